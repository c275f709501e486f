"""What stays within its bounds in URBAN ASSAULT, and rulings of a referee."""

from __future__ import annotations

from random import Random

from hantei.rulebooks.urban_assault.rules.gear import life_max, limit
from hantei.rulebooks.urban_assault.rules.leader import points_max, squad_size, unspent
from hantei.rulebooks.urban_assault.state import Campaign


def check_bounds(c: Campaign) -> None:
    """Nothing leaves its bounds, at whatever beat the game stands."""
    for squad in c.squads.values():
        leader = squad.leader
        assert min(squad.magazines, squad.scrip, squad.mre) >= 0
        assert 0 <= leader.wounds <= 3
        assert 0 <= leader.points <= points_max(leader)
        assert leader.life <= life_max(c, squad).value
        assert unspent(leader) >= 0
        assert all(item.uses >= 0 for item in squad.items.values())
        for member in squad.members.values():
            role = c.content.roles[member.role]
            assert member.life <= (role.life or 0)
            assert member.active or member.life == 0
        assert limit(c, squad).value >= 0
        assert squad_size(c, leader) >= 3
        for key in (squad.worn, squad.gun, squad.shield):
            assert not key or key in squad.items
    if c.battle is not None:
        for unit in c.battle.units.values():
            assert unit.strength >= 0
            assert unit.flashed >= 0
    if c.operation is not None:
        assert all(n >= 0 for n in c.operation.prisoners.values())
    assert all(0 <= stage <= 3 for stage in c.stages.values())


def amendment(c: Campaign, rng: Random) -> list[str]:
    """A ruling such as a referee makes: stocks, conditions, the strength of an enemy, who comes and goes."""
    seat = rng.choice(list(c.squads) or ["leader"])
    units = list(c.battle.units) if c.battle is not None else ["nobody"]
    members = [key for squad in c.squads.values() for key in squad.members]
    n = str(rng.randint(0, 9))
    return rng.choice([
        ["set", f"squads.{seat}.{rng.choice(['magazines', 'scrip', 'mre'])}", n],
        ["set", f"units.{rng.choice(units)}.strength", n],
        ["set", "squads", n],
        ["condition", rng.choice(["add", "remove"]), seat, "arm_injured"],
        ["condition", "add", seat, "hunger"],
        ["join", rng.choice(["assault", "medic", "nobody"]), seat],
        ["join", rng.choice(units), n],
        ["leave", rng.choice([*units, *members])],
        ["wave"],
    ])  # fmt: skip
