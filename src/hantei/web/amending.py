"""What the log of a table tells of an amendment, and the words that take it back."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.adjusting import Adjustable
from hantei.core.message import Message
from hantei.play.moves import Amend
from hantei.telling.reading import REFEREE

from .stand import LINK, OWNER, Stand


def sentence(live: Stand, words: Sequence[str], secret: bool = False) -> Message:
    """What the log tells of an amendment that is about to be made.

    Everybody reads it unless it is made in secret, so what a figure was stands in it only where all people who play may
    read that. The words of the amendment that brings the old value back are kept with it (`back`, `old`).
    """
    said = Amend(tuple(words)).message(live.session)
    every = live.shelf.rulebook.referee.adjustable(live.session.state)
    one = next((one for one in every if one.value is not None and one.amendment == tuple(words[:-1])), None)
    if one is None:
        return said
    told = secret or readable(live, one)
    facts = {name: value for name, value in said.args.items() if name != "before" or told}
    message_id = said.id if len(facts) == len(said.args) else "move-adjusted-word"
    return Message(message_id, {**facts, "back": " ".join(one.amendment), "old": one.now})


def confidants(live: Stand) -> list[str]:
    """The seats that learn of what is ruled in secret: the game master's; without one those that the owner plays, and
    for which nobody else answers."""
    mine = [] if REFEREE in live.seats() else live.seats_at(OWNER)
    return [seat for seat in mine if live.session.deputies.get(seat, seat) in mine] or [REFEREE]


def readable(live: Stand, one: Adjustable) -> bool:
    """Whether all people who play may read what something is; a state shows, a figure stands among the gauges."""
    if isinstance(one.value, bool):
        return True
    roster, state = live.shelf.rulebook.sight.roster, live.session.state

    def reads(seats: Sequence[str]) -> bool:
        return any(sheet.id == one.who and sheet.gauges for seat in seats for sheet in roster(state, seat))

    own, guests = live.seats_at(OWNER), [seat for seat in live.seats() if live.player(seat) == LINK]
    return (not own or reads(own)) and all(reads([seat]) for seat in guests)
