"""What happens in a battle: who is met, who begins, losses, attacks, levels, rounds, the end: a line for each event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from hantei.core.message import Message, Sayable, everybody

from ..rules.battle.enemies import standing
from ..rules.leader import knows
from ..rules.squad import alive
from ..state import Campaign
from .names import arguments, person, place_of, places, search, signed, spaces, unit_name, unit_spec

Facts = Mapping[str, Any]
Line = Callable[[Campaign, Facts], Message]


def met(c: Campaign, facts: Facts) -> Message:
    """Who is met: level and strength."""
    args: dict[str, Sayable] = {"name": unit_name(c, facts["unit"]), "level": met_level(c, facts), "n": facts["n"]}
    notes = list(met_notes(c, facts["unit"]))
    if notes:
        args["notes"] = notes
        line = Message("ua-group-notes", args) if facts["kind"] == "group" else Message("ua-target-notes", args)
    else:
        line = Message("ua-group", args) if facts["kind"] == "group" else Message("ua-target", args)
    return Message("ua-log-met", {"unit": line})


def met_notes(c: Campaign, key: str) -> Iterator[Message]:
    """What helps the squad against an enemy, or keeps it off: its arms, who stands before it."""
    entry = unit_spec(c, key)
    if entry.main_arms == "melee":  # UA-29.9: no penalty to close attacks
        yield Message("ua-met-melee")
    if entry.exposed:
        return
    for way, before in (("guarded", entry.guarded_by), ("behind", entry.behind)):
        if before and (c.battle is None or before in standing(c)):
            yield Message(agreeing(c, before, f"ua-met-{way}"), {"unit": unit_name(c, before)})


def met_level(c: Campaign, facts: Facts) -> Sayable:
    """The level of an enemy, with another one where close attacks or shots have to reach more."""
    for one in unit_spec(c, facts["unit"]).resistances:
        if one.effect == "level_plus" and one.to in ("close", "shot"):
            raised = facts["level"] + one.amount
            return Message(f"ua-level-{one.to}", {"level": facts["level"], "raised": raised})
    return int(facts["level"])


def battle_begins(c: Campaign, facts: Facts) -> Message:
    """A battle: who is first, and where."""
    place = spaces(str(facts["space"]))
    if facts.get("penalty"):
        place.append(Message(f"ua-trait-dark-{facts['hindered']}", {"change": signed(facts["penalty"])}))
    elif facts["dark"]:
        place.append(Message("ua-trait-dark"))
    args: dict[str, Sayable] = {"traits": place}
    if str(facts.get("since", "")).startswith("tiles/"):
        args["place"] = place_of(c, str(facts["since"]))
    begun = Message(who_begins(c, facts), args)
    if facts.get("firm"):
        units = everybody([unit_name(c, str(key)) for key in facts["firm"]])
        firm = "ua-log-battle_begins-firm-several" if len(facts["firm"]) > 1 else "ua-log-battle_begins-firm"
        begun = Message(firm, {"begun": begun, "units": units})
    if facts.get("together"):
        args = {"begun": begun, "units": everybody([unit_name(c, str(key)) for key in facts["together"]])}
        begun = Message(f"ua-log-battle_begins-together-{facts['way']}", {**args, "n": facts["limit"]})
    if facts.get("until"):
        args = {"begun": begun, "unit": unit_name(c, facts["until"]), "n": facts["least"]}
        begun = Message("ua-log-battle_begins-until", args)
    if not facts.get("attackers"):
        return begun
    return Message("ua-log-battle_begins-few", {"begun": begun, "n": facts["attackers"]})


def who_begins(c: Campaign, facts: Facts) -> str:
    """The message that says who is first; the enemy is only about to be where pre-emptive fire can come before it."""
    if facts["first"] != "enemy":
        earlier = facts.get("turned") and str(facts.get("since", "")).startswith("tiles/")
        return "ua-log-battle_begins-squad-turned-at" if earlier else "ua-log-battle_begins-squad"
    forestalled = any(knows(c, c.squads[seat].leader, "preemptive_fire") for seat in alive(c))
    if facts.get("turned"):
        if str(facts.get("since", "")).startswith("tiles/"):
            return TURNED_AT[forestalled]
        return "ua-log-battle_begins-enemy-turned" if forestalled else "ua-log-battle_begins-enemy-turned-sure"
    return "ua-log-battle_begins-enemy" if forestalled else "ua-log-battle_begins-enemy-sure"


TURNED_AT = ("ua-log-battle_begins-enemy-turned-at-sure", "ua-log-battle_begins-enemy-turned-at")
"""That something on a map lets the enemy begin: for certain, or unless pre-emptive fire comes before it."""


def struck(message: str) -> Line:
    """The losses of an enemy; the last of them say that it is out of the battle."""

    def line(c: Campaign, facts: Facts) -> Message:
        return Message(message if facts["left"] else f"{message}-last", arguments(c, facts))

    return line


def stricken(event: str) -> Line:
    """An enemy is stunned or dazzled."""

    def line(c: Campaign, facts: Facts) -> Message:
        return Message(agreeing(c, facts["unit"], f"ua-log-{event}"), arguments(c, facts))

    return line


def throw_missed(c: Campaign, facts: Facts) -> Message:
    """A throw fails: what bursts misses, what dazzles dazzles nobody."""
    dazzles = facts["gear"] == "flashbang"
    return Message("ua-log-throw_missed-dazzle" if dazzles else "ua-log-throw_missed", arguments(c, facts))


def unit_left(c: Campaign, facts: Facts) -> Message:
    """An enemy is out of the battle; its last loss, or that it is taken prisoner, has a line of its own."""
    args = arguments(c, {name: fact for name, fact in facts.items() if name not in ("by", "others")})
    booked = unit_spec(c, facts["unit"]).on_capture
    prisoner = not booked or any(effect.do == "capture" for effect in booked)
    may_be = unit_spec(c, facts["unit"]).capture_when
    if facts["how"] == "captured" and may_be is not None and may_be.state == "gone" and may_be.unit:
        return Message("ua-log-unit_left-captured-gone", {**args, "gone": unit_name(c, may_be.unit)})
    if "by" in facts:  # the leader's own action, whatever is booked for it
        return Message("ua-log-unit_left-taken", {**args, "who": person(c, facts["by"])})
    if facts["how"] == "fallen" or (facts["how"] == "captured" and prisoner):
        return Message("ua-nothing")
    if "others" in facts:
        named = everybody([Message("ua-those-left-one", {"unit": unit_name(c, str(key))}) for key in facts["others"]])
        line = agreeing(c, facts["unit"], "ua-log-unit_left-withdrawn-together")
        return Message(line, {**args, "others": named})
    if facts.get("outmatched"):
        return Message(agreeing(c, facts["unit"], "ua-log-unit_left-withdrawn-outmatched"), args)
    return Message(agreeing(c, facts["unit"], f"ua-log-unit_left-{facts['how']}"), args)


def enemy_attacks(c: Campaign, facts: Facts) -> Message:
    """How often a unit attacks, that it does so before the squad, and what has changed the number."""
    args: dict[str, Sayable] = {"unit": unit_name(c, facts["unit"]), "n": facts["n"]}
    if not facts["n"]:
        if "flashed" in facts.get("because", ()):
            return Message("ua-log-enemy_attacks-none-flashed", args)
        if unit_spec(c, facts["unit"]).attacks == 0:  # it never does
            return Message("ua-nothing")
        return Message(agreeing(c, facts["unit"], "ua-log-enemy_attacks-none"), args)
    early = facts.get("first")
    if facts.get("alone") and not early and "because" not in facts:
        return Message("ua-log-enemy_attacks-alone", args)
    fewer = facts.get("again") and facts["change"] < 0 and not early  # why was said in an earlier round
    if "because" not in facts or (facts.get("again") and not fewer):
        said = "ua-log-enemy_attacks-first" if early else "ua-log-enemy_attacks"
        return Message(agreeing(c, facts["unit"], said), args)
    usual = facts["n"] - facts["change"]
    args["times"] = Message("ua-times", {"n": facts["n"]})
    args["usual"] = Message("ua-times-bare" if min(usual, facts["n"]) > TWICE else "ua-times", {"n": usual})
    if fewer:
        return Message(agreeing(c, facts["unit"], "ua-log-enemy_attacks-still"), args)
    args["reasons"] = reasons_for(c, facts["because"])
    changed = "ua-log-enemy_attacks-changed-first" if early else "ua-log-enemy_attacks-changed"
    return Message(agreeing(c, facts["unit"], changed), args)


TWICE = 2
"""Up to this number English has a word for how often; of two larger ones it says "times" once."""


def agreeing(c: Campaign, unit: str, message: str) -> str:
    """The message whose verb agrees with an enemy: a group is several, a high-threat target is one."""
    return message if unit_spec(c, unit).kind == "group" else f"{message}-one"


def reasons_for(c: Campaign, because: Sequence[str]) -> list[Message]:
    """Why a number is not the usual one. What happened before is told in one clause, however much of it there was."""
    what: list[Message] = []
    now: list[Message] = []
    for one in because:
        head, _, path = one.partition(":")
        if head != "earlier" or bargained(c, path):
            now.append(reason(c, one))
        elif (before := happened(c, path)) not in what:
            what.append(before)
    if not what:
        return now
    told = reduce(lambda first, then: Message("ua-happened-both", {"one": first, "other": then}), what)
    return [Message("ua-because-earlier", {"what": told}), *now]


def reason(c: Campaign, one: str) -> Message:
    """A reason in words that holds by itself: the round's number, an enemy out of the battle, a bargain."""
    head, _, unit = one.partition(":")
    if head == "earlier":
        return Message("ua-because-agreed")
    return Message(f"ua-because-{head}", {"unit": unit_name(c, unit)} if unit else {})


