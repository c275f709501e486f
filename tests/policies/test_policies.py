"""Policies by name, their own and plugged in, and what those that look ahead may see."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.core.decision import Answer, Choice, Decision, Position
from hantei.core.record import clone, dump
from hantei.core.rulebook import OwnPlayer, Planner, Rulebook
from hantei.core.table import Live, Witness
from hantei.core.text import Text
from hantei.library import open_rulebook, scenario_text
from hantei.offers import BadPackage
from hantei.play import (
    GROUP,
    Refused,
    Session,
    at_random,
    played_by,
    player_of,
    policy,
    policy_about,
    policy_name,
    policy_names,
    run,
    usual_policy,
)
from hantei.play.policies import broken_players, players_offered, registered
from hantei.policies.ahead import Ahead, Astray, FutureEnd, options
from hantei.policies.search import Candidate, Patience, Race
from hantei.text import LANGS, Catalogue
from tests.toy import SETUP, SIDES, TOY

SENKI = open_rulebook("senki")

LOOKING_AHEAD = ("greedy:3", "cautious:3", "search:12")


def played(policies: Mapping[str, Any], seed: str = "1", rulebook: Rulebook[Any] = TOY, setup: Any = None) -> Any:
    """The last state of a game, as plain data."""
    return dump(run(rulebook, setup or SETUP, seed, policies))


def setup_of(rulebook: str, name: str) -> dict[str, Any]:
    return {"scenario": name, "scenarios": {name: scenario_text(rulebook, name)[1]}}


# By name


def test_policies_have_names_for_players() -> None:
    said = {lang: Catalogue(lang) for lang in LANGS}
    ids = ("heuristic", "search:400", "stubborn", "stubborn:2")
    assert [said["en"].name(policy_name(one, SENKI)) for one in ids] == [
        "steady", "far-sighted, 400", "stubborn", "stubborn, 2",
    ]  # fmt: skip
    assert said["ja"].name(policy_name("search:50ms", SENKI)) == "先読み・50ms"
    found = played_by({"": "heuristic", "red": "random"}, SENKI)
    assert (said["en"].name(found), said["ja"].name(found)) == ("steady, red (random)", "手堅い、red（でたらめ）")


def test_a_policy_of_a_rulebook_brings_its_name() -> None:
    """A bare function goes by the name that the program has for its id, and by its id where there is none."""
    says, guest = (
        Catalogue("ja"),
        OwnPlayer(at_random, Text("客人", "the guest"), Text("気まぐれに打つ", "plays on a whim")),
    )
    book = replace(TOY, policies={"guest": guest, "bold": at_random, "cheat": at_random})
    assert [says.name(policy_name(one, book)) for one in ("guest", "guest:2", "bold", "cheat")] == [
        "客人", "客人・2", "大胆", "cheat",
    ]  # fmt: skip
    assert says.name(policy_about("guest", book) or "") == "気まぐれに打つ"
    assert policy_about("cheat", book) is None
    assert policy(book, "guest") is at_random
    assert says.name(player_of("guest", book)) == says.say_id("policy-machine", policy=guest.name)


def test_own_policies_are_registered_and_say_what_they_are_called_and_how_they_play() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["entry-points"][GROUP]) <= set(registered())
    for lang in LANGS:
        catalogue = Catalogue(lang)
        for player in registered().values():
            assert catalogue.name(player.name)
            assert catalogue.name(player.about)


STUBBORN = """
from hantei.core.text import Text
from hantei.play import MachinePlayer

def make(rulebook, parameter):
    at = int(parameter or 0)
    return lambda state, decision, rng: (decision.all() or [decision.sample(rng)])[at]

