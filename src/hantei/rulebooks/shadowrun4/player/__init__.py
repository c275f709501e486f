"""The machine player: how it judges the street, magic, the Matrix and machines."""
