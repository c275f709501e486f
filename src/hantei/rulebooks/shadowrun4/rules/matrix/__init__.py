"""Chapters 7 and 8: nodes, hacking, operations, cybercombat; technomancers and their sprites."""
