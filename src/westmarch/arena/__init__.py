"""Many games at once: simulations, statistics, measurements."""
