"""The page: the document of a file with what its rulebook shows of its beginning, as one HTML file."""

from __future__ import annotations

import json
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from hantei import dossiers, library
from hantei.content import load_text, read
from hantei.content.model import model_of
from hantei.content.texts import filled
from hantei.core.roster import Sheet
from hantei.core.rulebook import Rulebook
from hantei.core.text import Language, Text, either
from hantei.editions import scene_text, scenes, volume
from hantei.library import Shelf
from hantei.text import Catalogue
from hantei.web.drawing.board import Artist, Drawn
from hantei.web.drawing.drawing_cache import DrawingCache
from hantei.web.http import styles

from .naming import Chosen, Names, field_called, marked, meant, names_of, referred
from .outline import Outline

HEAD = ("hantei", "id", "version", "language", "title", "author", "genre", "age", "minutes", "intro", "world")
"""The fields that stand at the head of the document rather than in it."""


ARRIVES = "arrives"
"""The field of somebody who comes in a later round."""


def published(text: str, shelf: Shelf, lang: Language) -> str:
    """The text of a sound scenario or encounter as one HTML page that needs nothing else.

    Parameters: the text, the rulebook that it is written for, the language of the page. Raises `BadContent` for a text
    that is not sound, and `BadSetup` where no game can begin with it.
    """
    catalogue = shelf.catalogue(lang)
    folk = dossiers.is_dossier(library.head(text, "scenario"))
    model = dossiers.offered(shelf.id).model if folk else volume(shelf.id).scene
    loaded = load_text(text, "scenario", model)
    assert loaded.value is not None  # noqa: S101 - `value` raises where the text is not sound
    shape = model_of(model)
    plain = marked(filled(loaded.plain, shape)[0], shape, shape.schema)
    names = names_of(plain, shelf.id, lang)
    outline = Outline(
        lang,
        lambda field: word(field, catalogue),
        lambda field, text: meant(field, text, names, catalogue),
        lambda deed: done(deed, catalogue),
        referred(plain),
    )
    boards, sheets = ([], person_sheets(text, shelf)) if folk else beginning(text, shelf)
    if folk:
        names = {**names, **known_to_folk(sheets, shelf, lang)}
    head = {field: outline.said(plain[field]) if field in plain else "" for field in HEAD}
    head["id"] = str(plain["id"])  # as it stands, even where something else in the file has the same id and a name
    if folk:
        head["title"] = catalogue.name(sheets[0].name)
    option = dossiers.SQUAD if folk else f"--{shelf.kind[:-1]}"
    artist = Artist(catalogue)
    drawn: list[Drawn] = [artist.drawn(board) for board in boards]
    return (
        dressed()
        .get_template("document.html")
        .render(
            lang=lang,
            say=catalogue.say_id,
            name=catalogue.name,
            book=shelf.title(lang),
            about="" if folk else shelf.about(lang),
            kind=shelf.kind,
            folk=folk,
            head=head,
            blocks=outline.blocks({field: value for field, value in plain.items() if field not in HEAD}),
            boards=drawn,
            sheets=sheets,
            columns=_columns(sheets, catalogue),
            command=f"hantei play {shelf.id} {option} {plain['id']}.yaml",
            file=f"data:application/yaml;base64,{b64encode(text.encode()).decode()}",
            asset=lambda _: "",
            cached=DrawingCache(),
        )
    )


def known_to_folk(sheets: Sequence[Sheet], shelf: Shelf, lang: Language) -> Names:
    """Names that files of people use besides: theirs, where the book has them in both languages, and what they have
    been through."""
    called = {sheet.name.en: sheet.name.lang(lang) for sheet in sheets if isinstance(sheet.name, Text)}
    return {"name": called, "done": {one.id: one.title.lang(lang) for one in shelf.headings(shelf.kind)}}


def word(field: str, catalogue: Catalogue) -> str:
    """What a field is called in a document; an id is none."""
    return field if isinstance(field, Chosen) else field_called(field, catalogue)


def done(deed: str, catalogue: Catalogue) -> str:
    """What an effect does, in words where there are any."""
    slug = deed.replace("_", "-")
    return catalogue.say_id(f"publish-do-{slug}") if catalogue.knows(f"publish-do-{slug}") else deed


