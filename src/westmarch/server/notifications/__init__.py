"""A turn reaches its player: web push, mail and webhooks, through an outbox in the database.

It is told that a table changed, and changes none.
"""
