"""A guest logs in: what the guest was doing goes on as the account."""

from __future__ import annotations

from westmarch.server.clocks import pauses
from westmarch.server.identity.people import Person
from westmarch.server.library import repository as library
from westmarch.server.notifications import preferences
from westmarch.server.puzzles import guest_results
from westmarch.server.rooms import statements as rooms
from westmarch.server.storage.store import Store


async def merge_guest(store: Store, guest: str, account: Person) -> None:
    """Give an account what a guest has, all of it or nothing."""
    await store.write(
        *rooms.merge_statements(guest, account.id, account.name),
        *library.merge_statements(guest, account.id),
        *pauses.merge_statements(guest, account.id),
        *preferences.merge_statements(guest, account.id),
        *await guest_results.merge_statements(store, guest, account.id),
    )
