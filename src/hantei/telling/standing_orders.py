"""Standing orders in words: the question of each, without the figures of its moment, and its answer."""

from __future__ import annotations

from typing import Any, NamedTuple

from hantei.core.decision import Decision
from hantei.core.message import Message, Sayable
from hantei.core.rulebook import Speech
from hantei.play import Diverged, Session
from hantei.play.moves import Order
from hantei.play.orders import asked_about, order_name
from hantei.play.timeline import Mark, line_value


class StandingOrder(NamedTuple):
    """A standing order: the seat and topic that take it back, the question at which it was given, and the answer."""

    who: str
    topic: str
    question: Message
    answer: Sayable


class StandingOrders:
    """The standing orders of a game in words. Each is worded once, because that needs the game as it was then."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Mark, StandingOrder]] = {}

    def of(self, session: Session) -> list[StandingOrder]:
        """The current orders, in the order in which they were given."""
        if not session.orders:
            return []
        given = {order_name(move.who, move.topic): at for at, move in orders_given(session)}
        return [
            self._said(session, name, given[name]) if name in given else given_before(session, name)
            for name in session.orders
        ]

    def _said(self, session: Session, name: str, at: int) -> StandingOrder:
        mark, known = session.timeline.marks[at], self._known.get(name)
        if known is None or known[0] is not mark:  # after an undo another order may have the name
            known = self._known[name] = mark, said_at(session, at)
        return known[1]


def orders_given(session: Session) -> list[tuple[int, Order]]:
    """The orders given in a game, each with the number of moves before it."""
    moves = [mark.move for mark in session.timeline.marks]
    return [(at, move) for at, move in enumerate(moves) if isinstance(move, Order) and move.answer is not None]


def given_before(session: Session, name: str) -> StandingOrder:
    """An order that was given before the session begins, as in one made of a snapshot; without its question, because
    the session knows nothing of that moment."""
    who = next(seat for seat in session.rulebook.seats(session.fresh()) if name.startswith(order_name(seat, "")))
    topic = name.removeprefix(order_name(who, ""))
    return StandingOrder(who, topic, Message("order-earlier"), str(session.orders[name]))


def said_at(session: Session, at: int) -> StandingOrder:
    """An order in the words of the moment at which it was given; without its question if the rules have changed, so
    that this moment cannot be reached again."""
    (move,) = (order for number, order in orders_given(session) if number == at)
    answer = line_value(move.answer)
    try:
        before = session.at(at)
    except Diverged:
        return StandingOrder(move.who, move.topic, Message("order-lost"), str(answer))
    key = asked_about(session.rulebook, before.decisions, move.who, move.topic)
    assert key is not None  # noqa: S101 - the order was given at this question
    speech, asked = session.rulebook.speech, before.decisions[key]
    label = speech.label(before.state, asked, answer)
    return StandingOrder(move.who, move.topic, standing_question(speech, before.state, asked), label)


def standing_question(speech: Speech[Any], state: Any, asked: Decision) -> Message:
    """A question as a standing answer goes for it: without the figures of the moment at which it is asked."""
    question = speech.question(state, asked)
    return Message(speech.standing.get(question.id, question.id), question.args)
