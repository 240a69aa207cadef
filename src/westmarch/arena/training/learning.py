"""Learning a network from examples: with PyTorch (the extra `learn`), on a GPU where there is one,
or with NumPy alone where PyTorch is not installed.

The network is small, so it learns in seconds to minutes. About every tenth game is kept apart, and
the weights that foretell those best are taken. Same examples, same seed, same kind of machine: the
same weights.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec

from westmarch.bots.search.network import Layer, Network
from westmarch.bots.search.network_file import read_for

Tell = Callable[[dict[str, Any]], None]
Layers = list[tuple[Any, Any]]
"""Weights and biases of each layer, as arrays."""


class TrainingRecipe(msgspec.Struct, frozen=True):
    """How it is learned: anew, or on from weights that stand (`start`), for instance from many
    quick games to few good ones."""

    hidden: tuple[int, ...] = (32,)
    """Sizes of the layers between features and chance; none is a logistic regression."""
    epochs: int = 30
    batch: int = 2048
    rate: float = 2e-3
    decay: float = 1e-3
    seed: int = 1
    start: str = ""
    """The file of the weights it goes on from; their layers stay as they are."""
    passes: int = 0
    """How often it then learns on from what was learned: from the chance it gives the next position
    of the same game, more than from how the game ended. The end of one game is mostly luck."""
    end: float = 0.9
    """How much of the end is passed on from a position to the one before it."""
    each: int = 0
    """Epochs that are learned on for every lesson alone (a battle, a scenario), from its games."""


class Examples(msgspec.Struct, frozen=True):
    """What is learned from, and what is kept apart: features as the network gets them, and who
    won."""

    x: Any
    y: Any
    x_apart: Any
    y_apart: Any


def learn(
    names: tuple[str, ...], features: Any, won: Any, game: Any, recipe: TrainingRecipe, tell: Tell
) -> tuple[Network, dict[str, Any]]:
    """A network that foretells who wins, and how well it does: the loss and the share of positions
    kept apart that it calls right."""
    found = learn_all(names, features, won, game, recipe, tell)
    return found.network, found.report


class Learned(msgspec.Struct, frozen=True):
    """What was learned: a network for everything, and better ones for single lessons, by the number
    of the lesson."""

    network: Network
    report: dict[str, Any]
    each: dict[int, tuple[Network, dict[str, Any]]]


def learn_all(
    names: tuple[str, ...],
    features: Any,
    won: Any,
    game: Any,
    recipe: TrainingRecipe,
    tell: Tell,
    sides: int = 1,
    lessons: int = 1,
    one_view: bool = False,
) -> Learned:
    """Learn as the recipe says. Examples are in the order they were met, each position as seen by
    each of the `sides`; the games go round the `lessons`, whose own weights are learned from
    every view or, with `one_view`, as the first side sees them."""
    import numpy as np

    # Mixed first: lessons and players come round in the order of the games.
    apart = (game.astype(np.uint64) * np.uint64(2654435761) >> np.uint64(13)) % 10 == 0
    if recipe.start:
        before = read_for(recipe.start, names)
        centre, scale = (np.asarray(v, dtype=np.float32) for v in (before.centre, before.scale))
        layers: Layers = [
            (np.asarray(one.weights, np.float32), np.asarray(one.biases, np.float32))
            for one in before.layers
        ]
    else:
        centre, scale = features[~apart].mean(axis=0), features[~apart].std(axis=0)
        scale[scale < 1e-3] = 1.0
        rng = np.random.default_rng(recipe.seed)
        layers = [
            (
                rng.normal(0.0, (2.0 / entering) ** 0.5, (leaving, entering)).astype(np.float32),
                np.zeros(leaving, dtype=np.float32),
            )
            for entering, leaving in pairwise([len(names), *recipe.hidden, 1])
        ]
    x = np.clip((features - centre) / scale, -8.0, 8.0).astype(np.float32)
    y = won.astype(np.float32)

    def fitted(
        layers: Layers, aims: Any, some: Any, recipe: TrainingRecipe, told_of: dict[str, Any]
    ) -> tuple[Layers, dict[str, Any]]:
        to_learn, to_check = some & ~apart, some & apart
        examples = Examples(x[to_learn], aims[to_learn], x[to_check], y[to_check])
        return _fit()(examples, layers, recipe, lambda line: tell({**told_of, **line}))

    def network(layers: Layers) -> Network:
        return Network(
            names=names,
            centre=_short(centre),
            scale=_short(scale),
            layers=tuple(
                Layer(tuple(_short(row) for row in weights), _short(biases))
                for weights, biases in layers
            ),
        )

    all_of_them = np.ones(len(y), dtype=bool)
    layers, report = fitted(layers, y, all_of_them, recipe, {})
    aims = y
    for number in range(1, recipe.passes + 1):
        aims = passed_on(_chances(layers, x), y, game, sides, recipe.end)
        slower = msgspec.structs.replace(recipe, rate=recipe.rate / 2)
        layers, report = fitted(layers, aims, all_of_them, slower, {"pass": number})
    each: dict[int, tuple[Network, dict[str, Any]]] = {}
    if recipe.each:
        slower = msgspec.structs.replace(recipe, rate=recipe.rate / 3, epochs=recipe.each)
        seen = np.arange(len(y)) % sides == 0 if one_view else all_of_them
        for lesson in range(lessons):
            some = (game % lessons == lesson) & seen
            if not (some & apart).any() or not (some & ~apart).any():
                continue
            plain = loss_of(_chances(layers, x[some & apart]), y[some & apart])
            own, told_of = fitted(layers, aims, some, slower, {"lesson": lesson})
            if told_of["loss_apart"] < plain:
                shown = {**told_of, "loss_before": round(plain, 5), "examples": int(some.sum())}
                each[lesson] = network(own), shown
    rate = float(y[apart].mean())
    told_of = {**report, "examples": len(features), "won_apart": round(rate, 4)}
    return Learned(network(layers), told_of, each)


def passed_on(chances: Any, won: Any, game: Any, sides: int, end: float) -> Any:
    """What each position is learned to be worth: the chance given to the next position of its game
    and side, and, for the part `end`, what that one is learned to be worth; at last who won."""
    import numpy as np

    found = won.astype(np.float64)
    goes_on = game[:-sides] == game[sides:]
    # From the end of all games at once: a position waits for the one after it.
    following = np.flatnonzero(goes_on)
    depth = np.zeros(len(won), dtype=np.int64)
    for at in following[::-1].tolist():
        depth[at] = depth[at + sides] + 1
    order = following[np.argsort(depth[following], kind="stable")]
    steps = np.searchsorted(depth[order], np.arange(1, depth.max(initial=0) + 2))
    for first, last in pairwise(steps.tolist()):
        some = order[first:last]
        found[some] = (1.0 - end) * chances[some + sides] + end * found[some + sides]
    return found.astype(np.float32)


def loss_of(chances: Any, won: Any) -> float:
    """How badly chances foretell who won."""
    import numpy as np

    sure = np.clip(chances, 1e-6, 1.0 - 1e-6)
    return float(-(won * np.log(sure) + (1.0 - won) * np.log(1.0 - sure)).mean())


def _chances(layers: Layers, x: Any) -> Any:
    """What the layers foretell, some positions at a time."""
    import numpy as np

    found = []
    for at in range(0, len(x), 65536):
        values = x[at : at + 65536]
        for number, (weights, biases) in enumerate(layers):
            values = values @ weights.T + biases
            if number < len(layers) - 1:
                values = np.maximum(values, 0.0)
        found.append(1.0 / (1.0 + np.exp(-np.clip(values[:, 0], -40.0, 40.0))))
    return np.concatenate(found)


def _fit() -> Callable[..., tuple[Layers, dict[str, Any]]]:
    try:
        from westmarch.arena.training.fit_torch import fit
    except ImportError:
        from westmarch.arena.training.fit_numpy import fit
    return fit


def told(epoch: int, loss: float, loss_apart: float, right_apart: float) -> dict[str, Any]:
    """A line of the log."""
    return {
        "epoch": epoch,
        "loss": round(loss, 5),
        "loss_apart": round(loss_apart, 5),
        "right_apart": round(right_apart, 4),
    }


def _short(numbers: Any) -> tuple[float, ...]:
    """Numbers with six digits, which is more than they are good for."""
    return tuple(float(f"{float(x):.6g}") for x in numbers)
