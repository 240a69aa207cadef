"""``westmarch bench``: speed on one core."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from westmarch.arena.bench import bench as run
from westmarch.arena.yardstick import YARDSTICKS, Comparison, compare
from westmarch.cli.common import (
    AsJson,
    GameName,
    Options,
    Seed,
    console,
    print_json,
    read_options,
)
from westmarch.kernel import registry
from westmarch.kernel.errors import BadOption

RATES = {
    "decisions_per_s": "decisions/s",
    "choices_per_s": "real choices/s",
    "games_per_s": "games/s",
    "clones_per_s": "clones/s",
    "legal_mean": "legal actions, mean",
}


def bench(
    game: GameName,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=3600, metavar="N", help="About how long to measure.")
    ] = 10,
    against: Annotated[
        str | None, typer.Option(metavar="NAME", help="Compare in one run with: catanatron.")
    ] = None,
    seed: Seed = 1,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Measure decisions, games and clones per second in random legal play."""
    chosen = registry.game(game)
    options = chosen.choose_options(read_options(option))
    if against is None:
        speed = run(chosen, options, seconds, seed)
        if as_json:
            print_json(speed)
        else:
            _table({game: msgspec.structs.asdict(speed)})
        return
    if against not in YARDSTICKS:
        raise BadOption(f"cannot compare with '{against}' (known: {', '.join(YARDSTICKS)})")
    compared = compare(chosen, options, seconds, seed)
    if as_json:
        ours = msgspec.structs.asdict(compared.ours)
        print_json(ours | {against: compared.theirs, "ratio": _ratios(compared)})
    else:
        _table({game: msgspec.structs.asdict(compared.ours), against: compared.theirs})
        told = ", ".join(f"{name} {value:.2f}x" for name, value in _ratios(compared).items())
        console().print(f"ratio: {told}")


def _ratios(compared: Comparison) -> dict[str, float]:
    return {
        "decisions": compared.decisions_ratio,
        "real_choices": compared.choices_ratio,
        "clones": compared.clones_ratio,
    }


def _table(columns: dict[str, dict[str, float]]) -> None:
    out = console()
    out.print(" " * 22 + "".join(f"{name:>20}" for name in columns))
    for key, title in RATES.items():
        if any(key in rates for rates in columns.values()):
            cells = (f"{rates[key]:,.1f}" if key in rates else "" for rates in columns.values())
            out.print(f"{title:22}" + "".join(f"{cell:>20}" for cell in cells))
