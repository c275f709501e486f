"""The game master points at somebody and changes what stands on the sheet, in the words of the book."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hantei.core.text import Language

from .tables import BASE, Browser, other, server


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with server(tmp_path / "tables.db") as found:
        yield found


def adjust(browser: Browser, table: str, who: str) -> str:
    """What can be changed of somebody, as it is shown."""
    return str(browser.get(f"{table}adjust/{who}").text)


def ruled(browser: Browser, table: str, words: str, value: str, lang: Language = "en") -> str:
    """Rule by pointing; the log as it reads then."""
    fields = {"words": words, "value": value}
    browser.post(f"{table}rule", data=fields, headers={"origin": BASE})
    return str(browser.get(f"{table}log.txt", headers={"accept-language": lang}).text)


def test_everybody_has_a_fold_for_whoever_rules_and_for_nobody_else(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel")
    page = browser.get(table).text
    assert page.count('class="ruling"') == page.count('class="person"') > 1
    browser.post(f"{table}seat", data={"who": "white", "player": "link"}, headers={"origin": BASE})
    found = re.findall(r'value="(http[^"]*/join/[^"]*)"', browser.get(f"{table}panel").text)
    guest = other(browser)
    place = str(guest.come(found[0]).url.path)
    assert place.endswith("/seat-white/")
    assert 'class="ruling"' not in guest.get(place).text
    assert guest.get(f"{place}adjust/white_ace").status_code == 404
    assert 'class="ruling"' not in browser.get(f"{table}replay").text


def test_a_figure_is_set_within_its_bounds_and_told_as_a_sentence(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel")
    form = adjust(browser, table, "white_ace")
    field = re.search(r'value="set white_ace\.hp">.*?value="(\d+)" min="0" max="(\d+)"', form, re.DOTALL)
    assert field
    before, most = map(int, field.groups())
    assert before == most
    log = ruled(browser, table, "set white_ace.hp", str(most - 3))
    assert re.search(rf"ruling: .*, HP: {most - 3} \(was {most}\)", log)
    assert f"のHPを{most - 5}に（前は{most - 3}）" in ruled(browser, table, "set white_ace.hp", str(most - 5), "ja")
    refused = browser.post(
        f"{table}rule", data={"words": "set white_ace.hp", "value": str(most + 1)}, headers={"origin": BASE}
    )
    assert refused.status_code == 422


def test_full_width_figures_are_figures(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel")
    assert "HP: 9 " in ruled(browser, table, "set white_ace.hp", "９")


def test_what_is_given_can_be_taken_and_the_ruling_taken_back(browser: Browser) -> None:
    table = browser.begin("gundog/office_raid")
    who = re.search(r'hx-get="adjust/([^"]*)"', browser.get(table).text)
    assert who
    give, take = f'value="condition give {who[1]}"', f'value="condition remove {who[1]}"'
    assert take not in adjust(browser, table, who[1])
    assert "give a condition: prone" in ruled(browser, table, f"condition give {who[1]}", "prone")
    form = adjust(browser, table, who[1])
    assert take in form
    assert '<option value="prone"' not in form.partition(give)[2].partition("</form>")[0]
    browser.post(f"{table}undo", data={"count": "1"}, headers={"origin": BASE})
    assert take not in adjust(browser, table, who[1])


def test_a_name_with_a_stroke_in_it_is_found(browser: Browser) -> None:
    """Members of URBAN ASSAULT stand together by their roles."""
    table = browser.begin("urban_assault/quarry_town")
    for _ in range(12):
        if "adjust/leader/" in browser.get(table).text:
            break
        options = re.findall(r'name="answer" value="([^"]+)"', browser.get(table).text)
        browser.answer(table, options[0])
    found = re.search(r'hx-get="adjust/(leader/[a-z_]+)"', browser.get(table).text)
    assert found
    assert 'value="leave"' in adjust(browser, table, found[1])


def test_nobody_there_has_nothing_to_change(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel")
    assert "Nothing can be changed from here" in adjust(browser, table, "nobody")


def rulings(browser: Browser, table: str) -> list[tuple[str, str, str]]:
    """The rulings that the panel offers to take back: the number of the line, what it tells, and the button."""
    panel = re.search(r'<ul class="plain ruled".*?</ul>', browser.get(f"{table}panel").text, re.DOTALL)
    form = r'<li><span>(.*?)</span>.*?name="line" value="(\d+)".*?<button[^>]*>(.*?)</button>'
    return [(line, told, button) for told, line, button in re.findall(form, panel[0] if panel else "", re.DOTALL)]


def taken_back(browser: Browser, table: str, line: str) -> str:
    """Take a ruling back; the log as it reads then."""
    answer = browser.post(f"{table}unrule", data={"line": line}, headers={"origin": BASE})
    assert answer.status_code == 200, answer.text
    return str(browser.get(f"{table}log.txt").text)


def test_each_ruling_can_be_taken_back_by_itself(browser: Browser) -> None:
    """Two rulings stand; the first of them is taken back, and the second stays."""
    table = browser.begin("senki/ace_duel")
    before = re.search(r'"set white_ace\.hp">.*?value="(\d+)"', adjust(browser, table, "white_ace"), re.DOTALL)
    assert before
    ruled(browser, table, "set white_ace.hp", "3")
    ruled(browser, table, "set red_ace.hp", "4")
    newest, first = rulings(browser, table)
    assert ("Red Spider Lily, HP: 4" in newest[1], "White Spider Lily, HP: 3" in first[1]) == (True, True)
    log = taken_back(browser, table, first[0])
    assert f"HP: {before[1]} (was 3)" in log
    assert re.search(r'"set red_ace\.hp">.*?value="4"', adjust(browser, table, "red_ace"), re.DOTALL)


def test_a_ruling_without_an_old_value_is_taken_back_with_what_came_after_it(browser: Browser) -> None:
    """A condition is given, a figure set, the next faces named: the condition goes with both, the faces go alone."""
    table = browser.begin("gundog/office_raid")
    who = re.search(r'hx-get="adjust/([^"]*)"', browser.get(table).text)
    assert who
    ruled(browser, table, f"condition give {who[1]}", "prone")
    ruled(browser, table, f"set {who[1]}.endurance", "3")
    browser.post(f"{table}force", data={"faces": "5 5"}, headers={"origin": BASE})
    faces, figure, given = rulings(browser, table)
    assert [one[2] for one in (faces, figure, given)] == ["Restore", "Restore", "Restore, with 2 moves made since"]
    assert "one move taken back" in taken_back(browser, table, faces[0])
    assert [one[0] for one in rulings(browser, table)] == [figure[0], given[0]]
    page = browser.get(table).text
    assert f'id="line-{given[0]}" data-ruling' in page
    taken_back(browser, table, given[0])
    assert rulings(browser, table) == []
    form = adjust(browser, table, who[1])
    assert f'value="condition remove {who[1]}"' not in form
    gone = browser.post(f"{table}unrule", data={"line": given[0]}, headers={"origin": BASE})
    assert gone.status_code == 422
    assert "has been taken back already" in gone.text


def test_what_was_set_to_what_it_was_is_no_more_to_be_taken_back(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel")
    ruled(browser, table, "set white_ace.hp", "3")
    ((line, *_),) = rulings(browser, table)
    taken_back(browser, table, line)
    ((back, told, _),) = rulings(browser, table)  # what set it back can be taken back as well
    assert "(was 3)" in told
    taken_back(browser, table, back)
    assert "HP: 3 (was" in browser.get(f"{table}log.txt").text.splitlines()[-1]


def test_whoever_comes_and_what_ends_is_told_in_a_sentence(browser: Browser) -> None:
    table = browser.begin("gundog/office_raid")
    log = ruled(browser, table, "join guard thieves", "aisle")
    assert "Somebody else takes part, from the next round on: Security guard, " in log
    ruled(browser, table, "bleeding hatamoto", "1D6")
    assert "bleeding hatamoto end" not in ruled(browser, table, "bleeding hatamoto", "end")
    last = browser.get(f"{table}log.txt").text.strip().splitlines()
    assert not any("bleeds: end" in line or ": end" in line for line in last)


def test_somebody_who_shares_a_seat_gets_one_of_their_own_and_shares_it_again(browser: Browser) -> None:
    """A friend comes in the middle of the evening and plays one of the four."""
    table = browser.begin("gundog/office_raid")
    first, second = list(dict.fromkeys(re.findall(r'hx-get="adjust/([^"]*)"', browser.get(table).text)))[:2]
    form = adjust(browser, table, first)
    assert f'<option value="{first}">a seat of their own</option>' in form
    assert '<option value="pc" selected>The night response team</option>' in form
    log = ruled(browser, table, f"seat {first}", first)
    assert "seat: a seat of their own (was The night response team)" in log
    given = browser.post(f"{table}seat", data={"who": first, "player": "link"}, headers={"origin": BASE})
    assert given.status_code == 200, given.text
    links = re.findall(r'value="(http[^"]*/join/[^"]*)"', browser.get(f"{table}panel").text)
    guest = other(browser)
    assert str(guest.come(links[0]).url.path).endswith(f"/seat-{first}/")
    given = browser.post(f"{table}seat", data={"who": first, "player": "machine:heuristic"}, headers={"origin": BASE})
    assert given.status_code == 200, given.text  # at once, in the middle of a beat
    assert "seat: The night response team (was a seat of their own)" in ruled(browser, table, f"seat {first}", "pc")
    assert f'<option value="{second}"' not in adjust(browser, table, first)
    nowhere = browser.post(
        f"{table}rule", data={"words": f"seat {first}", "value": "thieves"}, headers={"origin": BASE}
    )
    assert nowhere.status_code == 422


def test_what_somebody_may_not_read_is_not_told_by_a_ruling(browser: Browser) -> None:
    """In Gundog nobody reads the figures of the other side, so the log does not say what they were."""
    table = browser.begin("gundog/office_raid")
    assert "(was " in ruled(browser, table, "set contractor.endurance", "5")
    other_side = browser.begin("gundog/office_raid")
    browser.post(f"{other_side}seat", data={"who": "thieves", "player": "link"}, headers={"origin": BASE})
    log = ruled(browser, other_side, "set contractor.endurance", "5")
    assert "ruling: " in log
    assert "(was " not in log