stubborn = MachinePlayer("stubborn", 9, Text("頑固", "pig-headed"), Text("いつも同じ答え", "the same answer"), make)
"""

Installed = Callable[[str], None]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """Installs another package, `stubbornness`, that registers some lines."""

    def install(lines: str) -> None:
        info = tmp_path / "stubbornness-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stubbornness\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{lines}\n", encoding="utf-8")
        (tmp_path / "stubbornness.py").write_text(STUBBORN, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        players_offered.cache_clear()

    yield install
    players_offered.cache_clear()


@pytest.fixture
def package(installed: Installed) -> None:
    """Another package, installed, with a policy `stubborn`."""
    installed("stubborn = stubbornness:stubborn")


@pytest.mark.usefixtures("package")
def test_a_policy_of_another_package_brings_its_name() -> None:
    said = {lang: Catalogue(lang) for lang in LANGS}
    assert [said["en"].name(policy_name(one, TOY)) for one in ("stubborn", "stubborn:2")] == [
        "pig-headed",
        "pig-headed, 2",
    ]
    assert said["ja"].name(policy_name("stubborn:2", TOY)) == "頑固・2"
    assert said["ja"].name(policy_about("stubborn", TOY) or "") == "いつも同じ答え"
    assert said["en"].name(played_by({"red": "stubborn"}, TOY)) == "red (pig-headed)"


@pytest.mark.parametrize("name", ["random", "steady", "heuristic", "bold", "two:names"])
def test_a_player_under_a_name_that_it_cannot_have_is_named(installed: Installed, name: str) -> None:
    """Whoever chose it would get another player, or be told that there is none."""
    installed(f"{name} = stubbornness:stubborn")
    (fault,) = broken_players()
    assert (fault.message, fault.facts["name"]) == ("barred-player", name)
    assert name not in registered()
    assert policy(SENKI, "heuristic") is policy(SENKI, "steady")


@pytest.mark.parametrize("value", ["stubbornness:make", "stubbornness:nobody", "nowhere:stubborn"])
def test_what_is_no_machine_player_is_named(installed: Installed, value: str) -> None:
    installed(f"stubborn = {value}")
    for _ in range(2):
        with pytest.raises(BadPackage) as refused:
            policy(TOY, "stubborn")
        assert (refused.value.message, refused.value.facts["value"]) == ("broken-player", value)
        assert str(refused.traceback[-1].path).endswith("policies.py")  # raised anew for each who asks
    assert [bad.facts["name"] for bad in broken_players()] == ["stubborn"]
    assert "stubborn" not in policy_names(TOY)
    assert policy(TOY, "bold") is TOY.policies["bold"]  # a rulebook's own plays on
    assert policy(TOY, "random") is at_random  # and so do those of other packages


def test_two_packages_cannot_register_one_name(installed: Installed) -> None:
    installed("search = stubbornness:search")
    with pytest.raises(BadPackage, match="two-players"):
        policy(TOY, "search")


def test_the_usual_policy_is_the_first_of_the_rulebook_else_any_legal_answer() -> None:
    assert usual_policy(TOY) == "bold"
    assert usual_policy(replace(TOY, policies={})) == "random"


@pytest.mark.usefixtures("package")
def test_another_package_adds_a_policy() -> None:
    question = Choice("red", "aim", "toy-4", ["high", "low"])
    assert "stubborn" in policy_names(TOY)
    assert policy(TOY, "stubborn")(None, question, Random(1)) == "high"
    assert policy(TOY, "stubborn:-1")(None, question, Random(1)) == "low"
    assert isinstance(policy(TOY, "search"), Planner)


def test_names_of_a_rulebook() -> None:
    assert policy_names(TOY)[:3] == ["bold", "cheat", "random"]
    assert set(policy_names(TOY)) >= {"greedy", "cautious", "search"}


@pytest.mark.parametrize("name", ["serch", "bold:3", "random:3", "", ":", "serch:3"])
def test_unknown_names(name: str) -> None:
    with pytest.raises(Refused) as refused:
        policy(TOY, name)
    assert refused.value.message == "unknown-policy"
    assert refused.value.facts["name"] == name


@pytest.mark.parametrize("name", ["search:", "search:0", "search:x", "search:5s", "search:ms", "search:-3", "greedy:0"])
def test_bad_parameters(name: str) -> None:
    with pytest.raises(Refused) as refused:
        policy(TOY, name)
    assert refused.value.message == "bad-policy-parameter"
    assert refused.value.facts["given"] == name.partition(":")[2]


# What can be seen


class Asked(Planner):
    """Answers at random and keeps where it was asked."""

    def __init__(self) -> None:
        self.seen: list[tuple[Decision, Position]] = []

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        assert decision.position is not None
        self.seen.append((decision, decision.position))
        return decision.sample(rng)


class Same(Live):
    """A table that plays what a position says and stops at what comes next."""

    def __init__(self, position: Position) -> None:
        super().__init__(Random(0), {})
        self.left = list(position.done)

    def roll(self, dice: Any, why: str, who: str = "") -> int:
        value = self.left.pop(0)
        assert isinstance(value, int)
        return value

    def ask_all(self, decisions: Any) -> list[Answer]:
        if not self.left:
            raise StopIteration(decisions)
        answers = self.left.pop(0)
        assert isinstance(answers, list)
        return answers


def test_a_position_leads_to_the_question_again() -> None:
    seat = Asked()
    run(TOY, SETUP, "3", dict.fromkeys(SIDES, seat))
    assert len(seat.seen) > 30
    for decision, position in seat.seen:
        with pytest.raises(StopIteration) as stop:
            TOY.beats.step(clone(position.start), Same(position))
        assert decision.describe() in [asked.describe() for asked in stop.value.value]


def test_an_open_ballot_stays_closed() -> None:
    """The second seat of a ballot is asked at the same position as the first."""
    seat = Asked()
    run(TOY, SETUP, "3", dict.fromkeys(SIDES, seat))
    stances = [position for decision, position in seat.seen if decision.kind == "stance"]
    assert stances[0].done == stances[1].done == ()


def test_the_state_is_only_looked_at() -> None:
    table = Witness(Live(Random(1), {}))
    state = TOY.start(SETUP)
    TOY.beats.step(state, _answering(table))
    assert dump(table.start) == dump(TOY.start(SETUP))


def _answering(table: Witness) -> Witness:
    def answer(decision: Decision) -> Answer:
        before = dump(table.start)
        answer = policy(TOY, "search:8")(None, decision, Random(1))
        assert dump(table.start) == before
        return answer

    table.table = Live(Random(1), dict.fromkeys(SIDES, answer))
    return table


def test_who_looks_ahead_needs_a_table_that_remembers() -> None:
    with pytest.raises(TypeError, match="remembers"):
        policy(TOY, "search")(TOY.start(SETUP), Choice("red", "aim", "toy-4", ["high", "low"]), Random(1))


@pytest.mark.parametrize("name", LOOKING_AHEAD)
def test_answers_do_not_hang_on_what_is_hidden(name: str) -> None:
    """SK-DATA.25: what the brood has left in energy and items is nothing a pilot can know."""
    senki = open_rulebook("senki")
    seen: list[tuple[Decision, Random]] = []

    class First(Planner):
        def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
            if decision.kind in ("move", "major"):
                seen.append((decision, rng))
                raise StopIteration
            return senki.policies["heuristic"](state, decision, rng)

    with pytest.raises(StopIteration):
        run(senki, setup_of("senki", "bridge"), "1", {"pc": First(), "brood": "heuristic"})
    decision, rng = seen[0]
    assert decision.position is not None
    luck, answers = rng.getstate(), []
    for energy in (0, 99):
        for fighter in decision.position.start.fighters.values():
            fighter.en = energy if fighter.side == "brood" else fighter.en
        rng.setstate(luck)
        answers.append(policy(senki, name)(decision.position.start, decision, rng))
    assert answers[0] == answers[1]


def test_what_cannot_have_happened_is_given_up() -> None:
    position = Position(TOY.start(SETUP), ("no throw", "here"))  # type: ignore[arg-type]
    question = Choice("red", "aim", "toy-4", ["high", "low"])
    question.position = position
    with pytest.raises(Astray):
        Ahead(TOY, question, Random(1)).future("high", lambda state, decision: "high", 0, 1)


def test_long_lists_are_sampled() -> None:
    long = Choice("red", "aim", "toy-4", [str(n) for n in range(500)])
    found = options(long, "250", Random(1))
    assert found[0] == "250"
    assert len(found) == len(set(found)) == 24
    assert all(long.legal(answer) for answer in found)


def futures(count: int = 1) -> Ahead:
    """A question of the toy game at which futures can be played: the first stance of red."""
    question = Choice("red", "stance", "toy-3", ["guard", "rush"])
    state = TOY.start(SETUP)
    for crew in state.crews.values():
        crew.ammo = 3
    state.agenda = [("parley", "red"), ("attack", "blue"), ("attack", "red"), ("stance",)]
    question.position = Position(state, ())
    return Ahead(TOY, question, Random(count))


def test_dice_hang_on_their_place() -> None:
    """Whatever is answered, and whoever threw before: the dice of a beat that comes as often fall alike."""
    ahead = futures()
    faces = [ahead.luck(7, ("attack", "red"), 1).random() for _ in range(2)]
    assert faces[0] == faces[1]
    first = ahead.luck(7, ("attack", "red"), 1)
    row = [first.random() for _ in range(5)]
    ahead.luck(7, ("attack", "blue"), 1).random()
    again = ahead.luck(7, ("attack", "red"), 1)
    assert [again.random() for _ in range(5)] == row
    others = [(8, ("attack", "red"), 1), (7, ("attack", "blue"), 1), (7, ("attack", "red"), 2)]
    assert all(ahead.luck(*other).random() != row[0] for other in others)
    assert futures(2).luck(7, ("attack", "red"), 1).random() != row[0]


def race(answers: int) -> Race:
    """A race in which answer n brings n more than answer 0, and every other lap brings everybody 1000."""
    ahead = futures()
    found = Race(ahead, at_random, list(range(answers)))

    def run(runner: Candidate) -> FutureEnd:
        score = int(str(runner.answer)) + 1000 * (len(runner.scores) % 2)
        runner.node.add(score)
        return FutureEnd(score, False)

    found.run = run  # type: ignore[method-assign]
    return found


def test_the_worse_half_is_out_after_each_part_of_the_budget() -> None:
    """Eight answers: three parts of 16 futures each. The heuristic's answer, 0, stays, although it is the worst."""
    running = race(8)
    spent = Patience(48).spent()
    seen = []
    while spent(running.played) < 1:
        assert running.lap(spent)
        seen.append([runner.answer for runner in running.runners])
    assert seen[0] == [0, 1, 2, 3, 4, 5, 6, 7]  # one lap: 8 futures
    assert seen[1] == [0, 4, 5, 6, 7]  # 16 futures
    assert seen[-1] == [0, 5, 6, 7]  # half of five, rounded up, and the heuristic's
    assert running.played == 48


