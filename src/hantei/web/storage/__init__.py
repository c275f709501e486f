"""What is kept: tables, games, logs, people and their files, in one database or another; and copies of it."""
