"""Fitting a network with PyTorch."""

from __future__ import annotations

from typing import Any

import torch

from westmarch.arena.training.learning import Examples, Layers, Tell, TrainingRecipe, told


def fit(
    examples: Examples, layers: Layers, recipe: TrainingRecipe, tell: Tell
) -> tuple[Layers, dict[str, Any]]:
    """The layers that foretell best what was kept apart, and how well."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(recipe.seed)
    x, y, x_apart, y_apart = (
        torch.from_numpy(part).to(device)
        for part in (examples.x, examples.y, examples.x_apart, examples.y_apart)
    )
    parts: list[Any] = []
    for weights, biases in layers:
        layer = torch.nn.Linear(weights.shape[1], weights.shape[0])
        with torch.no_grad():
            layer.weight.copy_(torch.from_numpy(weights))
            layer.bias.copy_(torch.from_numpy(biases))
        parts += [layer, torch.nn.ReLU()]
    model = torch.nn.Sequential(*parts[:-1]).to(device)
    loss_of = torch.nn.BCEWithLogitsLoss()
    helper = torch.optim.AdamW(model.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
    pace = torch.optim.lr_scheduler.CosineAnnealingLR(helper, recipe.epochs)
    best, kept, report = float("inf"), layers, {}
    for epoch in range(1, recipe.epochs + 1):
        model.train()
        order = torch.randperm(len(x), device=device)
        total = torch.zeros((), device=device)
        for at in range(0, len(x), recipe.batch):
            some = order[at : at + recipe.batch]
            helper.zero_grad()
            loss = loss_of(model(x[some]).squeeze(1), y[some])
            loss.backward()
            helper.step()
            total += loss.detach() * len(some)
        pace.step()
        model.eval()
        with torch.no_grad():
            guessed = model(x_apart).squeeze(1)
            apart = float(loss_of(guessed, y_apart))
            right = float(((guessed > 0) == (y_apart > 0.5)).float().mean())
        line = told(epoch, float(total) / len(x), apart, right)
        tell(line)
        if apart < best:
            best, report = apart, line
            found = [part.detach().cpu().numpy().copy() for part in model.parameters()]
            kept = list(zip(found[::2], found[1::2], strict=True))
    return kept, report
