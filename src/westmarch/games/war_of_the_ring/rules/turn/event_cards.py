"""Event cards: drawing, the hand limit, playing for the Event text (chapter 5).

What each card does stands in cards/: a condition and an effect per card, registered here by
`event`. The lower halves, the Combat cards, are in combat_cards.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple, TypeAlias

from westmarch.games.war_of_the_ring.rules.actions import NO, SPACE, YES
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARD_PLAYERS,
    CARD_TYPE,
    CARDS,
    DECK_OF,
    DECKS,
    DECKS_OF_SIDE,
    F_EVENT,
    STAYS_ON_TABLE,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    IN_FELLOWSHIP,
    SHADOW,
    load,
)
from westmarch.games.war_of_the_ring.rules.seats import SEATS, seats_of, side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.table_cards import (
    KEEPS,
    barred_to_shadow,
    discard_from_table,
    on_table,
    review_table,
)
from westmarch.kernel.engine.chance import reveal
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.engine.events import tell, tell_only
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

__all__ = [
    "EVENTS",
    "DrawCards",
    "DrawFromEither",
    "HandLimit",
    "PlayEvent",
    "barred_to_shadow",
    "discard_from_hand",
    "discard_from_table",
    "draw",
    "event",
    "on_table",
    "review_table",
    "why_not_play",
]

Needs: TypeAlias = Callable[[War, int], Refusal | None]
Effect: TypeAlias = Callable[[War, int], None]

PALANTIR_OF_ORTHANC = CARD["sh_char_21"]
OTHER_PLAYERS_CARD = Refusal("wotr.11.22", "other_players_card")

_LIMITS = load("setup.toml")["cards"]

SPACE.verb("discard", CARDS)


class EventCard(NamedTuple):
    """The Event half of a card: what it needs and what it does."""

    needs: Needs | None
    effect: Effect


EVENTS: dict[int, EventCard] = {}


def event(card: str, needs: Needs | None = None) -> Callable[[Effect], Effect]:
    """Register the effect of an Event card, and its condition if it has one.

    `needs(s, seat)` returns why the card cannot be played, or None (wotr.5.09). `effect(s, seat)`
    changes the state or calls frames. A card that stays on the table leaves it as soon as its
    condition fails (wotr.5.11).
    """

    def register(effect: Effect) -> Effect:
        number = CARD[card]
        assert number not in EVENTS, f"{card} is registered twice"
        EVENTS[number] = EventCard(needs, effect)
        if STAYS_ON_TABLE[number] and needs is not None:
            KEEPS[number] = lambda s: needs(s, -1) is None
        return effect

    return register


# ---- drawing and the hand limit


def hand_limit(s: War, seat: int) -> int:
    """6 cards; 4 for each of two partners (wotr.5.05, wotr.11.05)."""
    shared = len(seats_of(s, side_of(s, seat))) > 1
    limit: int = _LIMITS["hand_limit_shared_side"] if shared else _LIMITS["hand_limit"]
    return limit


def draw(s: War, seat: int, deck: int, count: int = 1) -> int:
    """Draw from a deck as far as it goes (wotr.5.06); how many came. Call `HandLimit` after it."""
    cards = s.decks[deck]
    drawn = [cards.pop() for _ in range(min(count, len(cards)))]
    if drawn:
        reveal(s)
        s.hands[seat].extend(drawn)
        tell(s, "cards_drawn", seat=seat, deck=DECKS[deck], count=len(drawn))
        tell_only(s, (seat,), "drew", cards=[CARDS[c] for c in drawn])
    return len(drawn)


def discard_from_hand(s: War, seat: int, card: int, face_down: bool = False) -> None:
    """A card leaves a hand for the discards of its deck."""
    s.hands[seat].remove(card)
    if face_down:
        s.hidden_discards[DECK_OF[card]].append(card)
        tell(s, "discarded_face_down", seat=seat, deck=DECKS[DECK_OF[card]])
        tell_only(s, (seat,), "discarded_own", card=CARDS[card])
    else:
        s.discards[DECK_OF[card]].append(card)
        tell(s, "card_discarded", seat=seat, card=CARDS[card])


class HandLimit(Frame):
    """A player with too many cards discards the excess, of their own choice (wotr.5.05)."""

    sequence: ClassVar[tuple[str, ...]] = ("discard_excess",)
    seat: int

    @choice("hand_limit", rule="wotr.5.05")
    def discard_excess(self, s: War) -> Offered:
        hand = s.hands[self.seat]
        if len(hand) <= hand_limit(s, self.seat):
            return None
        return self.seat, [("discard", CARDS[c]) for c in hand]

    @discard_excess.takes
    def _(self, s: War, action: Action) -> None:
        discard_from_hand(s, self.seat, CARD[str(action[1])], face_down=True)
        self.goto("discard_excess")


class DrawCards(Frame):
    """Draw from one deck, then keep to the hand limit."""

    sequence: ClassVar[tuple[str, ...]] = ("draw_cards", "keep_limit")
    seat: int
    deck: int
    count: int = 1

    def draw_cards(self, s: War) -> None:
        draw(s, self.seat, self.deck, self.count)

    def keep_limit(self, s: War) -> None:
        call(s, HandLimit(seat=self.seat))


class DrawFromEither(Frame):
    """Draw one card from one of the own side's two decks, as the player chooses."""

    sequence: ClassVar[tuple[str, ...]] = ("choose_deck",)
    seat: int

    @choice("choose_deck", rule="wotr.4.37")
    def choose_deck(self, s: War) -> Offered:
        decks = DECKS_OF_SIDE[side_of(s, self.seat)]
        return self.seat, [("choose_deck", DECKS[d]) for d in decks if s.decks[d]]

    @choose_deck.takes
    def _(self, s: War, action: Action) -> None:
        call(s, DrawCards(seat=self.seat, deck=DECKS.index(str(action[1]))))


