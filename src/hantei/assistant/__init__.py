"""Assistants play and look things up: what they can do at a table, and a server of the Model Context Protocol."""
