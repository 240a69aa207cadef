"""The open shelf: battles and decks that their makers have published. Anybody finds, plays and
copies them, accounts like them, and a copy says whose work it was.

What is published must be playable, and stays so as long as it stands there. A game keeps all of
the battle or deck it is played with, so that nothing done to the shelf changes it.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct
from sqlalchemy import Select, and_, func, or_, select, update
from sqlalchemy.sql import Executable

from westmarch.games.battles_of_westeros.notation import PROSE as WESTEROS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import COMMANDER, COMMANDER_NAMES
from westmarch.games.lotr_card_game.rules.catalogue import CARDS, NAMES, SPHERE, SPHERES
from westmarch.games.lotr_card_game.rules.decks import Deck, option_of_deck
from westmarch.kernel.texts.language import LANGUAGES_WHOLE, speaking
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.text import one_line
from westmarch.server.common.time import now
from westmarch.server.identity.people import Person
from westmarch.server.library.repository import Shelf
from westmarch.server.library.tables import BattleRow, DeckRow, KeptRow
from westmarch.server.library.tables import marks as marks_table
from westmarch.server.relations.tables import blocks
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import people as people_table
from westmarch.tabletop.views.schemas import PlayerOut

log = logging.getLogger("westmarch.server")

MOST_PUBLISHED = 50
"""Battles, and decks, that one person may have on the shelf."""
MOST_WORDS = 8
"""Words of a search that count."""
LIKE, PLAY = "like", "play"
SIZES = {"small": 16, "middle": 26}
"""Up to how many units a battle is small, or middling."""

Sort = Literal["new", "liked", "played"]
AnyShelf: TypeAlias = Shelf[BattleRow] | Shelf[DeckRow]


class Described(NamedTuple):
    """What a search finds something by, and a game it is played in is known by."""

    content: str
    tags: str
    words: str


class Credit(Struct):
    """Whose work a copy was made from."""

    id: str | None
    """The original, while it stands on the shelf."""
    author: PlayerOut | None
    """Null: somebody who has left."""


class OnShelf(Struct):
    """How something stands on the open shelf."""

    published: str | None
    about: str
    likes: int
    plays: int
    liked: bool
    """By the visitor."""
    credit: Credit | None


# ---- what is found by what


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _deck_content(option: str) -> str:
    """A deck as the option of a room, in whatever order its cards come."""
    heroes, _, cards = option.partition("/")
    return _hashed("/".join("+".join(sorted(part.split("+"))) for part in (heroes, cards)))


def _battle_content(plan: Any) -> str:
    return _hashed(json.dumps(plan, sort_keys=True))


def _tagged(tags: Collection[str]) -> str:
    return f" {' '.join(sorted(tags))} "


def describe_deck(deck: Deck, about: str, scenario: str | None) -> Described:
    """What a deck is found by: its heroes and their spheres, and the scenario it is meant for."""
    tags = {f"hero:{n}" for n in deck.heroes}
    tags |= {f"sphere:{SPHERES[SPHERE[n]]}" for n in deck.heroes}
    tags |= {f"scenario:{scenario}"} if scenario else set()
    called = [name for n in deck.heroes for name in (NAMES[n], *CARDS[n].get("names", {}).values())]
    words = " ".join([deck.name, about, *called]).casefold()
    return Described(_deck_content(option_of_deck(deck)), _tagged(tags), words)


def describe_battle(plan: Mapping[str, Any], about: str) -> Described:
    """What a battle is found by: its commanders and its size."""
    units = plan.get("unit", ())
    leaders = sorted({unit["commander"] for unit in units if "commander" in unit})
    size = next((name for name, most in SIZES.items() if len(units) <= most), "large")
    called = set()
    for language in LANGUAGES_WHOLE:
        with speaking(language):
            for leader in leaders:
                told = {"name": COMMANDER_NAMES[COMMANDER[leader]]}
                called.add(WESTEROS.entry("commanders", leader, told)["name"])
    tags = {f"size:{size}", *(f"commander:{leader}" for leader in leaders)}
    words = [plan.get("title", ""), plan.get("summary", ""), about, *sorted(called)]
    return Described(_battle_content(plan), _tagged(tags), " ".join(words).casefold())


def tag_of(row: KeptRow, kind: str) -> str | None:
    """What something is tagged with, such as the scenario a deck is meant for."""
    found = (tag.removeprefix(f"{kind}:") for tag in row.tags.split() if tag.startswith(f"{kind}:"))
    return next(found, None)


def describe(row: KeptRow, found: Described) -> None:
    """Write down what something on the shelf is found by."""
    row.content, row.tags, row.words = found


# ---- putting there, and taking away


async def publish(
    shelf: AnyShelf, person: Person, id_: str, about: str, described: Described
) -> None:
    """Put something of one's own on the shelf, or say something else of it there."""
    row: KeptRow = await shelf.own(person, id_)
    table = shelf.table.c
    if row.published is None:
        query = select(func.count()).where(table.owner == person.id, table.published.is_not(None))
        if int(await shelf.store.scalar(query)) >= MOST_PUBLISHED:
            sentence = say("error-too_many_published", most=MOST_PUBLISHED)
            raise ApiError(429, "too_many_published", sentence)
    values = {**described._asdict(), "about": about, "published": row.published or now()}
    # What it is found by is that of this revision.
    await shelf.write(row.id, row.revision, values)


