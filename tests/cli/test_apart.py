"""In the terminal, too, everybody of a side can have a seat of their own."""

from __future__ import annotations

from .table import Hantei

RAID = ("play", "gundog", "office_raid", "--seed", "1", "--json")


def test_everybody_of_a_side_that_is_taken_apart_has_a_seat(hantei: Hantei) -> None:
    machine = ("--seat", "pointer=heuristic")
    assert hantei(*RAID, *machine).code == 2  # together they are one seat
    assert hantei(*RAID, "--apart", "pc", *machine, typed="quit\n").code == 0


def test_a_machine_plays_every_seat_of_a_side_that_is_taken_apart(hantei: Hantei) -> None:
    ran = hantei(*RAID, "--apart", "pc", "--auto")
    assert ran.code == 0
    assert ran.rows


def test_a_side_that_there_is_not_is_refused(hantei: Hantei) -> None:
    ran = hantei(*RAID, "--apart", "nobody")
    assert ran.code == 2
    assert "nobody" in ran.err
    assert "thieves" in ran.err


def test_a_side_whose_people_have_no_seats_of_their_own_is_refused(hantei: Hantei) -> None:
    ran = hantei("play", "urban_assault", "quarry_town", "--apart", "squad", "--auto")
    assert ran.code == 2
    assert "--apart squad" in ran.err
