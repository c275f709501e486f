"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core import muster, record
from hantei.core.rulebook import Rulebook

from . import views
from .commands.reading import COMMANDS
from .content.records import Content
from .player.heuristic import heuristic
from .player.score import score
from .player.suppose import forget, suppose
from .rules.beats import beat
from .rules.knowledge import side
from .rules.referee import AMENDMENTS, amend
from .rulings import RULINGS
from .start import new_fight, with_content
from .state import Fight
from .views.counts import PARTS, counts
from .views.facts import facts
from .views.outcome import outcome

VERSION = "1"


def build(contents: Callable[[Mapping[str, Any]], Content]) -> Rulebook:
    """The rulebook over the content that `contents` finds for the setup of a game."""
    return Rulebook(
        id="senki",
        version=VERSION,
        prefix="SK",
        beats=beat,
        rulings=RULINGS,
        start=lambda setup: new_fight(setup, contents(setup)),
        load=lambda plain, setup: with_content(record.load(Fight, plain), setup, contents(setup)),
        finished=lambda c: c.over,
        seats=lambda c: muster.seats(c.fighters.values(), c.referee),
        view=views.view,
        situation=views.situation,
        question=views.question,
        label=views.label,
        effect=views.effect,
        report=views.report,
        policies={"heuristic": heuristic},
        amend=amend,
        amendments=AMENDMENTS,
        facts=facts,
        opponents=lambda c: muster.opponents(c.fighters.values(), c.referee),
        counts=counts,
        count_name=views.count_name,
        side=side,
        side_name=views.side_name,
        score=score,
        commands=COMMANDS,
        suppose=suppose,
        forget=forget,
        closing=("attack_over",),
        parts=(*PARTS, "scene"),
        turns=("main",),
        rows=lambda c: (),
        outcome=outcome,
        boards=views.boards,
        roster=views.roster,
        insight=views.insight,
    )
