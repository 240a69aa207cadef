"""Battles of Westeros as the house sees it: the `Game` object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

# Registers what the cards do.
import westmarch.games.battles_of_westeros.rules.cards  # noqa: F401
from westmarch.games.battles_of_westeros import (
    determinize,
    facts,
    invariants,
    notation,
    occasion,
    pending_odds,
    position,
    story,
    text_board,
    view,
    why_not,
)
from westmarch.games.battles_of_westeros.rules.actions import SPACE
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DIRECTIONS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import HOUSES, SYMBOLS
from westmarch.games.battles_of_westeros.rules.catalogue import CARDS
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    SKIRMISHES,
    battle_ids,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.round.rounds import start
from westmarch.games.battles_of_westeros.rules.setup import new_battle
from westmarch.games.battles_of_westeros.rules.skirmish import SETUP_CARDS, new_skirmish
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Option, Options
from westmarch.kernel.packaged_game import Beginning, GameModules, PackagedGame

BATTLES = (*battle_ids(), *SKIRMISHES)
"""Values of the option `battle`: the battles, then the skirmishes."""
RETREATS = ("printed", "directional")
"""Values of the option `retreat`: as printed, or straight away from the attacker by the errata."""


DRAWN: dict[str, Sequence[str]] = {
    "symbol": SYMBOLS,
    "card": CARDS,
    "setup_card": SETUP_CARDS,
    "house": HOUSES,
    "direction": DIRECTIONS,
    "strategy": ("feint", "real"),
}
"""What is drawn at random, by its names."""


class BattlesOfWesteros(PackagedGame[Field]):
    """Battles of Westeros, core set."""

    id: ClassVar[str] = "battles_of_westeros"
    title: ClassVar[str] = "Battles of Westeros"
    summary: ClassVar[str] = (
        "House Stark against House Lannister on a field of hexes: commanders, their zones of "
        "control, and the morale of two armies."
    )
    minutes: ClassVar[str] = "60-120"
    players: ClassVar[tuple[int, int]] = (2, 2)
    options: ClassVar[tuple[Option, ...]] = (
        Option("battle", "which battle is fought; also one of your own, as JSON", BATTLES),
        Option("retreat", "how units retreat: as printed, or by the errata", RETREATS),
    )
    state_class: ClassVar[type[State]] = Field
    space: ClassVar[ActionSpace] = SPACE
    package: ClassVar[str] = __package__ or ""
    grouped: ClassVar[frozenset[str]] = frozenset(
        (
            "choose_units",
            "rally_units",
            "tactic_target",
            "discard_card",
            "discard_token",
            "retreat",
            "reroll",
        )
    )
    drawn: ClassVar[Mapping[str, Sequence[str]]] = DRAWN
    modules: ClassVar[GameModules] = GameModules(
        notation,
        text_board,
        facts,
        position,
        view,
        determinize,
        invariants,
        story,
        occasion,
        why_not,
        pending_odds,
    )

    def choose_options(self, given: Options) -> dict[str, str]:
        """A battle of one's own is its plan as JSON text."""
        battle = given.get("battle", "")
        if not battle.startswith("{"):
            return super().choose_options(given)
        plan_named(battle)
        return super().choose_options(
            {name: value for name, value in given.items() if name != "battle"}
        ) | {"battle": battle}

    def seats(self, options: Options) -> tuple[str, ...]:
        return HOUSES

    def start(self, options: Options, beginning: Beginning) -> Field:
        battle, directional = options["battle"], RETREATS.index(options["retreat"])
        seed, luck, listen, ask, switched = beginning
        if battle in SKIRMISHES:
            return new_skirmish(battle, seed, luck, listen, directional, ask, switched)
        s = new_battle(battle, seed, luck, listen, directional, ask, switched)
        start(s)
        return s

    def own_options_of(self, s: State) -> dict[str, str]:
        field = self.own(s)
        return {"battle": field.skirmish or field.battle, "retreat": RETREATS[field.directional]}


GAME = BattlesOfWesteros()
