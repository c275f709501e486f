"""What is asked: one short sentence for every question, and a label for every option."""

from __future__ import annotations

from hantei.core.decision import Amount, Answer, Decision, Faces, Words
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, Sayable
from hantei.scenes.naming import Name

from ..content.language import Check, Choose, Gain, Shop
from ..rules.leader import unspent
from ..rules.squad import alive
from ..state import Campaign
from .names import STOCKS, amount, check_name, gear_name, leader_name, named, person, plain, price, said, search, thing
from .options import COMMON, COMPOUNDS, OPTIONS, SAME, compound


def question(c: Campaign, decision: Decision) -> Message:
    """One short sentence: what this seat is to decide."""
    if isinstance(decision, Faces):
        return Message("ua-ask-throw", {"dice": decision.dice.name, "why": throw_name(decision.kind)})
    special = SPECIAL.get(decision.kind)
    if special is not None:
        return special(c, decision)
    args: dict[str, Sayable] = {name: said(c, name, fact) for name, fact in decision.about.items()}
    args["seat"] = person(c, decision.who)
    if isinstance(decision, Amount):
        args |= {"low": decision.low, "high": decision.high}
    return Message(f"ua-ask-{decision.kind}", args)


def throw_name(why: str) -> Message:
    """What dice are thrown for."""
    return Message(f"ua-throw-{why}") if why in THROWS else check_name(why)


THROWS = (
    "target_die", "number", "reinforcements", "who_is_aimed_at", "reaction", "demand", "gain", "loss", "damage",
    "healing", "prisoners", "who_returns", "counter", "event_table", "damage_unit", "level", "reinforce",
    "damage_chosen", "modify_battle", "end_battle", "uses", "hit_table", "loot_amount", "special_equipment",
    "loot_table", "equipment_table", "supply_table", "other_table", "shotgun_critical", "tens", "ones", "throw",
)  # fmt: skip
"""Throws that are no checks."""


# Questions that need more than their facts


def ask_target(c: Campaign, decision: Decision) -> Message:
    """Whom to attack: by whom and how."""
    who = str(decision.about.get("who", ""))
    if not who:
        return Message("ua-ask-target-die")
    if who == "volley":
        return Message("ua-ask-target-volley")
    how = way(c, str(decision.about["method"]))
    again = decision.kind == "target" and decision.legal("stop")
    args: dict[str, Sayable] = {"who": person(c, who), "how": how}
    if decision.kind == "follow_up":
        method = decision.about["method"]
        return Message("ua-ask-follow_up" if method == "shot" else f"ua-ask-follow_up-{method}", args)
    return Message("ua-ask-target-again" if again else "ua-ask-target", args)


def way(c: Campaign, method: str) -> Name:
    """A way of attack: a method, gear, or a skill."""
    if method in c.content.gear:
        return gear_name(c, method)
    if method in c.content.book.skills:
        return named(c, "skill", method)
    return Message(f"ua-way-{method}")


def ask_event(c: Campaign, decision: Decision) -> Message:
    """A choice of the scenario, in its own words where it has some."""
    effect: Choose | Shop | None = search(c, str(decision.about["path"]))
    if effect is not None and effect.text is not None:
        return plain(effect.text)
    return Message(f"ua-ask-{decision.kind}")


def ask_which_leader(c: Campaign, decision: Decision) -> Message:
    """Whom of two leaders something concerns."""
    what = str(decision.about.get("what", ""))
    n = int(str(decision.about.get("amount", 0)))
    if what == "wound" and n < 0:
        return Message("ua-ask-which_leader-treated", {"n": -n})
    if what in ("hurt", "heal", "wound", "restore"):
        return Message(f"ua-ask-which_leader-{what}", {"n": n})
    if what == "price":
        figures = {name: int(str(decision.about[name])) for name in ("magazines", "scrip", "mre")}
        return Message("ua-ask-which_leader-price", {"price": price(**figures)})
    if what == "gain":
        return ask_who_gains(c, str(decision.about.get("path", "")))
    if what in ("trap", "check", "drop_out", "escape"):
        return Message(f"ua-ask-which_leader-{what}")
    if not what:
        effect = search(c, str(decision.about.get("path", "")))
        picked = isinstance(effect, Check) and effect.who == "random_member"
        return Message("ua-ask-which_leader-picked" if picked else "ua-ask-which_leader")
    sort = "table" if what in ("equipment", "supply") else "member" if what in c.content.roles else "thing"
    return Message(f"ua-ask-which_leader-{sort}", {"thing": thing(c, what)})


def ask_who_gains(c: Campaign, path: str) -> Message:
    """Which leader takes what the scenario gives: amounts, where they are known, and gear."""
    found = search(c, path) if path else None
    if not isinstance(found, Gain):
        return Message("ua-ask-which_leader-gain")
    given = {what: getattr(found, what) for what in STOCKS}
    what: list[Message] = [
        amount(name, n) if isinstance(n, int) else Message(f"ua-thing-{name}") for name, n in given.items() if n
    ]
    what += [Message("ua-gained-gear", {"gear": gear_name(c, item)}) for item in dict.fromkeys(found.items)]
    return Message("ua-ask-which_leader-gains", {"what": what}) if what else Message("ua-ask-which_leader-gain")


