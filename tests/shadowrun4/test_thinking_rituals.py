"""The machine player with time on its hands: rituals, spirits bound, a watcher sent to look."""

from __future__ import annotations

from random import Random

import pytest

from hantei.core.decision import Choice, Decision
from hantei.core.table import Live
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.player.heuristic import heuristic
from hantei.rulebooks.shadowrun4.player.thinking_rituals import best_rite, use_the_hours
from hantei.rulebooks.shadowrun4.player.thinking_spirits import wants_bound, wants_watcher
from hantei.rulebooks.shadowrun4.state import Phase, Run

BOOK = open_rulebook("shadowrun4")


def night() -> Run:
    c: Run = BOOK.start({"scenario": "long_night"})
    return c


def offered(c: Run, who: str) -> str:
    question = Choice(c.actors[who].seat, "offer_ritual", "SR-4.5.1", ["no", "yes"], {"who": who})
    return use_the_hours(c, question)


def test_both_lodges_use_the_night() -> None:
    """Each leader strikes at two who stand together, at the lowest skill's Force of 3 (SR-4.5.4); the bound spirit in
    the lodge senses them (SR-4.5.8)."""
    c, rng = night(), Random(1)
    table = Live(rng, dict.fromkeys(BOOK.seats(c), lambda decision: heuristic(c, decision, rng)))
    while len(c.rituals) < 2:
        BOOK.beats.step(c, table)
    held = {one.leader: (one.spell, one.force, one.spotter) for one in c.rituals}
    assert held == {"corva": ("lullaby", 3, "kin"), "lettrist": ("lullaby", 3, "gale")}
    aims = {one.leader: c.actors[one.target].side for one in c.rituals}
    assert aims == {"corva": "registry", "lettrist": "runners"}


def test_a_ritual_that_does_nothing_is_not_held() -> None:
    c = night()
    assert offered(c, "corva") == "yes"
    for actor in c.actors.values():
        actor.unconscious = actor.side == "registry"
    assert best_rite(c, "corva", ["corva"], ["lullaby", "will_lance"]).worth == 0


def test_a_ritual_spares_friends_beside_its_target() -> None:
    """Lullaby would reach two friends and one enemy: it does more harm than good."""
    c = night()
    foe = c.actors["guard_smg-1"]
    for name in ("mori", "sparrow"):
        one = c.actors[name]
        one.place, one.x, one.y = foe.place, foe.x, foe.y
    assert best_rite(c, "corva", ["corva"], ["lullaby"], ["guard_smg-1"]).worth == 0
    assert best_rite(c, "corva", ["corva"], ["will_lance"], ["guard_smg-1"]).worth > 0


def unbound() -> Run:
    """Corva's phase, with a spirit of Force 3 that is not bound."""
    c = night()
    c.turn, c.pass_, c.phases = 1, 1, [Phase("corva")]
    c.actors["kin"].servant.bound, c.actors["kin"].servant.rating = False, 3
    return c


def test_a_spirit_is_bound_in_a_quiet_moment() -> None:
    """Magic 5 and binding 2, with a focus or without, are ahead of Force 3, and behind Force 8."""
    assert wants_bound(unbound(), "corva", 0)
    assert not wants_bound(unbound(), "corva", 900)  # there is somebody to fight
    strong = unbound()
    strong.actors["kin"].servant.rating = 8
    assert not wants_bound(strong, "corva", 0)
    tired = unbound()
    tired.actors["corva"].stun = 4
    assert not wants_bound(tired, "corva", 0)
    bound = unbound()
    bound.actors["kin"].servant.bound = True
    assert not wants_bound(bound, "corva", 0)


def test_a_watcher_is_sent_to_look_once() -> None:
    c = unbound()
    assert wants_watcher(c, "corva")
    c.actors["watcher"] = c.actors.pop("sparrow")
    c.actors["watcher"].kind, c.actors["watcher"].owner = "watcher", "corva"
    assert not wants_watcher(c, "corva")


@pytest.mark.parametrize(("target", "order"), [("kin", "fight"), ("watcher", "scout")])
def test_a_watcher_looks_and_a_spirit_fights(target: str, order: str) -> None:
    c = unbound()
    c.actors["watcher"] = c.actors.pop("sparrow")
    c.actors["watcher"].kind = "watcher"
    question: Decision = Choice(
        "runners", "order", "SR-4.1.8", ["fight", "work", "scout"], {"who": "corva", "target": target}
    )
    assert heuristic(c, question, Random(1)) == order
