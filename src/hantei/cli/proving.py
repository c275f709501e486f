"""`hantei cases` and `hantei coverage`: prove rules by examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hantei import library
from hantei.cases import CaseOutcome, Collection, case_directories, collect, coverage, run_case
from hantei.cases.entering import hollow
from hantei.core.text import Language
from hantei.editions import offered
from hantei.telling import fault_line
from hantei.text import Catalogue
from hantei.writing import BadFile

from .columns import table
from .failures import FAILED
from .voice import Voice

BELOW = 1


def run(paths: Sequence[Path], trace: bool, general: Catalogue, plain: bool) -> int:
    """Run cases and say all differences; with `trace` also what happened in each. Return the exit code: 2 if any case
    fails or a file cannot be used."""
    for path in paths:
        if not path.exists():
            raise BadFile("check-no-file", path=str(path))
    found = collect(paths or case_directories())
    outcomes = [run_case(placed) for placed in found.cases]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    voice = Voice(general, plain)
    if plain:
        voice.document(summary(found, outcomes, trace, general))
    else:
        for fault in found.faults:
            voice.line(fault_line(fault, general), style="bad")
        for outcome in outcomes if trace else failed:
            show(outcome, trace, voice)
        voice.say_id("cases-sum", cases=len(outcomes), failed=len(failed), unread=len(found.not_run))
    return FAILED if failed or found.faults else 0


def summary(found: Collection, outcomes: Sequence[CaseOutcome], trace: bool, general: Catalogue) -> dict[str, Any]:
    """The results of cases as data."""
    failed = [outcome for outcome in outcomes if not outcome.passed]
    traces = [{"id": outcome.placed.name, "trace": list(outcome.trace)} for outcome in outcomes]
    return {
        "cases": len(outcomes),
        "passed": len(outcomes) - len(failed),
        "files_not_run": list(found.not_run),
        "faults": [fault_line(fault, general) for fault in found.faults],
        "failed": [failure(outcome, general.lang) for outcome in failed],
        **({"traces": traces} if trace else {}),
    }


def show(outcome: CaseOutcome, trace: bool, voice: Voice) -> None:
    """Show a case: its differences, and with `trace` what happened."""
    voice.line(outcome.placed.name, style="question")
    for step in outcome.trace if trace else ():
        voice.line(step, first="  ", rest="    ")
    for text, where in differences_said(outcome, voice.lang):
        voice.line(f"{where}: {text}", style="bad", first="  ", rest="    ")


def failure(outcome: CaseOutcome, lang: Language) -> dict[str, Any]:
    """A case that fails, as data."""
    differences = [{"where": where, "message": text} for text, where in differences_said(outcome, lang)]
    return {"id": outcome.placed.name, "differences": differences, "trace": list(outcome.trace)}


def differences_said(outcome: CaseOutcome, lang: Language) -> list[tuple[str, str]]:
    """The differences in words, each with its place."""
    catalogue = library.catalogue(outcome.placed.rulebook, lang)
    return [(catalogue.say(each.said), f"{each.file}:{each.line}") for each in outcome.differences]


def cover(rulebook_id: str, entered: bool, general: Catalogue, plain: bool) -> int:
    """Say how much of each rulebook is proved, and if asked whether its cases have `entered` the rules that they claim.
    Return the exit code: 1 if something of a finished one is missing."""
    names = [library.shelf(rulebook_id).id] if rulebook_id else [*library.rulebook_ids(), *offered().broken]
    found = {name: coverage(name) | ({"hollow": hollow(name)} if entered else {}) for name in names}
    voice = Voice(general, plain)
    if plain:
        voice.document(
            {name: {key: value for key, value in each.items() if key != "rulebook"} for name, each in found.items()}
        )
    else:
        for name, each in found.items():
            show_coverage(name, each, voice)
    below = any(each["missing"] and library.shelf(name).finished for name, each in found.items())
    return BELOW if below else 0


def show_coverage(name: str, found: dict[str, Any], voice: Voice) -> None:
    """Show one rulebook: how many clauses are cited and proved, and which are missing."""
    figures = {key: found[key] for key in ("executable", "cited", "proved")}
    voice.say_id("coverage-sum", rulebook=name, percent=percent(figures["proved"], figures["executable"]), **figures)
    if found["to_come"]:
        voice.say_id("coverage-to-come", number=len(found["to_come"]), chapters=chapters(found["to_come"]))
    rows = []
    for entry in found["missing"]:
        lacking = [voice.catalogue.say_id(f"coverage-not-{what}") for what in ("cited", "proved") if not entry[what]]
        rows.append((str(entry["clause"]), voice.name(list(lacking))))
    rows += [(clause, voice.catalogue.say_id("coverage-hollow")) for clause in found.get("hollow", ())]
    voice.lines(table(rows))


def chapters(clauses: list[str]) -> str:
    """The chapters of clauses, with the number of clauses in each: "SR-4 (47), SR-5 (20)"."""
    counted = Counter(clause.partition(".")[0] for clause in clauses)
    return ", ".join(f"{name} ({number})" for name, number in counted.items())


def percent(part: int, whole: int) -> str:
    """A share with one decimal, rounded down so that 100 means all."""
    tenths = 1000 if whole == 0 else part * 1000 // whole
    return f"{tenths // 10}.{tenths % 10}"