# ---- playing an Event


def why_not_play(s: War, seat: int, card: int) -> Refusal | None:
    """Why a card in hand cannot be played as an Event now, whatever the die (wotr.5.09)."""
    if s.players > 2:
        players = CARD_PLAYERS[card]
        if players and SEATS[s.players][seat] not in (*players, "free_peoples"):
            return OTHER_PLAYERS_CARD
    needs = EVENTS[card].needs
    return None if needs is None else needs(s, seat)


def die_plays(face: int, card: int) -> bool:
    """Whether a die result plays a card: an Event result, or the card's own type (wotr.5.07)."""
    return face in (F_EVENT, CARD_TYPE[card])


class PlayEvent(Frame):
    """Play a card from hand for its Event (wotr.5.07, wotr.5.08).

    `face` is the die result used, or -1 for a card played without a die.
    """

    sequence: ClassVar[tuple[str, ...]] = (
        "show",
        "put_away",
        "take_effect",
        "guide_draws",
        "palantir_draws",
    )
    seat: int
    card: int
    face: int = -1

    def show(self, s: War) -> None:
        s.hands[self.seat].remove(self.card)
        reveal(s)
        tell(s, "event_played", seat=self.seat, card=CARDS[self.card])

    def put_away(self, s: War) -> None:
        """Before the effect, which may end the game; no Event asks where its own card is."""
        if STAYS_ON_TABLE[self.card]:
            s.table.append(self.card)
        else:
            s.discards[DECK_OF[self.card]].append(self.card)
        review_table(s)

    def take_effect(self, s: War) -> None:
        EVENTS[self.card].effect(s, self.seat)

    @choice("gandalf_draws", rule="wotr.8.10")
    def guide_draws(self, s: War) -> Offered:
        """Gandalf the Grey as Guide: after an Event result, a card from the same deck."""
        if (
            self.face != F_EVENT
            or side_of(s, self.seat) != FREE_PEOPLES
            or s.guide != GANDALF_THE_GREY
            or s.characters[GANDALF_THE_GREY] != IN_FELLOWSHIP
            or not s.decks[DECK_OF[self.card]]
        ):
            return None
        return self.seat, [YES, NO]

    @guide_draws.takes
    def _(self, s: War, action: Action) -> None:
        if action == YES:
            call(s, DrawCards(seat=self.seat, deck=DECK_OF[self.card]))

    def palantir_draws(self, s: War) -> None:
        """The Palantír of Orthanc: after an Event result, a card from either deck."""
        if (
            self.face == F_EVENT
            and self.card != PALANTIR_OF_ORTHANC
            and side_of(s, self.seat) == SHADOW
            and PALANTIR_OF_ORTHANC in s.table
        ):
            call(s, DrawFromEither(seat=self.seat))
