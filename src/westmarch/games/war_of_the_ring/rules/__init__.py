"""The rules of War of the Ring, the playout path: it imports nothing but itself and the kernel's
engine."""
