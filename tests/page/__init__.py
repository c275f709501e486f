"""Tests of the site that plays in a page."""
