"""What cases give and run, by subject."""
