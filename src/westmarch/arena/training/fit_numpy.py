"""Fitting a network with NumPy alone: the same steps as with PyTorch, slower on much data."""

from __future__ import annotations

from math import cos, pi
from typing import Any

import numpy as np

from westmarch.arena.training.learning import Examples, Layers, Tell, TrainingRecipe, told

MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8
"""Of the Adam method: how slowly its means of the slope and of its square follow."""


def fit(
    examples: Examples, layers: Layers, recipe: TrainingRecipe, tell: Tell
) -> tuple[Layers, dict[str, Any]]:
    """The layers that foretell best what was kept apart, and how well."""
    rng = np.random.default_rng(recipe.seed)
    parts = [part.copy() for layer in layers for part in layer]
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    count = len(examples.x)
    best, kept, report, steps = float("inf"), layers, {}, 0
    for epoch in range(1, recipe.epochs + 1):
        rate = recipe.rate * 0.5 * (1.0 + cos(pi * (epoch - 1) / recipe.epochs))
        order = rng.permutation(count)
        total = 0.0
        for at in range(0, count, recipe.batch):
            some = order[at : at + recipe.batch]
            loss, slopes = _slopes(parts, examples.x[some], examples.y[some])
            total += loss * len(some)
            steps += 1
            for i, slope in enumerate(slopes):
                means[i] = MEAN * means[i] + (1 - MEAN) * slope
                squares[i] = SQUARE * squares[i] + (1 - SQUARE) * slope * slope
                step = (means[i] / (1 - MEAN**steps)) / (
                    np.sqrt(squares[i] / (1 - SQUARE**steps)) + TINY
                )
                parts[i] = parts[i] * (1 - rate * recipe.decay) - rate * step
        guessed = _scores(parts, examples.x_apart)[-1]
        apart = _loss(guessed, examples.y_apart)
        right = float(((guessed > 0) == (examples.y_apart > 0.5)).mean())
        line = told(epoch, total / count, apart, right)
        tell(line)
        if apart < best:
            best, report = apart, line
            kept = list(zip(parts[::2], parts[1::2], strict=True))
    return kept, report


def _scores(parts: list[Any], x: Any) -> list[Any]:
    """What goes into each layer, and last what comes out."""
    found = [x]
    for i in range(0, len(parts), 2):
        out = found[-1] @ parts[i].T + parts[i + 1]
        found.append(out[:, 0] if i + 2 == len(parts) else np.maximum(out, 0.0))
    return found


def _loss(scores: Any, y: Any) -> float:
    return float((np.logaddexp(0.0, scores) - y * scores).mean())


def _slopes(parts: list[Any], x: Any, y: Any) -> tuple[float, list[Any]]:
    """The loss, and its slope by every weight and bias."""
    found = _scores(parts, x)
    back = ((1.0 / (1.0 + np.exp(-found[-1])) - y) / len(y))[:, None].astype(np.float32)
    slopes: list[Any] = []
    for i in range(len(parts) - 2, -1, -2):
        entering = found[i // 2]
        slopes = [back.T @ entering, back.sum(axis=0), *slopes]
        if i:
            back = (back @ parts[i]) * (entering > 0)
    return _loss(found[-1], y), slopes
