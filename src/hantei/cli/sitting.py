"""Seats people at the table: shows what happens, asks, takes answers and orders, until the game is over or they
leave."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence

from hantei.content import BadContent
from hantei.core.decision import Decision, Faces, Words
from hantei.core.message import Complaint, Message
from hantei.exchange.diceserver import BadDiceServer, host_of
from hantei.library import Shelf
from hantei.play import Game, Refused, ThrownElsewhere, name_of_seat
from hantei.play.orders import order_name
from hantei.telling import Log, LogLine, NotUnderstood, Teller, failures
from hantei.telling.compound import ARROWS, Part, declared, declares, words_of
from hantei.telling.questions import whose_dice
from hantei.telling.reading import reading
from hantei.telling.standing_orders import standing_question

from . import saves
from .asking import Keyboard, Shown
from .orders import ALIASES, TableCommands
from .progress import INTERRUPTED
from .voice import Voice

ABOUT = re.compile("：|: ")
"""Separates the subject of a line of a situation from the rest."""

SHORT_NEWS = 2
"""Lines of news that leave a known situation in sight."""

MOST_ASIDES = 3
"""Questions not asked that are told one by one; of more only the number is told."""

RECALLED_LINES = 6
RECALLED_BYTES = 300_000
"""A save file up to this size is read again from its beginning when the game goes on."""


class Sitting:
    """One game with the people who play it."""

    def __init__(self, game: Game, shelf: Shelf, voice: Voice, dice: bool = False, source: str = "") -> None:
        self.game, self.shelf, self.voice, self.source = game, shelf, voice, source
        self.teller = Teller(shelf, voice.catalogue, dice)
        self.log = Log(self.teller, lambda: reading(self.people()))
        self.keyboard = Keyboard(voice)
        self.orders = TableCommands(game, shelf, voice, self.log)
        self.situation: dict[str, str] = {}
        """The lines of situations that are in sight, by their subjects."""
        self.begins = True
        """Whether no question has been shown yet in a new game, whose beginning has told how each side wins."""
        self.resumed = False
        """Whether the game was begun earlier."""
        self.ordered = False
        """Whether a question has just been answered by a standing answer that was given to it."""
        self.explained = set[str]()
        """The notes on figures at options that have been shown."""

    def run(self) -> int:
        """Play until the game is over or the people leave. Return the exit code."""
        if self.game.session.waits:  # a game from a screen on which machines wait
            self.game.pace(False)
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
        """Say what happened last, in a game that is resumed."""
        self.begins, self.resumed = False, True
        if self.voice.plain or self.game.path.stat().st_size > RECALLED_BYTES:
            return
        self.orders.read_log()
        last = [line.text for line in self.log.shown() if line.text][-RECALLED_LINES:]
        if last:
            self.game.look()
            self.voice.line()
            for text in last:
                self.voice.line(text, style="faint")

    def go_on(self) -> bool:
        """Tell the news and settle one question. Return whether there is more to come."""
        told = self.news()
        if self.game.finished:
            self.end()
            return self.taken_back()
        key, decision = next(iter(self.game.decisions.items()))
        whose = self.whose_dice(decision) or (self.seat_called(decision.who) if len(self.people()) > 1 else "")
        question = Shown(self.shelf, self.voice, self.game.state, decision, whose, self.game.session, key)
        self.keyboard.words = [*question.keys, *self.orders.known, "quit"]
        if self.voice.plain:
            self.voice.data(question.plain(key))
        else:
            self.show(question, told)
        if self.source and isinstance(decision, Faces) and self.thrown_elsewhere(decision):
            return True
        return self.settle(key, question)

    def end(self) -> None:
        """Tell people how the game went, unless it is too long to be read again, and where it is kept."""
        if self.people() and not self.voice.plain and self.game.path.stat().st_size <= RECALLED_BYTES:
            from .ending import show_ending  # a game that is broken off needs none of it

            show_ending(self.game.path, self.shelf, reading(self.people()), self.voice)
        self.voice.line()
        self.voice.note_id("game-over", path=str(self.game.path))

    def taken_back(self) -> bool:
        """Let people at a terminal, or who have come back to a game that is over, take moves back. Return whether they
        did."""
        if self.voice.plain or not self.people() or not (self.resumed or sys.stdin.isatty()):
            return False
        self.voice.note_id("over-undo")
        while True:
            try:
                word, *rest = self.keyboard.line().split() or [""]
                return ALIASES.get(word, word.lower()) == "undo" and self.orders.take_back(rest)
            except EOFError:
                return False
            except Complaint as error:
                self.refuse(error)

    def thrown_elsewhere(self, wanted: Faces) -> bool:
        """Let a server throw dice. If it does not, say why and return False: they can be entered by hand."""
        from hantei.exchange.calling import throw  # the network is loaded on demand

        try:
            thrown = asyncio.run(throw(self.source, wanted.dice))
        except BadDiceServer as error:
            self.complain(error.said)
            return False
        self.game.do(ThrownElsewhere(thrown.faces, self.source, thrown.said))
        self.voice.note_id("dice-thrown-by", server=host_of(self.source), said=thrown.said)
        return True

    def seat_called(self, seat: str) -> str:
        """The name of a seat, as questions show it if people play several."""
        return self.voice.name(name_of_seat(self.shelf.rulebook, self.game.state, seat))

    def whose_dice(self, decision: Decision) -> str:
        """Whose dice are to be thrown, as far as the seats that people play here know."""
        sight = self.shelf.rulebook.sight
        seen = [sheet for who in self.people() for sheet in sight.roster(self.game.state, who)]
        return whose_dice(self.voice.catalogue, decision, seen) if isinstance(decision, Faces) else ""

    def people(self) -> list[str]:
        """The seats that people play here."""
        return [who for who in self.shelf.rulebook.seats(self.game.state) if who not in self.game.session.seats]

    def show(self, question: Shown, told: int) -> None:
        """Show a question, unless it was answered ahead."""
        if self.keyboard.ahead or told > SHORT_NEWS:
            lasting = question.lasting
            self.situation = {name: line for name, line in self.situation.items() if line in lasting}
        if self.begins:
            self.keep_in_mind(question.lasting)
            self.begins = False
        if not self.keyboard.ahead:
            self.keep_in_mind(question.show(self.situation.values()))
        if not self.keyboard.ahead:
            self.explain_figures(question)

    def explain_figures(self, question: Shown) -> None:
        """Say what the percentages at options are, and what a mark without one is, with the first of each."""
        figures = question.figures
        if not figures:
            return
        from hantei.telling.chances import NOT_FOUND  # loaded on demand, like all that finds chances

        here = {"odds-beside": True, "odds-beside-open": NOT_FOUND in figures.values()}
        for note in (one for one, so in here.items() if so and one not in self.explained):
            self.voice.line(self.voice.catalogue.say_id(note), style="faint", first="  ", rest="    ")
            self.explained.add(note)

    def keep_in_mind(self, situation: Sequence[str]) -> None:
        """Remember a shown situation: each line replaces the earlier one with the same subject, and a board in letters
        the earlier board. Of several with one subject (two enemies) each replaces its own. Numbered people who stand
        together in one line, or no longer do, have their earlier lines forgotten."""
        about: dict[str, str] = {}
        for line in situation:
            name = ABOUT.split(line)[0]
            while name in about and name != line:
                name += "+"
            about[name] = line
        if any(name == line for name, line in about.items()):
            self.situation = {name: line for name, line in self.situation.items() if name != line}
        rows = {name for name in about if name[-1:].isdecimal()}
        if rows:
            self.situation = {
                name: line for name, line in self.situation.items() if name in rows or not name[-1:].isdecimal()
            }
        self.situation |= about

    def settle(self, key: str, question: Shown) -> bool:
        """Read lines until the question is answered or the game has changed. Return False if the people leave."""
        while True:
            if self.keyboard.ahead:
                self.voice.say_id(
                    "ask-answered", question=question.title, answer=meant(question, self.keyboard.ahead[0])
                )
            line = self.keyboard.line()
            try:
                if self.orders.named(line, question) == "quit":
                    self.farewell()
                    return False
                changed = self.orders.obey(line, question)
                if changed is None:
                    self.answer_or_declare(key, question, line)
                    changed = True
                if changed:
                    return True
                continue
            except NotUnderstood as error:
                self.complain(error.said)
            except Complaint as error:
                self.refuse(error)
            except BadContent as error:  # a file of somebody to be brought; the game goes on without them
                self.complain_of(error)
            if self.drop_ahead():
                question.show()

    def answer_or_declare(self, key: str, question: Shown, line: str) -> None:
        """Answer a question; with more words than one answer has, all questions that belong to it in one go.

        Where one of the words fits nothing, say so and leave the question open: it is shown again, since the words may
        belong to questions that were not shown yet.
        """
        try:
            self.answer(key, question, line)
        except NotUnderstood as unknown:
            if len(words_of(line)) < 2 or not declares(self.shelf.rulebook, question.decision):
                raise declares_nothing(unknown, line) from None
            try:
                self.declare(declared(self.shelf, self.voice.catalogue, self.game.session, key, line))
            except NotUnderstood as error:
                self.complain(declares_nothing(error, line).said)
                self.drop_ahead()

    def declare(self, parts: Sequence[Part]) -> None:
        """Give the answers of a declaration, as long as each question is asked as foreseen."""
        for part in parts:
            asked = self.game.decisions.get(part.key)
            if asked is None or asked.kind != part.question.decision.kind or not asked.legal(part.answer):
                return
            if part is not parts[0] or not part.said:
                self.voice.say_id(
                    "ask-answered", question=part.question.title, answer=part.question.called(part.answer)
                )
            self.game.answer(part.key, part.answer)

    def answer(self, key: str, question: Shown, line: str) -> None:
        """Answer a question; "pass!" answers all such questions in the same way from now on."""
        about = self.game.session.rulebook.roles.topic_of(question.decision)
        word = line.removesuffix("!") if about else line
        answer = question.answer(self.keyboard.written if isinstance(question.decision, Words) else word)
        if word == line:
            self.game.answer(key, answer)
            return
        speech = question.rulebook.speech
        standing = standing_question(speech, question.state, question.decision)
        label = speech.label(question.state, question.decision, answer)
        self.game.order(question.decision.who, about, answer)
        self.ordered = True
        number = list(self.game.session.orders).index(order_name(question.decision.who, about)) + 1
        self.voice.note_id("order-given", question=standing, answer=label, number=number)

    def drop_ahead(self) -> bool:
        """Drop everything typed ahead after a line that was not understood. Return whether there was something."""
        dropped = self.keyboard.ahead
        if dropped:
            self.voice.note_id("ahead-dropped", lines="; ".join(dropped))
            self.keyboard.ahead = []
        return bool(dropped)

    def refuse(self, error: Complaint) -> None:
        """Say why something was not done; if the game cannot be saved any more, it ends here."""
        if not isinstance(error, Refused) and not self.game.journal.is_open:
            raise error
        self.complain(error.said)
        if error.message == "amend-usage" and not self.voice.plain:
            self.voice.say_id("gm-how")

    def complain_of(self, bad: BadContent) -> None:
        """Say the faults of a file."""
        said = [*failures.sentences(bad, self.voice.lang)]
        if self.voice.plain:
            self.voice.data({"error": "bad-content", "text": "\n".join(said)})
        for line in said if not self.voice.plain else ():
            self.voice.line(line, style="bad")

    def complain(self, message: Message) -> None:
        """Say what is wrong with a line."""
        if self.voice.plain:
            self.voice.data({"error": message.id, "text": self.voice.say(message)})
        else:
            self.voice.line(self.voice.say(message), style="bad")

    def news(self) -> int:
        """Say what happened since the last time. Return the number of lines."""
        lines: list[LogLine] = []
        for news in self.game.news():
            lines += self.log.take(news)
            for event in news.events if self.voice.plain else ():
                self.voice.data(self.teller.plain(news.state, event))
        asides = [line for line in lines if line.aside]
        if self.ordered and asides:  # the answer that has just been given as a standing one, and told with it
            lines.remove(asides.pop(0))
        self.ordered = False
        if len(asides) > MOST_ASIDES and not self.voice.plain:
            self.voice.line(self.voice.catalogue.say_id("unasked", count=len(asides)), style="faint")
            lines = [line for line in lines if not line.aside]
        for line in lines if not self.voice.plain else ():
            if line.text:
                self.voice.line(line.text, style="faint" if line.aside else "")
        for notice in self.game.notices:
            self.voice.note_id(notice.message, **notice.facts)
        told = sum(1 for line in lines if line.text) + len(self.game.notices)
        self.game.notices.clear()
        return told

    def farewell(self) -> None:
        """Say that the game is saved, and how to go on with it."""
        self.voice.note_id("farewell", path=str(self.game.path), command=saves.command_for(self.game.path))


def declares_nothing(unknown: NotUnderstood, line: str) -> NotUnderstood:
    """What to say of a line that was not understood; of one with an arrow, that it declares nothing here."""
    arrow = any(sign in line for sign in ARROWS)
    return NotUnderstood("ask-no-declaration", typed=line) if arrow and unknown.message == "ask-unknown" else unknown


def meant(question: Shown, line: str) -> str:
    """The name of the answer that a line gives; the line itself if it is none."""
    try:
        return question.called(question.answer(line))
    except NotUnderstood:
        return line
