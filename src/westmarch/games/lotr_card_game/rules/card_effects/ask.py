"""Small choices that card effects need: of a card, a player, a number, an option.

A function that goes on after the choice is registered with ``@then`` and gets the `Ask` frame, with
the answer in it: ``f(s, ask)``. Everything it needs stands in the frame: ``ask.seat`` who chose,
``ask.card`` the card whose effect this is, ``ask.n`` and ``ask.other`` numbers the caller gave,
``ask.chosen`` the card (NOTHING when declined), ``ask.answer`` the player, number or option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypedDict, Unpack

from westmarch.games.lotr_card_game.rules.actions import DECLINE
from westmarch.games.lotr_card_game.rules.card_effects.abilities import THEN, name_of
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import HAND, player_order
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import Choice, Offer, Offered, Takes, call, choice
from westmarch.kernel.engine.state import Frame

Go = Callable[[Adventure, Any], None]


class Ask(Frame):
    """Common fields of the choices."""

    seat: int
    then: str
    card: int = NOTHING
    n: int = 0
    other: int = NOTHING
    chosen: int = NOTHING
    answer: int = -1
    optional: bool = False
    why: str = ""
    """Key of the question, for people."""

    def go_on(self, s: Adventure) -> None:
        THEN[self.then](s, self)


def _asked(kind: str, takes: Takes) -> Callable[[Offer], Choice]:
    """A choice that somebody who is out of the game is not asked; `takes` notes the answer."""

    def make(actions: Offer) -> Choice:
        made = choice(kind)(lambda f, s: None if s.eliminated[f.seat] else actions(f, s))
        made.takes(takes)
        return made

    return make


def _card(f: Ask, s: Adventure, action: Action) -> None:
    f.chosen = NOTHING if action == DECLINE else int(action[1])
    f.go_on(s)


def _number(f: Ask, s: Adventure, action: Action) -> None:
    f.answer = int(action[1])
    f.go_on(s)


class ChooseCard(Ask):
    """Choose one of some cards; nothing happens when there is none."""

    sequence: ClassVar[tuple[str, ...]] = ("choose",)
    cards: tuple[int, ...] = ()

    @_asked("choose_card", _card)
    def choose(self, s: Adventure) -> Offered:
        actions = offer_cards(s, self.cards)
        if self.optional and actions:
            actions.append(DECLINE)
        return self.seat, actions


class ChoosePlayer(Ask):
    """Choose one of some players."""

    sequence: ClassVar[tuple[str, ...]] = ("choose",)
    players: tuple[int, ...] = ()

    @_asked("choose_player", _number)
    def choose(self, s: Adventure) -> Offered:
        return self.seat, [("choose_player", p) for p in self.players if not s.eliminated[p]]


class ChooseOption(Ask):
    """Choose one of some options, given by keys that people's texts are found under."""

    sequence: ClassVar[tuple[str, ...]] = ("choose",)
    options: tuple[str, ...] = ()
    allowed: tuple[int, ...] = ()

    @_asked("choose_option", _number)
    def choose(self, s: Adventure) -> Offered:
        return self.seat, [("choose_option", i) for i in self.allowed]


class ChooseNumber(Ask):
    """Choose one of some numbers."""

    sequence: ClassVar[tuple[str, ...]] = ("choose",)
    numbers: tuple[int, ...] = ()

    @_asked("choose_number", _number)
    def choose(self, s: Adventure) -> Offered:
        return self.seat, [("choose_number", i) for i in self.numbers]


class EachPlayer(Ask):
    """Do something for each player in player order; ``ask.seat`` is the player."""

    sequence: ClassVar[tuple[str, ...]] = ("one",)
    seats: tuple[int, ...] = ()

    def one(self, s: Adventure) -> None:
        if not self.seats:
            return
        self.seat, *rest = self.seats
        self.seats = tuple(rest)
        self.step = 0
        if not s.eliminated[self.seat]:
            self.go_on(s)


class Later(Ask):
    """Go on with a function after what was called meanwhile."""

    sequence: ClassVar[tuple[str, ...]] = ("go_on",)


def offer_cards(s: Adventure, cards: Iterable[int]) -> list[Action]:
    """Choices of cards; of equal cards in a hand or pile one is enough."""
    found: list[Action] = []
    seen: set[tuple[int, int]] = set()
    for card in cards:
        zone = s.zone[card]
        if zone in _PILES:
            key = (zone, s.design[card])
            if key in seen:
                continue
            seen.add(key)
        found.append(("choose", card))
    return found


_PILES = frozenset((1, 2, *HAND, *(z - 1 for z in HAND), *(z + 1 for z in HAND)))
"""Decks, hands and discard piles."""


class About(TypedDict, total=False):
    """What else an `Ask` frame can hold: see there."""

    n: int
    other: int
    optional: bool
    why: str


def choose_card(
    s: Adventure,
    seat: int,
    cards: Sequence[int],
    go: Go,
    card: int = NOTHING,
    **about: Unpack[About],
) -> None:
    """Let a seat choose one of these cards, then go on with a `then` function. With no cards to
    choose from nothing happens."""
    if cards:
        call(s, ChooseCard(seat=seat, then=name_of(go), card=card, cards=tuple(cards), **about))


def choose_player(
    s: Adventure,
    seat: int,
    players: Sequence[int],
    go: Go,
    card: int = NOTHING,
    **about: Unpack[About],
) -> None:
    """Let a seat choose one of these players (``ask.answer``), then go on."""
    call(s, ChoosePlayer(seat=seat, then=name_of(go), card=card, players=tuple(players), **about))


def choose_option(
    s: Adventure,
    seat: int,
    options: Sequence[str],
    go: Go,
    card: int = NOTHING,
    *,
    allowed: Sequence[int] | None = None,
    **about: Unpack[About],
) -> None:
    """Let a seat choose an option; ``ask.answer`` is its place in `options`, which are keys of
    texts (texts/en.ftl, the messages ``option-``). `allowed`: the places that can be chosen."""
    keys = tuple(options)
    places = tuple(range(len(keys)) if allowed is None else allowed)
    then = name_of(go)
    call(s, ChooseOption(seat=seat, then=then, card=card, options=keys, allowed=places, **about))


def choose_number(
    s: Adventure,
    seat: int,
    numbers: Sequence[int],
    go: Go,
    card: int = NOTHING,
    **about: Unpack[About],
) -> None:
    """Let a seat choose a number (``ask.answer``), then go on."""
    call(s, ChooseNumber(seat=seat, then=name_of(go), card=card, numbers=tuple(numbers), **about))


def each_player(s: Adventure, go: Go, card: int = NOTHING, **about: Unpack[About]) -> None:
    """Call a `then` function for each player still in the game, in player order (``ask.seat``).
    What it calls is finished before the next player's turn."""
    call(s, EachPlayer(seat=0, then=name_of(go), card=card, seats=player_order(s), **about))


def later(
    s: Adventure, go: Go, card: int = NOTHING, *, seat: int = 0, **about: Unpack[About]
) -> None:
    """Call a `then` function after everything called after this one is finished."""
    call(s, Later(seat=seat, then=name_of(go), card=card, **about))
