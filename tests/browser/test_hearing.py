"""What a page hears of its table: nothing is lost, however slow the page, and nothing is told twice."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Apart, NewSeat
from .playing import Seat
from .test_mastering import begun

ASKING = """
window.sent = (path, fields) => {
  const request = new XMLHttpRequest();
  request.open("POST", path, false);
  request.setRequestHeader("HX-Request", "true");
  request.send(new URLSearchParams(fields));
  return request.status;
};
"""
"""A page that stands still until the server has answered."""

SLOW_TO_LISTEN = """
addEventListener("htmx:afterProcessNode", ({ target }) => {
  if (!target.matches("[sse-connect]") || window.first) return;
  const form = document.querySelector("#q-1 form");
  const button = form.querySelector("button[name=answer]");
  window.first = [sent("answer", [...new FormData(form), [button.name, button.value]])];
  for (let n = 0; n < 20; n += 1) sent("answer", {}); // what is refused takes its time, too
}, true);
"""
"""A page in whose sight the game goes on after it was drawn, and before its parts listen."""


def as_loaded_anew(one: Seat) -> tuple[str, list[str]]:
    """What is asked, and the log, as the page shows them when it is loaded anew."""
    one.page.reload()
    return one.question(), one.log()


def test_what_happens_before_a_page_listens_is_shown_all_the_same(seat: NewSeat) -> None:
    me = seat()
    me.begin("Quarry Town")
    form = me.asked()
    me.page.add_init_script(ASKING + SLOW_TO_LISTEN)
    me.page.reload()
    assert me.page.evaluate("window.first") == [204]
    me.moved_on(form)
    shown = me.question(), me.log()
    me.page.context.add_init_script("window.first = []")  # from now on as fast as any
    assert as_loaded_anew(me) == shown


def test_what_a_change_brings_listens_at_once(seat: NewSeat) -> None:
    """A log told anew and a line behind it can come in one piece, and so can a roster with somebody new."""
    me = seat()
    me.page.add_init_script(
        """delete window.SharedWorker;
        window.EventSource = class extends EventSource {
          constructor(...given) { super(...given); window.stream = this; }
        };"""
    )
    me.begin("Quarry Town")
    me.page.wait_for_function("() => window.stream?.readyState === 1")
    me.page.evaluate(
        """() => {
          const heard = (name, data) => stream.dispatchEvent(new MessageEvent(name, { data }));
          heard("relog", document.querySelector("#log").innerHTML);
          heard("log", '<li class="log-line" id="line-7777">And then</li>');
          heard("roster", '<ul class="roster plain"><li class="person"><div sse-swap="now-77">before</div></li></ul>');
          heard("now-77", "after");
        }"""
    )
    assert me.log()[-1] == "And then"
    assert me.page.locator("#roster").inner_text() == "after"


RULED_AT_ONCE = """
addEventListener("htmx:sseBeforeMessage", ({ target, detail }) => {
  if (target.id !== "roster" || window.ruled) return;
  const people = new Set([...detail.data.matchAll(/data-of="([^"]+)"/g)].map(([, who]) => who));
  window.ruled = [...people].map((who) => sent("rule", { words: `set ${who}.hp 7` }));
}, true);
"""
"""A page that stands still while somebody new comes, until something of everybody has changed already."""


def test_what_changes_of_somebody_new_before_their_sheet_listens_is_shown(seat: NewSeat) -> None:
    master = seat()
    begun(master, "senki/ace_duel")
    fold = master.page.locator('details.ruling[data-of="red_ace"]')
    fold.locator("summary").first.click()
    again = fold.get_by_role("button", name="one more like this")
    again.wait_for()
    master.page.evaluate(f"() => {{ {ASKING} {RULED_AT_ONCE} }}")
    again.click()
    master.page.wait_for_function("() => window.ruled")
    ruled = master.page.evaluate("window.ruled")
    assert set(ruled) == {204}
    expect(master.page.locator("#log .ruling")).to_have_count(1 + len(ruled))
    sheets = master.page.locator("#roster .person > div:first-child")
    shown = sheets.all_inner_texts()
    master.page.reload()
    assert sheets.all_inner_texts() == shown


def test_a_server_that_somebody_else_excuses_is_heard_once_it_is_back(apart: Apart) -> None:
    """A proxy says of a server that is being started again that there is none; browsers then give a stream up."""
    wire, here, away = apart
    wire.excuse()
    expect(away.page.locator("#offline")).to_be_visible()
    here.answer()
    wire.mend()
    away.come(here.asked())
    expect(away.page.locator("#offline")).to_be_hidden()
    for _ in range(2):
        here.answer()
        away.come(here.asked())
    expect(away.page.locator("#log .log-line")).to_have_count(len(here.log()))
    assert away.log() == here.log()
    wire.remove()
