"""The game master points at somebody and changes what stands on the sheet, in the words of the book."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .tables import BASE, Browser, other, server


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with server(tmp_path / "tables.db") as found:
        yield found


def adjust(browser: Browser, table: str, who: str) -> str:
    """What can be changed of somebody, as it is shown."""
    return str(browser.get(f"{table}adjust/{who}").text)


def ruled(browser: Browser, table: str, words: str, value: str, lang: str = "en") -> str:
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


def test_each_ruling_can_be_taken_back_by_itself(browser: Browser) -> None:
    """Two rulings stand; the first of them is taken back, and the second stays."""
    table = browser.begin("senki/ace_duel")
    before = re.search(r'"set white_ace\.hp">.*?value="(\d+)"', adjust(browser, table, "white_ace"), re.DOTALL)
    assert before
    ruled(browser, table, "set white_ace.hp", "3")
    ruled(browser, table, "set red_ace.hp", "4")
    panel = browser.get(f"{table}panel").text
    assert re.findall(r'"words" value="(set \w+\.hp)"><input type="hidden" name="value"', panel) == [
        "set red_ace.hp",
        "set white_ace.hp",
    ]
    assert f'value="set white_ace.hp"><input type="hidden" name="value" value="{before[1]}"' in panel
    log = ruled(browser, table, "set white_ace.hp", before[1])
    assert f"HP: {before[1]} (was 3)" in log
    assert re.search(r'"set red_ace\.hp">.*?value="4"', adjust(browser, table, "red_ace"), re.DOTALL)


def test_what_somebody_may_not_read_is_not_told_by_a_ruling(browser: Browser) -> None:
    """In Gundog nobody reads the figures of the other side, so the log does not say what they were."""
    table = browser.begin("gundog/office_raid")
    assert "(was " in ruled(browser, table, "set thug.endurance", "5")
    other_side = browser.begin("gundog/office_raid")
    browser.post(f"{other_side}seat", data={"who": "thieves", "player": "link"}, headers={"origin": BASE})
    log = ruled(browser, other_side, "set thug.endurance", "5")
    assert "ruling: " in log
    assert "(was " not in log
