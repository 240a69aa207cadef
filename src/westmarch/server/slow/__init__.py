"""Games that take weeks: clocks, vacations, claims against who is gone, and clearing away."""
