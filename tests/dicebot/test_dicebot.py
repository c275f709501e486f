"""Commands of dice bots, with dice that are given: every expectation is worked out by hand."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from hantei.core.command import BadNotation
from hantei.core.message import BadSetup
from hantei.dicebot import CannotFall, Fall, Rand, command, fallen_faces, pasted, system
from hantei.lab import checks
from hantei.play import roll

from .generating import commands

OPEN = re.compile(r"(?!.*66)[^xrc]*[0-9)][DBRU][^=]*.*", re.IGNORECASE)
"""Commands of dice that an answer shows one by one; not those that repeat or choose, or throw tens and ones at once."""


def said(name: str, typed: str, *faces: int, strict: bool = False) -> str:
    return system(name).read(typed, strict).answer(Fall(fallen_faces(faces))).text


@pytest.mark.parametrize(
    ("name", "typed", "faces", "text"),
    [
        ("DiceBot", "3D6+2>=10 蹴る", (1, 2, 6), "(3D6+2>=10) ＞ 9[1,2,6]+2 ＞ 11 ＞ 成功"),
        ("DiceBot", "４Ｂ６≧５", (5, 1, 6, 2), "(4B6>=5) ＞ 5,1,6,2 ＞ 成功数2"),
        ("DiceBot", "5D6KH3", (2, 6, 1, 5, 4), "(5D6KH3) ＞ 15[1,2,4,5,6] ＞ 15"),
        ("DiceBot", "3D10MIN+1", (7, 3, 9), "(3D10KL1+1) ＞ 3[3,7,9]+1 ＞ 4"),
        ("DiceBot", "4TY6", (3, 3, 1, 6), "(4TY6) ＞ 3,3,1,6 ＞ [1]×1, [3]×2, [6]×1"),
        ("DiceBot", "2U6[6]+1>=8", (6, 2, 5), "(2U6[6]+1>=8) ＞ 8[6,2],5+1 ＞ 成功数1"),
        ("DiceBot", "D66S", (5, 2), "(D66S) ＞ 25"),
        ("DiceBot", "choice2[剣, 盾,弓]", (2, 2), "(choice2[剣,盾,弓]) ＞ 盾, 弓"),
        ("DiceBot", "C(7-2)*3/2R", (), "c((7-2)*3/2R) ＞ 8"),
        ("DiceBot", "ｃｈｏｉｃｅ２［Alice， Ｂｏｂ，猫］", (2, 1), "(choice2[Alice,Ｂｏｂ,猫]) ＞ Ｂｏｂ, Alice"),
        (
            "DiceBot",
            "x2 choice[Alice,Bob]",
            (1, 2),
            "#1\n(choice[Alice,Bob]) ＞ Alice\n\n#2\n(choice[Alice,Bob]) ＞ Bob",
        ),
        ("DiceBot", "Ｘ２　１Ｄ６", (4, 1), "#1\n(1D6) ＞ 4\n\n#2\n(1D6) ＞ 1"),
        ("DiceBot", "rep1 AttaCK", (), "繰り返し対象のコマンドが実行できませんでした (AttaCK)"),
        ("DiceBot", "x2 1D6", (4, 1), "#1\n(1D6) ＞ 4\n\n#2\n(1D6) ＞ 1"),
        ("Gundog", "1D100<=45", (38,), "(1D100<=45) ＞ 38 ＞ 成功(達成値11+SL)"),
        ("GundogRevised", "1D100<=45", (1,), "(1D100<=45) ＞ 1 ＞ ベアリー(達成値1+SL)"),
        ("GundogZero", "2D9", (10, 3), "(2D9) ＞ 11[9,2] ＞ 11"),
        ("ShadowRun4", "4R6", (6, 1, 5, 2, 6, 3), "(4R6[6]>=5) ＞ 1,2,5,6 + 6 + 3 ＞ 成功数3"),
        ("DiceBot", "2R6[6]>=2*3-1", (6, 4, 5), "(2R6[6]>=5) ＞ 6,4 + 5 ＞ 成功数2"),
        ("DiceBot", "1D6+999999999999", (6,), "(1D6+999999999999) ＞ 6[6]+999999999999 ＞ 1000000000005"),
        ("SRS", "2D6+3@10>=15", (6, 4), "(2D6+3>=15[10,2]) ＞ 10[4,6]+3 ＞ 13 ＞ 自動成功"),
        ("MetallicGuardian", "MG-1[12,4]", (1, 3), "(2D6-1[12,4]) ＞ 4[1,3]-1 ＞ 3 ＞ 自動失敗"),
        ("RogueLikeHalf", "RH+2", (3,), "(RH+2>=4) ＞ [3]+2 ＞ 5 ＞ 成功"),
        ("RogueLikeHalf", "D33+2", (1, 3), "(D33+2) ＞ 13+2 ＞ 22"),
    ],
)
def test_answers(name: str, typed: str, faces: tuple[int, ...], text: str) -> None:
    assert said(name, typed, *faces) == text


def test_an_answer_has_its_flags_and_its_dice() -> None:
    answer = system("Gundog").read("S1D100<=30").answer(Fall(fallen_faces((20,))))
    assert (answer.secret, answer.success, answer.failure, answer.critical, answer.fumble) == (1, 1, 0, 1, 0)
    assert system("Gundog").read("1D9").answer(Fall(fallen_faces((10,)))).rands == (Rand("d9", 10, 9),)


@pytest.mark.parametrize(
    ("name", "typed", "faces", "right", "bots"),
    [
        ("RogueLikeHalf", "RH+12>=15", (3,), "(RH+12>=15) ＞ [3]+12 ＞ 15 ＞ 成功", "(RH+1>=4) ＞ [3]+1 ＞ 4 ＞ 成功"),
        ("RogueLikeHalf", "RH+1+2>=7", (4,), "(RH+3>=7) ＞ [4]+3 ＞ 7 ＞ 成功", "(RH+2>=7) ＞ [4]+2 ＞ 6 ＞ 失敗"),
        ("RogueLikeHalf", "D33+1+1", (1, 1), "(D33+1+1) ＞ 11+2 ＞ 13", "(D33+1+1) ＞ 11+1 ＞ 12"),
        ("ShadowRun4", "0B6", (), "(0B6>=5) ＞  ＞ 成功数0", "(0B6>=5) ＞  ＞ 成功数0 ＞ クリティカルグリッチ"),
        ("ShadowRun4", "2R6", (6, 1, 1), "(2R6[6]>=5) ＞ 1,6 + 1 ＞ 成功数1 ＞ グリッチ",
         "(2R6[6]>=5) ＞ 1,6 + 1 ＞ 成功数1"),
    ],
)  # fmt: skip
def test_where_the_bot_is_wrong(name: str, typed: str, faces: tuple[int, ...], right: str, bots: str) -> None:
    assert said(name, typed, *faces) == right
    assert said(name, typed, *faces, strict=True) == bots
    assert system(name).read(typed).wrong


@pytest.mark.parametrize(
    ("name", "typed", "message"),
    [
        ("DiceBot", "2D6/0", "dicebot-zero"), ("DiceBot", "201D6", "dicebot-too-many"),
        ("DiceBot", "1D10001", "dicebot-too-many"), ("DiceBot", "3R6[1]", "dicebot-endless"),
        ("DiceBot", "2R1[=1]", "dicebot-endless"), ("DiceBot", "3B(1D6)", "dicebot-no-dice-there"),
        ("DiceBot", "5+3", "dicebot-no-dice"), ("DiceBot", "D66+1", "dicebot-d66-alone"),
        ("DiceBot", "2D6>>", "command-unreadable"), ("DiceBot", " ", "dicebot-empty"),
        ("DiceBot", "2D6+", "command-unfinished"), ("GundogZero", "XDPT", "dicebot-no-table"),
    ],
)  # fmt: skip
def test_what_is_refused(name: str, typed: str, message: str) -> None:
    with pytest.raises(BadNotation) as refused:
        system(name).read(typed)
    assert refused.value.message == message


@pytest.mark.parametrize("name", ["GundogZero", "GundogRevised"])
def test_a_modifier_of_a_table_needs_no_sign(name: str) -> None:
    """The bot's help writes it so: the figure stands right behind the word."""
    for typed in ("SDPT3", "MFT10", "GDPT2-1"):
        answer = said(name, typed, 4, 6)
        assert answer == said(name, typed.replace("T", "T+", 1), 4, 6)
        assert answer.split("]")[0] == said(name, typed, 4, 6, strict=True).split("]")[0]


