"""The turn: action dice, Event cards, fate, recruiting, and how the game is won."""
