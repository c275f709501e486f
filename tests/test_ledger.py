"""The ledgers that the rulebooks carry are sound, quick to read, and can be searched."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args

import pytest

import hantei
from hantei.content import load
from hantei.core.rulebook import BadSetup
from hantei.core.text import Text
from hantei.ledger import Clause, Kind, Ledger

SHELF = Path(hantei.__file__).parent / "rulebooks"
CARRIED = sorted(path.parent.name for path in SHELF.glob("*/clauses.yaml"))
UA = "urban_assault"


@dataclass(frozen=True)
class LedgerFile:
    """A whole `clauses.yaml`."""

    rulebook: str
    seed: str
    clauses: tuple[Clause, ...]
    chapters: Mapping[str, Text] = field(default_factory=dict)


@pytest.mark.parametrize("rulebook", CARRIED)
def test_every_clause_has_the_shape_of_a_clause(rulebook: str) -> None:
    text = (SHELF / rulebook / "clauses.yaml").read_text(encoding="utf-8")
    loaded = load(text, "clauses.yaml", LedgerFile)
    assert loaded.faults == ()
    assert loaded.value.rulebook == rulebook
    assert [clause.id for clause in loaded.value.clauses] == [clause.id for clause in Ledger.of(rulebook)]
    titles, sections = loaded.value.chapters, {clause.section for clause in loaded.value.clauses}
    assert not titles or set(titles) == sections


def test_chapters_hold_every_clause_once_in_the_order_of_the_book() -> None:
    chapters = Ledger.of(UA).chapters
    assert [clause for chapter in chapters for clause in chapter.clauses] == list(Ledger.of(UA))
    assert chapters[8].id == "09"
    assert chapters[8].title == Text(ja="副能力値の判定", en="Checks with the sub-ability")


@pytest.mark.parametrize("rulebook", CARRIED)
def test_ids_are_unique_and_every_clause_that_is_needed_exists(rulebook: str) -> None:
    ledger = Ledger.of(rulebook)
    assert len({clause.id for clause in ledger}) == len(ledger)
    assert [(c.id, need) for c in ledger for need in c.needs if need not in ledger] == []
    assert {clause.kind for clause in ledger} <= set(get_args(Kind))


@pytest.mark.parametrize("rulebook", CARRIED)
def test_open_points_have_rulings(rulebook: str) -> None:
    ledger = Ledger.of(rulebook)
    assert [c.id for c in ledger if bool(c.ambiguity) != bool(c.ruling)] == []
    assert [c.id for c in ledger if c.ruling and c.ruling.option and not c.ruling.alternatives] == []


def test_a_ledger_is_read_once() -> None:
    Ledger.of.cache_clear()
    ledger = Ledger.of(UA)
    assert Ledger.of(UA) is ledger
    assert len(ledger.executable) == 516
    assert len(ledger) == 552


def test_clauses_are_found_by_id_however_typed() -> None:
    ledger = Ledger.of(UA)
    assert ledger.get("UA-08.1") is ledger.get("ua-08.1") is ledger.get("ＵＡ-０８．１ ")
    with pytest.raises(BadSetup) as near:
        ledger.get("UA-08.111")
    assert near.value.message == "unknown-clause-guess"
    assert "UA-08.1" in near.value.facts["guesses"]
    with pytest.raises(BadSetup) as far:
        ledger.get("?")
    assert far.value.message == "unknown-clause"
    with pytest.raises(BadSetup) as none:
        Ledger.of("../core")
    assert (none.value.message, none.value.facts["allowed"]) == ("unknown-ledger", ", ".join(CARRIED))


def test_search_looks_at_both_languages_and_wants_every_word() -> None:
    ledger = Ledger.of(UA)
    critical = ledger.find("クリティカル")
    assert critical
    assert all("クリティカル" in clause.words for clause in critical)
    assert ledger.find("CRITICAL")
    assert ledger.find("ｃｒｉｔｉｃａｌ") == ledger.find("critical")
    both = ledger.find("分隊長 skill")
    assert both
    assert set(both) <= set(ledger.find("分隊長")) & set(ledger.find("skill"))
    assert ledger.find("UA-08.1")[0].id == "UA-08.1"
    assert ledger.find("no such words anywhere") == []


def test_a_clause_says_all_that_the_ledger_holds() -> None:
    ledger = Ledger.of(UA)
    clause = ledger.get("UA-08.5")
    assert clause.section == "08"
    assert clause.executable
    assert clause.ruling
    assert clause.ruling.option
    assert clause.ruling.alternatives
    assert clause.examples
    assert clause.rule.lang("ja") != clause.rule.lang("en")
    assert ledger.get("UA-02.3").data["replaces"]["gold"] == "magazines"
