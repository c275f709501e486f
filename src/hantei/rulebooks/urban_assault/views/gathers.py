"""What is told in one sentence: one effect on several people, and what is done with what comes of it."""

from collections.abc import Collection, Mapping, Sequence

from hantei.core.message import Join, joined_late

GATHERS: Mapping[str, str] = {
    "ua-log-incapacitated": "who",
    "ua-log-returned": "who",
    "ua-log-dropped_out": "who",
    "ua-log-absent": "who",
    "ua-log-suggested_level": "who",
    "ua-log-deployed-shared": "who",
    "ua-log-deployed-shared-fed": "who",
    "ua-log-silent": "who",
    "ua-log-bleeding": "who",
    "ua-log-stunned": "unit",
    "ua-log-flashed": "unit",
    "ua-log-met": "unit",
}
"""The argument that names the person, by the message about one; that about several has `-many` behind its id."""

SERIES: Mapping[str, Sequence[str]] = {
    "ua-log-check-defence-held": ("face", "dice", "sum", "outcome"),
    "ua-log-check-defence-members-held": ("face", "dice", "sum", "outcome"),
}
"""Attacks warded off one after another: what may differ are the dice."""

STRIKES = (
    "ua-log-attack", "ua-log-shot", "ua-log-shot-diced", "ua-log-shot-noted", "ua-log-shot-noted-diced",
    "ua-log-check-at", "ua-log-ied", "ua-log-c4_blast",
)  # fmt: skip
DEFENCES = ("ua-log-check-defence", "ua-log-check-defence-joined", "ua-log-check-defence-paid")
LEFT = tuple(
    f"ua-log-unit_left-withdrawn{how}{one}" for how in ("", "-outmatched", "-together") for one in ("", "-one")
)
REACTIONS = ("ua-log-reaction_die", "ua-log-reaction_moved-by", "ua-log-reaction_moved-by-joined")
USED = ("ua-log-item_used", "ua-log-item_used-left", "ua-log-use_left-joined")

HEADS: Mapping[str, Collection[str]] = {
    "ua-log-battle_over-fled": LEFT,
    "ua-log-battle_over-fled-some": LEFT,
    **{f"ua-log-{blow}{one}": ("ua-log-check",) for blow in ("flashed", "stunned") for one in ("", "-one")},
    "ua-log-trap_disarmed": ("ua-log-check",),
    "ua-log-trap_sprung": ("ua-log-check",),
    "ua-log-check-defence": ("ua-log-skill_used-evade",),
    **{f"ua-log-{loss}{last}": STRIKES for loss in ("felled", "damaged") for last in ("", "-last")},
    **{f"ua-log-reaction{how}": REACTIONS for how in ("", "-leaves", "-alone", "-passage", "-help", "-wants")},
    "ua-log-reaction_moved-by": ("ua-log-reaction_die",),
    "ua-log-met": ("ua-log-encounter",),
    "ua-log-met-many": ("ua-log-encounter",),
    "ua-log-dropped_out": ("ua-log-hit_table",),
    "ua-log-hurt": ("ua-log-bleeding",),
    "ua-log-use_left": ("ua-log-item_used",),
    "ua-log-throw_missed": ("ua-log-check",),
    "ua-log-throw_missed-dazzle": ("ua-log-check",),
    "ua-log-skill_used-protect": ("ua-log-hit_table",),
    "ua-log-check-defence-for": ("ua-log-skill_used-protect", "ua-log-skill_used-protect-joined"),
    "ua-log-wounded-does": DEFENCES,
    "ua-log-modified-attack": USED,
    "ua-log-modified-defence": USED,
    "ua-log-modified-leader_defence": USED,
    "ua-log-gained": ("ua-log-loot",),
    "ua-log-gained-rolled": ("ua-log-loot",),
    "ua-log-found": ("ua-log-loot",),
    "ua-log-digit_shifted": ("ua-log-paid",),
    "ua-log-captured": ("ua-log-unit_left-captured-one", "ua-log-unit_left-captured-gone"),
    "ua-log-prisoners": ("ua-log-unit_left-captured-one", "ua-log-unit_left-captured-gone"),
    "ua-log-prisoners-as": ("ua-log-unit_left-captured-one", "ua-log-unit_left-captured-gone"),
    "ua-log-cannot_join-places": ("ua-log-cannot_join-places",),
}
"""What came of something, by its message, and the messages after which it is told in the same sentence."""

