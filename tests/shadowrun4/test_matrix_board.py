"""The board of the Matrix: who sees which nodes and icons, and what a question makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantei import library
from hantei.core.board import Chart, Ranks, Track
from hantei.core.decision import Choice, Decision
from hantei.core.message import Message, written
from hantei.rulebooks.shadowrun4.state import Phase, Run, Signature, Trace, Work
from hantei.rulebooks.shadowrun4.views.names import labelled
from hantei.rulebooks.shadowrun4.views.nodes import look, node_line

BOOK = library.open_rulebook("shadowrun4")


def heist() -> Run:
    """The archive before its alarm is worked out: the spider is on the host, the relay on nothing yet."""
    found: Run = BOOK.start({"scenario": "data_heist"})
    return found


def charts(c: Run, seat: str, decision: Decision | None = None) -> dict[str, Chart]:
    """The boards of a seat by their titles."""
    found: dict[str, Chart] = {}
    for board in BOOK.sight.boards(c, seat, decision):
        assert not isinstance(board, Ranks | Track)
        assert isinstance(board, Chart)
        assert isinstance(board.title, Message)
        found[board.title.id] = board
    return found


def matrix(c: Run, seat: str, decision: Decision | None = None) -> Chart:
    """The board of the Matrix."""
    return charts(c, seat, decision)["sr-board-matrix"]


def where(board: Chart) -> dict[str, str]:
    """Who is drawn in which place."""
    return {piece.id: piece.at for piece in board.pieces}


def notes(board: Chart, node: str) -> dict[str, Any]:
    """What is noted of a node: the arguments of each note by its id."""
    return dict(told(board.spots[node].notes))


def states(board: Chart, who: str) -> list[str]:
    """What is noted of an icon."""
    (found,) = [piece.notes for piece in board.pieces if piece.id == who]
    return [name for name, _ in told(found)]


def told(said: Sequence[Any]) -> list[tuple[str, Any]]:
    """Messages as their ids and arguments."""
    return [(one.id, one.args) for one in said]


# Nodes and icons


def test_a_side_sees_the_nodes_that_do_not_hide_from_it() -> None:
    c = heist()
    open_to_all = ["host", "lights", "cafe", "relay-link", "spider-link"]
    assert sorted(matrix(c, "runners").spots) == sorted(open_to_all)
    assert sorted(matrix(c, "archive").spots) == sorted([*open_to_all, "shutter"])  # its own
    assert sorted(matrix(c, "referee").spots) == sorted([*open_to_all, "shutter"])
    assert sorted(matrix(c, "").spots) == sorted(open_to_all)
    c.nodes["shutter"].known.append("relay")
    assert "shutter" in matrix(c, "runners").spots
    assert [feature.look for feature in matrix(c, "runners").spots["shutter"].features] == ["dark"]
    assert "shutter" in matrix(c, "").spots  # known to both sides


def test_ones_own_people_who_are_on_no_node_are_with_their_commlinks() -> None:
    assert where(matrix(heist(), "runners")) == {"relay": "relay-link"}
    assert where(matrix(heist(), "archive")) == {"spider": "host"}
    assert where(matrix(heist(), "referee")) == {"relay": "relay-link", "spider": "host"}
    assert where(matrix(heist(), "")) == {}


def test_who_hides_is_drawn_for_the_other_side_once_made_out() -> None:
    c = heist()
    c.actors["relay"].matrix.nodes = ["host"]  # both run stealth (SR-7.4.2)
    assert where(matrix(c, "runners")) == {"relay": "host"}
    assert where(matrix(c, "archive")) == {"spider": "host"}
    assert "sr-board-hides" in states(matrix(c, "runners"), "relay")
    c.nodes["host"].detected.append("relay")  # SR-7.3.4
    assert where(matrix(c, "archive")) == {"spider": "host", "relay": "host"}
    assert "sr-board-detected" in states(matrix(c, "runners"), "relay")
    assert states(matrix(c, "archive"), "relay") == []
    c.actors["relay"].matrix.seen_icons.append("spider")
    assert where(matrix(c, "runners")) == {"relay": "host", "spider": "host"}
    c.actors["relay"].matrix.nodes = []
    assert where(matrix(c, "runners")) == {"relay": "relay-link"}


def test_commlinks_are_joined_with_the_nodes_on_which_their_bearers_are_seen() -> None:
    c = heist()
    c.actors["relay"].matrix.nodes = ["cafe", "host"]
    assert matrix(c, "runners").ways == [("relay-link", "cafe"), ("relay-link", "host")]
    assert matrix(c, "archive").ways == [("spider-link", "host")]
    assert where(matrix(c, "runners")) == {"relay": "host"}  # the last one entered
    assert "sr-board-also" in states(matrix(c, "runners"), "relay")


def test_programs_are_drawn_where_they_run_and_named_as_such() -> None:
    c = heist()
    BOOK.referee.amend(c, "node", ["host", "alert", "true"])
    ic = ["bloodhound", "grinder", "black_lotus"]
    assert [feature.look for feature in matrix(c, "runners").spots["host"].features] == ["alarm"]
    assert where(matrix(c, "archive")) == {"spider": "host", **dict.fromkeys(ic, "host")}
    assert states(matrix(c, "archive"), "grinder") == ["sr-board-ic"]
    assert where(matrix(c, "runners")) == {"relay": "relay-link"}
    c.actors["relay"].matrix.nodes = ["host"]
    assert set(where(matrix(c, "runners"))) == {"relay", *ic}


def test_a_commlink_shows_its_bearer_to_nobody_who_does_not_know_of_them() -> None:
    c = heist()
    for who in ("relay", "mori", "sparrow"):
        c.actors[who].guard.unaware_of.append("spider")
    assert "spider-link" not in matrix(c, "runners").spots
    assert "spider-link" in matrix(c, "archive").spots


def test_who_has_no_commlink_stands_outside_and_machines_hang_on_their_owners_links() -> None:
    c: Run = BOOK.start({"scenario": "mixed_run"})
    ours, theirs = matrix(c, "runners"), matrix(c, "pier")
    assert where(ours) == {"relay": "relay-link", "chime": "", "cracker": "", "rook": "rook-link"}
    assert list(ours.ways) == [("rook-link", "bird")]  # SR-9.1.6
    assert "" not in theirs.spots
    assert list(theirs.ways) == [("spider-link", "host")]


# What is noted


def test_figures_of_a_node_are_for_its_own_side() -> None:
    c = heist()
    assert notes(matrix(c, "archive"), "host")["sr-board-firewall"] == {"firewall": c.nodes["host"].firewall}
    assert "sr-board-programs" in notes(matrix(c, "archive"), "host")
    assert list(notes(matrix(c, "runners"), "host")) == ["sr-node-mode-passive", "sr-board-data"]
    assert list(notes(matrix(c, "runners"), "lights")) == ["sr-node-mode-passive"]


def test_accounts_and_attempts_of_ones_own_people_are_noted() -> None:
    c = heist()
    c.actors["relay"].works["hack:host"] = Work(3, 1)
    ours, theirs = notes(matrix(c, "runners"), "host"), notes(matrix(c, "archive"), "host")
    assert (ours["sr-board-hacking"]["hits"], ours["sr-board-hacking"]["need"]) == (3, 5)  # SR-7.3.2: Firewall 5
    assert "sr-board-hacking" not in theirs
    assert "sr-board-account" in theirs  # the spider's
    c.nodes["host"].accounts["relay"] = "personal"
    c.nodes["host"].intruders.append("relay")
    assert "sr-board-hacked" in notes(matrix(c, "runners"), "host")
    assert "sr-board-account" not in notes(matrix(c, "runners"), "host")
    assert "sr-board-hacked" not in notes(matrix(c, "archive"), "host")


def test_a_trace_is_noted_for_its_target() -> None:
    c = heist()
    c.traces.append(Trace("spider", "relay"))
    assert "sr-board-chased" in states(matrix(c, "runners"), "relay")


def test_data_is_noted_for_those_who_know_of_it() -> None:
    c = heist()
    assert len(notes(matrix(c, "runners"), "host")["sr-board-data"]["data"]) == 1  # the roster lies open
    c.files["ledger"].found.append("runners")
    assert len(notes(matrix(c, "runners"), "host")["sr-board-data"]["data"]) == 2
    assert len(notes(matrix(c, "archive"), "host")["sr-board-data"]["data"]) == 1


def test_marks_that_a_side_has_found_are_counted_where_they_lie() -> None:
    c: Run = BOOK.start({"scenario": "mixed_run"})
    c.signatures += [
        Signature("corva", 4, "astral", "bollards", found=["runners"]),
        Signature("corva", 3, "astral", "bollards", found=["runners"]),
        Signature("chime", 4, "matrix", "host", found=["runners"]),
    ]
    ours, theirs = charts(c, "runners"), charts(c, "pier")
    assert notes(ours["sr-board"], "bollards")["sr-spot-signatures"] == {"n": 2}  # SR-6.3.1
    assert notes(ours["sr-board-matrix"], "host")["sr-board-traces"] == {"n": 1}  # SR-8.3.1
    assert "sr-spot-signatures" not in notes(theirs["sr-board"], "bollards")
    assert "sr-board-traces" not in notes(theirs["sr-board-matrix"], "host")


# Answers by pointing


def asked(kind: str, clause: str, options: list[str], **about: str) -> Choice:
    """A question for the relay."""
    return Choice("runners", kind, clause, options, {"who": "relay", **about})


def test_nodes_answer_the_questions_about_them() -> None:
    board = matrix(heist(), "runners", asked("node", "SR-7.3.2", ["host", "lights", "all"]))
    assert [(one.answer, one.at, one.piece) for one in board.offers] == [("host", "host", ""), ("lights", "lights", "")]
    assert [piece.id for piece in board.pieces if piece.acting] == ["relay"]


def test_icons_answer_whom_to_attack_in_the_matrix_and_not_on_the_ground() -> None:
    c = heist()
    c.actors["relay"].matrix.nodes, c.actors["relay"].matrix.seen_icons = ["host"], ["spider"]
    found = charts(c, "runners", asked("target", "SR-7.6.1", ["spider"], weapon="attack"))
    assert [(one.answer, one.piece) for one in found["sr-board-matrix"].offers] == [("spider", "spider")]
    assert (found["sr-board"].offers, found["sr-board"].lines) == ([], [])
    shot = charts(c, "runners", asked("target", "SR-3.2.19", ["spider"], weapon="predator"))
    assert shot["sr-board-matrix"].offers == []
    assert [one.piece for one in shot["sr-board"].offers] == ["spider"]


def test_data_is_pointed_at_by_its_node_where_only_one_lies_there() -> None:
    c = heist()
    assert [one.at for one in matrix(c, "runners", asked("file", "SR-7.1.20", ["roster"])).offers] == ["host"]
    assert matrix(c, "runners", asked("file", "SR-7.1.20", ["roster", "ledger"])).offers == []


def test_the_matrix_comes_first_where_it_is_asked_about() -> None:
    c = heist()
    assert list(charts(c, "runners")) == ["sr-board", "sr-board-matrix"]
    assert list(charts(c, "runners", asked("action", "SR-3.1.6", ["hack"]))) == ["sr-board", "sr-board-matrix"]
    assert list(charts(c, "runners", asked("node", "SR-7.3.2", ["host"]))) == ["sr-board-matrix", "sr-board"]
    c.actors["relay"].plane = "matrix"
    assert list(charts(c, "runners", asked("action", "SR-3.1.6", ["hack"]))) == ["sr-board-matrix", "sr-board"]


# Whether it is drawn, and what else tells it


def test_there_is_no_matrix_without_nodes_or_where_nothing_goes_on() -> None:
    assert list(charts(BOOK.start({"scenario": "alley_firefight"}), "runners")) == ["sr-board"]
    c: Run = BOOK.start({"scenario": "warehouse"})  # two commlinks, nobody out in the Matrix
    assert list(charts(c, "runners")) == ["sr-board"]
    assert "sr-board-matrix" in charts(c, "runners", asked("node", "SR-7.3.2", ["rook-link"]))
    c.actors["relay"].matrix.vr = "hot"
    assert "sr-board-matrix" in charts(c, "runners")


def test_screens_that_draw_it_leave_out_its_lines() -> None:
    lines = BOOK.speech.situation(heist(), asked("action", "SR-3.1.6", ["hack"]))
    assert "sr-sit-node-alone" in [line.id for line in written(lines)]
    assert "sr-sit-node-alone" not in [line.id for line in written(lines, drawn=True)]


def test_a_node_says_who_is_seen_there_and_never_that_nobody_is() -> None:
    c: Run = BOOK.start({"scenario": "mixed_run"})
    c.actors["rook"].machine.jumped_in = "bird"
    eye = look(c, "runners")
    host, bird = node_line(c, eye, "host"), node_line(c, eye, "bird")
    assert host.id == "sr-sit-node-alone"  # the spider is on it, whom nobody has made out
    assert bird.args["people"] == [Message("sr-on-node-jumped", {"who": labelled(c, "rook")})]


def test_distances_are_not_told_from_somebody_who_hides() -> None:
    c: Run = BOOK.start({"scenario": "warehouse"})
    c.phases = [Phase("sniper")]
    assert all(not spot.notes for spot in charts(c, "runners")["sr-board"].spots.values())
    assert all(spot.notes for spot in charts(c, "crew")["sr-board"].spots.values())
