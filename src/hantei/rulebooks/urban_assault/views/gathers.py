"""What is told of several people in one sentence, if one effect does it to them all."""

from collections.abc import Mapping

GATHERS: Mapping[str, str] = {
    "ua-log-hired": "who",
    "ua-log-hired-of": "who",
    "ua-log-incapacitated": "who",
    "ua-log-returned": "who",
    "ua-log-dropped_out": "who",
    "ua-log-absent": "who",
    "ua-log-silent": "who",
    "ua-log-bleeding": "who",
    "ua-log-stunned": "unit",
    "ua-log-flashed": "unit",
}
"""The argument that names the person, by the message about one; that about several has `-many` behind its id."""
