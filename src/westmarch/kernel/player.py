"""The contract that every bot keeps: how a player chooses for its seat.

Bots are fair by construction. A bot never gets the real state: `ask` hands it a state dealt anew
from what its seat may know (`Game.determinize`). A bot may therefore look at everything it
receives, clone it and play on from it. A bot that needs only the decision sets ``blind = True`` and
saves that work.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Protocol

from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.engine.flow import explain
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game


class Player(Protocol):
    """A player that is a program.

    One object plays one seat of one game. Its constructor takes the bot's own random stream and its
    parameters as keywords: ``def __init__(self, rng: Random, *, iterations: int = 200)``. A bot
    uses no other source of chance, so that the same seed and the same bots give the same game.
    """

    blind: ClassVar[bool]
    """True if the bot chooses from the decision alone and promises not to look at the state."""

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        """Choose one of ``decision.actions``.

        `s` agrees with everything that the seat ``decision.seat`` may know; the rest is dealt at
        random. The bot may keep and change it. ``s.offer`` is the decision.
        """


def ask(player: Player, game: Game, s: State, rng: Random) -> Action:
    """Let the player answer the pending decision. The state does not change.

    `rng` deals what the player cannot see. It is the bots' stream, never the game's. Raises
    `WestmarchError` if the answer is not one of the offered actions.
    """
    decision = s.offer
    assert decision is not None, "nothing is asked"
    seen = s if player.blind else game.determinize(s, decision.seat, rng)
    action = player.act(game, seen, decision)
    if action not in decision.actions:
        refusal = explain(s, action)
        why = game.reason(refusal) if refusal else ""
        name = type(player).__name__
        raise WestmarchError("bot-not_offered", bot=name, action=repr(action), why=why)
    return action


def part(player: Player, game: Game, s: State | None) -> None:
    """Tell a player that its game is over, in this state, or that it broke (None). The code that
    creates a player must call this. A player that holds a resource, such as a process, releases it
    in a method ``over(game, s)``."""
    over = getattr(player, "over", None)
    if over is not None:
        over(game, s)


def stream(seed: int | str, seat: int) -> Random:
    """The random stream of the bot in a seat. It follows from the game's seed and is separate from
    the game's dice."""
    return Random(f"westmarch:bot:{seed}:{seat}")
