"""What must hold of any state of any game. The contract tests and the soak run use the same."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from westmarch.kernel.engine.decision import action_of, text_of
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import State, decode, encode
from westmarch.kernel.game import Game

MOST_ACTIONS = 500
"""A decision is small: at most a few hundred actions."""


def check_sound(game: Game, s: State) -> None:
    """Nothing lost, doubled or exceeded."""
    wrong = game.broken(s)
    assert not wrong, f"broken: {'; '.join(wrong)}"


def check_offer(game: Game, s: State, seats: int) -> None:
    """The pending decision is small, and its actions are flat, different, and have ids."""
    offer = s.offer
    assert offer is not None
    assert 0 <= offer.seat < seats
    assert offer.kind
    assert 0 < len(offer.actions) <= MOST_ACTIONS, f"{len(offer.actions)} actions ({offer.kind})"
    assert len(set(offer.actions)) == len(offer.actions), f"an action twice ({offer.kind})"
    for action in offer.actions:
        assert isinstance(action, tuple)
        assert all(type(part) in (str, int) for part in action), action
        assert action_of(text_of(action)) == action
        assert game.space.action_of(game.space.id_of(action)) == action


def check_saving(game: Game, s: State) -> None:
    """The state reads back from its JSON, to the byte and with the same offer."""
    saved = encode(s)
    back = decode(saved, game.state_class)
    assert encode(back) == saved
    resume(back)
    assert encode(back) == saved, "finding the offer changes the state"
    assert back.offer == s.offer


def check_end(game: Game, s: State, seats: int) -> None:
    """The game has ended for a reason, with winners that sit at the table."""
    assert s.offer is None
    assert s.ending
    assert all(0 <= seat < seats for seat in s.winners)
    assert len(set(s.winners)) == len(s.winners)
    assert game.progress(s), "nobody knows how far it got"
    check_sound(game, s)


def check_hidden(game: Game, s: State, seats: Iterable[int], rng: Random) -> None:
    """None of these seats can tell the state from one that differs in what it cannot see."""
    before = encode(s)
    public = game.view(s, None)
    check_plain(public, s)
    for seat in seats:
        seen = game.view(s, seat)
        check_plain(seen, s)
        other = game.scramble(s, seat, rng)
        assert encode(s) == before, "scramble changes the state"
        assert game.view(other, seat) == seen, f"seat {seat}'s view shows what it cannot see"
        assert game.view(other, None) == public, "the spectator's view shows what is hidden"
        assert game.progress(other) == game.progress(s), "its progress tells what is hidden"
        if s.offer is not None and s.offer.seat == seat:
            assert other.offer == s.offer
            assert _found_again(game, other) == s.offer, "choices depend on what it cannot see"


def check_determinize(game: Game, s: State, seat: int, rng: Random) -> State:
    """A determinised state agrees with the view, is sound, and knows nothing more."""
    before = encode(s)
    dealt = game.determinize(s, seat, rng)
    assert encode(s) == before, "determinize changes the state"
    assert game.view(dealt, seat) == game.view(s, seat)
    assert (dealt.luck, dealt.rolled, dealt.events) == ([], [], None)
    assert dealt.rng != s.rng
    check_sound(game, dealt)
    assert _found_again(game, dealt) == dealt.offer, "the offer does not fit the cards dealt"
    return dealt


def _found_again(game: Game, s: State) -> Any:
    """The decision of a state, found from the state alone."""
    fresh = decode(encode(s), game.state_class)
    resume(fresh)
    return fresh.offer


def check_plain(view: dict[str, Any], s: State) -> None:
    """A view is plain JSON data without the generator."""
    text = json.dumps(view)
    assert json.loads(text) == view, "a view is not plain JSON data"
    for key in ("rng", "luck", "rolled", "seed"):
        assert f'"{key}": ' not in text, f"a view has '{key}'"
    assert str(s.rng) not in text, "a view holds the generator"
