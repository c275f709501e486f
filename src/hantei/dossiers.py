"""Dossiers in files: checks one, brings somebody into a scene, keeps somebody out of a game.

The edition of a rulebook says how it writes people down (`hantei.scenes.dossiers`). A scene is a scenario or an
encounter. Its text then contains the people who were brought, so a game holds all that it was made from.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from hantei.content import BadContent, FileFault, Loaded, file_text, json_schema, load_text, read, written
from hantei.core.amending import BRING
from hantei.core.message import BadSetup
from hantei.core.record import Plain
from hantei.editions import behind, edition, editions, kind, part, scene_text, scenes, volume
from hantei.recall import recalled
from hantei.scenario_check import check_text, place_in, whole
from hantei.scenes.dossiers import Brought, CannotKeep, Dossiers, PlaceToGive

MARK = "/"
"""Separates the rulebook, the kind and the number of the format in the head of a file."""


SQUAD = "--squad"
"""The option of the terminal by which a file of people is brought."""

DEEPEST_NAME = 2
"""Depth of nested records in which the name of somebody is looked for."""


@dataclass(frozen=True)
class Wanted:
    """Somebody to be brought: the file, the person whose place they take ("" for the next free one), and the text if it
    is in no file."""

    file: str
    place: str = ""
    text: str | None = None


def offered(rulebook_id: str) -> Dossiers:
    """Find how a rulebook writes people down. Raises `BadSetup` (`no-such-rulebook`, `no-dossiers`)."""
    door = edition(rulebook_id).dossiers
    if door is None:
        allowed = [name for name, one in editions().items() if one.dossiers]
        raise BadSetup("no-dossiers", name=rulebook_id, allowed=allowed)
    return behind(rulebook_id, door)


def places_in(rulebook_id: str, text: str) -> Sequence[PlaceToGive]:
    """The places of people in the text of a scene. Raises as `offered` does."""

    def found() -> list[PlaceToGive]:
        return list(offered(rulebook_id).places(load_text(text, "scene", volume(rulebook_id).scene).value))

    return recalled("places", f"{rulebook_id}\n{text}", found)


def is_dossier(top: Mapping[str, Any]) -> bool:
    """Whether the head of a file is that of a dossier: `hantei: RULEBOOK/KIND/1` for a rulebook that has them."""
    name, *more = str(top.get("hantei", "")).split(MARK)
    return len(more) > 1 and name in editions() and editions()[name].dossiers is not None


def schema(rulebook_id: str) -> dict[str, Any]:
    """The JSON Schema of the dossiers of a rulebook. Raises as `offered` does."""
    return json_schema(offered(rulebook_id).model, offered(rulebook_id).title)


# Checking


def check_dossier(path: Path, rulebook_id: str) -> list[FileFault]:
    """Find all faults of a dossier, in the order of its lines. A dossier with a faulty shape is checked no further.

    The check brings it into a scenario or encounter that comes with the rulebook, and checks that.
    """
    try:
        return list(faults_of(file_text(path), str(path), rulebook_id))
    except BadContent as bad:
        return list(bad.faults)


def faults_of(text: str, name: str, rulebook_id: str) -> Sequence[FileFault]:
    """Find all faults of the text of a dossier; `name` stands for its file. Raises as `offered` does."""
    return faults_in(load_text(text, name, offered(rulebook_id).model), rulebook_id)


def faults_in(loaded: Loaded[Any], rulebook_id: str) -> Sequence[FileFault]:
    """Find all faults of a dossier that has been loaded."""
    if not loaded.sound:
        return loaded.faults
    return sorted([*loaded.faults, *_beyond_shape(loaded, rulebook_id)], key=lambda fault: fault.line)


def _beyond_shape(loaded: Loaded[Any], rulebook_id: str) -> Iterator[FileFault]:
    """The faults of a dossier that its rulebook finds."""
    folder, offer = kind(rulebook_id), offered(rulebook_id)
    bench = scenes(rulebook_id, folder)[0]
    scene = load_text(scene_text(rulebook_id, folder, bench), bench, volume(rulebook_id).scene).value
    place = next(place for place in offer.places(scene) if place.usual)
    plain = read(scene_text(rulebook_id, folder, bench), bench).value
    brought = offer.bring(plain, whole(loaded.plain, offer.model), place)
    again = load_text(json.dumps(brought.scene), bench, volume(rulebook_id).scene)
    if not again.sound:
        raise BadContent(again.faults)
    content = volume(rulebook_id).content(partial(part, rulebook_id), {})
    for fault in behind(rulebook_id, edition(rulebook_id).check)(again.value, content, volume(rulebook_id).rulings):
        path = _in_dossier(fault.path, brought)
        if path is not None:
            yield loaded.fault(place_in(loaded.value, path), fault.said, fault.severity)


def _in_dossier(path: str, brought: Brought) -> str | None:
    """The place in a dossier from which a place in the scene came; None if it came from elsewhere."""
    for root, own in brought.roots.items():
        if path == root or path.startswith(f"{root}/"):
            return own + path.removeprefix(root)
    return None


# Bringing


def brought(rulebook_id: str, name: str, text: str, wanted: Sequence[Wanted], level: int | None = None) -> str:
    """Bring people from files into the text of a scenario or encounter; if nobody is brought, the text stays the same.

    Parameters: the rulebook, id and text of the scene, the people to bring in their order, and the level at which they
    begin. Raises `BadSetup` (`no-dossiers`, `dossier-other`, `dossier-place`, `dossier-full`, `dossier-no-levels`,
    `dossier-record-twice`), and `BadContent` with the faults of a file, or of the scene that results.
    """
    if not wanted:
        return text
    offer = offered(rulebook_id)
    places = list(places_in(rulebook_id, text))
    scene = whole(read(text, name).value, volume(rulebook_id).scene)
    for one in wanted:
        place = _place_for(one, places)
        places.remove(place)
        scene = offer.bring(scene, with_level(wanted_dossier(one, rulebook_id), rulebook_id, level), place).scene
    found = json.dumps(scene, ensure_ascii=False)
    errors = [fault for fault in check_text(found, name, rulebook_id) if fault.severity == "error"]
    if errors:
        raise BadContent([replace(fault, file=wanted[0].file, line=1) for fault in errors])
    return found


def wanted_dossier(one: Wanted, rulebook_id: str) -> Plain:
    """Read the dossier of somebody who is brought. Raises as `dossier` does."""
    return dossier(one.file, rulebook_id) if one.text is None else dossier_of(one.text, one.file, rulebook_id)


def called(text: str, name: str) -> str | Mapping[str, str]:
    """Name somebody in a dossier by the first name in the file, else by its id."""
    plain = read(text, name).value
    return called_in(plain if isinstance(plain, dict) else {}, name)


def called_in(top: Mapping[str, Any], name: str) -> str | Mapping[str, str]:
    """Name somebody in a dossier from the fields of the file; see `called`."""
    found = _named(top, 0)
    return found if found is not None else str(top.get("id", name))


def _named(record: Mapping[str, Any], depth: int) -> str | Mapping[str, str] | None:
    """The name in a record, or in one within it."""
    own = record.get("name")
    if isinstance(own, str | dict) and own:
        return own
    inner = [one for key, one in record.items() if isinstance(one, dict) and key != "arsenal" and depth < DEEPEST_NAME]
    return next((found for one in inner if (found := _named(one, depth + 1)) is not None), None)


def dossier(file: str, rulebook_id: str) -> Plain:
    """Read a dossier as plain data, its texts in both languages.

    Raises `BadSetup` (`dossier-other`) for a dossier of another rulebook, and `BadContent` for one with errors.
    """
    return dossier_of(file_text(Path(file)), file, rulebook_id)


def dossier_of(text: str, name: str, rulebook_id: str) -> Plain:
    """Read the text of a dossier as plain data; see `dossier`. `name` stands for its file."""
    offer = offered(rulebook_id)
    document = read(text, name)
    if document.value is None and document.faults:
        raise BadContent(document.faults)
    top = document.value if isinstance(document.value, dict) else {}
    head = f"{rulebook_id}{MARK}{offer.kind}{MARK}1"
    if top.get("hantei") != head:
        raise BadSetup("dossier-other", path=name, found=str(top.get("hantei", "-")), head=head)
    faults = faults_of(text, name, rulebook_id)
    if any(fault.severity == "error" for fault in faults):
        raise BadContent(faults)
    plain: Plain = whole(document.value, offer.model)
    return plain


def bringing(plain: Plain) -> list[str]:
    """Begin an amendment that brings somebody; the parts that the rulebook asks for follow."""
    return [BRING, str(plain["id"]), json.dumps(plain, ensure_ascii=False, separators=(",", ":"))]


def with_level(plain: Plain, rulebook_id: str, level: int | None) -> Plain:
    """Raise the people of a dossier to a level; None leaves them as they are. Raises `BadSetup`
    (`dossier-no-levels`)."""
    if level is None:
        return plain
    change = offered(rulebook_id).level
    if change is None:
        raise BadSetup("dossier-no-levels", name=rulebook_id)
    return change(plain, level)


def leaders(rulebook_id: str, wanted: Sequence[Wanted], least: int, most: int) -> int:
    """Count the people who lead: as few as the scenario allows, or as many as bring a squad."""
    led = bool(wanted) and offered(rulebook_id).led
    return max(least, min(most, len(wanted))) if led else least


def _place_for(one: Wanted, free: Sequence[PlaceToGive]) -> PlaceToGive:
    """Find the place that somebody takes."""
    if one.place:
        for place in free:
            if place.name == one.place:
                return place
        raise BadSetup("dossier-place", given=one.place, allowed=[place.name for place in free] or "-")
    for place in free:
        if place.usual:
            return place
    raise BadSetup("dossier-full", path=one.file)


# Keeping


def kept_dossier(rulebook_id: str, state: Any, who: str = "") -> str:
    """Write the dossier of somebody as they stand in a game; without a name, of the only one who can be kept.

    Raises `CannotKeep` (`keep-whom`, `keep-nobody`), and as `offered` does.
    """
    offer = offered(rulebook_id)
    names = offer.names(state)
    if not who and len(names) != 1:
        raise CannotKeep("keep-whom", allowed=[*names] or "-")
    if who and who not in names:
        raise CannotKeep("keep-nobody", who=who, allowed=[*names] or "-")
    return written(offer.keep(state, who or names[0]))
