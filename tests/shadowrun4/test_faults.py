"""The check of encounters: faults at their places; the sound ones that come with the rulebook.

Each case changes the sound encounter below in one place; its faults, and no others, must be reported.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hantei
from hantei.scenario_check import check_file, schema

DUEL = """\
hantei: shadowrun4/1
id: duel
title: {ja: 決闘, en: A Duel}
map:
  places:
    barn: {name: {ja: 納屋, en: Barn}, at: "0,0", room: inside, cover: 50}
    gate: {name: {ja: 門, en: Gate}, at: "20.5,0", room: outside, exit: true}
  sight: ["inside|outside"]
sides:
  blue: {name: {ja: 青, en: Blue}, pc: true, hostile: [red]}
  red: {name: {ja: 赤, en: Red}, hostile: [blue]}
arsenal:
  weapons:
    musket: {name: {ja: 銃, en: Musket}, kind: gun, skill: longarms, damage: 7P, modes: [SS], clip: 1, bands: [10, 20],
      hands: 2}
  characters:
    pawn:
      name: {ja: 歩, en: Pawn}
      attributes: {body: 3, agility: 3, reaction: 3, strength: 3, charisma: 3, intuition: 3, logic: 3, willpower: 3}
      skills: {longarms: 2}
      weapons: [musket]
      in_hand: [musket]
units:
- {character: pawn, side: blue, at: barn}
- {character: pawn, side: red, at: gate, id: foe}
tasks:
  lock: {name: {ja: 錠, en: Lock}, at: gate, skill: hardware, threshold: 2}
