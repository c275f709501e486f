"""What is drawn after a change looks at one situation, whoever watches."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.web.drawing.views import Drawing

from .tables import Browser, hub_of
from .test_company import come, links, send
from .test_doors import guest_of, listening


def test_all_who_watch_share_a_look_which_ends_with_the_drawing(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.begin("senki/ace_duel")
    hub = hub_of(browser, table)
    come(browser, links(browser, table)[-1])
    for place in ("owner", "watch"):
        listening(browser, hub, guest_of(browser, hub, place))
    looks: list[Any] = []
    plain = Drawing.around

    def watched(self: Drawing, place: str) -> dict[str, str]:
        looks.append(self.live.session.state.known)
        return plain(self, place)

    monkeypatch.setattr(Drawing, "around", watched)
    assert send(browser, f"{table}rule", words="set white_ace.hp 30") == 204
    first, second = looks
    assert first is not None
    assert first is second
    assert hub.live.session.state.known is None
