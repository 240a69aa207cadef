"""Weights of its own for one scenario of the Card Game, from games with decks that can win it.

What is learned from all scenarios together is flat where hardly a game is ever won. Here one is
played alone, with decks told as options are, and what is learned goes to
``value_SCENARIO_PLAYERS.json.gz``. Of several players a deck is ``DECK,DECK``. Run with ``--learn``
alone it learns from the examples of earlier runs in the same folder.

    python -m tools.training.scenario_weights journey_along_the_anduin --deck DECK --deck DECK \
        --bots quick:slips=0.03,quick:slips=0.15 --games 7000 --seed 502 --out DIR
"""

from __future__ import annotations

import argparse
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from westmarch.arena.training.learning import TrainingRecipe, learn_all
from westmarch.arena.training.self_play import Example, Lessons, play
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.bots.search.network import Layer, Network
from westmarch.bots.search.network_file import ENDING, pack
from westmarch.kernel.engine.state import State
from westmarch.kernel.processes.calls import in_order

GAME = "lotr_card_game"
PART = 50
"""Games a process plays at a time."""


class Alone:
    """What is known of the game, for some lessons alone."""

    def __init__(self, taught: Sequence[dict[str, str]]) -> None:
        self._taught = taught
        self._knowledge = knowledge_of(GAME)

    def lessons(self) -> Sequence[dict[str, str]]:
        return self._taught

    def stops(self, s: State) -> Hashable:
        return self._knowledge.stops(s)

    def features(self, s: State, seat: int) -> list[float]:
        return self._knowledge.features(s, seat)


def some(
    lessons: Lessons, taught: Sequence[dict[str, str]], numbers: range
) -> list[tuple[int, list[Example], tuple[int, ...]]]:
    """Some games: the number of each, its positions, who won."""
    looking = Alone(taught)
    found = []
    for number in numbers:
        examples, s = play(lessons, number, looking)
        found.append((number, examples, tuple(s.winners)))
    return found


def gather(lessons: Lessons, taught: Sequence[dict[str, str]], games: int, jobs: int) -> Any:
    """Play the games; their positions as arrays."""
    parts = [range(at, min(at + PART, games)) for at in range(0, games, PART)]
    rows: list[list[float]] = []
    won: list[int] = []
    game: list[int] = []
    for done, found in enumerate(in_order(some, parts, jobs, lessons, taught), 1):
        for number, examples, winners in found:
            rows += [one.features for one in examples]
            won += [int(one.seat in winners) for one in examples]
            game += [number] * len(examples)
        print(f"{min(done * PART, games)} games, {len(rows)} positions", flush=True)
    return (
        np.asarray(rows, dtype=np.float32),
        np.asarray(won, dtype=np.uint8),
        np.asarray(game, dtype=np.int64),
    )


def only_what_varied(found: Network, features: Any) -> Network:
    """What was the same in all positions (the mode, the number of players) was not learned, and
    counts for nothing where it is another."""
    same = features.std(axis=0) < 1e-3
    first, *rest = found.layers
    rows = tuple(
        tuple(0.0 if same[i] else weight for i, weight in enumerate(row)) for row in first.weights
    )
    return msgspec.structs.replace(found, layers=(Layer(rows, first.biases), *rest))


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    ask.add_argument("scenario")
    ask.add_argument("--deck", action="append", default=[])
    ask.add_argument("--bots", default="quick:slips=0.03,quick:slips=0.15")
    ask.add_argument("--games", type=int, default=7000)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--hidden", default="24")
    ask.add_argument("--epochs", type=int, default=16)
    ask.add_argument("--learn", action="store_true")
    ask.add_argument("--out", type=Path, required=True)
    wished = ask.parse_args()
    folder: Path = wished.out
    folder.mkdir(parents=True, exist_ok=True)
    taught: list[dict[str, str]] = []
    for deck in wished.deck:
        decks = deck.split(",")
        named = {f"deck_{seat}": one for seat, one in enumerate(decks, 1)}
        taught.append({"scenario": wished.scenario, "players": str(len(decks)), **named})
    if taught and not wished.learn:
        lessons = Lessons(GAME, tuple(wished.bots.split(",")), wished.seed)
        x, y, g = gather(lessons, taught, wished.games, wished.jobs)
        np.savez_compressed(folder / f"games-{wished.seed:06d}.npz", features=x, won=y, game=g)
    found = [np.load(path) for path in sorted(folder.glob("games-*.npz"))]
    last = np.cumsum([0, *(int(one["game"].max()) + 1 for one in found)])
    x = np.concatenate([one["features"] for one in found])
    y = np.concatenate([one["won"] for one in found])
    g = np.concatenate([one["game"] + before for one, before in zip(found, last, strict=False)])
    hidden = tuple(int(n) for n in wished.hidden.split(","))
    recipe = TrainingRecipe(hidden=hidden, epochs=wished.epochs, batch=1024)
    learned = learn_all(knowledge_of(GAME).names, x, y, g, recipe, print)
    made = {"games": int(last[-1]), "seed": wished.seed, "self_play": wished.bots}
    written = only_what_varied(learned.network, x)
    written = msgspec.structs.replace(written, made={**made, **learned.report})
    players = len(wished.deck[0].split(",")) if wished.deck else 1
    path = folder / f"value_{wished.scenario}_{players}{ENDING}"
    path.write_bytes(pack(written))
    print(path)


if __name__ == "__main__":
    main()
