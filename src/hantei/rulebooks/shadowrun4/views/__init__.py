"""What people see and read, by subject: events, questions, rosters, boards, in words."""
