"""Battles of Westeros, core set, by its full rules: House Stark against House Lannister.

`rules` is the game itself, one module per chapter of the rulebook; beside it stands what shows it
to people and programs; `game` joins them.
"""
