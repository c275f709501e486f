"""The rulebooks: each stands on the core alone and knows no other."""
