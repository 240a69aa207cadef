"""Battle plans: reading and checking them, and their special rules."""
