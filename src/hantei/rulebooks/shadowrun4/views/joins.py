"""What is told in one line with what it leads to: an attack with its roll, a defence that holds, damage with the
roll against it."""

from collections.abc import Mapping, Sequence

from hantei.core.message import Join

ATTACKS = ("ranged-how", "ranged-how-through", "thrown", "thrown-how", "melee", "melee-how", "astral", "cyber")

HELPLESS = tuple(f"undefended-{why}" for why in ("unconscious", "empty", "vr", "unaware", "surprised", "pinned"))
"""Why a target cannot defend: a part of the line about the attack and its roll."""

ANSWERS = (*HELPLESS, "full_defence-early", "full_defence-early-vr")
"""What the target does, or cannot do, between an attack and its roll."""

DAMAGE = (
    "damage", "damage-full-P", "damage-full-S", "damage-machine", "damage-machine-full", "damage-machine-veiled",
    "damage-veiled", "resisted", "resisted-machine",
)  # fmt: skip
"""What a roll against damage can leave."""

ICONS = ("icon_damage", "icon_resisted")
"""What a roll against damage to an icon can leave."""

SUFFERED = (*DAMAGE, *ICONS, "dumpshock", "dumpshock-struck")
"""What the line with its roll tells."""

FALLS = ("", "-veiled", "-full-S", "-full-P")
"""Damage by its message, after which people can fall."""

OUTS = ("dead", "dying", "unconscious", "vanished")
"""What becomes of people who are out; the fall before it need not be told."""

ENDS = {
    **dict.fromkeys(("-veiled", "-full-S", "-full-P"), OUTS),
    **dict.fromkeys(("-machine-veiled", "-machine-full"), ("destroyed",)),
}
"""Damage by its message, and what becomes of those whom it puts out."""

ESCAPES = ("sr-log-edge_burned-cheat_death", "sr-log-edge_burned-cheat_death-last")
"""How somebody has escaped death."""

STRUCK = (
    "sr-log-hit", "sr-log-hit-machine", "sr-log-damage-machine", "sr-log-damage-machine-veiled",
    "sr-log-damage-machine-full", "sr-log-damage-machine-full-then-destroyed",
    "sr-log-damage-machine-veiled-then-destroyed", *(f"sr-log-damage{one}" for one in FALLS),
    *(f"sr-log-damage{one}-falls" for one in FALLS),
    *(f"sr-log-damage{one}-then-{out}" for one in ("-veiled", "-full-S", "-full-P") for out in OUTS),
)  # fmt: skip
"""What a spell can do to somebody, by the message about it."""

FAILURES = ("decrypt", "defuse", "edit", "disengage", "position", "repair")

RESULTS = (
    "file_found",
    "defused",
    "threaded",
    "decrypted",
    "repaired",
    "repaired-own",
    "failure",
    "failure-task",
    "task_done",
    "task_done-added",
    "work",
    *(f"failure-{one}" for one in FAILURES),
)
"""What a test against a threshold comes to."""

ONWARD = tuple(Join(f"sr-log-moved{near}-running", f"sr-log-moved-on{near}") for near in ("", "-near", "-by"))
"""Who goes on running from where they have only just come to."""

MOVES = tuple(f"moved{near}{pace}" for near in ("", "-near", "-here") for pace in ("", "-running", "-crawling"))

BEARINGS = tuple(f"moved-{near}{pace}" for near in ("foe", "again", "by") for pace in ("", "-running", "-crawling"))
"""Ways that end near no place where there is cover."""

DEFENDING = ("full_defence", "full_defence-vr")

CHANGES = ("test_changed", "test_changed-same")

CAPPED = Join("sr-log-test-roll-capped", "sr-log-attacked-roll-capped")
"""A spell with the roll for it, of which not all hits count."""

GLITCHES = ("", "-open", "-dice", "-phase")
"""What comes of a glitch."""

ROLLS = (
    "initiative", "test-roll", "test-roll-on", "test-edge", "test-edge-thrown", "test-resistance", "test-trace",
    "test-hacking", "test-perception", "test-matrix_perception", "attacked-roll", "casts-roll", "drives-rolled",
    *(f"attack-{one}-roll" for one in ATTACKS),
)  # fmt: skip
"""Rolls that can be followed by their glitch."""

TIES = ("", "-tie")


