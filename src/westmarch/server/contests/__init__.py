"""Tournaments that pair, start and score by themselves (docs/tournaments.md)."""
