"""The check of encounter files and records before play, by subject."""
