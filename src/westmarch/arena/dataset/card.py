"""The README of a dataset: what it is, how it was made, how to read it. In English, as datasets are
published."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

import pyarrow.parquet as pq

from westmarch.arena.dataset.schema import DECISIONS, GAMES, Info, read_info
from westmarch.arena.intervals import wilson
from westmarch.kernel import registry
from westmarch.kernel.texts.language import ENGLISH

CARD = "README.md"


def command(info: Info, games: int) -> str:
    """The command that makes the dataset again."""
    default = registry.game(info.game).choose_options({})
    words = ["westmarch", "dataset", info.game, "--games", str(games), "--seed", str(info.seed)]
    words += ["--bots", info.bots[0] if len(set(info.bots)) == 1 else ",".join(info.bots)]
    for name, value in info.options.items():
        if default.get(name) != value:
            words += ["--option", f"{name}={value}"]
    if info.observation:
        words.append("--observations")
    return shlex.join([*words, "--shard", str(info.shard), "--out", "DIR"])


def write_card(folder: Path) -> None:
    """Write the README of the dataset in a folder."""
    (folder / CARD).write_text(card(folder), encoding="utf-8")


def card(folder: Path) -> str:
    """The README's text."""
    info = read_info(folder)
    table = pq.read_table(folder / GAMES, columns=["ending", "winners", "decisions", "rounds"])
    rows = table.to_pylist()
    games = len(rows)
    decisions = sum(row["decisions"] for row in rows)
    rounds = sum(row["rounds"] for row in rows) / max(games, 1)
    called = registry.game(info.game).called(ENGLISH)
    endings = Counter(row["ending"] or "(broken)" for row in rows)
    wins = Counter(seat for row in rows for seat in row["winners"])
    return f"""---
pretty_name: "{called.title}: {games} games by {_names(info).replace("`", "")}"
license: cc0-1.0
tags: [board-games, hidden-information, imitation-learning, offline-rl]
configs:
  - config_name: {DECISIONS}
    data_files: "{DECISIONS}/*.parquet"
  - config_name: {GAMES}
    data_files: "{GAMES}/*.parquet"
---

# {called.title}: {games:,} games

{called.summary} By its full rules, played by {_names(info)} in Westmarch {info.westmarch}.

| | |
|---|---|
| games | {games:,} |
| decisions | {decisions:,} ({decisions / max(games, 1):.0f} a game) |
| rounds a game | {rounds:.1f} |
| seats | {", ".join(info.seats)} |
| bots | {", ".join(info.bots)} |
| options | {_options(info)} |
| seed | {info.seed} |
| ids of actions | {info.actions:,} |
| observations | {f"{info.observation:,} bytes each" if info.observation else "none"} |
| schema | {info.schema} |

## How the games ended

| ending | games | share | 95 % interval |
|---|---|---|---|
{_shares(dict(endings.most_common()), games)}

| seat | wins | share | 95 % interval |
|---|---|---|---|
{_shares({seat: wins[number] for number, seat in enumerate(info.seats)}, games)}

Intervals are Wilson's.

## How it is read

```python
from westmarch.arena.dataset import load, mask

data = load(".")
for batch in data.batches():
    batch["action"], batch["outcome"]       # NumPy arrays
    mask(batch, data.info.actions)          # 1 for every legal action
for game in data.games():
    for state in game.replay():             # the state at every decision
        ...
```

`pip install "westmarch[data]"`. The files are ordinary Parquet, so pandas, Polars, DuckDB and
others read them too.

## What is in it

`{GAMES}/`, a row for each game:

| column | what it holds |
|---|---|
| game | its number |
| seed | with which it was dealt |
| ending, winners | why it ended; the seats that won, by number |
| outcomes | of each seat: 1 won, -1 lost, 0 neither |
| rounds, decisions | how long it was |
| setup_random | the random results of the set-up |
| hash | of the last state |
| error | empty unless the game broke |

`{DECISIONS}/`, a row for each decision, in order:

| column | what it holds |
|---|---|
| game, step | whose decision it is, and its number in the game, from 0 |
| round | of the game |
| seat, kind | who was asked, and what |
| legal | the ids of all legal actions |
| action | the id of the one that was chosen |
| random | the random results that it brought |
| outcome | what the seat had at the end |
{_observation(info)}
An id means the same action throughout: `registry.game("{info.game}").space.action_of(id)` tells
which. What only one seat can see is in the observations of that seat alone; seeds and random
results tell everything, so they are no input for a player that is to be fair.

## How it was made

```
{command(info, games)}
```

The same command gives the same files.

## Terms

The games were played by programs; the data is dedicated to the public domain (CC0 1.0). Westmarch
is an unofficial fan project and is not affiliated with the publishers of the game; no text or art
of theirs is in here.
"""


def _names(info: Info) -> str:
    return " and ".join(f"`{bot}`" for bot in dict.fromkeys(info.bots))


def _options(info: Info) -> str:
    shown = [f"{k}={v if len(v) <= 40 else v[:37] + '...'}" for k, v in info.options.items()]
    return ", ".join(shown) or "none"


def _shares(counts: dict[str, int], games: int) -> str:
    lines = []
    for name, count in counts.items():
        low, high = wilson(count, games)
        share = 100 * count / max(games, 1)
        lines.append(f"| {name} | {count} | {share:.1f} % | {100 * low:.1f}–{100 * high:.1f} % |")
    return "\n".join(lines)


def _observation(info: Info) -> str:
    if not info.observation:
        return ""
    return (
        f"| observation | what the seat saw, {info.observation:,} bytes: "
        f'`observer("{info.game}").layout` names them |\n'
    )
