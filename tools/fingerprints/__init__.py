"""Fingerprints of the rules: `python -m tools.fingerprints` writes them into the games' packages.

`westmarch.kernel.fingerprints` says what a fingerprint is and reads it; here it is made from the
source.
"""
