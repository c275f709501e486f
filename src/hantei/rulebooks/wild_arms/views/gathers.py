"""What is told of several people in one sentence, if one effect does it to them all."""

from collections.abc import Mapping

from .turns import IDLE

GATHERS: Mapping[str, str] = {
    **{f"{heading}-idle": "who" for heading in IDLE},
    "wa-log-passed_over": "who",
    "wa-log-disarmed": "who",
    "wa-log-rearmed": "who",
    "wa-log-effect": "who",
    "wa-log-effect-does": "who",
    "wa-log-effect_over": "who",
    "wa-log-recovered": "who",
    "wa-log-recovered-harm": "who",
    "wa-log-recovered-fp": "who",
    "wa-log-support": "who",
    "wa-log-clinic-over": "who",
    "wa-log-remains": "who",
    "wa-log-remains-all": "who",
    "wa-log-remains-nothing": "who",
    "wa-log-hit-helpless": "target",
    "wa-log-damage": "who",
    "wa-log-damage-trait": "who",
    "wa-log-damage-harm": "who",
    "wa-log-damage-trait-harm": "who",
    "wa-log-damage-dying": "who",
    "wa-log-damage-trait-dying": "who",
    "wa-log-damage-none": "who",
    "wa-log-damage-none-trait": "who",
    "wa-log-guarded": "who",
    "wa-log-guarded-spent": "who",
    "wa-log-harm": "who",
    "wa-log-harm-no_hp": "who",
    "wa-log-harm-surprise": "who",
    "wa-log-harm-worse": "who",
    "wa-log-harm-instead": "who",
    "wa-log-possession": "who",
    "wa-log-possession-none": "who",
    "wa-log-possession-crest": "who",
    "wa-log-status": "who",
    "wa-log-status-awakened": "who",
    "wa-log-status-used": "who",
    "wa-log-status_over": "who",
    "wa-log-status_over-revived": "who",
    "wa-log-status_over-dying": "who",
    "wa-log-status_over-awakened": "who",
    "wa-log-left_behind": "who",
    "wa-log-died": "who",
    "wa-log-left": "who",
    "wa-log-arrived": "who",
    "wa-log-unsupplied": "who",
    "wa-log-supplied": "who",
    "wa-log-unharmed": "who",
    "wa-log-no_effect": "who",
    "wa-log-absorbed": "who",
}
"""The argument that names the person, by the message about one; that about several has `-many` behind its id."""

LOOSE = ("wa-log-passed_over", "wa-log-passed_over-many")
"""What belongs to nobody's turn."""

HOLLOW = ("wa-log-phase",)
"""The headings of phases, left out where nothing is told under them."""
