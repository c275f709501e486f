"""Chapter 06: ドロークレスト and its three crest skills, which hold by themselves and cost nothing."""

from __future__ import annotations

from ..state import Fight
from .in_force import arts_of


def crest_of(c: Fight, who: str) -> str:
    """WA-06.23: the crest skill that somebody has chosen for this round, while the crest is drawn."""
    fighter = c.fighters[who]
    return fighter.crest if fighter.possession == "draw_crest" else ""


def crest_for(c: Fight, who: str, spell: bool, magic: bool) -> str:
    """WA-06.27: the crest skill that applies to a use: to spells, by ruling to every magic attack.

    Parameters: whether what is used is a spell, and whether it is a magic attack.
    """
    helps = spell or (magic and c.rulings["crest_scope"] == "magic_attacks")
    return crest_of(c, who) if helps else ""


def could_help(c: Fight, who: str) -> bool:
    """WA-06.27: whether somebody has what a crest skill may apply to: a spell, or by ruling another attack."""
    spells = any(c.records.arts[name].kind == "spell" for name in arts_of(c, who))
    return spells or c.rulings["crest_scope"] == "magic_attacks"


def more_bodies(crest: str, magnified: bool) -> int:
    """WA-06.26: how many more bodies a use may reach, where bodies are counted."""
    return int(crest == "magnification" and magnified)


def more_damage(crest: str) -> int:
    """WA-06.25: how many more dice of damage the crest gives."""
    return int(crest == "stampede")
