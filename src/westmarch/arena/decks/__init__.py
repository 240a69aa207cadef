"""Decks of The Lord of the Rings: The Card Game: the search for strong ones, and the decks that are
ready to play. The only part of the arena that knows a game."""
