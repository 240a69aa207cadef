"""The bot that is a program in any language: ``exec:./mybot --depth 3`` (docs/reference/exec.md).

The program gets only what its seat may know: the view and the choices.
"""

from __future__ import annotations

import weakref
from random import Random
from typing import Any, ClassVar

import msgspec

from westmarch.bots.program_process import BotProgram, ProgramFailed, borrow, give_back, words_of
from westmarch.kernel.engine.decision import Action, Decision, action_of, text_of
from westmarch.kernel.engine.errors import BadOption, WestmarchError
from westmarch.kernel.engine.flow import explain
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game


class ExecBot:
    """Asks a program for its moves. The program is started for its first decision, and is kept for
    the next game once it has played a game to its end. A program that fails is ended, and loses
    only that game."""

    blind: ClassVar[bool] = False
    rest: ClassVar[str] = "command"
    """The parameter that takes all the text after the other parameters, unchanged."""

    def __init__(self, rng: Random, *, command: str = "", seconds: float = 10.0) -> None:
        words_of(command)
        if not seconds > 0:
            raise BadOption("bot-seconds", seconds=f"{seconds:g}")
        self._rng = rng
        self._command = command
        self._seconds = seconds
        self._engine: BotProgram | None = None
        self._seat = -1
        self._asked = 0
        self._net = weakref.finalize(self, lambda: None)

    def act(self, game: Game, s: State, decision: Decision) -> Action:
        engine = self._engine or self._begin(game, s, decision)
        engine.send(self._question(game, s, decision))
        self._asked += 1
        try:
            return _chosen(engine, game, s, decision, engine.answer(self._seconds))
        except ProgramFailed:
            self._drop()
            raise

    def over(self, game: Game, s: State | None) -> None:
        """Tell the program that the game is over. If the game broke (`s` is None), end the
        program."""
        engine = self._engine
        if engine is None:
            return
        if s is None:
            self._drop()
            return
        self._let_go()
        won = self._seat in s.winners
        end = {"ending": s.ending, "winners": list(s.winners), "won": won}
        engine.send({"type": "over", **end})
        give_back(engine)

    def _begin(self, game: Game, s: State, decision: Decision) -> BotProgram:
        engine = self._engine = borrow(self._command)
        self._net = weakref.finalize(self, engine.kill)  # whoever forgets to say that it is over
        self._seat = decision.seat
        options = game.options_of(s)
        told = {
            "game": game.id,
            "options": options,
            "seats": list(game.seats(options)),
            "sides": list(game.sides(options)),
            "seat": decision.seat,
            "seconds": self._seconds,
            "seed": self._rng.getrandbits(32),
        }
        engine.send({"type": "game", **told})
        return engine

    def _question(self, game: Game, s: State, decision: Decision) -> dict[str, Any]:
        return {
            "type": "decision",
            "n": self._asked,
            "seat": decision.seat,
            "kind": decision.kind,
            "rule": decision.rule,
            "view": game.view(s, decision.seat),
            "actions": [text_of(action) for action in decision.actions],
            "ids": [game.space.id_of(action) for action in decision.actions],
        }

    def _let_go(self) -> None:
        self._engine = None
        self._net.detach()

    def _drop(self) -> None:
        engine = self._engine
        self._let_go()
        if engine is not None:
            engine.kill()


def _chosen(engine: BotProgram, game: Game, s: State, decision: Decision, said: str) -> Action:
    """Return the action that an answer names, either by its place or by its text."""
    named: Any = said
    if said.startswith("{"):
        try:
            message = msgspec.json.decode(said)
        except msgspec.DecodeError:
            message = {}
        named = message.get("choice", message.get("text"))
    count = len(decision.actions)
    if isinstance(named, str) and named.isdecimal() and len(named) < 10:
        named = int(named)
    if isinstance(named, int) and 0 <= named < count:
        return decision.actions[named]
    if isinstance(named, str):
        for action in decision.actions:
            if text_of(action) == named:
                return action
    shown = repr(said if len(said) <= 80 else said[:79] + "…")
    raise ProgramFailed(
        engine.name, f"answered {shown}, none of the {count} choices{_why(game, s, named)}"
    )


def _why(game: Game, s: State, named: Any) -> str:
    """Return the reason why an action of the game is not among the choices."""
    if not isinstance(named, str):
        return ""
    action = action_of(named)
    try:
        game.space.id_of(action)
    except WestmarchError:
        return ""
    refusal = explain(s, action)
    if refusal is None:
        return ""
    cited = f" ({refusal.rule})" if refusal.rule else ""
    return f": {game.reason(refusal)}{cited}"
