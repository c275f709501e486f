"""Everything that a game can ask and tell is said in both languages, whatever people choose."""

from __future__ import annotations

from random import Random

import pytest

from hantei import library
from hantei.cli.asking import Shown
from hantei.cli.voice import Voice
from hantei.core.decision import Amount, Choice
from hantei.play import Session
from hantei.telling import Teller

from .table import ToyShelf

MOVES = 120


@pytest.mark.parametrize("rulebook", library.rulebook_ids())
@pytest.mark.parametrize("seed", range(6))
def test_all_that_happens_can_be_said(rulebook: str, seed: int) -> None:
    shelf, rng = library.shelf(rulebook), Random(seed)
    voices = [Voice(shelf.catalogue(lang)) for lang in ("ja", "en")]
    tellers = [Teller(shelf, voice.catalogue, dice=True) for voice in voices]
    headings = shelf.headings(shelf.kind)
    scenario = headings[seed % len(headings)].id if headings else ""
    setup = {"scenario": scenario, "leaders": 1 + seed % 2, "referee": seed % 3 == 0}
    session = Session(shelf.rulebook, setup, str(seed))
    for _ in range(MOVES):
        for event in session.look():
            for teller in tellers:
                teller.text(session.state, event)
                list(teller.reasons(session.state, event.steps))
        if session.finished:
            return
        key, decision = next(iter(session.decisions.items()))
        for voice in voices:
            question = Shown(shelf, voice, session.state, decision)
            assert question.text
            assert all(question.situation())
            assert question.options()
            assert all(text for _, text in question.effects())
            if isinstance(decision, Choice):
                assert len(set(question.labels)) == len(question.labels), question.labels
        session.answer(key, decision.sample(rng))


def test_long_labels_go_on_below_themselves(toy: ToyShelf) -> None:
    from hantei.cli.asking import option_lines
    from hantei.cli.columns import width

    voice = Voice(toy.catalogue("ja"))
    voice.columns = voice.screen
    lines = option_lines(voice, [("go", "とても長い選択肢の名前" * 6), ("stay", "短い")])
    assert all(width(line) <= 80 for line in lines)
    assert lines[1].startswith(" " * 10)
    assert lines[-1] == "  2 stay  短い"


def test_few_numbers_are_explained_one_by_one_and_of_many_the_lowest_and_the_highest() -> None:
    shelf = library.shelf("shadowrun4")
    voice = Voice(shelf.catalogue("en"))
    state = shelf.rulebook.start({"scenario": "mage_duel"})

    def explained(highest: int) -> list[str]:
        force = Amount("runners", "force", "SR-4.2.3", 1, highest, {"who": "corva", "spell": "will_lance"})
        return [key for key, _ in Shown(shelf, voice, state, force).effects()]

    assert explained(4) == ["1", "2", "3", "4"]
    assert explained(40) == ["1", "40"]
