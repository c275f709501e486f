"""Environments for learning: every rulebook and scenario as a PettingZoo AEC environment (extra `env`)."""

from .aec import HanteiEnv, env

__all__ = ["HanteiEnv", "env"]
