"""The core: dice against brute force, tallies, decisions, tables, the agenda."""

from __future__ import annotations

import copy
import itertools
import json
import pickle
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from inspect import signature
from math import ceil, floor
from operator import delitem, ior, setitem
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hantei.core.agenda import BeatCall, Beats, then
from hantei.core.decision import Amount, Answer, Choice, Decision, Faces, Route, Words, read_words
from hantei.core.dice import Dice, throws
from hantei.core.event import Count, Event
from hantei.core.message import BadSetup, Message, worded
from hantei.core.rulings import Ruling, Rulings
from hantei.core.table import BadPolicy, Live, Table
from hantei.core.tally import Operation, Tally, result_of
from hantei.core.text import Text
from hantei.scenes.naming import apart

READERS: dict[str, Callable[[tuple[int, ...]], int]] = {
    "sum": sum,
    "highest": max,
    "lowest": min,
    "sixes": lambda faces: sum(face == 6 for face in faces),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(("n", "sides"), [(1, 6), (2, 6), (3, 6), (4, 6), (3, 4), (2, 20), (5, 3), (1, 1), (0, 6)])
def test_laws_are_those_of_brute_force(n: int, sides: int, reader: str) -> None:
    read = READERS[reader] if n else len
    dice = Dice(f"{n}d{sides}", n, sides, read)
    counted = Counter(read(faces) for faces in itertools.product(range(1, sides + 1), repeat=n))
    assert dice.law() == sorted(counted.items())
    assert sum(ways for _, ways in dice.law()) == sides**n


@pytest.mark.parametrize(("n", "sides"), [(1, 6), (3, 6), (4, 3)])
def test_every_multiset_of_faces_comes_once_with_its_ways(n: int, sides: int) -> None:
    faces = itertools.product(range(1, sides + 1), repeat=n)
    assert dict(throws(n, sides)) == Counter(tuple(sorted(throw)) for throw in faces)
    assert len(list(throws(n, sides))) == len({faces for faces, _ in throws(n, sides)})


def test_throws_fall_on_every_face_and_are_legal() -> None:
    dice, rng = Dice("3d6", 3, 6), Random(1)
    many = [dice.throw(rng) for _ in range(500)]
    assert all(dice.legal(throw) for throw in many)
    assert {face for throw in many for face in throw} == set(range(1, 7))
    assert not dice.legal([1, 2])
    assert not dice.legal([1, 2, 7])
    assert not dice.legal([0, 2, 3])


def test_the_same_seed_throws_the_same_dice() -> None:
    assert [Dice("1d6", 1, 6).throw(Random(7)) for _ in range(3)] == [Dice("1d6", 1, 6).throw(Random(7))] * 3


steps = st.lists(st.tuples(st.sampled_from(Operation), st.integers(-9, 9)), max_size=12)

DONE: dict[str, Callable[[int, int], int]] = {
    "add": lambda before, amount: before + amount,
    "at_least": lambda before, amount: amount if before < amount else before,
    "at_most": lambda before, amount: amount if before > amount else before,
    "halve_down": lambda before, amount: floor(Fraction(before, 2)),
    "halve_up": lambda before, amount: ceil(Fraction(before, 2)),
    "times": lambda before, amount: before * amount,
}
"""What each operation of a tally comes to, said another way."""


@given(st.integers(-9, 9), steps)
def test_the_steps_of_a_tally_lead_to_its_value(start: int, changes: list[tuple[Operation, int]]) -> None:
    tally = Tally(start, "X-1.1", "start")
    for operation, amount in changes:
        before = tally.value
        do = getattr(tally, operation)
        do(*[amount, "X-1.2", "change"][-len(signature(do).parameters) :])
        assert tally.value == DONE[operation](before, amount)
        assert tally.value == before or tally.steps[-1].op is operation
    assert result_of(tally.steps) == tally.value


def test_every_operation_has_its_method_and_no_method_lacks_an_operation() -> None:
    methods = {name for name, part in vars(Tally).items() if callable(part) and not name.startswith("_")}
    assert methods == {operation.value for operation in Operation} == set(DONE)


def test_every_operation_is_written_with_a_sign_and_its_amount() -> None:
    assert {operation.value: operation.written(2) for operation in Operation} == {
        "add": "+2",
        "at_least": "≥ 2",
        "at_most": "≤ 2",
        "halve_down": "÷2",
        "halve_up": "÷2",
        "times": "×2",
    }
    assert Operation.ADD.written(-3) == "-3"


def test_what_changes_nothing_leaves_no_reason() -> None:
    tally = Tally()
    tally.add(0, "X-1.1", "nothing")
    tally.at_least(-1, "X-1.2", "floor")
    tally.at_most(1, "X-1.3", "ceiling")
    assert tally.steps == []
    assert tally.value == 0


def test_a_number_has_changed_once_something_was_done_to_it() -> None:
    began, blank = Tally(2, "X-1.0", "begin"), Tally()
    assert not began.changed
    assert not blank.changed
    for tally in (began, blank):
        tally.add(3, "X-1.1", "more")
        assert tally.changed


def test_what_halves_and_multiplies_leaves_its_step_always() -> None:
    """Unlike a modifier of 0 and a bound that is kept: the step says which rule applied, whatever it changed."""
    tally = Tally(0, "X-1.0", "none")
    tally.times(1, "X-1.1", "once")
    tally.halve_down("X-1.2", "half")
    assert [(step.op.value, step.clause) for step in tally.steps[1:]] == [("times", "X-1.1"), ("halve_down", "X-1.2")]


def judge(path: str) -> str:
    """Two ways lead to the far square."""
    return "" if path in ("1,0", "1,0 2,0", "0,1 1,1 2,1 2,0") else "X-1.5"


DECISIONS: list[Decision] = [
    Choice("leader", "target", "X-1.1", ["a", "b", "c"], {"round": 2}),
    Choice("leader", "forced", "X-1.1", ["a"]),
    Amount("leader", "pay", "X-1.2", 0, 7),
    Amount("leader", "much", "X-1.2", 1, 1000),
    Words("leader", "name", "X-1.3", ["田中", "Sato"]),
    Faces("leader", "attack", Dice("2d6", 2, 6)),
    Route("leader", "move", "X-1.4", "0,0", {"1,0": "1,0", "2,0": "1,0 2,0"}, judge, {"points": 4}),
]
NO_ANSWERS: list[object] = [None, "", "z", -1, 3.0, True, [], [1], [7, 1], ["1", 2], {}, "a\nb", " a", "x" * 41, 10**9]


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.kind)
def test_samples_and_lists_of_answers_are_legal_and_others_are_not(decision: Decision) -> None:
    rng = Random(3)
    assert all(decision.legal(decision.sample(rng)) for _ in range(200))
    listed = decision.all()
    if listed is not None:
        assert all(decision.legal(answer) for answer in listed)
        assert len(set(map(str, listed))) == len(listed)
        assert {str(decision.sample(rng)) for _ in range(2000)} == set(map(str, listed))
    legal = [answer for answer in NO_ANSWERS if decision.legal(answer)]
    assert legal == (["z"] if isinstance(decision, Words) else [])


