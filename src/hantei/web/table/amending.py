"""The log lines for what a game master changes, who reads them, and the words that take an amendment back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain

from hantei.core.adjusting import AdjustableFigure, AdjustableSwitch, AdjustableValue, AdjustableWord
from hantei.core.board import Chart
from hantei.core.message import Message, Sayable
from hantei.core.seats import REFEREE
from hantei.play.moves import Amend
from hantei.play.policies import player_of
from hantei.telling.lines import Told

from ..storage.places import OWNER
from ..storage.written import Earshot, backwards
from .stand import HERE, LINK, Stand


def sentence(live: Stand, words: Sequence[str], secret: bool = False) -> Message:
    """Word an amendment that is about to be made, as the log tells it.

    Everybody may read the line unless the amendment is secret, so the line gives the old figure only if all people who
    play may read it. Its facts keep the words that bring the old value back (`back`, `old`).
    """
    said = Amend(tuple(words)).message(live.session)
    every = live.shelf.rulebook.referee.all_adjustable(live.session.state)
    values = (one for one in every if isinstance(one, AdjustableValue))
    one = next((one for one in values if one.amendment == tuple(words[:-1])), None)
    if one is None:
        return said
    told = secret or readable(live, one)
    facts = {name: value for name, value in said.args.items() if name != "before" or told}
    untold = "move-adjusted-figure" if isinstance(one, AdjustableFigure) else "move-adjusted-word"
    message_id = said.id if len(facts) == len(said.args) else untold
    return Message(message_id, {**facts, "back": " ".join(one.amendment), "old": one.now})


def numbered(live: Stand, told: Message) -> Message:
    """The line about a move that is about to be made, with the number of that move among its facts (`move`)."""
    return Message(told.id, {**told.args, "move": live.session.moves + 1})


def confidants(live: Stand) -> list[str]:
    """The seats that learn of secret rulings: the game master's; without a game master, those of the person who rules
    for which nobody else answers."""
    mine = [] if REFEREE in live.seats() else live.seats_at(live.ruler)
    return [seat for seat in mine if live.session.deputies.get(seat, seat) in mine] or [REFEREE]


def witnesses(live: Stand, words: Sequence[str]) -> list[str] | None:
    """The seats that read of an amendment (None: all). If it concerns somebody or a place that not everybody sees, only
    those that see them and whoever learns of secret rulings read of it."""
    rulebook, state = live.shelf.rulebook, live.session.state
    named = {part for word in words for part in word.split(".")}

    def sees(seat: str) -> set[str]:
        charts = [board.spots for board in rulebook.sight.boards(state, seat, None) if isinstance(board, Chart)]
        return named & {*(sheet.id for sheet in rulebook.sight.roster(state, seat)), *chain(*charts)}

    those, eyes = sees(REFEREE), [*live.seats(), ""]
    seers = [seat for seat in eyes if sees(seat) == those]
    return None if len(seers) == len(eyes) else [*seers, *confidants(live)]


def anew(live: Stand, throw: tuple[int, int], faces: Sequence[int] | None, secret: bool) -> list[Told]:
    """Word that a throw since the last move falls anew: for whoever has read of the throw. Faces that are named in
    secret stand in a line of their own, for whoever learns of secret rulings."""
    line = next((line for place, line in live.session.throws() if place == throw), None)
    why = live.shelf.rulebook.speech.throw_name(line.why) if line else ""
    named: Sayable = [why, " ".join(map(str, faces))] if faces else why
    readers, few = read_by(live, throw) if live.shelf.rulebook.sight.readers else None, confidants(live)
    witnessed = few if live.prepares else None if readers is None else [*readers, *few]
    lines = [(why, witnessed), (named, few)] if faces and secret else [(named, witnessed)]
    told_so = [(numbered(live, Message("move-again", {"words": words})), those) for words, those in lines]
    return [Told(message, kind="ruling", readers=those) for message, those in told_so]


def read_by(live: Stand, throw: tuple[int, int]) -> Collection[str] | None:
    """The seats that have read of a throw since the last move (None: all): those of the line that tells it. Lines
    before that beat are not looked at."""
    for one in backwards(live.store, live.id, Earshot(None), live.session.moves):
        places = [each.place for each in one.told.throws if each.place is not None]
        if throw in places:
            return one.told.readers
        if any(beat < throw[0] for beat, _ in places):
            break
    return None


def handed(live: Stand, before: Mapping[str, str]) -> list[Told]:
    """The lines for seats that came to other players because moves were taken back or made again.

    `before` holds the policies of machine seats as they were.
    """
    now, rulebook = live.session.seats, live.shelf.rulebook
    lines: list[Told] = []
    for seat in live.seats() if before != now else ():
        if before.get(seat) != now.get(seat):
            player = Message("web-plays-host") if live.player(seat) == HERE else player_of(now.get(seat), rulebook)
            told = Message("move-seat", {"who": live.seat_name(seat), "policy": player})
            lines.append(Told(told, kind="ruling", readers=confidants(live) if live.prepares else None))
    return lines


def readable(live: Stand, one: AdjustableValue) -> bool:
    """Whether all people who play may read a value: what a board shows and a state are shown to all, a figure only if
    it stands among the gauges."""
    roster, state = live.shelf.rulebook.sight.roster, live.session.state
    shown = isinstance(one, AdjustableSwitch) or (isinstance(one, AdjustableWord) and one.by_moving)
    if shown or all(sheet.id != one.who for sheet in roster(state, REFEREE)):
        return True

    def reads(seats: Sequence[str]) -> bool:
        return any(sheet.id == one.who and sheet.gauges for seat in seats for sheet in roster(state, seat))

    own, guests = live.seats_at(OWNER), [seat for seat in live.seats() if live.player(seat) == LINK]
    return (not own or reads(own)) and all(reads([seat]) for seat in guests)
