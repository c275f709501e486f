"""The small core on which every rulebook stands: standard library only, no rulebook, no screen.

Words used throughout: a *table* is where dice fall and people answer; a *beat* is the smallest piece of
procedure, from one state at rest to the next; the *agenda* is the list of beats still to come, kept in the state.
"""
