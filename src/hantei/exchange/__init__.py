"""What goes to tables elsewhere, and what comes from there: pieces for CCFOLIA and Udonarium, the log of CCFOLIA."""
