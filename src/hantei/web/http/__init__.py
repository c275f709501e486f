"""What every request and every page has: addresses, bounds at the door, cookies, templates."""