def test_who_is_as_good_as_the_heuristic_is_not_needed() -> None:
    running = race(3)
    running.run = lambda runner: FutureEnd(5, False)  # type: ignore[method-assign]
    spent = Patience(1000).spent()
    while not running.decided():
        assert running.lap(spent)
    assert running.played == 15  # five laps of three
    assert running.best() == 0


def test_a_few_gaps_that_are_alike_prove_little() -> None:
    """Three times the same gap, but scores that spread by hundreds: two gaps as wide count besides."""
    running = race(2)
    spent = Patience(6).spent()
    while spent(running.played) < 1:
        assert running.lap(spent)
    leader = running.runners[1]
    gap, error = running.first.behind(leader)
    spread = sum((score - sum(leader.scores) / 3) ** 2 for score in leader.scores) / 3
    assert leader.scores == [1, 1001, 1]
    assert gap == 1
    assert error == pytest.approx((2 * spread / 4 / 3) ** 0.5)
    assert running.best() == 0


# How they play


@pytest.mark.parametrize("name", LOOKING_AHEAD)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seats = {"red": name, "blue": "bold"}
    session = Session(TOY, SETUP, "5", seats)
    assert session.finished
    assert played(seats, "5") == played(seats, "5") == dump(session.state)
    assert played(seats, "5") != played(seats, "6")