@pytest.mark.parametrize(("forbidding", "example"), [("", "1,0 2,0"), ("GD-06.15", "")])
def test_a_path_of_ones_own_has_an_example_only_where_there_can_be_one(forbidding: str, example: str) -> None:
    ends = {"to:a": "1,0", "to:b": "1,0 2,0"}
    route = Route("pc", "destination", "GD-04.3", "0,0", ends, lambda path: forbidding)
    assert (route.example, route.named) == (example, True)


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.kind)
def test_a_decision_is_plain_data(decision: Decision) -> None:
    plain = decision.describe()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["who"] == "leader"
    assert decision.kind in repr(decision)


def test_a_decision_says_of_which_kind_it_is_and_what_it_allows() -> None:
    found = {decision.kind: (decision.type, decision.allowed()) for decision in DECISIONS}
    assert found == {
        "target": ("choice", ["a", "b", "c"]), "forced": ("choice", ["a"]), "pay": ("amount", "0..7"),
        "much": ("amount", "1..1000"), "attack": ("faces", "2 x 1..6"), "move": ("route", ["1,0", "2,0"]),
        "name": ("words", Message("allowed-words", {"longest": 40})),
    }  # fmt: skip
    assert all(decision.describe()["type"] == decision.type for decision in DECISIONS)


def test_a_choice_names_the_clause_that_forbids_an_option() -> None:
    judged = Choice("leader", "target", "X-1.1", ["a"], judge=lambda one: "X-1.5" if one == "b" else "")
    assert [judged.forbidden_by(one) for one in ("b", "c")] == ["X-1.5", "X-1.1"]
    assert Choice("leader", "target", "X-1.1", ["a"]).forbidden_by("b") == "X-1.1"


def test_a_route_is_a_square_or_a_path_of_ones_own() -> None:
    route = Route("leader", "move", "X-1.4", "0,0", {"1,0": "1,0", "2,0": "1,0 2,0"}, judge)
    assert [route.legal(answer) for answer in ("2,0", "1,0 2,0", "0,1 1,1 2,1 2,0")] == [True] * 3
    assert not any(route.legal(answer) for answer in ("3,0", "1,0 3,0", "0,0", "1,0 ", 10, ["1,0"]))
    assert route.all() == ["1,0", "2,0"]
    plain = route.describe()
    assert (plain["type"], plain["start"], plain["ends"]) == ("route", "0,0", {"1,0": "1,0", "2,0": "1,0 2,0"})
    assert Live(Random(0), {"leader": lambda decision: "2,0"}).route(route) == "2,0"


