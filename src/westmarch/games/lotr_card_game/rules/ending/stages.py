"""The current stage: when it is defeated, advancing, winning (lcg.12.07 to lcg.12.10)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from westmarch.games.lotr_card_game.rules.card_effects.abilities import SETUPS, WHEN_REVEALED
from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.catalogue import (
    ADVANCES_BY_PROGRESS,
    NEXT_STAGES,
    PRINTED,
    QUEST_POINTS,
)
from westmarch.games.lotr_card_game.rules.ending.campaign import next_scenario, scores
from westmarch.games.lotr_card_game.rules.ending.scoring import score
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    QUEST,
    QUEST_DECK,
    REMOVED,
    current_quest,
    move,
)
from westmarch.kernel.engine.chance import choose_one, reveal
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import call, finish
from westmarch.kernel.engine.state import Frame


def win(s: Adventure) -> None:
    """The players win (lcg.12.01): all of them, eliminated ones included."""
    if not s.ending:
        s.score = score(s)
        tell(s, "won", score=s.score)
        finish(s, list(range(s.players)), "victory")
        if s.campaign is not UNSET:
            won = scores(s)
            kind = "campaign_goes_on" if next_scenario(s) else "campaign_won"
            tell(s, kind, scores=won, score=sum(won))


def lose(s: Adventure, why: str) -> None:
    """The players lose (lcg.12.02); so ends their campaign."""
    finish(s, [], why)
    if s.campaign is not UNSET:
        tell(s, "campaign_lost", scores=scores(s))


def stage_defeated(s: Adventure, quest: int) -> bool:
    """Whether the current stage has its progress and nothing forbids to advance (lcg.12.07)."""
    number = s.design[quest]
    return (
        ADVANCES_BY_PROGRESS[number]
        and s.progress[quest] >= PRINTED[QUEST_POINTS][number]
        and not holds(s, "cannot_advance", quest)
    )


def check_stage(s: Adventure) -> None:
    """Advance or win at once when the stage allows it. Called when progress was placed, an enemy
    left play, or an objective or a prisoner changed hands."""
    quest = current_quest(s)
    if quest < 0 or s.ending:
        return
    if holds(s, "wins", quest):
        win(s)
    elif stage_defeated(s, quest):
        call(s, AdvanceStage(quest=quest))


class AdvanceStage(Frame):
    """Advance to the next stage: side A, then side B (lcg.12.08, lcg.12.09, lcg.2.03)."""

    sequence: ClassVar[tuple[str, ...]] = ("defeat", "side_a", "side_b", "check")
    quest: int
    """The stage that was defeated; NOTHING at the start of the game."""

    def defeat(self, s: Adventure) -> None:
        quest = self.quest
        if quest < 0:
            following = s.zones[QUEST_DECK][-1:]
        else:
            if current_quest(s) != quest or not stage_defeated(s, quest):
                self.end()
                return
            tell(s, "stage_defeated", card=quest, number=s.design[quest])
            wanted = NEXT_STAGES[s.design[quest]]
            following = [c for c in s.zones[QUEST_DECK] if s.design[c] in wanted]
            if not following:
                win(s)
                return
            move(s, quest, REMOVED)
        chosen = choose_one(s, following, "card") if len(following) > 1 else following[0]
        for card in following:
            if card != chosen:
                move(s, card, REMOVED)
        self.quest = chosen
        reveal(s)
        move(s, chosen, QUEST)

    def side_a(self, s: Adventure) -> None:
        tell(s, "stage_revealed", card=self.quest, number=s.design[self.quest])
        instructions = SETUPS.get(s.design[self.quest])
        if instructions is not None:
            instructions(s, self.quest)

    def side_b(self, s: Adventure) -> None:
        effect = WHEN_REVEALED.get(s.design[self.quest])
        if effect is not None:
            effect(s, self.quest)

    def check(self, s: Adventure) -> None:
        happen(s, "stage_revealed", self.quest)
        check_stage(s)


def first_stage() -> AdvanceStage:
    """The frame that begins the first stage."""
    return AdvanceStage(quest=NOTHING)
