"""What is told of several people in one sentence, if one effect does it to them all."""

from collections.abc import Mapping

GATHERS: Mapping[str, str] = {
    "sk-log-appeared": "who",
    "sk-log-main-idle": "who",
    "sk-log-main-full": "who",
    "sk-log-readied-before": "who",
    "sk-log-waits": "who",
    "sk-log-stays_down": "who",
    "sk-log-backstage": "who",
    "sk-log-item-in_force": "who",
    "sk-log-in_force": "who",
    "sk-log-in_force-changes": "who",
    "sk-log-in_force-shared": "who",
    "sk-log-real_damage-spared": "who",
    "sk-log-real_damage-full": "who",
    "sk-log-real_damage-full-shot_down": "who",
    "sk-log-real_damage-more": "who",
    "sk-log-real_damage-none": "who",
    "sk-log-real_damage-none-affected": "who",
    "sk-log-hp-hidden-affected": "who",
    "sk-log-hp-spared-hidden-affected": "who",
    "sk-log-hp-bare-affected": "who",
    "sk-log-hp-spared-bare-affected": "who",
    "sk-log-hp-bare": "who",
    "sk-log-hp-hidden": "who",
    "sk-log-hp-spared-hidden": "who",
    "sk-log-hp-spared-bare": "who",
    "sk-log-hp-fell": "who",
    "sk-log-hp-spared-fell": "who",
    "sk-log-healed-hidden": "who",
    "sk-log-drained-hidden": "who",
    "sk-log-incapacitated": "who",
    "sk-log-shot_down": "who",
    "sk-log-dead": "who",
    "sk-log-revived": "who",
    "sk-log-revived-hidden": "who",
    "sk-log-came_to": "who",
    "sk-log-came_to-side": "those",
    "sk-log-affected": "who",
    "sk-log-status_refused": "who",
    "sk-log-status_refused-low": "who",
    "sk-log-status_refused-sealed": "who",
    "sk-log-status_refused-slow": "who",
    "sk-log-status_refused-submerged": "who",
    "sk-log-recovered-affected": "who",
    "sk-log-turn_state-unacted": "who",
}
"""The argument that names the person, by the message about one; that about several has `-many` behind its id."""

ENDS = ("", "-many", "-escaped", "-escaped-of")
"""How the one line about a turn that is a mere full move ends."""

IDLE = ("sk-log-main",)
"""The headings of turns in which nothing may happen; the message with `-idle` behind its id says so."""

LOOSE = (
    "sk-log-cleanup",
    "sk-log-waits",
    "sk-log-waits-many",
    "sk-log-main",
    *(f"sk-log-main-full{one}" for one in ENDS),
)
"""What belongs to nobody's turn or begins one: the end of a round, those who wait instead of having theirs, and the
headings of turns."""

HOLLOW = ("sk-log-setup", "sk-log-cleanup")
"""The headings of the beginning and the end of a round, left out where nothing is told under them; they are part of
nobody's turn."""
