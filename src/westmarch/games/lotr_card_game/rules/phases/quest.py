"""The quest phase (chapter 6): commit characters, staging, resolution."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import DONE, INSTANCES, SPACE
from westmarch.games.lotr_card_game.rules.card_effects.effects import exhaust
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds, total
from westmarch.games.lotr_card_game.rules.ending.elimination import raise_all
from westmarch.games.lotr_card_game.rules.phases.windows import open_window
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.progress import quest_progress
from westmarch.games.lotr_card_game.rules.table.reveal import refill_encounter_deck, reveal_cards
from westmarch.games.lotr_card_game.rules.table.stats import committed_willpower, staging_threat
from westmarch.games.lotr_card_game.rules.table.zones import (
    all_characters,
    characters,
    current_quest,
    player_order,
)
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame

SPACE.verb("commit", INSTANCES)


class QuestPhase(Frame):
    """Three steps, with an action window before the first and after each (lcg.6.01, lcg.17.07)."""

    sequence: ClassVar[tuple[str, ...]] = (
        "first_window",
        "commit",
        "window_after_commit",
        "staging",
        "window_after_staging",
        "resolve",
        "window_after_resolution",
        "leave_quest",
    )

    def first_window(self, s: Adventure) -> None:
        refill_encounter_deck(s)
        if not open_window(s, "quest"):
            self.step += 1
            self.commit(s)

    def commit(self, s: Adventure) -> None:
        call(s, *(Commit(seat=seat) for seat in player_order(s)))

    def window_after_commit(self, s: Adventure) -> None:
        if not open_window(s, "commit"):
            self.step += 1
            self.staging(s)

    def staging(self, s: Adventure) -> None:
        """One card for each player still in the game, counted now (lcg.6.04; ruling
        `elimination_during_staging`)."""
        if not holds(s, "skip_staging"):
            reveal_cards(s, len(player_order(s)) + total(s, "extra_reveals"), staging=True)

    def window_after_staging(self, s: Adventure) -> None:
        if not open_window(s, "staging"):
            self.step += 1
            self.resolve(s)

    def resolve(self, s: Adventure) -> None:
        resolve_quest(s)

    def window_after_resolution(self, s: Adventure) -> None:
        if not open_window(s, "resolution"):
            self.leave_quest(s)

    def leave_quest(self, s: Adventure) -> None:
        """Characters are committed until the end of the phase (lcg.6.13)."""
        for card in all_characters(s):
            s.committed[card] = 0
        s.stack.pop()


def resolve_quest(s: Adventure) -> None:
    """Compare willpower with threat (lcg.6.08 to lcg.6.12)."""
    willpower, threat = committed_willpower(s), staging_threat(s)
    tell(s, "quest_resolved", willpower=willpower, threat=threat)
    quest = current_quest(s)
    if willpower > threat:
        happen(s, "quest_succeeded", quest, n=willpower - threat)
        quest_progress(s, willpower - threat)
    elif threat > willpower:
        happen(s, "quest_failed", quest, n=threat - willpower)
        raise_all(s, threat - willpower)


class Commit(Frame):
    """A player commits characters (lcg.6.02); responses come after all of them are committed."""

    sequence: ClassVar[tuple[str, ...]] = ("choose", "respond")
    seat: int
    chosen: tuple[int, ...] = ()

    @choice("commit", rule="lcg.6.02")
    def choose(self, s: Adventure) -> Offered:
        if s.eliminated[self.seat]:
            return None
        found: list[Action] = [
            ("commit", c) for c in characters(s, self.seat) if not s.exhausted[c]
        ]
        found.append(DONE)
        return self.seat, found

    @choose.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action == DONE:
            return
        self.step = 0
        card = int(action[1])
        exhaust(s, card)
        s.committed[card] = 1
        self.chosen = (*self.chosen, card)
        tell(s, "committed", card=card, number=s.design[card], seat=self.seat)

    def respond(self, s: Adventure) -> None:
        for card in self.chosen:
            happen(s, "committed", card, self.seat)
