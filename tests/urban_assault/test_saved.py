"""What need not be spent: magazines that a shot would have taken, by what spared them."""

from __future__ import annotations

from hantei import library
from hantei.core.event import Count
from hantei.rulebooks.urban_assault.views.counts import counts


def saved(event: str, **facts: object) -> list[tuple[str, int]]:
    """The savings that an event counts for, by their means."""
    rulebook = library.shelf("urban_assault").rulebook
    state = rulebook.start({"scenario": "quarry_town"})
    found: list[Count] = [count for count in counts(state, event, facts) if count.kind == "saved"]
    return [(count.what, count.amount) for count in found]


def felled(by: str, n: int) -> list[tuple[str, int]]:
    """Soldiers felled by something."""
    return saved("felled", unit="pickets", n=n, left=1, by=by)


def test_a_shot_saves_nothing() -> None:
    assert felled("shot|ar", 1) == []
    assert felled("", 1) == []  # an AP round


def test_what_takes_no_magazine_saves_one_for_each_who_falls() -> None:
    assert felled("close", 1) == [("magazines/close", 1)]
    assert felled("frag", 3) == [("magazines/frag", 3)]
    assert felled("ied", 1) == [("magazines/ied", 1)]


def test_a_skill_that_takes_a_magazine_saves_what_is_beyond_it() -> None:
    """UA-29.5: the shotgun fires the gun, for one magazine; three fall, two of them for nothing."""
    assert felled("shotgun", 3) == [("magazines/shotgun", 2)]
    assert felled("rapid_fire", 1) == []  # each attack takes its own


def test_a_follow_up_shot_and_political_work_save_what_they_spare() -> None:
    """UA-21.19: fifteen magazines asked for become one."""
    assert saved("follow_up", who="leader", unit="pickets", spared=1) == [("magazines/follow_up", 1)]
    assert saved("follow_up", who="leader", unit="pickets", spared=0) == []
    assert saved("skill_used", who="leader", skill="political_work", spared=14) == [("magazines/political_work", 14)]
    assert saved("skill_used", who="leader", skill="rapid_fire") == []
