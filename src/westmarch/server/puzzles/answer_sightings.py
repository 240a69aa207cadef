"""Where the answer of a puzzle was shown lately.

Anybody can be a guest in another browser, give a puzzle up there, and solve it as himself. So no
rating moves for a day when an account solves a puzzle from an address at which its answer was
shown. Of the address a hash is kept, made with the site's secret, in the place of the person.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select

from westmarch.server.common.time import now
from westmarch.server.puzzles.tables import FAILED, TryRow, tries
from westmarch.server.storage.rows.mapping import to_row
from westmarch.server.storage.settings import site_secret
from westmarch.server.storage.store import Store
from westmarch.tabletop.clocks import written

LASTS = timedelta(days=1)
_AT = "at."
"""How what stands for an address begins; no person's id has a dot there."""


async def _hashed(store: Store, address: str) -> str:
    secret = await site_secret(store)
    return _AT + hmac.new(secret.encode(), address.encode(), hashlib.sha256).hexdigest()[:28]


async def shown(store: Store, address: str, puzzle: str) -> None:
    """The answer was shown at an address."""
    row = TryRow(person=await _hashed(store, address), puzzle=puzzle, begun=now(), result=FAILED)
    values = to_row(row)
    kept = store.upsert(tries).values(**values)
    await store.write(
        delete(tries).where(tries.c.person.startswith(_AT), tries.c.begun < _earliest()),
        kept.on_conflict_do_update(index_elements=["person", "puzzle"], set_=values),
    )


async def was_shown(store: Store, address: str, puzzle: str) -> bool:
    """Whether the answer was shown there lately."""
    mine = tries.c.person == await _hashed(store, address), tries.c.puzzle == puzzle
    query = select(tries.c.person).where(*mine, tries.c.begun >= _earliest())
    return await store.first(query) is not None


def _earliest() -> str:
    return written(datetime.now(UTC) - LASTS)
