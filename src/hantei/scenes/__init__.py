"""Scenes: what rulebooks share about scenarios and encounters, as people write and play them.

Who takes part and whom they fight; what is wrong in a file; how a scene is drawn with the pointer; who is brought along
from a file of their own; what a case gives. The engine (`core`) needs none of it.
"""
