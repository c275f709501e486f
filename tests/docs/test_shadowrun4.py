"""The pages on Shadowrun 4: what ships and its figures, rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hantei.content import read
from hantei.rulebooks.shadowrun4.rulings import RULINGS as SHADOWRUN4_RULINGS
from hantei.scenario_check import check_text

from .pages import ROOT, SHADOWRUN4, blocks, name_of, records, text_of

SHADOWRUN4_RECORDS = {
    "runners": ("Runners", "ランナー"),
    "foes": ("Foes", "敵"),
    "weapons": ("Weapons", "武器"),
    "spells": ("Spells", "呪文"),
    "traditions": ("Traditions", "様式"),
    "foci": ("Foci", "収束具"),
    "spirits": ("Spirits", "精霊"),
    "sprites": ("Sprites", "スプライト"),
    "programs": ("Programs", "プログラム"),
    "devices": ("Devices", "機器"),
    "ic": ("IC and agents", "ICとエージェント"),
    "vehicles": ("Vehicles and drones", "ヴィークルとドローン"),
    "skills": ("Skills", "技能"),
}
"""The files of records, and the headings of their tables."""

SHADOWRUN4_ATTRIBUTES = {
    "body": ("Body", "強靭力"), "agility": ("Agility", "敏捷力"), "reaction": ("Reaction", "反応力"),
    "strength": ("Strength", "筋力"), "charisma": ("Charisma", "魅力"), "intuition": ("Intuition", "直観力"),
    "logic": ("Logic", "論理力"), "willpower": ("Willpower", "意志力"),
}  # fmt: skip


SHADOWRUN4_WORDS = {
    "human": ("human", "人間"), "elf": ("elf", "エルフ"), "ork": ("ork", "オーク"), "dwarf": ("dwarf", "ドワーフ"),
    "troll": ("troll", "トロール"), "gun": ("gun", "銃"), "melee": ("close combat", "近接"),
    "thrown": ("thrown", "投擲"), "laser": ("laser", "レーザーサイト"), "smartlink": ("smartlink", "スマートリンク"),
    "scope": ("scope", "スコープ"), "heavy": ("heavy", "重火器"), "tracers": ("tracers", "曳光弾"),
    "touch": ("a touch is enough", "触れれば足りる"), "area": ("blast", "爆風"),
    "low_light": ("low-light sight", "低光量視覚"), "thermographic": ("heat sight", "熱映像視覚"),
    "force": ("(Force + net hits)", "（フォース＋純ヒット）"), "none": ("(net hits)", "（純ヒット）"),
    "half_force": ("(half the Force + net hits)", "（フォース÷2＋純ヒット）"),
    "ballistic": ("against Body and armour", "【強靭力】＋装甲で抵抗"), "": ("past all armour", "装甲は無効"),
    "impact": ("against Body and impact armour", "【強靭力】＋対衝撃装甲で抵抗"),
    "prone": ("throws down", "転倒させる"), "reveals": ("shows who hides", "隠れた者を見せる"),
}  # fmt: skip
"""What words of the records are called on the pages."""


def in_japanese(page: Path) -> bool:
    """A page is the Japanese one of a pair."""
    return page.name.endswith(".ja.md")


def part_of(page: Path, heading: str) -> str:
    """What stands below a heading, as far as the next one."""
    found = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", text_of(page), re.M | re.S)
    assert found, heading
    return found[1]


def rows_of(part: str) -> dict[str, list[str]]:
    """The rows of a table by what stands in code in the first column; all other cells, minus signs as ASCII."""
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\|$", part.replace("−", "-"), re.M)
    assert len(rows) == len(dict(rows))
    return {key: [cell.strip() for cell in row.split(" |")] for key, row in rows}


def shown(page: Path, name: str) -> Iterator[tuple[str, dict[str, Any], list[str]]]:
    """The records of a file with the cells of their rows."""
    cells = rows_of(part_of(page, SHADOWRUN4_RECORDS[name][in_japanese(page)]))
    for key, entry in records("shadowrun4", name).items():
        yield key, entry, cells[key]


def what_ships(page: Path) -> str:
    """The sentence that counts the records, and the table of encounters."""
    return part_of(page, ("What ships", "入っているデータ")[in_japanese(page)])


def named(page: Path, name: str, keys: Any) -> list[str]:
    """Records as the page calls them, within a line."""
    found = [records("shadowrun4", name)[key]["name"][("en", "ja")[in_japanese(page)]] for key in keys]
    if name in ("skills", "programs") and not in_japanese(page):
        return [word if word == "ECCM" else word.lower() for word in found]
    return found


def listed(cell: str) -> list[str]:
    """What a cell enumerates."""
    return [] if cell == "—" else re.split("、|, ", cell)


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
@pytest.mark.parametrize("name", SHADOWRUN4_RECORDS)
def test_every_record_that_ships_with_shadowrun4_is_listed(page: Path, name: str) -> None:
    """Each file has its table: every record, none besides, by its name, with what its text says."""
    lang = ("en", "ja")[in_japanese(page)]
    content = records("shadowrun4", name)
    assert list(rows_of(part_of(page, SHADOWRUN4_RECORDS[name][in_japanese(page)]))) == list(content)
    for key, entry, cells in shown(page, name):
        assert cells[0] == entry["name"][lang], key
        if "text" in entry:
            assert cells[-1] == entry["text"][lang], key
        if "role" in entry:
            assert cells[1] == entry["role"][lang], key


def test_no_record_of_shadowrun4_lacks_a_table() -> None:
    """Every file of records is one of those whose tables are compared."""
    files = (ROOT / "src/hantei/rulebooks/shadowrun4/content").glob("*.yaml")
    assert {file.stem for file in files} == set(SHADOWRUN4_RECORDS)


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_every_encounter_of_shadowrun4_is_listed(page: Path) -> None:
    """By its title, with the minutes it takes."""
    places = (ROOT / "src/hantei/rulebooks/shadowrun4/encounters").glob("*.yaml")
    encounters = {file.stem: read(file.read_text(encoding="utf-8"), file.stem).value for file in places}
    rows = rows_of(what_ships(page))
    assert set(rows) == set(encounters)
    for key, encounter in encounters.items():
        assert rows[key][:2] == [encounter["title"][("en", "ja")[in_japanese(page)]], str(encounter["minutes"])], key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_what_ships_with_shadowrun4_is_counted_right(page: Path) -> None:
    """In the order of the tables; watchers are no kind of spirits, drones no vehicles; encounters at the end."""
    counts = {name: len(records("shadowrun4", name)) for name in SHADOWRUN4_RECORDS}
    drones = sum(entry.get("kind") == "drone" for entry in records("shadowrun4", "vehicles").values())
    counts["spirits"] -= 1
    counts["vehicles"] -= drones
    expected = list(counts.values())
    expected.insert(list(counts).index("skills"), drones)
    expected.append(len(list((ROOT / "src/hantei/rulebooks/shadowrun4/encounters").glob("*.yaml"))))
    sentence = what_ships(page).strip().partition("\n")[0]
    assert [int(n) for n in re.findall(r"\d+", sentence)] == expected


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
@pytest.mark.parametrize("name", ["runners", "foes"])
def test_the_figures_of_people_of_shadowrun4(page: Path, name: str) -> None:
    """Attributes, Edge, Initiative and passes, Magic or Resonance, armour, boxes, weapons with their dice."""
    weapons, skills = records("shadowrun4", "weapons"), records("shadowrun4", "skills")
    for key, sheet, cells in shown(page, name):
        assert cells[3] == " ".join(str(sheet["attributes"][attribute]) for attribute in SHADOWRUN4_ATTRIBUTES), key
        assert cells[4:6] == [str(sheet["edge"]), f"{sheet['initiative']}/{sheet.get('passes', 1)}"], key
        awake = [
            f"{word[in_japanese(page)]}{sheet[figure]}"
            for figure, word in {"magic": ("Magic ", "魔力"), "resonance": ("Resonance ", "共振力")}.items()
            if figure in sheet
        ]
        assert listed(cells[6]) == awake, key
        assert cells[2] == SHADOWRUN4_WORDS[sheet.get("metatype", "human")][in_japanese(page)], key
        armour, boxes = (
            f"{sheet[first]}/{sheet[second]}" for first, second in (("armour", "impact"), ("physical", "stun"))
        )
        assert cells[7:9] == [armour, boxes], key
        carried = []
        for weapon in dict.fromkeys(sheet["weapons"]):
            skill = weapons[weapon]["skill"]
            dice = sheet["attributes"][skills[skill]["attribute"]] + sheet["skills"].get(skill, -1)  # SR-1.2.10
            times, label = sheet["weapons"].count(weapon), named(page, "weapons", [weapon])[0]
            bracket = f"（{dice}）" if in_japanese(page) else f" ({dice})"
            carried.append((f"{times} × " if times > 1 else "") + label + bracket)
        assert listed(cells[9]) == carried, key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_what_people_of_shadowrun4_know(page: Path) -> None:
    """Skills; tradition, spells and foci; commlink and programs with their ratings; agents."""
    lang, gap = (("en", " "), ("ja", ""))[in_japanese(page)]
    part = part_of(page, SHADOWRUN4_RECORDS["runners"][in_japanese(page)])
    known = {}
    for sheet in records("shadowrun4", "runners").values():
        row = re.search(rf"^\| {sheet['name'][lang]} \| (.*) \| (.*) \|$", part, re.M)
        assert row, sheet["name"]["en"]
        skills = zip(named(page, "skills", sheet["skills"]), sheet["skills"].values(), strict=True)
        assert listed(row[1]) == [f"{skill}{gap}{level}" for skill, level in skills]
        known[sheet["name"][lang]] = row[2]
    known |= {sheet["name"][lang]: cells[10] for _, sheet, cells in shown(page, "foes")}
    for name in ("runners", "foes"):
        for key, sheet in records("shadowrun4", name).items():
            programs = {**sheet.get("programs", {}), **sheet.get("stored", {})}
            running = zip(named(page, "programs", programs), programs.values(), strict=True)
            expected = [
                *named(page, "traditions", filter(None, [sheet.get("tradition")])),
                *named(page, "spells", sheet.get("spells", ())),
                *named(page, "foci", sheet.get("foci", ())),
                *named(page, "devices", filter(None, [sheet.get("commlink")])),
                *(f"{program}{' ' if program == 'ECCM' else gap}{rating}" for program, rating in running),
                *named(page, "ic", sheet.get("agents", ())),
            ]
            others = r"centering|mentor|simsense|集中術|メンター|リミッター"
            shown_there = [word for word in listed(known[sheet["name"][lang]]) if not re.search(others, word)]
            assert shown_there == expected, key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_figures_of_weapons_of_shadowrun4(page: Path) -> None:
    """Kind, skill, damage, AP, modes, clip, ends of the range bands, compensation; sights, hands, reach and so on."""
    ja = in_japanese(page)
    for key, weapon, cells in shown(page, "weapons"):
        strength = ("Strength ÷ 2 + ", "筋力÷2＋")[ja] if weapon.get("strength") else ""
        assert cells[2:4] == [named(page, "skills", [weapon["skill"]])[0], strength + weapon["damage"]], key
        assert int(cells[4]) == weapon.get("ap", 0), key
        figures = ["/".join(weapon.get("modes", ())), weapon.get("clip"), "/".join(map(str, weapon.get("bands", ())))]
        figures.append(weapon.get("compensation"))
        assert cells[5:9] == [str(figure or "—") for figure in figures], key
        assert cells[1] == SHADOWRUN4_WORDS[weapon["kind"]][ja], key
        besides = [SHADOWRUN4_WORDS[sight][ja] for sight in weapon.get("sights", ())]
        besides += [("two hands", "両手")[ja]] if weapon.get("hands") == 2 else []
        besides += [f"{('reach ', 'リーチ')[ja]}{weapon['reach']}"] if "reach" in weapon else []
        besides += [("loose rounds", "ばら弾")[ja]] if weapon.get("feed") == "loose" else []
        besides += [f"{('gyro ', 'ジャイロ')[ja]}{weapon['gyro']}"] if "gyro" in weapon else []
        besides += [SHADOWRUN4_WORDS[name][ja] for name in ("heavy", "tracers", "touch", "area") if weapon.get(name)]
        found, _, spread = cells[9].partition(("shot: ", "散弾：")[ja])
        assert listed(found.removesuffix((", ", "、")[ja]) or "—") == besides, key
        assert [int(n) for n in re.findall(r"-\d", spread)] == [*weapon.get("spread", {}).values()], key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_figures_of_spells_of_shadowrun4(page: Path) -> None:
    """What a spell does, area, who resists, drain beside half the Force, and how long it lasts."""
    ja = in_japanese(page)
    words_for = {
        "P": ("physical", "身体"),
        "S": ("stun", "精神"),
        "sustained": ("kept up", "維持"),
        "": ("at once", "一瞬"),
    }
    for key, spell, cells in shown(page, "spells"):
        kind = spell.get("damage") or spell.get("heals")
        found = [word[ja] for letter, word in words_for.items() if letter in ("P", "S") and word[ja] in cells[1]]
        assert found == ([words_for[kind][ja]] if kind else []), key
        said = ["prone"] * spell.get("prone", False) + ["reveals"] * spell.get("reveals", False)
        said += [*spell.get("senses", ())]
        said += [spell.get("base", "force"), spell.get("armour", "")] if "damage" in spell else []
        effects = ["prone", "reveals", "low_light", "thermographic", "force", "half_force", "none"]
        effects += ["ballistic", "impact", ""]
        assert {name for name in effects if SHADOWRUN4_WORDS[name][ja] in cells[1]} == set(said), key
        figures = [*spell.get("changes", {}).values()]
        assert [int(n) for n in re.findall(r"[+-]\d", cells[1])] == figures, key
        if "most" in spell:
            assert re.search(rf"{spell['most']} times at most|最大{spell['most']}回", cells[1]), key
            per = spell.get("per", 1)
            assert re.search(
                "every net hit|純ヒット1ご" if per == 1 else f"every {per} net|純ヒット{per}ご", cells[1]
            ), key
        resisted = SHADOWRUN4_ATTRIBUTES[spell["resist"]][ja] if "resist" in spell else "—"
        assert cells[2:4] == [(("area", "範囲") if "area" in spell else ("one", "1体"))[ja], resisted], key
        drain = re.fullmatch(r"(?:Force|フォース) ?÷ ?2 ?(?:([-+＋]) ?(\d))?", cells[4])
        assert drain, key
        assert int(f"{drain[1] or '+'}{drain[2] or 0}".replace("＋", "+")) == spell.get("drain_plus", 0), key
        assert cells[5] == words_for[spell.get("duration", "")][ja], key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_figures_of_spirits_and_magic_of_shadowrun4(page: Path) -> None:
    """Traditions, foci, spirits, sprites, and the attributes of skills."""
    ja = in_japanese(page)
    plus, gap = (" + ", "＋")[ja], (" ", "")[ja]
    for key, tradition, cells in shown(page, "traditions"):
        pair = plus.join(SHADOWRUN4_ATTRIBUTES[name][ja] for name in ("willpower", tradition["attribute"]))
        assert cells[1] == pair, key
        assert listed(cells[2]) == named(page, "spirits", tradition["spirits"]), key
    for key, focus, cells in shown(page, "foci"):
        assert cells[1:3] == [*named(page, "skills", [focus["serves"]]), str(focus["rating"])], key
    for key, spirit, cells in shown(page, "spirits"):
        changes = spirit.get("changes", {}).items()
        assert listed(cells[1]) == [f"{SHADOWRUN4_ATTRIBUTES[name][ja]}{gap}{by:+d}" for name, by in changes], key
        assert cells[2:4] == [str(spirit.get("passes", 1)), f"{spirit.get('armour', 0)}/{spirit.get('impact', 0)}"], key
        assert listed(cells[4]) == named(page, "weapons", spirit.get("weapons", ())), key
        assert listed(cells[5]) == [SHADOWRUN4_WORDS[sense][ja] for sense in spirit.get("senses", ())], key
    for key, sprite, cells in shown(page, "sprites"):
        assert cells[1] == str(sprite["passes"]), key
    for key, skill, cells in shown(page, "skills"):
        needed = {"": "—", "magic": ("Magic", "魔力")[ja], "resonance": ("Resonance", "共振力")[ja]}
        expected = [SHADOWRUN4_ATTRIBUTES[skill["attribute"]][ja], needed[skill.get("awakened", "")]]
        assert cells[1:3] == expected, key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_figures_of_the_matrix_and_machines_of_shadowrun4(page: Path) -> None:
    """Programs, devices, IC and agents, vehicles and drones."""
    ja = in_japanese(page)
    gap = (" ", "")[ja]

    def running(entry: dict[str, Any]) -> list[str]:
        found = entry.get("programs", {})
        return [f"{name}{gap}{n}" for name, n in zip(named(page, "programs", found), found.values(), strict=True)]

    for key, program, cells in shown(page, "programs"):
        assert cells[1] == (("for attacks", "攻撃用")[ja] if program.get("combat") else "—"), key
    for key, device, cells in shown(page, "devices"):
        assert cells[1:4] == [str(device[figure]) for figure in ("response", "system", "firewall")], key
        assert listed(cells[4]) == running(device), key
    kinds = {"ic": ("IC", "IC"), "agent": ("agent", "エージェント"), "black": ("black IC", "ブラックIC")}
    for key, sheet, cells in shown(page, "ic"):
        figures = [kinds["black" if sheet.get("black") else sheet["kind"]][ja], sheet["rating"], sheet["passes"]]
        assert cells[1:5] == [*map(str, figures), str(sheet["icon_boxes"])], key
        assert listed(cells[5]) == running(sheet), key
    softs = {
        "targeting": ("targeting ", "照準"), "manoeuvre": ("manoeuvre ", "機動"),
        "defence": ("defence ", "防御"), "perception": ("perception ", "知覚"),
    }  # fmt: skip
    for key, machine, cells in shown(page, "vehicles"):
        handling = f"{machine['handling']:+d}" if machine["handling"] else "0"
        figures = [machine["body"], machine.get("armour", 0), handling, machine["pilot"], machine.get("sensor", 0)]
        fast = (", fast", "、高速")[ja] if machine.get("speed") == "fast" else ""
        assert cells[2:8] == [*map(str, figures), f"{machine['metres']}{fast}"], key
        room = f"{machine['seats']}/{machine.get('hull', 0)}{gap}%" if "seats" in machine else "—"
        assert cells[8:10] == [room, f"{machine['response']}/{machine['system']}/{machine['firewall']}"], key
        assert listed(cells[10]) == [f"{softs[name][ja]}{n}" for name, n in machine.get("autosofts", {}).items()], key
        assert listed(cells[11]) == named(page, "weapons", machine.get("weapons", ())), key
        besides = [f"{SHADOWRUN4_ATTRIBUTES[name][ja]}{gap}{n}" for name, n in machine.get("attributes", {}).items()]
        besides += [f"ECCM {machine['eccm']}"] if "eccm" in machine else []
        besides += [SHADOWRUN4_WORDS[sense][ja] for sense in machine.get("senses", ())]
        hiding = machine.get("hiding")
        besides += [(f"{hiding} dice to hide", f"隠れるダイス{hiding}")[ja]] if hiding else []
        besides += named(page, "skills", filter(None, [machine.get("skill")]))
        assert listed(cells[12]) == besides, key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_every_ruling_of_shadowrun4_has_its_readings(page: Path) -> None:
    """No open point is left out or invented, each has its readings, the default first, and its clauses; and so many."""
    part = part_of(page, ("Rulings", "解釈")[in_japanese(page)])
    rows = {key: cells[1:] for key, cells in rows_of(part).items()}
    assert rows == {
        ruling.id: [", ".join(f"`{value}`" for value in ruling.values), ", ".join(ruling.clauses)]
        for ruling in SHADOWRUN4_RULINGS
    }
    assert re.findall(r"\d+", part)[0] == str(len(SHADOWRUN4_RULINGS))


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_example_of_an_encounter_of_shadowrun4_is_sound(page: Path) -> None:
    [(line, text)] = blocks(page, "yaml")
    assert text.startswith("hantei: shadowrun4/1\n")
    assert check_text(text, "encounter", "shadowrun4") == [], line
