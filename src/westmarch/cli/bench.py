"""``westmarch bench``: speed on one core."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer

import westmarch
from westmarch import builds
from westmarch.arena.bench.bench import bench as run
from westmarch.arena.bench.bench import side_by_side
from westmarch.arena.bench.bot_bench import BotGauge
from westmarch.arena.bench.catanatron import YARDSTICKS, Comparison, compare
from westmarch.arena.bench.two_builds import compare as compare_builds
from westmarch.arena.bench.two_builds import compare_bots
from westmarch.arena.match import seat_bots
from westmarch.cli.common import console, print_json, read_names, read_options
from westmarch.cli.options import AsJson, Options, Seed
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game
from westmarch.kernel.texts.site_texts import say

REFERENCE = "war_of_the_ring"
"""The game that others are compared with."""
ALL = "all"

RATES = {
    "decisions_per_s": "bench-decisions",
    "choices_per_s": "bench-choices",
    "games_per_s": "bench-games",
    "clones_per_s": "bench-clones",
    "legal_mean": "bench-legal",
}
"""What is measured, with the message that names it."""


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game's id; see `westmarch games`.")
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(min=0.1, max=3600, metavar="N", help="Approximate measuring time in seconds."),
    ] = 10,
    games: Annotated[
        str | None,
        typer.Option(
            metavar="A,B", help="Instead of GAME: several games, N seconds each; or `all`."
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Compare in the same run with: catanatron, pure."),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Measure this bot in every seat instead of random play."),
    ] = None,
    seed: Seed = 1,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Measure decisions, games and clones per second in random legal play, or a bot's decisions.

    With --games, a game can have its own options, separated by colons:
    lotr_card_game:players=4. With --against pure, both builds of the engine are measured in turns,
    and a bot must make the same decisions on both. Exit code 1 if it decides differently.
    """
    given = read_options(option)
    if bot is not None or against == builds.PURE:
        if game is not None and games is None:
            games = ":".join([game, *(f"{key}={value}" for key, value in given.items())])
        if bot is None:
            _bench_builds(games or ALL, seconds, seed, as_json)
        elif against in (None, builds.PURE):
            _bench_bot(bot, games or ALL, seconds, seed, against is not None, as_json)
        else:
            raise BadOption("bench-against_pure", pure=builds.PURE, against=against)
        return
    if games is not None:
        if game is not None or against is not None or given:
            raise BadOption("bench-games_alone")
        _bench_all(games, seconds, seed, as_json)
        return
    if game is None:
        raise BadOption("bench-no_game")
    chosen = registry.game(game)
    options = chosen.choose_options(given)
    if against is None:
        speed = run(chosen, options, seconds, seed)
        if as_json:
            print_json(msgspec.structs.asdict(speed) | _build())
        else:
            _table({game: msgspec.structs.asdict(speed)})
        return
    if against not in YARDSTICKS:
        raise BadOption("bench-unknown_yardstick", against=against, known=", ".join(YARDSTICKS))
    compared = compare(chosen, options, seconds, seed)
    if as_json:
        ours = msgspec.structs.asdict(compared.ours)
        print_json(ours | {against: compared.theirs, "ratio": _ratios(compared)} | _build())
    else:
        _table({game: msgspec.structs.asdict(compared.ours), against: compared.theirs})
        told = ", ".join(f"{name} {value:.2f}x" for name, value in _ratios(compared).items())
        console().print(f"{say('bench-ratio')}: {told}")


def _bench_all(text: str, seconds: float, seed: int, as_json: bool) -> None:
    """Several games side by side, each with its decisions divided by the reference's."""
    tables = dict(_tables(text))
    speeds = side_by_side(tables, seconds, seed)
    base = speeds.get(REFERENCE)
    found = {name: msgspec.structs.asdict(speed) for name, speed in speeds.items()}
    if base is not None:
        for rates in found.values():
            rates["ratio"] = round(rates["decisions_per_s"] / base.decisions_per_s, 3)
    if as_json:
        print_json(found)
        return
    _tell_build()
    out = console()
    width = max(len(name) for name in found) + 2
    titles = [say(title) for key, title in RATES.items() if key != "choices_per_s"]
    ratio = say("bench-ratio")
    out.print(" " * width + "".join(f"{title:>20}" for title in titles) + f"{ratio:>12}")
    for name, rates in found.items():
        cells = (f"{rates[key]:,.1f}" for key in RATES if key in rates)
        ratio = f"{rates['ratio']:.2f}x" if "ratio" in rates else ""
        out.print(f"{name:{width}}" + "".join(f"{cell:>20}" for cell in cells) + f"{ratio:>12}")


