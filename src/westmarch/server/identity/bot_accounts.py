"""Bot accounts: programs that play over the wire, each somebody's, with a token of its own.

A token opens what a bot does (bot_api/api.py) and nothing of its owner's. It is shown once; kept is
its hash. A bot's id begins with ``bot.``, so that everything that shows a player can mark it.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ScalarSelect, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError, Fenced, not_found
from westmarch.server.common.ids import new_id
from westmarch.server.common.time import now
from westmarch.server.identity.names import account_key, clean_name, skeleton
from westmarch.server.identity.people import People, Person
from westmarch.server.identity.sessions import hashed
from westmarch.server.storage.rows.mapping import from_row, readable, to_row
from westmarch.server.storage.rows.people import BotRow, PersonRow
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables import rooms as db
from westmarch.server.storage.tables.people import bots as bots_table
from westmarch.server.storage.tables.people import people as people_table
from westmarch.server.storage.transactions import MUST_FIND
from westmarch.tabletop.rows import BOT_ACCOUNT, PLAYING, is_bot_account

PREFIX = "wmb_"
"""How tokens begin, so that one that lies about is known for what it is."""
MOST_BOTS = 10
"""Bot accounts of one person."""
MOST_GAMES = 32
"""Games of one bot at once, whatever its owner allows."""
MOST_LISTED = 200


class Bot(msgspec.Struct, frozen=True):
    """A bot account with its name."""

    row: BotRow
    name: str

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def person(self) -> Person:
        """As it sits at a table."""
        return Person(self.row.id, self.name, guest=False)


def _count_of(owner: str) -> ScalarSelect[int]:
    return select(func.count()).where(bots_table.c.owner == owner).scalar_subquery()


def _new_token() -> str:
    return PREFIX + secrets.token_urlsafe(32)


def checked_games(games: Collection[str]) -> list[str]:
    """Games of the house, each once. Raises `ApiError`."""
    for game in games:
        try:
            registry.house_game(game)
        except BadOption:
            raise not_found("game") from None
    return sorted(set(games))


class BotAccounts:
    """All bot accounts of one site."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---- looking them up

    async def _found(self, *where: Any, most: int = MOST_LISTED) -> list[Bot]:
        query = select(bots_table, people_table.c.name.label("called")).join(
            people_table, people_table.c.id == bots_table.c.id
        )
        query = query.where(*where).order_by(bots_table.c.used.desc().nulls_last(), bots_table.c.id)
        rows = await self._store.mappings(query.limit(most))
        return readable(rows, lambda row: Bot(from_row(row, BotRow), str(row["called"])))

    async def one(self, id_: str) -> Bot:
        """One by its id. Raises `ApiError`."""
        found = await self._found(bots_table.c.id == id_) if is_bot_account(id_) else []
        if not found:
            raise not_found("bot")
        return found[0]

    async def to_challenge(self, game: Game, id_: str) -> Bot:
        """One that can be challenged to a game. Raises `ApiError`."""
        bot = await self.one(id_)
        if bot.row.token is None or bot.row.accepts == "none":
            raise ApiError(409, "not_challenged", say("error-not_challenged", bot=bot.name))
        if game.id not in bot.row.games:
            title = game.called().title
            raise ApiError(409, "other_games", say("error-other_games", bot=bot.name, game=title))
        return bot

    async def of_owner(self, owner: str) -> list[Bot]:
        """Somebody's bots, the last used first."""
        return await self._found(bots_table.c.owner == owner)

    async def of_token(self, token: str) -> Bot | None:
        """Whose token it is, unless it was revoked."""
        if not token.startswith(PREFIX) or len(token) > 100:
            return None
        found = await self._found(bots_table.c.token == hashed(token))
        return found[0] if found else None

    async def lately_used(self) -> list[Bot]:
        """Bots that may be there, the last used first."""
        return await self._found(bots_table.c.token.is_not(None), bots_table.c.used.is_not(None))

    async def playing(self, id_: str) -> int:
        """In how many games it plays."""
        sits = select(db.seats.c.room).where(db.seats.c.person == id_)
        query = select(func.count()).where(db.rooms.c.status == PLAYING, db.rooms.c.id.in_(sits))
        return int(await self._store.scalar(query))

    # ---- changing them

    async def make(
        self, people: People, owner: Person, name: str, games: Collection[str]
    ) -> tuple[Bot, str]:
        """A new account, and its token."""
        name, games = clean_name(name), checked_games(games)
        await people.check_free(name, "")
        token, id_ = _new_token(), BOT_ACCOUNT + new_id()
        row = BotRow(
            id=id_,
            owner=owner.id,
            token=hashed(token),
            games=games,
            created=now(),
            token_made=now(),
        )
        named = PersonRow(
            id=id_,
            name=name,
            account=account_key(name),
            created=now(),
            skeleton=skeleton(name),
        )
        mine = people_table.c.id == owner.id
        fewer = _count_of(owner.id) < MOST_BOTS
        try:
            await self._store.write(
                # Whoever makes several at the same time makes them one after the other: the owner's
                # row is held until each is there.
                update(people_table).where(mine).values(id=owner.id),
                update(people_table)
                .where(mine, fewer)
                .values(id=owner.id)
                .execution_options(**MUST_FIND),
                insert(people_table).values(**to_row(named)),
                insert(bots_table).values(**to_row(row)),
            )
        except Fenced:
            raise ApiError(
                409, "too_many_bots", say("error-too_many_bots", most=MOST_BOTS)
            ) from None
        except IntegrityError:
            raise ApiError(409, "name_taken", say("error-name_taken")) from None
        return Bot(row, name), token

    async def change(self, bot: Bot, **values: Any) -> Bot:
        """Other settings."""
        row = msgspec.structs.replace(bot.row, **values)
        changed = {name: to_row(row)[name] for name in values}
        if changed:
            await self._store.write(
                update(bots_table).where(bots_table.c.id == bot.id).values(**changed)
            )
        return Bot(row, bot.name)

    async def new_token(self, bot: Bot) -> str:
        """Another token; the one before is no good any more."""
        token = _new_token()
        await self.change(bot, token=hashed(token), token_made=now())
        return token

    async def revoke(self, bot: Bot) -> None:
        """No token is good any more."""
        await self.change(bot, token=None)

    async def remove(self, bot: Bot) -> None:
        """The account is no more. Its name stays with the games it played, and is given to nobody
        else."""
        await self._store.write(delete(bots_table).where(bots_table.c.id == bot.id))
