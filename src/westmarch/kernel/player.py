"""What chooses for a seat: the contract of every bot, method by method.

Bots are fair by construction. A bot never gets the real state: `ask` hands it a state dealt anew
from what its seat may know (`Game.determinize`), so it may look at, clone and play on everything it
is given. A bot that looks at nothing but the decision says ``blind = True`` and saves that work.
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
    """A player that is not a person.

    One object plays one seat of one game. It is made with its own random stream, and with its
    parameters as keywords: ``def __init__(self, rng: Random, *, iterations: int = 200)``. It takes
    no other chance from anywhere, so that same seed, same bots give the same game.
    """

    blind: ClassVar[bool]
    """True: chooses by the decision alone and promises not to look at the state it is given."""

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        """One of ``decision.actions``.

        `s` agrees with everything the seat ``decision.seat`` may know; what the seat does not know
        is dealt at random. It is the bot's to keep and change. ``s.offer`` is the decision.
        """


def ask(player: Player, game: Game, s: State, rng: Random) -> Action:
    """Let the player answer the pending decision. The state does not change.

    `rng` deals what the player cannot see; it is the bots' stream, never the game's. Raises
    `WestmarchError` when the answer is not one of the offered actions.
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
    """The player's game is over, in this state, or it broke (None): whoever makes players says so.
    One that holds something, such as a process, has a method ``over(game, s)`` to let it go."""
    over = getattr(player, "over", None)
    if over is not None:
        over(game, s)


def stream(seed: int | str, seat: int) -> Random:
    """The random stream of the bot in a seat: follows from the game's seed, apart from its dice."""
    return Random(f"westmarch:bot:{seed}:{seat}")
