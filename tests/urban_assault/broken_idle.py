"""Changes after which something in a scenario can never matter, each with its warnings and no others."""

from __future__ import annotations

from .broken_battles import LINEAR, MAP
from .yard import CHIEF, TOWER, C, odd, thing

JOINED = "joined_units: [guards, relief]"
CHECK = '      failure: [{do: hurt, who: "role:medic"}, {do: afflict, condition: poisoned}]\n'


def _asked(what: str) -> C:
    """The cellar asks for something else besides."""
    return C("when: {information: code}", f"when: {{information: code, {what}}}")


DECLARED = [
    (C("table: crate", "table: standard"), [odd("  crate:", "tables.crate", "fault-never-named", name="crate")]),
    (C("traits: [sewer]", "traits: [night]"), [
        odd("traits: {sewer", "traits.sewer", "fault-never-named", name="sewer")]),
    (C(", {do: afflict, condition: poisoned}", ""), [
        odd("conditions:", "conditions.poisoned", "fault-never-named", name="poisoned")]),
    (C("{do: capture, prisoner: runner}", "{do: heal}"), [
        odd("prisoners:", "prisoners.runner", "fault-never-named", name="runner")]),
    (C(", then: [{do: join, companion: guide}]", ""), [
        odd("  guide:", "companions.guide", "fault-never-named", name="guide")]),
    (C("counters: {alarm: {", "counters: {bell: {name: {ja: 鐘, en: Bell}}, alarm: {"), [
        odd("counters:", "counters.bell", "fault-never-named", name="bell")]),
    (C("forces: {militia: {", "forces: {guild: {name: {ja: 組, en: Guild}}, militia: {"), [
        odd("forces:", "forces.guild", "fault-never-named", name="guild")]),
    ((C("issue: [{gear: radio}]\n", ""), C("{item: radio, price: 3}", "{mre: 1, price: 3}")), [
        odd("  radio:", "gear.radio", "fault-never-named", name="radio")]),
    (C("gear:\n", "roles: {scribe: {name: {ja: 書, en: S}, effect: {ja: 書, en: S}, clause: UA-SC.27}}\ngear:\n"), [
        odd("roles:", "roles.scribe", "fault-never-named", name="scribe")]),
    # UA-SC.19: what is asked for is to be had
    ((_asked("item: radio"), C("issue: [{gear: radio}]\n", ""), C("{item: radio, price: 3}", "{mre: 1, price: 3}")), [
        odd("when: {information", "tiles.cellar.events[0].when.item", "fault-nothing-grants",
            kind=thing("gear"), name="radio")]),
    ((_asked("prisoner: runner"), C("{do: capture, prisoner: runner}", "{do: release, prisoner: runner}")), [
        odd("when: {information", "tiles.cellar.events[0].when.prisoner", "fault-nothing-grants",
            kind=thing("prisoner"), name="runner")]),
    ((_asked("trait: sewer"), C("    traits: [sewer]\n", "")), [
        odd("when: {information", "tiles.cellar.events[0].when.trait", "fault-nothing-grants",
            kind=thing("trait"), name="sewer")]),
    ((_asked("member: scribe"),
      C("gear:\n", "roles: {scribe: {name: {ja: 書, en: S}, effect: {ja: 書, en: S}, clause: UA-SC.27}}\ngear:\n")), [
        odd("when: {information", "tiles.cellar.events[0].when.member", "fault-nothing-grants",
            kind=thing("role"), name="scribe")]),
]  # fmt: skip

