"""The machine player: what it thinks of the street, of magic, of the Matrix, of machines."""
