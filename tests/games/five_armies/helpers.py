"""States for tests: an empty board, pieces put where a test wants them, actions as text.

A frame is tested by itself with ``start(s, MyFrame(...))`` and then ``act(s, "verb arg ...")``;
when nothing is left to decide ``s.offer`` is None.
"""

from __future__ import annotations

import westmarch.games.five_armies.game  # noqa: F401  (registers the cards)
from westmarch.games.five_armies.rules.catalogue import CARD, FACE
from westmarch.games.five_armies.rules.map import armies
from westmarch.games.five_armies.rules.map.board import PLACE
from westmarch.games.five_armies.rules.map.pieces import (
    CHARACTER,
    CHARACTERS,
    KINDS,
    TOKEN,
    TOKEN_KINDS,
    UNIT,
    UNITS,
)
from westmarch.games.five_armies.rules.setup import empty_board, new_battlefield
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.games.five_armies.rules.turn.turn import start as start_game
from westmarch.kernel.engine.decision import action_of, text_of
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import advance, apply, call, explain
from westmarch.kernel.engine.state import Frame

FP, SHADOW = 0, 1


def bare() -> Battlefield:
    """A state in phase 5 with nothing on the board: all units in the supply, nobody in play, fate
    at 0, decks and hands empty."""
    s = empty_board()
    s.turn = 1
    s.phase = P_ACTIONS
    s.pools = [5, 6]
    s.events = []
    return s


def fresh(seed: int = 0) -> Battlefield:
    """A new game at its first decision."""
    s = new_battlefield(seed, listen=True)
    start_game(s)
    advance(s)
    return s


def put_army(s: Battlefield, place: str, damage: int = 0, leaders: int = 0, **units: int) -> None:
    """Put units from the supply on a place: ``put_army(s, "camp", lake_men=2, damage=1)``."""
    for name, count in units.items():
        assert armies.recruit(s, PLACE[place], UNIT[name], count) == count, f"no {name} left"
    s.damage[PLACE[place]] += damage
    s.leaders[PLACE[place]] += leaders


def army(s: Battlefield, place: str) -> dict[str, int]:
    """The units at a place, by name."""
    base = PLACE[place] * KINDS
    return {UNITS[k]: s.units[base + k] for k in range(KINDS) if s.units[base + k]}


def damage(s: Battlefield, place: str) -> int:
    """Damage tokens on the army at a place."""
    return s.damage[PLACE[place]]


def leaders(s: Battlefield, place: str) -> int:
    """Leadership tokens at a place."""
    return s.leaders[PLACE[place]]


def put_character(s: Battlefield, character: str, place: str) -> None:
    """Put a character on the board."""
    s.characters[CHARACTER[character]] = PLACE[place]
    s.fate_space[CHARACTER[character]] = -1


def characters(s: Battlefield, place: str) -> list[str]:
    """The characters at a place."""
    return [c for c in CHARACTERS if s.characters[CHARACTER[c]] == PLACE[place]]


def put_token(s: Battlefield, place: str, kind: str, count: int = 1) -> None:
    """Put face-down recruitment tokens on a place."""
    s.tokens[PLACE[place] * TOKEN_KINDS + TOKEN[kind]] += count


def tokens(s: Battlefield, place: str, kind: str) -> int:
    """Face-down recruitment tokens at a place."""
    return s.tokens[PLACE[place] * TOKEN_KINDS + TOKEN[kind]]


def shadow_takes(s: Battlefield, *places: str) -> None:
    """Put Shadow control markers on places."""
    for place in places:
        s.shadow_control[PLACE[place]] = 1


def give(s: Battlefield, side: int, *cards: str) -> None:
    """Put cards in a hand, taking them from wherever they are in the decks."""
    for name in cards:
        card = CARD[name]
        for deck in s.decks:
            if card in deck:
                deck.remove(card)
        s.hands[side].append(card)


def set_dice(s: Battlefield, free_peoples: str = "", shadow: str = "") -> None:
    """Set the unused dice of both sides: ``set_dice(s, "character army_muster", "eye")``."""
    s.dice = [sorted(FACE[f] for f in faces.split()) for faces in (free_peoples, shadow)]


def start(s: Battlefield, *frames: Frame) -> None:
    """Run frames on their own, up to the first decision."""
    s.stack = []
    s.offer = None
    call(s, *frames)
    advance(s)


def act(s: Battlefield, *texts: str) -> None:
    """Apply actions given in their text form, one after the other."""
    for text in texts:
        apply(s, action_of(text))


def offered(s: Battlefield) -> list[str]:
    """The text forms of the legal actions; empty when nothing is to be decided."""
    return [] if s.offer is None else [text_of(a) for a in s.offer.actions]


def asked(s: Battlefield) -> str:
    """The kind of the pending decision; empty when there is none."""
    return "" if s.offer is None else s.offer.kind


def why(s: Battlefield, text: str) -> tuple[str, str] | None:
    """Rule and message key with which an action is refused; None if it is legal."""
    refusal = explain(s, action_of(text))
    return None if refusal is None else (refusal.rule, refusal.key)


def told(s: Battlefield, kind: str) -> list[Event]:
    """The events of one kind told so far."""
    return [e for e in s.events or [] if e.kind == kind]


def luck(s: Battlefield, *results: int) -> None:
    """Fix the next random results: dice 1 to 6, or the place drawn from a pool."""
    s.luck = list(results)
