"""What is told of several people in one sentence, if one effect does it to them all."""

from collections.abc import Mapping

from .joins import OUTS

GATHERS: Mapping[str, str] = {
    "sr-log-test-none": "who",
    "sr-log-test-roll": "who",
    "sr-log-won": "other",
    "sr-log-lost": "other",
    "sr-log-initiative": "who",
    "sr-log-distance": "target",
    "sr-log-distance-new": "other",
    "sr-log-distance-kept": "other",
    "sr-log-distance-new-pursuer": "by",
    "sr-log-distance-kept-pursuer": "by",
    "sr-log-catches_up": "who",
    "sr-log-copied-late": "who",
    "sr-log-transfer_goes_on": "who",
    "sr-log-surprised": "who",
    "sr-log-launched": "who",
    "sr-log-no_phase-surprised": "who",
    "sr-log-aim_lost": "who",
    "sr-log-damage-veiled": "who",
    "sr-log-damage-machine-veiled": "who",
    "sr-log-damage-veiled-falls": "who",
    **{f"sr-log-damage-veiled-then-{out}": "who" for out in OUTS},
    "sr-log-resisted": "who",
    "sr-log-phase-idle": "who",
    "sr-log-phase-given_up-idle": "who",
    "sr-log-phase-unbidden-idle": "who",
    "sr-log-edge-extra_pass": "who",
    "sr-log-edge-first": "who",
    "sr-log-spell_hits": "who",
    "sr-log-knocked_down": "who",
    "sr-log-out-dead": "who",
    "sr-log-out-dying": "who",
    "sr-log-out-vanished": "who",
    "sr-log-out-unconscious": "who",
    "sr-log-escaped": "who",
    "sr-log-arrived": "who",
    "sr-log-spell_works": "who",
    "sr-log-spell_works-hits": "who",
    "sr-log-wakes": "who",
    "sr-log-wakes-scored": "who",
    "sr-log-unshielded": "target",
    "sr-log-healed-veiled": "who",
}
"""The argument that names the person, by the message about one; that about several has `-many` behind its id."""

ROLLED = ("sr-log-initiative", "sr-log-test-roll")
"""Those that are gathered although dice fall between."""

IDLE = ("sr-log-phase", "sr-log-phase-given_up", "sr-log-phase-unbidden")
"""The headings of turns in which nothing may happen; the message with `-idle` behind its id says so."""

HOLLOW = ("sr-log-phase-program", "sr-log-phase-decided")
"""The headings that are left out if nothing is told beneath them: programs run on while nobody is there for them, and
so do turns once the fight is decided."""

SPANS = ("sr-log-pass",)
"""The headings of stretches of turns, left out if nothing is told in them."""

LOOSE = (
    "sr-log-edge-extra_pass",
    "sr-log-edge-extra_pass-many",
    "sr-log-copied-late",
    "sr-log-copied-late-many",
    "sr-log-transfer_goes_on",
    "sr-log-transfer_goes_on-many",
    "sr-log-transfer_stopped-late",
    "sr-log-phase_goes_on",
)
"""What happens between turns, at the end of a pass, or after a phase that came between: it belongs to nobody's turn."""
