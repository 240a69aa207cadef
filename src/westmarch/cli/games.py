"""``westmarch games``: the games, their players and options."""

from __future__ import annotations

from westmarch import bots
from westmarch.cli.common import AsJson, console, print_json
from westmarch.kernel import registry


def games(as_json: AsJson = False) -> None:
    """List the games, their players, options and bots."""
    found = [
        {
            "id": game.id,
            "title": game.title,
            "players": {"fewest": game.players[0], "most": game.players[1]},
            "seats": game.seats(game.choose_options({})),
            "options": {o.name: {"text": o.text, "values": o.values} for o in game.options},
            "bots": bots.names(game),
        }
        for game in registry.games()
    ]
    if as_json:
        print_json({"games": found})
        return
    out = console()
    for game in registry.games():
        low, high = game.players
        out.print(f"{game.id}: {game.title}, {low if low == high else f'{low}-{high}'} players")
        out.print(f"    seats: {', '.join(game.seats(game.choose_options({})))}")
        for option in game.options:
            out.print(f"    option {option.name}={'|'.join(option.values)}: {option.text}")
        out.print(f"    bots: {', '.join(bots.names(game))}")
