"""What the log says of somebody who takes two shares of one attack."""

from .test_view import said


def test_who_covers_somebody_hit_besides_takes_both_shares() -> None:
    """SK-16.14: 16 halved and less 3 is 5, twice; the log said that 6 of 16 were warded off."""
    facts = {"who": "oak", "damage": 16, "real": 10, "attribute": "fire", "down": False, "covered": "queen"}
    told = "Oak takes the damage twice, for itself and for the Hornet Queen"
    assert said("real_damage", **facts, shares=[5, 5]) == f"{told} (5 for each after defences)"
    assert said("real_damage", **facts, shares=[4, 6]) == f"{told} (4 and 6 after defences)"
