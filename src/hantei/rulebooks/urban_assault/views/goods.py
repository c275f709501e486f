"""Goods and members that come and go: one line for every event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from hantei.core.message import Message, Sayable, everybody

from ..state import Campaign
from .names import amount, arguments, gear_name, own, person, price, recruits

Facts = Mapping[str, Any]
Line = Callable[[Campaign, Facts], Message]


def stocks(event: str) -> Line:
    """A line about one stock: gained, lost, paid; of a reward, what for."""

    def line(c: Campaign, facts: Facts) -> Message:
        args: dict[str, Sayable] = {
            "who": person(c, facts["who"]),
            "amount": amount(facts["what"], facts["n"]),
            "left": Message(f"ua-counted-{facts['what']}", {"n": facts["left"]}),
        }
        if event == "paid":
            args["deed"] = Message("ua-paid-mre" if facts["what"] == "mre" else "ua-paid-stock")
        if facts.get("spoils"):
            return Message(f"ua-log-{event}-spoils", args)
        if "formula" in facts:
            formula = str(facts["formula"]).replace("*", "×").replace("d", "D")
            return Message(f"ua-log-{event}-rolled", {**args, "formula": formula})
        if "companion" in facts:
            return Message(f"ua-log-{event}-thanks", {**args, "companion": own(c, "companions", facts["companion"])})
        return Message(f"ua-log-{event}-reward" if facts.get("reward") else f"ua-log-{event}", args)

    return line


def spent(c: Campaign, facts: Facts) -> Message:
    """Magazines are spent; the last one fires only once. What a shot leaves, its roll tells."""
    args: dict[str, Sayable] = {"who": person(c, facts["who"]), "n": facts["n"], "left": facts["left"]}
    if facts["why"] in ("shot", "rapid_fire"):
        return Message("ua-nothing")
    if facts["why"] in ("extortion", "recruit", "bring_back"):
        return stocks("paid")(c, {**facts, "what": "magazines"})
    return Message("ua-log-spent-last", args) if facts["why"] == "last_shot" else Message("ua-log-spent", args)


def issued(c: Campaign, facts: Facts) -> Message:
    """Magazines issued up to the cap, or a member lent by the scenario."""
    args = arguments(c, facts)
    if "member" not in facts:
        return Message("ua-log-issued-squad" if len(c.squads) > 1 and c.pool != "shared" else "ua-log-issued", args)
    owner = next((seat for seat, squad in c.squads.items() if facts["member"] in squad.members), "")
    if len(c.squads) > 1 and owner:
        return Message("ua-log-issued-member-of", {**args, "leader": person(c, owner)})
    return Message("ua-log-issued-member", args)


def handed_over(c: Campaign, facts: Facts) -> Message:
    """Stocks or gear pass from one leader to the other."""
    if facts["what"] in c.content.gear:
        what = Message("ua-gained-gear", {"gear": gear_name(c, facts["what"])})
    else:
        what = amount(facts["what"], facts["n"])
    return Message("ua-log-handed_over", {"who": person(c, facts["who"]), "to": person(c, facts["to"]), "what": what})


def handed_out(c: Campaign, items: Sequence[str]) -> Message:
    """What an option that gives gear does: which and how many, and what it is good for, of several kinds by name."""
    found = {item: c.content.gear[item] for item in items}
    if len(items) == 1:
        return Message("ua-fx-event-gear", {"gear": found[items[0]].name, "effect": found[items[0]].effect})
    effects = [Message("ua-fx-named", {"name": one.name, "effect": one.effect}) for one in found.values()]
    every = reduce(lambda one, other: Message("ua-fx-both", {"one": one, "other": other}), effects)
    names = [
        Message("ua-many", {"name": one.name, "n": n})
        if (n := list(items).count(item)) > 1
        else Message("ua-gained-gear", {"gear": one.name})
        for item, one in found.items()
    ]
    effect = every if len(found) > 1 else found[items[0]].effect
    return Message("ua-fx-event-gears", {"gear": names, "effect": effect})


def bearer(c: Campaign, facts: Facts) -> Message:
    """Who bears a prototype shield."""
    return Message("ua-log-bearer", {"who": person(c, facts["who"]), "gear": gear_name(c, "prototype_shield")})


def delivered(c: Campaign, facts: Facts) -> Message:
    """Prisoners brought home, and what they bring."""
    args = arguments(c, facts)
    paid = price(magazines=facts["magazines"], scrip=facts["scrip"])
    if not paid:
        return Message("ua-log-delivered-none", args)
    if "now_scrip" not in facts:  # as earlier versions told it
        return Message("ua-log-delivered", {**args, "price": paid})
    sums = [
        Message(f"ua-counted-{what}", {"n": facts[f"now_{what}"]}) for what in ("magazines", "scrip") if facts[what]
    ]
    return Message("ua-log-delivered-sum", {**args, "price": paid, "left": sums})


def cannot_join(c: Campaign, facts: Facts) -> Message:
    """Why a member cannot join."""
    why = {"UA-28.68": "places", "UA-28.69": "post"}.get(facts["clause"], "price")
    return Message(f"ua-log-cannot_join-{why}", arguments(c, facts))


def hired(c: Campaign, facts: Facts) -> Message:
    """Members join, counted by role; which of a role each will be, numbers say later. Of two squads it is said which.

    Of those who join together the last tells it.
    """
    crew = facts.get("together", [facts["who"]])
    if facts["who"] != crew[-1]:
        return Message("ua-nothing")
    price, left = facts.get("cost", facts["price"]), facts["left"]
    args: dict[str, Sayable] = {"who": everybody(recruits(c, crew)), "price": price, "left": left}
    owner = next((seat for seat, squad in c.squads.items() if facts["who"] in squad.members), "")
    if len(c.squads) > 1 and owner:
        said = "ua-log-hired-of-together" if len(crew) > 1 else "ua-log-hired-of"
        return Message(said, {**args, "leader": person(c, owner)})
    if len(crew) > 1:
        return Message("ua-log-hired-together", {**args, "crew": args["who"]})
    return Message("ua-log-hired", args)


def requested(c: Campaign, facts: Facts) -> Message:
    """What a supply request brings: a gun in hand, or protection, with the life that it gives."""
    args: dict[str, Sayable] = {"who": person(c, facts["who"]), "gear": gear_name(c, facts["gear"])}
    kind = facts.get("kind", "")
    if kind not in ("body_protection", "shield"):
        return Message("ua-log-requested", args)
    args |= {"life": Message("ua-sit-life", {"n": facts["life"], "max": facts["max"]})}
    if facts["off"] == facts["gear"]:
        return Message("ua-log-requested-same", args)
    if facts["off"]:
        return Message("ua-log-requested-instead", {**args, "off": gear_name(c, facts["off"])})
    return Message("ua-log-requested-worn" if kind == "body_protection" else "ua-log-requested-held", args)


def deployed(c: Campaign, facts: Facts) -> Message:
    """A squad moves out; of two that share one stock both do so in one line."""
    shared = c.pool == "shared" and len(c.squads) > 1
    if facts.get("mre"):
        return Message("ua-log-deployed-shared-fed" if shared else "ua-log-deployed-fed", arguments(c, facts))
    return Message("ua-log-deployed-shared" if shared else "ua-log-deployed", arguments(c, facts))


def found(c: Campaign, facts: Facts) -> Message:
    """Gear found, or lent by the scenario before the first map."""
    lent = c.operation is not None and not c.op.tile and facts["who"] in c.squads
    issued_too = lent and any(i.issued and i.gear == facts["gear"] for i in c.squads[facts["who"]].items.values())
    return Message("ua-log-found-issued" if issued_too else "ua-log-found", arguments(c, facts))


def left_behind(c: Campaign, facts: Facts) -> Message:
    """Gear that nobody takes along, for want of room or by choice."""
    return Message("ua-log-left_behind-full" if facts.get("full") else "ua-log-left_behind", arguments(c, facts))


def dropped(c: Campaign, facts: Facts) -> Message:
    """Gear is left behind; of protection, the life that is left without it."""
    args: dict[str, Sayable] = {"who": person(c, facts["who"]), "gear": gear_name(c, facts["gear"])}
    if "life" not in facts:
        return Message("ua-log-dropped", args)
    life = Message("ua-sit-life", {"n": facts["life"], "max": facts["max"]})
    return Message("ua-log-dropped-life", {**args, "life": life})


def traded(event: str) -> Line:
    """Gear bought or sold; of two squads it is said by which."""

    def line(c: Campaign, facts: Facts) -> Message:
        return Message(f"ua-log-{event}-of" if len(c.squads) > 1 else f"ua-log-{event}", arguments(c, facts))

    return line
