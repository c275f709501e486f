"""What somebody meets who tries things out: what does not work says so truly, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from .table import Hantei

DRILL = ("play", "senki", "glasshouse", "--seed", "5")


def test_a_file_of_somebody_that_is_not_there_leaves_the_game_open(hantei: Hantei, tmp_path: Path) -> None:
    ran = hantei(*DRILL, typed=f"gm bring {tmp_path / 'nobody.yaml'} pc 1,3\nseat\nquit\n")
    assert "The file cannot be read: there is no such file or directory" in ran.out
    assert "  pc (the Gardeners) = a person" in ran.lines
    assert ran.lines[-1].startswith("To go on: ")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gm dance", "“dance” is not a ruling. Possible: set, status, "),
        ("gm join holly", "“join holly” cannot be read as a ruling: it has too few words, "),
        ("gm bring", "“bring” cannot be read as a ruling: it has too few words, "),
    ],
)
def test_what_is_no_ruling_is_told_apart_from_one_with_wrong_words(hantei: Hantei, typed: str, said: str) -> None:
    ran = hantei(*DRILL, typed=f"{typed}\nquit\n")
    assert said in ran.out
    assert "Enter gm to see how rulings are written." in ran.lines
    assert "['" not in ran.out


def test_faces_that_do_not_fit_are_told_with_the_name_of_the_throw(hantei: Hantei) -> None:
    typed = "gm die 99\ndone\npass\nact\nmove:combat\n2,2\npass\nattack:needle_rail\n1\nno_skill\nquit\n"
    ran = hantei(*DRILL, typed=typed)
    assert "The faces 99 that were ruled do not fit 2D6 (hit check) and were not used." in ran.lines


def test_a_standing_answer_is_told_once(hantei: Hantei) -> None:
    ran = hantei(*DRILL, typed="done\npass\nact\nmove:combat!\nquit\n")
    assert sum("What does Yew do with its move action? →" in line for line in ran.lines) == 1


def test_help_names_what_can_be_given_here(hantei: Hantei) -> None:
    senki = hantei(*DRILL, typed="help\nquit\n").out
    assert "  map  " not in senki
    assert "-> TARGET" not in senki
    gundog = hantei("play", "gundog", "office_raid", "--seed", "3", typed="none\ncautious\nhelp\nquit\n").out
    assert "  map  " in gundog
    assert "  ACTION [...] -> TARGET" in gundog


def test_a_board_alone_says_that_the_rest_is_as_before(hantei: Hantei) -> None:
    lines = hantei(*DRILL, typed="done\npass\nact\nmove:combat\nquit\n").lines
    at = lines.index("Where does Yew move (movement 4)?")
    assert lines[at - 1] == "| The rest is as before."


def test_signs_without_a_figure_are_explained_once(hantei: Hantei) -> None:
    typed = "done\npass\nact\nmove:combat\n2,2\npass\nattack:needle_rail\n1\n?odds\n?odds\nquit\n"
    ran = hantei(*DRILL, typed=typed)
    assert next(line for line in ran.lines if line.startswith("  1  Use nothing ")).endswith(" -")
    assert ran.lines.count("- stands for “none”: no check follows, it does not happen, or nothing is spent.") == 1


def test_a_word_alone_may_be_a_rulebook_a_scene_or_a_file(hantei: Hantei) -> None:
    ran = hantei("play", "glashouse")
    assert ran.err.startswith("There is no rulebook, scenario, encounter or file “glashouse”. The rulebooks are: ")
    assert "Did you mean glasshouse?" in ran.err


def test_a_directory_is_no_file_to_check(hantei: Hantei, tmp_path: Path) -> None:
    assert hantei("check", str(tmp_path)).err == f"“{tmp_path}” is a directory; name a file.\n"


def test_what_is_for_a_new_game_is_named(hantei: Hantei) -> None:
    ran = hantei("play", "--continue", "x.hantei", "--seed", "3", "--dice", "physical")
    assert "(--seed, --dice)" in ran.err or "(--seed and --dice)" in ran.err


def test_readings_are_listed_below_what_the_book_leaves_open(hantei: Hantei) -> None:
    lines = hantei("rules", "senki", "--rulings").lines
    at = next(n for n, line in enumerate(lines) if line.startswith("reaction_skills  "))
    assert lines[at + 1].startswith("  Open point: Whether a skill of timing reaction ")


def test_the_clause_of_an_example_is_one_of_the_book(hantei: Hantei) -> None:
    assert "such as SK-01.1." in hantei("rules", "senki", "--where").err


def test_a_menu_says_how_to_leave_it(hantei: Hantei) -> None:
    ran = hantei("play", typed="help\nquit\n")
    assert "Answer by a number from 1 to 5, or by name; quit leaves." in ran.lines
    assert "Lead a squad through a city, one D6 at a time" in ran.out


def test_a_save_file_is_no_scenario(hantei: Hantei, tmp_path: Path) -> None:
    save = tmp_path / "game.hantei"
    hantei(*DRILL, "--save", str(save), typed="quit\n")
    assert (
        hantei("check", str(save)).err
        == f"“{save}” is a saved game; hantei verify checks whether it follows the rules.\n"
    )
    two = tmp_path / "two.yaml"
    two.write_text('{"a": 1}\n{"b": 2}\n', encoding="utf-8")
    assert "From here on this is not YAML (column 1)." in hantei("check", str(two)).err


def test_the_last_moves_of_a_game_that_is_over_can_be_taken_back(hantei: Hantei, tmp_path: Path) -> None:
    save = tmp_path / "over.hantei"
    begun = hantei("play", "urban_assault", "three_lamps", "--seed", "1", "--save", str(save), typed="1\n" * 500)
    assert begun.lines[-1].startswith("The game is over.")
    again = hantei("play", "--continue", str(save), typed="undo x\nundo 2\nquit\n")
    assert "Enter undo, or undo with a number, to take moves back; anything else leaves." in again.lines
    assert "“x” cannot be read as a number; enter a whole number, 1 or more." in again.lines
    assert any(line.startswith("2 moves taken back (") for line in again.lines)
    assert again.lines[-1] == f"To go on: hantei play --continue {save}"
    left = hantei("play", "--continue", str(save), typed="redo 2\n\n")
    assert left.lines[-2].startswith("Enter undo, ")


def test_a_field_that_is_missing_is_named_once(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "bare.yaml"
    file.write_text("hantei: senki/1\nid: bare\ntitle: {ja: 空}\n", encoding="utf-8")
    lines = hantei("check", str(file)).lines
    assert f"{file}:1: error: The field “board” is missing." in lines
    assert f"{file}:3: error: title: The field “en” is missing." in lines
