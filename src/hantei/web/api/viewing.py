"""The view from a place as data."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.api import shapes
from hantei.core.decision import Choice, Decision
from hantei.core.roster import Sheet
from hantei.telling import Question
from hantei.text import Catalogue

from ..hints import Hints
from ..live import LiveTable
from ..stand import seat_name
from ..written import PlacedLine

MOST_OPTIONS = 500
"""Options of one question that are listed; the key of any other option is accepted too."""


def view(live: LiveTable, place: str, catalogue: Catalogue) -> shapes.ViewAt:
    """All that a place sees of a table. Call it under its lock."""
    shown = not live.curtained(place)
    finished = shown and live.session.finished
    outcome = live.shelf.rulebook.judging.outcome(live.session.state) if finished else None
    return shapes.ViewAt(
        table=live.id,
        place=place,
        rulebook=live.shelf.id,
        title=catalogue.name(live.card.title),
        stamp=live.stamp,
        at=live.asked_at if shown else "",
        finished=finished,
        outcome=None if outcome is None else {one.key: one.value for one in outcome},
        seats=[
            shapes.SeatAt(
                seat, catalogue.name(seat_name(live, seat)), live.player(seat), live.session.seats.get(seat, "")
            )
            for seat in live.seats()
        ],
        questions=[question(live, key, decision, catalogue) for key, decision in live.questions(place).items()],
        sheets=[sheet(one, catalogue) for one in live.sheets(place)],
        sees=live.figures(place),
    )


def question(live: LiveTable, key: str, decision: Decision, catalogue: Catalogue) -> shapes.QuestionAt:
    """A question in words and as data."""
    asked = Question(live.shelf, catalogue, live.session.state, decision)
    told = {name: value for name, value in decision.describe().items() if name not in ("type", "who", "kind", "clause")}
    told.pop("options", None)
    options = [
        shapes.OptionAt(
            one,
            label,
            asked.effect(one) if isinstance(decision, Choice) else "",
            asked.purpose(one).value if isinstance(decision, Choice) else "",
        )
        for one, label in list(zip(asked.keys, asked.labels, strict=True))[:MOST_OPTIONS]
    ]
    return shapes.QuestionAt(
        key=key,
        who=decision.who,
        kind=decision.kind,
        type=decision.type,
        clause=decision.clause,
        text=asked.text,
        situation=asked.situation(drawn=True),
        options=options,
        facts=told,
    )


def sheet(one: Sheet, catalogue: Catalogue) -> shapes.SheetAt:
    """The sheet of somebody who takes part."""
    say = catalogue.name
    return shapes.SheetAt(
        id=one.id,
        name=say(one.name),
        side=one.side,
        seat=one.seat,
        out=one.out,
        gauges=[shapes.GaugeAt(say(gauge.label), gauge.value, gauge.most) for gauge in one.gauges],
        figures=[shapes.FigureAt(say(figure.label), say(figure.value)) for figure in one.figures],
        conditions=[say(condition) for condition in one.conditions],
        gear=[say(thing) for thing in one.gear],
    )


def log_line(line: PlacedLine, catalogue: Catalogue) -> shapes.LogLineAt:
    """A line of the log."""
    told = line.told
    return shapes.LogLineAt(
        number=line.number,
        kind=told.kind,
        text=catalogue.again(told.message),
        throws=[shapes.ThrowAt(catalogue.say(one.why), one.dice, one.faces) for one in told.throws],
        reasons=[shapes.ReasonAt(one.figure, catalogue.again(one.label), one.clause) for one in told.reasons],
        total=told.total,
    )


def hints(found: Hints) -> shapes.HintsAt:
    """The odds of a question."""
    answers: Sequence[shapes.HintAt] = [
        shapes.HintAt(answer, label, one.effect, one.chance, one.notes, one.steps)
        for answer, label, one in found.answers
    ]
    return shapes.HintsAt(answers, found.notes)
