"""Battles, round by round: chapters 36 to 38, and what other chapters say of battle."""