async def withdraw(shelf: AnyShelf, person: Person, id_: str) -> None:
    """Take something of one's own from the shelf. Who has its link may still read it."""
    row: KeptRow = await shelf.own(person, id_)
    gone = update(shelf.table).where(shelf.table.c.id == row.id)
    await shelf.store.write(gone.values(published=None, content=None, tags="", words=""))


# ---- likes and plays


def _count_again(shelf: AnyShelf, mark: str, item: str) -> Executable:
    marks = marks_table.c
    found = select(func.count()).where(
        marks.mark == mark, marks.kind == shelf.word, marks.item == item
    )
    column = "likes" if mark == LIKE else "plays"
    changed = update(shelf.table).where(shelf.table.c.id == item)
    return changed.values({column: found.scalar_subquery()})


async def _mark(shelf: AnyShelf, mark: str, item: str, person: str) -> None:
    """Note a like or a play; each person counts once."""
    marks = marks_table.c
    there = select(marks.item).where(
        marks.mark == mark,
        marks.kind == shelf.word,
        marks.item == item,
        marks.person == person,
    )
    if await shelf.store.first(there) is not None:
        return
    values = {"mark": mark, "kind": shelf.word, "item": item, "person": person, "at": now()}
    added = shelf.store.upsert(marks_table).values(**values).on_conflict_do_nothing()
    await shelf.store.write(added, _count_again(shelf, mark, item))


async def on_shelf(shelf: AnyShelf, id_: str) -> KeptRow:
    """Something that is published. Raises `ApiError`."""
    row: KeptRow = await shelf.one(id_)
    if row.published is None:
        raise ApiError(409, "not_published", say("error-not_published"))
    return row


async def like(shelf: AnyShelf, person: Person, id_: str) -> int:
    """Like something on the shelf, once; how many do."""
    row = await on_shelf(shelf, id_)
    if row.owner == person.id:
        raise ApiError(409, "your_own", say("error-like_own"))
    await _mark(shelf, LIKE, id_, person.id)
    return int((await shelf.one(id_)).likes)


async def unlike(shelf: AnyShelf, person: Person, id_: str) -> int:
    """Like it no more; how many do."""
    marks = marks_table.c
    mine = and_(
        marks.mark == LIKE,
        marks.kind == shelf.word,
        marks.item == id_,
        marks.person == person.id,
    )
    await shelf.one(id_)
    await shelf.store.write(marks_table.delete().where(mine), _count_again(shelf, LIKE, id_))
    return int((await shelf.one(id_)).likes)