def happened(c: Campaign, path: str) -> Message:
    """What was done before a battle, by the effect that it had: at the start, on this map, on another."""
    if path.startswith("start/"):
        return Message("ua-happened-start")
    if not path.startswith("tiles/"):
        return Message("ua-happened")
    if c.operation is not None and path.split("/")[1] == c.op.tile:
        return Message("ua-happened-here")
    return Message("ua-happened-at", {"place": place_of(c, path)})


def bargained(c: Campaign, path: str) -> bool:
    """Whether an effect is what was agreed on another map."""
    here = c.operation is not None and path.split("/")[1:2] == [c.op.tile]
    return path.startswith("tiles/") and not here and agreed(c, path)


def agreed(c: Campaign, path: str) -> bool:
    """Whether an effect was bargained for: it stands among those of an option that is a bargain."""
    option = search(c, path.rpartition("/then/")[0]) if "/then/" in path else None
    return bool(getattr(option, "bargain", False))


def killed(c: Campaign, facts: Facts) -> Message:
    """A leader dies, who is numbered as long as no successor has the seat where two have one name."""
    args = arguments(c, facts)
    if "who" in facts and c.squads[facts["who"]].leader.name == facts["name"]:
        args["name"] = person(c, facts["who"])
    return Message("ua-log-killed", args)


