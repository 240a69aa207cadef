"""Texts in several languages: the language in use, the Fluent messages of the site and of each
game, the functions that messages may call, and how complete a translation is.

It must not know a game's rules, nor who reads the text.
"""
