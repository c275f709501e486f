"""What is told in one sentence: one effect on several people, several wounds, and a deed with what comes of it."""

from collections.abc import Collection, Mapping, Sequence

from hantei.core.message import Join, joined_late

GATHERS: Mapping[str, str] = {
    "gd-log-condition-dead": "who",
    "gd-log-condition-dead-at_once": "who",
    "gd-log-condition-unconscious": "who",
    "gd-log-condition-stunned": "who",
    "gd-log-condition-confused": "who",
    "gd-log-condition-prone": "who",
    "gd-log-condition-unstable": "who",
    "gd-log-condition_over": "who",
    "gd-log-healed": "wound",
    "gd-log-worn_off": "wound",
    "gd-log-worn_off-light": "amount",
    "gd-log-worn_off-shock": "amount",
    "gd-log-noticed": "who",
    "gd-log-effect": "who",
    "gd-log-endurance_lost-veiled": "who",
    "gd-log-action_check-idle": "who",
    "gd-log-action_check-late-idle": "who",
    "gd-log-in_force-why": "who",
    "gd-log-in_force-only": "who",
    "gd-log-in_force-both": "who",
    "gd-log-in_force-down": "who",
    "gd-log-in_force-down-both": "who",
    "gd-log-bleeding_over": "who",
    "gd-log-shock_over": "who",
    "gd-log-arrived": "who",
    "gd-log-escaped": "who",
}
"""The argument that names the person, or what they recover from, by the message about one.

That about several has `-many` behind its id.
"""

HITS = ("gd-log-damage", "gd-log-damage-armour", "gd-log-hit", "gd-log-hit-notes")
LOSSES = ("gd-log-endurance_lost", "gd-log-endurance_lost-veiled")
HIT_LOSSES = ("gd-log-endurance_lost-hit-joined", "gd-log-endurance_lost-hit-veiled-joined")
BLEEDS = ("gd-log-bleeding", "gd-log-bleeding-more")
FALLS = ("gd-log-condition-unconscious", "gd-log-condition-unconscious-decides")
WOUNDS = ("gd-log-impaired", "gd-log-impaired-joined")
CHECKS = ("gd-log-check",)
TESTED = (*CHECKS, "gd-log-shock_over-joined")
AFTER = ("", "-used", "-treated")
CURES = tuple(
    f"gd-log-{cure}{after}"
    for cure in ("endurance_restored", "endurance_restored-left", "bleeding_over")
    for after in AFTER
)

EFFECTS = (*CURES[:: len(AFTER)], "gd-log-condition_over", "gd-log-healed", "gd-log-healed-many", "gd-log-stabilised")

TREATS = ("gd-log-check-treats", "gd-log-check-treats-self")

HEADS: Mapping[str, Collection[str]] = {
    "gd-log-endurance_lost-hit": HITS,
    "gd-log-endurance_lost-hit-veiled": HITS,
    "gd-log-impaired": BLEEDS,
    "gd-log-condition-stunned": TESTED,
    "gd-log-condition-dead": CHECKS,
    "gd-log-condition-dead-decides": CHECKS,
    "gd-log-condition_over": TESTED,
    "gd-log-shock_over": CHECKS,
    **{f"gd-log-tactics{effect}": TESTED for effect in ("", "-hit_rate", "-group_file")},
    **dict.fromkeys(FALLS, (*HIT_LOSSES, *LOSSES)),
    "gd-log-condition-prone": (*WOUNDS, *CHECKS),
    "gd-log-evaded": TESTED,
    "gd-log-aim_lost": ("gd-log-condition-stunned-joined", "gd-log-condition-prone-joined"),
    "gd-log-aim_lost-lying": tuple(f"gd-log-posture-down{how}" for how in ("", "-stayed", "-harder")),
    "gd-log-condition-unstable": WOUNDS,
    "gd-log-dropped": (*WOUNDS, *CHECKS),
    "gd-log-stabilised": (*CURES, "gd-log-bleeding_over-joined"),
    "gd-log-bleeding_over": CURES[: 2 * len(AFTER)],
    **dict.fromkeys(("gd-log-healed", "gd-log-healed-many"), (*CURES, "gd-log-bleeding_over-joined")),
    "gd-log-check-hit": tuple(
        f"gd-log-{attack}{part}"
        for attack in ("fired-one", "fired-one-rounds", "blow", "throw")
        for part in ("", "-part")
    ),
}
"""What came of something, by its message, and the messages after which it is told in the same sentence."""

