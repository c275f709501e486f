"""What a fight costs: in every rulebook the stock after it is that before it and what was gained, less what was spent.

By hand: a battle of Senki at which a machine begins with 20 EN, pays 5 and 3 and regains 2 leaves 14.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hantei.lab import Trial, simulate
from hantei.lab.tables import battle_rows
from hantei.lab.trial import Notes
from hantei.library import shelf

FOUGHT = {
    ("urban_assault", "quarry_town"): ("magazines",),
    ("gundog", "mirror_four"): ("magazines",),
    ("senki", "bridge"): ("en", "ts"),
    ("wild_arms", "mirror_four"): ("fp",),
    ("wild_arms", "train_robbery"): ("fp",),
    ("shadowrun4", "mage_duel"): ("edge", "clips"),
    ("shadowrun4", "warehouse"): ("edge", "clips"),
}  # fmt: skip
"""Fights, and the stocks in each that nothing changes but what is counted as spent or gained."""

GAMES = 6


def stocks(book: str, scene: str) -> Iterator[tuple[str, int, int, int, int]]:
    """Every stock of every battle, of those who are there at its end: its name, before, after, spent, gained."""
    result = simulate(Trial(book, {"scenario": scene}, {"": "heuristic"}), GAMES)
    for run in result.runs:
        for battle in run.battles:
            for key in [key for key in battle.before if key in battle.after]:
                name = key.removeprefix("stock/")
                gained = sum(n for way, n in battle.counts.items() if way.startswith(f"gained/{name}/"))
                yield name, battle.before[key], battle.after[key], battle.counts.get(f"spent/{name}", 0), gained


@pytest.mark.parametrize(("book", "scene"), FOUGHT)
def test_what_is_left_is_what_was_there_less_what_was_spent(book: str, scene: str) -> None:
    spoils = book == "urban_assault"  # what is gained after a battle counts as gained in it
    found = [row for row in stocks(book, scene) if row[0].rpartition("/")[2] in FOUGHT[book, scene]]
    assert any(spent for *_, spent, _ in found)
    for name, before, after, spent, gained in found:
        assert (name, after) == (name, before - spent + (0 if spoils else gained))


@pytest.mark.parametrize(("book", "scene"), FOUGHT)
def test_everything_spent_on_something_is_named(book: str, scene: str) -> None:
    """What is spent for purposes adds up to no more than what is spent, and all of it can be said. Spirits that were
    conjured in different games may have one name.
    """
    result = simulate(Trial(book, {"scenario": scene}, {"": "heuristic"}), GAMES)
    kinds = ("stock/", "use/", "gained/", "spent/")
    named = {key: name for key, name in result.labels.items() if key.startswith(kinds)}
    began = {tuple(key.split("/")[1:3]) for run in result.runs for battle in run.battles for key in battle.before}

    def whose(key: str) -> tuple[str, ...]:
        """The side of a count, and its owner if it joined later."""
        owner = tuple(key.split("/")[1:3])
        return owner[:1] if owner in began else owner

    assert any(key.startswith("use/") for key in named)
    for lang in ("ja", "en"):
        catalogue = shelf(book).catalogue(lang)
        said = [(whose(key), catalogue.say(name)) for key, name in named.items()]
        assert len(set(said)) == len(said)
    for run in result.runs:
        for battle in run.battles:
            for key, spent in battle.counts.items():
                if key.startswith("spent/"):
                    ways = [
                        n for way, n in battle.counts.items() if way.startswith(key.replace("spent", "use", 1) + "/")
                    ]
                    assert sum(ways) in (0, spent)


def test_the_stock_before_a_battle_is_what_is_told_as_it_begins() -> None:
    """Somebody who comes in the middle has a stock at the end alone."""
    notes = Notes()
    for kind, key, n in (
        ("battle", "battle//yard", 1), ("stock", "stock/red/ace/en", 20), ("round", "round//yard", 1),
        ("spent", "spent/red/ace/en", 5), ("spent", "spent/red/ace/en", 3), ("gained", "gained/red/ace/en/medic", 2),

    ):  # fmt: skip
        notes.note(kind, key, n)
    notes.close({"stock/red/ace/en": 14, "stock/red/late/en": 9}, "red")
    (battle,) = notes.battles
    assert (battle.before, battle.after) == (
        {"stock/red/ace/en": 20},
        {"stock/red/ace/en": 14, "stock/red/late/en": 9},
    )
    assert (battle.result, battle.counts["spent/red/ace/en"], battle.rounds) == ("red", 8, 1)


def test_a_row_has_all_stocks_before_and_after() -> None:
    result = simulate(Trial("gundog", {"scenario": "mirror_four"}, {"": "heuristic"}), 1)
    (row,) = battle_rows([("", result)])
    before = [key for key in row if key.startswith("before/stock/")]
    assert before
    assert all(key.replace("before/", "after/", 1) in row for key in before)
    assert row["result"] == row["result"].strip() != ""
