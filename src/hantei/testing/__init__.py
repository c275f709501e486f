"""What every rulebook must keep, for whoever writes one."""
