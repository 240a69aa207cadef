"""Revealing encounter cards: keywords, When Revealed, where the card goes (lcg.6.05, lcg.6.06,
chapter 14)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.card_effects.abilities import WHEN_REVEALED
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import total
from westmarch.games.lotr_card_game.rules.catalogue import (
    DOOMED,
    ENEMY,
    GUARDED,
    KEYWORDS,
    LOCATION,
    OBJECTIVE,
    SURGE,
    TREACHERY,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.ending.elimination import raise_all
from westmarch.games.lotr_card_game.rules.state import NOTHING, QUEST_PHASE, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    LIMBO,
    STAGING,
    in_play,
    move,
    shuffle,
)
from westmarch.kernel.engine import chance
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import call
from westmarch.kernel.engine.state import Frame, with_item


def refill_encounter_deck(s: Adventure) -> None:
    """In the quest phase an empty encounter deck is made anew from its discard pile (lcg.6.07)."""
    if s.zones[ENCOUNTER_DECK] or s.phase != QUEST_PHASE or not s.zones[ENCOUNTER_DISCARD]:
        return
    for card in list(s.zones[ENCOUNTER_DISCARD]):
        move(s, card, ENCOUNTER_DECK)
    shuffle(s, ENCOUNTER_DECK)
    tell(s, "encounter_deck_rebuilt")


class Reveal(Frame):
    """Reveal one encounter card, the top of the deck unless one is given."""

    sequence: ClassVar[tuple[str, ...]] = (
        "take",
        "passive_effects",
        "doomed",
        "before_effect",
        "effect",
        "put_away",
        "surge",
        "guard",
    )
    card: int = NOTHING
    guard_for: int = NOTHING
    """The objective that this card will guard (lcg.14.06)."""
    staging: bool = False
    """Whether it is revealed in the staging step (Massing at Night passes it on)."""
    cancelled: bool = False
    """Its When Revealed effect has been cancelled."""
    surges: int = 0
    """Cards to reveal after it for surge (`gain_surge`)."""
    replaced: bool = False
    """Another card is revealed in its place (Eleanor), after its own surge."""

    def take(self, s: Adventure) -> None:
        if self.card < 0:
            refill_encounter_deck(s)
            if not s.zones[ENCOUNTER_DECK]:
                tell(s, "no_encounter_card")
                self.end()
                return
            self.card = s.zones[ENCOUNTER_DECK][-1]
        card = self.card
        chance.reveal(s)
        number = s.design[card]
        tell(s, "revealed", card=card, number=number)
        kind = TYPE[number]
        move(s, card, LIMBO if kind == TREACHERY else STAGING)
        if self.guard_for >= 0 and kind in (ENEMY, LOCATION):
            s.guarding = with_item(s.guarding, card, self.guard_for)
            tell(
                s,
                "guards",
                card=card,
                number=number,
                objective=self.guard_for,
                objective_number=s.design[self.guard_for],
            )
        if KEYWORDS[number] & SURGE:
            self.gain_surge(s)
        self._go_through(s)

    def gain_surge(self, s: Adventure) -> None:
        """The card has surge, printed or by its effect."""
        if self._keywords(s):
            self.surges += 1

    def _go_through(self, s: Adventure) -> None:
        """Go through the steps until one of them calls something."""
        steps = self.steps
        while s.stack[-1] is self and self.step < len(steps) and not s.ending:
            step = steps[self.step]
            self.step += 1
            step(self, s)

    def _keywords(self, s: Adventure) -> bool:
        """Whether surge and doomed work now (ruling `surge_and_doomed_outside_staging`); guarded
        always does (lcg.14.06)."""
        return self.staging or s.keywords == "every_reveal"

    def passive_effects(self, s: Adventure) -> None:
        if TYPE[s.design[self.card]] == ENEMY:
            total(s, "enemy_revealed", self.card)

    def _gone(self, s: Adventure) -> bool:
        """Whether the card was destroyed before its keywords and effects."""
        return TYPE[s.design[self.card]] == ENEMY and not in_play(s, self.card)

    def doomed(self, s: Adventure) -> None:
        if self._gone(s):
            self.end()
            return
        doom = DOOMED[s.design[self.card]]
        if doom and self._keywords(s):
            tell(s, "doomed", card=self.card, number=s.design[self.card], n=doom)
            raise_all(s, doom)

    def before_effect(self, s: Adventure) -> None:
        """Responses may cancel the When Revealed effect before it resolves."""
        happen(s, "revealed", self.card)

    def effect(self, s: Adventure) -> None:
        effect = WHEN_REVEALED.get(s.design[self.card])
        if effect is None:
            return
        if self.cancelled:
            tell(s, "cancelled", card=self.card, number=s.design[self.card])
            return
        effect(s, self.card)

    def surge(self, s: Adventure) -> None:
        if self.surges:
            tell(s, "surge", card=self.card, number=s.design[self.card])
        further = [Reveal(staging=self.staging) for _ in range(self.surges)]
        if self.replaced:
            further.append(Reveal(guard_for=self.guard_for, staging=self.staging))
        call(s, *further)

    def put_away(self, s: Adventure) -> None:
        """A treachery goes to the discard pile unless its text said otherwise (lcg.2.10)."""
        if s.zone[self.card] == LIMBO:
            move(s, self.card, ENCOUNTER_DISCARD)

    def guard(self, s: Adventure) -> None:
        """A guarded objective gets a guard; an objective that came up as a guard makes way for the
        next card (lcg.14.08; ruling `second_guarded_objective`). An empty deck is made anew once
        the card is resolved."""
        if not s.zones[ENCOUNTER_DECK]:
            refill_encounter_deck(s)
        if TYPE[s.design[self.card]] != OBJECTIVE:
            return
        following = []
        if self.guard_for >= 0:
            following.append(Reveal(guard_for=self.guard_for, staging=self.staging))
        if KEYWORDS[s.design[self.card]] & GUARDED:
            following.append(Reveal(guard_for=self.card, staging=self.staging))
        call(s, *following)


def reveal_cards(s: Adventure, n: int, staging: bool = False) -> None:
    """Reveal encounter cards from the top of the deck, one after the other."""
    call(s, *(Reveal(staging=staging) for _ in range(n)))
