"""The round: its phases, orders, Leadership cards and commanders, morale, victory."""
