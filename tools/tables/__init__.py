"""Painters of the grounds that card tables lie on: the wilds at the far side, and the players' ground."""
