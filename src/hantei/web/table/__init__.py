"""What a table is at a moment, what of it can be seen from a place, and how it changes."""
