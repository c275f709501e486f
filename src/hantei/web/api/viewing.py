"""The view from a place as data."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.api import shapes
from hantei.core.decision import Choice
from hantei.core.roster import Sheet
from hantei.core.text import Text
from hantei.telling import Question
from hantei.text import Catalogue

from ..server.looking import LiveViewpoint
from ..storage.written import PlacedLine
from ..working.hints import Hints

MOST_OPTIONS = 500
"""Options of one question that are listed; the key of any other option is accepted too."""


def view(at: LiveViewpoint, title: Text, catalogue: Catalogue) -> shapes.ViewAt:
    """Describe all that a place sees of a table; `title` is the table's. Call it under the table's lock."""
    shown = not at.curtained
    return shapes.ViewAt(
        table=at.table,
        place=at.place,
        rulebook=at.shelf.id,
        title=catalogue.name(title),
        stamp=at.stamp,
        at=at.asked_at if shown else "",
        finished=shown and at.finished,
        outcome=at.outcome(),
        seats=[
            shapes.SeatAt(seat, catalogue.name(at.seat_name(seat)), at.player(seat), at.policy(seat))
            for seat in at.seats()
        ],
        questions=[question(key, asked) for key, asked in at.worded(catalogue).items()],
        sheets=[sheet(one, catalogue) for one in at.sheets()],
        sees=at.figures(),
    )


def question(key: str, asked: Question) -> shapes.QuestionAt:
    """A question in words and as data."""
    decision = asked.decision
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
        situation=[*filter(None, [asked.whose]), *asked.situation(drawn=True)],
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
