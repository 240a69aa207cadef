"""Logs and counters.

Everything may import it; it imports no feature.
"""
