"""Chapter 06: エスケープ and its obstruction (逃走妨害)."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.decision import Amount, Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.scenes.muster import muster

from ..state import UNCOUNTED, Fight
from .acting import incapacitated
from .action_phase import spend
from .beats import beat
from .checks import Change, Roll, wins
from .making_checks import make_check
from .people import count_in_round, enemies, has, in_round
from .possession import take
from .skills import knows, no_check
from .sniping import flees
from .things import of_kind

OBSTRUCTING = ("shooting", "melee", "magic", "acrobatics")
"""WA-06.36: 射撃 白兵 魔法 軽業."""

FLEEING = ("evasion", "survival", "acrobatics")
"""WA-06.36: 回避 生存 軽業."""

MOST = 20
"""The most that circumstances can count for (WA-06.38)."""


def obstructable(c: Fight, who: str) -> list[str]:
    """WA-06.35, WA-06.40: enemies who hold エスケープ; WA-21.8: nobody who flees with a faction.
    WA-09.3: nor anybody out of action, who cannot leave anyway.
    """
    return [
        one
        for one in enemies(c, who)
        if c.fighters[one].possession == "escape"
        and not flees(c, one)
        and not tried(c, who, one)
        and not (incapacitated(c, one) and c.rulings["downed_escape"] == "stays")
    ]


def tried(c: Fight, who: str, target: str) -> bool:
    """WA-06.40: whether somebody's side has had its try, where a table rules that there is one in a round."""
    return in_round(c.fighters[target], attempt(c, who)) > 0


def attempt(c: Fight, who: str) -> str:
    """What counts the tries of somebody's side."""
    return f"obstructed by {c.fighters[who].faction}"


def no_obstruction(c: Fight, who: str) -> str:
    """The clause by which somebody cannot obstruct anybody now, "" where it can."""
    fighter = c.fighters[who]
    if has(fighter, "sight_impaired"):
        return "WA-18.22"
    if fighter.possession == "close":
        return "WA-06.32"
    if not obstructable(c, who):
        fleeing = [one for one in enemies(c, who) if c.fighters[one].possession == "escape"]
        if any(tried(c, who, one) for one in fleeing):
            return "WA-06.40"
        return "WA-21.8" if any(flees(c, one) for one in fleeing) else "WA-06.35"
    return "" if skills_to_obstruct(c, who) else "WA-06.36"


def skills_to_obstruct(c: Fight, who: str) -> list[str]:
    """WA-06.36: the skills with which somebody can obstruct; by ruling with a shot or a blow that is possible now."""
    skills = [skill for skill in OBSTRUCTING if knows(c, who, skill)]
    if c.rulings["obstruction_is_attack"] == "check_only":
        return skills
    return [skill for skill in skills if skill not in ("shooting", "melee") or weapon(c, who, skill)]


def weapon(c: Fight, who: str, kind: str) -> str:
    """The weapon of a kind that is at hand, with rounds for an attack where it counts any; "" for none."""
    fighter = c.fighters[who]
    return next((name for name in of_kind(c, who, kind) if fighter.arms[name] != 0), "")


@beat("obstruct", "WA-06.35", "WA-06.36", "WA-06.37", "WA-06.38", "WA-06.40", "WA-11.13")
def obstruct(c: Fight, table: Table, who: str) -> None:
    """An opposed check, each with a skill of its own choice; if the obstructor wins, the other is in オープン."""
    seat = c.fighters[who].seat
    target = table.choose(Choice(seat, "obstructed", "WA-06.35", obstructable(c, who), {"who": who}))
    skill = choose_skill(c, table, who, "obstruct_skill", skills_to_obstruct(c, who), target)
    flight = choose_skill(c, table, target, "flee_skill", [one for one in FLEEING if not no_check(c, target, one)], who)
    spend(c, who, "major")
    if c.rulings["obstruction_tries"] == "once_per_round_and_side":
        count_in_round(c.fighters[target], attempt(c, who))
    table.tell("obstructs", who=who, target=target)
    one = active(c, table, who, skill, target)
    if not flight:  # WA-01.4: by ruling nobody rolls a skill that is not listed
        won = True
    else:
        use = "reaction" if c.rulings["obstruction_is_attack"] == "attack" and flight == "evasion" else "passive"
        more = circumstances(c, table, target)
        other = make_check(c, table, target, flight, use, more, kind="flee", target=who, against=one.total)
        won = wins(one, other, c.rulings)
    table.tell("obstructed" if won else "escape_kept", who=target, by=who)
    if won:
        take(c, table, target, "open")


def choose_skill(c: Fight, table: Table, who: str, kind: str, options: Sequence[str], other: str) -> str:
    """WA-06.36: each picks its own skill."""
    if not options:
        return ""
    ask = Choice(c.fighters[who].seat, kind, "WA-06.36", options, {"who": who, "target": other})
    return table.choose(ask)


def active(c: Fight, table: Table, who: str, skill: str, target: str) -> Roll:
    """WA-06.36: the obstructor's check: no attack, so that no round is spent; by ruling one, unless with 軽業."""
    attack = c.rulings["obstruction_is_attack"] == "attack" and skill != "acrobatics"
    more = circumstances(c, table, who)
    if attack and skill == "shooting":
        fire(c, who)
    return make_check(c, table, who, skill, "attack" if attack else "check", more, kind="obstruct", target=target)


def fire(c: Fight, who: str) -> None:
    """WA-11.7: the round of a shot is spent, where the weapon counts any."""
    arms, name = c.fighters[who].arms, weapon(c, who, "shooting")
    arms[name] = max(UNCOUNTED, arms[name] - 1)


def circumstances(c: Fight, table: Table, who: str) -> list[Change]:
    """WA-06.38: mounts, flight, ground: as the encounter says, or the game master for this check."""
    amount = mount(c, who)
    if c.referee:
        about: dict[str, Fact] = {"who": who, "usual": amount}
        amount = table.amount(Amount(REFEREE, "circumstances", "WA-06.38", -MOST, MOST, about))
    return [(amount, "WA-06.38", "circumstances")] if amount else []


def mount(c: Fight, who: str) -> int:
    """WA-06.38: what somebody's mount counts for in checks of escape and obstruction."""
    return next((unit.mounted for name, unit, _ in muster(c.scene.fighters) if name == who), 0)
