"""What is typed at a question: options, faces, routes, amounts, words."""

from __future__ import annotations

import io

import pytest

from hantei.cli.asking import Keyboard
from hantei.cli.voice import Voice
from hantei.core.decision import Amount, Faces, Route, Words
from hantei.core.dice import Dice
from hantei.telling import NotUnderstood, chosen, questions
from hantei.text import Catalogue


@pytest.mark.parametrize(
    ("typed", "key"),
    [("1", "attack"), ("2", "hold"), ("attack", "attack"), ("ATT", "attack"), ("撃つ", "attack"), ("待", "hold")],
)
def test_an_option_is_chosen(typed: str, key: str) -> None:
    assert chosen(typed, ["attack", "hold"], ["撃つ", "待つ"]) == key


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("a", "ant-1"),
        ("A", "oak"),
        ("lance", "attack:bramble_lance"),
        ("bramble_l", "attack:bramble_lance"),
        ("突撃", "attack:bramble_lance"),
    ],
)
def test_an_option_is_chosen_by_its_letter_or_a_word_in_it(typed: str, key: str) -> None:
    keys = ["ant-1", "ant-2", "oak", "attack:bramble_lance", "attack:saw"]
    assert chosen(typed, keys, ["[a]アリ1", "[b]アリ2", "[A]オーク", "茨の 突撃槍", "鋸"]) == key


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "ask-empty"),
        ("0", "ask-no-number"),
        ("ho", "ask-several"),
        ("xyz", "ask-unknown"),
        ("attak", "ask-unknown-guess"),
    ],
)
def test_what_names_no_option(typed: str, message: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        chosen(typed, ["attack", "hold", "hollow"])
    assert refused.value.message == message


@pytest.mark.parametrize(
    ("typed", "key"),
    [("追加", "add"), ("番犬2", "dog-2"), ("番犬12", "dog-12"), ("煙", "smoke"), ("dog12", "dog-12")],
)
def test_a_part_of_a_name_is_enough_where_it_names_one(typed: str, key: str) -> None:
    """No spaces show where words of Japanese begin, and other words may stand before a number."""
    labels = ["ダイスを追加する", "番犬二号2（27.9m）", "番犬二号12（30m）", "メジャー：煙瓶を使う"]
    assert chosen(typed, ["add", "dog-2", "dog-12", "smoke"], labels) == key


def test_an_exact_key_goes_before_numbers_and_beginnings() -> None:
    assert chosen("2", ["3", "2", "1"]) == "2"
    assert chosen("go", ["go_on", "go"]) == "go"


@pytest.mark.parametrize(
    ("dice", "typed", "faces"),
    [
        (Dice("2d6", 2, 6), "35", [3, 5]), (Dice("2d6", 2, 6), "3 5", [3, 5]), (Dice("2d6", 2, 6), "3、5", [3, 5]),
        (Dice("1d10", 1, 10), "10", [10]), (Dice("2d10", 2, 10), "10,2", [10, 2]), (Dice("1d6", 1, 6), "6", [6]),
        (Dice("2d6", 2, 6), "レン：(2D6+3>=10) ＞ 8[5,3]+3 ＞ 11 ＞ 成功", [5, 3]),
    ],
)  # fmt: skip
def test_faces_of_real_dice(dice: Dice, typed: str, faces: list[int]) -> None:
    assert questions.faces(Faces("table", "hit", dice), typed) == faces


@pytest.mark.parametrize(
    "typed", ["", "7", "3 5 1", "3 x", "0 1", "-1 2", "12345678901 2", "²1", "(3D6) ＞ 8[5,2,1] ＞ 8"]
)
def test_faces_that_cannot_lie_on_the_table(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        questions.faces(Faces("table", "hit", Dice("2d6", 2, 6)), typed)


def test_routes() -> None:
    def judge(path: str) -> str:
        return "" if path in ("", "1,0", "1,0 2,0", "0,1 1,1 2,1 2,0") else "X-1.5"

    route = Route("red", "move", "x-1", "0,0", {"1,0": "1,0", "2,0": "1,0 2,0"}, judge)
    typed = ["2", "2,0", "1,0 2,0", "1,0 > 2,0", "0,1→1,1→2,1→2,0", "0,0", "3"]
    meant = ["2,0", "2,0", "1,0 2,0", "1,0 2,0", "0,1 1,1 2,1 2,0", "", ""]
    assert [questions.routes(route, line) for line in typed] == meant
    for line in ("", "4", "1,0 3,0", "3,0", "nowhere"):
        with pytest.raises(NotUnderstood):
            questions.routes(route, line)
    stuck = Route("red", "move", "x-1", "0,0", {}, judge)
    assert questions.squares(stuck) == ["0,0"]
    assert questions.routes(stuck, "1") == ""


def test_amounts_and_words() -> None:
    amount = Amount("red", "spend", "x-1", -2, 12)
    assert [questions.amounts(amount, typed) for typed in ("12", "-2", "+3")] == [12, -2, 3]
    for typed in ("13", "two", "1.5", "", "--2", "99999999999999999999"):
        with pytest.raises(NotUnderstood):
            questions.amounts(amount, typed)
    words = Words("red", "name", "x-1", ["Anvil"])
    assert [questions.words(words, typed) for typed in ("", "1", '"1"', "Oak Tree")] == [
        "Anvil",
        "Anvil",
        "1",
        "Oak Tree",
    ]
    with pytest.raises(NotUnderstood):
        questions.words(Words("red", "name", "x-1", ["Anvil", "Birch"]), "")


def test_words_stay_as_they_are_written() -> None:
    words = Words("red", "name", "x-1", ["Anvil", "Birch"])
    typed = {"①号機": "①号機", "山田　太郎": "山田 太郎", "２": "Birch", "＂２＂": "２", "ｱﾝﾋﾞﾙ": "ｱﾝﾋﾞﾙ"}
    assert {line: questions.words(words, line) for line in typed} == typed


def test_the_keyboard_keeps_what_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("①号機；２;Ｂ\n"))
    keyboard = Keyboard(Voice(Catalogue("ja"), plain=True))
    assert [(keyboard.line(), keyboard.written) for _ in range(3)] == [("1号機", "①号機"), ("2", "２"), ("B", "Ｂ")]
