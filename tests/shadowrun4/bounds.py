"""What stays within its bounds in Shadowrun 4, and rulings of a referee."""

from __future__ import annotations

from random import Random

from hantei.rulebooks.shadowrun4.rules.beats import beat
from hantei.rulebooks.shadowrun4.rules.figures import edge_rating, track
from hantei.rulebooks.shadowrun4.rules.magic.lasting import renew
from hantei.rulebooks.shadowrun4.rules.referee import FLAGS
from hantei.rulebooks.shadowrun4.rules.street.ranged_rows import CONDITIONS
from hantei.rulebooks.shadowrun4.state import Actor, Run

PEOPLE = ("who", "name", "owner")
"""Parameters of beats that name somebody."""


def check_bounds(c: Run) -> None:
    """Nothing leaves its bounds, at whatever beat the fight stands."""
    for who, actor in c.actors.items():
        check_tracks(c, who, actor)
        check_hands(c, who, actor)
        check_place(c, who, actor)
        check_machine(c, who, actor)
        check_magic(c, who, actor)
    assert c.turn >= 0
    if c.scene.turns_max is not None and not c.referee:
        assert c.turn <= c.scene.turns_max
    assert not c.winner or c.winner in c.scene.sides
    assert set(c.conditions) <= set(CONDITIONS)
    check_names(c)


def check_tracks(c: Run, who: str, actor: Actor) -> None:
    """SR-X.1, SR-X.3, SR-2.2, SR-2.4: tracks, Edge, and what a full track means."""
    assert 0 <= actor.physical <= track(c, who, "P"), f"{who}: {actor.physical}"
    assert 0 <= actor.stun <= track(c, who, "S"), f"{who}: {actor.stun}"
    assert 0 <= actor.edge <= edge_rating(c, who), f"{who}: {actor.edge}"
    assert not actor.dead or actor.unconscious or c.referee, who
    waiting = [entry for entry in (*c.agenda, *c.falling, *c.held) if entry[0] == "falls" and entry[1] == who]
    down = actor.physical >= track(c, who, "P") or actor.stun >= track(c, who, "S")
    if down and not c.referee and not waiting:
        assert actor.unconscious, f"{who} stands with a full track"


def check_hands(c: Run, who: str, actor: Actor) -> None:
    """Two hands, and no gun with more rounds than its clip holds."""
    hands = sorted(held.hand for held in actor.carried.values() if held.hand)
    assert hands in ([], ["left"], ["right"], ["left", "right"], ["both"]), f"{who}: {hands}"
    for name, held in actor.carried.items():
        weapon = c.records.weapons[held.weapon]
        assert (held.hand == "both") == (weapon.hands == 2) or not held.hand, f"{who}: {name} in {held.hand}"
        assert 0 <= held.rounds <= weapon.clip, f"{who}: {name} {held.rounds}"
        assert held.mode in weapon.modes or not weapon.modes, f"{who}: {held.mode}"
    assert min([0, *actor.clips.values(), *actor.loose.values()]) == 0, who


def check_place(c: Run, who: str, actor: Actor) -> None:
    """In a place; in cover only where there is some; aims and pins are of somebody else."""
    assert actor.place in c.scene.map.places, who
    assert not actor.motion.cover or c.scene.map.places[actor.place].cover, who
    assert actor.aim != who
    assert bool(actor.aim) == bool(actor.aims) or c.referee, who
    assert actor.guard.pinned_by != who
    assert bool(actor.guard.pinned_by) == bool(actor.guard.grip), who
    assert who not in actor.guard.unaware_of
    assert who not in actor.guard.engaged


def check_machine(c: Run, who: str, actor: Actor) -> None:
    """SR-9: whoever rides, drives or has jumped in does so in a machine; the distances of a chase are of machines."""
    if actor.machine.aboard:
        assert c.actors[actor.machine.aboard].machine.model, who
        assert (actor.x, actor.y) == (
            c.actors[actor.machine.aboard].x,
            c.actors[actor.machine.aboard].y,
        ) or c.referee, who
    if actor.machine.jumped_in:
        assert c.actors[actor.machine.jumped_in].machine.driver == who
        assert actor.matrix.vr or c.referee, who
    if actor.machine.driver:
        assert actor.machine.model
        assert not c.actors[actor.machine.driver].dead or c.referee, who
    if actor.machine.model:
        assert actor.stun == 0 or c.referee, who
        assert actor.machine.speed in ("", "slow", "ordinary", "fast"), who
        assert not actor.motion.prone or c.referee, who
    for pair, band in c.chase.items():
        assert all(c.actors[name].machine.model for name in pair.split("|")), pair
        assert band in ("close", "short", "long"), pair


