"""The routes by which a number of the text is found that gives a wanted figure."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from hantei.content import Document, Path, read
from hantei.core.text import Language
from hantei.lab.intervals import around, percent
from hantei.lab.levers import place_words
from hantei.lab.trial import Trial
from hantei.lab.tune import Halving, Target
from hantei.telling import EXPECTED
from hantei.web.http.deeds import TEXT, posted
from hantei.web.http.pages import language

from .desk import Superseded, TookTooLong
from .filling import path_in
from .forms import Speaker, speaker_of
from .pages import refused, said_aside, sent
from .playing import LINES
from .trying import trial_of
from .workbench import aside, inspected, workbench_of

WIN = "win"

LEAST_REACH = 4
"""How far around a number to look at least."""

MOST_NUMBERS = 1000

FURTHEST, MOST_WANTED = 10**6, 10**12
"""Bounds of the numbers that are tried, and of the figure that is wanted, on both sides of zero."""


@dataclass(frozen=True)
class Numbered:
    """A whole number of a text: where it stands, as a path, as variants name it, in words; its line; what it is; within
    which bounds another is sought unless somebody says otherwise."""

    path: Path
    place: str
    name: str
    line: int
    value: int
    low: int
    high: int


async def numbers(request: Request) -> Response:
    """All whole numbers of a text, in its order."""
    text = str((await sent(request)).get("text", ""))
    try:
        return JSONResponse(await inspected(request, numbers_of, text, language(request)))
    except EXPECTED as error:
        return await refused(request, error, 422)


def numbers_of(text: str, lang: Language) -> list[dict[str, Any]]:
    """All whole numbers of a text as a page reads them, in its order."""
    speaker = speaker_of(text, lang)
    if speaker is None:
        return []
    document = read(text, "text")
    found = numbers_in(document.value, (), speaker, document)
    return [one.__dict__ for _, one in zip(range(MOST_NUMBERS), found, strict=False)]


def numbers_in(value: Any, path: Path, speaker: Speaker, document: Document) -> Iterator[Numbered]:
    """The whole numbers in a part of a text."""
    if isinstance(value, Mapping | list):
        inner = value.items() if isinstance(value, Mapping) else enumerate(value)
        for part, one in inner:
            yield from numbers_in(one, (*path, part), speaker, document)
    elif type(value) is int:
        reach = max(LEAST_REACH, abs(value) // 2)
        low = value - reach if value < 0 else max(0, value - reach)
        place, name = ".".join(place_words(document.value, path)), speaker.way(path)
        yield Numbered(path, place, name, document.line(path), value, low, value + reach)


def place_in(trial: Trial, path: Path) -> str:
    """The place of a number in what is played, as a simulation names it.

    Raises `KeyError`, `IndexError` or `TypeError` if there is no such place.
    """
    plain = read(trial.setup["scenarios"][trial.setup["scenario"]], "scene").value
    return ".".join(["scenario", *place_words(plain, path)])


async def balance(request: Request) -> Response:
    """The numbers that are tried in a place, a record on each line, the one that comes nearest last; whoever closes the
    connection wants no more."""
    bench, given = workbench_of(request), await sent(request)
    path, search = path_in(given.get("path")), search_of(given)
    text, difficulty, people = (str(given.get(name) or "") for name in ("text", "difficulty", "people"))
    try:
        party = await aside(request, bench.party_with, people)
        trial = await inspected(request, trial_of, text, bench.manuscript.name, party, difficulty)
        place = await inspected(request, place_in, trial, path)
    except EXPECTED as error:
        return await refused(request, error, 422)
    except (KeyError, IndexError, TypeError):
        raise HTTPException(400) from None
    shares = search.wanted.key == WIN

    async def lines() -> AsyncIterator[str]:
        try:
            async for tried in bench.trier.balance(trial, place, search):
                yield said(value=tried.value, found=percent(tried.found) if shares else around(tried.found))
            yield said(best=search.best(), missed=not search.within_reach())
        except Superseded:
            return
        except TookTooLong:
            yield said(slow=True)
        except EXPECTED as error:
            yield said(said=await said_aside(request, error))

    return StreamingResponse(lines(), media_type=LINES)


def search_of(given: Mapping[str, Any]) -> Halving:
    """The search that the script asks for."""
    low, high, wanted, key = (given.get(name) for name in ("low", "high", "wanted", "figure"))
    if type(low) is not int or type(high) is not int or not -FURTHEST <= low < high <= FURTHEST:
        raise HTTPException(400)
    if not isinstance(key, str) or not isinstance(wanted, int | float) or not abs(wanted) <= MOST_WANTED:
        raise HTTPException(400)
    return Halving(low, high, Target(key, float(wanted)))


def said(**facts: Any) -> str:
    """A record on a line."""
    return json.dumps(facts, ensure_ascii=False) + "\n"


routes = [
    posted("/workshop/numbers", numbers, TEXT),
    posted("/workshop/balance", balance, TEXT),
]
