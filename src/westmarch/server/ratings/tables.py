"""The tables of ratings and of what moderators know, of who follows or blocks whom, of reports and
of open challenges."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from westmarch.server.storage.tables.rooms import metadata

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("side", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
    Column("opponents", Integer, nullable=False, server_default="0"),
    Index("ratings_by_place", "game", "side", "mu"),
)
"""How strong somebody plays a side of a game (scale.py); `opponents` is how many different people
and bots of the house the rating was won against (meetings.py)."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("side", String(40), nullable=False),
    Column("score", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", String(32), nullable=False),
    Column("weight", Float, nullable=False, server_default="1"),
    Index("rating_changes_by_person", "person", "game", "side", "at"),
)
"""What each rated game did to the ratings of who played it: written with them, once; `weight` is
how much of its result counted (meetings.py)."""

rating_meetings = Table(
    "rating_meetings",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("opponent", String(80), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("side", String(40), nullable=False),
    Column("at", String(32), nullable=False),
    Index("rating_meetings_by_pair", "holder", "opponent", "at"),
    Index("rating_meetings_by_person", "person", "game", "side", "opponent"),
)
"""Who met whom in a rated game that counted. `person` is the account that was rated, `holder` who
answers for it (of a bot account its owner); `opponent` is who answers for an account of the other
side, or a bot of the house."""

rating_voids = Table(
    "rating_voids",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("why", String(16), nullable=False),
    Column("by", String(32), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Index("rating_voids_by_time", "at"),
)
"""Rated games that count for nobody: `short` ones, that ended before each side had moved twice, and
those that a `moderator` voided."""

moderators = Table(
    "moderators",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", String(32), nullable=False),
)
"""Accounts that may read reports, void games and mute people (moderation/service.py)."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(16), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("why", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("until", String(32)),
    Index("mutes_by_room", "room"),
)
"""Who says nothing: at one table, as a player there wishes, or, where `room` is empty, on the whole
site, as a moderator has decided, until a moment or for good."""

addresses = Table(
    "addresses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("address", String(64), nullable=False),
    Column("made", Boolean, nullable=False, server_default=false()),
    Column("first", String(32), nullable=False),
    Column("last", String(32), nullable=False),
    Index("addresses_once", "person", "address", unique=True),
    Index("addresses_by_address", "address", "last"),
)
"""From where accounts were used lately, as a keyed hash that cannot be turned back
(identity/origins.py); `made`: the account was made there."""

listings = Table(
    "listings",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    Index("listings_by_address", "address"),
)
"""From where the rooms in the lobby were opened, hashed like `addresses`."""

follows = Table(
    "follows",
    metadata,
    Column("by", String(32), primary_key=True),
    Column("whom", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Index("follows_by_whom", "whom"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("by", String(32), primary_key=True),
    Column("whom", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Index("blocks_by_whom", "whom"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("whom", String(32), nullable=False),
    Column("room", String(16)),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("closed", String(32)),
    Column("note", Text, nullable=False),
    Column("evidence", Text, nullable=False, server_default=""),
    Column("named", String(40)),
    Column("until", String(32)),
    Index("reports_by_state", "closed", "created"),
    Index("reports_by_reporter", "by", "created"),
)
"""`evidence` is what the person had said at the table when he was reported; `named` and `until`,
once somebody in it has deleted the account: the name of the reported, and how long the report stays
(relations/evidence.py)."""

seeks = Table(
    "seeks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("whom", String(32)),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seat", Integer),
    Column("rated", Boolean, nullable=False),
    Column("speed", String(40), nullable=False),
    Column("low", Integer),
    Column("high", Integer),
    Column("status", String(16), nullable=False),
    Column("room", String(16)),
    Column("created", String(32), nullable=False),
    Column("until", String(32), nullable=False),
    Index("seeks_by_status", "status", "until"),
    Index("seeks_by_maker", "by", "status"),
    Index("seeks_by_whom", "whom", "status"),
)
"""Open challenges, and those to one person (`whom`). Whoever takes one up makes its room in the
same transaction."""
