"""What is looked up in the book for a whole fight, and what stays hidden."""

from __future__ import annotations

from typing import Any

from hantei.rulebooks.senki.player.suppose import look_up
from hantei.rulebooks.senki.rules.goals import met
from hantei.rulebooks.senki.state import Fight
from tests.changed_scenes import begun_with

OWN = """arsenal:
  characters:
    locust:
      name: {ja: 蝗, en: Locust}
      effect: {ja: 群れない。, en: It keeps no company.}
      melee: 1
      shooting: 1
      evasion: 1
      reaction: 1
      initiative: 1
      movement: 1
      power: 1
      hp: 5
"""
"""A record of the encounter's own, in place of that of the book."""


def fight(*changes: tuple[str, str]) -> Fight:
    """The glasshouse as it begins, with changes in its text; one of its locusts has other HP than in the book."""
    state: Fight = begun_with("senki", "glasshouse", *changes)
    return state


def facts(c: Fight, who: str) -> tuple[Any, ...]:
    fighter = c.fighters[who]
    return fighter.hp, fighter.en


def test_what_the_encounter_changes_stays_hidden_and_what_was_lost_is_seen() -> None:
    c = fight()
    locust = next(who for who, unit in c.units.items() if unit.hp)
    c.fighters[locust].hp -= 3
    found = look_up(c, "pc")
    book = found.state.sheet(locust)
    assert facts(found.state, locust) == (book.hp - 3, book.en)
    assert not found.guessed
    assert [message.id for message in found.said] == ["sk-looked-up"]


def test_who_is_still_to_come_is_unknown() -> None:
    c = fight()
    late = next(who for who, one in c.fighters.items() if one.away)
    assert look_up(c, "pc").state.fighters[late].escaped


def test_records_of_the_encounter_stand_in_no_book() -> None:
    """The same encounter with a locust of its own."""
    c = fight(("goals:", f"{OWN}goals:"))
    assert look_up(c, "pc").guessed


def test_who_may_read_all_supposes_nothing() -> None:
    c = fight()
    found = look_up(c, "brood")
    assert (found.state, found.said, found.guessed) == (c, (), False)


def test_who_is_still_to_come_has_not_escaped() -> None:
    """At the shoreline the brood wins when five have left by the escape squares; ten are still to come."""
    supposed = look_up(begun_with("senki", "shoreline"), "pc").state
    assert [goal.kind for goal in supposed.scene.goals if met(supposed, goal)] == []
