"""Where work is done that would hold up the loop: threads, processes, thoughts about games."""
