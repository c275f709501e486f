"""The machine player."""
