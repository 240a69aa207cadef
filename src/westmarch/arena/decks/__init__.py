"""Decks of The Lord of the Rings: The Card Game: the search for strong ones, and the ready-made
decks.

It is the only part of the arena that knows a game. Nothing else in the arena may import it.
"""
