"""Painters of the grounds that card tables lie on: the wilds beyond, and the players' ground."""
