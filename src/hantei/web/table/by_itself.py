"""What a table does unasked: its questions run out of time, its machines answer, dice fall that a server throws. All is
done under the lock of the table, and does nothing where the game has moved on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from hantei.core.decision import Answer
from hantei.core.message import Message, Sayable
from hantei.exchange.diceserver import ServerThrow
from hantei.play import ThrownElsewhere
from hantei.play.cursor import UNHEARD, VoicePlace
from hantei.telling.lines import Told

from .clock import asks_ruler, in_time, instead, limited
from .live import LiveTable

PACES = {"instant": 0.0, "fast": 0.5, "slow": 2.0, "step": -1.0}
"""The pause before a machine seat answers, in seconds; below 0 it waits for a click.

In the session all machine seats wait. At `instant` too, the server lets them answer in slices (`machines`).
"""


def let_machines_answer(
    live: LiveTable, at: str, voices: Mapping[VoicePlace, Answer] = UNHEARD, more: Callable[[], bool] = lambda: False
) -> bool:
    """Let the machine seats answer that wait at a question; see `Game.go`. Return whether the log has a line more.
    Raises `SaveError`."""
    changes = live.changes
    before = len(changes.unshown.lines)
    if live.game.journal.is_open and live.session.waiting and at == live.asked_at:
        failed = True
        try:
            live.game.go(voices, more)
            failed = False
        finally:
            if live.game.journal.is_open:  # answers given before a machine failed are kept
                changes.made()
            live.halted = live.moment if failed else ""
    return len(changes.unshown.lines) > before


def end_time(live: LiveTable, ran_for: str) -> None:
    """Let the computer answer the questions whose time is over, or ask whoever rules. Raises `SaveError`."""
    live.deadline.anew()
    if live.timed != ran_for:
        return
    ruled = asks_ruler(live.card.clock)
    for key, decision in in_time(live.session).items():
        if limited(live) != ran_for or key not in live.game.decisions:
            return
        facts: dict[str, Sayable] = {"seat": live.seat_name(decision.who), "colour": 0}
        if ruled:
            live.changes.tell(Told(Message("web-time-up-ruled", facts), kind="note"))
            continue
        value = instead(live.session, decision)
        live.changes.make(Message("web-time-up", facts), partial(live.game.answer, key, value), "note")
    if ruled:
        live.deadline.run_out()
        live.revision.moved()


def let_dice_fall(live: LiveTable, asked: str, thrown: ServerThrow) -> None:
    """Take dice that a server has thrown, if that throw is still asked for. Raises `SaveError`."""
    if asked == live.thrown_elsewhere:
        live.game.do(ThrownElsewhere(thrown.faces, live.card.source, thrown.said))
        live.changes.made()


def lack_dice(live: LiveTable, asked: str, why: Message) -> None:
    """Note that a server has not thrown the dice; they can be entered by hand."""
    live.no_dice = asked, why
    live.revision.touched()
