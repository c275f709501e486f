"""What every rulebook owes to those who play it, tested for all that come with Hantei.

The contract itself is `hantei.testing`. A rulebook that joins brings `tests/<rulebook>/bounds.py`:
`check_bounds(state)`, and `amendment(state, rng)`, a ruling of the referee such as a table could make.
"""
