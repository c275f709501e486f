"""The orders of a person at the table besides answers: look back, take back, look up, rule."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from hantei import library
from hantei.core.amending import BRING, BadAmendment
from hantei.core.decision import Answer, Choice, Route
from hantei.core.message import Complaint
from hantei.core.numbers import LARGEST, whole_number, whole_numbers
from hantei.core.system import system_reason
from hantei.dossiers import bringing, dossier
from hantei.ledger import Ledger
from hantei.library import Shelf
from hantei.play import EVERYTHING, HOW_MUCH, Game, name_of_seat, player_of
from hantei.play.introducing import newcomer
from hantei.telling import Log, LogLine, NotUnderstood
from hantei.telling.amending import words_of
from hantei.telling.compound import declares
from hantei.telling.standing_orders import StandingOrders

from . import clauses, rolling
from .asking import Shown
from .columns import width, wrapped
from .helping import aligned
from .log import reasons_table
from .voice import Voice

if TYPE_CHECKING:
    from hantei.lab.odds import Pondered
    from hantei.lab.outlook import Outlook

CLAUSE = re.compile(r"[A-Z]{2,3}-\w+(\.\w+)*")
"""What looks like the id of a clause."""

LOG_LINES = 20
AGAIN = 1.0
"""Seconds of further thought if somebody asks for the same odds again."""

LONGER = 4.0
"""The same if somebody asks for the same outlook again."""

MOST_CLAUSES = 15
MOST_COUNTED = 999_999

WORTH_REPEATING = 24
"""An explanation of at most so many columns is said again for each option."""

ALIASES = {
    "?": "?", "h": "help", "ヘルプ": "help", "説明": "?", "戻す": "undo", "やり直す": "redo", "記録": "log",
    "規則": "rules", "なぜ": "why", "保存": "save", "終了": "quit", "exit": "quit", "q": "quit",
    "裁定": "gm", "指示": "orders", "質問": "ask", "席": "seat", "状況": "look", "地図": "map", "振る": "roll",
    "?odds": "odds", "確率": "odds", "?確率": "odds",
    "?battle": "battle", "見込み": "battle", "?見込み": "battle",
}  # fmt: skip
"""Other words for orders, Japanese ones among them."""

PERSON = ("me", "自分")
"""Stands for a person in place of a policy."""

ASKING = {"すべて": "everything", "全部": "everything", "大事": "matters", "手番": "turns", "all": "everything"}
"""Other words for how much is asked."""

DECLARED, MAP = "ACTION [...] -> TARGET", "map"
"""Orders that help names only where they can be given."""

HELP = (
    (DECLARED, "order-declare"), ("ANSWER!", "order-again"), ("orders [off N]", "order-orders"),
    ("ask [everything|matters|turns]", "order-ask"),
    ("?", "order-effects"), ("? KEY", "order-effect"), ("?odds [KEY]", "order-odds"),
    ("?odds notes", "order-odds-notes"),
    ("?battle", "order-battle"),
    ("look", "order-look"), (MAP, "order-map"),
    ("why", "order-why"), ("why N", "order-why-line"), ("why CLAUSE", "order-clause"),
    ("rules WORDS", "order-rules"), ("log [N]", "order-log"), ("undo [N]", "order-undo"), ("redo [N]", "order-redo"),
    ("gm [RULING]", "order-gm"), ("seat SEAT=POLICY|me", "order-seat"), ("save FILE", "order-save"),
    ("roll COMMAND", "order-roll"), ("quit", "order-quit"),
)  # fmt: skip


class TableCommands:
    """Carries out orders at one table.

    `obey(line, question)` takes a typed line. It returns None if that is no order, else whether the question must be
    asked again from the beginning because the game has changed.
    """

    def __init__(self, game: Game, shelf: Shelf, voice: Voice, log: Log) -> None:
        self.game, self.shelf, self.voice, self.log = game, shelf, voice, log
        self.known: Mapping[str, Callable[[list[str], Shown], bool]] = {
            "help": self.help, "?": self.effects, "why": self.why, "rules": self.rules, "log": self.show_log,
            "undo": self.undo, "redo": self.redo, "gm": self.gm, "seat": self.seat, "save": self.save,
            "look": self.look, "roll": self.roll, "odds": self.odds, "orders": self.standing,
            "map": self.draw_map, "ask": self.ask, "battle": self.battle,
        }  # fmt: skip
        self.full = False
        self.pondered: tuple[tuple[int, ...], Pondered] | None = None
        self.told: dict[str, str] = {}
        """Notes to odds that have been shown here, by their messages."""
        self.given = StandingOrders()
        self.foreseen: tuple[tuple[int, ...], Outlook] | None = None
        self.whole = False
        """The odds thought about last, the place of the game, and whether all answers were included."""

    def named(self, line: str, question: Shown) -> str:
        """Find the order at the beginning of a line, or an empty string; an option with the same key or name goes
        first."""
        forced = line.startswith("/")
        text = line.removeprefix("/")
        if not text or (not forced and (line in question.keys or line.startswith('"'))):
            return ""
        word = text.split()[0]
        word = "?" if text.startswith("?") and word not in ALIASES else word
        name = ALIASES.get(word, word.lower())
        if name not in (*self.known, "quit") or (not forced and question.names(line)):
            return ""
        return name

    def obey(self, line: str, question: Shown) -> bool | None:
        """Carry out an order, if the line is one. Raises `NotUnderstood`, and what the game refuses."""
        name = self.named(line, question)
        if not name:
            return None
        text = line.removeprefix("/")
        rest = text[1:].split() if name == "?" else text.split()[1:]
        return self.known[name](rest, question)

    def help(self, rest: list[str], question: Shown) -> bool:
        """List all orders."""
        say = self.voice.catalogue
        self.voice.say_id("order-answers")
        example = self.shelf.rulebook.commands.guide[0].text(say.lang)
        unknown = {DECLARED: not declares(self.shelf.rulebook, question.decision), MAP: not question.sketch()}
        rows = [(name, say.say_id(message, example=example)) for name, message in HELP if not unknown.get(name)]
        for name, text in rows:
            left = f"  {name:<22}  " if width(name) <= 22 else f"  {name}  "
            self.voice.line(text, first=left, rest=" " * 26)
        self.voice.say_id("order-japanese")
        self.voice.say_id("order-slash")
        return False

    def effects(self, rest: list[str], question: Shown) -> bool:
        """Show what the options do."""
        with of_an_option("?", rest):
            effects = question.effects(" ".join(rest))
        left = max(width(key) for key, _ in effects) + 4
        said: dict[str, str] = {}
        for key, effect in effects:
            first = said.setdefault(effect, key)
            again = first != key and width(effect) > WORTH_REPEATING
            text = self.voice.catalogue.say_id("order-same", key=first) if again else effect
            for line in wrapped(text, self.voice.columns, f"  {key}".ljust(left), " " * left):
                self.voice.line(self.voice.colour_keys(line, []))
        if rest:
            self.steps(question, " ".join(rest))
        return False

    def steps(self, question: Shown, word: str) -> None:
        """Show the chance of the next check of one answer, and how it comes about; nothing if none is known."""
        from hantei.lab import odds

        from . import chances

        with suppress(odds.NoOdds):
            found = odds.decision(self.game.session, answers=[question.answer(word)], seconds=odds.AT_ONCE)
            chances.show_steps(found, question, self.voice)

    def odds(self, rest: list[str], question: Shown) -> bool:
        """Show what each option leads to, and how likely that is; if one is named, only that. Asking again gives
        figures that have been thought about longer."""
        from hantei.lab import odds

        from . import chances

        if rest == ["notes"] or rest == ["注"]:
            self.notes()
            return False
        with of_an_option("?odds", rest):
            wanted = [question.answer(" ".join(rest))] if rest else None
        try:
            thought = self.thought(question, wanted)
        except odds.NoOdds as none:
            raise NotUnderstood(none.message) from None
        figures = chances.show(thought.odds(), question, self.voice, self.told)
        if figures and not (thought.precise or self.voice.plain or "odds-again" in self.told):
            self.told["odds-again"] = self.voice.catalogue.say_id("odds-again")
            self.voice.line(self.told["odds-again"], style="faint")
        if rest:
            chances.show_steps(thought.odds(), question, self.voice)
        return False

    def notes(self) -> None:
        """Show once more what the figures mean."""
        for line in self.told.values():
            self.voice.line(line)
        if not self.told:
            self.voice.say_id("odds-no-notes")

    def thought(self, question: Shown, wanted: Sequence[Answer] | None) -> Pondered:
        """Find the odds of the answers wanted (None: of all); if they were asked for before, think further."""
        from hantei.lab import odds

        from . import chances

        known = (*self.game.session.where, self.game.session.moves)
        if self.pondered is not None and self.pondered[0] == known:
            of = self.pondered[1] if wanted is None else self.pondered[1].of(wanted)
            if of.ways and (wanted is not None or self.whole):
                of.refine(AGAIN)
                of.know(question.checks)
                self.told = {note: said for note, said in self.told.items() if note not in chances.COUNTED}
                return of
        every = [question.meant(key) for key in question.keys] if isinstance(question.decision, Choice | Route) else []
        listed = every[: odds.MOST_OPTIONS] if wanted is None and every else wanted
        found = odds.pondered(self.game.session, answers=listed, seconds=odds.AT_ONCE)
        if listed is not None and wanted is None:
            found.left_out = len(every) - len(listed)
        found.know(question.checks)
        self.pondered, self.whole = (known, found), wanted is None
        return found

    def battle(self, rest: list[str], question: Shown) -> bool:
        """Show how likely each end is from here on. Asking again gives figures that have been thought about longer."""
        from hantei.lab import outlook
        from hantei.lab.odds import NoOdds

        from . import outlooking

        known = (*self.game.session.where, self.game.session.moves)
        if self.foreseen is not None and self.foreseen[0] == known:
            self.foreseen[1].refine(LONGER)
        else:
            try:
                self.foreseen = known, outlook.outlook(self.game.session)
            except NoOdds as none:
                raise NotUnderstood(none.message) from None
        outlooking.show(self.foreseen[1], question, self.voice)
        return False

    def look(self, rest: list[str], question: Shown) -> bool:
        """Show the situation and the question once more."""
        question.show()
        return False

    def why(self, rest: list[str], question: Shown) -> bool:
        """Show the reasons of the last number, of a line of the log by its number, or a clause."""
        number = whole_number(rest[0]) if len(rest) == 1 else None
        if number is not None:
            self.explain(number)
            return False
        if rest:
            clauses.show(self.voice, Ledger.of(self.shelf.id).get(rest[0]), self.shelf.rulebook)
            return False
        if self.log.last_number() is None and not self.full:
            self.read_log()
        line = self.log.last_number()
        if line is None:
            self.voice.say_id("why-nothing")
            return False
        if line is not next(reversed(self.log.told()), line):
            self.voice.say_id("why-earlier")
        self.tell_why(line)
        return False

    def explain(self, number: int) -> None:
        """Show the throws and reasons of a line, counted back from the last, as `log` numbers them."""
        if number > len(self.log.told()) and not self.full:
            self.read_log()
        told = self.log.told()
        if not 0 < number <= len(told):
            raise NotUnderstood("why-no-line", number=number, count=len(told))
        line = told[-number]
        self.tell_why(line, dice=True)
        if not (line.steps or line.dice):
            self.voice.say_id("why-no-number")

    def tell_why(self, line: LogLine, dice: bool = False) -> None:
        """Show a line of the log, the throws that chose it (always those for a row of a table), and its reasons."""
        self.voice.line(line.apart or line.text)
        for event in line.dice if dice or line.row else ():
            self.voice.line(self.log.teller.text(self.game.state, event), first="  ")
        if line.steps:
            self.voice.lines(reasons_table(self.log.teller, self.game.state, line.steps, line.total))

    def draw_map(self, rest: list[str], question: Shown) -> bool:
        """The place in letters."""
        lines = question.sketch()
        self.voice.lines(lines)
        if not lines:
            self.voice.say_id("map-none")
        return False

    def roll(self, rest: list[str], question: Shown) -> bool:
        """Throw dice beside the game by a dice command; without one, show how they are written."""
        if rest:
            rolling.once(self.shelf, self.voice, " ".join(rest), self.game.session.setup.get("rulings", {}))
        else:
            rolling.guide(self.shelf, self.voice)
        return False

    def rules(self, rest: list[str], question: Shown) -> bool:
        """Show a clause, or those in which words occur."""
        if not rest:
            raise NotUnderstood("rules-what")
        ledger = Ledger.of(self.shelf.id)
        if rest[0].upper() in ledger:
            clauses.show(self.voice, ledger.get(rest[0]), self.shelf.rulebook)
        else:
            clauses.show_found(self.voice, ledger.find(" ".join(rest)), " ".join(rest), MOST_CLAUSES)
        return False

    def show_log(self, rest: list[str], question: Shown) -> bool:
        """Show the last lines of the log."""
        wanted = count(rest, LOG_LINES)
        if len(self.log.lines) < wanted and not self.full:
            self.read_log()
        shown = self.log.told()[-wanted:]
        if not shown:
            self.voice.say_id("log-empty")
        digits = len(str(len(shown)))
        for number, line in zip(range(len(shown), 0, -1), shown, strict=True):
            first, *more = line.text.split("\n")
            self.voice.line(first, first=f"{number:>{digits}} ", rest=" " * (digits + 3))
            for text in more:
                self.voice.line(text, first=" " * (digits + 1), rest=" " * (digits + 3))
        return False

    def read_log(self) -> None:
        """Read the log from the save file, with the events before the game was opened."""
        self.full = True
        self.log.refill(self.game.path, library.find)

    def undo(self, rest: list[str], question: Shown) -> bool:
        """Take moves back."""
        return self.take_back(rest)

    def take_back(self, rest: list[str]) -> bool:
        """Take one move back, or as many as are named."""
        moves = count(rest, 1)
        self.game.undo(moves)
        self.log.forget_after(self.game.session.moves)
        self.voice.note_id("undone", count=moves, left=self.game.session.moves)
        return True

    def redo(self, rest: list[str], question: Shown) -> bool:
        """Make moves again."""
        moves = count(rest, 1)
        self.game.redo(moves)
        self.voice.note_id("redone", count=moves, left=self.game.session.undone)
        return True

    def gm(self, rest: list[str], question: Shown) -> bool:
        """Carry out an order of the game master."""
        if not rest:
            self.list_rulings()
            return False
        if rest[0].lower() in ("die", "dice"):
            self._force(rest[1:])
            return True
        if rest == [BRING]:
            raise BadAmendment("amend-usage", given=BRING, known="yes", allowed=[BRING])
        if rest[0].lower() == BRING:
            words = [*bringing(dossier(rest[1], self.shelf.id)), *rest[2:]]
            said = self.voice.catalogue.name(newcomer(self.shelf.rulebook.referee, words))
            self.game.amend(*words)
            self.voice.note_id("gm-done", words=" ".join([BRING, said, *rest[2:]]))
            return True
        state, catalogue = self.game.session.state, self.voice.catalogue
        words = words_of(self.shelf.rulebook, state, catalogue, " ".join([rest[0].lower(), *rest[1:]]))
        try:
            self.game.amend(*words)
        except Complaint as error:
            if error.message == "amend-usage":  # of these two no rulebook knows
                error.facts["allowed"] = [*error.facts["allowed"], BRING, "die"]
            raise
        self.voice.note_id("gm-done", words=" ".join(words))
        return True

    def list_rulings(self) -> None:
        """Show how amendments are written: those of the rulebook, and the faces of the next throw."""
        say = self.voice.catalogue
        rows = [(example.text(say.lang), say.say(example.about)) for example in self.shelf.rulebook.referee.amendments]
        self.voice.say_id("gm-what")
        self.voice.lines(aligned([*rows, ("gm die 6 6", say.say_id("gm-die-about"))]))

    def _force(self, rest: Sequence[str]) -> None:
        parts = " ".join(rest).replace(",", " ").split()
        faces = whole_numbers(parts)
        if faces is None:
            raise NotUnderstood("gm-die-what")
        self.game.force(faces)
        self.voice.note_id("gm-die", faces=" ".join(parts))

    def seat(self, rest: list[str], question: Shown) -> bool:
        """Hand a seat to a machine or back; without words, show who sits where."""
        if not rest:
            for who in self.shelf.rulebook.seats(self.game.state):
                policy = self.game.session.seats.get(who)
                name = self.voice.say(player_of(policy, self.shelf.rulebook))
                called = name_of_seat(self.shelf.rulebook, self.game.state, who)
                self.voice.line("  " + self.voice.catalogue.say_id("seat-line", who=who, called=called, policy=name))
            return False
        who, sign, policy = " ".join(rest).replace(" = ", "=").partition("=")
        if not sign or not who or not policy:
            raise NotUnderstood("seat-what")
        machine = None if policy.lower() in PERSON else policy
        self.game.seat(who, machine)
        called = name_of_seat(self.shelf.rulebook, self.game.state, who)
        self.voice.note_id("seat-done", called=called, policy=player_of(machine, self.shelf.rulebook))
        return True

    def standing(self, rest: list[str], question: Shown) -> bool:
        """Show the standing orders by number; `orders off 2` takes one back."""
        orders = self.given.of(self.game.session)
        if rest and rest[0].lower() == "off":
            number = count(rest[1:], 1)
            if not number <= len(orders):
                raise NotUnderstood("orders-no-such", number=number, count=len(orders))
            gone = orders[number - 1]
            self.game.order(gone.who, gone.topic, None)
            self.voice.note_id("orders-off", question=gone.question)
            return True
        if not orders:
            self.voice.say_id("orders-none")
        for number, order in enumerate(orders, 1):
            self.voice.say_id("orders-line", number=number, question=order.question, answer=order.answer)
        return False

    def ask(self, rest: list[str], question: Shown) -> bool:
        """Set how much the seat with the open question is asked; without a word, show it."""
        who = question.decision.who
        if not rest:
            self.voice.say_id("asking-is", much=self.game.session.asking.get(who, EVERYTHING))
            for much in HOW_MUCH:
                self.voice.say_id("asking-one", much=much)
            return False
        much = ASKING.get(rest[0], rest[0].lower())
        self.game.ask(who, much)
        self.voice.note_id("asking-set", much=much)
        return True

    def save(self, rest: list[str], question: Shown) -> bool:
        """Copy the save file."""
        if not rest:
            self.voice.say_id("saved-at", path=str(self.game.path))
            return False
        target = Path(" ".join(rest)).expanduser()
        if target.exists():
            raise NotUnderstood("save-there", path=str(target))
        try:
            shutil.copyfile(self.game.path, target)
        except OSError as error:
            raise NotUnderstood("save-not-copied", path=str(target), reason=system_reason(error)) from None
        self.voice.note_id("save-copied", path=str(target))
        return False


@contextmanager
def of_an_option(order: str, rest: Sequence[str]) -> Iterator[None]:
    """Say that an order takes an option, if it is given something else. Raises `NotUnderstood`."""
    try:
        yield
    except NotUnderstood as error:
        if error.message == "ask-unknown" and CLAUSE.fullmatch(" ".join(rest)):
            raise NotUnderstood("ask-no-option-clause", clause=" ".join(rest)) from None
        if error.message == "ask-unknown":
            raise NotUnderstood("ask-no-option", order=order, typed=" ".join(rest)) from None
        raise


def count(rest: Sequence[str], default: int) -> int:
    """Read a count. Raises `NotUnderstood`."""
    if not rest:
        return default
    found = whole_number(rest[0], 1, MOST_COUNTED) if len(rest) == 1 else None
    if found is None and whole_numbers(rest, -LARGEST) is not None:
        raise NotUnderstood("count-out", typed=" ".join(rest), most=MOST_COUNTED)
    if found is None:
        raise NotUnderstood("count-what", typed=" ".join(rest))
    return found