OTHERWISE: Mapping[str, Sequence[Join]] = {
    "ua-log-skill_used-evade": [Join("ua-log-check-defence-held", "ua-log-check-defence-held-joined", mine="", its="")],
    "ua-log-skill_used-left": [Join("ua-log-spent", "ua-log-skill_used-spent", late=True)],
    "ua-log-escape_tried": [Join("ua-log-check-escape", "ua-log-check-escape-tried", mine="", its="", late=True)],
    "ua-log-lap_ends": [  # the operation ends with it
        Join(f"ua-log-operation_over-{result}", f"ua-log-operation_over-{result}", mine="", its="", late=True)
        for result in ("completed", "failed", "lost", "abandoned")
    ],
    **{
        f"ua-log-issued-member{of}": [  # lent before the next of several operations begins, as after the first
            Join(f"ua-log-next_operation{text}", f"ua-log-next_operation{text}-lent", mine="", its="", late=True)
            for text in ("", "-text")
        ]
        for of in ("", "-of")
    },
    "ua-log-hit_table": [Join("ua-log-hurt", "ua-log-hurt-struck", mine="", its="", late=True)],
    **{defence: [Join("ua-log-hurt", "ua-log-hurt-hit", mine="", its="", late=True)] for defence in DEFENCES},
    "ua-log-check": [
        Join("ua-log-points", "ua-log-check-points", late=True),
        *(
            Join(f"ua-log-{loss}{last}", f"ua-log-{loss}-thrown{last}", mine="", its="", late=True)
            for loss in ("felled", "damaged")
            for last in ("", "-last")
        ),
    ],
    "ua-log-map_drawn": [
        Join("ua-log-map_drawn", "ua-log-map_drawn-twice", mine="result", its="result", late=True),
    ],
    "ua-log-wounded-does": [Join("ua-log-hurt", "ua-log-hurt-wounded", late=True)],
    "ua-log-wounded-does-joined": [Join("ua-log-hurt", "ua-log-hurt-wounded-joined", late=True)],
    "ua-log-gained-spoils": [Join("ua-log-gained-spoils", "ua-log-gained-spoils-more", late=True)],
    "ua-log-hired": [Join("ua-log-hired", "ua-log-hired-twice", mine="", its="", late=True)],  # for nothing, one by one
    "ua-log-hired-together": [Join("ua-log-hired", "ua-log-hired-more", mine="price", its="price", late=True)],
    "ua-log-table_row-companion": [Join("ua-plain", "ua-log-table_row-companion-said", mine="", its="", late=True)],
    "ua-log-cured-wound": [Join("ua-log-paid", "ua-log-cured-wound-paid", late=True)],
    **{
        f"ua-log-gained{how}-joined": [Join("ua-log-gained", "ua-log-gained-more", late=True)]  # one row, two stocks
        for how in ("", "-rolled")
    },
    "ua-log-gained-reward": [Join("ua-log-gained-reward", "ua-log-gained-reward-more", late=True)],
    "ua-log-bought-of": [Join("ua-log-bought-of", "ua-log-bought-of-twice", mine="", its="", late=True)],
    "ua-log-bought": [Join("ua-log-bought", "ua-log-bought-twice", mine="gear", its="gear", late=True)],
    **{
        row: [
            Join("ua-plain", "ua-log-table_row-said", mine="", its="", late=True),
            *(
                Join(f"ua-log-{what}", f"ua-log-{what}-event", mine="", its="", late=True)
                for what in ("gained", "gained-rolled", "found")
            ),
        ]
        for row in ("ua-log-table_row", "ua-log-table_row-over")
    },
    "ua-log-picks": [
        Join(f"ua-log-{what}", f"ua-log-{what}-picked", mine="", its="", late=True)
        for what in ("check", "silent", "silent-idle", "absent")
    ],
    "ua-log-target_die": [
        Join("ua-log-shot", "ua-log-shot-diced", mine="", its="", late=True),
        Join("ua-log-shot-noted", "ua-log-shot-noted-diced", mine="", its="", late=True),
    ],
    **{
        used: [
            *(
                Join(f"ua-log-{loss}{last}", f"ua-log-{loss}-used{last}", mine="", its="", late=True)
                for loss in ("felled", "damaged")
                for last in ("", "-last")
            ),
            Join("ua-log-cured-wound", "ua-log-cured-wound-used", late=True),
            Join("ua-log-cured", "ua-log-cured-used", late=True),
            Join("ua-log-trap_disarmed", "ua-log-trap_disarmed-used", late=True),
        ]
        for used in ("ua-log-item_used", "ua-log-item_used-left")
    },
    "ua-log-unit_left-taken": [
        Join(f"ua-log-{what}", f"ua-log-{what}-counted", mine="", its="", late=True)
        for what in ("captured", "prisoners", "prisoners-as")
    ],
    "ua-log-felled": [Join("ua-log-felled", "ua-log-felled-more", mine="unit", its="unit", late=True)],
    "ua-log-found": [
        Join("ua-log-paid", "ua-log-paid-bought", late=True),
        Join("ua-log-found", "ua-log-found-twice", mine="", its="", late=True),
    ],
    "ua-log-digit_shifted-joined": [
        Join("ua-log-map_drawn", "ua-log-map_drawn-shifted", mine="result", its="result", late=True)
    ],
}
"""Pairs with words of their own."""

SHOTS = ("ua-log-shot", "ua-log-shot-diced", "ua-log-shot-noted", "ua-log-shot-noted-diced")
ELSEWHERE: Mapping[str, Sequence[Join]] = {
    shot: [
        Join(f"ua-log-{loss}{last}", f"ua-log-{loss}-elsewhere{last}", mine="elsewhere", its="elsewhere", late=True)
        for loss in ("felled", "damaged")
        for last in ("", "-last")
    ]
    for shot in SHOTS
}
"""Shots whose hit goes to another enemy than they were fired at; the others are joined before."""

LATE = joined_late(HEADS)
JOINS: Mapping[str, Sequence[Join]] = {
    **LATE,
    **{first: [*LATE.get(first, ()), *joins] for first, joins in (*ELSEWHERE.items(), *OTHERWISE.items())},
}
"""All pairs by the first message."""