def _bench_builds(text: str, seconds: float, seed: int, as_json: bool) -> None:
    """Games on the compiled engine and on the pure one; of all games, each once."""
    tables = {name: (game.id, options) for name, (game, options) in _tables(_each_once(text))}
    found = compare_builds(tables, seconds, seed)
    if as_json:
        print_json(found)
        return
    out = console()
    out.print(say("bench-two_builds", python=found["python"]))
    width = max(len(name) for name in found["games"]) + 2
    both = (builds.PURE, say("bench-ratio"))
    titles = (say("bench-decisions"), *both, say("bench-clones"), *both)
    out.print(" " * width + "".join(f"{title:>14}" for title in titles))
    for name, rates in found["games"].items():
        out.print(f"{name:{width}}" + "".join(f"{value:>14,.2f}" for value in rates.values()))


def _bench_bot(bot: str, text: str, seconds: float, seed: int, both: bool, as_json: bool) -> None:
    """A bot's decisions, on the build that runs or on both; of all games, each once."""
    tables = dict(_tables(_each_once(text)))
    for game, options in tables.values():
        seat_bots(game, options, [bot] * len(game.seats(options)))
    if both:
        ids = {name: (game.id, options) for name, (game, options) in tables.items()}
        found = compare_bots(ids, bot, seconds, seed)
    else:
        rates = {}
        for name, (game, options) in tables.items():
            stretch = BotGauge(game, options, bot, seed).run(seconds)
            rates[name] = {
                "decisions_per_s": stretch.decisions_per_s,
                "decisions": stretch.decisions,
            }
        found = _build() | {"bot": bot, "games": rates}
    if as_json:
        print_json(found)
    else:
        _tell_bot(found)
    if not all(rates.get("same", True) for rates in found["games"].values()):
        raise typer.Exit(1)


def _tell_bot(found: dict[str, Any]) -> None:
    out = console()
    out.print(f"{found['bot']}, {say('bench-build', build=found['build'], python=found['python'])}")
    width = max(len(name) for name in found["games"]) + 2
    for name, rates in found["games"].items():
        line = f"{name:{width}}{rates['decisions_per_s']:>12,.1f} {say('bench-decisions')}"
        if "ratio" in rates:
            line += f"{rates['pure_decisions_per_s']:>12,.1f} pure{rates['ratio']:>8.2f}x, "
            line += say("bench-same" if rates["same"] else "bench-not_same")
        out.print(line)


def _each_once(text: str) -> str:
    return ",".join(registry.GAMES) if text == ALL else text


def _tables(text: str) -> Iterator[tuple[str, tuple[Game, dict[str, str]]]]:
    """The games a list names, or all of them with all their numbers of players."""
    if text != ALL:
        for name in read_names("games", text):
            id_, *options = name.split(":")
            game = registry.game(id_)
            yield name, (game, game.choose_options(read_options(options)))
        return
    for game in registry.games():
        yield game.id, (game, game.choose_options({}))
        players = next((o.values for o in game.options if o.name == "players"), ())
        for value in players[1:]:
            yield f"{game.id}:players={value}", (game, game.choose_options({"players": value}))


def _build() -> dict[str, str]:
    return {"build": westmarch.BUILD, "python": builds.interpreter()}


def _tell_build() -> None:
    console().print(say("bench-build", build=westmarch.BUILD, python=builds.interpreter()))


def _ratios(compared: Comparison) -> dict[str, float]:
    return {
        "decisions": compared.decisions_ratio,
        "real_choices": compared.choices_ratio,
        "clones": compared.clones_ratio,
    }


def _table(columns: dict[str, dict[str, float]]) -> None:
    _tell_build()
    out = console()
    out.print(" " * 22 + "".join(f"{name:>20}" for name in columns))
    for key, title in RATES.items():
        if any(key in rates for rates in columns.values()):
            cells = (f"{rates[key]:,.1f}" if key in rates else "" for rates in columns.values())
            out.print(f"{say(title):22}" + "".join(f"{cell:>20}" for cell in cells))
