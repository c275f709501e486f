"""How a table looks from a place: boards, parts of its page, what has changed of them."""
