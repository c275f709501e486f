"""The contract that every rulebook keeps, as tests to be inherited.

    from hantei.testing import ContractTests

    class TestDungeon(ContractTests):
        rulebook = "dungeon"

        @staticmethod
        def check_bounds(state): ...

        @staticmethod
        def amendment(state, rng): ...

The plugin `hantei.testing.plugin` runs them for every scenario or encounter that comes with the rulebook; name it as
`pytest_plugins` in a `conftest.py` at the root of the tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from hantei.cases import coverage
from hantei.core.rulebook import no_boards, no_sheets, nothing_adjustable
from hantei.editions import edition, volume
from hantei.ledger import Ledger
from hantei.library import shelf

from . import adjusting, amendments, boards, broken_files, floor_plan, leaving, pointing, reach, rosters
from .circles import circle
from .games import drawn_setup, scenes, setup
from .inspection import Inspection
from .process import games_of
from .saves import WildGame
from .saying import sayer

shortest = pytest.mark.shortest
"""Marks a test that runs for the shortest scenario or encounter alone."""


class ContractTests:
    """The tests that every rulebook must pass.

    A subclass names its `rulebook`, and says with `hides` whether one seat may see what another does not. `takes_out`:
    the verb of the amendment that takes somebody out of play, "" if there is none; `outlives`: the events and questions
    that may name somebody who is out.
    """

    rulebook: ClassVar[str]
    hides: ClassVar[bool] = False
    takes_out: ClassVar[str] = ""
    outlives: ClassVar[Sequence[str]] = ()

    @staticmethod
    def check_bounds(state: Any, /) -> None:
        """Raise AssertionError if a state is out of bounds."""

    @staticmethod
    def amendment(state: Any, rng: Random, /) -> Sequence[str]:
        """Draw the words of an amendment that a game master could make, now and then of one that makes no sense."""
        raise NotImplementedError

    @classmethod
    @cache
    def inspection(cls, thorough: bool = False) -> Inspection:
        """The rulebook under inspection."""
        book = shelf(cls.rulebook).rulebook
        return Inspection(book, Ledger.of(cls.rulebook), cls.check_bounds, thorough)

    @classmethod
    def worlds(cls) -> Iterator[Any]:
        """States in which everything occurs that can be amended: each scenario at its beginning and a while later."""
        for scenario in scenes(cls.rulebook):
            yield from pointing.worlds(cls.rulebook, scenario, "1")

    # Its layout

    def test_rooms_are_entered_by_their_doors(self) -> None:
        """The imports between rooms keep the floor plan."""
        package = edition(self.rulebook).package
        assert floor_plan.broken_doors(floor_plan.folder(package), package) == []

    def test_rules_reach_nothing_outside(self) -> None:
        """The rules import only the core and the rulebook itself, and use no clock, luck, files or, but for machine
        players, fractions.
        """
        package = edition(self.rulebook).package
        assert reach.reaches(floor_plan.folder(package), package) == []

    def test_imports_make_no_circle(self) -> None:
        """No module needs itself."""
        assert circle(floor_plan.folder(edition(self.rulebook).package)) == []

    def test_every_chapter_stands_once_in_the_contents(self) -> None:
        """The table of contents names every module of rules."""
        package = edition(self.rulebook).package
        listed = [chapter.module.__name__ for chapter in volume(self.rulebook).chapters]
        assert floor_plan.unlisted(floor_plan.folder(package), listed, package) == []

    def test_the_contents_follow_the_book(self) -> None:
        """The chapters stand in the order of the book."""
        clauses = [clause.id for chapter in Ledger.of(self.rulebook).chapters for clause in chapter.clauses]
        assert floor_plan.out_of_order(volume(self.rulebook).chapters, clauses) == []

    def test_whatever_carries_out_a_rule_names_its_clauses(self) -> None:
        """Beats and readings name existing clauses."""
        self.inspection().check_clauses()

    def test_every_executable_clause_is_carried_out_and_proved(self) -> None:
        """The rules cite every executable clause, and a passing case proves it."""
        if volume(self.rulebook).finished:
            assert coverage(self.rulebook)["missing"] == []

    # Play

    def test_a_random_game(self, scenario: str) -> None:
        """Every check holds at every question, and on the way back."""
        self.inspection().check_game(drawn_setup(self.rulebook, scenario, "1"), "1")

    @shortest
    def test_a_game_among_machines(self, scenario: str) -> None:
        """Every policy plays by the rules and changes nothing that it sees."""
        self.inspection().check_machines(setup(self.rulebook, scenario), "1")

    def test_a_game_with_real_dice(self, scenario: str) -> None:
        """People are asked for every throw."""
        self.inspection().check_physical_dice(setup(self.rulebook, scenario), "1")

    def test_a_game_with_everything_that_people_do(self, scenario: str, tmp_path: Path) -> None:
        """Answers, undo, redo, amendments, named faces, machines: verified afterwards."""
        game = setup(self.rulebook, scenario, referee=True)
        wild = WildGame(self.inspection(), tmp_path / "game.hantei", game, "1", self.amendment)
        wild.play()
        assert wild.amended

    @shortest
    def test_a_game_is_the_same_to_the_byte_in_every_process(self, scenario: str, tmp_path: Path) -> None:
        """Nothing depends on hashes."""
        games = games_of(self.rulebook, scenario, "1", str(tmp_path))
        assert games[0]
        assert games.count(games[0]) == len(games)

    def test_amendments_are_refused_or_can_be_drawn(self, scenario: str) -> None:
        """An amendment at any place of the state is refused, or its result can be drawn and said."""
        assert amendments.amended_games(self.rulebook, scenario, "1", 40)

    @shortest
    def test_who_is_taken_out_does_nothing_more(self, scenario: str) -> None:
        """Somebody whom a game master takes out, at any question, is not named afterwards."""
        if self.takes_out:
            assert leaving.taken_out(self.rulebook, scenario, "1", self.takes_out, self.outlives, 8)

    @shortest
    def test_what_can_be_pointed_at_can_be_ruled(self, scenario: str) -> None:
        """Amendments that a game master is offered are accepted, and told as sentences."""
        tried = adjusting.tried(self.rulebook, scenario, "1")
        assert tried or shelf(self.rulebook).rulebook.referee.adjustable is nothing_adjustable

    def test_everything_that_can_be_typed_can_be_pointed_at(self) -> None:
        """Amendments that a game master can type are offered to be pressed, word for word, unless the rulebook offers
        nothing."""
        referee = shelf(self.rulebook).rulebook.referee
        if referee.adjustable is not nothing_adjustable:
            assert pointing.typed_only(referee, self.worlds()) == []

    # Sight and speech

    def test_boards_show_what_is_there_and_answer_what_is_asked(self, scenario: str) -> None:
        """Everything that boards show can be said and lies on them; all answers that they offer are legal."""
        seen = offered = 0
        for seed in "12345":  # the question that a board answers may come late in a game
            if not offered:
                seen, offered = boards.play(self.rulebook, drawn_setup(self.rulebook, scenario, seed), seed, 120)
        if shelf(self.rulebook).rulebook.sight.boards is not no_boards:
            assert seen > 0
            assert offered > 0

    def test_rosters_can_be_read(self, scenario: str) -> None:
        """Everybody has one sheet, in words."""
        most = rosters.check_rosters(self.rulebook, drawn_setup(self.rulebook, scenario, "2"), "2")
        assert most > 1 or shelf(self.rulebook).rulebook.sight.roster is no_sheets

    def test_seats_of_the_same_insight_are_shown_the_same(self, scenario: str) -> None:
        """A description shared by several seats is the one that each would get alone."""
        most = rosters.check_insight(self.rulebook, drawn_setup(self.rulebook, scenario, "3"), "3")
        assert most == 1 or self.hides

    def test_what_happens_is_told_to_seats(self, scenario: str) -> None:
        """Events are told to existing seats, a game master always among them."""
        told = rosters.check_readers(self.rulebook, drawn_setup(self.rulebook, scenario, "4"), "4")
        assert not told or self.hides

    def test_nobody_reads_of_strangers(self, scenario: str) -> None:
        """A seat reads only of those on its sheets, and of those who do something to its own people."""
        assert rosters.check_strangers(self.rulebook, drawn_setup(self.rulebook, scenario, "5"), "5")

    def test_everything_in_a_game_can_be_said(self, scenario: str) -> None:
        """Questions, answers and events are sentences in both languages."""
        assert len(sayer(self.rulebook).play(drawn_setup(self.rulebook, scenario, "1"), "1", most=150)) > 3

    @shortest
    def test_dice_thrown_by_hand_are_asked_for(self, scenario: str) -> None:
        """People are asked in words for every throw by hand."""
        told = sayer(self.rulebook)
        games = (told.play_by_hand(setup(self.rulebook, scenario), seed) for seed in "789")  # one may end early
        assert any(thrown > 3 for thrown in games)

    # Files

    def test_a_file_with_something_wrong(
        self, scenario: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """A broken file is refused with its faults, and never starts a game."""
        assert broken_files.fuzz(self.rulebook, scenario, 8, 0, tmp_path / "own.yaml", capsys)["refused"]

    # Many of each, for nightly runs

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(2, 12))
    def test_many_games(self, scenario: str, seed: int, tmp_path: Path) -> None:
        """Random games, games among machines, games with everything that people do."""
        drawn, luck = drawn_setup(self.rulebook, scenario, str(seed)), str(seed)
        self.inspection(thorough=True).check_game(drawn, luck)
        self.inspection().check_machines(drawn, luck)
        game = {**drawn, "referee": True}
        WildGame(self.inspection(), tmp_path / "game.hantei", game, luck, self.amendment).play(400)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(2, 6))
    def test_many_amendments_are_refused_or_can_be_drawn(self, scenario: str, seed: int) -> None:
        """Try many amendments on every place of the state."""
        assert amendments.amended_games(self.rulebook, scenario, str(seed), 400)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(2, 6))
    def test_whoever_is_taken_out_does_nothing_more(self, scenario: str, seed: int) -> None:
        """Take many people out."""
        if self.takes_out:
            leaving.taken_out(self.rulebook, scenario, str(seed), self.takes_out, self.outlives, 60)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(6, 16))
    def test_nobody_reads_of_strangers_in_many_games(self, scenario: str, seed: int) -> None:
        """Check in long games who is named to whom."""
        rosters.check_strangers(self.rulebook, drawn_setup(self.rulebook, scenario, str(seed)), str(seed), 300)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(2, 6))
    def test_everything_in_many_games_can_be_said(self, scenario: str, seed: int) -> None:
        """Say everything in long games."""
        sayer(self.rulebook).play(drawn_setup(self.rulebook, scenario, str(seed)), str(seed))

    @pytest.mark.slow
    def test_many_files_with_something_wrong(
        self, scenario: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Check many broken files, and play many sound ones."""
        fates = broken_files.fuzz(self.rulebook, scenario, 400, 40, tmp_path / "own.yaml", capsys)
        assert fates["refused"]
        assert fates["played"]
