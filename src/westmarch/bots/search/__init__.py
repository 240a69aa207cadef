"""One searching player for all games, built on what is known of each (knowledge.py)."""
