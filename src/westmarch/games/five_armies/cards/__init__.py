"""What the cards do. Importing this package registers every card."""
