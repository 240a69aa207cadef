"""What the owner of an account does with it across all features: create, change and delete it, and
merge a guest's data into it.

`identity` says who somebody is; this package holds only what touches many features at once. The
tables declare what is personal, so this package must not list the tables of other features.
"""
