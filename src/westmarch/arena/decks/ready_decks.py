"""Writing decks that were found among the ready-made ones of The Card Game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from westmarch.arena.decks.deck_search import FINAL_SEED, DeckSearchPlan, Found
from westmarch.games.lotr_card_game.rules.decks import deck_of_option

FILE = "ready_decks.toml"


def written(
    found: Found, plan: DeckSearchPlan, name: str = "", names: dict[str, str] | None = None
) -> str:
    """A deck as an entry of the data: what it is, and what it was found and measured with."""
    deck = deck_of_option(found.deck)
    called = ", ".join(f'{language} = "{text}"' for language, text in (names or {}).items())
    players = int(plan.options.get("players", "1"))
    lines = [
        "[[deck]]",
        f'id = "{name or "found"}"',
        f"names = {{ {called} }}",
        f'scenario = "{plan.options["scenario"]}"',
        f"players = {players}",
        f"heroes = {list(deck.heroes)}",
        f"cards = {[list(entry) for entry in deck.cards]}",
        f"# {found.won} of {found.games} games won by `{plan.bot}`, seed "
        f"{plan.seed + FINAL_SEED}; found with seed {plan.seed}.",
        f"games = {found.games}",
        f"won = {found.won}",
        "",
    ]
    return "\n".join(lines)


def install(found: Found, plan: DeckSearchPlan, name: str, names: dict[str, str]) -> None:
    """Add a deck to the game's data, in the place of the one with the same id, if there is one."""
    path = Path(str(files("westmarch.games.lotr_card_game") / "data" / FILE))
    head, *entries = path.read_text(encoding="utf-8").split("[[deck]]\n")
    kept = [entry for entry in entries if f'id = "{name}"\n' not in entry]
    path.write_text(
        head
        + "".join(f"[[deck]]\n{entry.strip()}\n\n" for entry in kept)
        + written(found, plan, name, names),
        encoding="utf-8",
    )