def check_magic(c: Run, who: str, actor: Actor) -> None:
    """Foci that are carried, spells on somebody, and figures that are what lasting spells make of them (SR-4.2.12)."""
    assert set(actor.magic.active) <= set(c.sheet(who).foci), who
    for one in (*actor.magic.sustained, *actor.magic.permanent):
        assert set(one.targets) <= set(c.actors), one
        assert one.hits >= 0, one
        assert one.force >= 1, one
    assert set(actor.magic.shields) <= set(c.actors), who
    assert not actor.unconscious or not actor.magic.sustained or c.referee, who
    before = dict(actor.magic.spelled)
    renew(c)
    assert actor.magic.spelled == before, who


def check_names(c: Run) -> None:
    """Whoever is named is here: on the agenda, in phases, attacks, zones."""
    assert {phase.who for phase in c.phases} <= set(c.actors)
    for phase in c.phases:
        assert 0 <= phase.simple <= 2, phase
    for attack in c.attacks:
        assert {attack.attacker, attack.target} <= set(c.actors), attack
        assert not attack.arm or attack.arm in c.records.weapons, attack
    assert {zone.owner for zone in c.zones} <= set(c.actors)
    for name, *arguments in c.agenda:
        takes = beat.functions[str(name)].__code__.co_varnames[2:]
        for parameter, argument in zip(takes, arguments, strict=False):
            assert parameter not in PEOPLE or argument in c.actors, f"{name} of {argument!r}"


def amendment(c: Run, rng: Random) -> list[str]:
    """A ruling such as a referee makes, now and then one that makes no sense."""
    who, other = rng.choice(list(c.actors)), rng.choice(list(c.actors))
    actor = c.actors[who]
    weapon = rng.choice([*actor.carried, "bow"])
    flag = rng.choice(["true", "false"])
    tasks = [*c.scene.tasks, "nothing"]
    node = next(iter(c.nodes), "nowhere")
    return rng.choice([
        ["set", f"{who}.{rng.choice(['physical', 'stun', 'edge', 'burned'])}", str(rng.choice([-1, 0, 2, 99]))],
        ["set", f"{who}.{rng.choice(FLAGS)}", flag],
        ["set", f"{who}.at", rng.choice([*c.scene.map.places, "3,4.5", "there"])],
        ["set", f"{who}.carried.{weapon}.{rng.choice(['rounds', 'hand'])}", str(rng.choice([0, 1, 999]))],
        ["set", f"{who}.{rng.choice(['clips.smg', 'loose.shotgun', 'lost', 'side'])}", str(rng.choice([0, 2]))],
        ["set", "turn", str(rng.choice([1, 3, 10**5]))],
        ["edge", who, *rng.choice([[], ["1"], ["x"]])],
        ["know", who, other, flag],
        ["riding", who, rng.choice(["moving", "still", "none", "fast"])],
        ["node", node, *rng.choice([["alert", flag], ["mode", "hidden"], ["mode", "?"]])],
        ["on", who, node, flag],
        ["vr", who, rng.choice(["cold", "hot", "none"])],
        ["pin", who, other, rng.choice(["2", "none", "0"])],
        ["tries", who, rng.choice(tasks)],
        ["speed", who, rng.choice(["slow", "fast", "none", "warp"])],
        ["chase", who, other, rng.choice(["close", "long", "none", "far"])],
        ["task", rng.choice(tasks), flag],
        ["sight", *rng.sample([*CONDITIONS, "none", "fog"], k=rng.randint(0, 2))],
        ["time", rng.choice(["1", "90", "x"])],
        ["join", rng.choice(["watchman", "mantis", "nobody"]), rng.choice(list(c.scene.sides)),
         rng.choice(list(c.scene.map.places))] if len(c.actors) < 20 else ["join"],
        ["leave", who] if rng.random() < 0.2 else ["leave"],
        ["end", *rng.sample(list(c.scene.sides), k=rng.randint(0, 1))] if rng.random() < 0.1 else ["end", "nobody"],
    ])  # fmt: skip
