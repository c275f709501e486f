"""Case files: rules proved by examples that people can read and write.

`collect` finds cases, `run_case` runs one, `coverage` says which clauses of a rulebook are proved.
"""

from .citing import Citation, places
from .coverage import case_directories, case_directory, coverage
from .format import Case, Collection, Expect, Placed, collect
from .run import CaseOutcome, Difference, run_case

__all__ = [
    "Case",
    "CaseOutcome",
    "Citation",
    "Collection",
    "Difference",
    "Expect",
    "Placed",
    "case_directories",
    "case_directory",
    "collect",
    "coverage",
    "places",
    "run_case",
]
