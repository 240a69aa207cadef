"""What the files of a dataset hold: two tables, in shards, and the facts they share.

``games/`` has a row for each game, ``decisions/`` a row for each decision; shard 00003 of both
holds the same games. The shared facts (`Info`) are in ``dataset.json`` and in the metadata of every
file, under the key ``westmarch``.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pyarrow as pa

from westmarch.kernel.engine.errors import BadOption

VERSION = 1
"""Of the schema: raised when a column changes its meaning or goes; a new column does not raise
it."""
KEY = b"westmarch"
INFO = "dataset.json"
GAMES, DECISIONS = "games", "decisions"


class Info(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of a dataset have in common."""

    schema: int
    westmarch: str
    """The version that played."""
    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: int
    shard: int
    """Games in a shard; the last one may have fewer."""
    actions: int
    """Size of the action space: ids are below it."""
    observation: int = 0
    """Bytes of an observation; 0: there are none."""


def games_schema(info: Info) -> pa.Schema:
    """The table of games."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.int64()),
            ("ending", pa.string()),
            ("winners", pa.list_(pa.int8())),
            ("outcomes", pa.list_(pa.float32())),
            ("rounds", pa.int32()),
            ("decisions", pa.int32()),
            ("setup_random", pa.list_(pa.int64())),
            ("hash", pa.string()),
            ("error", pa.string()),
        ],
        metadata=_metadata(info),
    )


def decisions_schema(info: Info) -> pa.Schema:
    """The table of decisions."""
    fields = [
        ("game", pa.int64()),
        ("step", pa.int32()),
        ("round", pa.int32()),
        ("seat", pa.int8()),
        ("kind", pa.string()),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("random", pa.list_(pa.int64())),
        ("outcome", pa.float32()),
    ]
    if info.observation:
        fields.append(("observation", pa.binary(info.observation)))
    return pa.schema(fields, metadata=_metadata(info))


def _metadata(info: Info) -> dict[bytes, bytes]:
    return {KEY: msgspec.json.encode(info)}


def read_info(folder: Path) -> Info:
    """The facts of the dataset in a folder. Raises `BadOption`."""
    try:
        info = msgspec.json.decode((folder / INFO).read_bytes(), type=Info)
    except OSError:
        raise BadOption("data-no_dataset", folder=folder, file=INFO) from None
    except msgspec.MsgspecError as error:
        raise BadOption("file-wrong", file=folder / INFO, why=error) from None
    if info.schema != VERSION:
        raise BadOption("data-schema", folder=folder, schema=info.schema, known=VERSION)
    return info


def shard_file(folder: Path, table: str, number: int) -> Path:
    """The file of a shard."""
    return folder / table / f"{number:05d}.parquet"
