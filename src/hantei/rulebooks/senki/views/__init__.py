"""What a player sees and reads: the fight as plain data, and everything that is said about it.

Nothing here decides anything; texts are messages and named texts, which the reader's language says.
"""

from __future__ import annotations

from typing import Any

from ..content.records import VALUES
from ..rules.figures import figures
from ..rules.grid import door_name, is_slow, marks, named, place, present, squares, state_of
from ..rules.knowledge import insight, knows, start_hp
from ..state import Fight, Fighter
from .board import boards
from .counts import count_name
from .effects import effect
from .events import report
from .gathers import GATHERS, HOLLOW, IDLE, LOOSE
from .going import heading
from .joins import JOINS
from .map import tags
from .names import side_name, step_label
from .order import order
from .purposes import purpose, titled
from .questions import STANDING, label, question, throw_name
from .roster import plays, roster
from .situation import situation
from .together import TOGETHER

__all__ = [
    "GATHERS",
    "HOLLOW",
    "IDLE",
    "JOINS",
    "LOOSE",
    "STANDING",
    "TOGETHER",
    "boards",
    "count_name",
    "effect",
    "heading",
    "insight",
    "label",
    "order",
    "plays",
    "purpose",
    "question",
    "report",
    "roster",
    "side_name",
    "situation",
    "step_label",
    "throw_name",
    "titled",
    "view",
]


def view(c: Fight, seat: str) -> dict[str, Any]:
    """What the player of a seat may see, built from nothing.

    SK-DATA.25: of NPCs players see what has happened to them, not their figures; dice and arrivals to come are not in
    it.
    """
    letters = tags(c)
    shown = [who for who, fighter in c.fighters.items() if not pending(c, seat, who, fighter)]
    return {
        "seat": seat,
        "encounter": c.encounter,
        "round": c.round,
        "stage": c.stage,
        "current": c.current,
        "spent": list(c.spent),
        "board": board_view(c),
        "fighters": {who: {"tag": letters[who], **fighter_view(c, seat, who)} for who in shown},
        "attack": attack_view(c),
        "scenes": c.scenes,
        "over": c.over,
        "winner": c.winner,
        "ended_by": c.ended_by,
    }


def pending(c: Fight, seat: str, who: str, fighter: Fighter) -> bool:
    """Whether somebody is still to come, unknown to this seat."""
    return fighter.away and not fighter.escaped and not knows(c, seat, who)


def board_view(c: Fight) -> dict[str, Any]:
    """The battle sheet as it is now: the rows of the encounter, every square with marks, walls and doors."""
    return {
        "rows": list(c.scene.board.rows),
        "marks": {named(at): list(found) for at in squares(c) if (found := marks(c, at))},
        "edges": [
            {"name": door_name(entry), "kind": entry.kind, "state": state_of(c, entry)} for entry in c.scene.board.edges
        ],
    }


def fighter_view(c: Fight, seat: str, who: str) -> dict[str, Any]:
    """A machine: what everybody sees, and its figures for those who may read them."""
    fighter = c.fighters[who]
    seen: dict[str, Any] = {
        "character": fighter.character,
        "side": fighter.side,
        "seat": fighter.seat,
        "pc": fighter.pc,
        "at": named(place(c, who)) if present(fighter) else "",
        "acted": fighter.acted,
        "finished": fighter.finished,
        "waiting": fighter.waiting,
        "incapacitated": fighter.incapacitated,
        "shot_down": fighter.shot_down,
        "backstage": fighter.backstage,
        "dead": fighter.dead,
        "escaped": fighter.escaped,
        "high": fighter.high,
        "charging": fighter.charging,
        "submerged": fighter.submerged,
        "slow": is_slow(c, who),
        "statuses": [
            {"id": status.id, "rank": status.rank, "equipment": status.equipment} for status in fighter.statuses
        ],
        "effects": [{"record": running.record, "until": running.until} for running in fighter.effects],
        "damage_taken": max(0, start_hp(c, who) - fighter.hp),
        "equipped": list(fighter.equipped),
    }
    return seen | figures_view(c, who) if knows(c, seat, who) else seen


def figures_view(c: Fight, who: str) -> dict[str, Any]:
    """The figures and means of a machine."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    return {
        "hp": fighter.hp,
        "hp_max": sheet.hp,
        "en": fighter.en,
        "en_max": sheet.en,
        "ts": fighter.ts,
        "values": figures(c, who, VALUES),
        "dress": sheet.dress,
        "possessions": list(fighter.possessions),
        "unready": list(fighter.unready),
        "assaults": list(sheet.assaults),
        "skills": list(sheet.skills),
        "items": dict(fighter.items),
        "used_round": dict(fighter.used_round),
        "used_combat": dict(fighter.used_combat),
    }


def attack_view(c: Fight) -> dict[str, Any] | None:
    """The attack in progress: what has been declared and rolled."""
    if c.attack is None:
        return None
    attack = c.attack
    return {
        "attacker": attack.attacker,
        "kind": attack.kind,
        "weapon": attack.weapon,
        "skill": attack.skill,
        "squares": list(attack.squares),
        "targets": list(attack.targets),
        "hit_total": attack.hit_total,
        "hit_critical": attack.hit_critical,
        "hit": list(attack.hit),
        "covers": dict(attack.covers),
        "attribute": attack.attribute,
        "damage": attack.damage,
    }
