"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core import record
from hantei.core.edition import Volume
from hantei.core.message import BadSetup
from hantei.core.rulebook import Judging, Referee, Rulebook, Sight, Speech
from hantei.core.rulings import Rulings

from . import opening, views
from .commands.reading import commands
from .content.at_hand import Content
from .player.heuristic import heuristic
from .player.score import score
from .player.suppose import forget, suppose
from .rules import CONTENTS
from .rules.beats import beat
from .rules.referee import AMENDMENTS, amend
from .rules.scenario.overrides import apply_rulings
from .rulings import RULINGS
from .state import Campaign, Leader, Squad
from .views.counts import PARTS, counts, rows, side
from .views.facts import facts
from .views.outcome import outcome

VERSION = "1"
SEATS = ("leader", "leader2")


def new_campaign(setup: Mapping[str, Any], content: Content) -> Campaign:
    """The state of a new game; raises `BadSetup` where the setup asks for what is not there (UA-03.1)."""
    leaders = setup.get("leaders", 1)
    scenario = content.scenarios.get(setup["scenario"])
    if scenario is None:
        raise BadSetup("unknown-scenario", found=str(setup["scenario"]), allowed=", ".join(content.scenarios))
    if not scenario.leaders.min <= leaders <= min(len(SEATS), scenario.leaders.max):
        raise BadSetup("bad-leaders", found=str(leaders), low=str(scenario.leaders.min), high=str(scenario.leaders.max))
    difficulty = setup.get("difficulty", "")
    if difficulty and difficulty not in scenario.difficulties:
        allowed = ", ".join(scenario.difficulties) or "-"
        raise BadSetup("unknown-difficulty", found=difficulty, allowed=allowed)
    c = Campaign(squads={seat: Squad(Leader("", "melee")) for seat in SEATS[:leaders]})
    c.referee = bool(setup.get("referee", False))
    c.agenda = [("campaign", scenario.id, difficulty)]
    return with_content(c, setup, content)


def with_content(c: Campaign, setup: Mapping[str, Any], content: Content) -> Campaign:
    """Give a state what it reads and never changes: content, and rulings, a scenario's own included (UA-SC.2)."""
    c.content = content
    chosen = dict(setup.get("rulings", {}))
    c.house = Rulings(RULINGS, chosen)
    apply_rulings(c)
    return c


def build(contents: Callable[[Mapping[str, Any]], Content]) -> Rulebook[Campaign]:
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
        policies={"heuristic": heuristic},
        commands=commands(lambda: contents({}).book),
        speech=Speech(
            situation=views.situation,
            question=views.question,
            label=views.label,
            effect=views.effect,
            report=views.report,
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
            insight=views.insight,
        ),
        judging=Judging(
            counts=counts,
            side=side,
            score=score,
            suppose=suppose,
            forget=forget,
            rows=rows,
            outcome=outcome,
        ),
        referee=Referee(
            amend=amend,
            amendments=AMENDMENTS,
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
