"""Changes that break tables, references and overrides of a scenario, each with its faults and no others."""

from __future__ import annotations

from .yard import CHIEF, TOWER, C, bad, odd, thing

TABLES = [
    # UA-SC.4: a result missing, one given twice, one that cannot occur, a row that is none
    (C('"21": yard', '"21": yard\n    "12": yard'), [
        bad('"12": yard', "progress.rows.12", "fault-row-twice", result=12, first="11-13", found="12")]),
    (C('    "21": yard\n', ""), [bad("  rows:", "progress.rows", "fault-rows-missing", missing=[21], die="d33")]),
    (C('"22-33"', '"22-34"'), [
        bad('"22-34"', "progress.rows.22-34", "fault-row-impossible",
            found="22-34", figures=[34], die="d33", first=11, last=33)]),
    (C('"21": yard', '"21": yard\n    "17": yard'), [
        bad('"17"', "progress.rows.17", "fault-row-impossible",
            found="17", figures=[17], die="d33", first=11, last=33)]),
    (C('"21": yard', '"21": yard\n    "13-11": yard'), [
        bad('"13-11"', "progress.rows.13-11", "fault-row-reversed", found="13-11",
            meant="11-13")]),
    (C('"21": yard', '"21-13": yard'), [
        bad('"21-13"', "progress.rows.21-13", "fault-row-reversed", found="21-13", meant="13-21")]),
    (C('"22-33"', '"２２〜３３"'), [
        bad('"２２〜３３"', "progress.rows.２２〜３３", "fault-row-signs", found="２２〜３３", meant="22-33")]),
    (C('">=7"', '"≧７"'), [bad("≧７", "tables.crate.rows.≧７", "fault-row-signs", found="≧７", meant=">=7")]),
    (C('"21": yard', '"21": yard\n    "2x": yard'), [bad('"2x"', "progress.rows.2x", "fault-row-form", found="2x")]),
    (C("  length: 3", "  length: 0"), [bad("progress:", "progress", "fault-length-missing", mode="linear")]),
    # UA-SC.12, UA-SC.30: tables cover every modified result; local procurement adds 1
    (C('"3-6": []', '"3-5": []'), [
        bad("rows: {\"1-2\"", "tiles.alley.events[0].rows", "fault-rows-missing", missing=[6], die="1d6")]),
    (C('"3-6": []}', '"3-6": []}\n      kind: supply'), [
        bad("rows: {\"1-2\"", "tiles.alley.events[0].rows", "fault-rows-missing", missing=[7], die="1d6")]),
    (C('"3-6": []', '"3-6": [], "7": []'), [
        odd("rows: {\"1-2\"", "tiles.alley.events[0].rows.7", "fault-row-idle", found="7", first=1, last=6)]),
    (C('"<=3": []', '"1-3": []'), []),
    (C(', ">=7": []', ""), [bad('rows: {"<=3"', "tables.crate.rows", "fault-rows-missing", missing=[7], die="1d6")]),
    (C('">=7": []', '"7": []'), []),
    # UA-SC.9, UA-SC.10
    (C('        "6": hostile\n', ""), [
        bad("reactions:", f"{TOWER}.reactions", "fault-rows-missing", missing=[6], die="1d6")]),
    (C('"6": hostile', '"6": hostile\n        "7": hostile'), [
        bad('"7"', f"{TOWER}.reactions.7", "fault-row-impossible",
            found="7", figures=[7], die="1d6", first=1, last=6)]),
    (C('"6": hostile', '"6": extortion'), [
        bad('"6": extortion', f"{TOWER}.reactions.6", "fault-extortion-demand", row="6")]),
    (C("extortion, magazines: 2d6", "extortion"), [
        bad('"1": {', f"{TOWER}.reactions.1", "fault-extortion-demand", row="1")]),
    (C("      force: militia\n", ""), [
        bad("memory: force", f"{TOWER}.memory", "fault-needs-field", field="memory: force", needs="force"),
        odd("forces:", "forces.militia", "fault-never-named", name="militia")]),
    (C("      memory: force\n", ""), [
        odd("force: militia", f"{TOWER}.force", "fault-needs-field", field="force", needs="memory: force")]),
    (C("tags: [human]", 'target_die: {"1-2": leader, "3-5": members}'), [
        bad("target_die", f"{TOWER}.units[1].target_die", "fault-rows-missing", missing=[6], die="1d6")]),
]  # fmt: skip

