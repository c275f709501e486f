"""What `content/skills.yaml` says of each skill in battle, against the words of the book."""

from __future__ import annotations

from pathlib import Path

import hantei
from hantei.content import load_file
from hantei.rulebooks.urban_assault.content.records import Skill

HOME = Path(hantei.__file__).parent / "rulebooks" / "urban_assault"


def skills() -> dict[str, Skill]:
    """The skills of the book by their ids."""
    found: dict[str, Skill] = load_file(HOME / "content" / "skills.yaml", dict[str, Skill]).value
    return found


def test_the_damage_skills_are_those_that_the_book_marks() -> None:
    """UA-19.2: shotgun, grenade, rapid fire."""
    assert {name for name, skill in skills().items() if skill.damage} == {"shotgun", "grenade", "rapid_fire"}


def test_which_skills_are_an_action() -> None:
    """UA-18.8: seven are the leader's action; of the others only supply request is ordered in the phase at all."""
    in_battle = {name: skill.battle for name, skill in skills().items() if skill.battle}
    assert in_battle == {
        "shotgun": "action",
        "grenade": "action",
        "stun_grenade": "action",
        "rapid_fire": "action",
        "fortify": "action",
        "first_aid": "action",
        "negotiation": "action",
        "supply_request": "free",
    }


def test_no_damage_skill_works_in_round_0() -> None:
    """UA-19.2, UA-36.4: round 0 knows some skills, none of which deals damage."""
    zero = {name for name, skill in skills().items() if skill.round_zero}
    assert zero == {"stun_grenade", "fortify", "first_aid", "negotiation"}
    assert not any(skills()[name].damage for name in zero)


def test_what_is_fired_and_what_is_thrown() -> None:
    """UA-29.5: shotgun and rapid fire are guns; grenade and stun grenade are thrown; the others fire nothing."""
    fired = {name: skill.fires for name, skill in skills().items() if skill.fires}
    assert fired == {"shotgun": "gun", "rapid_fire": "gun", "grenade": "grenade", "stun_grenade": "grenade"}
