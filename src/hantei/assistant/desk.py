"""What an assistant can do: play a game from its seats, and look up, roll, simulate, check.

It sees what its seats see: no seed, no figures that are hidden from them, and no save as it lies on the disk. What it
takes back must not have met dice.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from hantei import library
from hantei.core.message import Complaint
from hantei.core.text import Language
from hantei.examining import examined
from hantei.lab import Trial, odds, simulate
from hantei.ledger import Ledger
from hantei.library import Shelf
from hantei.play import Game, read, reviewed, roll, usual_policy
from hantei.telling import Log, LogLine, Question, RollTeller, Teller, botting, fault_line
from hantei.telling.chances import cells, notes, shown_columns
from hantei.telling.news import told_news
from hantei.text import Catalogue

MOST_GAMES, MOST_TEXT, MOST_FOUND, MOST_OPEN = 200, 200_000, 20, 8
"""Runs of a simulation; letters of a scenario to check; clauses that are found; games that are held open."""

NEWS, WHOLE_LOG = 40, 2_000
"""Lines of the log that are told with a look, and in the log of a save."""


class BadRequest(Complaint):
    """Something that an assistant asks for and cannot have."""


def setup_of(rulebook: str, scenario: str) -> dict[str, Any]:
    """The setup of a game with a scenario or encounter that comes with a rulebook. Raises `BadSetup`."""
    text = library.scenario_text(rulebook, scenario)[1]
    heading = library.heading(scenario, text)
    begun = {"scenario": scenario, "scenarios": {scenario: text}, "difficulty": heading.difficulty}
    return {**begun, "leaders": heading.leaders[0], "rulings": {}, "referee": False}


class AssistantSeat:
    """A game that an assistant plays: all seats that no machine plays are its own."""

    def __init__(self, game: Game, shelf: Shelf, catalogue: Catalogue) -> None:
        self.game, self.shelf, self.catalogue = game, shelf, catalogue
        self.log = Log(Teller(shelf, catalogue), self.mine)

    def mine(self) -> list[str]:
        """The seats that the assistant plays; whoever plays none looks on."""
        session = self.game.session
        seats = [seat for seat in self.shelf.rulebook.seats(session.state) if seat not in session.seats]
        return seats or [""]

    def asked(self) -> tuple[str, Question]:
        """The open question under its key. Raises `BadRequest`."""
        for key, decision in self.game.decisions.items():
            return key, Question(self.shelf, self.catalogue, self.game.state, decision)
        raise BadRequest("assistant-not-asked")

    def look(self) -> dict[str, Any]:
        """What there is to see, what happened since the last look, and what is asked."""
        news: list[LogLine] = [line for one in self.game.news() for line in self.log.take(one)]
        found: dict[str, Any] = {"game": self.game.path.stem, "finished": self.game.finished, "seats": self.mine()}
        found["happened"] = [line.text for line in news if line.text][-NEWS:]
        if self.game.finished:
            outcome = self.shelf.rulebook.judging.outcome(self.game.state) or ()
            found["outcome"] = {one.key: one.value for one in outcome}
            return found
        key, question = self.asked()
        found["sees"] = self.shelf.rulebook.sight.view(self.game.state, question.decision.who)
        return {**found, "question": question.plain(key)}


class AssistantDesk:
    """The games of an assistant, saved like those of `hantei play`, and what it can look up.

    Parameters: where games are saved, and a function that names a new save of a rulebook and scenario. All methods
    raise `Complaint` or `BadContent` for what an assistant can do something about.
    """

    def __init__(self, saves: Path, new_path: Callable[[str, str], Path], lang: Language) -> None:
        self.saves, self.new_path, self.lang = saves, new_path, lang
        self.open: dict[str, AssistantSeat] = {}

    def list(self) -> dict[str, Any]:
        """The rulebooks with what can be played, and the saves."""
        books = {
            shelf.id: {
                "title": shelf.title(self.lang),
                "scenarios": {one.id: one.title.lang(self.lang) for one in shelf.headings(shelf.kind)},
            }
            for shelf in library.playable()
        }
        return {"rulebooks": books, "games": sorted(path.stem for path in self.saves.glob("*.hantei"))}

    def start(self, rulebook: str, scenario: str, seat: str = "") -> dict[str, Any]:
        """Begin a game; machines play the opponents, and where a `seat` is named, all others."""
        shelf = library.shelf(rulebook)
        setup = setup_of(rulebook, scenario)
        state = shelf.rulebook.start(setup)
        seats = shelf.rulebook.seats(state)
        if seat and seat not in seats:
            raise BadRequest("assistant-no-seat", given=seat, allowed=[*seats])
        machines = [one for one in seats if one != seat] if seat else shelf.rulebook.opponents(state)
        usual = dict.fromkeys(machines, usual_policy(shelf.rulebook))
        path = self.new_path(rulebook, scenario)
        game = Game.new(path, shelf.rulebook, setup, str(secrets.randbelow(10**9)), seats=usual)
        return self._hold(game, shelf).look()

    def look(self, game: str) -> dict[str, Any]:
        """What the assistant sees of a game."""
        return self._place(game).look()

    def answer(self, game: str, answer: str) -> dict[str, Any]:
        """Answer the open question, and look."""
        place = self._place(game)
        key, question = place.asked()
        place.game.answer(key, question.answer(answer))
        return place.look()

    def explain(self, game: str, answer: str) -> str:
        """What an answer to the open question does."""
        _, question = self._place(game).asked()
        return question.effect(question.answer(answer))

    def odds(self, game: str) -> dict[str, Any]:
        """How likely what the answers lead to is, as far as the seat can know."""
        place = self._place(game)
        _, question = place.asked()
        found = odds.pondered(place.game.session, seconds=odds.AT_ONCE).odds()
        columns = shown_columns(found)
        rows = {
            question.called(one.answer): dict(
                zip(columns, cells(one, found, columns, question, place.catalogue), strict=False)
            )
            for one in found.options
            if one.answer is not None
        }
        return {"answers": rows, "notes": [*notes(found, place.catalogue, place.shelf.rulebook)]}

    def undo(self, game: str) -> dict[str, Any]:
        """Take the last answer back, where no dice have fallen since."""
        place = self._place(game)
        session = place.game.session
        if session.throws():
            raise BadRequest("assistant-no-undo")
        place.game.undo()
        return place.look()

    def roll(self, rulebook: str, command: str) -> dict[str, Any]:
        """Throw dice by a command of a rulebook, or of a dice bot's game system such as SRS or Gundog."""
        system = botting.system_named(rulebook)
        bot = botting.bot(system, command, strict=False) if system else None
        shelf = bot.shelf if bot else library.shelf(rulebook)
        read_command = bot.command if bot else shelf.rulebook.command(command, {})
        catalogue = shelf.catalogue(self.lang)
        teller = RollTeller(shelf, catalogue, read_command)
        done = roll(read_command, str(secrets.randbelow(10**9)), 0, None)
        said = [text for event in done.events if (text := teller.text(None, event))]
        found = {"said": said, "result": catalogue.say(read_command.result(done.outcome))}
        return found | ({"bot": [catalogue.say(line) for line in bot.said(done)]} if bot else {})

    def rules(self, rulebook: str, words: str) -> dict[str, Any]:
        """Clauses by their id or by words in them."""
        library.shelf(rulebook)
        ledger = Ledger.of(rulebook)
        found = [ledger.get(words)] if words.strip().upper() in ledger else ledger.find(words)[:MOST_FOUND]
        texts = [{"id": one.id, "title": one.title.lang(self.lang), "rule": one.rule.lang(self.lang)} for one in found]
        return {"clauses": texts}

    def log(self, game: str) -> str:
        """What happened in a saved game, as the seats of the assistant read it."""
        place = self._place(game)
        log = Log(place.log.teller, place.mine)
        for _, news in told_news(reviewed(read(place.game.path), place.game.path, library.find)):
            log.take(news)
        return "\n".join(line.text for line in log.told()[-WHOLE_LOG:])

    def simulate(self, rulebook: str, scenario: str, games: int = 20) -> dict[str, Any]:
        """Let machines play a scenario several times: how often each end came."""
        if not 0 < games <= MOST_GAMES:
            raise BadRequest("assistant-too-many", given=games, most=MOST_GAMES)
        setup = setup_of(rulebook, scenario)
        runs = simulate(Trial(rulebook, setup, {"": usual_policy(library.shelf(rulebook).rulebook)}), games).runs
        ends = Counter(str(run.figures.get("end", "")) for run in runs)
        return {"games": len(runs), "won": sum(run.won for run in runs), "ends": dict(ends)}

    def check(self, text: str) -> dict[str, Any]:
        """What is wrong with the text of a scenario, encounter or people."""
        if len(text) > MOST_TEXT:
            raise BadRequest("assistant-too-long", most=MOST_TEXT)
        found = examined(text, "text.yaml")
        catalogue = library.catalogue(found.rulebook_id, self.lang)
        return {"faults": [fault_line(fault, catalogue) for fault in found.faults]}

    def close(self) -> None:
        """Let go of all games."""
        for place in self.open.values():
            place.game.close()

    def _hold(self, game: Game, shelf: Shelf) -> AssistantSeat:
        while len(self.open) >= MOST_OPEN:
            self.open.pop(next(iter(self.open))).game.close()
        place = self.open[game.path.stem] = AssistantSeat(game, shelf, shelf.catalogue(self.lang))
        return place

    def _place(self, name: str) -> AssistantSeat:
        if name in self.open:
            return self.open[name]
        known: Mapping[str, Path] = {path.stem: path for path in self.saves.glob("*.hantei")}
        if name not in known:
            raise BadRequest("assistant-no-game", given=name)
        game = Game.resume(known[name], library.find)
        return self._hold(game, library.shelf(game.session.rulebook.id))