REFERENCES = [
    # guesses where something is close, the whole list where nothing is
    (C("final_event: tower", "final_event: towel"), [
        bad("final_event", "final_event", "fault-unknown-name-guess",
            kind=thing("tile"), found="towel", guesses=["tower"]),
        odd("  tower:", "tiles.tower", "fault-tile-unreachable", tile="tower")]),
    (C("default_difficulty: easy", "default_difficulty: hard"), [
        bad("default_difficulty", "default_difficulty", "fault-unknown-name",
            kind=thing("difficulty"), found="hard", allowed=["easy"])]),
    (C('"21": yard', '"21": yrd'), [
        bad('"21"', "progress.rows.21", "fault-unknown-name-guess",
            kind=thing("tile"), found="yrd", guesses=["yard"])]),
    (C("at: 2, tile: gate", "at: 2, tile: cellar"), [
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C("at: 2, tile: gate", "at: 2, tile: gates"), [
        bad("mid_event", "progress.mid_event.tile", "fault-unknown-name-guess",
            kind=thing("tile"), found="gates", guesses=["gate"]),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C("table: crate", "table: crates"), [
        bad("success", "tiles.yard.events[1].success[0].table", "fault-unknown-name-guess",
            kind=thing("table"), found="crates", guesses=["crate"])]),
    (C("{item: radio, price", "{item: raido, price"), [
        bad("wares", "tiles.cellar.events[0].then[0].wares[0].item", "fault-unknown-name-guess",
            kind=thing("gear"), found="raido", guesses=["radio"])]),
    (C("{gear: radio}", "{gear: frags}"), [
        bad("issue", "issue[0].gear", "fault-unknown-name-guess",
            kind=thing("gear"), found="frags", guesses=["frag"])]),
    (C("member: interpreter", "member: interpretor"), [
        bad("bonus", "tiles.yard.events[1].bonus[0].when.member", "fault-unknown-name-guess",
            kind=thing("role"), found="interpretor", guesses=["interpreter"])]),
    (C("role:medic", "role:medik"), [
        bad("failure: [{do", "tiles.yard.events[1].failure[0].who", "fault-unknown-name-guess",
            kind=thing("role"), found="medik", guesses=["medic"])]),
    (C('"role:medic"', "everyone"), [
        bad("failure: [{do", "tiles.yard.events[1].failure[0].who", "fault-unknown-name",
            kind=thing("victim"), found="everyone", allowed=[
                "leader", "members", "all", "random_member", "hit_table", "rolled", "noncombatant", "role:…"])]),
    (C("replace: negotiation", "replace: negotiate"), [
        bad("replace", "tiles.yard.events[1].replace", "fault-unknown-name-guess",
            kind=thing("skill"), found="negotiate", guesses=["negotiation"])]),
    (C("counter: alarm, add: 1", "counter: alert, add: 1"), [
        bad("start: [{do: count", "start[0].counter", "fault-unknown-name-guess",
            kind=thing("counter"), found="alert", guesses=["alarm"]),
        odd("failure: [{when", "failure[0].when.counter", "fault-nothing-grants",
            kind=thing("counter"), name="alarm")]),
    (C("companion: guide", "companion: gide"), [
        bad("id: leave", "tiles.yard.events[0].options[1].then[0].companion", "fault-unknown-name-guess",
            kind=thing("companion"), found="gide", guesses=["guide"])]),
    (C("prisoner: runner", "prisoner: chief"), [
        bad("victory", f"{TOWER}.victory[0].prisoner", "fault-unknown-name",
            kind=thing("prisoner"), found="chief", allowed=["runner"])]),
    (C("condition: poisoned", "condition: poison"), [
        bad("failure: [{do", "tiles.yard.events[1].failure[1].condition", "fault-unknown-name-guess",
            kind=thing("condition"), found="poison", guesses=["poisoned"])]),
    (C("condition: poisoned", "condition: arm_injured"), [  # UA-SC.21: built in
        odd("conditions:", "conditions.poisoned", "fault-never-named", name="poisoned")]),
    (C("force: militia\n", "force: army\n"), [
        bad("force: army", f"{TOWER}.force", "fault-unknown-name",
            kind=thing("force"), found="army", allowed=["militia"])]),
    (C("traits: [sewer]", "traits: [sewers]"), [
        bad("traits: [", "tiles.yard.traits[0]", "fault-unknown-name-guess",
            kind=thing("trait"), found="sewers", guesses=["sewer"])]),
    (C("late: {result: failed", "late1: {result: failed"), [
        bad("failure: [{when", "failure[0].ending", "fault-unknown-name-guess",
            kind=thing("ending"), found="late", guesses=["late1"])]),
    (C("{do: capture, prisoner: runner}", "{do: objective, objective: boss}"), [
        bad("victory", f"{TOWER}.victory[0].objective", "fault-unknown-name",
            kind=thing("objective"), found="boss", allowed=["chief"])]),
    (C("unit: chief}\nfinal", "unit: boss}\nfinal"), [
        bad("  chief: {", "objectives.chief.unit", "fault-unknown-name",
            kind=thing("unit"), found="boss", allowed=["chief", "guards", "relief"])]),
    (C("guarded_by: guards", "guarded_by: guard"), [
        bad("guarded_by", f"{CHIEF}.guarded_by", "fault-unknown-name-guess",
            kind=thing("unit"), found="guard", guesses=["guards"])]),
    (C("guarded_by: guards", "behind: wall"), [
        bad("behind", f"{CHIEF}.behind", "fault-unknown-name",
            kind=thing("unit"), found="wall", allowed=["chief", "guards", "relief"])]),
    (C("guarded_by: guards", "routes: {even: guard, uneven: guards}"), [
        bad("routes", f"{CHIEF}.routes.even", "fault-unknown-name-guess",
            kind=thing("unit"), found="guard", guesses=["guards"]),
        bad("routes", f"{CHIEF}.routes.uneven", "fault-unknown-name-guess",
            kind=thing("route"), found="uneven", guesses=["even"])]),
    (C("joined_units: [guards, relief]", "joined_units: [guards, reserve]"), [
        bad("joined_units", f"{TOWER}.joined_units[1]", "fault-unknown-name",
            kind=thing("unit"), found="reserve", allowed=["chief", "guards", "relief"])]),
    (C("damage_unit, unit: guards", "damage_unit, unit: wall"), [
        bad("course", f"{TOWER}.course[0].then[0].unit", "fault-unknown-name",
            kind=thing("unit"), found="wall", allowed=["chief", "guards", "relief"])]),
    (C("unit: relief, number", "unit: reliefs, number"), [
        bad("reinforcements", f"{TOWER}.reinforcements[0].unit", "fault-unknown-name-guess",
            kind=thing("unit"), found="reliefs", guesses=["relief"]),
        odd("arrives", f"{TOWER}.units[2].arrives", "fault-never-arrives", unit="relief")]),
    (C("to: shot", "to: shots"), [
        bad("resistances", f"{CHIEF}.resistances[0].to", "fault-unknown-name-guess",
            kind=thing("resistance"), found="shots", guesses=["shot", "shotgun"])]),
    (C("tags: [human]", "tags: [humans]"), [
        bad("tags", f"{TOWER}.units[1].tags[0]", "fault-unknown-name-guess",
            kind=thing("tag"), found="humans", guesses=["human"])]),
    (C("when: {information: code}", "when: {information: code, sub_ability: magic, resolved: '41'}"), [
        bad("when: {information", "tiles.cellar.events[0].when.sub_ability", "fault-unknown-name",
            kind=thing("sub_ability"), found="magic", allowed=["melee", "dexterity", "shooting", "command"]),
        bad("when: {information", "tiles.cellar.events[0].when.resolved", "fault-unknown-name",
            kind=thing("resolved"), found="41",
            allowed=["11-13", "21", "22-33", "yard", "alley", "cellar", "gate", "tower"])]),
    (C("forces: {militia: {name: {ja: 民兵, en: Militia}}}\n", ""), [
        bad("force: militia", f"{TOWER}.force", "fault-unknown-name-none", kind=thing("force"), found="militia")]),
    # ids
    (C("      - id: relief",
       "      - {id: guards, name: {ja: 二, en: Two}, kind: group, level: 3, number: 2}\n      - id: relief"), [
        bad("ja: 二", f"{TOWER}.units[2].id", "fault-id-twice", id="guards")]),
    (C("{id: leave", "{id: pay"), [
        bad("ja: 去る", "tiles.yard.events[0].options[1].id", "fault-id-twice", id="pay")]),
    (C("  late: {result", "  la/te: {result"), [
        bad("failure: [{when", "failure[0].ending", "fault-unknown-name-guess",
            kind=thing("ending"), found="late", guesses=["la/te"]),
        bad("endings:", "endings", "fault-id-form", id="la/te")]),
]  # fmt: skip

OVERRIDABLE = [
    "UA-06.4", "UA-07.5", "UA-08.5", "UA-09.7", "UA-10.1", "UA-13.3", "UA-14.7", "UA-14.8", "UA-16.2", "UA-18.5",
    "UA-18.7", "UA-18.8", "UA-19.3", "UA-19.11", "UA-19.17", "UA-19.18", "UA-20.5", "UA-21.10", "UA-21.11", "UA-21.16",
    "UA-23.5", "UA-24.5", "UA-25.2", "UA-25.6", "UA-27.7", "UA-27.22", "UA-28.8", "UA-28.12", "UA-28.20",
    "UA-28.28", "UA-28.31", "UA-28.33", "UA-28.34", "UA-28.50", "UA-28.57", "UA-28.66", "UA-28.69", "UA-28.74",
    "UA-28.76", "UA-28.82", "UA-28.94", "UA-28.95", "UA-29.1", "UA-29.4", "UA-29.5", "UA-29.7", "UA-31.3",
    "UA-35.6", "UA-35.7", "UA-35.13", "UA-35.14", "UA-35.15", "UA-35.19", "UA-35.20", "UA-36.4", "UA-36.16",
    "UA-36.21", "UA-36.31", "UA-38.1", "UA-38.2", "UA-38.3", "UA-38.4", "UA-38.9", "UA-40.12", "UA-40.13",
    "UA-41.4", "UA-41.7", "UA-42.1", "UA-42.4", "UA-42.10", "UA-44.9", "UA-44.10", "UA-45.5", "UA-45.6", "UA-45.8",
    "UA-SC.22",
]  # fmt: skip
"""The clauses of the named rulings, and those whose figure a scenario may replace, in the order of the book."""

OVERRIDES = [
    # UA-SC.2
    (C("clause: UA-07.5, value: 5", "clause: UA-99.1, value: 5"), [
        bad("overrides", "overrides[0].clause", "fault-override-clause", found="UA-99.1", allowed=OVERRIDABLE)]),
    (C("clause: UA-07.5, value: 5", "clause: UA-SC.22, value: reroll"), []),
    (C("clause: UA-07.5, value: 5", "clause: UA-SC.22, value: never"), [
        bad("overrides", "overrides[0].value", "fault-override-value",
            clause="UA-SC.22", found="never", allowed=["run_again", "reroll", "skip"])]),
    (C("clause: UA-07.5, value: 5", "clause: UA-SC.22, value: 1"), [
        bad("overrides", "overrides[0].value", "fault-override-value",
            clause="UA-SC.22", found="1", allowed=["run_again", "reroll", "skip"])]),
    (C("clause: UA-07.5, value: 5", "clause: UA-07.5, value: hard"), [
        bad("overrides", "overrides[0].value", "fault-override-figure", clause="UA-07.5", found="hard", low=1)]),
    (C("clause: UA-07.5, value: 5", "clause: UA-07.5, value: 0"), [
        bad("overrides", "overrides[0].value", "fault-override-figure", clause="UA-07.5", found="0", low=1)]),
    (C("clause: UA-07.5, value: 5", "clause: UA-28.57, value: minus_2"), []),
    (C("clause: UA-07.5, value: 5", "clause: UA-28.57, value: -3"), []),
    (C("{clause: UA-07.5, value: 5}", "{clause: UA-31.3, value: 3}, {clause: UA-31.3, value: 4}"), [
        bad("overrides", "overrides[1].clause", "fault-override-twice", clause="UA-31.3")]),
]  # fmt: skip
