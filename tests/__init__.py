"""Tests of Hantei."""
