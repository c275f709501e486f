"""Tests of hantei.play."""