def leader_made(c: Campaign, facts: Facts) -> Message:
    """Who leads the squad, or the first or second of two."""
    args = arguments(c, facts)
    if len(c.squads) < 2:
        return Message(successor(c, facts), args)
    return Message("ua-log-leader_made-of", {**args, "n": 1 + list(c.squads).index(facts["who"])})


def successor(c: Campaign, facts: Facts) -> str:
    """The message about the one leader, who may come after one who fell, and may bear the same name."""
    if not c.fallen:
        return "ua-log-leader_made"
    same = c.squads[facts["who"]].leader.name in c.fallen
    return "ua-log-leader_made-namesake" if same else "ua-log-leader_made-next"


def prisoners(c: Campaign, facts: Facts) -> Message:
    """Prisoners that the scenario books: it may call them otherwise than the enemies they were."""
    args = arguments(c, facts)
    same = any(spec.name == args["prisoner"] for ids in places(c) for spec in ids.values())
    return Message("ua-log-prisoners" if same else "ua-log-prisoners-as", args)


def level_shifted(c: Campaign, facts: Facts) -> Message:
    """An enemy becomes easier or harder."""
    if facts.get("over"):  # the loss that shifts it ends the battle
        return Message("ua-nothing")
    n = facts["amount"]
    way = "down" if n < 0 else "up"
    args: dict[str, Sayable] = {"unit": unit_name(c, facts["unit"]), "n": abs(n)}
    if "gone" not in facts:
        return Message(f"ua-log-level_shifted-{way}", args)
    return Message(f"ua-log-level_shifted-{way}-gone", {**args, "gone": unit_name(c, facts["gone"])})


