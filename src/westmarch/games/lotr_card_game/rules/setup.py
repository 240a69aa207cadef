"""Setting up the game (chapter 3): decks, heroes, threat, hands, the first stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from westmarch.games.lotr_card_game.rules.actions import SPACE
from westmarch.games.lotr_card_game.rules.card_effects.effects import draw, new_instance
from westmarch.games.lotr_card_game.rules.catalogue import (
    COPIES,
    COPIES_EASY,
    ENCOUNTER_CARDS,
    ENCOUNTER_SETS,
    PRINTED,
    SCENARIOS,
    STAGES_OF,
    THREAT_COST,
)
from westmarch.games.lotr_card_game.rules.decks import Deck, deck_of_option
from westmarch.games.lotr_card_game.rules.ending.campaign import ALONE
from westmarch.games.lotr_card_game.rules.ending.stages import first_stage
from westmarch.games.lotr_card_game.rules.phases.round import Round
from westmarch.games.lotr_card_game.rules.state import (
    ALL_SEATS,
    NOBODY,
    RESOURCE,
    SEATS,
    Adventure,
    Campaign,
)
from westmarch.games.lotr_card_game.rules.table.zones import (
    AREA,
    DECK,
    ENCOUNTER_DECK,
    HAND,
    QUEST_DECK,
    ZONE_COUNT,
    come_alive,
    move,
    player_order,
    shuffle,
)
from westmarch.kernel.engine.chance import begin, choose_one
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame, clone

HAND_SIZE = 6
MULLIGAN: Action = (SPACE.verb("mulligan"),)
KEEP: Action = (SPACE.verb("keep"),)


def blank_table(
    options: Mapping[str, str],
    seed: int | str,
    luck: Sequence[int],
    listen: bool,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> Adventure:
    """All cards of a game on the table before any is shuffled: heroes in play, player decks and the
    encounter deck in the order of the card numbers, stage 1 on top of the quest deck."""
    s = clone(_laid_out(tuple(options.items())))
    begin(s, seed, luck, listen, ask_always, house_rulings)
    return s


@lru_cache(maxsize=64)
def _laid_out(chosen: tuple[tuple[str, str], ...]) -> Adventure:
    """The table for these options, to be cloned."""
    options = dict(chosen)
    players = int(options["players"])
    scenario = SCENARIOS.index(options["scenario"])
    s = Adventure(
        players=players,
        scenario=scenario,
        mode=options["mode"],
        keywords=options["keywords"],
        chosen_first=options["first_player"],
        decks=tuple(options[f"deck_{i}"] for i in range(1, 5)),
        zones=[[] for _ in range(ZONE_COUNT)],
        phase=RESOURCE,
    )
    if options["campaign"] != ALONE:
        s.campaign = Campaign(options["campaign"], options["so_far"])
    for seat in range(players):
        _place_player(s, seat, deck_of_option(s.decks[seat]))
    copies = COPIES_EASY if s.mode == "easy" else COPIES
    for card in ENCOUNTER_CARDS:
        if card["encounter_set"] in ENCOUNTER_SETS[scenario]:
            for _ in range(copies[card["number"]]):
                new_instance(s, card["number"], NOBODY, ENCOUNTER_DECK)
    for number in reversed(STAGES_OF[scenario]):
        new_instance(s, number, NOBODY, QUEST_DECK)
    return s


def _place_player(s: Adventure, seat: int, deck: Deck) -> None:
    for number in deck.heroes:
        hero = new_instance(s, number, seat, AREA[seat])
        s.seen_by[hero] = ALL_SEATS
        come_alive(s, hero)
        s.threat[seat] += PRINTED[THREAT_COST][number]
    s.start_threat[seat] = s.threat[seat]
    for number, copies in deck.cards:
        for _ in range(copies):
            new_instance(s, number, seat, DECK[seat])


class SetUp(Frame):
    """The steps of setting up, in the rulebook's order (lcg.3.01)."""

    sequence: ClassVar[tuple[str, ...]] = (
        "shuffle_decks",
        "choose_first_player",
        "opening_hands",
        "mulligans",
        "first_quest",
        "begin",
    )

    def shuffle_decks(self, s: Adventure) -> None:
        for seat in range(s.players):
            shuffle(s, DECK[seat])
        shuffle(s, ENCOUNTER_DECK)

    def choose_first_player(self, s: Adventure) -> None:
        if s.chosen_first != "random":
            s.first_player = min(SEATS.index(s.chosen_first), s.players - 1)
            s.first_player = player_order(s)[0]
        elif s.players > 1:
            still = [seat for seat in range(s.players) if not s.eliminated[seat]]
            s.first_player = choose_one(s, still, "player")
        tell(s, "first_player", seat=s.first_player)

    def opening_hands(self, s: Adventure) -> None:
        for seat in player_order(s):
            draw(s, seat, HAND_SIZE)
        if s.mode == "easy":
            for seat in player_order(s):
                for hero in s.zones[AREA[seat]]:
                    s.resources[hero] += 1

    def mulligans(self, s: Adventure) -> None:
        call(s, *(Mulligan(seat=seat) for seat in player_order(s)))

    def first_quest(self, s: Adventure) -> None:
        call(s, first_stage())

    def begin(self, s: Adventure) -> None:
        call(s, Round())


class Mulligan(Frame):
    """A player may once shuffle the opening hand back and draw a new one (lcg.3.07)."""

    sequence: ClassVar[tuple[str, ...]] = ("choose",)
    seat: int

    @choice("mulligan", rule="lcg.3.07")
    def choose(self, s: Adventure) -> Offered:
        return self.seat, [KEEP, MULLIGAN]

    @choose.takes
    def _(self, s: Adventure, action: Action) -> None:
        if action == KEEP:
            return
        tell(s, "mulligan", seat=self.seat)
        for card in list(s.zones[HAND[self.seat]]):
            move(s, card, DECK[self.seat])
        shuffle(s, DECK[self.seat])
        draw(s, self.seat, HAND_SIZE)
