"""The round and its seven phases (lcg.17.01), with what begins and ends a phase."""

from __future__ import annotations

from typing import ClassVar

from westmarch.games.lotr_card_game.rules.card_effects.happenings import happen
from westmarch.games.lotr_card_game.rules.phases.combat import CombatPhase
from westmarch.games.lotr_card_game.rules.phases.encounter import EncounterPhase
from westmarch.games.lotr_card_game.rules.phases.planning import PlanningPhase
from westmarch.games.lotr_card_game.rules.phases.quest import QuestPhase
from westmarch.games.lotr_card_game.rules.phases.refresh import RefreshPhase
from westmarch.games.lotr_card_game.rules.phases.resource import ResourcePhase
from westmarch.games.lotr_card_game.rules.phases.travel import TravelPhase
from westmarch.games.lotr_card_game.rules.phases.windows import speak_again
from westmarch.games.lotr_card_game.rules.state import (
    COMBAT,
    ENCOUNTER,
    PHASES,
    PLANNING,
    QUEST_PHASE,
    REFRESH,
    RESOURCE,
    TRAVEL,
    Adventure,
)
from westmarch.games.lotr_card_game.rules.table.stats import expire
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import call
from westmarch.kernel.engine.state import Frame

PHASE_FRAMES: tuple[type[Frame], ...] = (
    ResourcePhase,
    PlanningPhase,
    QuestPhase,
    TravelPhase,
    EncounterPhase,
    CombatPhase,
    RefreshPhase,
)


class Phase(Frame):
    """One phase: its beginning, its steps, its end."""

    sequence: ClassVar[tuple[str, ...]] = ("begin", "end_of_phase", "expire")
    phase: int

    def begin(self, s: Adventure) -> None:
        s.phase = self.phase
        speak_again(s)
        tell(s, "phase", phase=PHASES[self.phase], round=s.round)
        call(s, PHASE_FRAMES[self.phase]())
        happen(s, "phase_begins", n=self.phase)

    def end_of_phase(self, s: Adventure) -> None:
        if not happen(s, "phase_ends", n=self.phase):
            expire(s, "phase")
            s.stack.pop()

    def expire(self, s: Adventure) -> None:
        expire(s, "phase")


def begin_phase(s: Adventure, phase: int) -> None:
    """Begin a phase at once."""
    frame = Phase(phase=phase, step=1)
    call(s, frame)
    frame.begin(s)


class Round(Frame):
    """Rounds, one after the other, until the game ends."""

    sequence: ClassVar[tuple[str, ...]] = (
        "begin",
        "resource",
        "planning",
        "quest",
        "travel",
        "encounter",
        "combat",
        "refresh",
        "end_of_round",
        "expire",
    )

    def begin(self, s: Adventure) -> None:
        s.round += 1
        s.phase = RESOURCE
        tell(s, "round", round=s.round)

    def resource(self, s: Adventure) -> None:
        begin_phase(s, RESOURCE)

    def planning(self, s: Adventure) -> None:
        begin_phase(s, PLANNING)

    def quest(self, s: Adventure) -> None:
        begin_phase(s, QUEST_PHASE)

    def travel(self, s: Adventure) -> None:
        begin_phase(s, TRAVEL)

    def encounter(self, s: Adventure) -> None:
        begin_phase(s, ENCOUNTER)

    def combat(self, s: Adventure) -> None:
        begin_phase(s, COMBAT)

    def refresh(self, s: Adventure) -> None:
        begin_phase(s, REFRESH)

    def end_of_round(self, s: Adventure) -> None:
        happen(s, "round_ends", n=s.round)

    def expire(self, s: Adventure) -> None:
        expire(s, "round")
        s.allies_played = 0
        s.have_attacked = []
        s.attacks_made = []
        self.step = 0
