"""What is told of several people in one sentence, if one effect does it to them all, and of several wounds."""

from collections.abc import Mapping

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

IDLE = ("gd-log-action_check",)
"""The headings of turns in which nothing may happen; the message with `-idle` behind its id says so."""

HOLLOW = ("gd-log-action_check-unable", "gd-log-action_check-unaware", "gd-log-end_check")
"""The headings that are left out if nothing is told beneath them: of those who cannot act, and of the end check."""
