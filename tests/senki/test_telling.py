"""How ties, seals and damage of dice alone are told."""

from __future__ import annotations

from typing import Any

from hantei.core.decision import Choice
from hantei.core.message import Message
from hantei.rulebooks.senki import views
from hantei.rulebooks.senki.views.names import labelled

from .views import SAYS, started


def said(event: str, **facts: Any) -> str:
    return SAYS["en"].say(views.report(started("elevator"), event, facts))


def test_a_tie_is_told_where_somebody_is_kept() -> None:
    """SK-08.5: the side that hinders wins a tie."""
    assert said("held", who="oak", square="4,4", equal=True) == "Oak cannot get away from 4,4 (equal totals)"
    assert said("held", who="oak", square="4,4", equal=False) == "Oak cannot get away from 4,4"


def test_a_seal_names_what_cannot_be_used() -> None:
    seal = {"who": "oak", "equipment": "web_caster"}
    assert said("sealed", **seal) == "Oak is now unable to use Web Caster (sealed)"
    over = said("recovered", status="seal", **seal)
    assert over == "Oak can use Web Caster again (no longer sealed)"


def test_damage_of_dice_alone_is_no_sum() -> None:
    facts = {"user": "oak", "targets": ["queen"], "attribute": "fire", "rolled": 6}
    assert said("damage", **facts, damage=6, added=0).endswith("rolls against the Hornet Queen: 6 fire damage on 2D6")
    assert said("damage", **facts, damage=7, added=1).endswith(
        "rolls against the Hornet Queen: 6 on 2D6, +1 = 7 fire damage"
    )


def test_an_attack_that_reaches_nobody_says_so() -> None:
    attack = {"who": "oak", "weapon": "bramble_lance", "skill": "", "kind": "blade", "targets": [], "ts": 0}
    paid = {"en": 3, "left": 0, "ts_left": 0}
    told = said("attack", **attack, **paid)
    assert told == "Oak makes a blade attack with Bramble Lance for 3 EN (0 EN left), but cannot strike anybody"


def test_who_is_called_by_what_it_is_has_an_article() -> None:
    """It said "Mantis moves" and "put the Hornet Queen out of action"; labels, numbers and proper names have none."""
    assert said("main", who="queen") == "▼ The Hornet Queen, main process"
    assert said("cover", who="oak", target="queen") == "Oak covers the Hornet Queen"
    assert said("main", who="locust-1") == "▼ Locust 1, main process"
    windmill = started("windmill")
    assert SAYS["en"].say(views.report(windmill, "main", {"who": "mill"})) == "▼ The Pumping Mill, main process"
    assert SAYS["en"].say(Message("sk-plain", {"text": labelled(windmill, "mill")})) == "Pumping Mill"
    assert SAYS["en"].say(Message("sk-plain", {"text": labelled(started("elevator"), "queen")})) == "Hornet Queen"


def test_an_action_passed_on_neither_waits_nor_ends() -> None:
    """After a minor action the main process goes on; weapons exchanged are not made ready (SK-04.18)."""
    c = started("glasshouse")
    minor, major = (Choice("pc", kind, "", ["pass"], {}) for kind in ("minor", "major"))
    assert views.titled(c, minor, ["pass"]) == Message("sk-doing-nothing")
    assert views.titled(c, major, ["pass"]) is None
    assert views.titled(c, minor, ["weapon:>spark_pistol", "weapon:seed_rifle>"]) == Message("sk-doing-weapon")
    assert views.titled(c, minor, ["weapon:seed_rifle>", "ready:seed_rifle"]) is None
