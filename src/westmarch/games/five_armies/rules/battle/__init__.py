"""Attacks and battles, Damage, retreat and rout."""
