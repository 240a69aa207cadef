"""Somebody as everybody sees him, and what others do about him: follow, block, report.

It reads other features and is imported by few.
"""
