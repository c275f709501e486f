"""Attack a table server, each attack by another door; `attacked.py --own` runs them and says how long others wait.

    python benchmarks/attacks.py NAME PORT SECONDS

An attack is somebody who has read the source: they take every bound as it stands and fill it, from one address, as
eight people. It prints "ready" once it has made what it sends, and at the end the statuses that it got. Attackers have
a low priority on the processors, since they would sit at computers of their own.
"""

from __future__ import annotations

import http.client
import json
import os
import socket
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from random import Random
from time import monotonic, sleep
from urllib.parse import urlencode

from browser import HOST, Browser

PEOPLE = 8
"""The number of people in an attack."""

LEFT = 1.0
"""Seconds to wait at the end for people whose answers are still due."""

Attack = Callable[[int, float], Counter[str]]
Work = Callable[[Browser], "int | None"]


def crowd(port: int, end: float, work: Callable[[Browser], Work]) -> Counter[str]:
    """Let people do something again and again until a moment; return how often each status came. Parameters: the port;
    the moment; a function that prepares somebody and returns what they repeat, which returns the status.
    """
    found: Counter[str] = Counter()

    def go(number: int) -> None:
        person, again = Browser(port, number), None
        while monotonic() < end:
            try:
                again = again or work(person)
                status = again(person)
            except (OSError, http.client.HTTPException) as error:
                found[type(error).__name__] += 1
                continue
            found[str(status)] += 1
            if status is None or status == 429:
                again = again if status else None
                sleep(0.2)

    threads = [threading.Thread(target=go, args=(number,), daemon=True) for number in range(PEOPLE)]
    for one in threads:
        one.start()
    for one in threads:
        one.join(max(0.0, end - monotonic()) + LEFT)
    return found


