"""What an option says that an attack will roll, and what it says of those who have fallen."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.rulebooks.senki import views
from hantei.rulebooks.senki.state import Fight, Running, Status
from hantei.rulebooks.senki.views.options import square_parts

from .views import SAYS, started


def said(c: Fight, skill: str = "", weapon: str = "pruning_blade", who: str = "queen") -> str:
    """What choosing somebody as the target says."""
    about = {"who": "thistle", "weapon": weapon, "skill": skill}
    return SAYS["en"].say(views.effect(c, Choice("brood", "target", "SK-12.11", [who], about), who))


def test_a_skill_counts_in_the_figures_of_its_attack() -> None:
    """The explanation gave the figures of the weapon alone, without the die and the bonus of the skill."""
    c = started("elevator")
    assert "2D6+10 to hit; the Hornet Queen defends with evasion" in said(c)
    assert "2D6+11 to hit" in said(c, "twin_cut")
    assert "3D6+9 physical" in said(c, "twin_cut")
    assert "2D6+9 piercing" in said(c, "needle_eye")


def test_what_is_in_force_counts_too() -> None:
    c = started("elevator")
    thistle = c.fighters["thistle"]
    thistle.effects.append(Running("skills/sap_burn", "thistle", "main_process"))
    assert "2D6+13 physical" in said(c)
    thistle.statuses.append(Status("daze"))
    assert "2D6+5 to hit" in said(c)


def test_a_square_that_stops_a_machine_says_so() -> None:
    """Nothing on the sheet shows what hinders one side alone."""
    c = started("seed_run")
    assert [SAYS["en"].say(part) for part in square_parts(c, "9,1", "thistle")] == ["stops the move"]
    assert square_parts(c, "9,1", "mantis") == square_parts(c, "9,1") == []


def test_whoever_has_fallen_does_not_defend() -> None:
    """It said with what an incapacitated machine defends."""
    c = started("elevator")
    c.fighters["queen"].incapacitated = True
    assert said(c).endswith("cannot defend. Only a finishing blow, which you have to declare, shoots it down.")
    c.finishing = True
    assert said(c).endswith("cannot defend. At least 1 real damage shoots it down.")
