"""What somebody sees and types before a game."""

from __future__ import annotations

import pytest

from hantei.cli.offering import first_sentence

from .table import Hantei


def test_a_newcomer_learns_what_there_is_and_whom_the_machine_plays(hantei: Hantei) -> None:
    lines = hantei("play", typed="q\n").lines
    assert "New here? Begin with “Three Lamps” (about 15 minutes): hantei play urban_assault three_lamps" in lines
    place = lines.index("  2 senki          Senki")
    assert lines[place + 1].startswith("      Machines fight on a grid")
    fights = hantei("play", "senki", typed="q\n").lines
    assert "      You play all sides: Red (2), White (2)." in fights
    assert "      You: the Gardeners (4). The computer: the Brood (11)." in fights


@pytest.mark.parametrize("word", ["q", "quit", "exit", "終了"])
def test_one_leaves_by_the_word_one_knows(hantei: Hantei, word: str) -> None:
    assert hantei("play", "senki", typed=f"{word}\n").code == 0
    left = hantei("play", "senki", "ace_duel", "--seed", "1", typed=f"{word}\n")
    assert left.lines[-1].startswith("To go on: hantei play --continue")


def test_a_scenario_may_be_named_without_its_option(hantei: Hantei) -> None:
    bare = hantei("play", "senki", "ace_duel", "--auto", "--seed", "1").out
    assert bare == hantei("play", "senki", "--scenario", "ace_duel", "--auto", "--seed", "1").out
    twice = hantei("play", "senki", "ace_duel", "--scenario", "bridge")
    assert (twice.code, twice.err) == (2, "Both “ace_duel” and “bridge” are given. Give only one.\n")


def test_a_scenario_alone_is_enough_where_one_rulebook_has_it(hantei: Hantei) -> None:
    bare = hantei("play", "ace_duel", "--auto", "--seed", "1").out
    assert bare == hantei("play", "senki", "ace_duel", "--auto", "--seed", "1").out
    several = hantei("play", "mirror_four")
    assert several.code == 2
    assert several.err == "Several rulebooks have “mirror_four”; name the rulebook as well: gundog, wild_arms.\n"


def test_the_list_goes_rulebook_by_rulebook(hantei: Hantei) -> None:
    lines = hantei("list").lines
    senki = next(number for number, line in enumerate(lines) if line.startswith("senki  Senki (version "))
    assert lines[senki + 2].startswith("  glasshouse ")
    assert lines.index("  bridge      Mist Bridge (about 30 minutes)") < lines.index("") + 100
    assert not any("critical_followup_cost" in line for line in lines)
    assert any("critical_followup_cost" in line for line in hantei("list", "urban_assault", "--rulings").lines)


def test_a_mistyped_option_is_answered_with_one_that_fits(hantei: Hantei) -> None:
    said = hantei("simulate", "senki", "bridge", "--html", "x").err
    assert said == "There is no option “--html”; --help lists them.\n"
    assert "did you mean --seed?" in hantei("play", "--sed", "1").err


@pytest.mark.parametrize("words", [(), ("play",), ("list",)])
def test_without_a_locale_one_is_told_how_to_see_japanese(
    hantei: Hantei, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert hantei(*words, typed="q\n").err == "日本語で遊ぶには --lang ja を付けてください。\n"
    assert hantei("--lang", "en", *words, typed="q\n").err == ""
    monkeypatch.setenv("LANG", "C.UTF-8")  # names no language
    assert hantei(*words, typed="q\n").err == "日本語で遊ぶには --lang ja を付けてください。\n"
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert hantei(*words, typed="q\n").err == ""


def test_options_that_begin_with_their_key_stay_whole(hantei: Hantei) -> None:
    lines = hantei("play", "gundog", "silent_entry", "--seed", "1", typed="normal\nshoot\nq\n").lines
    assert not any(line.endswith("  first") for line in lines)


def test_each_encounter_is_offered_with_its_first_sentence(hantei: Hantei) -> None:
    lines = hantei("play", "gundog", typed="q\n").lines
    at = next(n for n, line in enumerate(lines) if "Four and Four" in line)
    assert lines[at + 1].strip() == "The deal has fallen through."
    assert lines[at + 2].strip() == "You play all sides: Red (4), Blue (4)."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("一夜目。二夜目。", "一夜目。"),
        ("「落とせ。塔だ」。彼は去った。", "「落とせ。」"),
        ("「落とせ。」彼は去った。", "「落とせ。」彼は去った。"),
        ("Two doors. One key.", "Two doors."),
        ('"Take it. Now." He left.', '"Take it."'),
        ("“Take it. Now.” He left.", "“Take it.”"),
        ("Take “it”. Now.", "Take “it”."),
        ("At 3.5 metres it stops.", "At 3.5 metres it stops."),
        ("no end", "no end"),
    ],
)
def test_the_first_sentence_is_whole(text: str, sentence: str) -> None:
    assert first_sentence(text) == sentence


@pytest.mark.parametrize(
    ("typed", "guess"), [(("play", "sneki"), "senki"), (("play", "senki", "brige"), "bridge"), (("paly",), "play")]
)
def test_a_mistyped_name_is_answered_with_one_that_fits(hantei: Hantei, typed: tuple[str, ...], guess: str) -> None:
    ran = hantei(*typed)
    assert ran.code == 2
    assert ran.err.splitlines()[-1] == f"Did you mean {guess}?"


def test_a_name_like_no_other_gets_no_guess(hantei: Hantei) -> None:
    assert "Did you mean" not in hantei("play", "xyz").err
