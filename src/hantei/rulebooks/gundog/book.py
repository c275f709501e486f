"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.message import Message
from hantei.core.roles import Roles
from hantei.core.rulebook import Foresight, Judging, Referee, Rulebook, Sight, Sparing, Speech
from hantei.core.temper import in_all_tempers
from hantei.edition import Volume
from hantei.scenes import muster
from hantei.scenes.dossiers import bringing, name_of_brought, peopled, revived

from . import opening, views
from .commands.reading import commands
from .content.records import Content
from .player.foregone import EVIDENT, between, foregone
from .player.heuristic import heuristic
from .player.score import score
from .player.suppose import forget, look_up, suppose
from .rules import CONTENTS
from .rules.beats import beat
from .rules.knowledge import insight, side
from .rules.referee import AMENDMENTS, amend
from .rulings import RULINGS
from .start import furnish, new_fight, with_content
from .state import Fight
from .views.adjusting import adjustable, arrivals, brings, ground
from .views.counts import PARTS, counts, rows, stocks
from .views.facts import facts
from .views.outcome import outcome

VERSION = "2"


def build(content_of: Callable[[Mapping[str, Any]], Content]) -> Rulebook[Fight]:
    """The rulebook over the content that `content_of` finds for the setup of a game."""
    return Rulebook(
        id="gundog",
        version=VERSION,
        prefix="GD",
        beats=beat,
        rulings=RULINGS,
        start=lambda setup: new_fight(setup, content_of(setup)),
        load=lambda plain, setup: with_content(
            c := revived(Fight, plain), setup, content_of(peopled(setup, c.brought))
        ),
        finished=lambda c: c.over,
        seats=lambda c: muster.seats(c.fighters.values(), c.referee),
        policies=in_all_tempers(heuristic, Message("gd-policy-heuristic")),
        opponents=lambda c: muster.opponents(c.fighters.values(), c.referee),
        commands=commands(lambda: content_of({}).arsenal),
        speech=Speech(
            situation=views.situation,
            question=views.question,
            label=views.label,
            effect=views.effect,
            order=views.order,
            purpose=views.purpose,
            heading=views.heading,
            together=views.TOGETHER,
            standing=views.STANDING,
            skipped=views.SKIPPED,
            report=views.report,
            gathers=views.GATHERS,
            joins=views.JOINS,
            idle=views.IDLE,
            hollow=views.HOLLOW,
            step_label=views.step_label,
            throw_name=views.throw_name,
            count_name=views.count_name,
            side_name=views.side_name,
            parts=PARTS,
            turns=("action_check", "end_check"),
        ),
        sight=Sight(
            view=views.view,
            facts=facts,
            boards=views.boards,
            roster=views.roster,
            plays=views.plays,
            insight=insight,
        ),
        judging=Judging(
            counts=counts,
            side=side,
            outcome=outcome,
            score=score,
            rows=rows,
            stocks=stocks,
        ),
        roles=Roles(
            topic=("kind", "who"),
            asked="who",
            turn="who",
            rolled=("who",),
            did=("by",),
            check="kind",
            sums={"check": "rate", "damage": "damage", "penalty_row": "modifiers", "in_force": "percent"},
            row="row",
        ),
        foresight=Foresight(
            suppose=suppose,
            look_up=look_up,
            forget=forget,
            closing=("attack_over", "action_over"),
            checking=("check",),
            unspent={"aim": ("none",)},
            idle={"waiting": "wait"},
        ),
        sparing=Sparing(
            foregone=foregone,
            evident=EVIDENT,
            between=between,
        ),
        referee=Referee(
            amend=bringing(amend, content_of, furnish),
            brings=brings,
            newcomer=name_of_brought,
            amendments=AMENDMENTS,
            adjustable=adjustable,
            ground=ground,
            arrivals=arrivals,
        ),
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
