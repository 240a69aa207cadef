"""The rules of The Lord of the Rings: The Card Game, the playout path: it imports nothing but
itself and the kernel's engine."""
