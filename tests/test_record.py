"""Plain states: copied, folded, written and read back; figures in groups."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, make_dataclass
from threading import Barrier
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hantei.core.amending import BadAmendment, set_value
from hantei.core.record import Fold, Present, Unreadable, clone, dump, group, hashable, load, shared


@dataclass
class Fighter:
    name: str
    life: int = 3
    out: bool = False
    side: Literal["squad", "enemy"] = "squad"
    mates: list[Fighter] = field(default_factory=list)


@dataclass
class Battle:
    fighters: list[Fighter] = field(default_factory=list)
    groups: dict[str, Fighter] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    rows: list[list[int]] = field(default_factory=list)
    agenda: list[tuple[str | int, ...]] = field(default_factory=list)
    leader: Fighter | None = None
    place: str | None = None
    content: dict[str, int] = shared()


fighters = st.recursive(
    st.builds(Fighter, st.text(max_size=3), st.integers(), st.booleans(), st.sampled_from(["squad", "enemy"])),
    lambda inner: st.builds(Fighter, st.text(max_size=3), mates=st.lists(inner, max_size=2)),
    max_leaves=4,
)
battles = st.builds(
    Battle,
    fighters=st.lists(fighters, max_size=3),
    groups=st.dictionaries(st.text(max_size=3), fighters, max_size=2),
    points=st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    rows=st.lists(st.lists(st.integers(), max_size=2), max_size=2),
    agenda=st.lists(st.tuples(st.text(max_size=3), st.integers()), max_size=3),
    leader=st.none() | fighters,
    place=st.none() | st.text(max_size=3),
)


@given(st.lists(battles, min_size=2, max_size=6))
def test_folded_states_are_one_object_if_they_are_equal_and_not_otherwise(states: list[Battle]) -> None:
    fold = Fold()
    keys = [hashable(state) for state in states]
    folded = [fold.fold(state) for state in states]
    assert [hashable(one) for one in folded] == keys
    for one, its_key in zip(folded, keys, strict=True):
        assert all((one is other) == (its_key == other_key) for other, other_key in zip(folded, keys, strict=True))


def test_equal_parts_of_folded_states_are_one_object() -> None:
    fold = Fold()
    one = fold.fold(Battle([Fighter("a"), Fighter("b", 2)], leader=Fighter("a"), rows=[[1], [2]]))
    other = fold.fold(Battle([Fighter("b", 2)], rows=[[2]], place="yard"))
    assert one.fighters[0] is one.leader
    assert one.fighters[1] is other.fighters[0]
    assert one.rows[1] is other.rows[0]
    free = clone(one)
    free.fighters[0].life = 1
    assert free.leader is not None
    assert one.fighters[0].life == free.leader.life == 3


def parts(value: Any) -> list[int]:
    """The identities of everything in a state that can change."""
    if isinstance(value, list):
        return [id(value), *(one for item in value for one in parts(item))]
    if isinstance(value, dict):
        return [id(value), *(one for item in value.values() for one in parts(item))]
    if isinstance(value, Fighter | Battle):
        inner = {name: item for name, item in vars(value).items() if name != "content"}
        return [id(value), *(one for item in inner.values() for one in parts(item))]
    return []


@given(battles)
def test_copies_are_equal_and_share_nothing_that_can_change(battle: Battle) -> None:
    battle.content = {"level": 3}
    twin = clone(battle)
    assert twin == battle
    assert twin.content is battle.content
    assert not set(parts(twin)) & set(parts(battle))


@given(battles)
def test_states_survive_json(battle: Battle) -> None:
    battle.content = {"level": 3}
    plain = json.loads(json.dumps(dump(battle)))
    assert "content" not in plain
    again = load(Battle, plain)
    assert again == battle
    assert again.content is None


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"points": {"a": "1"}}, r"state\.points\.a"), ({"points": {"a": True}}, r"state\.points\.a"),
        ({"rows": [[1], [1, "x"]]}, r"state\.rows\[1\]\[1\]"), ({"fighters": 3}, r"state\.fighters"),
        ({"place": 3}, r"state\.place"), ({"new": 1}, "state: missing or unknown: new"),
        ({"leader": {"name": "a"}}, r"state\.leader: missing or unknown: life, mates, out, side"),
        ({"leader": {"name": "a", "life": 1, "out": False, "side": "none", "mates": []}}, r"state\.leader\.side"),
        ({"agenda": [["round", True]]}, r"state\.agenda\[0\]\[1\]: found True"),
        ({"agenda": [["round", None]]}, r"state\.agenda\[0\]\[1\]: found None"),
        ({"points": None}, r"state\.points: found None"),
    ],
)  # fmt: skip
def test_data_of_another_shape_is_refused_by_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(Unreadable, match=place):
        load(Battle, {**dump(Battle()), **change})


@dataclass
class Body:
    height: int = 2
    marks: list[str] = field(default_factory=list)


@dataclass
class Runner:
    name: str
    body: Body = group(Body)
    content: dict[str, int] = shared()


def test_figures_of_a_group_stand_in_the_record_itself_for_files_and_rulings() -> None:
    runner = Runner("a", Body(3, ["scar"]), {"level": 3})
    assert dump(runner) == {"name": "a", "height": 3, "marks": ["scar"]}
    assert load(Runner, dump(runner)) == runner
    with pytest.raises(Unreadable, match="state: missing or unknown: body, height"):
        load(Runner, {"name": "a", "body": {}, "marks": []})
    twin = clone(runner)
    twin.body.marks.append("wound")
    assert runner.body.marks == ["scar"]
    assert hashable(twin) != hashable(runner)
    set_value({"runner": twin}, ["runner", "height"], "runner.height", "5", {})
    assert (twin.body.height, runner.body.height) == (5, 3)
    with pytest.raises(BadAmendment) as refused:
        set_value({"runner": twin}, ["runner", "body"], "runner.body", "5", {})
    assert refused.value.facts["allowed"] == ["name", "height", "marks"]


WORKS: dict[str, Callable[[Any], Any]] = {"clone": clone, "key": hashable, "fold": lambda value: Fold().fold(value)}


@pytest.mark.parametrize("work", WORKS)
def test_states_of_a_class_met_for_the_first_time_by_many_threads(work: str) -> None:
    """Whoever comes first makes the shape of the class; the others find nothing of it, or all of it."""
    interval, wrong = sys.getswitchinterval(), []
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            for _ in range(60):
                box, start = fresh_class(), Barrier(4)

                def act(value: Any, start: Barrier = start) -> Any:
                    start.wait()
                    return WORKS[work](value)

                values = [box([box(), box([box()])], {"a": box()}) for _ in range(4)]
                wanted = key_of(values[0])
                for value, made in zip(values, pool.map(act, values), strict=True):
                    found = made if work == "key" else key_of(made)
                    if found != wanted or (work == "clone" and made.boxes[0] is value.boxes[0]):
                        wrong.append(made)
    finally:
        sys.setswitchinterval(interval)
    assert wrong == []


def fresh_class() -> Any:
    """A new class of states that holds itself, and others of its like."""
    inner = make_dataclass("Inner", [("rows", list[list[int]], field(default_factory=list))])
    fields: list[Any] = [("boxes", list, field(default_factory=list)), ("named", dict, field(default_factory=dict))]
    box: Any = make_dataclass("Box", [*fields, ("inner", inner, field(default_factory=inner))])
    box.__annotations__ = {"boxes": list[box], "named": dict[str, box], "inner": inner}
    return box


def key_of(box: Any) -> Any:
    """The key of such a state, made by hand."""
    return tuple(map(key_of, box.boxes)), tuple((name, key_of(one)) for name, one in box.named.items()), ((),)


def test_a_state_cannot_hold_what_no_file_can() -> None:
    @dataclass
    class Odd:
        weight: float = 0.5

    with pytest.raises(TypeError, match="float"):
        clone(Odd())
    with pytest.raises(TypeError, match=r"cannot hold 0\.5"):
        dump(Odd())


def test_tuples_are_read_back_by_their_types() -> None:
    assert load(tuple[int, str], [1, "x"]) == (1, "x")
    assert load(tuple[int, ...], []) == ()
    for hint, plain in ((tuple[int, int], ["x", 1]), (tuple[int, int], [1]), (tuple[Literal[1], ...], [True])):
        with pytest.raises(Unreadable, match="state"):
            load(hint, plain)


@dataclass
class Card:
    life: int = 1


def test_names_in_a_dict_are_read_back_by_their_type() -> None:
    assert load(dict[Literal["red", "blue"], int], {"red": 1}) == {"red": 1}
    with pytest.raises(Unreadable, match="green"):
        load(dict[Literal["red", "blue"], int], {"green": 1})


def test_a_class_is_not_held_with_one_that_is_derived_through_another() -> None:
    class Middle(Card):
        pass

    @dataclass
    class Far(Middle):
        luck: int = 2

    with pytest.raises(TypeError, match="Far would lose"):
        clone(Card())


def test_a_class_and_one_derived_from_it_are_not_held_both() -> None:
    @dataclass
    class Plain:
        life: int = 1

    clone(Plain())

    @dataclass
    class Fancy(Plain):
        luck: int = 2

    with pytest.raises(TypeError, match="Fancy would lose"):
        clone(Fancy())


@dataclass
class Open:
    """A record without slots."""

    battle: Battle | None = None
    fight = Present[Battle]("battle")


@dataclass(slots=True)
class Slotted:
    """A record with slots."""

    battle: Battle | None = None
    fight = Present[Battle]("battle")


@pytest.mark.parametrize("cls", [Open, Slotted])
def test_a_second_name_reads_the_same_field_and_is_none_itself(cls: type[Open | Slotted]) -> None:
    record = cls()
    record.battle = Battle(place="hill")
    assert record.fight is record.battle
    copy = clone(record)
    assert copy.battle is not None
    copy.battle.place = "ford"
    assert (copy.fight.place, record.fight.place) == ("ford", "hill")
    assert list(dump(record)) == ["battle"]
    assert load(cls, json.loads(json.dumps(dump(record)))) == record
