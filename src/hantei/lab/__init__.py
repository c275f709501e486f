"""The lab: exact odds and simulation with the rules that play the game, and no others."""
