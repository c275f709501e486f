"""How tables begin: choices of a form become a game, and people come into it."""