def beginning(text: str, shelf: Shelf) -> tuple[list[Any], list[Sheet]]:
    """The boards as a game with this text begins, and the sheets of all whom the text itself brings; where people are
    made first, no sheets, and how the places of the text lie to each other. Every sheet is read from the seat that
    knows most of it."""
    if shelf.kind != "encounters":
        doorways = volume(shelf.id).doorways
        return ([doorways.chart(load_text(text, "scenario", volume(shelf.id).scene).value, {})] if doorways else []), []
    rulebook: Rulebook[Any] = shelf.rulebook
    return most_shown(rulebook, begun(text, shelf)), most_told(rulebook, begun(all_there(text), shelf))


def all_there(text: str) -> str:
    """The text of an encounter in which those who arrive later are there from the beginning."""
    plain = read(text, "scenario").value
    for entries in plain.values():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict):
                entry.pop(ARRIVES, None)
    return json.dumps(plain, ensure_ascii=False)


def most_told(rulebook: Rulebook[Any], state: Any) -> list[Sheet]:
    """The sheets of all who take part, each as the seat reads it that knows most of it."""
    known: dict[str, Sheet] = {}
    for seat in ["", *rulebook.seats(state)]:
        for sheet in rulebook.sight.roster(state, seat):
            if sheet.id not in known or _told(sheet) > _told(known[sheet.id]):
                known[sheet.id] = sheet
    return list(known.values())


def person_sheets(text: str, shelf: Shelf) -> list[Sheet]:
    """The sheet of whoever stands in a file of people, as a scene of the book begins with them; that of a squad is
    followed by those of its members."""
    bench = scenes(shelf.id, shelf.kind)[0]
    scene = scene_text(shelf.id, shelf.kind, bench)
    places = dossiers.offered(shelf.id).places(load_text(scene, bench, volume(shelf.id).scene).value)
    place = next(one.name for one in places if one.usual)
    wanted = [dossiers.Wanted(bench, place, text)]
    brought = dossiers.brought(shelf.id, bench, scene, wanted)
    rulebook: Rulebook[Any] = shelf.rulebook
    told = most_told(rulebook, begun(brought, shelf, leaders=dossiers.leaders(shelf.id, wanted, 1, 1)))
    found = [sheet for sheet in told if sheet.id == place or sheet.id.startswith(f"{place}/")]
    if not dossiers.offered(shelf.id).led:  # the scene may number them, beside somebody of its own called alike
        top = library.head(text, "scenario")
        found[0].name = Text(**either(dossiers.called_in(top, "scenario"), top.get("language", "")))
    return found


def begun(text: str, shelf: Shelf, **facts: Any) -> Any:
    """The state in which a game with this text begins; `facts` are further ones of its setup."""
    name = library.scenario_id(text, "scenario")
    return shelf.rulebook.start({"encounter": name, "scenario": name, "scenarios": {name: text}, **facts})


def most_shown(rulebook: Rulebook[Any], state: Any) -> list[Any]:
    """The boards as the seat sees them that sees most of them."""
    seats = ["", *rulebook.seats(state)]
    return list(max((rulebook.sight.boards(state, seat, None) for seat in seats), key=_pieces))


def _told(sheet: Sheet) -> int:
    return len(sheet.gauges) + len(sheet.figures) + len(sheet.gear)


def _pieces(boards: Iterable[Any]) -> int:
    return sum(len(getattr(board, "pieces", ())) for board in boards)


def _columns(sheets: Sequence[Sheet], catalogue: Catalogue) -> list[str]:
    """The gauges that most of the sheets have, in their order: the others, such as single guns, stand among the
    figures of whoever has them."""
    found = Counter(label for sheet in sheets for label in {catalogue.name(gauge.label) for gauge in sheet.gauges})
    named = dict.fromkeys(catalogue.name(gauge.label) for sheet in sheets for gauge in sheet.gauges)
    return [label for label in named if found[label] * 2 > len(sheets)]


def _static(name: str) -> str:
    return files("hantei.web").joinpath("static", name).read_text(encoding="utf-8")


def dressed() -> Environment:
    """The templates of pages that need nothing else, with the style and the signs that they hold."""
    environment = Environment(
        loader=ChoiceLoader([PackageLoader("hantei.publish"), PackageLoader("hantei.web")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {
        "style": Markup(styles.sheet()),  # noqa: S704 - our own
        "sprite": Markup(_static("sprite.svg")),  # noqa: S704 - our own
        "paper": Markup(files(__package__).joinpath("paper.css").read_text(encoding="utf-8")),  # noqa: S704 - our own
    }
    return environment
