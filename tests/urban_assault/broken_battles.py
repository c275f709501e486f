"""Changes that break figures, the flow, maps, battles and words of a scenario, each with its faults and no others."""

from __future__ import annotations

from hantei.core.message import Message

from .yard import CHIEF, TOWER, YARD, C, bad, odd, thing

FIGURES = [
    (C("magazines: 1d6}", "magazines: 1d8}"), [
        bad("rows: {\"<=3\"", "tables.crate.rows.4-6[0].magazines", "fault-formula", found="1d8")]),
    (C("number: 1d6+1", "number: 1d6+"), [
        bad("number: 1d6+", f"{TOWER}.units[1].number", "fault-formula", found="1d6+")]),
    (C("        level: 5", "        level: 0"), [
        bad("level: 0", f"{CHIEF}.level", "fault-at-least", found="0", limit=1)]),
    (C("        number: 1d6+1\n", ""), [
        bad("- id: guards", f"{TOWER}.units[1]", "fault-group-number", unit="guards")]),
    (C("        life: 4\n", ""), [bad("- id: chief", CHIEF, "fault-target-life", unit="chief")]),
    (C("        attacks: 2\n", ""), [bad("- id: chief", CHIEF, "fault-target-attacks", unit="chief")]),
    (C("        attacks: 2\n", "        attacks: 2\n        damage: -1\n"), [
        bad("damage: -1", f"{CHIEF}.damage", "fault-at-least", found="-1", limit=0)]),
    (C("        attacks: 2\n", "        attacks: 2\n        number: 3\n"), [
        odd("number: 3", f"{CHIEF}.number", "fault-field-idle", field="number", of="target")]),
    (C("        number: 1d6+1\n", "        number: 1d6+1\n        life: 3\n"), [
        odd("life: 3", f"{TOWER}.units[1].life", "fault-field-idle", field="life", of="group")]),
    (C("        number: 1d6+1\n", "        number: 1d6+1\n        attacks: 1\n"), []),  # instead of one a soldier
    (C("        number: 1d6+1\n", "        number: 1d6+1\n        withdraw_at: 1\n"), [
        odd("withdraw_at: 1", f"{TOWER}.units[1].withdraw_at", "fault-joined-number", unit="guards")]),
    (C("deployment_cap: 20", "deployment_cap: -1"), [
        bad("deployment_cap: -1", "deployment_cap", "fault-at-least", found="-1", limit=0)]),
    (C("deployment_cap: 20", "deployment_cap: 20\ndark_penalty: 1"), [
        bad("dark_penalty", "dark_penalty", "fault-at-most", found="1", limit=0)]),
    (C("deployment_cap: 20", "deployment_cap: 20\nleaders: {min: 2, max: 1}"), [
        bad("leaders", "leaders.max", "fault-order", low=2, high=1, low_field="min", high_field="max")]),
    (C("alarm, at_least: 5", "alarm, at_least: 5, at_most: 4"), [
        bad("failure: [{when", "failure[0].when.at_most", "fault-order",
            low=5, high=4, low_field="at_least", high_field="at_most")]),
    (C("counter: alarm, at_least", "lap_from: 1, at_least"), [
        bad("failure: [{when", "failure[0].when.at_least", "fault-needs-one-for",
            field="at_least", fields=["counter", "resource"])]),
    (C("when: {unit: chief, state", "when: {state"), [
        bad("finish", f"{TOWER}.finish[0].when.state", "fault-needs-field", field="state", needs="unit")]),
    (C("{item: radio, price", "{price"), [
        bad("wares", "tiles.cellar.events[0].then[0].wares[0]", "fault-needs-one", fields=["item", "mre"])]),
    (C("issue: [{gear: radio}]", "issue: [{count: 2}]"), [
        bad("issue", "issue[0]", "fault-needs-one", fields=["gear", "member"])]),
    (C("    use_when: outside\n", ""), [
        odd("    use:", "gear.radio.use", "fault-use-never", allowed=["battle", "outside", "any"])]),
    (C("scope: next_battle", "scope: next_map"), [
        odd("      attack: 1", "tiles.alley.events[2].attack", "fault-wait-idle", field="attack", scope="next_map")]),
    (C("      attack: 1\n", "      twice: true\n"), [
        odd("twice", "tiles.alley.events[2].twice", "fault-wait-idle", field="twice", scope="next_battle")]),
    (C("scope: next_battle\n      attack: 1", "scope: next_map\n      fix_ones: 4"), [
        bad("fix_ones", "tiles.alley.events[2].fix_ones", "fault-at-most", found="4", limit=3)]),
    (C("unit: relief, number: 2, round: 2", "unit: relief, number: 2, round: 3, every: true, until: 2"), [
        bad("reinforcements", f"{TOWER}.reinforcements[0].until", "fault-order",
            low=3, high=2, low_field="round", high_field="until")]),
]  # fmt: skip

