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
    "gd-log-noticed": "who",
    "gd-log-effect": "who",
    "gd-log-endurance_lost-veiled": "who",
    "gd-log-action_check-idle": "who",
    "gd-log-in_force-why": "who",
    "gd-log-in_force-only": "who",
    "gd-log-in_force-both": "who",
    "gd-log-bleeding_over": "who",
    "gd-log-shock_over": "who",
    "gd-log-arrived": "who",
    "gd-log-escaped": "who",
}
"""The argument that names the person, or what they recover from, by the message about one.

That about several has `-many` behind its id.
"""

HITS = ("gd-log-damage", "gd-log-damage-armour")
LOSSES = ("gd-log-endurance_lost", "gd-log-endurance_lost-veiled")
WOUNDS = ("gd-log-impaired", "gd-log-impaired-joined")
CHECKS = ("gd-log-check",)
CURES = ("gd-log-endurance_restored", "gd-log-endurance_restored-left", "gd-log-bleeding_over")

HEADS: Mapping[str, Collection[str]] = {
    "gd-log-endurance_lost-hit": HITS,
    "gd-log-endurance_lost-hit-veiled": HITS,
    **dict.fromkeys(LOSSES, ("gd-log-penalty_row",)),
    "gd-log-condition-dead-at_once": ("gd-log-penalty_row",),
    "gd-log-impaired": ("gd-log-penalty_row", "gd-log-bleeding", "gd-log-bleeding-more"),
    "gd-log-condition-stunned": CHECKS,
    "gd-log-condition-dead": CHECKS,
    "gd-log-condition_over": CHECKS,
    **{f"gd-log-tactics{effect}": CHECKS for effect in ("", "-hit_rate", "-group_file")},
    "gd-log-condition-unconscious": tuple(
        f"{one}-joined" for one in ("gd-log-endurance_lost-hit", "gd-log-endurance_lost-hit-veiled", *LOSSES)
    ),
    "gd-log-condition-prone": WOUNDS,
    "gd-log-condition-unstable": WOUNDS,
    "gd-log-dropped": WOUNDS,
    "gd-log-bleeding_over": CURES[:2],
    **dict.fromkeys(("gd-log-healed", "gd-log-healed-many"), (*CURES, "gd-log-bleeding_over-joined")),
}
"""What came of something, by its message, and the messages after which it is told in the same sentence."""

JOINS: Mapping[str, Sequence[Join]] = joined_late(HEADS)
"""The same by the first message."""

IDLE = ("gd-log-action_check",)
"""The headings of turns in which nothing may happen; the message with `-idle` behind its id says so."""

HOLLOW = ("gd-log-action_check-unable", "gd-log-action_check-unaware", "gd-log-end_check")
"""The headings that are left out if nothing is told beneath them: of those who cannot act, and of the end check."""