@cache
def long_game(pairs: int = 0) -> bytes:
    """Make a save file of Senki's `mirror_six` after 120 moves, all of them then taken back and made again a number of
    times.
    """
    from hantei import library
    from hantei.play import Game, encoded, read

    shelf, rng = library.shelf("senki"), Random(4)
    setup = {
        "scenario": "mirror_six", "scenarios": {"mirror_six": shelf.scenario_text("mirror_six")[1]}, "rulings": {},
        "leaders": 1, "referee": False, "difficulty": "",
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.hantei"
        with Game.new(path, shelf.rulebook, setup, "s", "seeded", {}) as game:
            while game.session.moves < 120 and not game.finished:
                who = next(iter(game.decisions))
                game.answer(who, game.decisions[who].sample(rng))
            moves = game.session.moves
        known = read(path)
        again = [{"do": one, "count": moves} for _ in range(pairs) for one in ("undo", "redo")]
        return path.read_bytes() + encoded(again, len(known.entries) + 1, known.checksum)[0]


def slow_bodies(port: int, end: float) -> Counter[str]:
    """Send four hundred heads and bodies, a byte a second."""
    found: Counter[str] = Counter()
    head = f"POST /new/senki/ace_duel HTTP/1.1\r\nHost: {HOST}:{port}\r\nOrigin: http://{HOST}:{port}\r\n"
    head += "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n"
    open_ones: list[socket.socket] = []
    while monotonic() < end:
        while len(open_ones) < 400 and monotonic() < end:
            with suppress(OSError):
                one = socket.create_connection((HOST, port), 5)
                one.sendall(head.encode() + (b"\r\n" if len(open_ones) % 2 else b"X-More: "))
                open_ones.append(one)
                found["sent"] += 1
        for one in list(open_ones):
            try:
                one.sendall(b"a")
            except OSError:
                open_ones.remove(one)
                found["closed"] += 1
        sleep(1)
    return found


def streams(port: int, end: float) -> Counter[str]:
    """Open waves of five hundred streams at the tables of eight people, read nothing and leave."""
    found: Counter[str] = Counter()
    people = [Browser(port, number) for number in range(PEOPLE)]
    tables = [(one, one.duel()) for one in people]
    while monotonic() < end:
        wave = []
        for number in range(500):
            one, table = tables[number % PEOPLE]
            with suppress(OSError):
                line = socket.create_connection((HOST, port), 5)
                line.sendall(
                    f"GET {table}stream HTTP/1.1\r\nHost: {HOST}:{port}\r\nCookie: {one.cookie}\r\n\r\n".encode()
                )
                wave.append(line)
        found["opened"] += len(wave)
        sleep(2)
        for line in wave:
            line.close()
    return found


def forms(port: int, end: float) -> Counter[str]:
    """Send forms with the most fields allowed, and set tables among machines that look ahead."""
    many = {f"f{number}": "x" for number in range(900)}
    machines = {f"seat-{one}": "machine:search" for one in ("leader", "red", "white", "blue")} | {"pace": "instant"}

    def prepare(person: Browser) -> Work:
        table = person.duel()

        def again(person: Browser) -> int:
            if person.rng.random() < 0.1:
                return person.fill("/new/urban_assault/mute_bells", machines)[0]
            return person.fill(f"{table}{person.rng.choice(('answer', 'undo', 'redo', 'pace'))}", many)[0]

        return again

    return crowd(port, end, prepare)


def brings(port: int, end: float) -> Counter[str]:
    """Send save files that are expensive to replay, and scenarios full of unknown keys."""
    dear = long_game(300)
    text = "hantei: senki/1\n" + "".join(f"key{number}: {{}}\n" for number in range(16_000))

    def prepare(_: Browser) -> Work:
        def again(person: Browser) -> int:
            name, data = ("a.hantei", dear) if person.rng.random() < 0.5 else ("a.yaml", text.encode())
            return person.send("/bring", name, data)[0]

        return again

    return crowd(port, end, prepare)


def look_back(port: int, end: float) -> Counter[str]:
    """Look back at a long game, and ask for its whole log."""
    save = long_game()

    def prepare(person: Browser) -> Work:
        table = person.send("/bring", "a.hantei", save)[1]

        def again(person: Browser) -> int | None:
            move = person.rng.randrange(120)
            what = person.rng.choice((f"replay?move={move}", f"replay?move={move}", "log.html", "log.txt", "save"))
            return person.ask("GET", f"{table}{what}")[0] if table else None

        return again

    return crowd(port, end, prepare)


def odds(port: int, end: float) -> Counter[str]:
    """Ask for the odds of every question, for as long as they improve."""

    def prepare(person: Browser) -> Work:
        table = person.duel()

        def again(person: Browser) -> int | None:
            form = person.question(person.ask("GET", table)[2]) if table else None
            if form is None:
                return None
            asked = {"key": form["key"], "at": form["at"], "level": person.rng.choice("0123")}
            status = person.ask("GET", f"{table}hints?{urlencode(asked)}")[0]
            person.fill(f"{table}answer", form)
            return status

        return again

    return crowd(port, end, prepare)


def chat(port: int, end: float) -> Counter[str]:
    """Send long words and the most expensive dice."""
    said = ["あ" * 500, "200B6>=4", "x" * 500, "choice[" + "a," * 200 + "b]", "100D100", "(((((1+1)*2)*3)*4)*5)D6"]

    def prepare(person: Browser) -> Work:
        table = person.duel()
        return lambda person: person.fill(f"{table}say", {"text": person.rng.choice(said)})[0] if table else None

    return crowd(port, end, prepare)


@cache
def large_image() -> bytes:
    """Make an image with the most pixels that are decoded."""
    from PIL import Image

    kept = BytesIO()
    Image.frombytes("RGB", (500, 500), Random(1).randbytes(750_000)).resize((4000, 4000)).save(kept, "WEBP", quality=10)
    return kept.getvalue()


def images(port: int, end: float) -> Counter[str]:
    """Send images of sixteen million pixels as pictures of people."""
    return crowd(port, end, lambda _: lambda person: person.send("/picture", "a.webp", large_image())[0])


def workshop(port: int, end: float) -> Counter[str]:
    """Send texts of the greatest length, to be checked, drawn, completed, changed and played at once."""
    text = "hantei: senki/1\nid: new\nlanguage: en\n" + "".join(f"key{n}: {{a: [1, 2]}}\n" for n in range(10_000))
    kinds = ("check", "form", "line", "board", "complete", "save", "versions/1/changes", "numbers", "play")

    def prepare(person: Browser) -> Work:
        base = person.fill("/write", {"head": "senki/1"})[1]

        def again(person: Browser) -> int | None:
            kind = person.rng.choice(kinds)
            if not base:
                return None
            if kind == "check":
                return person.ask("POST", f"{base}check", text.encode(), "text/plain")[0]
            if kind == "play":
                return person.fill(f"{base}play", {"text": text})[0]
            given = {"text": text, "at": ["id"] if kind == "line" else len(text), "base": ""}
            return person.ask("POST", f"{base}{kind}", json.dumps(given).encode(), "application/json")[0]

        return again

    return crowd(port, end, prepare)


def simulations(port: int, end: float) -> Counter[str]:
    """Ask for thousands of games again and again."""
    scenes = ("senki/mirror_six", "senki/bridge", "urban_assault/mute_bells", "gundog/office_raid")

    def prepare(person: Browser) -> Work:
        def again(person: Browser) -> int:
            base = f"/simulate/{person.rng.choice(scenes)}/"
            person.ask("GET", base)
            asked = {"games": person.rng.choice(("400", "1000")), "seed": str(person.rng.random())}
            return person.ask("POST", f"{base}figures", json.dumps(asked).encode(), "application/json")[0]

        return again

    return crowd(port, end, prepare)


def programs(port: int, end: float) -> Counter[str]:
    """Ask for everything that a program can, as fast as allowed."""

    def prepare(person: Browser) -> Work:
        person.duel()  # whoever has a cookie has a token
        wish = {"rulebook": "senki", "scenario": "mirror_six", "seats": {"red": "machine:search", "white": "here"}}
        path = person.ask("POST", "/api/v1/tables", json.dumps(wish).encode(), "application/json")[1]

        def again(person: Browser) -> int | None:
            what = person.rng.choice(("", "/log?most=500", "/save", "/links", "", "/undo"))
            if what == "/undo":
                return person.ask("POST", f"{path}{what}", b'{"count": 3}', "application/json")[0]
            return person.ask("GET", f"{path}{what}")[0] if path else None

        return again

    return crowd(port, end, prepare)


def tables(port: int, end: float) -> Counter[str]:
    """Make new tables, as somebody new after each refusal."""

    def prepare(_: Browser) -> Work:
        def again(person: Browser) -> int:
            status = person.fill("/new/senki/ace_duel", {"pace": "step"})[0]
            if status == 429:
                person.cookie = ""
            return status

        return again

    return crowd(port, end, prepare)


def races(port: int, end: float) -> Counter[str]:
    """Answer, take back and redo moves, and load pages at one table of each person, all at once; then remove it."""

    def prepare(person: Browser) -> Work:
        table = person.duel()
        others = [Browser(port, number) for number in range(3)]

        def again(person: Browser) -> int | None:
            form = person.question(person.ask("GET", table)[2]) if table else None
            if form is None:
                return None
            asks = (("answer", form), ("undo", {"count": "1"}), ("redo", {"count": "1"}))
            for one in others:
                one.cookie = person.cookie
            together = [
                threading.Thread(target=tried, args=(one, f"{table}{what}", given))
                for one, (what, given) in zip(others, asks, strict=True)
            ]
            for thread in together:
                thread.start()
            for thread in together:
                thread.join()
            if person.rng.random() < 0.05:
                person.fill(f"{table}remove", {})
            return person.ask("GET", table)[0] if person.rng.random() < 0.5 else 200

        return again

    return crowd(port, end, prepare)


def tried(person: Browser, path: str, form: Mapping[str, str]) -> None:
    """Send a form and ignore the result."""
    with suppress(OSError, http.client.HTTPException):
        person.fill(path, form)


def probes(port: int, end: float) -> Counter[str]:
    """Try addresses and forms that no page of ours sends, other people's tables, and markup in every field."""
    odd = ("lines/9999999999999999999", f"before/{'9' * 5000}", "replay?move=-1", "../owner/", "stream?at=%00", "%ff")

    def prepare(person: Browser) -> Work:
        table = person.duel()
        theirs = Browser(port, 99).duel()
        markup = "<script>alert(1)</script>\ud7ff" * 20
        marked = dict.fromkeys(("text", "name", "answer", "key", "at", "seat"), markup)

        def again(person: Browser) -> int | None:
            if not table:
                return None
            what = person.rng.randrange(4)
            if what == 0:
                return person.ask("GET", table + person.rng.choice(odd))[0]
            if what == 1:
                return person.ask("GET", theirs + person.rng.choice(("", "panel", "save", "log.txt")))[0]
            return person.fill(table + person.rng.choice(("say", "answer", "rule", "renew", "seat")), marked)[0]

        return again

    return crowd(port, end, prepare)


def torn(port: int, end: float) -> Counter[str]:
    """Send save files broken at random places, and long texts of nothing but brackets and anchors."""
    save = long_game()
    deep = [b"hantei: senki/1\nid: " + b"[" * 60_000, b"hantei: senki/1\n" + b"a: &a [*a, *a]\n" * 8_000]

    def prepare(_: Browser) -> Work:
        def again(person: Browser) -> int:
            if person.rng.random() < 0.3:
                return person.send("/bring", "a.yaml", person.rng.choice(deep))[0]
            broken, at = bytearray(save), person.rng.randrange(len(save) - 50)
            broken[at : at + 40] = person.rng.choice((b"", b"\x00" * 40, b"{" * 40, broken[:40]))
            return person.send("/bring", "a.hantei", bytes(broken))[0]

        return again

    return crowd(port, end, prepare)


def rulings(port: int, end: float) -> Counter[str]:
    """Send rulings by the game master on every place of the state that they can name, with random figures."""

    def prepare(person: Browser) -> Work:
        wish = {"referee": "on", "seat-leader": "here", "seat-red": "here", "pace": "instant"}
        table = person.fill("/new/urban_assault/mute_bells", wish)[1]
        places = ("operation.lap", "squads.red.leader.life", "squads.red.leader.killed", "fight.round", "content")

        def again(person: Browser) -> int | None:
            if not table:
                return None
            said = f"set {person.rng.choice(places)} {person.rng.choice(('99', 'true', '-1', '1e9', 'x' * 400))}"
            return person.fill(f"{table}rule", {"words": said})[0]

        return again

    return crowd(port, end, prepare)


OURS = (
    slow_bodies, streams, forms, brings, look_back, odds, chat, images, workshop, simulations, programs, tables, races,
    probes, torn, rulings,
)  # fmt: skip

ATTACKS: dict[str, Attack] = {one.__name__: one for one in OURS}

MADE: dict[str, Callable[[], object]] = {
    "brings": partial(long_game, 300),
    "look_back": long_game,
    "torn": long_game,
    "images": large_image,
}
"""What an attack sends that takes time to make."""


def main() -> None:
    """Run one attack, and print the statuses that it got."""
    name, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    if name in MADE:
        MADE[name]()
    print("ready", flush=True)
    os.nice(15)
    found = ATTACKS[name](port, monotonic() + seconds)
    print("answered:", ", ".join(f"{what} {count}" for what, count in found.most_common()), flush=True)
    os._exit(0)  # threads may still wait for an answer


if __name__ == "__main__":
    main()
