"""Decks and battles that people make, keep and publish.

With `workers`, the only place that knows single games.
"""
