"""The whole declaration in one form, and what is answered from now on without asking."""

from __future__ import annotations

import re

import pytest

from hantei.core.decision import Amount, Route
from hantei.web.table.viewpoint import Viewpoint

from .tables import BASE, Browser, field, hub_of, question
from .test_company import come, links

RAID = "gundog/office_raid"


def before_an_action(browser: Browser) -> str:
    """A table at which somebody is asked for an action; its address."""
    table = browser.begin(RAID)
    for _ in range(20):
        page = browser.get(table).text
        answers = re.findall(r'name="answer" value="([^"]*)"', page)
        if "shoot" in answers:
            return table
        wanted = next((one for one in ("none", "cautious") if one in answers), answers[0])
        assert browser.answer(table, wanted) == 200
    pytest.fail("nobody can shoot")


def declaration(browser: Browser, table: str, **more: str) -> tuple[str, dict[str, str]]:
    """The form of a declaration, and what it would send."""
    page = browser.get(table).text
    asked = {"key": field(page, "key"), "at": field(page, "at"), **more}
    form = browser.get(f"{table}declaration", params=asked).text
    sent = dict(re.findall(r'name="(kind-\d+)" value="([^"]*)"', form))
    for name, inner in re.findall(r'name="(part-\d+)".*?>(.*?)</select>', form, re.DOTALL):
        sent[name] = re.search(r'value="([^"]*)" selected', inner)[1]  # type: ignore[index]
    return form, {**asked, **sent}


def test_a_declaration_in_one_form_is_carried_out_part_by_part(browser: Browser) -> None:
    table = before_an_action(browser)
    assert 'hx-get="declaration?' in browser.get(table).text
    form, sent = declaration(browser, table, **{"part-0": "shoot"})
    kinds = [sent[name] for name in sorted(sent) if name.startswith("kind-")]
    assert kinds[0] == "action"
    assert "target" in kinds
    assert "<select" in form
    before = question(browser.get(table).text)
    reply = browser.post(f"{table}declare", data=sent, headers={"origin": str(browser.base_url).rstrip("/")})
    assert reply.status_code == 200
    after = browser.get(table).text
    assert question(after) != before
    assert "shot" in after  # the dice have fallen


def test_another_beginning_has_other_parts(browser: Browser) -> None:
    table = before_an_action(browser)
    _, shooting = declaration(browser, table, **{"part-0": "shoot"})
    _, nothing = declaration(browser, table, **{"part-0": "none"})
    assert len(nothing) < len(shooting)
    _, odd = declaration(browser, table, **{"part-0": "fly"})  # no option: as usual
    assert odd["part-0"] in ("shoot", "take_aim", "ready", "none", "simple")


def test_a_form_of_another_question_does_nothing(browser: Browser) -> None:
    table = before_an_action(browser)
    _, sent = declaration(browser, table)
    origin = {"origin": str(browser.base_url).rstrip("/")}
    before = question(browser.get(table).text)
    browser.post(f"{table}declare", data={**sent, "at": "0.0"}, headers=origin)
    browser.post(f"{table}declare", data={"key": sent["key"], "at": sent["at"]}, headers=origin)
    assert question(browser.get(table).text) == before
    assert browser.get(f"{table}declaration", params={"key": sent["key"], "at": "0.0"}).status_code == 204


def test_what_is_answered_from_now_on_is_listed_and_asked_again(browser: Browser) -> None:
    table = browser.begin(RAID)
    page = browser.get(table).text
    origin = {"origin": str(browser.base_url).rstrip("/")}
    sent = {"key": field(page, "key"), "at": field(page, "at"), "answer": "none", "always": "1"}
    assert 'name="always"' in page
    assert browser.post(f"{table}answer", data=sent, headers=origin).status_code == 200
    asked = question(page)
    page = browser.get(table).text
    assert 'action="release"' in page
    assert re.search(rf"<li>{re.escape(asked)} → always: nobody\b", page)
    who, about = field(page, "who"), field(page, "topic")
    assert about == "commander"
    browser.post(f"{table}release", data={"who": "nobody", "topic": about}, headers=origin)
    assert 'action="release"' in browser.get(table).text
    assert browser.post(f"{table}release", data={"who": who, "topic": about}, headers=origin).status_code == 200
    assert 'action="release"' not in browser.get(table).text


def test_how_much_is_asked_is_set_at_the_question_and_told_in_the_log(browser: Browser) -> None:
    table = browser.begin(RAID)
    page = browser.get(table).text
    origin = {"origin": str(browser.base_url).rstrip("/")}
    assert 'action="asking"' in page
    who, before = field(page, "who"), question(page)
    assert browser.post(f"{table}asking", data={"who": "nobody", "much": "turns"}, headers=origin).status_code == 422
    browser.post(f"{table}asking", data={"who": who, "much": "turns"}, headers=origin)
    page = browser.get(table).text
    assert "Asked: only in your own turns" in page
    assert question(page) != before
    assert "1 question not asked</summary>" in page
    browser.post(f"{table}asking", data={"who": who, "much": "everything"}, headers=origin)
    page = browser.get(table).text
    assert "Asked: only in your own turns" not in page
    assert "1 question not asked</summary>" in page  # it was played so


def test_who_is_not_asked_learns_nothing_of_a_question_from_what_they_answer(browser: Browser) -> None:
    """Neither its bounds nor what can be chosen: rubbish of theirs is refused as anything else of theirs."""
    table = browser.begin("senki/ace_duel", **{"seat-red": "here", "seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    live = hub_of(browser, table).live
    told = set()
    for _ in range(40):
        mine = next(
            (key for key, one in Viewpoint(live, "owner").questions().items() if isinstance(one, Amount | Route)), None
        )
        if mine is not None:
            sent = {"key": mine, "at": live.asked_at, "answer": "rubbish"}
            for way in ("answer", "declare"):
                fields = {**sent, "kind-0": "any", "part-0": "rubbish"}
                answer = guest.post(f"{seat}{way}", data=fields, headers={"origin": BASE, "hx-request": "true"})
                told.add(answer.text.strip())
            break
        key, decision = next(iter(live.session.decisions.items()))
        somebody, where = (browser, table) if decision.who == "red" else (guest, seat)
        page = somebody.get(where).text
        answers = re.findall(r'name="answer" value="([^"]*)"', page)
        assert somebody.answer(where, answers[0], key, live.asked_at) == 200
    assert len(told) == 1
    assert "This question is for the seat red." in told.pop()
