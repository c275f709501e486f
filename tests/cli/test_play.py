"""Playing at the keyboard: questions, answers, orders, leaving and coming back."""

from __future__ import annotations

import json
import os
import pty
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from select import select

import pytest

from hantei.cli import asking

from .breaking import heed
from .table import HEADING, Hantei, ToyShelf, saves, shelve

OPENING = "Anvil\n3\n2\n4\n"  # red's name by choice and ammunition, blue's by number and ammunition


def test_a_game_is_saved_and_says_where(hantei: Hantei, toy: ToyShelf, data: Path) -> None:
    ran = hantei("play", "--seed", "1", typed="Anvil\n")
    assert ran.code == 0
    assert len(saves(data)) == 1
    assert f"Saving to {saves(data)[0]}" in ran.out
    assert ran.lines[-2:] == [f"The game is saved in {saves(data)[0]}", "To go on: hantei play --continue"]
    assert saves(data)[0].name.startswith("toy-")


def test_a_question_shows_situation_question_and_options(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed=OPENING)
    assert "| ammo 3 to 4" in ran.lines
    assert "[red] question stance?" in ran.lines
    assert "  1 guard  The guard" in ran.lines
    assert "event mustered" in ran.lines


def test_a_game_goes_on_at_the_same_question(hantei: Hantei, toy: ToyShelf, data: Path) -> None:
    first = hantei("play", "--seed", "1", typed=OPENING)
    again = hantei("play", "--continue")
    named = hantei("play", "--continue", str(saves(data)[0]), "--lang", "ja")
    assert "[red] question stance?" in first.lines
    assert "[red] question stance?" in again.lines
    assert "event mustered" in again.lines  # what happened last
    assert "[red] 問い：stance" in named.lines
    assert len(saves(data)) == 1


def test_the_newest_unfinished_game_goes_on(hantei: Hantei, toy: ToyShelf, data: Path) -> None:
    none = hantei("play", "--continue")
    assert none.code == 2
    assert "no game to continue" in none.err
    hantei("play", "--seed", "1", "--save", str(data / "hantei/saves/old.hantei"), typed=OPENING)
    done = hantei("play", "--seed", "1", "--auto")
    assert done.code == 0
    (data / "hantei/saves/broken.hantei").write_text("what", encoding="utf-8")
    ran = hantei("play", "--continue")
    assert "old.hantei" in ran.lines[0]
    assert "broken.hantei is not a save file" in ran.err


def test_a_game_goes_on_as_it_is(hantei: Hantei, toy: ToyShelf) -> None:
    hantei("play", "--seed", "1", typed=OPENING)
    for option in (("--seed", "2"), ("--auto",), ("--seat", "red=bold"), ("--referee",)):
        assert hantei("play", "--continue", *option).code == 2
    assert hantei("play", "toy", "--continue").code == 0
    assert hantei("play", "other", "--continue").code == 2


