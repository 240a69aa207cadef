"""The games of the site, their rules and their printed facts.

It knows no room and no person.
"""
