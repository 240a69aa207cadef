"""The Lord of the Rings: The Card Game, core set, by its full rules, for one to four players.

`rules` is the game itself, one module per chapter of the rulebook; beside it stands what shows it
to people and programs; `game` joins them.
"""
