"""A table in memory: its game and its log. Worker threads change it and look at it, one at a time, under its lock; the
loop reads without it where the game stands, to set its timers, and a timer that is out of date does nothing."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from time import time
from typing import Any

from hantei import library
from hantei.core.decision import Answer
from hantei.core.message import Message, Sayable
from hantei.exchange.diceserver import ServerThrow, dice_server
from hantei.lab.course import Courses
from hantei.play import BROKEN_AMENDMENT, HAND, Game, Notice, Refused, ThrownElsewhere, topic
from hantei.play.policies import player_of
from hantei.play.position import UNHEARD, VoicePlace
from hantei.telling.lines import Told, told_of

from . import doors, slots
from .amending import anew, confidants, handed, sentence, witnesses
from .cards import keep_card, played_at, set_notes, set_prepares
from .clock import CLOCKS, Deadline, asks_ruler, in_time, instead, limited
from .company import Presence, company
from .crew import TableLock
from .places import seat_in
from .players import must_offer
from .stand import BACKS, HERE, LINK, MACHINE, Card, Stand, people_in, seat_name
from .store import Claim, Db, NoSuchTable, Store
from .talk import Thrown, as_said
from .typed import TypedAnswer, meant, stood
from .underway import Underway, Unshown
from .wishes import Wishes
from .written import Earshot, PlacedLine, last_number, take_back, write_lines

PACES = {"instant": 0.0, "fast": 0.5, "slow": 2.0, "step": -1.0}
"""The pause before a machine seat answers, in seconds; below 0 it waits for a click.

