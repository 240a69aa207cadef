"""What the Leadership cards and Commander cards do. Importing this package registers all of it."""
