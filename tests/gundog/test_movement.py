"""Chapter 06: how far movement carries, where to, on maps in metres and in areas; who hears and sees what."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.cases.bench import bench
from hantei.core.tally import result_of
from hantei.rulebooks.gundog.rules import ground, movement, routes
from hantei.rulebooks.gundog.rules.checks import halved
from hantei.rulebooks.gundog.rules.moving import go
from hantei.rulebooks.gundog.rules.terrain import area_terrain, covered
from hantei.rulebooks.gundog.state import Fight, Impairment, Turn
from hantei.scenes.plane import straight
from tests.recording import Recorder

FOE = {"side": "npc", "at": "40,0"}
METRES = st.integers(0, 60)
ORDINATE = st.integers(-60, 60)
GROUND = st.sampled_from(["per_metre", "whole_move"])
ROUNDING = st.sampled_from(["down", "up"])
AREAS = {
    "kind": "area",
    "places": {
        "town": {"links": ["road"]},
        "road": {"links": ["town", "wood"]},
        "wood": {"links": ["road", "hill"], "terrain": "rough"},
        "hill": {"links": ["wood"]},
    },
}


def fight(given: dict[str, Any] | None = None, **rulings: str) -> Fight:
    """A with an opponent 40 m away, unless the situation says otherwise."""
    state: Fight = bench("gundog").given({"fighters": {"A": {}, "E": FOE}} | (given or {}), rulings)
    return state


@cache
def ruled(mixed: str, halving: str) -> Fight:
    """Ground of both kinds: a strip of rough ground beside the start, a rough place farther on."""
    places = {"start": {"at": "0,0"}, "rocks": {"at": "25,25", "terrain": "rough"}, "road": {"at": "-20,10"}}
    board = {"places": places, "rough": [{"corners": ["5,-60", "11,60"]}]}
    return fight({"map": board}, mixed_terrain=mixed, halving=halving)


@given(METRES, GROUND, ROUNDING)
@settings(max_examples=60, deadline=None)
def test_no_move_is_longer_than_its_allowance(metres: int, mixed: str, halving: str) -> None:
    c = ruled(mixed, halving)
    for answer, spot in routes.reach(c, "A", metres).items():
        assert straight(0, 0, spot.x, spot.y) <= metres, answer


@given(METRES, ORDINATE, ORDINATE, GROUND, ROUNDING)
@settings(max_examples=150, deadline=None)
def test_a_point_is_allowed_where_the_way_there_is_carried(
    metres: int, x: int, y: int, mixed: str, halving: str
) -> None:
    c = ruled(mixed, halving)
    carried = covered(c, (0, 0), (x, y), metres)
    length = straight(0, 0, x, y)
    assert 0 <= carried <= min(metres, length)
    assert (routes.own_spot(c, "A", f"{x},{y}", metres) is not None) == (carried == length)
    assert covered(c, (0, 0), (x, y), metres + 1) >= carried
    assert carried >= min(length, halved(metres, c.rulings))


@given(ORDINATE, ORDINATE, ORDINATE, ORDINATE)
def test_distances_hold_limits_exactly(ax: int, ay: int, bx: int, by: int) -> None:
    metres = straight(ax, ay, bx, by)
    square = (ax - bx) ** 2 + (ay - by) ** 2
    assert metres**2 >= square
    assert metres == 0 or (metres - 1) ** 2 < square


@pytest.mark.parametrize("halving", ["down", "up"])
@pytest.mark.parametrize("legs", [0, 1, 2])
@pytest.mark.parametrize("prone", [False, True])
@pytest.mark.parametrize("sheet", [5, 6, 7, 25])
def test_halvings_are_rounded_once(halving: str, legs: int, prone: bool, sheet: int) -> None:
    c = fight({"fighters": {"A": {"moves": {"cautious": sheet}}, "E": FOE}}, halving=halving)
    fighter = c.fighters["A"]
    fighter.prone = prone
    limbs = ("left_leg", "right_leg")[:legs]
    fighter.impairments = [Impairment("serious", -20, limb) for limb in (*limbs, *limbs)]
    found = movement.allowance(c, "A", "cautious")
    assert found.value == halved(sheet, c.rulings, legs + prone)
    assert result_of(found.steps) == found.value


def test_a_leg_that_halves_for_this_round_only() -> None:
    c = fight({}, leg_halving_duration="this_round")
    c.fighters["A"].impairments = [Impairment("serious", -20, "left_leg")]
    assert movement.allowance(c, "A", "normal").value == 12
    c.fighters["A"].halved_legs = ["left_leg"]
    assert movement.allowance(c, "A", "normal").value == 6


@pytest.mark.parametrize("method", movement.MOVING)
@pytest.mark.parametrize("area", ["road", "wood"])
def test_times_and_distances_agree_on_an_area_of_a_kilometre(method: str, area: str) -> None:
    c = fight({"map": AREAS})
    minutes = routes.journey(c, "A", method, [area])
    assert minutes == movement.MINUTES_PER_AREA[area_terrain(c, area)][method]
    seconds = minutes * movement.MINUTE
    assert movement.distance_in(c, "A", method, seconds, area_terrain(c, area)) == ground.AREA_M


@pytest.mark.parametrize("method", movement.MOVING)
def test_every_column_of_the_table_gives_the_same_way_across_an_area(method: str) -> None:
    kilometres, minutes = movement.KM_PER_HOUR[method], movement.MINUTES_PER_AREA
    assert kilometres * minutes["open"][method] == 60
    assert kilometres * minutes["rough"][method] == 120
    assert routes.CROSSING == {"open": 3_600_000, "rough": 7_200_000}


@pytest.mark.parametrize("seconds", [10, 60, 600, 3600])
@pytest.mark.parametrize("method", movement.MOVING)
@pytest.mark.parametrize("lame", [False, True])
def test_many_rounds_take_as_long_as_one_journey(seconds: int, method: str, lame: bool) -> None:
    clock = "10" if seconds == 10 else "other"
    c = fight({"map": AREAS, "encounter": {"round_seconds": seconds}}, round_seconds=clock)
    fighter = c.fighters["A"]
    fighter.impairments = [Impairment("serious", -20, "left_leg")] * lame
    rounds = 0
    while fighter.place != "hill":
        spots = routes.destinations(c, "A", method)
        goals = reversed(routes.ways(c, fighter)["hill"])
        spot = next(spots[answer] for area in goals for answer in (f"to:{area}", f"towards:{area}") if answer in spots)
        fighter.place, fighter.bound_for, fighter.travelled = spot.place, spot.bound_for, spot.travelled
        rounds += 1
    minutes = routes.journey(c, "A", method, ["road", "wood", "hill"])
    assert rounds == -(-minutes * 60 // seconds)


def test_turning_back_loses_the_way() -> None:
    c = fight({"map": AREAS, "encounter": {"round_seconds": 600}}, round_seconds="other")
    table = Recorder()
    c.turn = Turn("A")
    fighter = c.fighters["A"]
    fighter.place = "road"
    fighter.bound_for, fighter.travelled = "wood", ground.AREA_M * movement.HOUR
    spots = routes.destinations(c, "A", "normal")
    assert spots["towards:wood"].travelled > ground.AREA_M * movement.HOUR
    assert spots["towards:town"] == ("road", 0, 0, "town", ground.AREA_M * movement.HOUR * 2 // 3)
    go(c, table, "A", spots["towards:town"], "towards:town")
    assert (fighter.place, fighter.bound_for) == ("road", "town")
    assert table.told("moved") == [
        {
            "who": "A",
            "method": "",
            "way": "towards:town",
            "place": "road",
            "at": "0,0",
            "start": "0,0",
            "uncovered": False,
            "bound_for": "town",
            "goes_on": False,
        }
    ]


# Who hears and sees


def people(places: dict[str, Any], kind: str = "general", **more: Any) -> Fight:
    """A in the first place, E in the last."""
    first, last = next(iter(places)), list(places)[-1]
    board = {"kind": kind, "places": places, **more}
    return fight({"map": board, "fighters": {"A": {"at": first}, "E": {"side": "npc", "at": last}}})


INSIDE = {"building": "b", "room": "r", "floor": 0}


@pytest.mark.parametrize(
    ("places", "kind", "column"),
    [
        ({"a": INSIDE, "e": INSIDE}, "general", "same_room"),
        ({"a": INSIDE, "e": INSIDE | {"room": "s"}}, "general", "same_floor"),
        ({"a": INSIDE, "e": INSIDE | {"floor": 1}}, "general", "other_floor"),
        ({"a": INSIDE, "e": {"at": "100,0"}}, "general", "outside_near"),
        ({"a": INSIDE, "e": {"at": "101,0"}}, "general", "outside_far"),
        ({"a": {"room": "r"}, "e": {"room": "s", "at": "500,0"}}, "general", "same_floor"),
        ({"a": {}, "e": {"at": "20,0"}}, "point", "same_room"),
        ({"a": {}, "e": {"at": "21,0"}}, "point", "outside_near"),
        ({"a": {}, "e": {"at": "101,0"}}, "point", "outside_far"),
        ({"a": {}, "e": {"at": "401,0"}}, "point", "adjacent_area"),
        ({"a": {}, "e": {"at": "1001,0"}}, "point", "two_areas_away"),
        ({"a": {}, "e": {"at": "2001,0"}}, "point", None),
        ({"a": {"links": []}}, "area", "outside_near"),
        ({"a": {"links": ["e"]}, "e": {"links": ["a"]}}, "area", "adjacent_area"),
        ({"a": {"links": ["b"]}, "b": {"links": ["a", "e"]}, "e": {"links": ["b"]}}, "area", "two_areas_away"),
        ({"a": {"links": []}, "b": {}, "d": {}, "e": {"links": []}}, "area", None),
    ],
)
def test_what_a_listener_hears(places: dict[str, Any], kind: str, column: str | None) -> None:
    c = people(places, kind)
    assert ground.hearing(c, "A", "E") == column
    assert ground.hearing(c, "E", "A") == column


@pytest.mark.parametrize(
    ("general", "own", "rows"),
    [
        ("clear", None, []),
        ("moonlight", None, ["moonlight"]),
        ("clear", "darkness", ["darkness"]),
        ("moonlight", "dusk_or_fog", ["dusk_or_fog", "moonlight"]),
        ("moonlight", "moonlight", ["moonlight"]),
        ("darkness", "clear", []),
    ],
)
def test_rows_of_visibility(general: str, own: str | None, rows: list[str]) -> None:
    lit = {"visibility": own} if own else {}
    c = people({"a": {}, "e": {"at": "5,0", **lit}}, visibility=general)
    assert ground.visibilities(c, "A", "E") == rows
    c.fighters["E"].x += 1  # no more in its place
    assert ground.visibilities(c, "A", "E") == ([general] if general != "clear" else [])


def test_the_game_master_turns_out_the_light() -> None:
    c = people({"a": {}, "e": {"at": "5,0"}})
    c.visibility = "darkness"
    assert ground.visibilities(c, "A", "E") == ["darkness"]


def test_reach_of_hands_in_an_area() -> None:
    c = fight({"map": AREAS, "fighters": {"A": {}, "B": {}, "E": {"side": "npc"}}})
    assert ground.touches(c, "A", "B")
    assert not ground.touches(c, "A", "E")
    assert ground.distance_m(c, "A", "A") == 0


def test_places_of_a_map_without_rooms_are_joined() -> None:
    c = people({"a": {}, "e": {"at": "5,0"}})
    assert ground.sees(c, "A", "E")
    c = people({"a": {"room": "r"}, "e": {"room": "s", "at": "5,0"}})
    assert not ground.sees(c, "A", "E")
