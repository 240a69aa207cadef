"""What the cards do; importing this package registers them all."""

from westmarch.games.war_of_the_ring.cards import free_peoples_character

__all__ = ["free_peoples_character"]
