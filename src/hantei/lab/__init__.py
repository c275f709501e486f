"""The lab: exact odds and simulation with the rules that play the game, and no others."""

from .intervals import Interval, difference, mean, wilson
from .simulate import Crew, Pool, Result, simulate
from .survey import Progress
from .trial import Run, Trial, play
from .tune import Step, Target, target, tune
from .vary import Variant, variants

__all__ = [
    "Crew",
    "Interval",
    "Pool",
    "Progress",
    "Result",
    "Run",
    "Step",
    "Target",
    "Trial",
    "Variant",
    "difference",
    "mean",
    "play",
    "simulate",
    "target",
    "tune",
    "variants",
    "wilson",
]
