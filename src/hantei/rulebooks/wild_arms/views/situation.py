"""What matters for a question: the round, the conditions of victory and defeat, how everybody is."""

from __future__ import annotations

from hantei.core.decision import Decision
from hantei.core.message import Message, Sayable
from hantei.scenes.lineup import in_rows

from ..content.records import WANDERER_SET
from ..rules.acting import incapacitated
from ..rules.break_guard import uses_left
from ..rules.people import has_hp
from ..rules.possession import holds_possession
from ..state import Fight
from .goals import goal_line
from .names import (
    acting,
    arm_name,
    item_name,
    items,
    labelled,
    possession_name,
    shown,
    state_words,
)

GOALS = ("set_up", "move", "possession", "battle_over")
"""Questions for which it matters what the battle is about."""

FIELD = (*GOALS, "act", "target", "side", "support", "cover", "obstructed", "representative", "helper")
"""Questions for which it matters how everybody is."""


def situation(c: Fight, decision: Decision) -> list[Message]:
    """The lines that matter for this question; that about whoever is asked is marked, and so is shown whenever somebody
    else is."""
    lines = [round_line(c)]
    if c.sniping:
        lines.append(Message("wa-sit-sniping", {"range": c.sniping, "distance": c.distance, "charges": c.charges}))
    if decision.kind in GOALS:
        lines += [goal_line(c, "victory"), goal_line(c, "defeat")]
        if c.barred:
            lines.append(Message("wa-log-barred", {"possessions": [possession_name(one) for one in c.barred]}))
    acts = acting(c, decision)
    asked = [Message("wa-sit-asked", {"line": line(c, acts)})] if acts in c.fighters else []
    if decision.kind in FIELD:
        order = [
            who for faction in c.factions for who in shown(c) if c.fighters[who].faction == faction and who != acts
        ]
        lines += [*asked, *in_rows([line(c, who) for who in sorted(order, key=lambda who: incapacitated(c, who))])]
    elif decision.kind == "guard":
        lines += asked
    return lines


def round_line(c: Fight) -> Message:
    """The round and its phase."""
    return Message("wa-sit-round", {"n": c.round, "phase": Message(f"wa-phase-{c.phase}")})


def line(c: Fight, who: str) -> Message:
    """Somebody as everybody sees them: HP and FP, possession, what is in hand, statuses."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    args: dict[str, Sayable] = {"who": labelled(c, who), "fp": fighter.fp, "most": sheet.fp}
    args["possession"] = possession_line(c, who)
    args["hand"] = in_hand(c, who)
    words = state_words(c, who)
    args["state"] = Message("wa-sit-state", {"words": words}) if words else ""
    no_fp = "" if sheet.fp or fighter.fp else "-no-fp"
    if has_hp(c, who):
        return Message(
            f"wa-sit-hp{no_fp}", {**args, "hp": fighter.hp, "of": sheet.hp or 0, "armour": sheet.armour or 0}
        )
    return Message(f"wa-sit-no-hp{no_fp}", {**args, "guard": uses_left(c, who)})


def possession_line(c: Fight, who: str) -> Message:
    """The possession somebody holds, with the crest skill of ドロークレスト; of who has none, whether it is still to be
    chosen (WA-06.1)."""
    fighter = c.fighters[who]
    if not fighter.possession:
        to_come = c.phase in BEFORE and holds_possession(c, who)
        return Message("wa-sit-no-possession" if to_come else "wa-sit-without-possession")
    name = possession_name(fighter.possession)
    if not fighter.crest:
        return name
    return Message("wa-sit-crest", {"name": name, "crest": Message(f"wa-crest-{fighter.crest}")})


BEFORE = ("pre_battle", "set_up", "possession")
"""The phases in which a possession can be still to come."""


def in_hand(c: Fight, who: str) -> Sayable:
    """The ARM in use with its rounds left, natural attacks, and items except for the wanderer set, which most have."""
    fighter = c.fighters[who]
    attacks = c.sheet(who).attacks
    found: list[Message] = []
    for name, rounds in fighter.arms.items():
        if name not in attacks and (name != fighter.in_use or fighter.disarmed):
            continue
        args: dict[str, Sayable] = {"arm": arm_name(c, name), "rounds": rounds}
        found.append(Message("wa-sit-arm-rounds" if rounds >= 0 else "wa-sit-arm", args))
    for item, count in fighter.items.items():
        if count and item != WANDERER_SET:
            found.append(items(item_name(c, item), count))
    return found or Message("wa-sit-nothing")
