"""Two versions of a text, in words."""

from __future__ import annotations

from hantei.workshop.comparing import differences

OLD = """\
hantei: urban_assault/1
id: mill
language: ja
title: 水車小屋
tiles:
  yard:
    title: 中庭
    space: outdoor
    events:
      - {do: encounter, units: [{id: dogs, name: 番犬, kind: group, level: 2, number: 3}]}
      - {do: gain, mre: 1}
"""


def test_what_was_added_taken_and_changed_is_told_by_its_names() -> None:
    new = OLD.replace("level: 2", "level: 3").replace("outdoor", "indoor").replace("      - {do: gain, mre: 1}\n", "")
    new += "deployment_cap: 20\n"
    assert differences(OLD, new, "ja") == [
        "マップ › 中庭 › 室内・屋外：屋外 → 室内",
        "マップ › 中庭 › イベント › 敵が現れる › ユニット › 番犬 › レベル：2 → 3",
        "マップ › 中庭 › イベント › 手に入れる を外した：手に入れる：MRE 1",
        "出撃時の弾倉 を加えた：20",
    ]
    assert differences(OLD, OLD + "# no more\n", "ja") == []


def test_entries_in_another_order_are_told_by_their_names() -> None:
    cats = "{id: cats, name: 猫, kind: group, level: 1, number: 2}"
    before = OLD.replace("number: 3}]", f"number: 3}}, {cats}]")
    now = OLD.replace("units: [", f"units: [{cats}, ")
    assert differences(before, now, "ja") == [
        "マップ › 中庭 › イベント › 敵が現れる › ユニット の順序：番犬、猫 → 猫、番犬",
    ]
    assert differences(before, now, "en")[0].endswith(" in another order: 番犬, 猫 → 猫, 番犬")
