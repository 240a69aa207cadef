"""The rules of The Battle of Five Armies, the playout path: it imports nothing but itself and
the kernel's engine."""
