"""Play many games at once: simulations, statistics and measurements."""