def misses(before: str) -> Sequence[Join]:
    """An attack that fails by the last roll of the target, or of the attacker."""
    return [
        join
        for tie in TIES
        for join in (
            Join(f"sr-log-missed{tie}", f"{before}-missed{tie}", its="target"),
            Join(f"sr-log-missed{tie}", f"{before}-misses{tie}"),
            Join(f"sr-log-missed-steered{tie}", f"{before}-missed-steered{tie}", its="defender"),
            Join(f"sr-log-missed-steered{tie}", f"{before}-misses{tie}"),
        )
    ]


def glitched(roll: str) -> Sequence[Join]:
    """A roll, by its message, with its glitch."""
    mine = "operator" if roll == "drives-rolled" else rolls(roll.removesuffix("-roll"))
    said = f"sr-log-{'initiative-' if roll == 'initiative' else ''}glitched"
    return [Join(f"sr-log-glitch{ending}", f"{said}{ending}", mine) for ending in GLITCHES]


def rolls(attack: str) -> str:
    """Name the argument of an attack that says who rolls for it."""
    return "operator" if attack.endswith("-through") else "who"


def falls(damage: str) -> Sequence[Join]:
    """Damage, by its message, and the fall that follows."""
    return [Join("sr-log-knocked_down", f"sr-log-damage{damage}-knocked_down")] if damage in FALLS else []


def ends(damage: str) -> Sequence[Join]:
    """Damage, by its message, or the fall that follows, and the end of whoever takes it."""
    return [Join(f"sr-log-out-{out}", f"sr-log-damage{damage}-out-{out}") for out in ENDS.get(damage, ())]


def at_once(damage: str) -> Sequence[Join]:
    """Damage without a roll against it, by its message, with the fall or the end that follows."""
    out = [Join(f"sr-log-out-{out}", f"sr-log-damage{damage}-then-{out}") for out in ENDS.get(damage, ())]
    return [Join("sr-log-knocked_down", f"sr-log-damage{damage}-falls"), *out]


def how_told(attack: str, answer: str) -> str:
    """How the line about an attack and what its target does, or cannot do, ends: a shot at the helpless is fired."""
    return "shot" if attack == "ranged-how" and answer in HELPLESS else "attacked"


CRASH_TESTS = (
    "test-roll", "test-edge", "test-edge-thrown", "test-long_shot-thrown", "test-buy", "test-critical", "test-none",
    "edge-test-edge-thrown", "edge-test-long_shot-thrown", "edge_burned-test",
    *CHANGES, *(f"edge-{one}" for one in CHANGES), *(f"glitched{ending}" for ending in GLITCHES),
)  # fmt: skip
"""How the last roll of a crash test is told, before what it comes to."""


def crash_tested() -> Mapping[str, Sequence[Join]]:
    """SR-9.6.2: the roll to avoid a crash, its threshold, and the crash that it has avoided."""
    held = [
        Join("sr-log-crash_avoided", "sr-log-crash_test-avoided", its="who"),
        Join("sr-log-crash_avoided-steered", "sr-log-crash_test-avoided", its="operator"),
    ]
    found: dict[str, Sequence[Join]] = {f"sr-log-crash_test-told{kind}": held for kind in ("", "-glitched")}
    for one in CRASH_TESTS:
        kind = "-glitched" if one.startswith("glitched") else ""
        passed = Join("sr-log-crash_test", f"sr-log-crash_test-told{kind}")
        failed = Join("sr-log-crash_test-failed", f"sr-log-crash_test-failed-told{kind}")
        found[f"sr-log-{one}"] = (passed, failed)
    return found


