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

from westmarch.bots.search.network import Layer, Network, read_for

Tell = Callable[[dict[str, Any]], None]
Layers = list[tuple[Any, Any]]
"""Weights and biases of each layer, as arrays."""


class Recipe(msgspec.Struct, frozen=True):
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


class Examples(msgspec.Struct, frozen=True):
    """What is learned from, and what is kept apart: features as the network gets them, and who
    won."""

    x: Any
    y: Any
    x_apart: Any
    y_apart: Any


def learn(
    names: tuple[str, ...], features: Any, won: Any, game: Any, recipe: Recipe, tell: Tell
) -> tuple[Network, dict[str, Any]]:
    """A network that foretells who wins, and how well it does: the loss and the share of positions
    kept apart that it calls right."""
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
    examples = Examples(x[~apart], y[~apart], x[apart], y[apart])
    try:
        from westmarch.arena.training.with_torch import fit
    except ImportError:
        from westmarch.arena.training.with_numpy import fit
    layers, report = fit(examples, layers, recipe, tell)
    network = Network(
        names=names,
        centre=_short(centre),
        scale=_short(scale),
        layers=tuple(
            Layer(tuple(_short(row) for row in weights), _short(biases))
            for weights, biases in layers
        ),
    )
    rate = float(examples.y_apart.mean())
    return network, {**report, "examples": len(features), "won_apart": round(rate, 4)}


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
