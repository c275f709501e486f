"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core import record
from hantei.core.rulebook import Rulebook

from . import views
from .commands.reading import commands
from .content.at_hand import Content
from .player.heuristic import heuristic
from .player.score import score
from .player.suppose import forget, suppose
from .rules.beats import beat
from .rules.referee import AMENDMENTS, amend
from .rulings import RULINGS
from .start import new_campaign, with_content
from .state import Campaign
from .views.counts import PARTS, counts, rows, side
from .views.facts import facts
from .views.outcome import outcome

VERSION = "1"


def build(contents: Callable[[Mapping[str, Any]], Content]) -> Rulebook:
    """The rulebook over the content that `contents` finds for the setup of a game."""
    return Rulebook(
        id="urban_assault",
        version=VERSION,
        prefix="UA",
        beats=beat,
        rulings=RULINGS,
        start=lambda setup: new_campaign(setup, contents(setup)),
        load=lambda plain, setup: with_content(record.load(Campaign, plain), setup, contents(setup)),
        finished=lambda c: c.over,
        seats=lambda c: [*c.squads, *(["referee"] if c.referee else [])],
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
        counts=counts,
        count_name=views.count_name,
        side=side,
        side_name=views.side_name,
        score=score,
        commands=commands(lambda: contents({}).book),
        suppose=suppose,
        forget=forget,
        rows=rows,
        outcome=outcome,
        boards=views.boards,
        roster=views.roster,
        insight=views.insight,
        parts=(*PARTS, "operation", "operation_begins", "lap_begins", "map_entered"),
    )
