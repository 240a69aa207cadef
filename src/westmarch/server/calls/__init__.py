"""Your turn reaches you: web push, letters and webhooks, through an outbox in the database."""