@pytest.mark.parametrize(
    ("name", "typed", "text"),
    [
        ("RogueLikeHalf", "RH+1>=5攻撃", "(RH+1>=5) ＞ [3]+1 ＞ 4 ＞ 失敗"),
        ("GundogZero", "SDPT＋2", "射撃ダメージペナルティー表[4] ＞ "),
    ],
)
def test_letters_that_a_bot_does_not_read_do_not_hide_a_command_of_its_own(name: str, typed: str, text: str) -> None:
    assert said(name, typed, 3, 3, strict=True).startswith(text)


def test_there_is_no_such_bot() -> None:
    with pytest.raises(BadSetup) as refused:
        system("Nobody")
    assert refused.value.message == "dicebot-no-system"


def test_seeds_hands_and_bots_throw_the_same() -> None:
    """A procedure at a table and an answer read the same faces alike, whatever the command."""
    for name, typed in (
        ("DiceBot", "3D6+2D10*2>=20"), ("DiceBot", "6D8KH2-1"), ("DiceBot", "2D66"), ("DiceBot", "D66D"),
        ("ShadowRun4", "7R6"), ("DiceBot", "2R6+3R10[>8]>=5"), ("DiceBot", "3U6[5]"), ("Gundog", "3D9+1D100"),
        ("SRS", "2D6+1>=8"), ("RogueLikeHalf", "RH+1>=5"), ("RogueLikeHalf", "D33-3"), ("RogueLikeHalf", "NTT+1"),
        ("GundogRevised", "SDPT-2"), ("DiceBot", "choice3[a,b,c,d]"), ("DiceBot", "x3 2D6"),
    ):  # fmt: skip
        read = system(name).read(typed)
        done = roll(command(system(name), typed), "a seed")
        faces = [face for event in done.events for face in event.facts["faces"]]  # type: ignore[union-attr]
        fall = Fall(fallen_faces([int(face) for face in faces]))
        text = read.answer(fall).text
        with pytest.raises(IndexError):
            fall.die(6)
        if "choice" not in typed and "x3" not in typed:
            assert str(done.outcome.total) in text, typed


