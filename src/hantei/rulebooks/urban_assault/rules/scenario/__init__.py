"""The language of scenarios: what events ask, give and take."""
