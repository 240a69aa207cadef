"""Rated games that look as if somebody had farmed ratings: pairs of accounts, and addresses.

Nothing here proves anything: brothers at one address play each other a lot, and one of them wins.
So nothing is done by itself; moderators look at the games, and void them if they must
(ratings/voiding.py).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import and_, select

from westmarch.server.identity.tables import addresses as addresses_table
from westmarch.server.moderation.service import names
from westmarch.server.ratings.tables import rating_changes as rating_changes_table
from westmarch.server.ratings.tables import rating_meetings as rating_meetings_table
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.people import people as people_table
from westmarch.tabletop.clocks import read, written

LOOKED_AT = timedelta(days=30)
MOST_CHANGES = 20_000
MOST_SHOWN = 50
FEWEST_GAMES = 3
"""Of a pair within that time; fewer move no rating far."""
ONE_SIDED = 0.85
"""So much of all points one of them made."""
MOST_OF_ALL = 0.7
"""So many of somebody's rated games were against the other."""
FEW_MOVES = 20
"""A game with fewer was given up early."""
YOUNG = timedelta(days=7)
FEWEST_ACCOUNTS = 3
"""Seen at one address, before it is shown."""
TELLING = 2
"""Signs that make a pair worth a look; a shared address is one by itself."""
SAME_ADDRESS = "same_address"


class Pair(msgspec.Struct):
    """Two accounts that met in rated games."""

    first: str
    second: str
    games: int
    first_points: float
    moves: int
    """In a game, on average."""
    signs: list[str]
    """What is suspicious: `same_address`, `one_sided`, `short_games`, `each_other` (one of them
    plays hardly anybody else), `new_account`."""
    rooms: list[str]
    """The last games, the newest first."""


class Crowd(msgspec.Struct):
    """An address where several accounts were seen."""

    address: str
    """The beginning of its hash: a name for it, nothing else."""
    accounts: list[str]
    made: int
    """So many of them were made there."""
    met: int
    """Rated games between them."""


class Suspicions(msgspec.Struct):
    pairs: list[Pair]
    addresses: list[Crowd]
    days: int
    """So far back it looks."""


class _Met(msgspec.Struct):
    """What two accounts, the first by id and the second, did against each other."""

    rooms: dict[str, str] = {}
    """When each room's game ended."""
    points: float = 0.0
    moves: int = 0


async def suspicions(store: Store) -> Suspicions:
    """The pairs and the addresses that a moderator should look at, the worst first."""
    since = written(datetime.now(UTC) - LOOKED_AT)
    met, games = await _met(store, since)
    seen = await _seen(store, since)
    people = {one for pair in met for one in pair}
    people |= {person for persons in seen.values() for person in persons}
    called, made = await names(store, people), await _made(store, people)
    at_once: dict[str, set[str]] = defaultdict(set)
    for address, persons in seen.items():
        for person in persons:
            at_once[person].add(address)
    pairs = []
    for (one, two), found in met.items():
        if len(found.rooms) >= FEWEST_GAMES:
            shared = bool(at_once[one] & at_once[two])
            signs = _signs(found, (games[one], games[two]), (made.get(one), made.get(two)))
            if shared or len(signs) >= TELLING:
                signs = [SAME_ADDRESS] * shared + signs
                pairs.append(_pair(found, called[one], called[two], signs))
    pairs.sort(key=lambda pair: (-len(pair.signs), -pair.games, pair.first))
    crowds = [
        Crowd(
            address=address[:8],
            accounts=sorted(called[person] for person in persons),
            made=sum(persons.values()),
            met=sum(
                len(found.rooms)
                for (one, two), found in met.items()
                if one in persons and two in persons
            ),
        )
        for address, persons in seen.items()
        if len(persons) >= FEWEST_ACCOUNTS
    ]
    crowds.sort(key=lambda crowd: (-crowd.met, -len(crowd.accounts), crowd.address))
    return Suspicions(pairs[:MOST_SHOWN], crowds[:MOST_SHOWN], LOOKED_AT.days)


async def _met(store: Store, since: str) -> tuple[dict[tuple[str, str], _Met], Counter[str]]:
    """What pairs of accounts did against each other, and everybody's games."""
    met, changes, rooms = rating_meetings_table.c, rating_changes_table.c, db.rooms.c
    query = (
        select(met.room, met.holder, met.opponent, met.at, changes.score, rooms.moves)
        .join(
            rating_changes_table,
            and_(changes.room == met.room, changes.person == met.person),
        )
        .join(db.rooms, rooms.id == met.room)
        .where(met.at > since)
        .order_by(met.at.desc(), met.room)
        .limit(MOST_CHANGES)
    )
    found: dict[tuple[str, str], _Met] = {}
    games: Counter[str] = Counter()
    for row in await store.tuples(query):
        games[row.holder] += 1
        if row.holder < row.opponent and "." not in row.opponent:
            one = found.setdefault((row.holder, row.opponent), _Met())
            one.rooms[row.room] = row.at
            one.points += row.score
            one.moves += row.moves
    return found, games


async def _seen(store: Store, since: str) -> dict[str, dict[str, bool]]:
    """By address the accounts seen there, and whether each was made there."""
    here = addresses_table.c
    query = (
        select(here.address, here.person, here.made)
        .join(people_table, people_table.c.id == here.person)
        .where(here.last > since)
    )
    found: dict[str, dict[str, bool]] = {}
    for row in await store.tuples(query):
        found.setdefault(row.address, {})[row.person] = bool(row.made)
    return found


async def _made(store: Store, people: set[str]) -> Mapping[str, str]:
    query = select(people_table.c.id, people_table.c.created).where(people_table.c.id.in_(people))
    return {row.id: row.created for row in await store.tuples(query)}


def _signs(found: _Met, games: tuple[int, int], made: tuple[str | None, str | None]) -> list[str]:
    count, share = len(found.rooms), found.points / len(found.rooms)
    first = read(min(found.rooms.values()))
    signs = {
        "one_sided": max(share, 1 - share) >= ONE_SIDED,
        "short_games": found.moves / count < FEW_MOVES,
        "each_other": any(count >= MOST_OF_ALL * of for of in games),
        "new_account": any(at and first - read(at) < YOUNG for at in made),
    }
    return [sign for sign, there in signs.items() if there]


def _pair(found: _Met, first: str, second: str, signs: list[str]) -> Pair:
    count = len(found.rooms)
    rooms = list(found.rooms)[:20]
    return Pair(first, second, count, found.points, round(found.moves / count), signs, rooms)
