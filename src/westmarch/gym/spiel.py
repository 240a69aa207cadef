"""The games as games of OpenSpiel's Python API, so that OpenSpiel's algorithms run on them
unchanged.

Importing this module registers each game as ``westmarch_<id>``, with its options as parameters::

    import pyspiel
    import westmarch.gym.spiel

    game = pyspiel.load_game("westmarch_war_of_the_ring(players=4)")

Chance is sampled. One chance node at the root draws the deal (the game's seed, one of ``deals``),
and the deal determines all dice and draws. No player can see the deal. A search that copies a state
and looks ahead would foresee the dice, so it must first deal anew what the player cannot see.
`resample_from_infostate`, which OpenSpiel's information-set searches call, does so.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel

from westmarch.gym.observations import OBSERVERS
from westmarch.gym.session import LOST, WON, Session
from westmarch.kernel import registry
from westmarch.kernel.engine.decision import text_of
from westmarch.kernel.game import Game

PREFIX = "westmarch_"
DEALS = 1_000
"""The number of deals at the root, unless the parameter ``deals`` sets another."""
OWN_ACTIONS = 16
"""How many of the seat's last actions are part of the information state's tensor."""
LONGEST = 100_000
"""A number of decisions that no game reaches."""


def parameters(game: Game) -> dict[str, Any]:
    """Return the parameters of a game in OpenSpiel with their defaults. A parameter is a number if
    all its values are numbers."""
    found: dict[str, Any] = {"deals": DEALS}
    for option in game.options:
        numbers = all(value.isdigit() for value in option.values)
        found[option.name] = int(option.values[0]) if numbers else option.values[0]
    return found


def game_type(game: Game) -> pyspiel.GameType:
    """Return the description of a game that OpenSpiel needs before it loads the game."""
    fewest, most = game.players
    together = len(set(game.sides(game.choose_options({})))) == 1
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # In a game for three, or where nobody wins or all do, rewards do not add up to nothing.
        utility=pyspiel.GameType.Utility.IDENTICAL
        if together
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):
    """One game with its options."""

    def __init__(self, kind: pyspiel.GameType, id_: str, given: dict[str, Any] | None) -> None:
        chosen = parameters(registry.game(id_)) | dict(given or {})
        self.deals = int(chosen.pop("deals"))
        self.id, self.chosen = id_, chosen
        session = self.new_session()
        self.rules = session.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=session.size,
            max_chance_outcomes=self.deals,
            num_players=len(session.seats),
            min_utility=LOST,
            max_utility=WON,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(given or {}))

    def new_session(self) -> Session:
        """Return a session of this game, without a deal."""
        return Session(self.id, self.chosen)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> SpielObserver:
        """Return the observer that writes the tensors and strings."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, wanted)


class SpielState(pyspiel.State):
    """A game in progress, and everything each seat has seen and done so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self.session = game.new_session()
        self.dealt = False
        seats = len(self.session.seats)
        self.seen = [""] * seats
        """For each seat, a hash of everything it has observed and done: what a seat knows that
        forgets nothing. The full text would grow with every move."""
        self.last = [b""] * seats
        """The last observation of each seat."""
        self.done: list[tuple[int, ...]] = [()] * seats
        """The ids of each seat's last actions, the latest first."""

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.session.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.session.legal) if player == self.session.asked else []

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.session.start(action)
            self.dealt = True
        else:
            seat = self.current_player()
            self.session.take(action)
            self.done[seat] = (action, *self.done[seat][: OWN_ACTIONS - 1])
            self._remember(seat, b"did %d" % action)
        for seat in range(len(self.seen)):
            observed = self.session.observe(seat).tobytes()
            if observed != self.last[seat]:
                self.last[seat] = observed
                self._remember(seat, observed)

    def _remember(self, seat: int, what: bytes) -> None:
        before = self.seen[seat].encode()
        self.seen[seat] = blake2b(before + b":" + what, digest_size=16).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return text_of(self.session.game.space.action_of(action))

    def is_terminal(self) -> bool:
        return self.dealt and self.session.asked is None

    def returns(self) -> list[float]:
        return self.session.outcome() if self.is_terminal() else [0.0] * len(self.seen)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """Return a state in which the player knows the same and everything else is dealt anew."""
        other = self.clone()
        rng = Random(probability_sampler())
        other.session.state = other.session.game.determinize(self.session.state, player, rng)
        other.session.moved()
        return other

    def __str__(self) -> str:
        """Return one line with the move and what the players know. It is short because algorithms
        and tests ask for it at every step. To draw the table, use
        ``state.session.game.board(state.session.state, None)``."""
        if not self.dealt:
            return "before the deal"
        s = self.session.state
        asked = (
            s.ending if s.offer is None else f"{self.session.seats[s.offer.seat]} {s.offer.kind}"
        )
        return f"move {s.moves}: {asked} ({' '.join(self.seen)})"


class SpielObserver:
    """Writes what a player sees into a tensor or a string."""

    def __init__(self, game: SpielGame, wanted: pyspiel.IIGObservationType) -> None:
        session = game.new_session()
        self._recall = wanted.perfect_recall
        size = session.look.layout.size
        self.tensor = np.zeros(size + (OWN_ACTIONS if self._recall else 0), np.float32)
        self.dict = session.look.layout.unpack(self.tensor[:size])
        if self._recall:
            self.dict["own_actions"] = self.tensor[size:]
        self._size = size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation. With recall, add its last actions, the latest first, each
        id raised by 1. (Only the string recalls everything.)"""
        self.tensor.fill(0)
        if not state.dealt:
            return
        self.tensor[: self._size] = state.session.observe(player)
        if self._recall:
            last = state.done[player]
            self.tensor[self._size : self._size + len(last)] = np.array(last) + 1

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player sees now or, with recall, the hash of everything it has seen and
        done."""
        if self._recall or not state.dealt:
            return f"{player} {state.seen[player]}"
        observed = state.session.observe(player)
        numbers = np.flatnonzero(observed)
        return f"{player} " + " ".join(f"{n}:{observed[n]}" for n in numbers)


def _register(id_: str) -> None:
    kind = game_type(registry.game(id_))

    class Registered(SpielGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(kind, id_, given)

    pyspiel.register_game(kind, Registered)


for _id in OBSERVERS:
    _register(_id)
