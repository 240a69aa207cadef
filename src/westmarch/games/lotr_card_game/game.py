"""The Lord of the Rings: The Card Game as the house sees it: the `Game` object."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import UNSET

# Registers what the cards do.
import westmarch.games.lotr_card_game.rules.cards  # noqa: F401
from westmarch.games.lotr_card_game import (
    determinize,
    facts,
    invariants,
    notation,
    occasion,
    position,
    story,
    text_board,
    view,
    why_not,
)
from westmarch.games.lotr_card_game.rules.actions import SPACE
from westmarch.games.lotr_card_game.rules.catalogue import IDS, SCENARIOS, STARTER_HEROES, STARTERS
from westmarch.games.lotr_card_game.rules.decks import deck_of_option
from westmarch.games.lotr_card_game.rules.ending import campaign
from westmarch.games.lotr_card_game.rules.setup import SetUp, blank_table
from westmarch.games.lotr_card_game.rules.state import MODES, SEATS, Adventure
from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import call
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Option, Options
from westmarch.kernel.packaged_game import Beginning, GameModules, PackagedGame


def _starters_from(place: int) -> tuple[str, ...]:
    return (*STARTERS[place:], *STARTERS[:place])


class LotrCardGame(PackagedGame[Adventure]):
    """The Lord of the Rings: The Card Game, core set."""

    id: ClassVar[str] = "lotr_card_game"
    title: ClassVar[str] = "The Lord of the Rings: The Card Game"
    summary: ClassVar[str] = (
        "Heroes and their allies quest together through Middle-earth, against the perils of an "
        "encounter deck."
    )
    minutes: ClassVar[str] = "30-90"
    players: ClassVar[tuple[int, int]] = (1, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("players", "how many people play together", ("1", "2", "3", "4")),
        Option(
            "campaign",
            "expert: all three scenarios in order, scores added up; nightmare: threat, "
            "damage, destroyed heroes and discard piles are carried over",
            campaign.LEVELS,
        ),
        Option("scenario", "the scenario", SCENARIOS),
        Option(
            "mode",
            "basic: no shadow cards; easy: fewer encounter cards and a resource for each hero",
            MODES,
        ),
        *(
            Option(
                f"deck_{seat + 1}",
                f"deck of player {seat + 1}: a starter deck, or a built one (heroes/cards)",
                _starters_from(seat),
            )
            for seat in range(4)
        ),
        Option("first_player", "who begins as first player", ("random", *SEATS)),
        Option(
            "keywords",
            "whether Surge and Doomed work at every reveal or only in the staging step",
            ("every_reveal", "staging_only"),
        ),
        Option(
            "so_far",
            "what came before in the campaign, as a won game writes it for the next",
            (campaign.NOTHING_YET,),
        ),
    )
    state_class: ClassVar[type[State]] = Adventure
    space: ClassVar[ActionSpace] = SPACE
    package: ClassVar[str] = __package__ or ""
    grouped: ClassVar[frozenset[str]] = frozenset(("commit", "pay", "choose_attackers"))
    modules: ClassVar[GameModules] = GameModules(
        notation,
        text_board,
        facts,
        position,
        view,
        determinize,
        invariants,
        story,
        occasion,
        why_not,
    )

    def choose_options(self, given: Options) -> dict[str, str]:
        """Decks not given are the first starter decks that nobody has; no two players may have the
        same hero (lcg.16.08)."""
        decks = {k: v for k, v in given.items() if k.startswith("deck_")}
        plain = {k: v for k, v in given.items() if k not in decks and k != "so_far"}
        chosen = super().choose_options(plain)
        for name in decks:
            if name not in chosen:
                super().choose_options({name: ""})
        players = int(chosen["players"])
        heroes: set[int] = set()
        for seat in range(1, players + 1):
            if (value := decks.get(f"deck_{seat}")) is not None:
                deck = deck_of_option(value)
                if heroes & set(deck.heroes):
                    raise BadOption("lotr_card_game:wrong-hero_twice", seat=seat)
                heroes |= set(deck.heroes)
        for seat in range(1, 5):
            name = f"deck_{seat}"
            if name not in decks:
                free = [d for d in _starters_from(seat - 1) if not heroes & {*STARTER_HEROES[d]}]
                if not free and seat <= players:
                    raise BadOption("lotr_card_game:wrong-no_deck_left", seat=seat)
                decks[name] = free[0] if free else STARTERS[seat - 1]
                heroes |= set(STARTER_HEROES[decks[name]])
        for name, value in decks.items():
            deck_of_option(value)
            chosen[name] = value
        chosen["so_far"] = given.get("so_far", campaign.NOTHING_YET)
        asked = chosen if "scenario" in given else chosen.keys() - {"scenario"}
        chosen["scenario"] = campaign.choose(
            {name: chosen[name] for name in asked},
            players,
            [chosen[f"deck_{seat}"] for seat in range(1, 5)],
        )
        return chosen

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS[: int(self.choose_options(options)["players"])]

    def sides(self, options: Options) -> tuple[int, ...]:
        return (0,) * len(self.seats(options))

    def start(self, options: Options, beginning: Beginning) -> Adventure:
        s = blank_table(options, *beginning)
        campaign.begin(s)
        call(s, SetUp())
        return s

    def result_name(self, s: State, what: str, item: Any) -> str:
        if what == "card":
            return IDS[self.own(s).design[int(item)]]
        return SEATS[int(item)] if what == "player" else str(item)

    def own_options_of(self, s: State) -> dict[str, str]:
        a = self.own(s)
        return {
            "players": str(a.players),
            "scenario": SCENARIOS[a.scenario],
            "mode": a.mode,
            **{f"deck_{i + 1}": deck for i, deck in enumerate(a.decks)},
            "first_player": a.chosen_first,
            "keywords": a.keywords,
            "campaign": campaign.ALONE if a.campaign is UNSET else a.campaign.level,
            "so_far": campaign.NOTHING_YET if a.campaign is UNSET else a.campaign.so_far,
        }

    def sequel(self, s: State) -> dict[str, str] | None:
        a = self.own(s)
        return campaign.next_options(a, self.options_of(a))

    def _tale(self, event: Event, options: Options) -> str:
        return notation.tale(event, len(self.seats(options)))


GAME = LotrCardGame()