def modified(c: Campaign, facts: Facts) -> Message:
    """An event helps or hinders the squad for the rest of the battle; one set off by a fall says whose it was."""
    args: dict[str, Sayable] = {"change": signed(facts["change"])}
    if "gone" not in facts:
        return Message(f"ua-log-modified-{facts['side']}", args)
    return Message(f"ua-log-modified-{facts['side']}-gone", {**args, "gone": unit_name(c, facts["gone"])})


def battle_over(c: Campaign, facts: Facts) -> Message:
    """How a battle ended, and what it has left of the magazines, of which shots took theirs without a line."""
    when: dict[str, Sayable] = {"rounds": facts["rounds"], "left": facts["magazines"]}
    how = how_ended(c, facts)
    if how is None:  # that somebody has left may have been told right before
        return Message("ua-log-battle_over-fled-some" if facts.get("fell") else "ua-log-battle_over-fled", when)
    return Message("ua-log-battle_over" if facts["rounds"] else "ua-log-battle_over-early", {**when, "how": how})


def how_ended(c: Campaign, facts: Facts) -> Message | None:
    """The end of a battle in words; None where the enemies left, each of whom has a line."""
    result = facts["result"]
    if "gone" in facts and result in ("victory", "withdrawn"):  # whose loss ends it while others stand
        pairs = zip(facts["rest"], facts["numbers"], strict=True)
        left = everybody([those_left(c, key, n) for key, n in pairs])
        return Message(f"ua-over-{result}-gone", {"gone": unit_name(c, facts["gone"]), "units": left})
    if result != "withdrawn":
        return Message("ua-over-held" if result == "victory" and facts.get("held_out") else f"ua-over-{result}")
    if facts.get("standing"):  # the scenario ends it while they stand
        units = everybody([unit_name(c, key) for key in facts["standing"]])
        return Message("ua-over-withdrawn-rest", {"units": units})
    # some may have left before, but nobody remained to do so now
    return Message("ua-over-victory") if facts.get("last") in ("fallen", "captured") else None


def those_left(c: Campaign, key: str, n: int) -> Message:
    """Enemies who still stand: of a group, how many."""
    group = unit_spec(c, key).kind == "group"
    return Message("ua-those-left" if group else "ua-those-left-one", {"unit": unit_name(c, key), "n": n})


def begun(c: Campaign, facts: Facts) -> Message:
    """A round, with the magazines that are left, of which shots take theirs without a line."""
    if "holders" in facts:
        pairs = zip(facts["holders"], facts["shares"], strict=True)
        shares = [Message("ua-share", {"who": person(c, seat), "n": n}) for seat, n in pairs]
        return Message("ua-log-round-shares", {"n": facts["n"], "shares": shares})
    return Message("ua-log-round-left" if "magazines" in facts else "ua-log-round", arguments(c, facts))


def reinforced(c: Campaign, facts: Facts) -> Message:
    """Enemies join: of a group how many, of a single one the life; how many there are now, if some were there."""
    args = arguments(c, facts)
    if "level" not in facts:  # as earlier versions told it
        if unit_spec(c, facts["unit"]).kind != "group":
            return Message("ua-log-reinforced-target", args)
        return Message("ua-log-reinforced-new" if facts["n"] == facts["now"] else "ua-log-reinforced", args)
    group = unit_spec(c, facts["unit"]).kind == "group"
    if group and facts["n"] != facts["now"]:
        return Message("ua-log-arrived", args)
    way, notes = "new" if group else "target", list(met_notes(c, facts["unit"]))
    if notes:
        return Message(f"ua-log-arrived-{way}-notes", {**args, "notes": notes})
    return Message(f"ua-log-arrived-{way}", args)


def mixed(c: Campaign, facts: Facts) -> Message:
    """A die decides where shots go (UA-24.5): what it means is told once."""
    return Message("ua-log-mixed-again" if facts.get("again") else "ua-log-mixed")