In the session all machine seats wait. At `instant` too, the server lets them answer in slices (`machines`).
"""

MINUTE = 60


class LiveTable(Stand):
    """A table with its game. Code that changes it holds `lock`; `version` grows with each change but a new line."""

    def __init__(self, store: Store, card: Card, game: Game, slot: slots.Slot, next_line: int) -> None:
        super().__init__(store, card, game.session)
        self.game = game
        self.lock = TableLock()
        self.boot, self.version = secrets.token_hex(4), 0
        self.game_version = 0
        """Counts the changes of the game and of its players; talk does not count."""
        self.company = company(store, card.id)
        self.presence, self.courses, self.wishes = Presence(), Courses(), Wishes()
        self.last_line = next_line - 1
        self.unshown = Unshown()
        slot.beside, self.claim = self._beside, slot.claim
        self._change = Underway(dict(self.session.seats))
        self.deadline = Deadline()
        self.no_dice: tuple[str, Message | None] = "", None
        """For which throw (`thrown_elsewhere`) the dice server had no answer, and why."""
        self.halted = ""
        """The moment at which machines of the table failed; "" if they have not."""

    @property
    def here(self) -> Collection[tuple[str, str]]:
        return self.presence.here()

    @property
    def stamp(self) -> str:
        """The state that a page shows; it differs after each change."""
        return f"{self.boot}-{self.version}-{self.last_line}"

    @property
    def moment(self) -> str:
        """The state of the game; it differs after each change of the game."""
        return f"{self.boot}-{self.game_version}"

    def reads(self, place: str) -> Collection[str] | None:
        with self.lock:  # readers without a change ask too: the lock keeps the game still
            return super().reads(place)

    def hears(self, place: str) -> Earshot:
        with self.lock:
            return super().hears(place)

    # What people do

    def answer(self, place: str, key: str, given: Answer | TypedAnswer, at: str) -> None:
        """Answer a question. Raises `Refused` (`not-your-seat` for that of another), `NotUnderstood`, `SaveError`."""
        asked = self.game.decisions.get(key)
        if asked is not None and key not in self.questions(place):
            raise Refused("not-your-seat", who=asked.who)
        self.game.answer(key, meant(self, asked, given), stood(at, key))
        self._changed()

    def order(self, place: str, key: str, given: Answer | TypedAnswer, at: str) -> None:
        """Give this answer to all questions like an open one from now on. Raises as `answer`."""
        decision = self.questions(place).get(key)
        about = topic(decision) if decision is not None else ""
        if decision is None or not about or at != self.asked_at:
            self.answer(place, key, given, at)
            return
        self.game.order(decision.who, about, meant(self, decision, given))
        self._changed()

    def release(self, place: str, who: str, about: str) -> None:
        """End a standing order of a seat. Raises `Refused` (`not-your-seat`), `SaveError`."""
        if who not in self.seats_at(place):
            raise Refused("not-your-seat", who=who)
        self.game.order(who, about, None)
        self._changed()

    def ask(self, place: str, who: str, much: str) -> None:
        """Set how much a seat is asked. Raises `Refused` (`not-your-seat`, `no-such-asking`), `SaveError`."""
        if who not in self.seats_at(place):
            raise Refused("not-your-seat", who=who)
        self.game.ask(who, much)
        self._changed()

    def say(self, viewer: doors.Viewer, typed: str, to: str = "", dice: Thrown | None = None, voice: str = "") -> None:
        """Say something to all, or whisper it to a seat.

        `dice` is the result if the text was a dice command; `voice` names who of the roster speaks, "" for the person
        themselves. Raises `Refused` (`nobody-hears`, `not-your-voice`), `SaveError`.
        """
        place, called = viewer.place, dict(self.heard_by(viewer.place))
        mine = self.readers_at(place)
        if to and to not in called:
            raise Refused("nobody-hears", allowed=len(called))
        readers = [*mine, to] if to else None
        facts = {**self._speaker(viewer), "text": as_said(typed)}
        said = "web-whispered" if to else "web-said"
        if voice and dice is None:
            voices = dict(self.voices(place, self.sheets(place)))
            if voice not in voices:
                raise Refused("not-your-voice", allowed=len(voices))
            facts["who"], said = voices[voice], "web-spoke-to" if to else "web-spoke"
        if to:
            facts["to"] = called[to]
        if dice is None:
            self._tell(Told(Message(said, facts), kind="said", readers=readers))
            return
        if dice.secret and not to:
            readers = mine
            self._tell(Told(Message("web-threw-secretly", facts), kind="said"))
        facts["result"] = dice.result
        line = Told(Message("web-threw", facts), dice.throws, dice.reasons, dice.total, "said", readers)
        self._tell(line)

    def read_company(self) -> None:
        """Read from the store who has a place here. Raises `SaveError`."""
        self.company = company(self.store, self.id)
        self.version += 1

    def seat_down(self, person: str, place: str) -> None:
        """Tell the table that somebody has come to a place. Raises `SaveError`."""
        self.read_company()
        guest = next((one for one in self.company if (one.person, one.place) == (person, place)), None)
        if guest is not None and guest.name and not self.owns(place):
            known = (seat := seat_in(place)) in self.seats()
            facts: dict[str, Sayable] = {"name": guest.name, "colour": guest.colour}
            facts["seat"] = seat_name(self, seat) if known else ""
            self._tell(Told(Message("web-sat-down" if known else "web-looks-on", facts), kind="note"))

    def get_up(self, viewer: doors.Viewer, renewed: Sequence[str] = ()) -> None:
        """Take a place from somebody, and renew the links of some places. Raises `SaveError`, `NoSuchTable`."""
        known = (seat := seat_in(viewer.place)) in self.seats()
        facts = {**self._speaker(viewer), "seat": seat_name(self, seat) if known else ""}
        told = Told(Message("web-got-up" if known else "web-left", facts), kind="note")
        self._tell(told, lambda db: doors.put_out(db, self.id, viewer, renewed))
        self.read_company()

    def read_identity(self, old: str, new: str) -> None:
        """Read from the store who is here, because somebody has another identity."""
        if self.card.owner == old:
            self.card = replace(self.card, owner=new)
        self.company = company(self.store, self.id)
        self.version += 1

    def note_of(self, viewer: doors.Viewer, said: str, **facts: Sayable) -> None:
        """Tell all something about somebody here that is not part of the game. Raises `SaveError`."""
        self._tell(Told(Message(said, {**self._speaker(viewer), **facts}), kind="note"))

    def _speaker(self, viewer: doors.Viewer) -> dict[str, Sayable]:
        """The name and colour of somebody here, as arguments of the lines about them."""
        guest = next((one for one in self.company if (one.person, one.place) == (viewer.person, viewer.place)), None)
        name: Sayable = guest.name if guest and guest.name else Message("web-nameless")
        return {"name": name, "colour": guest.colour if guest else 0}

    def rename(self, person: str, first: bool) -> None:
        """Show another name of somebody here; a first name is told in the log. Raises `SaveError`."""
        self.read_company()
        for guest in self.company if first else ():
            if guest.person == person:
                self.seat_down(person, guest.place)

    def _tell(self, line: Told, beside: Callable[[Db], None] = lambda db: None) -> None:
        """Write a line that is not part of the game, and what is kept with it. Raises `SaveError`, `NoSuchTable`."""
        numbered = self._numbered(-1, line)

        def keep(db: Db) -> None:
            if not db.hold(self.id, self.claim):
                raise NoSuchTable(self.id)
            beside(db)
            write_lines(db, self.id, [numbered])

        self.store.write(keep)
        self.unshown.lines.append(numbered)

    def undo(self, place: str, count: int) -> None:
        """Take moves back; a guest takes back one at a time. Raises `Refused` (`not-your-move`), `SaveError`."""
        count = self._so_many(place, count, self.may_undo(place))
        self._change.gone_after = self.game.session.moves - count
        self._ruled(Message("move-undo", {"count": count}), lambda: self.game.undo(count))
        self.courses.cut(self.session.where)

    def redo(self, place: str, count: int) -> None:
        """Make moves again; a guest makes one at a time. Raises `Refused` (`not-your-move`), `SaveError`."""
        count = self._so_many(place, count, self.may_redo(place))
        self._ruled(Message("move-redo", {"count": count}), lambda: self.game.redo(count))

    def _so_many(self, place: str, count: int, now: bool) -> int:
        """The moves that a place takes back or makes again: a guest one, if it may `now`. Raises `Refused`."""
        if not now and not self.may_rule(place):
            raise Refused("not-your-move" if self.has_moves(place) else "not-the-referee")
        return count if self.may_rule(place) else 1

    def amend(self, words: Sequence[str], secret: bool = False) -> None:
        """Rule as the game master; a secret ruling is told to the game master alone, any other to those who may know
        whom it is about. Raises what the rulebook raises, `Refused`, `SaveError`."""
        secret = secret or self.prepares
        readers = confidants(self) if secret else witnesses(self, words)
        self._ruled(sentence(self, words, secret), lambda: self.game.amend(*words), readers=readers)

    def force(self, faces: Sequence[int], secret: bool = False) -> None:
        """Name the faces of the next throw; in secret, only the game master is told of it. Raises `Refused`,
        `SaveError`."""
        shown, readers = " ".join(map(str, faces)), confidants(self) if secret else None
        self._ruled(Message("move-force", {"words": shown}), lambda: self.game.force(faces), readers=readers)

    def again(self, throw: tuple[int, int], faces: Sequence[int] | None, secret: bool = False) -> None:
        """Throw dice anew, or set their faces, which may be in secret. Raises `Refused`, `SaveError`."""
        told = anew(self, throw, faces, secret)
        self._ruled(told, lambda: self.game.again(throw, faces))
        self.courses.cut(throw)

    def delegate(self, who: str, to: str | None) -> None:
        """Let another seat answer for a seat. Raises `Refused`, `SaveError`."""
        said: dict[str, Sayable] = {"who": seat_name(self, who), "to": seat_name(self, to or who)}
        self._ruled(Message("move-delegate", said), lambda: self.game.delegate(who, to))

    def seat(self, who: str, player: str, policy: str) -> None:
        """Set who plays a seat: the owner, a guest, or a machine with this policy. Raises `Refused`, `SaveError`."""
        if who not in self.seats() or player not in (HERE, LINK, MACHINE):
            raise Refused("unknown-seat", who=who, allowed=", ".join(self.seats()))
        machine = policy if player == MACHINE else None
        if machine is not None:
            must_offer(self.shelf.rulebook, machine)
        card = replace(self.card, seats=people_in({**self.card.seats, who: player}))
        if machine == self.session.seats.get(who):
            self._set(card)
            return
        facts: dict[str, Sayable] = {"who": seat_name(self, who), "policy": player_of(machine, self.shelf.rulebook)}
        self._change.card = card
        self._ruled(Message("move-seat", facts), lambda: self.game.seat(who, machine))

    def pace(self, pace: str) -> None:
        """Set how fast machine seats answer. Raises `Refused`, `SaveError`."""
        if pace not in PACES:
            raise Refused("no-such-pace", allowed=", ".join(PACES))
        self._set(replace(self.card, pace=pace))

    def back(self, back: str) -> None:
        """Set what guests may take back. Raises `Refused`."""
        if back not in BACKS:
            raise Refused("no-such-back", allowed=", ".join(BACKS))
        self._set(replace(self.card, back=back))

    def clock(self, clock: str) -> None:
        """Set the time limit for questions. Raises `Refused`, `SaveError`."""
        if clock not in CLOCKS:
            raise Refused("no-such-clock", allowed=", ".join(CLOCKS))
        self._set(replace(self.card, clock=clock))

    @property
    def thrown_elsewhere(self) -> str:
        """The throw that a server is to be asked for; "" where there is none."""
        asked = self.card.source and HAND in self.session.decisions and not self.prepares
        return f"{self.moment} {self.card.source}" if asked else ""

    @property
    def lacking_dice(self) -> Message | None:
        asked, why = self.no_dice
        return why if asked == self.thrown_elsewhere else None

    def dice_from(self, typed: str) -> None:
        """Say which server throws the dice, or that none does (""). Raises `BadDiceServer`, `SaveError`."""
        self.no_dice = "", None
        self._set(replace(self.card, source=dice_server(typed) if typed else ""))

    def fall(self, asked: str, thrown: ServerThrow) -> None:
        """Dice have been thrown elsewhere, if that throw is still asked for. Raises `SaveError`."""
        if asked == self.thrown_elsewhere:
            self.game.do(ThrownElsewhere(thrown.faces, self.card.source, thrown.said))
            self._changed()

    def lack_dice(self, asked: str, why: Message) -> None:
        """A server has not thrown the dice; they can be entered by hand."""
        self.no_dice = asked, why
        self.version += 1

    def begin_for_all(self, viewer: doors.Viewer) -> None:
        """End the preparation: from now on everybody sees the table. Raises `SaveError`, `NoSuchTable`."""
        if self.prepares:
            card = replace(self.card, prepares=self.session.moves)
            line = Told(Message("web-opened", self._speaker(viewer)), kind="note")
            self._tell(line, lambda db: set_prepares(db, card))
            self.card, self.unshown.retold = card, True
            self.version += 1
            self.game_version += 1

    def note(self, text: str, before: str) -> None:
        """Keep the notes of those who rule, in the place of those that they saw before (`mark_of`).

        Raises `Refused` (`notes-changed`) if somebody has kept others meanwhile, `SaveError`, `NoSuchTable`.
        """

        def keep(db: Db) -> None:
            if not db.hold(self.id, self.claim):
                raise NoSuchTable(self.id)
            if not set_notes(db, self.id, text, before):
                raise Refused("notes-changed")

        self.store.write(keep)

    @property
    def timed(self) -> str:
        """What the time limit runs for (`limited`); "" where it does not run, or is over and whoever rules is asked."""
        return "" if self.late else limited(self)

    @property
    def late(self) -> bool:
        return self.deadline.over(limited(self))

    @property
    def until(self) -> float:
        return self.deadline.of(self.timed, CLOCKS[self.card.clock])

    def time_up(self, timed: str) -> None:
        """Let the computer answer what nobody has in time, or ask whoever rules, unless the game has moved on. Raises
        `SaveError`."""
        self.deadline.anew()
        for key, decision in in_time(self.session).items():
            if self.timed != timed or key not in self.game.decisions:
                return
            facts: dict[str, Sayable] = {"seat": seat_name(self, decision.who), "colour": 0}
            if asks_ruler(self.card.clock):
                self._tell(Told(Message("web-time-up-ruled", facts), kind="note"))
                continue
            value = instead(self.session, decision)
            self._ruled(Message("web-time-up", facts), partial(self.game.answer, key, value), "note")
        if asks_ruler(self.card.clock) and self.timed == timed:
            self.deadline.run_out(timed)
            self.version += 1
            self.game_version += 1

    def go(
        self, at: str, voices: Mapping[VoicePlace, Answer] = UNHEARD, more: Callable[[], bool] = lambda: False
    ) -> bool:
        """Let the waiting machine seats answer, if the game has not moved on; see `Game.go`. Raises `SaveError`.

        Return whether the log has a line more.
        """
        before = len(self.unshown.lines)
        if self.game.journal.is_open and self.session.waiting and at == self.asked_at:
            failed = True
            try:
                self.game.go(voices, more)
                failed = False
            finally:
                if self.game.journal.is_open:  # answers given before a machine failed are kept
                    self._changed()
                self.halted = self.moment if failed else ""
        return len(self.unshown.lines) > before

    def _set(self, card: Card) -> None:
        """Change what lists show of the table, and who may come to it. Raises `SaveError`, `NoSuchTable`."""
        self._has_set(card, self.store.write(lambda db: keep_card(db, card, self.claim)))

    def _has_set(self, card: Card, taken: Sequence[str]) -> None:
        """Take over a card that the store now has, and note the places that were taken from people."""
        self.unshown.taken += taken
        self.card = card
        self.company = company(self.store, self.id)
        self.version += 1
        self.game_version += 1

    def _ruled(self, told: Message | list[Told], do: Any, kind: str = "ruling", readers: Any = None) -> None:
        """Make a change that the log tells: in a line of its own, for some seats (None: for all), or in these lines."""
        try:
            if readers is None and self.prepares:
                readers = confidants(self)
            lines = [Told(told, kind=kind, readers=readers)] if isinstance(told, Message) else told
            self._change.lines += [self._numbered(-1, one) for one in lines]
            do()
        except BaseException:
            self._change = Underway(self._change.machines)
            raise
        self._changed()

    # How it is kept

    def _numbered(self, moves: int, line: Told) -> PlacedLine:
        self.last_line += 1
        return PlacedLine(self.last_line, moves, line)

    def _beside(self) -> slots.WithRecords:
        """The writes that belong to a change, besides its records: the lines of the log, and the list entry."""
        card, table, change = self._recent(), self.id, self._change
        seats = [] if change.card is not None else [self._numbered(-1, one) for one in handed(self, change.machines)]
        change.lines += [*self._news(), *seats]
        listed = card is not self.card

        def keep(db: Db) -> None:
            if change.card is not None:
                change.taken = keep_card(db, change.card, self.claim)
            if change.gone_after is not None:
                take_back(db, table, change.gone_after)
            write_lines(db, table, change.lines)
            if listed:
                played_at(db, table, card.touched, card.over)

        return keep

    def stepped_back(self, notice: Notice) -> None:
        """Drop the log after the moment at which the game was opened, which is earlier than it was left."""
        line = self._numbered(-1, Told(Message(notice.message, notice.facts), kind="ruling"))

        def keep(db: Db) -> None:
            db.hold(self.id, self.claim)
            take_back(db, self.id, self.session.moves)
            write_lines(db, self.id, [line])

        self.store.write(keep)

    def _news(self) -> list[PlacedLine]:
        """What happened since the last change, as lines."""
        says = self.shelf.catalogue("en")
        return [
            self._numbered(news.moves, line) for news in self.game.news() for line in told_of(self.shelf, news, says)
        ]

    def _changed(self) -> None:
        """Note a change that is kept and that nobody has seen yet."""
        change, self._change = self._change, Underway(dict(self.session.seats))
        self.unshown.add(change)
        if change.card is not None:
            self._has_set(change.card, change.taken)
        self.version += 1
        self.game_version += 1
        self.card = self._recent()

    def _recent(self) -> Card:
        """The card with the time of the last move to the minute, so that few answers change it."""
        card, over = self.card, self.game.finished
        touched = max(card.touched, int(time()) // MINUTE * MINUTE)
        return card if (over, touched) == (card.over, card.touched) else replace(card, over=over, touched=touched)

    def take_unshown(self) -> Unshown:
        """What is to be shown now; nobody is shown it again."""
        found, self.unshown = self.unshown, Unshown()
        return found

    def close(self) -> None:
        """Let go of the game, which stays in the store."""
        self.game.close()


def opened(store: Store, card: Card, claim: Claim | None = None) -> LiveTable:
    """Load a table that is held by a claim, as it was last shown. Raises `SaveError`, `Refused`."""
    slot, reading = slots.opened(store, card.id, claim)
    game = Game.standing(slot, reading, library.find)
    if not game.session.waits:  # a save whose machines answered at once
        game.pace(True)
    game.look()  # the log has it already
    live = LiveTable(store, card, game, slot, last_number(store, card.id) + 1)
    for notice in game.notices:
        if notice.message == BROKEN_AMENDMENT:
            live.stepped_back(notice)
    return live
