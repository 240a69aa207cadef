"""What card effects are made of: abilities, their costs and targets, what they answer to."""
