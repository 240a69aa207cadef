"""What the Leadership cards and Commander cards do. Importing this package registers all of it."""

from westmarch.games.battles_of_westeros.cards import commanders, tactics  # noqa: F401
