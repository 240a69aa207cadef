"""Event, Story and Fate cards: drawing, the hand limit, playing them (chapters 6 and 7).

What each card does stands in cards/: a condition and an effect, registered here by `event`. The
Event cards share nine order effects. Their lower halves, the combat effects, are in
combat_cards.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple, TypeAlias

from westmarch.games.five_armies.rules.actions import SPACE
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    CARD_TYPE,
    CARDS,
    D_EVENT,
    D_FATE,
    DECK_OF,
    DECKS,
    EFFECT_OF,
    F_ARMY,
    F_ARMY_MUSTER,
    F_EVENT,
    F_MUSTER,
    F_WILL,
    PLAYED_ON,
    STAYS_ON_TABLE,
    STORY_OF,
)
from westmarch.games.five_armies.rules.map.pieces import ELIMINATED, FREE_PEOPLES, SIDES, load
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.table_cards import FLYING_ARROWS, TROUBLED_MIND
from westmarch.kernel.engine.chance import reveal, shuffle
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell, tell_only
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

Needs: TypeAlias = Callable[[Battlefield, int], Refusal | None]
Effect: TypeAlias = Callable[[Battlefield, int], None]

HAND_LIMIT: int = load("setup.toml")["cards"]["hand_limit"]
NO_CARD_TO_DRAW = Refusal("b5a.6.04", "no_card_to_draw")

SPACE.verb("discard", CARDS)


class Played(NamedTuple):
    """What a played card needs and does."""

    needs: Needs | None
    effect: Effect


EVENTS: dict[str, Played] = {}
"""By order effect (``blow_the_horns``), Story card (``fp_story_01``) or Fate card (``fate_01``)."""


def event(name: str, needs: Needs | None = None) -> Callable[[Effect], Effect]:
    """Register what a card does when played, and its condition if it has one.

    `name` is an order effect of the Event cards, or a Story or Fate card. `needs(s, side)` returns
    why the card cannot be played, or None (b5a.6.08). `effect(s, side)` changes the state or calls
    frames.
    """

    def register(effect: Effect) -> Effect:
        assert name in EFFECT_OF, f"there is no card {name}"
        assert name not in EVENTS, f"{name} is registered twice"
        EVENTS[name] = Played(needs, effect)
        return effect

    return register


# ---- drawing and the hand limit


def event_discards(s: Battlefield) -> int:
    """Used and discarded Event cards, which make a new deck when it runs out (b5a.6.04)."""
    hidden = sum(DECK_OF[c] == D_EVENT for pile in s.hidden_discards for c in pile)
    return len(s.discards[D_EVENT]) + hidden


def _renew_event_deck(s: Battlefield) -> None:
    cards = s.discards[D_EVENT]
    s.discards[D_EVENT] = []
    for seat, pile in enumerate(s.hidden_discards):
        cards += [c for c in pile if DECK_OF[c] == D_EVENT]
        s.hidden_discards[seat] = [c for c in pile if DECK_OF[c] != D_EVENT]
    if cards:
        cards.sort()
        shuffle(s, cards, "card")
        s.decks[D_EVENT] = cards
        tell(s, "event_deck_renewed", count=len(cards))


def draw(s: Battlefield, side: int, deck: int, count: int = 1) -> int:
    """Draw from the Event deck or the own Story deck, as far as it goes (b5a.6.04, b5a.6.05); how
    many came. The Event deck is renewed as soon as its last card is drawn, or, when nothing was
    discarded then, for the next draw. Call `HandLimit` after it."""
    drawn: list[int] = []
    for _ in range(count):
        if not s.decks[deck] and deck == D_EVENT:
            _renew_event_deck(s)
        if not s.decks[deck]:
            break
        drawn.append(s.decks[deck].pop())
        if not s.decks[deck] and deck == D_EVENT:
            _renew_event_deck(s)
    if drawn:
        reveal(s)
        s.hands[side].extend(drawn)
        tell(s, "cards_drawn", side=SIDES[side], deck=DECKS[deck], count=len(drawn))
        tell_only(s, (side,), "drew", cards=[CARDS[c] for c in drawn])
    return len(drawn)


def discard_from_hand(s: Battlefield, side: int, card: int, face_down: bool = False) -> None:
    """A card leaves a hand for the discards."""
    s.hands[side].remove(card)
    if face_down:
        s.hidden_discards[side].append(card)
        tell(s, "discarded_face_down", side=SIDES[side], deck=DECKS[DECK_OF[card]])
        tell_only(s, (side,), "discarded_own", card=CARDS[card])
    else:
        s.discards[DECK_OF[card]].append(card)
        tell(s, "card_discarded", side=SIDES[side], card=CARDS[card])


class HandLimit(Frame):
    """A player with more than six cards discards the excess face down (b5a.6.03)."""

    sequence: ClassVar[tuple[str, ...]] = ("discard_excess",)
    side: int

    @choice("hand_limit", rule="b5a.6.03")
    def discard_excess(self, s: Battlefield) -> Offered:
        hand = s.hands[self.side]
        if len(hand) <= HAND_LIMIT:
            return None
        return self.side, [("discard", CARDS[c]) for c in hand]

    @discard_excess.takes
    def _(self, s: Battlefield, action: Action) -> None:
        discard_from_hand(s, self.side, CARD[str(action[1])], face_down=True)
        self.goto("discard_excess")


class DrawCards(Frame):
    """Draw so many Event cards and Story cards, then keep to the hand limit (b5a.5.17)."""

    sequence: ClassVar[tuple[str, ...]] = ("draw_cards", "keep_limit")
    side: int
    events: int = 1
    stories: int = 0

    def draw_cards(self, s: Battlefield) -> None:
        draw(s, self.side, D_EVENT, self.events)
        draw(s, self.side, STORY_OF[self.side], self.stories)

    def keep_limit(self, s: Battlefield) -> None:
        call(s, HandLimit(side=self.side))


def why_not_draw(s: Battlefield, side: int) -> Refusal | None:
    """Why a side cannot draw any card."""
    if s.decks[D_EVENT] or event_discards(s) or s.decks[STORY_OF[side]]:
        return None
    return NO_CARD_TO_DRAW


# ---- playing a card


def why_not_play(s: Battlefield, side: int, card: int) -> Refusal | None:
    """Why a card in hand cannot be played now, whatever the die (b5a.6.08)."""
    needs = EVENTS[EFFECT_OF[card]].needs
    return None if needs is None else needs(s, side)


def die_plays(face: int, card: int) -> bool:
    """Whether a die result plays a card: an Event result, a Will of the West, or the card's own
    type (b5a.6.06)."""
    kind = CARD_TYPE[card]
    return face in (F_EVENT, F_WILL, kind) or (face == F_ARMY_MUSTER and kind in (F_ARMY, F_MUSTER))


class PlayCard(Frame):
    """Play a card from hand: carry out its effects, then discard it or leave it on the table
    (b5a.6.09, b5a.6.13, b5a.6.14). `face` is the face of the die used."""

    sequence: ClassVar[tuple[str, ...]] = ("show", "take_effect", "put_away")
    side: int
    card: int
    face: int = -1

    def show(self, s: Battlefield) -> None:
        s.hands[self.side].remove(self.card)
        s.played.append(self.card)
        reveal(s)
        tell(s, "card_played", side=SIDES[self.side], card=CARDS[self.card])

    def take_effect(self, s: Battlefield) -> None:
        EVENTS[EFFECT_OF[self.card]].effect(s, self.side)

    def put_away(self, s: Battlefield) -> None:
        put_away(s, self.card)


def put_away(s: Battlefield, card: int) -> None:
    """A card whose effects are done goes to the table or to the discards. Flying Arrows without
    an Orc and Troubled Mind without a General have nothing to stay for."""
    s.played.remove(card)
    if STAYS_ON_TABLE[card] and not (
        (card == FLYING_ARROWS and not s.orcs_on_card) or (card == TROUBLED_MIND and s.troubled < 0)
    ):
        s.table.append(card)
    else:
        s.discards[DECK_OF[card]].append(card)


def card_being_played(s: Battlefield) -> PlayCard:
    """The card whose effect is in progress."""
    for frame in reversed(s.stack):
        if isinstance(frame, PlayCard):
            return frame
    raise AssertionError("no card is being played")


# ---- Fate cards


class PlayFateCard(Frame):
    """The Free Peoples draw a Fate card and play it at once (b5a.7.08). One that belongs to an
    eliminated character is discarded without effect (b5a.7.09)."""

    sequence: ClassVar[tuple[str, ...]] = ("draw_card", "take_effect", "put_away")
    card: int = -1

    def draw_card(self, s: Battlefield) -> None:
        if not s.decks[D_FATE]:
            self.end()
            return
        self.card = s.decks[D_FATE].pop()
        s.played.append(self.card)
        reveal(s)
        tell(s, "fate_card", card=CARDS[self.card])
        character = PLAYED_ON[self.card]
        if character >= 0 and s.characters[character] == ELIMINATED:
            s.played.remove(self.card)
            s.discards[D_FATE].append(self.card)
            self.end()

    def take_effect(self, s: Battlefield) -> None:
        EVENTS[CARDS[self.card]].effect(s, FREE_PEOPLES)

    def put_away(self, s: Battlefield) -> None:
        put_away(s, self.card)
