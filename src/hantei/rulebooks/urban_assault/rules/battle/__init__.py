"""Chapter 36 and what it draws on: battles, round by round."""
