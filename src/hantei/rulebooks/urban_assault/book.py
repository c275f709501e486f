"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core import record
from hantei.core.message import Message
from hantei.core.roles import Roles
from hantei.core.rulebook import Foresight, Judging, Referee, Rulebook, Sight, Sparing, Speech
from hantei.core.seats import REFEREE
from hantei.core.temper import in_all_tempers
from hantei.edition import Volume
from hantei.scenes.dossiers import name_of_brought

from . import opening, views
from .commands.reading import commands
from .content.at_hand import Content
from .player.foregone import between, foregone
from .player.heuristic import heuristic
from .player.score import score
from .player.suppose import forget, suppose
from .rules import CONTENTS
from .rules.battle.retreat import WON
from .rules.beats import beat
from .rules.referee import AMENDMENTS, amend
from .rulings import RULINGS
from .start import bringing, new_campaign, with_content
from .state import Campaign
from .views.adjusting import adjustable, arrivals, brings, ground
from .views.counts import PARTS, counts, rows, side, stocks
from .views.facts import facts
from .views.outcome import outcome

VERSION = "2"


def build(content_of: Callable[[Mapping[str, Any]], Content]) -> Rulebook[Campaign]:
    """The rulebook over the content that `content_of` finds for the setup of a game."""
    return Rulebook(
        id="urban_assault",
        version=VERSION,
        prefix="UA",
        beats=beat,
        rulings=RULINGS,
        start=lambda setup: new_campaign(setup, content_of(setup)),
        load=lambda plain, setup: with_content(record.load(Campaign, plain), setup, content_of(setup)),
        finished=lambda c: c.over,
        seats=lambda c: [*c.squads, *([REFEREE] if c.referee else [])],
        policies=in_all_tempers(heuristic, Message("ua-policy-heuristic")),
        commands=commands(lambda: content_of({}).book),
        speech=Speech(
            situation=views.situation,
            question=views.question,
            label=views.label,
            effect=views.effect,
            purpose=views.purpose,
            together=views.TOGETHER,
            report=views.report,
            gathers=views.GATHERS,
            series=views.SERIES,
            joins=views.JOINS,
            step_label=views.step_label,
            throw_name=views.throw_name,
            count_name=views.count_name,
            side_name=views.side_name,
            parts=(*PARTS, "operation", "operation_begins", "lap_begins", "map_entered"),
        ),
        sight=Sight(
            view=views.view,
            facts=facts,
            boards=views.boards,
            roster=views.roster,
            plays=views.plays,
            insight=views.insight,
        ),
        judging=Judging(
            counts=counts,
            side=side,
            outcome=outcome,
            score=score,
            rows=rows,
            stocks=stocks,
            onward={"interlude": "next:"},
            terms=("difficulty",),
            fights=("battle_over",),
            fights_won=WON,
        ),
        roles=Roles(
            topic=("check", "who"),
            asked="who",
            rolled=("who",),
            did=("by",),
            check="kind",
            sums={"check": "modifiers"},
            cited=("clause",),
            need=("target",),
        ),
        foresight=Foresight(
            suppose=suppose,
            forget=forget,
            chained=("follow_up",),
            checking=("check",),
            aside={"fumbled_defence": ("wound", "drop_out"), "actor": ("volley",)},
            unspent={"ap_round": ("no_round",), "prototype_shield": ("save",)},
        ),
        sparing=Sparing(
            foregone=foregone,
            between=between,
        ),
        referee=Referee(
            amend=bringing(amend, content_of),
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
    doorways=opening.DOORWAYS,
)
"""The rules, and the models of their files."""