async def count_play(
    battles: Shelf[BattleRow], decks: Shelf[DeckRow], person: str, options: Mapping[str, str]
) -> None:
    """Note that somebody plays with what stands on the shelf: with the first that was put there, of
    several that are the same. One's own does not count."""
    used: list[tuple[AnyShelf, str]] = []
    for name, value in options.items():
        if name.startswith("deck_") and "/" in value:
            used.append((decks, _deck_content(value)))
        elif name == "battle" and value.startswith("{"):
            used.append((battles, _battle_content(json.loads(value))))
    for shelf, content in used:
        table = shelf.table.c
        query = (
            select(table.id, table.owner)
            .where(table.content == content, table.published.is_not(None))
            .order_by(table.published, table.id)
            .limit(1)
        )
        found = await shelf.store.first(query)
        if found is not None and found.owner != person:
            await _mark(shelf, PLAY, found.id, person)


# ---- looking around


def search(
    shelf: AnyShelf,
    visitor: Person | None,
    text: str,
    tags: Sequence[str],
    author: str,
    sort: Sort,
    start: int,
    most: int,
) -> Select[Any]:
    """The query for what stands on the shelf and has all the words and tags, but for the work of
    those whom the visitor has blocked."""
    table, people = shelf.table.c, people_table.c
    query = (
        select(shelf.table, people.name.label("owner_name"))
        .join(people_table, people.id == table.owner)
        .where(table.published.is_not(None))
    )
    for word in one_line(text).casefold().split()[:MOST_WORDS]:
        inside = table.words.contains(word, autoescape=True)
        query = query.where(or_(inside, people.account.contains(word, autoescape=True)))
    for tag in tags:
        query = query.where(table.tags.contains(f" {tag} ", autoescape=True))
    if author:
        query = query.where(table.owner == author)
    if visitor is not None:
        blocked = select(blocks.c.whom).where(blocks.c.by == visitor.id)
        query = query.where(table.owner.not_in(blocked))
    first = {"new": (), "liked": (table.likes.desc(),), "played": (table.plays.desc(),)}[sort]
    return query.order_by(*first, table.published.desc(), table.id).offset(start).limit(most)


async def standing(
    shelf: AnyShelf, rows: Sequence[KeptRow], visitor: Person | None
) -> dict[str, OnShelf]:
    """How each of these stands on the shelf, for a visitor."""
    store, table = shelf.store, shelf.table.c
    authors = await names(store, {row.author for row in rows if row.author})
    origins = {row.copied_from for row in rows if row.copied_from}
    marks = marks_table.c
    liking = select(marks.item).where(
        marks.mark == LIKE,
        marks.kind == shelf.word,
        marks.person == ("" if visitor is None else visitor.id),
        marks.item.in_([row.id for row in rows]),
    )
    there = select(table.id).where(table.id.in_(origins), table.published.is_not(None))
    liked = set(await store.scalars(liking)) if visitor else set()
    open_ = set(await store.scalars(there)) if origins else set()
    return {
        row.id: OnShelf(
            published=row.published,
            about=row.about,
            likes=row.likes,
            plays=row.plays,
            liked=row.id in liked,
            credit=_credit(row, authors, open_),
        )
        for row in rows
    }


def _credit(row: KeptRow, authors: Mapping[str, str], there: Collection[str]) -> Credit | None:
    if row.copied_from is None:
        return None
    author = row.author
    known = author is not None and author in authors
    return Credit(
        row.copied_from if row.copied_from in there else None,
        PlayerOut(author, authors[author]) if author is not None and known else None,
    )


async def names(store: Store, ids: Collection[str]) -> dict[str, str]:
    """What people are called."""
    if not ids:
        return {}
    query = select(people_table.c.id, people_table.c.name).where(people_table.c.id.in_(ids))
    return {row.id: row.name for row in await store.tuples(query)}


async def credit(shelf: AnyShelf, row: KeptRow, original: str | None) -> None:
    """Write into a copy whose work it was made from. One's own needs no credit."""
    if not original:
        return
    try:
        found: KeptRow = await shelf.one(original)
    except ApiError:
        return
    if found.owner != row.owner:
        row.copied_from, row.author = found.id, found.owner
