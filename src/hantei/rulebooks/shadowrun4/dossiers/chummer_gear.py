"""SR-X.6: what somebody of Chummer's carries: a commlink and what runs on it, rounds, what lends sight.

Complex forms stand among the programs, as those of the book's technomancers do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hantei.core.message import Message
from hantei.core.record import Plain
from hantei.scenes.dossiers import Branch

from ..content.records import Arsenal
from .chummer_magic import is_focus
from .reading import Left, figure, id_of, inner, key, known, left_behind, quantity, sense, within, yes

ROUNDS = "ammo_regular_ammo"
"""The rounds that change no figure of a weapon."""

SYSTEM = "operating system"
"""What the categories of operating systems end with; their figures are those of the commlink."""

MOST_CLIPS, MOST_ROUNDS = 99, 999


@dataclass
class Carried:
    """What is found among the gear: fields of the sheet, a record of the commlink, the foci."""

    sheet: dict[str, Any] = field(default_factory=dict)
    devices: dict[str, Plain] = field(default_factory=dict)
    foci: list[Branch] = field(default_factory=list)


def carried(root: Branch, book: Arsenal, weapons: Mapping[str, tuple[str, Plain]], left: Left) -> Carried:
    """What somebody carries, as far as the sheet has a place for it. `weapons`: category and record, by id."""
    found = Carried()
    link = best_link(root)
    systems = [part for part in within(link, "gear") if is_system(part)] if link is not None else []
    if link is not None:
        found.sheet["commlink"] = id_of(link.word("name"), book.devices)
        found.devices[found.sheet["commlink"]] = device(link)
    for one in gear(root):
        if one is link or any(one is part for part in systems) or lends(one, found):
            continue
        if is_focus(one):
            found.foci.append(one)
        elif not (runs(one, book, found) or loads(one, weapons, found)):
            left.append(left_behind(one))
    return found


def gear(root: Branch) -> Iterator[Branch]:
    """Every piece of gear, with what is built into it, and what is built into implants."""
    implants = [part for one in inner(root, "cyberwares", "cyberware") for part in within(one, "cyberware")]
    holders = [root, *implants, *inner(root, "armors", "armor")]
    for holder in holders:
        for one in inner(holder, "gears", "gear"):
            yield from within(one, "gear")


def best_link(root: Branch) -> Branch | None:
    """The commlink that is used: the one marked as its bearer's own, else the one with the highest figures."""
    links = [one for one in gear(root) if figure(one.word("response")) > 0 and one.word("name")]
    return max(links, key=lambda one: (yes(one, "homenode"), *figures(one).values()), default=None)


def is_system(one: Branch) -> bool:
    """Whether a piece of gear is the operating system of a commlink."""
    return one.word("category").lower().endswith(SYSTEM)


def figures(link: Branch) -> dict[str, int]:
    """Response, System and Firewall: its own, or those of what is built in, the highest of each."""
    parts = list(within(link, "gear"))
    return {name: max(0, *(figure(part.word(name)) for part in parts)) for name in ("response", "system", "firewall")}


def device(link: Branch) -> Plain:
    """The record of a commlink."""
    return {"name": {"ja": link.word("name"), "en": link.word("name")}, **figures(link)}


def lends(one: Branch, found: Carried) -> bool:
    """Note the sight that something lends, where it is worn."""
    kind = sense(one.word("name"))
    if not kind or not yes(one, "equipped", otherwise=True):
        return False
    add_sense(found.sheet, kind)
    return True


def add_sense(sheet: dict[str, Any], kind: str) -> None:
    """SR-T2.1: one kind of sight more."""
    if kind not in sheet.setdefault("senses", []):
        sheet["senses"].append(kind)


def runs(one: Branch, book: Arsenal, found: Carried) -> bool:
    """Note a program of the book: running, or at hand where the program says that it is not loaded (SR-7.1.27)."""
    name, rating = known(book.programs, one.word("name")), figure(one.word("rating"))
    if not name or rating <= 0:
        return False
    place = "programs" if yes(one, "equipped", otherwise=True) else "stored"
    shelf = found.sheet.setdefault(place, {})
    shelf[name] = max(rating, shelf.get(name, 0))
    return True


def loads(one: Branch, weapons: Mapping[str, tuple[str, Plain]], found: Carried) -> bool:
    """Note rounds for the first weapon of their category: in full clips, or loose where it takes no clips."""
    if key(one.word("name")) != ROUNDS:
        return False
    for here, (category, record) in weapons.items():
        if isinstance(record, dict) and category == one.word("extra").strip() and isinstance(record.get("clip"), int):
            whole = record["feed"] == "clip"
            rounds = quantity(one.word("qty")) // (record["clip"] if whole else 1)
            shelf = found.sheet.setdefault("clips" if whole else "loose", {})
            shelf[here] = min(MOST_CLIPS if whole else MOST_ROUNDS, shelf.get(here, 0) + rounds)
            return True
    return False


def forms(root: Branch, book: Arsenal, sheet: dict[str, Any], left: Left) -> None:
    """SR-8.1.1: the complex forms of somebody with Resonance, by the names of programs."""
    for one in inner(root, "techprograms", "techprogram"):
        name, rating = known(book.programs, one.word("name")), figure(one.word("rating"))
        if name and rating > 0 and sheet.get("resonance"):
            shelf = sheet.setdefault("programs", {})
            shelf[name] = max(rating, shelf.get(name, 0))
            options: Sequence[Branch] = inner(one, "programoptions", "programoption")
            left += [left_behind(option) for option in options]
        else:
            left.append((one.line, Message("sr-chummer-program", {"name": one.word("name") or "-"})))
