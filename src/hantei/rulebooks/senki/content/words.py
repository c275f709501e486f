"""The vocabulary of records: attributes, timings, bad statuses, marks, as the book and as files write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from hantei.core.limits import AlsoWritten, Between

Formula = int | str
"""A figure or dice: 3, "2d6", "1d6+2"."""

Attribute = Literal["physical", "fire", "ice", "lightning", "light", "dark", "piercing", "slash"]
"""SK-13.2: 物 炎 氷 雷 光 闇 貫; SK-13.5: 斬, which counts as physical unless it is ruled to be one of its own."""

ATTRIBUTE_WORDS: Mapping[str, Attribute] = {
    "物": "physical", "炎": "fire", "氷": "ice", "雷": "lightning", "光": "light", "闇": "dark", "貫": "piercing",
    "斬": "slash",
}  # fmt: skip

CheckValue = Literal["melee", "shooting", "evasion", "reaction", "initiative"]
"""Values with which checks are made (SK-CHECK.1)."""

Timing = Literal["move", "minor", "major", "auto", "setup", "initiative", "cleanup", "always", "reaction", "hook"]
"""SK-DATA.9."""

TIMING_WORDS: Mapping[str, Timing] = {
    "ムーブアクション": "move", "マイナーアクション": "minor", "メジャーアクション": "major",
    "オートアクション": "auto", "セットアッププロセス": "setup", "イニシアチブプロセス": "initiative",
    "クリンナッププロセス": "cleanup", "常時": "always", "リアクション": "reaction",
}  # fmt: skip
"""SK-DATA.9: the timings in the words of the book."""

StatusId = Literal["corrosion", "daze", "panic", "pressure", "seal", "stall", "power_down"]
"""SK-15.2: 侵蝕 放心 狼狽 重圧 封印 失速 パワーダウン."""

STATUS_WORDS: Mapping[str, StatusId] = {
    "侵蝕": "corrosion", "放心": "daze", "狼狽": "panic", "重圧": "pressure", "封印": "seal", "失速": "stall",
    "パワーダウン": "power_down",
}  # fmt: skip

Duration = Literal["instant", "attack", "main_process", "round_end", "beyond_round", "scene", "combat_end", "always"]
Mark = Literal["sealed", "controlled", "impassable", "obstacle", "difficult", "water", "escape"]
MARK_WORDS: Mapping[str, Mark] = {
    "封鎖": "sealed", "制圧": "controlled", "侵入不能": "impassable", "進入不能": "impassable", "障害物": "obstacle",
    "移動困難": "difficult", "水地": "water", "逃走": "escape",
}  # fmt: skip
"""The marks by the names of their squares; SK-09.17: impassable in both spellings of the book."""

Cover = Literal["clear", "partial", "complete"]
"""SK-09.2, SK-09.10: what a line of sight meets (射線, 部分遮蔽, 完全遮蔽)."""

SIDE_M = 50
"""SK-06.3: how wide a square is, in metres, unless the game master sets another size."""

Side = str
Square = str
"""A square as "x,y": the lower left one is "0,0" (SK-DATA.16)."""

TimingWord = Annotated[
    Timing, AlsoWritten({**TIMING_WORDS, **{f"タイミング:{word}": timing for word, timing in TIMING_WORDS.items()}})
]
AttributeWord = Annotated[Attribute, AlsoWritten(ATTRIBUTE_WORDS)]
StatusWord = Annotated[StatusId, AlsoWritten(STATUS_WORDS)]
MarkWord = Annotated[Mark, AlsoWritten(MARK_WORDS)]
"""How timings, attributes, bad statuses and marks may be written in a file."""

Rank = Annotated[int, Between(0, 99)]
"""SK-15.3: the rank of a corrosion; 0 for every other status."""