def test_who_can_go_nowhere_stays() -> None:
    route = Route("leader", "move", "X-1.4", "0,0", {}, lambda path: "X-1.5" if path else "")
    assert route.all() == []
    assert route.sample(Random(0)) == ""
    assert route.legal("")


def test_a_forced_answer_is_not_a_question() -> None:
    asked: list[str] = []

    def player(decision: Decision) -> Answer:
        asked.append(decision.kind)
        return decision.sample(Random(0))

    table = Live(Random(0), {"leader": player})
    assert table.choose(Choice("leader", "one", "X-1.1", ["a"])) == "a"
    assert table.amount(Amount("leader", "same", "X-1.1", 4, 4)) == 4
    assert asked == []
    assert table.choose(Choice("leader", "two", "X-1.1", ["a", "b"])) in ("a", "b")
    assert 1 <= table.amount(Amount("leader", "some", "X-1.1", 1, 3)) <= 3
    assert table.words(Words("leader", "name", "X-1.1", ["Sato"])) == "Sato"
    assert asked == ["two", "some", "name"]


@pytest.mark.parametrize("dice", [Dice("1d6", 1, 6), Dice("2d6", 2, 6), Dice("1d6 hit", 1, 6, lambda f: int(f[0] > 4))])
def test_the_live_table_reads_dice_by_their_law(dice: Dice) -> None:
    table = Live(Random(5), {})
    rolled = Counter(table.roll(dice, "test") for _ in range(20_000))
    assert set(rolled) == {value for value, _ in dice.law()}
    for value, ways in dice.law():
        expected = 20_000 * ways / dice.sides**dice.n
        assert abs(rolled[value] - expected) < 5 * expected**0.5


@dataclass
class Game:
    agenda: list[BeatCall] = field(default_factory=list)
    done: list[str] = field(default_factory=list)


def test_beats_run_in_the_order_they_were_put() -> None:
    beats = Beats()

    @beats("round", "X-1.1", "X-1.2")
    def round_(game: Game, table: Table) -> None:
        then(game, ("act", "a", 1), ("act", "b", 2))

    @beats("act")
    def act(game: Game, table: Table, who: str, n: int) -> None:
        game.done.append(f"{who}{n}")

    game = Game()
    then(game, ("round",), ("act", "end", 9))
    while game.agenda:
        beats.step(game, Live(Random(0), {}))
    assert game.done == ["a1", "b2", "end9"]
    assert beats.clauses == {"round": ("X-1.1", "X-1.2"), "act": ()}
    with pytest.raises(ValueError, match="two beats"):
        beats("act")(act)


def test_events_are_plain_data() -> None:
    tally = Tally(2, "X-1.1", "skill")
    event = Event("attack", {"who": "leader"}, tuple(tally.steps))
    reason = {"op": "add", "amount": 2, "clause": "X-1.1", "label": "skill"}
    assert event.describe() == {"event": "attack", "who": "leader", "steps": [reason]}


class Hearing(Live):
    """A table at which every event counts for a row."""

    hears = True

    def __init__(self) -> None:
        super().__init__(Random(0), {})
        self.heard: list[Event] = []

    def counts(self, event: str, facts: Mapping[str, Any]) -> Sequence[Count]:
        return (Count("row", "", event, int(facts["n"])),)

    def happened(self, event: Event) -> None:
        self.heard.append(event)


def test_an_event_keeps_the_value_of_its_number_and_what_it_counted_for() -> None:
    tally, table = Tally(7, "X-1.1", "skill"), Hearing()
    tally.halve_up("X-1.2", "half")
    table.tell("attack", tally, n=3)
    tally.add(5, "X-1.3", "later")  # what is told later of the number does not change what was told
    table.tell("rest", n=1)
    first, second = table.heard
    assert (first.value, [step.clause for step in first.steps]) == (4, ["X-1.1", "X-1.2"])
    assert first.counts == (Count("row", "", "attack", 3),)
    assert (second.value, second.steps, second.counts) == (0, (), (Count("row", "", "rest", 1),))
    assert first == Event("attack", {"n": 3}, first.steps, 4)


def test_a_table_that_keeps_nothing_makes_no_events() -> None:
    table = Hearing()
    table.hears = False
    table.tell("attack", n=1)
    assert table.heard == []


