"""Every table of the site: imported for its features' tables, so that the metadata is whole."""

from __future__ import annotations

from westmarch.server.clocks import tables as clocks
from westmarch.server.cluster import tables as cluster
from westmarch.server.identity import tables as identity
from westmarch.server.library import tables as library
from westmarch.server.notifications import tables as notifications
from westmarch.server.puzzles import tables as puzzles
from westmarch.server.ratings import tables as ratings
from westmarch.server.relations import tables as relations
from westmarch.server.seeks import tables as seeks
from westmarch.server.storage.metadata import metadata
from westmarch.server.storage.tables import journal, people, rooms
from westmarch.server.teacher import tables as teacher
from westmarch.server.tournaments import tables as tournaments

FEATURES = (
    *(clocks, cluster, identity, journal, library, notifications, people, puzzles, ratings),
    *(relations, rooms, seeks, teacher, tournaments),
)
"""They add their tables to the metadata."""

__all__ = ["FEATURES", "metadata"]