FLOW = [
    # UA-SC.3
    ((C("deployment_cap: 20\n", ""),
      C("difficulties:\n  easy: {name: {ja: 易, en: Easy}, deployment_cap: 24}\n", ""),
      C("default_difficulty: easy\n", "")), [odd("hantei:", "", "fault-cap-missing")]),
    (C("deployment_cap: 20\n", ""), []),
    # tiles
    (C("{do: go, tile: cellar}", ""), [odd("  cellar:", "tiles.cellar", "fault-tile-unreachable", tile="cellar")]),
    (C("  gate:\n    title: {ja: 門, en: Gate}\n    space: outdoor\n",
       "  gate:\n    title: {ja: 門, en: Gate}\n    space: outdoor\n    events: [{do: go, tile: hall}]\n"
       "  hall:\n    title: {ja: 広間, en: Hall}\n    space: indoor\n    events: # hall\n"
       "    - do: choose\n      options:\n"
       "      - {id: back, text: {ja: 戻る, en: Back}, then: [{do: go, tile: gate}]}\n"
       "      - {id: stay, text: {ja: 待つ, en: Stay}, then: [{do: go, tile: hall}]}\n"), [
        bad("events: [{do: go, tile: hall}]", "tiles.gate.events", "fault-go-circle", tile="gate", targets=["hall"]),
        bad("# hall", "tiles.hall.events", "fault-go-circle", tile="hall", targets=["gate", "hall"])]),
    (C("at: 2, tile: gate", "at: 4, tile: gate"), [
        odd("mid_event", "progress.mid_event.at", "fault-mid-event-late", at=4, length=3)]),
    # UA-SC.18
    (C("objectives:\n  chief: {kind: eliminate_high_threat, name: {ja: 隊長, en: Chief}, unit: chief}",
       "objectives: {}"), [
        bad("objectives", "objectives", "fault-no-objective")]),
    (C(", unit: chief}\nfinal", "}\nfinal"), [
        bad("  chief: {", "objectives.chief", "fault-objective-unmet", objective="chief")]),
    ((C(", unit: chief}\nfinal", "}\nfinal"),
      C("{do: capture, prisoner: runner}", "{do: objective, objective: chief}")), [
        odd("prisoners:", "prisoners.runner", "fault-never-named", name="runner")]),
    (C(", unit: chief}\nfinal", ", when: {lap_from: 2}}\nfinal"), [
        odd("  chief: {", "objectives.chief.when", "fault-never-holds"),
        odd("  chief: {", "objectives.chief.when.lap_from", "fault-lap-never", lap=2, laps=1)]),
    # UA-SC.19
    (C(", then: [{do: gain, information: [code]}]", ""), [
        odd("when: {information", "tiles.cellar.events[0].when.information", "fault-nothing-grants",
            kind=thing("information"), name="code")]),
    (C("when: {information: code}", "when: {unless: {companion: guide}}"), [
        odd("information: {code", "information.code", "fault-never-used", kind=thing("information"), name="code")]),
    ((C("when: {information: code}", "when: {information: code, companion: guide}"),
      C(", then: [{do: join, companion: guide}]", "")), [
        odd("when: {information", "tiles.cellar.events[0].when.companion", "fault-nothing-grants",
            kind=thing("companion"), name="guide")]),
    (C("start: [{do: count, counter: alarm, add: 1}]", "start: []"), [
        odd("failure: [{when", "failure[0].when.counter", "fault-nothing-grants",
            kind=thing("counter"), name="alarm")]),
    # endings
    (C("  won: {text: {ja: 勝, en: Won}}",
       "  won: {text: {ja: 勝, en: Won}}\n  again: {text: {ja: 再, en: Again}}"), [
        odd("again", "endings.again", "fault-ending-hidden", ending="again", before="won", result="completed")]),
    (C("  won: {text: {ja: 勝, en: Won}}", "  won: {when: {lap_from: 3}, text: {ja: 勝, en: Won}}"), [
        odd("won", "endings.won.when", "fault-never-holds"),
        odd("won", "endings.won.when.lap_from", "fault-lap-never", lap=3, laps=1)]),
    # choices
    (C("{id: leave, text: {ja: 去る, en: Leave}, then", "{id: leave, text: {ja: 去る, en: Leave}, mre: 1, then"), [
        odd("options:", "tiles.yard.events[0].options", "fault-choice-conditional")]),
    ((C("{id: leave, text: {ja: 去る, en: Leave}, then",
        "{id: leave, when: {lap_from: 2}, text: {ja: 去, en: Go}, then"),
      C("{id: pay, text", "{id: pay, when: {lap_from: 2}, text")), [
        bad("options:", "tiles.yard.events[0].options", "fault-choice-empty"),
        *(odd(f"id: {name}", f"tiles.yard.events[0].options[{at}].when.lap_from", "fault-lap-never", lap=2, laps=1)
          for at, name in enumerate(("pay", "leave")))]),
    # in battle, outside, afterwards
    (C("- do: trap\n      damage: 1", "- {do: end_battle}"), [
        bad("end_battle", "tiles.alley.events[1]", "fault-battle-only", do="end_battle")]),
    (C("then: [{do: damage_unit, unit: guards, amount: 1}]", "then: [{do: go, tile: yard}]"), [
        bad("course", f"{TOWER}.course[0].then[0]", "fault-not-in-battle", do="go")]),
    (C("{do: damage_unit, unit: guards, amount: 1}", "{do: damage_unit, amount: 1}"), [
        bad("course", f"{TOWER}.course[0].then[0]", "fault-needs-field", field="do: damage_unit", needs="unit")]),
    (C("rewards: [{do: gain, scrip: 2d6}]", "rewards: [{do: go, tile: yard}]"), [
        bad("rewards", "rewards[0]", "fault-not-at-the-end", do="go")]),
    (C("when: {information: code}", "when: {information: code, round: odd}"), [
        bad("when: {information", "tiles.cellar.events[0].when.round", "fault-battle-condition", field="round")]),
]  # fmt: skip

