"""What runs in the page knows who asks by one secret alone, which hangs on the key of its store."""

from __future__ import annotations

import pytest

from hantei.page.inside import Jar
from hantei.web.http.people import COOKIE, SAFE_COOKIE


@pytest.mark.parametrize("name", [COOKIE, SAFE_COOKIE])
def test_no_other_secret_takes_the_place_of_that_of_the_person_at_the_device(name: str) -> None:
    """Over HTTPS the application gives a secret out under another name, which goes before this one."""
    remembered = list[str]()
    jar = Jar("mine", "lang=ja; __Host-hantei=planted", remembered.append)
    assert jar.header == "lang=ja; hantei=mine"
    jar.keep(f"{name}=other; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax; Secure")
    jar.keep("lang=en; Path=/")
    assert jar.header == "lang=en; hantei=mine"
    assert remembered[-1] == "lang=en"