def test_answers_by_number_key_beginning_and_full_width(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", "--json", typed="Anvil\n３\n２\n４\nｇ\nＲＵＳＨ\n")
    asked = [row["question"] for row in ran.rows if "question" in row]
    assert asked[:6] == ["red", "red", "blue", "blue", "red", "blue"]
    assert [row for row in ran.rows if "error" in row] == []
    assert any(row.get("event") == "stances" for row in ran.rows)


def test_answers_in_one_line(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed="Anvil; 3; 2; 4\nlog; rush\n")
    assert "[red] question ammo? → The 3" in ran.lines  # what was typed ahead is shown where it counts
    assert "[blue] question stance?" in ran.lines  # an order between answers is obeyed, and the next answer counts


def test_nothing_typed_ahead_counts_after_a_mistake(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed="Anvil; 9; 2; 4\n6\n")
    assert "The answers entered ahead were not used: 2; 4" in ran.lines
    assert "[red] question ammo? → 9" in ran.lines
    assert ran.lines.count("[red] question ammo?") == 1
    assert "[blue] question name?" in ran.lines


def test_an_answer_stands(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", "--seat", "blue=bold", typed="Anvil\n3\nrush!\n" + "1\n" * 30)
    assert ran.lines.count("question stance?") == 1
    assert "Not asked: question stance? → the rush" in ran.lines


def test_a_standing_answer_ends_when_something_is_taken_back(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", "--seat", "blue=bold", typed="Anvil\n3\nrush!\nundo\n" + "1\n" * 30)
    assert ran.lines.count("question stance?") > 1
    assert "question stance? → rush" not in ran.lines


def test_an_illegal_answer_is_asked_again_with_the_reason(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed="Anvil\n7\nx\n\n3\n2\n4\nfly\n3\n\n")
    for reason in ("7 is not allowed; enter a number from 1 to 6.", "“x” is not a number; enter one from 1 to 6."):
        assert reason in ran.lines
    assert any("“fly” is neither an option nor a command" in line for line in ran.lines)
    assert "There is no number 3; the numbers are 1 to 2." in ran.lines
    assert "Answer by a number from 1 to 2, or by name." in ran.lines  # Enter alone is no answer


def test_what_options_do(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed=OPENING + "?\n？ rush\n? 1\n? zzz\n")
    assert "  guard  What guard does" in ran.lines
    assert ran.lines.count("  rush  What rush does") + ran.lines.count("  rush   What rush does") == 2
    assert ran.lines.count("  guard  What guard does") == 2
    assert any("there is no option “zzz”" in line for line in ran.lines)


def test_why_tells_the_steps_of_the_last_number(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed="why\n" + OPENING + "rush\nrush\n1\n2\n1\n1\nwhy\nなぜ\n")
    assert "There is no roll to explain yet." in ran.lines
    reasons = [line for line in ran.lines if "because spent" in line]
    assert len(reasons) == 2
    assert "toy-4.1" in reasons[0]
    assert any(line.strip().startswith("= ") for line in ran.lines)


def test_why_takes_the_number_of_a_line_of_the_log(hantei: Hantei, toy: ToyShelf) -> None:
    typed = OPENING + "rush\nrush\n1\n2\n1\n1\nlog 3\nwhy 1\nwhy 2\nwhy 99\nwhy 0\n"
    ran = hantei("play", "--seed", "1", typed=typed)
    log = ran.out.partition("> log 3\n")[2].splitlines()[:3]
    assert [line.split(" ", 1)[0] for line in log] == ["3", "2", "1"]
    for number, line in zip((1, 2), (log[2], log[1]), strict=True):
        told = ran.out.partition(f"> why {number}\n")[2].splitlines()
        assert told[0] == line.split(" ", 1)[1]
    assert any("no line 99" in line for line in ran.lines)
    assert any("no line 0" in line for line in ran.lines)


def test_undo_and_redo(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed=OPENING + "undo\nやり直す\nundo 9\nredo\n戻す　２\nundo x\nlog\n")
    assert "One move taken back (3 more can be taken back)." in ran.lines
    assert "One move made again (there is nothing more to redo)." in ran.lines
    assert "9 moves cannot be taken back, only 4." in ran.lines
    assert "There is no move to make again." in ran.lines
    assert "2 moves taken back (2 more can be taken back)." in ran.lines
    assert "“x” cannot be read as a number; enter a whole number, 1 or more." in ran.lines
    assert [line for line in ran.lines[-4:-2] if line.endswith(" event mustered")] == ["1 event mustered"]  # it is lost


def test_the_log_of_a_game_that_goes_on_is_whole(hantei: Hantei, toy: ToyShelf) -> None:
    hantei("play", "--seed", "1", typed=OPENING + "undo 1\n4\n")
    ran = hantei("play", "--continue", typed="記録 50\n")
    told = ran.out.partition("> 記録 50\n")[2].splitlines()
    numbers, lines = zip(*(line.strip().split(" ", 1) for line in told[:3]), strict=True)
    assert lines == ("event mustered", "event mustered", "event round")
    assert numbers == tuple(str(int(numbers[0]) - i) for i in range(3))


def told_to(toy: ToyShelf, readers: Callable[[str], list[str] | None]) -> None:
    """Let events be told to these seats alone."""
    sight = replace(toy.book.sight, readers=lambda state, event, facts: readers(event))
    toy.book = replace(toy.book, sight=sight)


def test_what_no_seat_here_learns_of_is_not_told(hantei: Hantei, toy: ToyShelf, data: Path) -> None:
    told_to(toy, lambda event: ["blue"] if event == "mustered" else None)
    alone = hantei("play", "--seed", "1", "--seat", "blue=bold", typed="Anvil\n3\nlog\nquit\n")
    assert "event round" in alone.lines
    assert "event mustered" not in alone.lines
    on = hantei("play", "--continue", typed="log\nseat blue=me\nlog\n")
    before, _, after = on.out.partition("> seat blue=me\n")
    assert "event round" in before
    assert "event mustered" not in before
    assert " event mustered" in after
    told = hantei("replay", str(saves(data)[0]))  # the save file holds all
    assert told.lines.count("event mustered") == 2
    both = hantei("play", "--seed", "1", typed=OPENING)
    assert both.lines.count("event mustered") == 2


def test_why_takes_no_number_that_is_not_told(hantei: Hantei, toy: ToyShelf) -> None:
    told_to(toy, lambda event: [] if event in ("hit", "missed") else None)
    ran = hantei("play", "--seed", "1", typed=OPENING + "rush\nrush\n1\n2\n1\n1\nwhy\n")
    assert "There is no roll to explain yet." in ran.lines


def test_the_game_master_rules(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei(
        "play", "--seed", "1", typed=OPENING + "gm ammo red 0\ngm jump\ngm\ngm die\ngm die 0\ngm die 6 6\nlook\n"
    )
    assert "Ruled and recorded: ammo red 0" in ran.lines
    assert "| ammo 0 to 4" in ran.lines
    assert "cannot jump" in ran.lines
    assert "Rulings of the game master, kept in the save file:" in ran.lines
    assert any(line.startswith("  gm ammo SEAT N") for line in ran.lines)
    assert "Add the faces, such as: gm die 6" in ran.lines
    assert "“0” are not faces of dice; enter whole numbers of at least 1." in ran.lines
    assert "The next throw shows 6 6." in ran.lines


def test_seats_are_handed_over(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei(
        "play", "--seed", "1", "--seat", "blue=bold",
        typed="seat\nseat x=bold\nseat red=nobody\nseat blue\nseat blue=me\nseat red=bold\nquit\n",
    )  # fmt: skip
    assert "  red (red) = a person" in ran.lines
    assert "  blue (blue) = the computer (bold)" in ran.lines
    assert "There is no seat “x”; the seats are: red, blue." in ran.lines
    assert "There is no computer player “nobody”; available: bold, random, greedy, cautious, search." in ran.lines
    assert "Enter “seat SEAT=POLICY” or “seat SEAT=me”." in ran.lines
    assert "blue: a person" in ran.lines
    assert "question name?" in ran.lines  # one person alone needs no name of a seat
    assert "[blue] question name?" not in ran.lines


def test_a_copy_of_the_save_file(hantei: Hantei, toy: ToyShelf, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.hantei"
    ran = hantei("play", "--seed", "1", typed=f"Anvil\nsave {copy}\n保存 {copy}\nsave\nsave /no/such/place\nquit\n")
    assert copy.read_bytes() == saves(data)[0].read_bytes()
    assert f"Copied to {copy}" in ran.lines
    assert f"{copy} exists already; choose another name." in ran.lines
    assert any("/no/such/place cannot be written" in line for line in ran.lines)


def test_help_names_every_order(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed="ヘルプ\n")
    for order in ("undo", "redo", "log", "rules", "why", "gm", "seat", "save", "quit", "look"):
        assert any(line.startswith(f"  {order}") for line in ran.lines)


def test_words_may_be_quoted(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", "--json", typed='"quit"\n' + "3\n" + "x" * 41 + "\n１\n")
    names = [row["name"] for row in ran.rows if row.get("event") == "mustered"]
    assert names == ["quit"]
    assert "at most 40 characters" in next(row["text"] for row in ran.rows if "error" in row)


def test_a_name_stays_as_it_is_written(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", "--json", typed="①号機　改\n3\n")
    assert [row["name"] for row in ran.rows if row.get("event") == "mustered"] == ["①号機 改"]


def test_real_dice(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", "--dice", "physical", typed=OPENING + "7\n3 3\n６\n1\n")
    assert "  Enter a face from 1 to 6, such as 3." in ran.lines
    assert any("“7” cannot be read as dice" in line for line in ran.lines)
    assert "[red] question stance?" in ran.lines


def test_a_game_played_to_its_end(hantei: Hantei, toy: ToyShelf, data: Path) -> None:
    ran = hantei("play", "--seed", "1", "--seat", "blue=bold", typed="seat red=bold\n")
    assert ran.code == 0
    assert ran.lines[-1] == f"The game is over. Its record is in {saves(data)[0]}; hantei replay plays it back."
    assert hantei("verify", str(saves(data)[0])).code == 0


def test_an_interrupt_says_how_to_go_on(hantei: Hantei, toy: ToyShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(asking.Keyboard, "line", interrupted)
    ran = hantei("play", "--seed", "1")
    assert ran.code == 130
    assert "To go on: hantei play --continue" in ran.lines[-1]


def test_a_terminal_gets_colour_and_an_interrupt(tmp_path: Path) -> None:
    """The whole program at a terminal of its own."""
    pid, terminal = pty.fork()
    if pid == 0:
        heed()
        os.environ.update(TERM="xterm", LC_ALL="ja_JP.UTF-8", XDG_DATA_HOME=str(tmp_path))
        os.execv(sys.executable, [sys.executable, "-m", "hantei", "play", "urban_assault", "--seed", "1"])  # noqa: S606
    shown = ""
    typed = ""
    for waited, answer in (("mute_bells", "１\n"), ("two", "1\n"), ("by_hand", "\x03"), ("--continue", "")):
        silent = 0
        while not (waited in shown and (not answer or shown.endswith("> "))):
            if select([terminal], [], [], 3)[0]:
                shown += os.read(terminal, 10_000).decode("utf-8", "replace")
                continue
            silent += 1
            assert silent < 20, shown
            # Between the prompt and the wait for a key, readline takes no notice of an interrupt, and may drop a key
            if typed == "\x03" or silent % 5 == 0:
                os.write(terminal, typed.encode())
        os.write(terminal, answer.encode())
        typed = answer
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 130
    assert "\x1b[1mどのシナリオを遊びますか？\x1b[0m" in shown
    assert "\x1b[36mvanguard\x1b[0m" in shown


def test_pipes_get_no_control_codes_and_no_broken_lines(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", typed=OPENING + "rush\nrush\nhelp\n")
    assert "\x1b" not in ran.out
    assert "> rush" in ran.lines  # what was typed stands where it was typed


def test_questions_as_data(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "1", "--json", typed=OPENING + "undo\nwhy\n")
    first, question = ran.rows[0], next(row for row in ran.rows if row.get("kind") == "stance")
    assert set(first) == {"save", "seed"}
    assert question["question"] == "red"
    assert question["options"] == ["guard", "rush"]
    assert question["labels"] == {"guard": "The guard", "rush": "The rush"}
    assert question["situation"] == ["ammo 3 to 4"]


# What to play


def test_what_to_play_is_asked_for(hantei: Hantei, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    shelves = [ToyShelf(tmp_path / name, name, [HEADING]) for name in ("toy", "doy")]
    shelve(monkeypatch, *shelves)
    ran = hantei("play", "--seed", "1", typed="9\ndoy\n1\n２\nAnvil\n")
    assert "Which rulebook will you play?" in ran.lines
    assert "  1 toy  A Toy" in ran.lines
    assert "  1 duel  A Duel (about 5 minutes)" in ran.lines
    header = json.loads(saves(data)[0].read_text(encoding="utf-8").splitlines()[0])
    assert header["rulebook"]["id"] == "doy"
    assert header["setup"]["scenario"] == "duel"
    assert header["setup"]["leaders"] == 2
    assert list(header["setup"]["scenarios"]) == ["duel"]
    titled = hantei("play", "--seed", "1", "--save", str(tmp_path / "titled.hantei"), typed="doy\nA Duel\n1\nquit\n")
    assert not any(line.startswith("Answer by a number from") for line in titled.lines)
    left = hantei("play", "--seed", "1", typed="quit\n")
    assert left.code == 0
    assert len(saves(data)) == 1


def test_setups_are_kept_in_the_save_file(hantei: Hantei, toy: ToyShelf, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "here.hantei"
    ran = hantei("play", "toy", "--seed", "x", "--ruling", "again=no", "--referee", "--save", str(file))
    assert ran.lines[-1] == f"To go on: hantei play --continue {file}"
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["seed"] == "x"
    assert header["setup"]["rulings"] == {"again": "no"}
    assert header["setup"]["referee"] is True
    assert saves(data) == []
    again = hantei("play", "toy", "--save", str(file))
    assert again.code == 2
    assert "exists already" in again.err


AIM = OPENING + "guard\nguard\n"


def test_odds_of_the_options(hantei: Hantei, toy: ToyShelf) -> None:
    """All ammunition is spent: 3 + die, 1 more for a high aim, 4 off, at most 4 in all.

    A high aim hurts by 1, 2, 3, 4, 4, 4, a low one by 0, 1, 2, 3, 4, 4.
    """
    ran = hantei("play", "--seed", "3", typed=AIM + "?odds\n？odds low\nodds up\n")
    asked = ran.lines.index("> ?odds")
    assert ran.lines[asked + 1 : asked + 4] == [
        "               next check  damage to enemies",
        "  1  The high  100%        3.0 σ1.2",
        "  2  The low   83%         2.3 σ1.5",
    ]
    assert ran.lines[asked + 4].startswith("“Next check” is the chance that the very next check succeeds")
    assert ran.lines[asked + 5].endswith("Questions within it are answered by the computer (bold).")
    assert ran.lines[asked + 6].startswith("σ is the standard deviation")
    assert "high" not in "".join(ran.lines[asked + 8 : asked + 11])
    assert "up" in ran.lines[-5]


def test_odds_as_data_and_in_japanese(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "3", "--json", typed=AIM + "?確率\n")
    found = next(row["odds"] for row in ran.rows if "odds" in row)
    high = next(option for option in found["options"] if option["answer"] == "high")
    damage = next(key for key in found["names"] if key.startswith("damage/"))
    assert high["counts"][damage]["law"] == {
        str(n): pytest.approx(p) for n, p in ((1, 1 / 6), (2, 1 / 6), (3, 1 / 6), (4, 0.5))
    }
    assert found["names"][damage] == f"count {damage}"
    spoken = hantei("play", "--seed", "3", "--lang", "ja", typed=AIM + "確率\n")
    assert any("次の判定" in line and "敵の被害" in line for line in spoken.lines), spoken.lines


def test_questions_that_have_no_odds(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("play", "--seed", "3", typed="?odds\n")
    assert "There are no odds for this question: it can be answered with any words." in ran.lines


GAURD = (
    "“gaurd9” answers none of the questions that this line leads to, so nothing in the line was done. "
    "What has only one possible answer is not asked; leave it out."
)


def test_a_whole_declaration_in_one_line(hantei: Hantei) -> None:
    typed = "none\ncautious\nshoot -> gaurd9\nshoot hornet burst 2 -> gunner2\nquit\n"
    ran = hantei("play", "gundog", "office_raid", "--seed", "3", typed=typed)
    assert GAURD in ran.lines
    assert "In which mode does Pointer fire the Hornet submachine gun? → Burst" in ran.lines
    assert "Does Pointer move first, or act first? → Act first" in ran.lines
    assert any(line.startswith("Pointer fires the Hornet submachine gun (burst) at Sub") for line in ran.lines)


def test_a_question_is_shown_again_after_a_line_with_a_part_that_fits_nothing(hantei: Hantei) -> None:
    typed = "none\ncautious\nshoot -> gaurd9\n"
    lines = hantei("play", "gundog", "office_raid", "--seed", "3", typed=typed).lines
    after = lines[lines.index(GAURD) :]
    assert "Which action does Pointer take?" in after
    assert any("Shoot at somebody" in line for line in after)


def test_standing_orders_are_listed_and_switched_off(hantei: Hantei, toy: ToyShelf, data: Path) -> None:
    typed = "orders\nAnvil\n3\nrush!\norders\norders off 2\norders off 1\norders\nquit\n"
    ran = hantei("play", "--seed", "1", "--seat", "blue=bold", typed=typed)
    assert "There are no standing answers. Put ! at the end of an answer to make it one." in ran.lines
    assert any(
        line.startswith("From now on this is not asked: question stance? → always: the rush.") for line in ran.lines
    )
    assert "1 question stance? → always: the rush" in ran.lines
    assert "There is no standing answer 2; there is one." in ran.lines
    assert "From now on this is asked again: question stance?" in ran.lines
    assert hantei("verify", str(saves(data)[0])).code == 0


def test_a_standing_answer_is_told_for_the_one_it_is_for_and_without_the_dice_of_the_moment(hantei: Hantei) -> None:
    typed = "roll!\norders\nquit\n"
    ran = hantei("play", "shadowrun4", "mixed_run", "--seed", "83", "--ask", "everything", typed=typed)
    assert any(
        line.startswith("From now on this is not asked: How does Mori roll for initiative? →") for line in ran.lines
    )
    assert "1 How does Mori roll for initiative? → always: roll" in ran.lines


def test_how_much_is_asked_is_said_set_and_followed(hantei: Hantei, data: Path) -> None:
    typed = "ask\nask less\nask turns\nask\nquit\n"
    ran = hantei("play", "gundog", "office_raid", "--seed", "1", typed=typed)
    assert "You are asked everything. To change it, type:" in ran.lines
    assert any("“less” does not say how much is asked" in line for line in ran.lines)
    assert any(line.startswith("From now on you are asked only what comes in your own turns") for line in ran.lines)
    assert any(line.startswith("Not asked: Who makes the tactics roll") for line in ran.lines)
    assert "You are asked only what comes in your own turns. To change it, type:" in ran.lines
    assert hantei("verify", str(saves(data)[0])).code == 0


def test_many_questions_that_are_not_asked_are_told_in_one_line(hantei: Hantei, data: Path) -> None:
    ran = hantei(
        "play", "shadowrun4", "alley_firefight", "--seed", "1", typed="ask turns\ndone\ndone\ndone\nlog 500\nquit\n"
    )
    folded = next(
        at for at, line in enumerate(ran.lines) if line.endswith("questions were not asked; “log” shows them.")
    )
    counts = [int(line.split()[0]) for line in ran.lines if line.endswith("“log” shows them.")]
    assert min(counts) > 3
    told = sum("Not asked: " in line for line in ran.lines[:folded])
    assert sum("Not asked: " in line for line in ran.lines[folded:]) == told + sum(counts)


def test_how_much_is_asked_can_be_said_in_japanese(hantei: Hantei, data: Path) -> None:
    ran = hantei("play", "gundog", "office_raid", "--seed", "1", "--lang", "ja", typed="質問 手番\nquit\n")
    assert any("自分の手番の、結果に関わることだけ質問します" in line for line in ran.lines)
    assert any(line.startswith("質問を省略：") for line in ran.lines)


def test_what_follows_a_question_mark_is_an_option(hantei: Hantei, toy: ToyShelf) -> None:
    """It said that “help” is neither an option nor a command, and named the command help."""
    ran = hantei("play", "--seed", "3", typed=AIM + "?help\n?odds help\n")
    assert "After “?” comes the number or name of an option; there is no option “help”." in ran.lines
    assert "After “?odds” comes the number or name of an option; there is no option “help”." in ran.lines
    clause = hantei("play", "--seed", "3", typed=AIM + "? GD-09.7\n")
    assert "GD-09.7 is no option; if you mean the clause, enter: why GD-09.7" in clause.lines


def test_a_difficulty_that_there_is_not_is_refused(hantei: Hantei) -> None:
    ran = hantei("play", "senki", "bridge", "--difficulty", "hard")
    assert ran.code == 2
    assert "“Mist Bridge” has no difficulties to choose from: leave --difficulty out." in ran.err
