"""Learning the weights of bots, and measuring how well they foretell the end of a game."""
