"""A new game, and what a state reads and never changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.amending import BRING, one_of
from hantei.core.message import BadSetup
from hantei.core.rulings import Rulings
from hantei.scenes.dossiers import PEOPLE, Amending, must_name

from .content.at_hand import Content
from .rules.newcomers import muster, replaceable
from .rules.scenario.overrides import apply_rulings
from .rulings import RULINGS
from .state import Campaign, Leader, Squad

SEATS = ("leader", "leader2")


def new_campaign(setup: Mapping[str, Any], content: Content) -> Campaign:
    """The state of a new game; raises `BadSetup` where the setup asks for what is not there (UA-03.1)."""
    leaders = setup.get("leaders", 1)
    wanted = str(setup.get("scenario", ""))
    scenario = content.scenarios.get(wanted)
    if scenario is None:
        raise BadSetup("unknown-scenario", found=wanted, allowed=[*content.scenarios])
    if not scenario.leaders.min <= leaders <= min(len(SEATS), scenario.leaders.max):
        raise BadSetup("bad-leaders", found=str(leaders), low=str(scenario.leaders.min), high=str(scenario.leaders.max))
    difficulty = setup.get("difficulty", "")
    if difficulty and difficulty not in scenario.difficulties:
        allowed = [*scenario.difficulties] or "-"
        raise BadSetup("unknown-difficulty", found=difficulty, allowed=allowed)
    c = Campaign(squads={seat: Squad(Leader("", "melee")) for seat in SEATS[:leaders]})
    c.referee = bool(setup.get("referee", False))
    c.agenda = [("campaign", scenario.id, difficulty)]
    with_content(c, setup, content)
    for seat, spec in scenario.squads.items():
        if seat in c.squads:
            muster(c, seat, spec)
    return c


def with_content(c: Campaign, setup: Mapping[str, Any], content: Content) -> Campaign:
    """Give a state what it reads and never changes: content, and rulings, a scenario's own included (UA-SC.2)."""
    c.content = content
    chosen = dict(setup.get("rulings", {}))
    c.house = Rulings(RULINGS, chosen)
    apply_rulings(c)
    return c


def bringing(amend: Amending, content_of: Callable[[Mapping[str, Any]], Content]) -> Amending:
    """UA-11.2: an `amend` that brings squads too: with `bring ID DOSSIER SEAT`, one out of a file takes the place of
    the squad of a seat, where no battle runs.

    Parameters: how all else is amended, and the content for a setup.
    """

    def carried_out(c: Campaign, verb: str, words: Sequence[str]) -> None:
        if verb != BRING:
            amend(c, verb, words)
            return
        must_name(words)
        name, text, *seats = words
        seat = seats[0] if len(seats) == 1 else ""
        muster(c, one_of(replaceable(c), seat, BRING), content_of({PEOPLE: {name: text}}).squads[name])

    return carried_out
