"""Resonance (8.1 to 8.3): fading, the test that stands against it, and the traces that using it leaves."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from ..beats import beat
from ..figures import add_state, attribute, power
from ..magic import signatures
from ..rolls.testing import success_test
from ..street.actions import action
from ..street.damage import take
from .personas import add_simsense


def technomancer(c: Run, who: str) -> bool:
    """Return whether somebody of flesh and blood has Resonance."""
    return c.actors[who].kind == "person" and power(c, who, "resonance") > 0


# Fading


def kind_of_fading(c: Run, who: str, rating: int) -> str:
    """SR-8.1.5, SR-8.2.10: stun for a rating up to Resonance, physical beyond it."""
    return "P" if rating > power(c, who, "resonance") else "S"


def suffer_fading(c: Run, who: str, value: int, rating: int) -> None:
    """Put fading of a number of points on the agenda, to be resisted before anything else happens."""
    then(c, ("fading", who, value, kind_of_fading(c, who, rating)))


@beat("fading", "SR-8.1.4", "SR-8.2.9")
def fading(c: Run, table: Table, who: str, value: int, kind: str) -> None:
    """SR-8.1.4, SR-8.2.9: each hit takes off a point; what is left is damage."""
    hits = success_test(c, table, who, "fading", fading_pool(c, who), kind_of=kind, value=value).hits
    boxes = max(0, value - hits)
    table.tell("resisted", who=who, value=value, kind_of=kind, hits=hits, boxes=boxes, cost="fading")
    take(c, table, who, boxes, kind, who, body="")


def fading_pool(c: Run, who: str) -> Tally:
    """SR-8.1.4, SR-8.2.9: Willpower + Resonance; SR-8.1.6, SR-8.2.11: neither wounds nor threads kept up count;
    SR-7.5.3: hot sim does."""
    pool = Tally(attribute(c, who, "willpower"), "SR-8.1.4", "attribute-willpower")
    pool.add(power(c, who, "resonance"), "SR-8.1.4", "power-resonance")
    add_state(c, who, pool, resistance=True, toll="fading")
    add_simsense(c, who, pool, resistance=True)
    return pool


# Traces


def may_erase(c: Run, who: str) -> bool:
    """SR-8.3.3: a technomancer who knows of a trace at hand."""
    return technomancer(c, who) and bool(signatures.known(c, who, "matrix"))


@action("erase_trace", "complex", "SR-8.3.3", may_erase, domain="option", planes=("physical", "matrix"))
def do_erase(c: Run, table: Table, who: str) -> None:
    """SR-8.3.3: as many complex actions as the rating of the trace."""
    signatures.erase(c, table, who, signatures.which(c, table, who, "matrix", "SR-8.3.3"))
