"""A game master who points: the curtain, notes, who comes, who stands where; nobody else learns what only they do."""

from __future__ import annotations

import re

import pytest

from hantei import library
from hantei.core.decision import Faces
from hantei.play import Session
from hantei.web.drawing.views import Drawing
from hantei.web.setup.laying import setup_of
from hantei.web.table.viewpoint import Viewpoint

from .tables import Browser, field, hub_of, other
from .test_company import DUEL, come, links, send
from .test_talk import call, said

BRIDGE = "senki/bridge"
BEHIND = (
    "", "replay", "log.txt", "log.html", "save", "before/1000", "lines/1", "hints", "ending", "panel",
    "character/red_ace", "adjust/red_ace",
)  # fmt: skip
"""Everything that can be looked at from a place."""


def prepared(browser: Browser) -> tuple[str, tuple[Browser, str], tuple[Browser, str]]:
    """A duel that the game master prepares: their place, a player with theirs, an onlooker with theirs."""
    chosen = {"seat-red": "here", "seat-white": "link", "seat-referee": "here"}
    table = browser.begin(DUEL, referee="on", prepares="on", **chosen)
    white, _, watch = links(browser, table)
    return table, come(browser, white), come(browser, watch)


def test_while_a_table_is_prepared_others_see_nothing_of_the_game(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = prepared(browser)
    call(guest, "Kaori")
    assert "The table is being prepared" in browser.get(table).text
    assert "Red Spider Lily" in browser.get(table).text
    for somebody, where in ((guest, seat), (onlooker, place)):
        page = somebody.get(where)
        assert "The table is being prepared" in page.text
        for way in BEHIND:
            assert "Spider Lily: HP" not in somebody.get(f"{where}{way}").text, way
            assert "person-name" not in somebody.get(f"{where}{way}").text, way
        for way in BEHIND[1:]:
            assert somebody.get(f"{where}{way}").status_code == 404, way
        assert somebody.post(f"{where}curtain", headers={"origin": "http://table.test"}).status_code == 404
    assert send(guest, f"{seat}say", text="We wait") == 204
    assert said(onlooker.get(place).text)[-1] == "Kaori: We wait"


def test_the_preparation_speaks_of_people_and_a_board_only_where_there_are_any(browser: Browser) -> None:
    table = browser.begin("urban_assault/quarry_town", referee="on", prepares="on", **{"seat-referee": "here"})
    assert "no people and no board before the first question" in browser.get(table).text
    assert "Move pieces on the board" in browser.get(prepared(browser)[0]).text


def test_what_is_prepared_is_seen_once_the_curtain_rises_and_how_it_was_done_never(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = prepared(browser)
    call(browser, "Ren")
    assert send(browser, f"{table}rule", words="set red_ace.hp 31") == 204
    assert send(browser, f"{table}curtain") == 204
    for somebody, where in ((guest, seat), (onlooker, place)):
        page = somebody.get(where).text
        assert "HP 31/42" in page
        assert "Ren has prepared the table" in page
        for way in ("", "replay?move=0", "log.txt", "log.html"):
            text = somebody.get(f"{where}{way}").text
            assert "was 42" not in text, way
            assert not re.search(r"Red Spider Lily[^<]*HP 42/42", text), way
    assert "was 42" in browser.get(table).text
    assert re.search(r"Red Spider Lily[^<]*HP 42/42", browser.get(f"{table}replay?move=0").text)


def test_what_was_taken_back_is_looked_at_by_whoever_rules_alone(browser: Browser) -> None:
    """Behind the curtain nobody has ever seen it, and what was ruled in secret is spared the others later too."""
    table, (guest, seat), (onlooker, place) = prepared(browser)
    assert send(browser, f"{table}rule", words="set red_ace.hp 31") == 204
    assert send(browser, f"{table}undo", count="1") == 204
    assert send(browser, f"{table}curtain") == 204
    for later in (False, True):
        assert "HP 31/42" in browser.get(f"{table}replay?move=1").text
        for somebody, where in ((guest, seat), (onlooker, place)):
            page = somebody.get(f"{where}replay?move=1").text
            assert "HP 42/42" in page, later
            assert "HP 31/42" not in page, later
        assert send(browser, f"{table}rule", words="set red_ace.hp 31", privately="1") == 204
        assert send(browser, f"{table}undo", count="1") == 204


def test_nobody_is_shown_as_asked_behind_the_curtain(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = prepared(browser)
    assert hub_of(browser, table).live.session.decisions
    for somebody, where in ((browser, table), (guest, seat), (onlooker, place)):
        page = somebody.get(where).text
        assert 'class="chip seat"' in page
        assert "chip seat asked" not in page
    send(browser, f"{table}curtain")
    assert "chip seat asked" in guest.get(seat).text


def test_a_program_behind_the_curtain_sees_who_is_there_and_reads_what_is_said(browser: Browser) -> None:
    table, (guest, _seat), _ = prepared(browser)
    call(guest, "Kaori")
    ways = f"/api/v1/tables/{table.split('/')[2]}/seat-white"
    send(browser, f"{table}rule", words="set red_ace.hp 31")
    said_by = {"origin": "http://table.test"}
    assert guest.post(f"{ways}/say", json={"text": "We wait"}, headers=said_by).status_code == 200
    view = guest.get(ways).json()
    assert [(one["seat"], one["player"]) for one in view["seats"]][:2] == [("red", "here"), ("white", "link")]
    assert (view["questions"], view["sheets"], view["sees"], view["at"]) == ([], [], {}, "")
    assert [line["text"] for line in guest.get(f"{ways}/log").json()][-1] == "Kaori: We wait"
    assert "31" not in guest.get(f"{ways}/log").text
    for way in ("/odds", "/save", "/links"):
        assert guest.get(f"{ways}{way}").status_code == 404
    send(browser, f"{table}curtain")
    view = guest.get(ways).json()
    assert view["sheets"]
    assert view["at"]


def test_machines_wait_for_the_curtain(browser: Browser) -> None:
    chosen = {"seat-pc": "machine:heuristic", "seat-thieves": "machine:heuristic", "seat-referee": "here"}
    table = browser.begin("gundog/office_raid", referee="on", prepares="on", pace="instant", **chosen)
    hub = hub_of(browser, table)
    stood = hub.live.asked_at
    browser.get(table)
    assert send(browser, f"{table}go", at=stood) == 204
    assert hub.live.asked_at == stood
    send(browser, f"{table}curtain")
    browser.get(table)
    assert hub.live.asked_at != stood


def test_notes_are_kept_with_the_table_and_read_by_whoever_rules_alone(browser: Browser) -> None:
    table, (guest, seat), (onlooker, place) = prepared(browser)
    send(browser, f"{table}curtain")
    assert (
        send(browser, f"{table}notes", notes="The bridge is mined.\nTell nobody.", before=noted(browser, table)) == 200
    )
    assert "The bridge is mined.\nTell nobody.</textarea>" in browser.get(f"{table}panel").text
    for somebody, where in ((guest, seat), (onlooker, place)):
        assert send(somebody, f"{where}notes", notes="mine") == 404
        for way in BEHIND:
            assert "mined" not in somebody.get(f"{where}{way}").text, way
    assert "mined" not in browser.get(f"{table}save").text
    assert "mined" in browser.get(f"{table}panel").text


def noted(browser: Browser, table: str) -> str:
    """The mark of the notes that a panel shows."""
    return field(browser.get(f"{table}panel").text, "before")


def test_of_two_who_rule_neither_overwrites_the_notes_of_the_other(browser: Browser) -> None:
    table = browser.begin(DUEL, referee="on", **{"seat-referee": "link"})
    (referee, seat), (second, _) = (come(other(browser), links(browser, table)[0]) for _ in range(2))
    mine, theirs = noted(second, seat), noted(referee, seat)
    assert send(second, f"{seat}notes", notes="mined", before=mine) == 200
    assert send(referee, f"{seat}notes", notes="safe", before=theirs) == 422
    assert "mined</textarea>" in referee.get(f"{seat}panel").text
    # Who keeps notes twice is told what they replace the second time
    headers = {"origin": "http://table.test", "hx-request": "true"}
    sent = {"notes": "mined twice", "before": noted(referee, seat)}
    answer = referee.post(f"{seat}notes", data=sent, headers=headers)
    assert answer.status_code == 200
    assert send(referee, f"{seat}notes", notes="and thrice", before=field(answer.text, "before")) == 200
    assert "and thrice</textarea>" in second.get(f"{seat}panel").text


def test_somebody_more_is_put_into_the_game_from_the_records(browser: Browser) -> None:
    table = browser.begin(BRIDGE, referee="on", **{"seat-referee": "here"})
    before = browser.get(table).text.count("person-name")
    blanks = {"blank-0": "ant", "blank-1": "brood", "blank-2": "10,6"}
    assert "arrive-1-2" in browser.get(f"{table}panel").text
    known = re.findall(r'<option value="([a-z_]+)"', browser.get(f"{table}panel").text.partition("arrive-1-0")[2])
    blanks["blank-0"] = known[0]
    assert send(browser, f"{table}arrive", words="join", **blanks) == 204
    assert browser.get(table).text.count("person-name") == before + 1
    assert send(browser, f"{table}arrive", words="join", **{**blanks, "blank-2": "99,99"}) == 422
    assert send(browser, f"{table}arrive", words="set", **blanks) == 404


def test_somebody_is_moved_to_a_place_of_the_board(browser: Browser) -> None:
    table, (guest, seat), _ = prepared(browser)
    live = hub_of(browser, table).live
    assert send(browser, f"{table}move", who="red_ace", at="3,6") == 204
    assert (live.session.state.fighters["red_ace"].x, live.session.state.fighters["red_ace"].y) == (3, 6)
    assert send(browser, f"{table}move", who="red_ace", at="99,6") == 422
    assert send(browser, f"{table}move", who="nobody", at="3,6") == 422
    send(browser, f"{table}curtain")
    assert send(guest, f"{seat}move", who="red_ace", at="1,1") == 422


CHANGING_SIDES = [
    ("senki", "bridge", "holly", "brood"),
    ("gundog", "office_raid", "pointer", "thieves"),
    ("shadowrun4", "warehouse", "mori", "crew"),
    ("wild_arms", "saloon", "reno", "outlaws"),
]
"""A book, an encounter, somebody in it, and a side that they change to."""


@pytest.mark.parametrize(("book", "scenario", "who", "side"), CHANGING_SIDES)
def test_somebody_changes_sides_and_is_played_by_who_plays_that_one(
    book: str, scenario: str, who: str, side: str
) -> None:
    shelf = library.shelf(book)
    setup = setup_of(*shelf.scenario_text(scenario), 1, referee=True)
    session = Session(shelf.rulebook, setup, "7")
    state, rulebook = session.state, shelf.rulebook
    old = next(sheet for sheet in rulebook.sight.roster(state, "referee") if sheet.id == who)
    session.amend("side", who, side)
    new = next(sheet for sheet in rulebook.sight.roster(session.state, "referee") if sheet.id == who)
    assert old.side != new.side == side
    assert rulebook.judging.side(session.state, new.seat) == side
    # Who has a seat of their own keeps it, and plays on for the other side
    apart = setup_of(*shelf.scenario_text(scenario), 1, referee=True, apart=[old.side])
    session = Session(shelf.rulebook, apart, "7")
    session.amend("side", who, side)
    kept = next(sheet for sheet in rulebook.sight.roster(session.state, "referee") if sheet.id == who)
    assert (kept.seat, kept.side) == (who, side)


@pytest.mark.parametrize(("book", "scenario", "who", "side"), CHANGING_SIDES)
def test_the_last_of_a_side_who_changes_it_does_not_take_its_seat_along(
    book: str, scenario: str, who: str, side: str
) -> None:
    shelf = library.shelf(book)
    session = Session(shelf.rulebook, setup_of(*shelf.scenario_text(scenario), 1, referee=True), "7")
    sheets = shelf.rulebook.sight.roster(session.state, "referee")
    old = next(sheet.side for sheet in sheets if sheet.id == who)
    theirs = {sheet.seat for sheet in sheets if sheet.side == side}
    for sheet in sheets:
        if sheet.side == old:
            session.amend("side", sheet.id, side)
    assert {
        sheet.seat for sheet in shelf.rulebook.sight.roster(session.state, "referee") if sheet.side == side
    } == theirs


def test_real_dice_are_asked_of_nobody_who_may_not_learn_of_the_throw(browser: Browser) -> None:
    """In a fight in which somebody hides, who they hide from is not asked what the dice show (Shadowrun 4)."""
    table = browser.begin(
        "shadowrun4/warehouse", referee="on", dice="physical",
        **{"seat-runners": "link", "seat-crew": "link", "seat-referee": "here"},
    )  # fmt: skip
    runners, crew = (come(other(browser), link) for link in links(browser, table)[:2])
    live = hub_of(browser, table).live
    places = {"runners": runners, "crew": crew, "referee": (browser, table)}

    def throwing() -> str:
        """Who may enter what the dice show."""
        return " ".join(
            where for where in ("seat-runners", "seat-crew", "owner", "watch") if Viewpoint(live, where).throws()
        )

    # Nobody of the runners knows of the sniper (the encounter hides them); everybody throws for initiative
    seen: dict[str, str] = {}
    for _ in range(60):
        decision = next(iter(live.session.decisions.values()))
        somebody, where = places.get(decision.who, (browser, table))
        if not isinstance(decision, Faces):
            somebody.answer(where, re.findall(r'name="answer" value="([^"]*)"', somebody.get(where).text)[0])
            continue
        running = live.session.beginning.agenda[-1]
        seen[str(running[1])] = throwing()
        if running[1] == "sniper":
            page = Drawing(live, "en").whole("seat-runners")["ask"]
            assert 'name="key"' not in page
            assert "whoever throws the dice" in page
            break
        assert browser.answer(table, " ".join(["1"] * decision.dice.n), key="table", at=live.asked_at) == 200
    assert seen.pop("sniper") == "seat-crew owner"
    assert len(seen) > 5
    assert set(seen.values()) == {"seat-runners seat-crew owner"}


def test_real_dice_say_whose_they_are_to_those_who_see_them(browser: Browser) -> None:
    """The question names whose dice are thrown; a guest reads the name of nobody whom their sheets do not show."""
    table = browser.begin(
        "shadowrun4/warehouse", referee="on", dice="physical",
        **{"seat-runners": "link", "seat-crew": "link", "seat-referee": "here"},
    )  # fmt: skip
    runners, crew = (come(other(browser), link) for link in links(browser, table)[:2])
    live, places = hub_of(browser, table).live, {"runners": runners, "crew": crew, "referee": (browser, table)}

    def dice_of(place: str) -> str:
        """Whose dice the question says are thrown."""
        found = re.search(r"<p>Dice of ([^<]+)</p>", Drawing(live, "en").whole(place)["ask"])
        return found[1] if found else ""

    said: dict[str, tuple[str, str]] = {}
    while "sniper" not in said:
        decision = next(iter(live.session.decisions.values()))
        if not isinstance(decision, Faces):
            somebody, where = places[decision.who]
            somebody.answer(where, re.findall(r'name="answer" value="([^"]*)"', somebody.get(where).text)[0])
            continue
        said[decision.thrower] = dice_of("owner"), dice_of("seat-runners")
        assert browser.answer(table, " ".join(["1"] * decision.dice.n), key="table", at=live.asked_at) == 200
    assert said["sniper"] == ("Marksman", "")
    assert said["rook"] == ("Rook", "Rook")
