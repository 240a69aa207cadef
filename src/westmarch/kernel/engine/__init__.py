"""What the rules of every game are built of: the playout path, which imports nothing of the kernel
beside it."""
