"""Cards on the table: where they lie, their statistics, how they come and go."""
