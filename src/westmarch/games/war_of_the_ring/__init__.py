"""War of the Ring, second edition, by its full rules, for two to four players.

`rules` is the game itself, one module per chapter of the rulebook; beside it stands what shows it
to people and programs; `game` joins them.
"""