@pytest.mark.parametrize("name", ["greedy:12", "cautious:3", "search:12"])
def test_who_looks_ahead_beats_who_does_not(name: str) -> None:
    """Three futures, confirmed by three more, prove too little for greedy to leave what is usual."""

    def ahead(seed: int) -> int:
        crews = played({"red": name, "blue": "bold"}, str(seed))["crews"]
        return int(crews["red"]["hp"] > crews["blue"]["hp"])

    plain = sum(
        crews["red"]["hp"] > crews["blue"]["hp"]
        for crews in (played(dict.fromkeys(SIDES, "bold"), str(seed))["crews"] for seed in range(40))
    )
    assert sum(map(ahead, range(40))) > plain


def test_time_as_a_budget_ends() -> None:
    assert not played({"red": "search:1ms", "blue": "bold"})["agenda"]


WHOLE = ("urban_assault", "quarry_town", "leader"), ("senki", "shoreline", "brood")


@pytest.mark.parametrize(
    ("name", "rulebook", "scenario", "seat"),
    [
        # An operation takes the careful one a quarter of a minute, and the other two hold what it shares with them
        pytest.param(name, *whole, marks=pytest.mark.slow if (name, whole) == ("cautious:3", WHOLE[0]) else ())
        for whole in WHOLE
        for name in LOOKING_AHEAD
    ],
)
def test_whole_games_come_to_an_end(name: str, rulebook: str, scenario: str, seat: str) -> None:
    book = open_rulebook(rulebook)
    setup = setup_of(rulebook, scenario)
    seats = {who: name if who == seat else "heuristic" for who in book.seats(book.start(setup))}
    assert book.finished(run(book, setup, "2", seats))