goals:
- {side: blue, kind: eliminate}
- {side: red, kind: task, task: lock}
"""

MAGIC = "magic: 4\n"
GLOW = "name: {ja: 光, en: Glow}"

DEN = "nodes: {den: {device: office_node}}"

CART = "cart: {name: {ja: 車, en: Cart}, body: 8, pilot: 2, seats: 1}"
CARTS = "- {id: cart, character: sedan, side: blue, at: barn}\n- {id: bike, character: chopper, side: red, at: gate}\n"

CASES = [
    ("units/0", "character: pawn, side: blue", "character: pown, side: blue", ["fault-unknown-name-guess"]),
    ("sight", "inside|outside", "inside|inside", ["sr-fault-sight"]),
    ("room", "inside|outside", "inside|cellar", ["fault-unknown-name"]),
    ("cover", "side: red, at: gate", "side: red, cover: true, at: gate", ["sr-fault-no-cover"]),
    ("late", "side: red, at: gate", "side: red, arrives: 50, at: gate", []),
    ("hostile", "hostile: [red]", "hostile: [green]", ["fault-unknown-name"]),
    ("one-way", ", hostile: [red]}", "}", ["sr-fault-side-peaceful"]),
    (
        "no-enemies",
        "pc: true, hostile: [red]}\n  red: {name: {ja: 赤, en: Red}, hostile: [blue]}",
        "pc: true}\n  red: {name: {ja: 赤, en: Red}}",
        ["sr-fault-no-fight", "sr-fault-side-peaceful", "sr-fault-side-peaceful", "sr-fault-nobody-to-beat"],
    ),
    ("mode", "modes: [SS], ", "", ["sr-fault-gun"]),
    ("bands", "bands: [10, 20]", "bands: [20, 10]", ["sr-fault-bands"]),
    ("attributes", "willpower: 3", "body: 3", None),
    ("hands", "in_hand: [musket]", "in_hand: [musket, musket]", ["sr-fault-hands", "sr-fault-twice-in-hand"]),
    ("weapon", "weapons: [musket]", "weapons: [muskat]", ["fault-unknown-name-guess", "fault-unknown-name-guess"]),
    ("skill", "skills: {longarms: 2}", "skills: {longarm: 2}", ["fault-unknown-name-guess"]),
    ("task", "skill: hardware, ", "", ["sr-fault-task-nothing"]),
    ("attribute", "skill: hardware, ", "attributes: [body, body], ", ["sr-two-attributes"]),
    ("both", "skill: hardware, ", "skill: hardware, attributes: [body, logic], ", ["sr-fault-task-both"]),
    ("goal", "task: lock}", "task: door}", ["fault-unknown-name"]),
    ("reach", "kind: eliminate", "kind: reach", ["sr-fault-goal-places"]),
    ("survive", "kind: eliminate", "kind: survive", ["sr-fault-goal-turns"]),
    ("own", "kind: eliminate", "kind: defeat, unit: pawn", ["sr-fault-own-unit"]),
    ("exit", "exit: true", "exit: false", []),
    ("escape", "kind: eliminate", "kind: escape, count: 2", ["sr-fault-goal-count"]),
    ("mount", "cover: 50", "cover: 50, mount: knife", ["sr-fault-mount"]),
    ("reading", "goals:", "rulings: {surprise: never}\ngoals:", ["sr-fault-reading"]),
    ("node", "goals:", "nodes: {host: {response: 3}}\ngoals:", ["sr-fault-node-figures"]),
    ("device", "goals:", "nodes: {host: {device: office_nod}}\ngoals:", ["fault-unknown-name-guess"]),
    ("node-reach", "goals:", "nodes: {host: {device: office_node, reach: 4}}\ngoals:", ["sr-fault-node-reach"]),
    ("ic", "goals:", "nodes: {host: {device: office_node, ic: [grinder]}}\ngoals:", ["sr-fault-node-side"]),
    (
        "file",
        "goals:",
        f"{DEN}\nfiles: {{plans: {{name: {{ja: p, en: p}}, node: hall}}}}\ngoals:",
        ["fault-unknown-name"],
    ),
    ("commlink", "skills: {longarms: 2}", "commlink: relay_lin", ["fault-unknown-name-guess"]),
    ("programs", "skills: {longarms: 2}", "programs: {attack: 3}", ["sr-fault-no-icon-programs"]),
    ("recorded", "goals:", "rulings: {condition_track: recorded}\ngoals:", ["sr-fault-not-recorded"]),
    ("tradition", "skills: {longarms: 2}", MAGIC + "      tradition: sang", ["fault-unknown-name-guess"]),
    ("spell", "skills: {longarms: 2}", MAGIC + "      spells: [lullabi]", ["fault-unknown-name-guess"]),
    ("focus", "skills: {longarms: 2}", MAGIC + "      foci: [crow_rin]", ["fault-unknown-name-guess"]),
    ("active", "skills: {longarms: 2}", MAGIC + "      active: [crow_ring]", ["sr-fault-active"]),
    ("no-magic", "skills: {longarms: 2}", "spells: [lullaby]", ["sr-fault-magic-none"]),
    (
        "instant",
        "  weapons:",
        f"  spells: {{glow: {{{GLOW}, changes: {{body: 1}}}}}}\n  weapons:",
        ["sr-fault-instant-change"],
    ),
    ("radius", "  weapons:", f"  spells: {{glow: {{{GLOW}, radius: 3}}}}\n  weapons:", ["sr-fault-spell-area"]),
    (
        "resisted",
        "  weapons:",
        f"  spells: {{glow: {{{GLOW}, armour: impact}}}}\n  weapons:",
        ["sr-fault-spell-armour"],
    ),
    ("steps", "  weapons:", f"  spells: {{glow: {{{GLOW}, per: 2}}}}\n  weapons:", ["sr-fault-spell-steps"]),
    ("lodge", "cover: 50", "cover: 50, lodge: sung, lodge_force: 4", []),
    ("no-lodge", "cover: 50", "cover: 50, lodge: song", ["fault-unknown-name-guess"]),
    ("vehicle-skill", "  weapons:", f"  vehicles: {{{CART[:-1]}, skill: ride}}}}\n  weapons:", ["fault-unknown-name"]),
    ("vehicle-weapon", "  weapons:", f"  vehicles: {{{CART[:-1]}, weapons: [axe]}}}}\n  weapons:", ["sr-fault-mount"]),
    ("machines", "units:\n", f"units:\n{CARTS}", []),
    ("no-such-cart", "side: blue, at: barn}", "side: blue, at: barn, aboard: cart}", ["fault-unknown-name-none"]),
    ("drives", "side: blue, at: barn}", "side: blue, at: barn, drives: true}", ["sr-fault-drives-nothing"]),
    ("registered", "side: blue, at: barn}", "side: blue, at: barn, device: pack}", ["sr-fault-no-machine"]),
    (
        "in-ar",
        "units:\n- {character: pawn, side: blue, at: barn}",
        f"units:\n{CARTS}- {{character: pawn, side: blue, at: barn, jumped_in: cart}}",
        ["sr-fault-not-in-vr"],
    ),
    (
        "crowded",
        "units:\n- {character: pawn, side: blue, at: barn}",
        f"units:\n{CARTS}- {{character: pawn, side: blue, at: barn, aboard: cart, count: 5}}",
        ["sr-fault-seats"],
    ),
    (
        "two-drivers",
        "units:\n- {character: pawn, side: blue, at: barn}",
        f"units:\n{CARTS}- {{character: pawn, side: blue, at: barn, aboard: cart, drives: true, count: 2}}",
        ["sr-fault-two-drivers"],
    ),
    ("chase", "units:\n", f"chases: [{{quarry: cart, pursuers: [bike]}}]\nunits:\n{CARTS}", []),
    (
        "friends",
        "units:\n",
        f"chases: [{{quarry: cart, pursuers: [cart]}}]\nunits:\n{CARTS}",
        ["sr-fault-no-foe"],
    ),
    (
        "chase-nobody",
        "units:\n",
        "chases: [{quarry: cart, pursuers: [bike]}]\nunits:\n",
        ["fault-unknown-name-none"] * 2,
    ),
    ("lull", "goals:", "turns_max: 3\nlulls: {4: 10}\ngoals:", ["sr-fault-lull"]),
]


@pytest.mark.parametrize(("name", "old", "new", "messages"), CASES, ids=[case[0] for case in CASES])
def test_what_is_wrong_is_found(name: str, old: str, new: str, messages: list[str] | None, tmp_path: Path) -> None:
    assert old in DUEL
    file = tmp_path / "duel.yaml"
    file.write_text(DUEL.replace(old, new, 1), encoding="utf-8")
    found = [fault.said.id for fault in check_file(file, "shadowrun4")]
    found = [one for one in found if one != "fault-never-named"]  # nobody in the duel has what some of them add
    assert found == messages if messages is not None else found


def test_the_duel_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "duel.yaml"
    file.write_text(DUEL, encoding="utf-8")
    assert check_file(file, "shadowrun4") == []


def test_what_ships_is_sound() -> None:
    files = sorted((Path(hantei.__file__).parent / "rulebooks/shadowrun4/encounters").glob("*.yaml"))
    machines = {"drone_yard", "motorcycle_chase"}
    assert {"alley_firefight", "data_heist", "mage_duel", "mirror_three", "warehouse", *machines} <= {
        file.stem for file in files
    }
    for file in files:
        assert check_file(file, "shadowrun4") == [], file


def test_the_schema_is_one_of_encounters() -> None:
    assert json.loads(json.dumps(schema("shadowrun4")))["title"] == "Shadowrun 4 encounter"


def test_a_misspelt_side_in_a_chase_is_named(tmp_path: Path) -> None:
    """Whoever rides for a side that is not there is a fault of the line that says so."""
    text = (Path(hantei.__file__).parent / "rulebooks/shadowrun4/encounters/motorcycle_chase.yaml").read_text("utf-8")
    line = next(n for n, line in enumerate(text.splitlines()) if "side: " in line)
    lines = text.splitlines()
    lines[line] = lines[line].replace("side: ", "side: x")
    path = tmp_path / "chase.yaml"
    path.write_text("\n".join(lines), "utf-8")
    assert line + 1 in [fault.line for fault in check_file(path, "shadowrun4") if fault.severity == "error"]
