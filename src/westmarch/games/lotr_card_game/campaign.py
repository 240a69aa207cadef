"""The expert game: all three scenarios in order with the same players, heroes and decks
(lcg.16.11 to lcg.16.13), and its nightmare level, where much is carried over.

Nightmare (lcg.amb.26, with the steps of the official FAQ): threat levels, damage on heroes, killed
heroes and discard piles stay as they are; all other cards are shuffled back into the decks,
resources are lost, a new hand is drawn, and nobody's threat is below the heroes' threat costs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westmarch.games.lotr_card_game.catalogue import HERO, PRINTED, SCENARIOS, THREAT_COST, TYPE
from westmarch.games.lotr_card_game.setup import SetUp, blank_table
from westmarch.games.lotr_card_game.state import Adventure
from westmarch.games.lotr_card_game.zones import AREA, DECK, DISCARD, REMOVED, heroes, move
from westmarch.kernel.errors import BadOption
from westmarch.kernel.flow import advance, call

ORDER: tuple[str, ...] = SCENARIOS
"""Passage Through Mirkwood, Journey Along the Anduin, Escape from Dol Guldur (lcg.16.13)."""


def next_scenario(scenario: str) -> str:
    """The scenario after this one; empty after the last."""
    place = ORDER.index(scenario) + 1
    return ORDER[place] if place < len(ORDER) else ""


def next_options(s: Adventure, options: Mapping[str, str]) -> dict[str, str]:
    """The options of the campaign's next game after a won one (`options` are its own); with them
    each scenario is set up afresh. Raises `BadOption` when there is none."""
    if s.ending != "victory":
        raise BadOption("the campaign goes on only after a victory")
    following = next_scenario(SCENARIOS[s.scenario])
    if not following:
        raise BadOption("the campaign has no further scenario")
    return {**options, "scenario": following}


def nightmare(
    s: Adventure,
    options: Mapping[str, str],
    seed: int | str,
    luck: Sequence[int] = (),
    listen: bool = False,
) -> Adventure:
    """The next scenario of a nightmare campaign, advanced to its first decision."""
    following = blank_table(next_options(s, options), seed, luck, listen)
    carry_over(s, following)
    call(following, SetUp())
    advance(following)
    return following


def carry_over(s: Adventure, following: Adventure) -> None:
    """Put the players' cards, threat and damage of a finished game on a table laid out for the
    next. Player cards have the same instances on both, because they come from the same decks."""
    for seat in range(s.players):
        following.threat[seat] = s.threat[seat]
        following.eliminated[seat] = s.eliminated[seat]
    for card in range(len(s.design)):
        owner = s.owner[card]
        if owner < 0:
            continue
        assert s.design[card] == following.design[card]
        zone = s.zone[card]
        if zone in (DISCARD[owner], REMOVED):
            move(following, card, zone)
        elif TYPE[s.design[card]] == HERO:
            following.damage[card] = s.damage[card]
            assert following.zone[card] == AREA[owner]
        else:
            assert following.zone[card] == DECK[owner]
    for seat in range(s.players):
        least = sum(PRINTED[THREAT_COST][s.design[c]] for c in heroes(following, seat))
        if not s.eliminated[seat]:
            following.threat[seat] = max(following.threat[seat], least)
            following.start_threat[seat] = following.threat[seat]


def campaign_score(scores: Sequence[int]) -> int:
    """The score of a campaign: the sum of its scenarios' scores (lcg.16.11)."""
    return sum(scores)
