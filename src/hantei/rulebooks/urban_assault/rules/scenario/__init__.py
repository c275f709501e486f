"""The language of scenarios: conditions, events and what they do, and what takes the place of a rule of the book."""
