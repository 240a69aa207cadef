"""Data packs: a data pack is a folder of TOML files that override the data of the games.

A pack corrects data that we mark as inferred or placeholder, without a change to the code. It has
one folder per game, and its files have the same names as the game's own files::

    my_pack/five_armies/fate_tiles.toml      my_pack/five_armies/characters.toml

A file holds only what differs. Tables are merged key by key. Entries of an array of tables are
matched by their ``id``. Every other value replaces ours. A pack may not add anything that our data
does not have (a file, an entry, a key, another type of value), so a misspelt name is never silently
ignored.

The environment variable ``WESTMARCH_DATA_PACK`` names the folder, so worker processes use the same
pack. Games read their data when they are imported, so choose the pack before you import the first
game.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from westmarch.kernel.engine.errors import Saying, WestmarchError, either

VARIABLE = "WESTMARCH_DATA_PACK"
"""The environment variable that names the pack's folder."""


class BadDataPack(WestmarchError):
    """A data pack that cannot be read or does not fit the data that it overrides."""


def choose(folder: str | Path) -> None:
    """Use a pack from now on, in this process and in processes that it starts."""
    path = Path(folder).absolute()
    if not path.is_dir():
        raise BadDataPack("pack-no_folder", folder=folder)
    os.environ[VARIABLE] = str(path)


def chosen() -> Path | None:
    """Return the folder of the pack in use, or None."""
    folder = os.environ.get(VARIABLE, "")
    return Path(folder) if folder else None


@contextmanager
def blamed(game: str) -> Iterator[None]:
    """Blame the pack in use for errors while a game is imported, if the pack has data for that
    game. Such data may read well and still make no game: a border with a region that does not
    exist, for example."""
    try:
        yield
    except (AssertionError, LookupError, TypeError, ValueError) as error:
        pack = chosen()
        if pack is None or not (pack / game).is_dir():
            raise
        told = isinstance(error, AssertionError) and str(error)
        what = told or f"{type(error).__name__}: {error}".rstrip(": ")
        raise BadDataPack("pack-no_game", folder=pack, game=game, why=what) from error


def load(package: str, name: str, free: Collection[str] = ()) -> dict[str, Any]:
    """Return a data file of a game's package, overridden by the pack in use. `free` names tables
    that may get keys that our data does not use; the game checks these tables itself."""
    ours = _ours(package, name)
    path = overriding(package, name)
    return ours if path is None else merged(ours, _theirs(path), str(path), free)


def replaced(package: str, name: str) -> dict[str, Any]:
    """Return a data file that the game itself checks as a whole, such as a battle plan. Every key
    that the pack in use gives replaces our key entirely, and the pack may add keys that our file
    does not have."""
    ours = _ours(package, name)
    path = overriding(package, name)
    return ours if path is None else {**ours, **_theirs(path)}


def overriding(package: str, name: str) -> Path | None:
    """Return the file in the pack in use that overrides a data file of a game's package, or
    None."""
    pack = chosen()
    if pack is None:
        return None
    game = package.rpartition(".")[2]
    _check_names(pack, package, game)
    path = pack / game / name
    return path if path.is_file() else None


def _ours(package: str, name: str) -> dict[str, Any]:
    source = files(package).joinpath("data").joinpath(name)
    return tomllib.loads(source.read_text(encoding="utf-8"))


def _theirs(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadDataPack("pack-unreadable", file=path, why=error) from error


def merged(
    ours: dict[str, Any], theirs: dict[str, Any], source: str, free: Collection[str] = ()
) -> dict[str, Any]:
    """Return our data, overridden by a pack's file. Error messages call the file `source`."""
    found: dict[str, Any] = _Merger(free).merge(ours, theirs, [ours], source)
    return found


def _check_names(pack: Path, package: str, game: str) -> None:
    """Refuse a pack that does not exist, or that has files for a game that the game does not
    know."""
    if not pack.is_dir():
        raise BadDataPack("pack-no_folder", folder=pack)
    if (pack / game).is_dir():
        _check_folder(pack / game, files(package).joinpath("data"), game)


def _check_folder(folder: Path, ours: Traversable, game: str) -> None:
    known = {f.name: f for f in ours.iterdir()}
    for path in sorted(folder.iterdir()):
        if path.name not in known:
            names = ", ".join(sorted(known))
            raise BadDataPack("pack-no_data", file=path, game=game, files=names)
        if known[path.name].is_dir() and path.is_dir():
            _check_folder(path, known[path.name], game)


# ---- merging


class _Merger:
    """Overrides values. `samples` are our values in the same place of similar entries. They show
    which values are possible."""

    def __init__(self, free: Collection[str]) -> None:
        self.free = free

    def merge(self, ours: Any, theirs: Any, samples: list[Any], where: str) -> Any:
        """Return our value (None if we have none), overridden by theirs."""
        types = {type(sample) for sample in samples}
        if samples and type(theirs) not in types and not (type(theirs) is int and float in types):
            wanted = either([Saying(f"type-{name}") for name in sorted(t.__name__ for t in types)])
            raise BadDataPack("pack-type", where=where, value=_shown(theirs), type=wanted)
        if isinstance(theirs, dict):
            return self._table(ours or {}, theirs, samples, where)
        if isinstance(theirs, list):
            if _has_ids(ours):
                return self._entries(ours, theirs, where)
            items = [item for sample in samples for item in sample]
            return [self.merge(None, item, items, where) for item in theirs]
        return theirs

    def _table(
        self, ours: dict[str, Any], theirs: dict[str, Any], samples: list[Any], where: str
    ) -> dict[str, Any]:
        keys = sorted({key for sample in samples for key in sample})
        free = where.rpartition(": ")[2] in self.free
        values = [value for sample in samples for value in sample.values()]
        found = dict(ours)
        for key, value in theirs.items():
            if key not in keys and not free:
                raise BadDataPack("pack-key", where=where, key=key, keys=", ".join(keys))
            under = [sample[key] for sample in samples if key in sample] or values
            found[key] = self.merge(ours.get(key), value, under, f"{where}: {key}")
        return found

    def _entries(self, ours: list[Any], theirs: list[Any], where: str) -> list[Any]:
        """Merge an array of tables. Entries are matched by id, and our order is kept."""
        places = {entry["id"]: i for i, entry in enumerate(ours)}
        found = list(ours)
        seen: set[str] = set()
        for entry in theirs:
            name = entry.get("id") if isinstance(entry, dict) else None
            if name is None:
                raise BadDataPack("pack-no_id", where=where)
            if name not in places:
                raise BadDataPack("pack-no_entry", where=where, entry=name)
            if name in seen:
                raise BadDataPack("pack-twice", where=where, entry=name)
            seen.add(name)
            at = places[name]
            found[at] = self.merge(ours[at], entry, ours, f"{where}: {name}")
        return found


def _has_ids(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(entry, dict) and "id" in entry for entry in value)
    )


def _shown(value: Any) -> str:
    text = f"'{value}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
