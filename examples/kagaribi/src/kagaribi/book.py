"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core import record
from hantei.core.roles import Roles
from hantei.core.rulebook import Foresight, Judging, Referee, Rulebook, Sight, Speech, Supposed
from hantei.edition import Volume
from hantei.scenes import muster

from . import opening, views
from .commands import COMMANDS
from .content.records import Content
from .player import heuristic
from .player.score import score
from .rules import CONTENTS
from .rules.beats import beat
from .rules.field import side
from .rules.referee import AMENDMENTS, amend
from .rulings import RULINGS
from .start import new_game, with_content
from .state import Game
from .views.adjusting import adjustable, ground
from .views.board import boards
from .views.counts import PARTS, count_name, counts
from .views.facts import facts, outcome, view
from .views.roster import plays, roster


def build(content_of: Callable[[Mapping[str, Any]], Content]) -> Rulebook[Game]:
    """Build the rulebook over the content that `content_of` finds for the setup of a game."""
    return Rulebook(
        id="kagaribi",
        version="1",
        prefix="KG",
        beats=beat,
        rulings=RULINGS,
        start=lambda setup: new_game(setup, content_of(setup)),
        load=lambda plain, setup: with_content(record.load(Game, plain), setup, content_of(setup)),
        finished=lambda c: c.over,
        seats=lambda c: muster.seats(c.keepers.values(), c.referee),
        opponents=lambda c: muster.opponents(c.keepers.values(), c.referee),
        policies={"heuristic": heuristic},
        commands=COMMANDS,
        speech=Speech(
            question=views.question,
            situation=views.situation,
            label=views.label,
            effect=views.effect,
            report=views.report,
            step_label=views.step_label,
            throw_name=views.throw_name,
            count_name=count_name,
            side_name=views.side_name,
            parts=PARTS,
            turns=("turn",),
        ),
        sight=Sight(view=view, facts=facts, boards=boards, roster=roster, plays=plays, insight=lambda c, seat: ""),
        judging=Judging(
            counts=counts,
            side=side,
            outcome=outcome,
            score=score,
        ),
        roles=Roles(topic=("who",), asked="who", turn="who", rolled=("who",), did=("cause",)),
        foresight=Foresight(
            suppose=lambda c, seat: Supposed(c),
            closing=("struck",),
        ),
        referee=Referee(amend=amend, amendments=AMENDMENTS, adjustable=adjustable, ground=ground),
    )


VOLUME = Volume(
    rulings=RULINGS,
    models=opening.CONTENT,
    scene=opening.SCENARIO,
    title=opening.TITLE,
    content=opening.content,
    build=build,
    chapters=CONTENTS,
)
"""The rules, and the models of their files."""