WAY = [
    # UA-SC.17
    (C(LINEAR, MAP + "  length: 3\n"), [
        odd("  length: 3", "progress.length", "fault-never-both", field="length", other="mode: fixed_map")]),
    (C("  length: 3", "  length: 3\n  final_chance: {first: 3, step: 6, certain: 6}"), [
        odd("  length: 3", "progress.length", "fault-never-both", field="length", other="final_chance")]),
    (C("  length: 3", "  length: 3\n  start: road"), [
        odd("  start: road", "progress.start", "fault-never-both", field="start", other="mode: linear")]),
    # three maps, the fixed event, the final event: the sixth never comes; but where a tile leads on there may be more
    ((C("{do: go, tile: cellar}", "{do: heal}"), C("tile: gate}", "tile: cellar}"),
      C("  length: 3", "  length: 3\n  traits: [{from_tile: 6, traits: [night]}]")), [
        odd("from_tile", "progress.traits[0].from_tile", "fault-map-never", tile=6, last=5),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    ((C("{do: go, tile: cellar}", "{do: heal}"), C("tile: gate}", "tile: cellar}"),
      C("  length: 3", "  length: 3\n  traits: [{from_tile: 5, traits: [night]}]")), [
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C("  length: 3", "  length: 3\n  traits: [{from_tile: 6, traits: [night]}]"), []),
    # UA-SC.28
    (C("failure: [{when: {counter: alarm, at_least: 5}, ending: late}]\n", ""), [
        odd("  late:", "endings.late.result", "fault-never-fails", ending="late")]),
    ((C("failure: [{when: {counter: alarm, at_least: 5}, ending: late}]\n", ""),
      C("{do: capture, prisoner: runner}", "{do: capture, prisoner: runner}, {do: end, result: failed}")), []),
    # what stands behind something that leads away
    (C("[{do: go, tile: cellar}]", "[{do: go, tile: cellar}, {do: heal}]"), [
        odd('rows: {"1-2"', "tiles.alley.events[0].rows.1-2[1]", "fault-never-comes", do="go")]),
    (C('"3-6": []}', '"3-6": [{do: end, result: failed}]}'), [
        odd("- do: trap", "tiles.alley.events[1]", "fault-never-comes", do="roll")]),
]  # fmt: skip

MEETINGS = [
    (C("      memory: force\n", "      memory: force\n      initiative_target: 4\n"), [
        odd("reactions:", f"{TOWER}.reactions", "fault-never-both", field="reactions", other="initiative_target")]),
    (C("      memory: force\n", "      memory: force\n      ambush: true\n      first: enemy\n"), [
        odd("ambush", f"{TOWER}.ambush", "fault-never-both", field="ambush", other="first"),
        odd("reactions:", f"{TOWER}.reactions", "fault-never-both", field="reactions", other="first")]),
    (C("      memory: force\n", "      memory: force\n      rounds_result: victory\n"), [
        odd("rounds_result", f"{TOWER}.rounds_result", "fault-needs-field", field="rounds_result", needs="rounds")]),
    (C("      memory: force\n", "      memory: force\n      retreat_allowed: false\n      retreat: [{do: heal}]\n"), [
        odd("retreat: [", f"{TOWER}.retreat", "fault-never-both", field="retreat", other="retreat_allowed: false")]),
    # UA-SC.23: at most 1d6+1, so 7, guards are felled; with the seventh none is left
    (C(JOINED, "joined_units: [guards]\n      joined_felled: 6"), []),
    (C(JOINED, "joined_units: [guards]\n      joined_felled: 7"), [
        odd("joined_felled", f"{TOWER}.joined_felled", "fault-felled-never", found=7, most=7)]),
    (C(JOINED, f"{JOINED}\n      joined_felled: 20"), []),  # the relief may come more than once
    ((C(JOINED, "joined_units: [guards]\n      joined_felled: 5"), C("number: 1d6+1", "number: 2d6-1d3*1")), []),
    ((C(JOINED, "joined_units: [guards]\n      joined_felled: 5"), C("number: 1d6+1", "number: 1d6-1d3")), [
        odd("joined_felled", f"{TOWER}.joined_felled", "fault-felled-never", found=5, most=5)]),
    (C("        attacks: 2\n", "        attacks: 2\n        withdraw_at: 1\n        never_withdraws: true\n"), [
        odd("withdraw_at", f"{CHIEF}.withdraw_at", "fault-never-both", field="withdraw_at", other="never_withdraws")]),
    ((C(JOINED, "rounds: 3"), C("{unit: chief, state: fallen}", "{round_from: 3}"),
      C("        attacks: 2\n", "        attacks: 2\n        modifiers: [{when: {round_from: 4}, damage: 1}]\n")), [
        odd("modifiers", f"{CHIEF}.modifiers[0].when.round_from", "fault-after-last-round", round=4, rounds=3)]),
    (C("effect: level_plus, amount: 1", "effect: level_plus"), [
        odd("resistances", f"{CHIEF}.resistances[0]", "fault-changes-nothing", fields=["amount"])]),
    (C("      attack: 1\n", "      attack: 1\n      against: group\n"), []),
    ((C("        kind: target\n        level: 5\n        life: 4\n",
        "        kind: group\n        level: 5\n        number: 4\n"),
      C("      attack: 1\n", "      attack: 1\n      against: target\n")), [
        odd("against", "tiles.alley.events[2].against", "fault-never-met", kind="target")]),
]  # fmt: skip

EFFECTS = [
    (C(", price: 3}", "}"), [
        odd("wares", "tiles.cellar.events[0].then[0].wares[0]", "fault-ware-free", fields=["price", "prices"])]),
    (C(", price: 3}", ", prices: [{scrip: 2}, {}]}"), [
        odd("wares", "tiles.cellar.events[0].then[0].wares[0].prices[1]", "fault-ware-free",
            fields=["magazines", "scrip", "mre"])]),
    (C("do: count, counter: alarm, add: 1", "do: count, counter: alarm"), [
        odd("start: [{do: count", "start[0]", "fault-changes-nothing", fields=["add", "set"])]),
    (C("do: count, counter: alarm, add: 1", "do: count, counter: alarm, add: 1, set: 2"), [
        odd("start: [{do: count", "start[0].add", "fault-never-both", field="add", other="set")]),
    (C("{do: gain, scrip: 2d6}", "{do: gain}"), [
        odd("rewards", "rewards[0]", "fault-changes-nothing",
            fields=["magazines", "scrip", "mre", "items", "information"])]),
    (C("{do: level, unit: chief, amount: -1}", "{do: level, unit: chief}"), [
        odd("on_fall", f"{TOWER}.units[1].on_fall[0]", "fault-changes-nothing", fields=["amount"])]),
    (C("{do: modify_battle, attack: 1}", "{do: modify_battle}"), [
        odd("battle_start", "companions.guide.battle_start[0]", "fault-changes-nothing",
            fields=["attack", "defence", "leader_defence"])]),
    (C(CHECK, f"{CHECK}      any_failed: [{{do: heal}}]\n"), [
        odd("any_failed", "tiles.yard.events[1].any_failed", "fault-needs-field",
            field="any_failed", needs="who: everyone")]),
    (C("      replace: negotiation\n", "      replace: negotiation\n      who: everyone\n"), [
        odd("role:medic", "tiles.yard.events[1].failure", "fault-never-both", field="failure", other="who: everyone")]),
]  # fmt: skip

IDLE = [*DECLARED, *WAY, *MEETINGS, *EFFECTS]