MAP = """\
  mode: fixed_map
  start: road
  places:
    road: {tile: yard, ways: [{to: lane}]}
    lane: {tile: alley, ways: [{to: road}, {to: wall}]}
    wall: {tile: gate, ways: [{to: keep}]}
    keep: {tile: tower, final: true}
"""
LINEAR = YARD[YARD.index("  mode: linear") : YARD.index("objectives:")]

MAPS = [
    # UA-SC.17
    (C(LINEAR, MAP), []),
    (C(LINEAR, "  mode: fixed_map\n"), [
        bad("progress:", "progress", "fault-places-missing"),
        odd("  yard:", "tiles.yard", "fault-tile-unreachable", tile="yard"),
        odd("  alley:", "tiles.alley", "fault-tile-unreachable", tile="alley"),
        odd("  cellar:", "tiles.cellar", "fault-tile-unreachable", tile="cellar"),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C(LINEAR, MAP.replace("{to: wall}", "{to: road}")), [
        bad("  places:", "progress.places", "fault-no-way-to-final", start="road", finals=["keep"]),
        odd("    wall:", "progress.places.wall", "fault-place-unreachable", place="wall", start="road"),
        odd("    keep:", "progress.places.keep", "fault-place-unreachable", place="keep", start="road"),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C(LINEAR, MAP.replace(", final: true", "")), []),  # it has the tile of the final event
    (C(LINEAR, MAP.replace("tile: tower, final: true", "tile: gate, ways: [{to: wall}]")), [
        bad("  places:", "progress.places", "fault-no-final-place", tile="tower")]),
    (C(LINEAR, MAP.replace("[{to: keep}]", "[{to: keep}, {to: road}, {to: pit}]") + "    pit: {tile: alley}\n"), [
        odd("    pit:", "progress.places.pit", "fault-dead-end", place="pit")]),
    (C(LINEAR, MAP.replace("[{to: keep}]", "[{to: keep, when: {lap_from: 2}}, {to: road}]")), [
        bad("  places:", "progress.places", "fault-no-way-to-final", start="road", finals=["keep"]),
        odd("    wall:", "progress.places.wall.ways[0].when.lap_from", "fault-lap-never", lap=2, laps=1),
        odd("    keep:", "progress.places.keep", "fault-place-unreachable", place="keep", start="road")]),
    (C(LINEAR, MAP.replace("{to: wall}", "{to: wall}, {to: well}")), [
        bad("    lane:", "progress.places.lane.ways[2].to", "fault-unknown-name-guess",
            kind=thing("place"), found="well", guesses=["wall"])]),
    (C(LINEAR, MAP.replace("  start: road\n", "")), [
        bad("progress:", "progress", "fault-start-missing", allowed=["road", "lane", "wall", "keep"]),
        odd("  yard:", "tiles.yard", "fault-tile-unreachable", tile="yard"),
        odd("  alley:", "tiles.alley", "fault-tile-unreachable", tile="alley"),
        odd("  cellar:", "tiles.cellar", "fault-tile-unreachable", tile="cellar"),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C(LINEAR, "  mode: tiles\n  die: d33\n  length: 3\n  mid_event: {at: 2, tile: gate}\n"), [
        bad("progress:", "progress", "fault-map-rows-missing", mode="tiles", die="d33"),
        odd("  yard:", "tiles.yard", "fault-tile-unreachable", tile="yard"),
        odd("  alley:", "tiles.alley", "fault-tile-unreachable", tile="alley"),
        odd("  cellar:", "tiles.cellar", "fault-tile-unreachable", tile="cellar")]),
]  # fmt: skip

IMMUNE = ", ".join(f"{{to: {way}, effect: immune}}" for way in ("shot", "close", "grenade", "frag", "at4"))
FINISH = "      finish: [{when: {unit: chief, state: fallen}}]\n"
RESIST = C("[{to: shot, effect: level_plus, amount: 1}]", f"[{IMMUNE}, {{to: c4, effect: damage, amount: 0}}]")

BATTLE = [
    (C(YARD[YARD.index("      units:") : YARD.index("      reactions:")], "      units: []\n"), [
        bad("  chief: {", "objectives.chief.unit", "fault-unknown-name-none", kind=thing("unit"), found="chief"),
        bad("      units: []", f"{TOWER}.units", "fault-no-units"),
        bad("reinforcements", f"{TOWER}.reinforcements[0].unit", "fault-unknown-name-none",
            kind=thing("unit"), found="relief"),
        bad("joined_units", f"{TOWER}.joined_units[0]", "fault-unknown-name-none", kind=thing("unit"), found="guards"),
        bad("joined_units", f"{TOWER}.joined_units[1]", "fault-unknown-name-none", kind=thing("unit"), found="relief"),
        bad("course", f"{TOWER}.course[0].then[0].unit", "fault-unknown-name-none",
            kind=thing("unit"), found="guards"),
        bad("finish", f"{TOWER}.finish[0].when.unit", "fault-unknown-name-none", kind=thing("unit"), found="chief")]),
    (C("        arrives: true\n", "        number: 2\n"), []),
    (C("unit: relief, number: 2, round: 2", "unit: guards, number: 2, round: 2"), [
        odd("arrives", f"{TOWER}.units[2].arrives", "fault-never-arrives", unit="relief")]),
    ((C("        attacks: 2\n", "        attacks: 2\n        arrives: true # 1\n"),
      C("        number: 1d6+1\n", "        number: 1d6+1\n        arrives: true # 2\n"),
      C("{unit: relief, number: 2, round: 2}",
        "{unit: relief, number: 2, round: 2}, {unit: guards, number: 1, round: 1}")), [
        bad("      units:", f"{TOWER}.units", "fault-nobody-there"),
        odd("# 1", f"{CHIEF}.arrives", "fault-never-arrives", unit="chief"),
        odd("finish", f"{TOWER}.finish[0].when", "fault-never-holds")]),
    (C("guarded_by: guards", "behind: chief"), [
        bad("behind", f"{CHIEF}.behind", "fault-cover-circle", unit="chief", by=["chief"])]),
    (C("tags: [human]", "behind: chief"), [
        bad("guarded_by", f"{CHIEF}.guarded_by", "fault-cover-circle", unit="chief", by=["guards"]),
        bad("behind", f"{TOWER}.units[1].behind", "fault-cover-circle", unit="guards", by=["chief"])]),
    # nothing can hurt the chief, and the battle has no other end
    ((RESIST, C(FINISH, "")), [bad("resistances", f"{CHIEF}.resistances", "fault-unhurtable", unit="chief")]),
    ((RESIST, C(FINISH, "      rounds: 4\n")), []),
    ((RESIST, C("state: fallen}}]", "state: alive, lap_from: 2}}]")), [
        bad("resistances", f"{CHIEF}.resistances", "fault-unhurtable", unit="chief"),
        odd("finish", f"{TOWER}.finish[0].when", "fault-never-holds"),
        odd("finish", f"{TOWER}.finish[0].when.lap_from", "fault-lap-never", lap=2, laps=1)]),
    ((RESIST, C(FINISH, ""), C("damage_unit, unit: guards", "damage_unit, unit: chief")), []),
    ((RESIST, C(FINISH, ""), C("        attacks: 2\n", "        attacks: 2\n        tags: [vehicle]\n")), []),
    # UA-SC.34: waves without end, waves that come too late
    ((C(FINISH, ""), C("number: 2, round: 2}", "number: 2, round: 2, every: true}")), [
        odd("reinforcements", f"{TOWER}.reinforcements[0].every", "fault-endless-waves", unit="relief")]),
    ((C(FINISH, ""), C("number: 2, round: 2}", "number: 2, round: 2, every: true, holds: true}")), [
        bad("reinforcements", f"{TOWER}.reinforcements[0].every", "fault-endless-waves", unit="relief")]),
    ((C(FINISH, ""), C("number: 2, round: 2}", "number: 2, round: 2, every: true, holds: true, until: 4}")), []),
    (C(FINISH, "      rounds: 1\n"), [
        odd("reinforcements", f"{TOWER}.reinforcements[0].round", "fault-after-last-round", round=2, rounds=1),
        odd("arrives", f"{TOWER}.units[2].arrives", "fault-never-arrives", unit="relief")]),
]  # fmt: skip

JOINED = "joined_units: [guards, relief]"

SCRIBE = "roles:\n  scribe: {name: {ja: 書, en: S}, effect: {ja: 書, en: S}, clause: UA-SC.27, hire_from_lap: 2}\n"

WORDS = [
    (C("        attacks: 2\n", "        attacks: 2\n        modifiers: [{attacks: -1, attacks_min: -1}]\n"), [
        bad("attacks_min", f"{CHIEF}.modifiers[0].attacks_min", "fault-at-least", found="-1", limit=0)]),
    (C(JOINED, f"{JOINED}\n      joined_felled: 3\n      joined_at: 2"), [
        odd("joined_at", f"{TOWER}.joined_at", "fault-never-both", field="joined_at", other="joined_felled")]),
    (C(JOINED, "joined_felled: 3"), [
        bad("joined_felled", f"{TOWER}.joined_felled", "fault-needs-field", field="joined_felled",
            needs="joined_units")]),
    (C(JOINED, f"{JOINED}\n      joined_at: -1"), [
        bad("joined_at", f"{TOWER}.joined_at", "fault-at-least", found="-1", limit=0)]),
    (C("id: relief\n", "id: first_enemy\n"), [
        bad("id: first_enemy", f"{TOWER}.units[2].id", "fault-id-reserved", id="first_enemy"),
        bad(JOINED, f"{TOWER}.joined_units[1]", "fault-unknown-name",
            kind=thing("unit"), found="relief", allowed=["chief", "guards", "first_enemy"]),
        bad("reinforcements", f"{TOWER}.reinforcements[0].unit", "fault-unknown-name",
            kind=thing("unit"), found="relief", allowed=["chief", "guards", "first_enemy"]),
        odd("arrives", f"{TOWER}.units[2].arrives", "fault-never-arrives", unit="first_enemy")]),
    (C("damage_unit, unit: guards", "damage_unit, unit: first_enemy"), []),
    (C("guarded_by: guards", "guarded_by: first_enemy"), [
        bad("guarded_by", f"{CHIEF}.guarded_by", "fault-unknown-name",
            kind=thing("unit"), found="first_enemy", allowed=["chief", "guards", "relief"])]),
    (C(JOINED, f"{JOINED}\n      retreat_check: {{do: check, who: everyone}}"), [
        bad("retreat_check", f"{TOWER}.retreat_check.who", "fault-leader-checks")]),
    (C(JOINED, f"{JOINED}\n      retreat_check: {{do: check}}\n      retreat_allowed: false"), [
        odd("retreat_check", f"{TOWER}.retreat_check", "fault-never-both", field="retreat_check",
            other="retreat_allowed: false")]),
    (C("scope: next_battle\n      attack: 1", "scope: next_map\n      against: group\n      silent: random_member"), [
        odd("against", "tiles.alley.events[2].against", "fault-wait-idle", field="against", scope="next_map"),
        odd("silent", "tiles.alley.events[2].silent", "fault-wait-idle", field="silent", scope="next_map")]),
    (C("      attack: 1\n", "      attackers_held_back: -2\n      enemy_attacks_min: -1\n"), [
        bad("attackers_held", "tiles.alley.events[2].attackers_held_back", "fault-at-least", found="-2", limit=0),
        bad("enemy_attacks", "tiles.alley.events[2].enemy_attacks_min", "fault-at-least", found="-1", limit=0)]),
    (C("- do: trap\n      damage: 1", "- do: damage_chosen\n      amount: 1"), [
        bad("- do: damage_chosen", "tiles.alley.events[1]", "fault-battle-only", do="damage_chosen")]),
    (C("when: {information: code}", "when: {information: code, struck_first: true}"), [
        bad("struck_first", "tiles.cellar.events[0].when.struck_first", "fault-battle-condition",
            field="struck_first")]),
    (C("      attack: 1\n", "      price: {magazines: -1}\n"), [
        bad("price: {", "tiles.alley.events[2].price", "fault-needs-field", field="price", needs="shift"),
        bad("price: {", "tiles.alley.events[2].price.magazines", "fault-at-least", found="-1", limit=0)]),
    (C("      scope: next_battle\n      attack: 1\n", "      scope: next_map\n      shift: 6\n      laps: 2\n"), [
        bad("shift", "tiles.alley.events[2].shift", "fault-at-most", found="6", limit=5),
        odd("laps", "tiles.alley.events[2].laps", "fault-wait-idle", field="laps", scope="next_map")]),
    (C("      scope: next_battle\n      attack: 1\n", "      scope: operation\n      shift: 1\n      laps: 2\n"), [
        odd("laps", "tiles.alley.events[2].laps", "fault-needs-field", field="laps", needs="progress.laps")]),
    ((C("  length: 3\n", "  length: 3\n  laps: [{}, {}]\n"),
      C("      scope: next_battle\n      attack: 1\n", "      scope: operation\n      shift: 1\n      laps: 2\n")), []),
    (C("      scope: next_battle\n      attack: 1\n", "      scope: operation\n      first: enemy\n      ones: 1\n"), [
        odd("first: enemy", "tiles.alley.events[2].first", "fault-wait-idle", field="first", scope="operation"),
        odd("ones: 1", "tiles.alley.events[2].ones", "fault-wait-idle", field="ones", scope="operation")]),
    (C("      scope: next_battle\n      attack: 1\n", "      scope: next_map\n"), [
        odd("- do: wait", "tiles.alley.events[2]", "fault-changes-nothing",
            fields=["tens", "ones", "fix_tens", "fix_ones", "twice", "shift"])]),
    (C("      attack: 1\n", "      attack: 1\n      enemy_attacks_min: 1\n"), []),
    (C("        attacks: 2\n", "        attacks: 2\n        modifiers: [{when: {round: odd}}]\n"), [
        odd("modifiers", f"{CHIEF}.modifiers[0]", "fault-changes-nothing",
            fields=["squad_attack", "squad_defence", "leader_defence", "level", "attacks", "set_attacks", "damage"])]),
    (C("        attacks: 2\n", "        attacks: 2\n        modifiers: [{attacks_min: 1}]\n"), [
        odd("modifiers", f"{CHIEF}.modifiers[0].attacks_min", "fault-needs-field", field="attacks_min",
            needs="attacks")]),
    (C("        attacks: 2\n", "        attacks: 2\n        routes: {even: chief}\n"), [
        odd("routes", f"{CHIEF}.routes.even", "fault-routed-to-itself", unit="chief")]),
    (C("price: 3}]", "price: 3, prices: [{scrip: 4}]}]"), [
        odd("wares", "tiles.cellar.events[0].then[0].wares[0].price", "fault-never-both", field="price",
            other="prices")]),
    (C("price: 3}]", "prices: [{scrip: 4}, {magazines: 1, scrip: 1}]}]"), []),
    (C("  length: 3\n", "  length: 3\n  between_laps: operation\n"), [
        odd("between_laps", "progress.between_laps", "fault-needs-field", field="between_laps", needs="laps")]),
    (C("tables:\n", f"{SCRIBE}tables:\n"), [
        bad("scribe", "roles.scribe.hire_from_lap", "fault-at-most", found="2", limit=1)]),
    (C("number: 1d6+1", 'number: "１d6＋1"'), [
        bad("number: \"１", f"{TOWER}.units[1].number", "fault-full-width",
            found=Message("found-text", {"text": "１d6＋1"}), plain="1d6+1")]),
    # figures that no scenario means
    (C("level: 5\n", "level: 400\n"), [bad("level: 400", f"{CHIEF}.level", "fault-at-most", found="400", limit=30)]),
    (C("level, unit: chief, amount: -1", "level, unit: chief, amount: -400"), [
        bad("amount: -400", f"{TOWER}.units[1].on_fall[0].amount", "fault-at-least", found="-400", limit=-30)]),
    (C("        attacks: 2\n", "        attacks: 2\n        modifiers: [{level: -400}]\n"), [
        bad("level: -400", f"{CHIEF}.modifiers[0].level", "fault-at-least", found="-400", limit=-30)]),
    (C("deployment_cap: 20", f"deployment_cap: {'9' * 400}"), [
        bad("deployment_cap: 999", "deployment_cap", "fault-at-most", found=f"{'9' * 40}…", limit=9999)]),
    (C("number: 1d6+1", f'number: "{"9" * 400}"'), [
        bad("999", f"{TOWER}.units[1].number", "fault-at-most", found=f"{'9' * 40}…", limit=9999)]),
]  # fmt: skip
