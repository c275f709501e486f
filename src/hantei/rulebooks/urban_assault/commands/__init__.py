"""Typed rolls: read, carried out, put into words."""