def law(name: str, typed: str) -> dict[int, Fraction]:
    return checks.figures(checks.law(command(system(name), typed)))["total"]


def degrees(name: str, typed: str) -> dict[str, Fraction]:
    return checks.degrees(checks.law(command(system(name), typed)))


def test_odds_are_exact() -> None:
    # the highest of two dice is k in 2k-1 of 36 ways
    assert law("DiceBot", "2D6MAX") == {face: Fraction(2 * face - 1, 36) for face in range(1, 7)}
    # three dice less the lowest: 18 ways to 2+... are counted the other way round: 2 comes of 1,1,1 alone
    assert law("DiceBot", "3D6DL1")[2] == Fraction(1, 216)
    # 12 of the best two of three: three sixes, or two of them with any of five other faces in three places
    assert law("DiceBot", "3D6KH2")[12] == Fraction(1 + 3 * 5, 216)
    # 2D6+1 from 8 on: 7 or more in 21 of 36 ways
    assert degrees("DiceBot", "2D6+1>=8")["success"] == Fraction(21, 36)
    # critical from 11 on in 3 ways, fumble at 2 in one; 9 or 10 in 4+3 ways
    assert degrees("SRS", "2D6@11>=9") == {
        "critical": Fraction(3, 36), "fumble": Fraction(1, 36), "success": Fraction(7, 36), "failure": Fraction(25, 36),
    }  # fmt: skip
    # two dice: both ones are a critical glitch, a one and a hit a glitch in 2*2 ways, a one and 2, 3, 4 critical in 2*3
    assert degrees("ShadowRun4", "2B6")["critical-glitch"] == Fraction(1 + 6, 36)
    assert degrees("ShadowRun4", "2B6")["glitch"] == Fraction(4, 36)
    # at most 30, and neither 1 nor a ten nor 100: 26 of 100
    assert degrees("Gundog", "1D100<=30") == {
        "critical": Fraction(4, 100), "success": Fraction(26, 100), "failure": Fraction(69, 100),
        "fumble": Fraction(1, 100),
    }  # fmt: skip
    # a die that explodes at 6 reaches 8 with a six and 2 or more behind it
    assert law("DiceBot", "1U6[6]>=8")[1] == pytest.approx(Fraction(5, 36))


