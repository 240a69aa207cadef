"""A real browser, people who talk to a server, real databases, and the positions to look at: what
tests, pictures and benchmarks share. It knows the site from outside only: by its command, its
addresses and its pages."""
