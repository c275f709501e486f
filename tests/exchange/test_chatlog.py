"""Logs of CCFOLIA, read back."""

from __future__ import annotations

import pytest

from hantei.exchange.chatlog import ChatLine, lines, rolls

LOG = """<!DOCTYPE html><html><head><title>p</title></head><body>
<p style="color:#888888;">
  <span> [メイン]</span>
  <span>ドロレス</span> :
  <span>
    1D100&lt;=55 射撃 (1D100&lt;=55) ＞ 19 ＞ 成功(達成値10+SL)
  </span>
</p>
<p><span> [雑談]</span><span>GM</span> :<span>こんばんは<br>よろしく &amp; また</span></p>
<p><span> [メイン]</span><span>GM</span> :<span>x2 2D6 #1 (2D6) ＞ 8[5,3] ＞ 8 #2 (2D6) ＞ 4[1,3] ＞ 4</span></p>
<p>no spans here</p><p><span>two</span><span>alone</span></p>
</body></html>"""


def test_lines_have_a_tab_a_name_and_a_text() -> None:
    first, talk, _ = lines(LOG)
    assert first == ChatLine("メイン", "ドロレス", "1D100<=55 射撃 (1D100<=55) ＞ 19 ＞ 成功(達成値10+SL)")
    assert talk == ChatLine("雑談", "GM", "こんばんは\nよろしく & また")


def test_rolls_are_found_one_by_one() -> None:
    found = [(one.line.who, one.roll.command, one.roll.faces) for one in rolls(LOG) if one.roll]
    assert found == [("ドロレス", "1D100<=55", (19,)), ("GM", "2D6", (5, 3)), ("GM", "2D6", (1, 3))]


@pytest.mark.parametrize("page", ["", "<p", "<p><span><span><span>", "<span></span></p></span>", "<p>" * 5000])
def test_what_is_no_log_holds_no_lines(page: str) -> None:
    assert list(rolls(page)) == []
