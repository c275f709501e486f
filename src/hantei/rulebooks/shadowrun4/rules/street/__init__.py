"""Chapters 3 and 10 with their tables: the combat turn, actions, movement, ranged and close combat, damage."""
