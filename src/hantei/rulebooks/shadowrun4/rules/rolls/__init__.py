"""Chapters 1 and 2: tests, Edge, long work."""
