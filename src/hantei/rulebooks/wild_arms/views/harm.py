"""What is told of harm: what is guarded, the damage roll with its reasons, what it leaves of somebody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, Sayable, phrase

from ..rules.damage import armour_of
from ..rules.harm import worst
from ..rules.people import has_hp, participants
from ..rules.surprise import overpowered
from ..rules.things import under_way
from ..state import HARM, Fight
from .checks import amount_of, included, parts, reasons_of
from .names import arguments, guard_name, person, status_name

Facts = Mapping[str, Any]


def harm(c: Fight, facts: Facts) -> Message:
    """A status of harm begins; for those without HP with the reason (WA-14.13), or the one that they had before. Where
    the same blow brings a worse one, that is told."""
    if facts.get("passing"):
        return phrase("wa-nothing")
    if has_hp(c, facts["who"]):
        return Message("wa-log-harm", arguments(c, facts))
    if c.action is not None and overpowered(c, facts["who"]) and not facts.get("before"):
        return Message("wa-log-harm-surprise", arguments(c, facts))
    if facts["step"] == HARM[0] and not (others_harmed(c, facts["who"]) or treated(c)):
        return Message("wa-log-harm-no_hp", arguments(c, facts))
    if not facts.get("before"):
        return Message("wa-log-harm", arguments(c, facts))
    how = "instead" if c.rulings["harm_ladder"] == "replaces" else "worse"  # WA-14.20
    return Message(f"wa-log-harm-{how}", {**arguments(c, facts), "before": status_name(facts["before"])})


def others_harmed(c: Fight, who: str) -> bool:
    """Whether anybody else without HP is in a status of harm, of which the reason has been told then."""
    return any(one != who and not has_hp(c, one) and worst(c, one) for one in participants(c))


def treated(c: Fight) -> bool:
    """Whether a remedy for wounds has been used up: then somebody was wounded before, and the reason has been told."""
    for item, record in c.records.items.items():
        if HARM[0] in record.effect.cure:
            brought = sum(c.sheet(who).items.get(item, 0) for who in c.fighters)
            if sum(one.items.get(item, 0) for one in c.fighters.values()) < brought:
                return True
    return False


def guarded(c: Fight, facts: Facts) -> Message:
    """A hit is guarded, and what with may break."""
    args = {**arguments(c, facts), "source": guard_name(c, facts["source"], told=True)}
    if not facts["broken"]:
        return Message("wa-log-guarded-holds", args)
    return Message("wa-log-guarded-spent" if facts["source"].startswith("effect:") else "wa-log-guarded", args)


def hp_restored(c: Fight, facts: Facts) -> Message:
    """HP that come back; none where there was nothing to regain. Who is dying stays so (WA-18.5)."""
    if facts["amount"] and facts.get("dying"):
        return Message("wa-log-hp_restored-dying", arguments(c, facts))
    return Message("wa-log-hp_restored" if facts["amount"] else "wa-log-hp_restored-none", arguments(c, facts))


def damage_roll(c: Fight, facts: Facts) -> Message:
    """The damage roll: its dice, what is added to them and why, and the total."""
    args = arguments(c, facts)
    if "sum" not in facts:  # told by an earlier version
        return Message("wa-log-damage_roll", args)
    if not facts["dice"]:
        return Message("wa-log-damage_roll-flat", args)
    named = reasons_of(c, facts.get("added", ()), "-value")
    added = facts["total"] - facts["sum"] - sum(amount_of(one) for one in facts.get("added", ()))
    args["parts"] = parts(added, named)
    alone = facts["total"] == facts["sum"]
    args["came"] = Message("wa-summed-plain" if alone else "wa-summed", {"total": facts["total"]})
    if facts.get("changes"):
        return Message("wa-log-damage_roll-sum-pool", {**args, "changes": included(c, facts)})
    return Message("wa-log-damage_roll-sum", args)


def armour_met(c: Fight, facts: Facts) -> list[Message]:
    """WA-14.4, WA-14.6: the armour that counted, and the skill that ignores some of it; weaknesses know none."""
    art = under_way(c).art if c.action is not None else None
    left = facts.get("armour", 0)
    if art is not None and art.ignore_armour and armour_of(c, facts["who"]) > left and "weak" not in facts["traits"]:
        args: dict[str, Sayable] = {"art": Message("wa-art", {"name": art.name}), "n": left}
        return [Message("wa-trait-lowered" if left else "wa-trait-ignored", args)]
    return [Message("wa-trait-armour", {"n": left})] if left else []


def damage(c: Fight, facts: Facts) -> Message:
    """What of it somebody with HP loses; traits that counted. Of who was dying before, the HP left matter to nobody."""
    args = arguments(c, facts)
    traits = armour_met(c, facts)
    traits += [phrase(f"wa-trait-{trait}") for trait in facts["traits"]]
    if facts.get("dying") and facts["damage"]:
        rest = {name: one for name, one in args.items() if name != "hp"}
        if not traits:
            return Message("wa-log-damage-dying", rest)
        return Message("wa-log-damage-trait-dying", {**rest, "traits": traits})
    if traits:
        return Message(f"wa-log-damage-{'trait' if facts['damage'] else 'none-trait'}", {**args, "traits": traits})
    return Message("wa-log-damage" if facts["damage"] else "wa-log-damage-none", args)


def recovered(c: Fight, facts: Facts) -> Message:
    """Somebody on the winning side has all FP again, and no bad status: what of these was amiss, if anything."""
    amiss = facts.get("amiss", ("fp", "harm"))
    how = "" if len(amiss) > 1 else f"-{amiss[0]}" if amiss else None
    return phrase("wa-nothing") if how is None else Message(f"wa-log-recovered{how}", {"who": person(c, facts["who"])})