def test_many_dice_of_which_some_count_have_odds_at_once() -> None:
    found = law("DiceBot", "40D20KH3")
    assert sum(found.values()) == 1
    assert found[3] == Fraction(1, 20**40)


@pytest.mark.parametrize(
    ("line", "command", "faces"),
    [
        ("(2D6+3>=10) ＞ 8[5,3]+3 ＞ 11 ＞ 成功", "2D6+3>=10", (5, 3)),
        ("ドロレス：2d6+3>=10 射撃 (2D6+3>=10) ＞ 8[5,3]+3 ＞ 11 ＞ 成功", "2D6+3>=10", (5, 3)),
        ("GundogZero : (1D100<=55) → 19 → 成功(達成値10+SL)", "1D100<=55", (19,)),
        ("(6B6>=5) ＞ 1,2,3,5,5,6 ＞ 成功数3", "6B6>=5", (1, 2, 3, 5, 5, 6)),
        ("(8R6[6]>=5) ＞ 6,6,1 + 3,5 ＞ 成功数3", "8R6[6]>=5", (6, 6, 1, 3, 5)),
        ("(RH+1>=5) ＞ [3]+1 ＞ 4 ＞ 失敗", "RH+1>=5", (3,)),
        ("(D66) ＞ 45", "D66", (4, 5)),
        ("(2U6[6]+1>=8) ＞ 8[6,2],5+1 ＞ 成功数1", "2U6[6]+1>=8", (6, 2, 5)),
        ("(3U6[6]) ＞ 2,4,12[6,6,0] ＞ 12/18(最大/合計)", "3U6[6]", (2, 4, 6, 6, 0)),
        ("(1D6+2D10) ＞ 4[4]+12[10,2] ＞ 16", "1D6+2D10", (4, 10, 2)),
        ("((1+1)D6) ＞ 8[5,3] ＞ 8", "(1+1)D6", (5, 3)),
    ],
)
def test_a_line_that_a_tool_shows_is_read_back(line: str, command: str, faces: tuple[int, ...]) -> None:
    """The faces are those in square brackets, else the figures themselves, whatever stands before the command."""
    found = pasted(line)
    assert found is not None
    assert (found.command, found.faces) == (command, faces)


@pytest.mark.parametrize("line", ["", "3 5", "2D6", "(2D6)", "(C(3+4)) ＞ c", "＞ 3", "choice[a,b] ＞ a", "(" * 3000])
def test_a_line_without_dice_is_no_roll(line: str) -> None:
    assert pasted(line) is None


@pytest.mark.parametrize("name", ["DiceBot", "GundogZero", "ShadowRun4", "SRS", "RogueLikeHalf"])
def test_every_answer_that_shows_its_dice_is_read_back(name: str) -> None:
    """What a bot says of the faces that fell, read back: the same faces, in whatever order it shows them."""
    rng, seen = Random(25), 0
    for typed in (typed for typed in commands(name, 600) if OPEN.fullmatch(typed)):
        fall = Fall(lambda sides: rng.randint(1, sides))
        try:
            text = system(name).read(typed, strict=True).answer(fall).text
        except (BadNotation, CannotFall):
            continue
        found = pasted(text)
        if found is not None and fall.rands and 0 not in found.faces:  # a bot shows dice that cannot be as 0
            seen += 1
            assert sorted(found.faces) == sorted(rand.value for rand in fall.rands), text
    assert seen >= 20
