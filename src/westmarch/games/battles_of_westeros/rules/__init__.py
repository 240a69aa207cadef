"""The rules of Battles of Westeros, the playout path: it imports nothing but itself and the
kernel's engine."""
