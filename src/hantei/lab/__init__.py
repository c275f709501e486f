"""The lab: exact odds and simulation with the rules that play the game, and no others."""

from .intervals import Interval, difference, mean, wilson
from .simulate import Result, WorkerPool, Workers, simulate
from .survey import Progress
from .trial import Run, Trial, play
from .tune import Target, Tried, target, tune
from .vary import Variant, variants

__all__ = [
    "Interval",
    "Progress",
    "Result",
    "Run",
    "Target",
    "Trial",
    "Tried",
    "Variant",
    "WorkerPool",
    "Workers",
    "difference",
    "mean",
    "play",
    "simulate",
    "target",
    "tune",
    "variants",
    "wilson",
]
