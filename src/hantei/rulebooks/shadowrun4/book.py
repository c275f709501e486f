"""The rulebook as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core import muster, record
from hantei.core.rulebook import Rulebook

from . import (
    view,
)
from .amend import AMENDMENTS, amend
from .beats import beat
from .commands import commands
from .content_encounter import Content
from .counts import PARTS, counts, rows, side
from .facts import facts
from .machines import (  # noqa: F401 - importing a chapter registers its beats and actions
    chase,
    driving,
    ramming,
    rigging,
)
from .magic import (  # noqa: F401 - importing a chapter registers its beats and actions
    astral,
    casting,
    counterspelling,
    drain,
    foci,
    hours,
    ritual,
    spirits,
    sustaining,
)
from .matrix import (  # noqa: F401 - importing a chapter registers its beats and actions
    access,
    cybercombat,
    data,
    hacking,
    icons,
    resonance,
    signals,
    sprites,
    systems,
    threads,
    tracing,
)
from .muster import new_run, with_content
from .outcome import outcome
from .player.heuristic import heuristic
from .player.score import score
from .player.suppose import forget, suppose
from .rolls import (  # noqa: F401 - importing a chapter registers its beats and actions
    tasks,
)
from .rulings import RULINGS
from .state import Run
from .street import (  # noqa: F401 - importing a chapter registers its beats and actions
    clock,
    fighting,
    handling,
    perception,
    shooting,
    suppression,
)

VERSION = "1"


def build(contents: Callable[[Mapping[str, Any]], Content]) -> Rulebook:
    """The rulebook over the content that `contents` finds for the setup of a game."""
    return Rulebook(
        id="shadowrun4",
        version=VERSION,
        prefix="SR",
        beats=beat,
        rulings=RULINGS,
        start=lambda setup: new_run(setup, contents(setup)),
        load=lambda plain, setup: with_content(record.load(Run, plain), setup, contents(setup)),
        finished=lambda c: c.over,
        seats=lambda c: muster.seats(c.actors.values(), c.referee),
        view=view.view,
        situation=view.situation,
        question=view.question,
        label=view.label,
        effect=view.effect,
        report=view.report,
        policies={"heuristic": heuristic},
        amend=amend,
        amendments=AMENDMENTS,
        facts=facts,
        opponents=lambda c: muster.opponents(c.actors.values(), c.referee),
        counts=counts,
        count_name=view.count_name,
        side=side,
        side_name=view.side_name,
        score=score,
        commands=commands(),
        suppose=suppose,
        forget=forget,
        rows=rows,
        outcome=outcome,
        boards=view.boards,
        closing=("attack_over",),
        parts=PARTS,
        turns=("pass", "phase"),
        roster=view.roster,
        insight=view.insight,
        readers=view.readers,
    )
