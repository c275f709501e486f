"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.message import Message
from hantei.core.roles import Roles, SumKind
from hantei.core.rulebook import Foresight, Judging, Referee, Rulebook, Sight, Sparing, Speech
from hantei.core.temper import in_all_tempers
from hantei.edition import Volume
from hantei.scenes import muster
from hantei.scenes.dossiers import bringing, name_of_brought, peopled, revived

from . import opening, views
from .commands.reading import commands
from .content.records import Content
from .player.foregone import between, foregone
from .player.heuristic import heuristic
from .player.score import score
from .player.suppose import forget, suppose
from .rules import CONTENTS
from .rules.beats import beat
from .rules.people import side
from .rules.referee import AMENDMENTS, amend
from .rulings import RULINGS
from .start import furnish, new_fight, with_content
from .state import Fight
from .views.adjusting import adjustable, arrivals, brings, ground
from .views.counts import PARTS, counts, rows, stocks
from .views.facts import facts
from .views.outcome import outcome

VERSION = "2"

SUMS: Mapping[str, SumKind] = {
    **dict.fromkeys(("check", "part", "cooperation"), "achievement"),
    "pool": "dice",
    "damage_roll": "damage",
    "damage": "damage",
    "support": "cost",
}
"""What the steps of an event add up to."""


def build(content_of: Callable[[Mapping[str, Any]], Content]) -> Rulebook[Fight]:
    """The rulebook over the content that `content_of` finds for the setup of a game."""
    return Rulebook(
        id="wild_arms",
        version=VERSION,
        prefix="WA",
        beats=beat,
        rulings=RULINGS,
        start=lambda setup: new_fight(setup, content_of(setup)),
        load=lambda plain, setup: with_content(
            c := revived(Fight, plain), setup, content_of(peopled(setup, c.brought))
        ),
        finished=lambda c: c.over,
        seats=lambda c: muster.seats(c.fighters.values(), c.referee),
        policies=in_all_tempers(heuristic, Message("wa-policy-heuristic")),
        opponents=lambda c: muster.opponents(c.fighters.values(), c.referee),
        commands=commands(),
        speech=Speech(
            situation=views.situation,
            question=views.question,
            label=views.label,
            effect=views.effect,
            order=views.order,
            purpose=views.purpose,
            together=views.TOGETHER,
            standing=views.STANDING,
            report=views.report,
            gathers=views.GATHERS,
            joins=views.JOINS,
            idle=views.IDLE,
            loose=views.LOOSE,
            hollow=views.HOLLOW,
            step_label=views.step_label,
            throw_name=views.throw_name,
            count_name=views.count_name,
            side_name=views.side_name,
            parts=(*PARTS, "battle_ends"),
            ends=("battle_ends",),
            turns=("phase", "main_process"),
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
        ),
        roles=Roles(
            topic=("kind", "check", "who"),
            asked="who",
            turn="who",
            rolled=("who", "by"),
            did=("by",),
            check="kind",
            sums=SUMS,
            dice="dice",
        ),
        foresight=Foresight(
            suppose=suppose,
            forget=forget,
            round=lambda c: c.round,
            closing=("pay", "attack", "hits", "attack_done", "use_done"),
            checking=("check",),
            unspent={"support": ("none",), "magnify": ("no",), "cover": ("none",)},
        ),
        sparing=Sparing(
            foregone=foregone,
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
