"""Every rulebook keeps the contract, whatever is played, by how many, under which readings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hantei.rulebooks.shadowrun4.state import Work
from hantei.rulebooks.urban_assault.state import Item
from hantei.testing import ContractTests, pointing
from tests.gundog import bounds as gundog
from tests.senki import bounds as senki
from tests.shadowrun4 import bounds as shadowrun4
from tests.urban_assault import bounds as urban_assault
from tests.wild_arms import bounds as wild_arms

from .games import BOOKS


class TestUrbanAssault(ContractTests):
    rulebook = "urban_assault"
    takes_out = "leave"
    outlives = ("dropped_out", "unit_left", "hired", "map_passed", "dismiss", "dismissed")
    check_bounds = staticmethod(urban_assault.check_bounds)
    amendment = staticmethod(urban_assault.amendment)

    @classmethod
    def worlds(cls) -> Iterator[Any]:
        """Before the first battle too, and gear with a number of uses, which nobody has at the beginning."""
        yield from super().worlds()
        yield from pointing.worlds(cls.rulebook, "quarry_town", "1", later=3)  # as soon as a leader is made
        equipped = list(super().worlds())[-1]
        for squad in equipped.squads.values():
            squad.items["rounds"] = Item("ap_rounds", uses=2, first_uses=5)
        yield equipped


class TestGundog(ContractTests):
    rulebook, hides = "gundog", True
    takes_out, outlives = "leave", ("aim_lost", "impairment_over", "condition_over")
    check_bounds = staticmethod(gundog.check_bounds)
    amendment = staticmethod(gundog.amendment)


class TestWildArms(ContractTests):
    rulebook = "wild_arms"
    takes_out = "withdraw"
    outlives = (
        "remains", "leave_behind", "left_behind", "recovered", "supplied", "unsupplied",
        "status", "status_over", "effect_over",
    )  # fmt: skip
    check_bounds = staticmethod(wild_arms.check_bounds)
    amendment = staticmethod(wild_arms.amendment)

    @classmethod
    def worlds(cls) -> Iterator[Any]:
        """The one use of a skill in a battle, too, which machines keep for late."""
        yield from super().worlds()
        used = next(pointing.worlds(cls.rulebook, "canyon_duel", "1"))
        used.fighters["mordecai"].used["last_light"] = 1
        yield used


class TestSenki(ContractTests):
    rulebook, hides = "senki", True
    takes_out, outlives = "leave", ("came_to",)
    check_bounds = staticmethod(senki.check_bounds)
    amendment = staticmethod(senki.amendment)

    @classmethod
    def worlds(cls) -> Iterator[Any]:
        """A machine out of action too, which a game master can leave so at the end."""
        yield from super().worlds()
        beaten = next(pointing.worlds(cls.rulebook, "ace_duel", "1"))
        next(iter(beaten.fighters.values())).incapacitated = True
        yield beaten


class TestShadowrun4(ContractTests):
    rulebook, hides = "shadowrun4", True
    takes_out, outlives = "leave", ("aim_lost", "unshielded", "node_mode", "device")
    check_bounds = staticmethod(shadowrun4.check_bounds)
    amendment = staticmethod(shadowrun4.amendment)

    @classmethod
    def worlds(cls) -> Iterator[Any]:
        """A try at a task too, which somebody must have made before a game master can wipe it out; somebody aims."""
        yield from super().worlds()
        tried = next(pointing.worlds(cls.rulebook, "warehouse", "1"))
        for one in tried.actors.values():
            one.aim, one.works = "somebody", {task: Work(tries=1) for task in tried.scene.tasks}
        yield tried


def test_every_rulebook_is_under_contract() -> None:
    under = [cls.rulebook for cls in ContractTests.__subclasses__() if cls.__module__ == __name__]
    assert sorted(under) == sorted(BOOKS)
