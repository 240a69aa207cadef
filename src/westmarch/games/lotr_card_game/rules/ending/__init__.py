"""Stages won, players eliminated, the end of the game, scoring, and campaigns."""
