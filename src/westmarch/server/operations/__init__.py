"""For those who run a site: metrics, health, backups.

It knows features by what they tell of themselves, and decides nothing for them.
"""
