"""UA-SC.32: the check of a scenario before play: everything wrong with it that its shape does not show."""

from __future__ import annotations

from hantei.core.rulings import Ruling
from hantei.scenes.faults import Fault
from hantei.scenes.unnamed import with_unnamed

from ..content.at_hand import Content
from ..content.scenario import Scenario
from .battle import battle_faults
from .facts import Facts
from .figures import figure_faults
from .flow import flow_faults
from .idle import declared, idle_faults
from .references import reference_faults
from .squads import squad_faults
from .tables import table_faults


def faults(scenario: Scenario, content: Content, rulings: tuple[Ruling, ...] = ()) -> list[Fault]:
    """All semantic faults of a scenario, errors and warnings.

    Parameters: the scenario, what it is played with, and the named rulings whose clauses a scenario may override.
    """
    facts = Facts(scenario, content.book, rulings)
    checks = (table_faults, reference_faults, figure_faults, flow_faults, battle_faults, squad_faults, idle_faults)
    return with_unnamed([fault for check in checks for fault in check(facts)], scenario, declared(scenario))
