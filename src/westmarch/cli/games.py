"""``westmarch games``: the games, their players and options."""

from __future__ import annotations

from westmarch import bots
from westmarch.cli.common import console, print_json
from westmarch.cli.options import AsJson
from westmarch.kernel import registry
from westmarch.kernel.fingerprints import in_play
from westmarch.kernel.texts.site_texts import say


def games(as_json: AsJson = False) -> None:
    """List the games, their players, options and bots."""
    found = [
        {
            "id": game.id,
            "title": game.called().title,
            "players": {"fewest": game.players[0], "most": game.players[1]},
            "seats": game.seats(game.choose_options({})),
            "options": {
                o.name: {"text": game.called().options[o.name], "values": o.values}
                for o in game.options
            },
            "bots": bots.names(game),
            "rules": in_play(game, {}),
        }
        for game in registry.games()
    ]
    if as_json:
        print_json({"games": found})
        return
    out = console()
    for game in registry.games():
        low, high = game.players
        players = str(low) if low == high else f"{low}-{high}"
        called = game.called()
        out.print(say("terminal-players", id=game.id, title=called.title, players=players))
        seats = ", ".join(game.seats(game.choose_options({})))
        out.print(f"    {say('terminal-seats', seats=seats)}")
        for option in game.options:
            values, text = "|".join(option.values), called.options[option.name]
            told = say("terminal-option", name=option.name, values=values, text=text)
            out.print(f"    {told}")
        out.print(f"    {say('terminal-bots', bots=', '.join(bots.names(game)))}")
