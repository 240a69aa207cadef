"""What the owner of an account does with it, over all features: make it, change it, delete it.

Who somebody is, is known by `identity`; only what touches many features at once is here.
"""
