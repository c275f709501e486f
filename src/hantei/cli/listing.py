"""`hantei list` and `hantei schema`: show what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantei import library
from hantei.core.message import BadSetup, Sayable
from hantei.core.rulings import Ruling
from hantei.core.temper import HEURISTIC
from hantei.core.text import Language
from hantei.ledger import Ledger
from hantei.library import Heading, Shelf
from hantei.play import broken_players, policy_about, policy_name, policy_names
from hantei.text import Catalogue

from .clauses import ruling_title
from .columns import table
from .options import BadOption
from .voice import Voice

KINDS = ("rulebooks", "scenarios", "encounters", "policies", "rulings")

ListedRows = dict[str, list[dict[str, Any]]]


def show(rulebook_id: str, rulings: bool, general: Catalogue, plain: bool) -> int:
    """List what there is, of one rulebook or of all, rulebook by rulebook; with its rulings if asked. Return the exit
    code.

    Rulebooks of broken packages are named with their faults; the others are listed.
    """
    shelves = [library.shelf(rulebook_id)] if rulebook_id else library.playable()
    bad = [] if rulebook_id else [*library.broken(), *broken_players()]
    voice = Voice(general, plain)
    found = [rows_of(shelf, general.lang, rulings=rulings or plain) for shelf in shelves]
    if plain:
        document = {kind: [without_line(row) for rows in found for row in rows[kind]] for kind in KINDS}
        problems = [{"id": one.facts["name"], "problem": general.say(one.said)} for one in bad]
        voice.document(document | ({"broken": problems} if problems else {}))
        return 0
    for rows in found:
        show_rulebook(voice, rows, rulings)
    show_players(voice, found)
    if bad:
        voice.line()
    for one in bad:
        voice.line(general.say(one.said))
    return 0


def show_rulebook(voice: Voice, rows: ListedRows, rulings: bool) -> None:
    """Show a rulebook with its scenarios or encounters, and its rulings if asked."""
    (book,) = rows["rulebooks"]
    voice.line(f"{book['id']}  {book['line']}", style="question")
    if book["about"]:
        voice.line(book["about"], first="  ")
    voice.lines(table([(row["id"], row["line"]) for row in [*rows["scenarios"], *rows["encounters"]]]))
    if rulings:
        voice.line(voice.catalogue.say_id("list-rulings"), first="  ")
        voice.lines(table([(row["id"], row["line"]) for row in rows["rulings"]], indent="    "))
    voice.line()


def show_players(voice: Voice, found: Sequence[ListedRows]) -> None:
    """Show the machine players, each once, and how to see the rulings."""
    policies = {row["id"]: row for rows in found for row in rows["policies"]}
    if len({row["line"] for rows in found for row in rows["policies"] if row["id"] == HEURISTIC}) > 1:
        say = voice.catalogue.say_id  # each book has its own words
        about, name = say("policy-about-heuristic"), say("policy-name-heuristic")
        policies[HEURISTIC] = {"id": HEURISTIC, "line": say("policy-described", policy=name, about=about)}
    voice.line(voice.catalogue.say_id("list-policies"), style="question")
    voice.lines(table([(row["id"], row["line"]) for row in policies.values()]))


def without_line(row: dict[str, Any]) -> dict[str, Any]:
    """A row as data: without the line that people read."""
    return {key: value for key, value in row.items() if key != "line"}


def rows_of(shelf: Shelf, lang: Language, *, rulings: bool) -> ListedRows:
    """Make the rows of one rulebook; its rulings only if asked, since their titles come from the ledger, which is
    long."""
    catalogue = shelf.catalogue(lang)
    rulebook = shelf.rulebook
    name = shelf.title(lang)
    own: dict[str, Any] = {"rulebook": shelf.id}
    book = {"id": shelf.id, "title": name, "version": rulebook.version, "about": shelf.about(lang)}
    line = catalogue.say_id("list-rulebook", title=name, version=rulebook.version)
    return {
        "rulebooks": [book | {"line": line}],
        "scenarios": [scenario_row(heading, catalogue) | own for heading in shelf.headings("scenarios")],
        "encounters": [heading_row(heading, catalogue, []) | own for heading in shelf.headings("encounters")],
        "policies": [policy_row(policy, shelf, catalogue) | own for policy in policy_names(rulebook)],
        "rulings": [row | own for row in (ruling_rows(shelf, catalogue) if rulings else ())],
    }


def scenario_row(heading: Heading, catalogue: Catalogue) -> dict[str, Any]:
    """A scenario."""
    least, most = heading.leaders
    facts = [catalogue.say_id("leaders-range", low=least, high=most)]
    joint = "・" if catalogue.lang == "ja" else ", "
    facts += [joint.join(map(catalogue.name, heading.difficulties.values()))] if heading.difficulties else []
    people = {"leaders": {"min": least, "max": most}, "difficulties": list(heading.difficulties)}
    return heading_row(heading, catalogue, facts) | people


def heading_row(heading: Heading, catalogue: Catalogue, more: Sequence[str]) -> dict[str, Any]:
    """A scenario or encounter, with more facts about it."""
    facts: list[Any] = [heading.genre] if heading.genre else []
    if heading.minutes:
        facts.append(catalogue.say_id("minutes", minutes=heading.minutes))
    said: Sayable = [*facts, *more]
    line = catalogue.say_id("scenario-option", title=heading.title, facts=said) if said else heading.title
    return {
        "id": heading.id,
        "title": heading.title.lang(catalogue.lang),
        "genre": heading.genre.lang(catalogue.lang) if heading.genre else "",
        "minutes": heading.minutes,
        "line": catalogue.name(line),
    }


def policy_row(policy: str, shelf: Shelf, catalogue: Catalogue) -> dict[str, Any]:
    """A machine player."""
    name = catalogue.name(policy_name(policy, shelf.rulebook))
    about = catalogue.name(policy_about(policy, shelf.rulebook) or "")
    named = about and name != policy
    line = catalogue.say_id("policy-described", policy=name, about=about) if named else about or name
    return {"id": policy, "title": name, "about": about, "line": line}


def ruling_rows(shelf: Shelf, catalogue: Catalogue) -> list[dict[str, Any]]:
    """The named rulings, with their subjects and readings."""
    try:
        clauses = Ledger.of(shelf.id).clauses
    except BadSetup:
        clauses = ()
    return [ruling_row(ruling, ruling_title(clauses, ruling), catalogue) for ruling in shelf.rulebook.rulings]


def ruling_row(ruling: Ruling, titles: Sequence[Any], catalogue: Catalogue) -> dict[str, Any]:
    """One ruling."""
    about = catalogue.name(list(titles)) if titles else ruling.id
    return {
        "id": ruling.id,
        "title": about,
        "default": ruling.default,
        "values": list(ruling.values),
        "clauses": list(ruling.clauses),
        "line": catalogue.say_id(
            "list-ruling", title=about, default=ruling.default, others=[*ruling.values[1:]] or "-"
        ),
    }


def schema(rulebook_id: str, kind: str, general: Catalogue) -> int:
    """Print the JSON Schema of the scenario or encounter files of a rulebook, or of people of a `kind`. Return the exit
    code.

    Raises `BadSetup` (`no-such-rulebook`, `no-dossiers`), `BadOption` (`bad-schema-kind`).
    """
    from hantei import dossiers
    from hantei.scenario_check import schema as schema_of

    if kind and kind != dossiers.offered(rulebook_id).kind:
        raise BadOption("bad-schema-kind", given=kind, allowed=dossiers.offered(rulebook_id).kind)
    Voice(general).document(dossiers.schema(rulebook_id) if kind else schema_of(rulebook_id))
    return 0
