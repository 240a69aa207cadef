"""The battlefield: hexes, terrain and fire, the units on it and their moves."""
