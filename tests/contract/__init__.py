"""What every rulebook owes to those who play it, tested for all that the library finds, whatever they are played by.

A rulebook that joins brings one thing of its own, `tests/<rulebook>/bounds.py`: `check_bounds(state)`, and
`amendment(state, rng)`, a ruling of the referee such as a table could make.
"""
