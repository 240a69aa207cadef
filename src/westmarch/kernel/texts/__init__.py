"""Texts in several languages: which language is spoken, the Fluent messages of the site and of each
game, what their functions show, and how complete a translation is. It knows no game's rules."""
