"""What the owner of an account does with it across all features: create, change, export, delete it,
and merge a guest's data into it.

`identity` says who somebody is; this package holds only what touches many features at once. It
reads what is personal from the tables' own declarations, so it must not list other features' tables.
"""
