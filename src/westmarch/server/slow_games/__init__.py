"""Games that take weeks: claims, draws, reminders, vacations, and clearing away.

The arithmetic of clocks is in `clocks`.
"""
