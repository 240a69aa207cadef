"""Attacks and battles, Strongholds and their sieges."""
