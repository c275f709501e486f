"""Ends of a game below the victory of which they are ways."""

from hantei.cli.outlooking import part_of

NAMES = {
    "win/ruin": "victory of the ruin",
    "end//defeat/beaten": "victory of the ruin (none is left standing)",
    "end//victory/down": "victory of the party (the guardian is beaten)",
    "end//ruin/other": "all is lost",
}


def test_an_end_is_part_of_a_victory_by_its_side_or_its_name() -> None:
    parts = [key for key in NAMES if part_of(NAMES, key, "win/ruin")]
    assert parts == ["end//defeat/beaten", "end//ruin/other"]
