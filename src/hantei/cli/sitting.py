"""People at the table: shows what happens, asks, takes answers and orders, until the game is over or they leave."""

from __future__ import annotations

from hantei.core.rulebook import Message
from hantei.library import Shelf
from hantei.play import Game, Refused

from . import saves
from .asking import Keyboard, NotUnderstood, Question
from .failures import EXPECTED, message_of
from .log import Log, Teller
from .orders import Orders
from .voice import Voice

INTERRUPTED = 130
RECALLED_LINES = 6
RECALLED_BYTES = 300_000
"""A save file up to this size is read again from its beginning when the game goes on."""


class Sitting:
    """One game with the people who play it."""

    def __init__(self, game: Game, shelf: Shelf, voice: Voice, dice: bool = False) -> None:
        self.game, self.shelf, self.voice = game, shelf, voice
        self.teller = Teller(shelf, voice, dice)
        self.log = Log(self.teller)
        self.keyboard = Keyboard(voice)
        self.orders = Orders(game, shelf, voice, self.log)
        self.situation: list[str] = []

    def run(self) -> int:
        """Play until the game is over or the people leave; the exit code."""
        try:
            while self.go_on():
                pass
        except KeyboardInterrupt:
            self.voice.line()
            self.farewell()
            return INTERRUPTED
        except EOFError:
            self.voice.line()
            self.farewell()
        return 0

    def recall(self) -> None:
        """Say what happened last, in a game that goes on."""
        if self.voice.plain or self.game.path.stat().st_size > RECALLED_BYTES:
            return
        self.orders.read_log()
        last = [line.text for line in self.log.lines if line.text][-RECALLED_LINES:]
        if last:
            self.game.look()
            self.voice.line()
            for text in last:
                self.voice.line(text, style="faint")

    def go_on(self) -> bool:
        """Tell the news and settle one question; whether there is more to come."""
        told = self.news()
        if self.game.finished:
            self.voice.line()
            self.voice.note_id("game-over", path=str(self.game.path))
            return False
        key, decision = next(iter(self.game.decisions.items()))
        question = Question(self.shelf, self.voice, self.game.state, decision)
        people = [who for who in self.shelf.rulebook.seats(self.game.state) if who not in self.game.session.seats]
        self.keyboard.words = [*question.keys, *self.orders.known, "quit"]
        if self.voice.plain:
            self.voice.data(question.plain(key))
        else:
            whose = decision.who if len(people) > 1 else ""
            self.situation = question.show(whose, () if told else self.situation)
        return self.settle(key, question)

    def settle(self, key: str, question: Question) -> bool:
        """Read lines until the question is answered or the game has changed; False where the people leave."""
        while True:
            line = self.keyboard.line()
            try:
                if self.orders.named(line, question) == "quit":
                    self.farewell()
                    return False
                changed = self.orders.obey(line, question)
                if changed is None:
                    self.game.answer(key, question.answer(line))
                    changed = True
                if changed:
                    return True
            except NotUnderstood as error:
                self.complain(error.message)
            except EXPECTED as error:
                self.refuse(error)

    def refuse(self, error: Exception) -> None:
        """Say why something was not done; a game that cannot be saved any more is over."""
        if not isinstance(error, Refused) and not self.game.journal.is_open:
            raise error
        self.complain(message_of(error))

    def complain(self, message: Message) -> None:
        """Say what is wrong with a line."""
        if self.voice.plain:
            self.voice.data({"error": message.id, "text": self.voice.say(message)})
        else:
            self.voice.line(self.voice.say(message), style="bad")

    def news(self) -> bool:
        """Say what happened since the last time; whether anything did."""
        events = self.game.look()
        state, moves = self.game.state, self.game.session.moves
        lines = self.log.take(state, events, moves)
        if self.voice.plain:
            for event in events:
                self.voice.data(self.teller.plain(state, event))
        else:
            for line in lines:
                if line.text:
                    self.voice.line(line.text)
        for notice in self.game.notices:
            self.voice.note_id(notice.message, **notice.facts)
        told = bool(events or self.game.notices)
        self.game.notices.clear()
        return told

    def farewell(self) -> None:
        """Say that the game is saved, and how to go on with it."""
        self.voice.note_id("farewell", path=str(self.game.path), command=saves.command_for(self.game.path))