def ask_hand_over_amount(c: Campaign, decision: Decision) -> Message:
    """How much of a stock goes to the other leader."""
    return Message("ua-ask-hand_over_amount", {"what": Message(f"ua-how-much-{decision.about['what']}")})


def ask_extortion(c: Campaign, decision: Decision) -> Message:
    """What is demanded."""
    demanded = {name: int(str(decision.about[name])) for name in ("magazines", "scrip", "mre")}
    due = price(**demanded)
    return Message("ua-ask-extortion", {"price": due}) if due else Message("ua-ask-extortion-goods")


def ask_bargain(c: Campaign, decision: Decision) -> Message:
    """What is asked in magazines."""
    return Message("ua-ask-bargain", {"price": price(magazines=int(str(decision.about["magazines"])))})


def ask_recruit(c: Campaign, decision: Decision) -> Message:
    """Whether somebody joins, and for how much."""
    n = int(str(decision.about.get("price", 0)))
    role = str(decision.about.get("role", ""))
    args: dict[str, Sayable] = {"price": price(magazines=n), "role": named(c, "role", role) if role else ""}
    return Message(f"ua-ask-{decision.kind}-price", args) if n else Message(f"ua-ask-{decision.kind}", args)


def ask_preemptive_fire(c: Campaign, decision: Decision) -> Message:
    """Pre-emptive fire, the reaction known or not."""
    if "reaction" not in decision.about:
        return Message("ua-ask-preemptive_fire")
    return Message("ua-ask-preemptive_fire-reaction", {"reaction": said(c, "reaction", decision.about["reaction"])})


def ask_defence(c: Campaign, decision: Decision) -> Message:
    """How a leader defends, and how many attacks of the same enemy follow."""
    args: dict[str, Sayable] = {"unit": said(c, "unit", decision.about["unit"])}
    more = int(str(decision.about["more"]))
    return Message("ua-ask-defence-more", {**args, "more": more}) if more else Message("ua-ask-defence", args)


def ask_cure(c: Campaign, decision: Decision) -> Message:
    """Which ailment of whom."""
    return Message("ua-ask-cure", {"who": person(c, str(decision.about.get("who", decision.who)))})


def ask_growth(c: Campaign, decision: Decision) -> Message:
    """Growth, with the points left."""
    return Message("ua-ask-growth", {"left": unspent(c.squads[decision.who].leader)})


def ask_odd_attack(c: Campaign, decision: Decision) -> Message:
    """Who takes an attack that cannot be shared: the only one, or one too many, of two squads on which."""
    n = int(str(decision.about["n"]))
    args: dict[str, Sayable] = {"unit": said(c, "unit", decision.about["unit"])}
    if decision.clause != "UA-36.14":  # what is left over where everybody takes as many
        return Message("ua-ask-odd_attack", args)
    if n == 1:
        return Message("ua-ask-odd_attack-one", args)
    if len(alive(c)) == 1:
        return Message("ua-ask-odd_attack", args)
    return Message("ua-ask-odd_attack-squad", {**args, "leader": person(c, decision.who), "n": n})


def ask_prototype_shield(c: Campaign, decision: Decision) -> Message:
    """Whether a use of the prototype shield is worth it, before the roll or after it."""
    args = {name: said(c, name, fact) for name, fact in decision.about.items()}
    if decision.clause == "UA-40.23":
        return Message("ua-ask-prototype_shield-member", args)
    return Message("ua-ask-prototype_shield", args)


SPECIAL = {
    "target": ask_target,
    "follow_up": ask_target,
    "event": ask_event,
    "shop": ask_event,
    "which_leader": ask_which_leader,
    "odd_attack": ask_odd_attack,
    "hand_over_amount": ask_hand_over_amount,
    "extortion": ask_extortion,
    "bargain": ask_bargain,
    "recruit": ask_recruit,
    "bring_back": ask_recruit,
    "preemptive_fire": ask_preemptive_fire,
    "cure": ask_cure,
    "defence": ask_defence,
    "growth": ask_growth,
    "prototype_shield": ask_prototype_shield,
}


# Labels


def label(c: Campaign, decision: Decision, answer: Answer) -> Message:
    """The short label of an option."""
    if isinstance(decision, Words):
        return plain(leader_name(c, str(answer)))
    if not isinstance(answer, str):
        return plain(answer)
    options = OPTIONS[decision.kind]
    if answer in options.words:
        return Message(f"ua-opt-{scope(decision.kind, answer)}", word_args(c, decision, answer))
    head, colon, rest = answer.partition(":")
    if colon and (head in COMPOUNDS or decision.kind == "reaction_shift"):
        return compound(c, decision, head, rest)
    if options.naming is None:
        raise KeyError(f"{decision.kind}: {answer}")
    return options.naming(c, decision, answer)


def scope(kind: str, word: str) -> str:
    """Where a word belongs: to one kind of question, or to all."""
    if word in COMMON and kind != "cancel_damage":
        return f"common-{word}"
    return f"{SAME.get(kind, kind)}-{word}"


@at_a_glance
def word_args(c: Campaign, decision: Decision, word: str) -> dict[str, Sayable]:
    """The arguments of a closed word: facts of the question and figures of its own."""
    args: dict[str, Sayable] = {name: said(c, name, fact) for name, fact in decision.about.items()}
    figures = OPTIONS[decision.kind].figures
    args["seat"] = person(c, decision.who)
    return {**args, **(figures(c, decision, word) if figures is not None else {})}
