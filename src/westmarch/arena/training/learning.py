"""Learning a network from examples, with PyTorch (the extra `learn`; playing does not need it).

The network is small, so it learns in seconds to minutes, on a GPU where there is one. Every tenth
game is kept apart, and the weights that foretell those best are taken. Same examples, same seed, same
kind of machine: the same weights.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec

from westmarch.bots.search.network import Layer, Network, read_for
from westmarch.kernel.engine.errors import WestmarchError

Tell = Callable[[dict[str, Any]], None]


class Recipe(msgspec.Struct, frozen=True):
    """How it is learned: anew, or on from weights that stand (`start`), for instance from many quick
    games to few good ones."""

    hidden: tuple[int, ...] = (32,)
    """Sizes of the layers between features and chance; none is a logistic regression."""
    epochs: int = 30
    batch: int = 2048
    rate: float = 2e-3
    decay: float = 1e-3
    seed: int = 1
    start: str = ""
    """The file of the weights it goes on from; their layers stay as they are."""


def learn(
    names: tuple[str, ...], features: Any, won: Any, game: Any, recipe: Recipe, tell: Tell
) -> tuple[Network, dict[str, Any]]:
    """A network that foretells who wins, and how well it does: the loss and the share of games
    kept apart that it calls right."""
    torch = _torch()
    import numpy as np

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(recipe.seed)
    apart = game % 10 == 0
    before = read_for(recipe.start, names) if recipe.start else None
    if before is None:
        centre = features[~apart].mean(axis=0)
        scale = features[~apart].std(axis=0)
        scale[scale < 1e-3] = 1.0
    else:
        centre = np.asarray(before.centre, dtype=np.float32)
        scale = np.asarray(before.scale, dtype=np.float32)

    def tensors(chosen: Any) -> tuple[Any, Any]:
        x = torch.tensor((features[chosen] - centre) / scale, dtype=torch.float32, device=device)
        y = torch.tensor(won[chosen], dtype=torch.float32, device=device)
        return x.clamp(-8.0, 8.0), y

    x, y = tensors(~apart)
    x_apart, y_apart = tensors(apart)
    hidden = recipe.hidden if before is None else [len(one.biases) for one in before.layers[:-1]]
    sizes = [len(names), *hidden, 1]
    layers: list[Any] = []
    for number, (entering, leaving) in enumerate(pairwise(sizes)):
        layer = torch.nn.Linear(entering, leaving)
        if before is not None:
            with torch.no_grad():
                layer.weight.copy_(torch.tensor(before.layers[number].weights))
                layer.bias.copy_(torch.tensor(before.layers[number].biases))
        layers += [layer, torch.nn.ReLU()]
    model = torch.nn.Sequential(*layers[:-1]).to(device)
    loss_of = torch.nn.BCEWithLogitsLoss()
    helper = torch.optim.AdamW(model.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
    pace = torch.optim.lr_scheduler.CosineAnnealingLR(helper, recipe.epochs)
    best, kept, report = float("inf"), None, {}
    for epoch in range(1, recipe.epochs + 1):
        model.train()
        order = torch.randperm(len(x), device=device)
        total = 0.0
        for at in range(0, len(x), recipe.batch):
            some = order[at : at + recipe.batch]
            helper.zero_grad()
            loss = loss_of(model(x[some]).squeeze(1), y[some])
            loss.backward()
            helper.step()
            total += float(loss.detach()) * len(some)
        pace.step()
        model.eval()
        with torch.no_grad():
            guessed = model(x_apart).squeeze(1)
            seen = float(loss_of(guessed, y_apart))
            right = float(((guessed > 0) == (y_apart > 0.5)).float().mean())
        line = {
            "epoch": epoch,
            "loss": round(total / len(x), 5),
            "loss_apart": round(seen, 5),
            "right_apart": round(right, 4),
        }
        tell(line)
        if seen < best:
            best, report = seen, line
            kept = [part.detach().cpu().clone() for part in model.parameters()]
    assert kept is not None
    network = Network(
        names=names,
        centre=_short(centre),
        scale=_short(scale),
        layers=tuple(
            Layer(tuple(_short(row) for row in weights), _short(biases))
            for weights, biases in zip(kept[::2], kept[1::2], strict=True)
        ),
    )
    rate = float(y_apart.mean())
    return network, {**report, "examples": len(features), "won_apart": round(rate, 4)}


def _short(numbers: Any) -> tuple[float, ...]:
    """Numbers with six digits, which is more than they are good for."""
    return tuple(float(f"{float(x):.6g}") for x in numbers)


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        raise WestmarchError(
            "learning needs PyTorch: pip install 'westmarch[learn]' (playing does not)"
        ) from None
    return torch
