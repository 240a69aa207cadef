"""The building blocks of every game's rules. This is the playout path; it imports nothing else from
the kernel."""
