"""Every rulebook keeps the contract, whatever is played, by how many, under which readings."""

from __future__ import annotations

from hantei.testing import ContractTests
from tests.gundog import bounds as gundog
from tests.senki import bounds as senki
from tests.shadowrun4 import bounds as shadowrun4
from tests.urban_assault import bounds as urban_assault
from tests.wild_arms import bounds as wild_arms

from .games import BOOKS


class TestUrbanAssault(ContractTests):
    rulebook = "urban_assault"
    check_bounds = staticmethod(urban_assault.check_bounds)
    amendment = staticmethod(urban_assault.amendment)


class TestGundog(ContractTests):
    rulebook, hides = "gundog", True
    check_bounds = staticmethod(gundog.check_bounds)
    amendment = staticmethod(gundog.amendment)


class TestWildArms(ContractTests):
    rulebook = "wild_arms"
    check_bounds = staticmethod(wild_arms.check_bounds)
    amendment = staticmethod(wild_arms.amendment)


class TestSenki(ContractTests):
    rulebook, hides = "senki", True
    check_bounds = staticmethod(senki.check_bounds)
    amendment = staticmethod(senki.amendment)


class TestShadowrun4(ContractTests):
    rulebook, hides = "shadowrun4", True
    check_bounds = staticmethod(shadowrun4.check_bounds)
    amendment = staticmethod(shadowrun4.amendment)


def test_every_rulebook_is_under_contract() -> None:
    under = [cls.rulebook for cls in ContractTests.__subclasses__() if cls.__module__ == __name__]
    assert sorted(under) == sorted(BOOKS)
