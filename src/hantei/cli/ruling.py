"""`hantei rules`: shows the clauses of a rulebook, and its named rulings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hantei import library
from hantei.core.message import BadSetup
from hantei.core.text import Language
from hantei.ledger import Ledger, Reading
from hantei.text import Catalogue, normalise

from . import clauses
from .listing import ruling_rows, without_line
from .options import BadOption
from .voice import Voice

MOST = 40


def show(rulebook_id: str, words: Sequence[str], rulings: bool, general: Catalogue, plain: bool) -> int:
    """Show a clause, those in which words occur, or the rulings. Return the exit code."""
    shelf = library.shelf(rulebook_id)
    voice = Voice(shelf.catalogue(general.lang), plain)
    if rulings:
        return show_rulings(shelf, voice)
    ledger, words = Ledger.of(rulebook_id), [normalise(word) for word in words]
    if not words:
        return show_sections(ledger, voice)
    if len(words) == 1 and words[0].upper() in ledger:
        clause = ledger.get(words[0])
        proofs = proofs_of(rulebook_id, clause.id, voice)
        if plain:
            voice.document(clauses.clause_data(clause, general.lang, proofs))
        else:
            clauses.show(voice, clause, shelf.rulebook, proofs)
        return 0
    found = ledger.find(" ".join(words))
    if not found and len(words) == 1 and words[0].upper().startswith(f"{shelf.rulebook.prefix}-"):
        ledger.get(words[0])  # the error names similar ids
    if plain:
        voice.document([clauses.clause_data(clause, general.lang) for clause in found])
    else:
        clauses.show_found(voice, found, " ".join(words), MOST)
    return 0


def show_where(rulebook_id: str, words: Sequence[str], general: Catalogue, plain: bool) -> int:
    """Show where a clause is carried out: functions and data by file and line, and the cases that prove it.

    Raises `BadOption` (`where-what` if no clause is named, and as `Ledger.get` does).
    """
    from hantei.cases import case_directory, collect, places

    shelf = library.shelf(rulebook_id)
    voice = Voice(shelf.catalogue(general.lang), plain)
    if len(words) != 1:
        raise BadOption("where-what", example=next(iter(Ledger.of(rulebook_id))).id)
    clause = Ledger.of(rulebook_id).get(words[0])
    found, home = places(rulebook_id, clause), Path(str(shelf.directory))
    directory = case_directory(rulebook_id)
    cases = [one for one in collect([directory]).cases if clause.id in one.case.clauses] if directory.is_dir() else []
    if plain:
        code = [{"file": str(home / one.file), "line": one.line, "name": one.name} for one in found]
        proofs = [{"file": str(one.file), "line": one.line(), "id": one.name} for one in cases]
        voice.document({"clause": clause.id, "code": code, "cases": proofs})
        return 0
    voice.line(f"{clause.id}  {voice.name(clause.title)}", style="question")
    for one in found:
        voice.line(f"{home / one.file}:{one.line}  {one.name}", first="  ", rest="    ")
    for case in cases:
        voice.line(f"{case.file}:{case.line()}  {case.name}", first="  ", rest="    ")
    if not found:
        voice.say_id("where-none")
    return 0


def show_sections(ledger: Ledger, voice: Voice) -> int:
    """Show all clauses, one line each."""
    if voice.plain:
        voice.document([clauses.clause_data(clause, voice.lang) for clause in ledger])
    else:
        clauses.show_found(voice, ledger.clauses, "", len(ledger))
    return 0


def show_rulings(shelf: library.Shelf, voice: Voice) -> int:
    """Show every named ruling with its readings and clauses."""
    rows = ruling_rows(shelf, voice.catalogue)
    ledger = Ledger.of(shelf.id)
    each = [*zip(rows, shelf.rulebook.rulings, strict=True)]
    told = [(row, ledger.open_point(ruling), ledger.readings(ruling)) for row, ruling in each]
    if voice.plain:
        voice.document([{**without_line(row), "readings": texts(readings, voice.lang)} for row, _, readings in told])
        return 0
    for row, point, readings in told:
        voice.line(f"{row['id']}  {row['title']}", style="question")
        if point is not None:
            voice.line(voice.catalogue.say_id("clause-ambiguity", text=point), first="  ", rest="      ")
        for n, reading in enumerate(readings):
            said = voice.catalogue.say_id("rulings-reading", value=reading.value, text=reading.text)
            voice.line(said, first="    " if n else "  * ", rest="      ")
        voice.line(", ".join(row["clauses"]), style="faint", first="    ", rest="    ")
    voice.say_id("rulings-default")
    return 0


def texts(readings: Sequence[Reading], lang: Language) -> dict[str, str]:
    """The words for the values of a ruling."""
    return {reading.value: reading.text.lang(lang) for reading in readings}


def proofs_of(rulebook_id: str, clause: str, voice: Voice) -> list[tuple[str, str]]:
    """The cases that prove a clause: name, and sentence in the language of the voice."""
    from hantei.cases import case_directory, collect

    directory = case_directory(rulebook_id)
    if not directory.is_dir():
        return []
    try:
        cases = collect([directory]).cases
    except BadSetup:
        return []
    return [(placed.name, voice.name(placed.case.about)) for placed in cases if clause in placed.case.clauses]
