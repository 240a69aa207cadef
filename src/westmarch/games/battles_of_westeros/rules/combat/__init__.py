"""Attacks, from the line of sight to retreat and pursuit."""
