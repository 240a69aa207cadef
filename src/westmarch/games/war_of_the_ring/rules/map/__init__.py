"""The map and what stands on it: Armies, Characters, their moves, control of Settlements."""
