"""The board and what stands on it: armies, their moves, control of settlements."""