PAIRS: Mapping[str, Sequence[Join]] = {
    **{
        f"sr-log-attack-{one}": (
            Join("sr-log-test-roll", f"sr-log-attack-{one}-roll", rolls(one)),
            Join("sr-log-test-none", "sr-log-attacked-none", rolls(one)),
            *(Join(f"sr-log-{answer}", f"sr-log-{answer}-{how_told(one, answer)}", "target") for answer in ANSWERS),
        )
        for one in ATTACKS
    },
    **{
        f"sr-log-{one}-{said}": (
            Join("sr-log-test-roll", "sr-log-attacked-roll", "attacker"),
            Join("sr-log-test-none", "sr-log-attacked-none", "attacker"),
        )
        for one in HELPLESS
        for said in ("attacked", "shot")
    },
    "sr-log-attack-ram": (Join("sr-log-test-roll", "sr-log-attacked-roll"),),
    "sr-log-attack-ram-driven": (Join("sr-log-test-roll", "sr-log-attack-ram-rolled", "attacker"),),
    "sr-log-test-none": [
        Join("sr-log-failure-task", "sr-log-failure-task-none"),
        *(
            join
            for tie in TIES
            for join in (
                Join(f"sr-log-missed{tie}", f"sr-log-test-none-missed{tie}", its="target"),
                Join(f"sr-log-missed-steered{tie}", f"sr-log-test-none-missed-steered{tie}", its="defender"),
            )
        ),
    ],
    **{f"sr-log-glitched{ending}": misses("sr-log-glitched") for ending in GLITCHES},
    "sr-log-glitched": [*misses("sr-log-glitched"), Join("sr-log-failure-task", "sr-log-failure-task-glitched")],
    **{
        f"sr-log-test-nobody{named}": [
            Join(f"sr-log-glitch-nobody{ending}", f"sr-log-glitched{ending}", mine="") for ending in ("", "-open")
        ]
        for named in ("", "-named")
    },
    **{
        f"sr-log-{one}": (Join("sr-log-missed", "sr-log-roll-missed"),)
        for one in ("attacked-roll", *(f"attack-{one}-roll" for one in ATTACKS))
    },
    "sr-log-glitch": [
        Join(f"sr-log-found_nobody-{one}-rolled", f"sr-log-found_nobody-{one}-glitched") for one in ("look", "again")
    ],
    **{
        f"sr-log-stopped{where}": (Join("sr-log-out-unconscious", f"sr-log-stopped{where}-out"),)
        for where in ("", "-at", "-near")
    },
    "sr-log-stands_up": (Join("sr-log-cover-on", "sr-log-stands_up-cover"),),
    "sr-log-restarted": (Join("sr-log-icon_restarts", "sr-log-restarted-icon", mine=""),),
    "sr-log-moved-cover": (*ONWARD, Join("sr-log-action-run", "sr-log-moved-cover-run")),
    "sr-log-moved-cover-run": ONWARD,
    "sr-log-action-run": (
        Join("sr-log-aim_lost", "sr-log-aim_lost"),
        *(Join(f"sr-log-{one}", f"sr-log-{one}") for one in (*MOVES, *BEARINGS) if one.endswith("-running")),
    ),
    "sr-log-moved-on": (Join("sr-log-cover-on", "sr-log-moved-on-cover"),),
    "sr-log-phase_goes_on": [
        Join(one, "sr-log-phase_goes_on-then", mine="", late=True, whole=True)
        for one in (*(f"sr-log-out-{out}" for out in OUTS), *(f"{one}-out" for one in ESCAPES))
    ],
    "sr-log-spell_hits": [
        Join("sr-log-aim_lost", "sr-log-spell_hits-aim_lost"),
        *(Join(one, "sr-log-spell_hits-then", late=True, whole=True) for one in STRUCK),
    ],
    "sr-log-action-quick_draw": (Join("sr-log-readied", "sr-log-action-quick_draw-drawn"),),
    "sr-log-clip_out": (Join("sr-log-clip_in", "sr-log-clip_in-changed", mine="weapon", its="weapon"),),
    "sr-log-jacks_out": (Join("sr-log-thrown_out", "sr-log-jacks_out-thrown"),),
    "sr-log-test-trace": (Join("sr-log-tracing-once", "sr-log-tracing-once-rolled"),),
    "sr-log-test-hacking": (Join("sr-log-hacking", "sr-log-hacking-rolled"),),
    **{
        f"sr-log-drives-{one}": (Join("sr-log-test-roll", "sr-log-drives-rolled", "operator"),)
        for one in ("position", "disengage")
    },
    "sr-log-drives-rolled": (
        Join("sr-log-positioned", "sr-log-positioned-driven", "machine"),
        Join("sr-log-disengages", "sr-log-disengages-driven", "machine"),
        Join("sr-log-success-position", "sr-log-drives-level", "operator"),
        *(
            Join(f"sr-log-failure-{one}", f"sr-log-drives-failed-{one}", "operator")
            for one in ("position", "disengage")
        ),
    ),
    **{one: (Join("sr-log-out-unconscious", f"{one}-out"),) for one in ESCAPES},
    "sr-log-calls": (Join("sr-log-test-roll", "sr-log-attacked-roll"),),
    "sr-log-compiles": (Join("sr-log-test-roll", "sr-log-attacked-roll"),),
    **{
        f"sr-log-healed{veiled}": [
            Join(f"sr-log-wakes{scored}", f"sr-log-healed{veiled}-wakes{scored}") for scored in ("", "-scored")
        ]
        for veiled in ("", "-veiled")
    },
    "sr-log-spell_hits-many": (Join("sr-log-aim_lost-many", "sr-log-spell_hits-many-aim_lost", late=True),),
    "sr-log-casts": (Join("sr-log-test-roll", "sr-log-casts-roll"), CAPPED),
    "sr-log-casts-self": (Join("sr-log-test-roll", "sr-log-attacked-roll"), CAPPED),
    "sr-log-casts-ritual": (Join("sr-log-test-roll", "sr-log-attacked-roll"), CAPPED),
    "sr-log-casts-aim_lost": (Join("sr-log-test-roll", "sr-log-attacked-roll"), CAPPED),
    **{
        f"sr-log-{one}": (*misses(f"sr-log-{one}"), Join("sr-log-score", "sr-log-test_changed-scored"))
        for one in (*CHANGES, *(f"edge-{one}" for one in CHANGES))
    },
    "sr-log-test-roll": (
        Join("sr-log-missed", "sr-log-test-roll-missed", its="target"),
        Join("sr-log-missed-tie", "sr-log-test-roll-missed-tie", its="target"),
        *(
            Join(f"sr-log-missed-{way}{tie}", f"sr-log-test-roll-missed-{way}{tie}", its="defender")
            for way in ("steered", "ram")
            for tie in ("", "-tie")
        ),
        *(Join(f"sr-log-{one}", f"sr-log-{one}-rolled") for one in RESULTS),
    ),
    "sr-log-test-resistance": [
        *(Join(f"sr-log-{one}", f"sr-log-{one}-rolled") for one in SUFFERED),
        Join("sr-log-damage-machine-full-then-destroyed", "sr-log-damage-machine-full-out-destroyed"),
    ],
    **{f"sr-log-{one}": (Join("sr-log-cover-on", f"sr-log-{one}-cover"),) for one in MOVES},
    **{f"sr-log-{one}-aim_lost": (Join("sr-log-cover-on", f"sr-log-{one}-aim_lost-cover"),) for one in MOVES},
    "sr-log-aim_lost": [
        Join(f"sr-log-{one}", f"sr-log-{one}-aim_lost")
        for one in (*MOVES, *BEARINGS, *DEFENDING, "casts", "hit", "hit-machine")
    ],
    "sr-log-found_nobody-look": [Join("sr-log-found_nobody-again", "sr-log-found_nobody-twice", reasons_told=True)],
    "sr-log-found_nobody-look-rolled": [
        Join("sr-log-found_nobody-again-rolled", "sr-log-found_nobody-twice-rolled", reasons_told=True)
    ],
    **{f"sr-log-damage{one}-rolled": (*falls(one), *ends(one)) for one in dict.fromkeys((*FALLS, *ENDS))},
    **{f"sr-log-damage{one}-knocked_down": ends(one) for one in FALLS if one in ENDS},
    **{f"sr-log-damage{one}": at_once(one) for one in FALLS},
    **{f"sr-log-damage{one}-falls": at_once(one)[1:] for one in FALLS},
    "sr-log-knocked_down": [Join(f"sr-log-out-{out}", f"sr-log-out-{out}") for out in OUTS],
    **{
        f"sr-log-damage-{one}": (Join("sr-log-out-destroyed", f"sr-log-damage-{one}-then-destroyed"),)
        for one in ("machine-veiled", "machine-full")
    },
    "sr-log-edge": [
        *(Join(f"sr-log-{one}", f"sr-log-edge-{one}") for one in (*CHANGES, "test_changed-capped")),
        *(Join(f"sr-log-{one}", f"sr-log-edge-{one}") for one in ("test-edge-thrown", "test-long_shot-thrown")),
    ],
    "sr-log-edge_burned": (Join("sr-log-test-critical", "sr-log-edge_burned-test"),),
}
"""Pairs of messages by the id of the first; glitches apart."""

WITH_GLITCHES: Mapping[str, Sequence[Join]] = {
    **PAIRS,
    **{f"sr-log-{roll}": (*PAIRS.get(f"sr-log-{roll}", ()), *glitched(roll)) for roll in ROLLS},
}
"""The same with the glitches of rolls."""

JOINS: Mapping[str, Sequence[Join]] = {
    **WITH_GLITCHES,
    **{first: (*WITH_GLITCHES.get(first, ()), *joins) for first, joins in crash_tested().items()},
}
"""Pairs of messages by the id of the first."""