def test_rulings_are_closed() -> None:
    known = [Ruling("chain", ("endless", "once"), ("X-1.1",)), Ruling("life", ("killed", "hurt"), ("X-1.2",))]
    rulings = Rulings(known, {"chain": "once"})
    assert (rulings["chain"], rulings["life"]) == ("once", "killed")
    with pytest.raises(BadSetup) as name:
        Rulings(known, {"chian": "once"})
    assert (name.value.message, name.value.facts["allowed"]) == ("unknown-ruling", ["chain", "life"])
    with pytest.raises(BadSetup) as value:
        Rulings(known, {"chain": "twice"})
    assert (value.value.message, value.value.facts["allowed"]) == ("unknown-ruling-value", ["endless", "once"])
    assert rulings.overlaid({"life": "hurt"}) == {"chain": "once", "life": "hurt"}
    for wrong in ({"chain": "twice"}, {"chian": "once"}):
        with pytest.raises(BadSetup):
            rulings.overlaid(wrong)


def test_a_question_that_nobody_could_answer_is_not_made() -> None:
    for impossible in (
        lambda: Choice("red", "act", "X-1", []),
        lambda: Amount("red", "boost", "X-1", 3, 1),
        lambda: Words("red", "name", "X-1", []),
    ):
        with pytest.raises(ValueError, match=r"act|boost|name"):
            impossible()


def test_texts_speak_two_languages() -> None:
    assert (Text("弾倉", "magazine").lang("ja"), Text("弾倉", "magazine").lang("en")) == ("弾倉", "magazine")


def test_nobody_is_called_as_somebody_else_is() -> None:
    """Numbers that are borne stay; others of the name get those that are free; who is alone gets none."""
    guard, clerk, cook = Text("警備員", "Guard"), Text("番頭", "Clerk"), Text("料理人", "Cook")
    people = [
        ("a", guard, 0),
        ("b-1", guard, 1),
        ("clerk", clerk, 0),
        ("b-2", guard, 2),
        ("c", guard, 0),
        ("d", cook, 4),
    ]
    assert apart(people, "numbered") == {
        "a": Message("numbered", {"name": guard, "number": 3}),
        "b-1": Message("numbered", {"name": guard, "number": 1}),
        "clerk": clerk,
        "b-2": Message("numbered", {"name": guard, "number": 2}),
        "c": Message("numbered", {"name": guard, "number": 4}),
        "d": Message("numbered", {"name": cook, "number": 4}),
    }


def test_a_message_has_the_words_of_a_file_where_there_are_some() -> None:
    words = Text("夜。", "Night.")
    assert worded("fight", {"n": 1}, None) == Message("fight", {"n": 1})
    assert worded("fight", {"n": 1}, words) == Message("fight-text", {"n": 1, "text": words})


def test_a_live_table_trusts_no_player() -> None:
    choice = Choice("leader", "target", "X-1.1", ["a", "b"])
    with pytest.raises(BadPolicy, match="'c' is no legal answer"):
        Live(Random(0), {"leader": lambda decision: "c"}).choose(choice)
    assert Live(Random(0), {"leader": lambda decision: "b"}).choose(choice) == "b"


@pytest.mark.parametrize("odd", ["", " Anvil", "x" * 41, "A\nB"])
def test_words_suggest_nothing_that_they_would_refuse(odd: str) -> None:
    """A machine that took it would be blamed for what the rules offered it."""
    with pytest.raises(ValueError, match="name suggests"):
        Words("red", "name", "X-1", ["Anvil", odd])
    assert Words("red", "name", "X-1", ["x" * 41], longest=41).legal("x" * 41)


def test_a_name_may_have_the_space_of_a_japanese_keyboard_in_it() -> None:
    name = Words("red", "name", "X-1", ["Anvil"])
    assert name.legal("山田　太郎")
    assert not any(name.legal(odd) for odd in ("　山田", "山田　", "　", "山田\u2028太郎"))


def test_a_free_text_stays_as_it_is_written_but_for_its_spaces() -> None:
    typed = {"山田　太郎": "山田 太郎", " ①号機\n": "①号機", "Ａｎｔ \t 2": "Ａｎｔ 2", "　": ""}
    assert {line: read_words(line) for line in typed} == typed


def test_readings_stay_as_they_were_when_play_began() -> None:
    readings: Any = Rulings([Ruling("ties", ("red", "blue"), ("toy-1",))], {"ties": "blue"})
    changes: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
        (readings.update, ({"ties": "red"},)), (readings.pop, ("ties",)), (readings.clear, ()),
        (readings.setdefault, ("more", "red")), (readings.popitem, ()), (setitem, (readings, "ties", "red")),
        (delitem, (readings, "ties")), (ior, (readings, {"ties": "red"})),
    ]  # fmt: skip
    for change, given_to_it in changes:
        with pytest.raises(TypeError):
            change(*given_to_it)
    assert readings == {"ties": "blue"}
    assert pickle.loads(pickle.dumps(readings)) == copy.deepcopy(readings) == readings  # noqa: S301
    assert readings.overlaid({"ties": "red"}) == {"ties": "red"}
