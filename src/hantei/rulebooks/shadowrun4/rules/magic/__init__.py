"""Chapters 4 to 6: spells, counterspelling, rituals, spirits, the astral world."""