LISTED = (
    "gd-log-aim_lost", *LOSSES, *BLEEDS, "gd-log-impaired", "gd-log-dropped", *FALLS,
    *(f"gd-log-condition-{word}" for word in ("prone", "unstable", "confused")),
)  # fmt: skip
"""What a row of the damage penalty table brings. It is told as a list: the first with `-row` behind its id, all others
with `-also`."""

DEATHS = ("gd-log-condition-dead-at_once", "gd-log-condition-dead-at_once-decides")

ROWS: Mapping[str, Sequence[Join]] = {
    "gd-log-penalty": [Join(one, f"{one}-row", late=True) for one in (*LISTED, *DEATHS)],
    **{
        f"{first}{place}": [Join(one, f"{one}-also", late=True) for one in LISTED]
        for first in LISTED
        for place in ("-row", "-also")
    },
}

HELPED = [Join(one, f"{one}-used", mine="patient", late=True) for one in EFFECTS]

TREATED = [
    *(Join(one, f"{one}-treated", mine="patient", late=True) for one in EFFECTS),
    Join("gd-log-treated-rouse", "gd-log-treated-rouse-treated", late=True),
]

USED: Mapping[str, Sequence[Join]] = {
    "gd-log-item_used": [Join("gd-log-check-patient", "gd-log-check-item", late=True), *HELPED],
    "gd-log-item_used-alone": [Join("gd-log-check-self", "gd-log-check-item-alone", late=True), *HELPED],
    **dict.fromkeys((*TREATS, "gd-log-check-item", "gd-log-check-item-alone"), TREATED),
}
"""What is used on somebody, or a medical action, with its check, and what it does for them."""

WOKEN: Mapping[str, Sequence[Join]] = {
    "gd-log-condition_over-joined": [Join("gd-log-condition-stunned", "gd-log-condition-stunned-woken", late=True)],
}
"""Whoever wakes up is stunned (GD-07.11)."""

DOWN: Mapping[str, Sequence[Join]] = {
    "gd-log-stayed": [Join("gd-log-posture-down", "gd-log-posture-down-stayed", late=True)],
    "gd-log-stayed-harder": [Join("gd-log-posture-down", "gd-log-posture-down-harder", late=True)],
}
"""Whoever lies down where they are."""

COVERED: Mapping[str, Sequence[Join]] = {
    moved: [Join("gd-log-cover-on", f"{moved}-covered", late=True)]
    for moved in (f"gd-log-moved{way}{left}" for way in ("", "-reached") for left in ("", "-leaving"))
}
"""Whoever moves into cover."""

CROSSED = ("-across", "-onward", "-crawling")
ENDED = ("", "-towards", "-up", "-towards-place", "-away", "-point", "-reached", "-through")
MOVES = (
    *(f"gd-log-moved{way}{left}" for way in (*ENDED, *CROSSED) for left in ("", "-leaving")),
    *(f"gd-log-moved{way}-sheltered" for way in CROSSED),
)

GIVEN_UP: Mapping[str, Sequence[Join]] = {
    "gd-log-aim_lost-method": [
        *(Join(one, "gd-log-aim_lost-moved", late=True, whole=True) for one in MOVES),
        *(Join(one, f"{one}-joined", mine="", its="", late=True) for one in ("gd-log-stayed", "gd-log-stayed-harder")),
    ],
    "gd-log-aim_lost-moved": [Join("gd-log-cover-on", "gd-log-aim_lost-moved-covered", late=True)],
}
"""Whoever loses an aim by the movement declared, which is told with the move."""

JOINS: Mapping[str, Sequence[Join]] = {**joined_late(HEADS), **ROWS, **USED, **DOWN, **COVERED, **GIVEN_UP, **WOKEN}
"""All of these by the first message."""

IDLE = ("gd-log-action_check", "gd-log-action_check-late")
"""The headings of turns in which nothing may happen; the message with `-idle` behind its id says so."""

HOLLOW = ("gd-log-action_check-unconscious", "gd-log-action_check-unaware", "gd-log-end_check")
"""The headings that are left out if nothing is told beneath them: of those who are out of the order of action, and of
the end check."""
