"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core import muster, record
from hantei.core.rulebook import Rulebook

from . import actions, attack, pauses, rounds, scenes, strike, using, view  # noqa: F401 - importing a chapter registers its beats
from .amend import AMENDMENTS, amend
from .beats import beat
from .commands import COMMANDS
from .content import Content
from .counts import PARTS, counts, side
from .facts import facts
from .heuristic import heuristic
from .muster import new_fight, with_content
from .outcome import outcome
from .rulings import RULINGS
from .score import score
from .state import Fight
from .suppose import forget, suppose

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
        view=view.view,
        situation=view.situation,
        question=view.question,
        label=view.label,
        effect=view.effect,
        report=view.report,
        policies={"heuristic": heuristic},
        amend=amend,
        amendments=AMENDMENTS,
        facts=facts,
        opponents=lambda c: muster.opponents(c.fighters.values(), c.referee),
        counts=counts,
        count_name=view.count_name,
        side=side,
        side_name=view.side_name,
        score=score,
        commands=COMMANDS,
        suppose=suppose,
        forget=forget,
        closing=("attack_over",),
        parts=(*PARTS, "scene"),
        turns=("main",),
        rows=lambda c: (),
        outcome=outcome,
        boards=view.boards,
        roster=view.roster,
        insight=view.insight,
    )
