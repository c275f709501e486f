"""States saved before open: fields that have been added since are filled in."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.core.record import Unreadable, dump
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.state import Phase

SETUP = {"scenario": "warehouse"}


def saved_before() -> Any:
    """A state as it was written when helpers were counted and nothing of the new was noted."""
    rulebook = open_rulebook("shadowrun4")
    c = rulebook.start(SETUP)
    c.phases = [Phase(next(iter(c.actors)))]
    plain = dump(c)
    for actor in plain["actors"].values():
        del actor["bought_in"]
    for phase in plain["phases"]:
        del phase["beside"], phase["stopped"]
    for job in plain["jobs"].values():
        del job["helped"], job["rolled"]
        job["help"], job["helpers"] = 3, 2
    return plain


def test_a_state_saved_before_opens() -> None:
    """SR-1.2.13: the hits of helpers who were only counted are kept, as of nobody in particular."""
    c = open_rulebook("shadowrun4").load(saved_before(), SETUP)
    assert [job.helped for job in c.jobs.values()] == [{"": 3}] * len(c.jobs)
    assert c.jobs
    assert not c.phases[0].stopped
    assert c.phases[0].beside == []


@pytest.mark.parametrize("plain", [{}, [], {"actors": []}, {"actors": {}, "nodes": 1}])
def test_what_is_no_state_is_refused(plain: Any) -> None:
    """A damaged save is named, and is no bug."""
    with pytest.raises(Unreadable):
        open_rulebook("shadowrun4").load(plain, SETUP)
