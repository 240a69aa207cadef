"""The expert game: all three scenarios in order with the same players, heroes and decks
(lcg.16.11 to lcg.16.13), and its nightmare level, where much is carried over.

Each scenario is a game of its own. What came before is told by the option ``so_far``, which the
finished game writes for the next one::

    104+87                                the scores of the scenarios won
    104/34.2+0+1.13+13+28./29.0+0+0..73   nightmare: and for each player threat, damage on each
                                          hero, discard pile from the bottom, removed cards

Nightmare (ruling `what_is_carried_over_in_nightmare`, with the steps of the official FAQ): threat
levels, damage on heroes, killed heroes and discard piles stay as they are; all other cards are
shuffled back into the decks, resources are lost, a new hand is drawn, and nobody's threat is below
the heroes' threat costs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import UNSET

from westmarch.games.lotr_card_game.rules.catalogue import (
    HERO,
    HIT_POINTS,
    NAMES,
    PRINTED,
    SCENARIOS,
    THREAT_COST,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.decks import Deck, deck_of_option
from westmarch.games.lotr_card_game.rules.state import ELIMINATION_LEVEL, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import AREA, DECK, DISCARD, REMOVED, move
from westmarch.kernel.engine.errors import BadOption, Saying
from westmarch.kernel.engine.events import tell

ALONE, EXPERT, NIGHTMARE = LEVELS = ("none", "expert", "nightmare")
NOTHING_YET = "nothing"
"""The value of ``so_far`` before the first scenario, and without a campaign."""
ORDER: tuple[str, ...] = SCENARIOS
"""Passage Through Mirkwood, Journey Along the Anduin, Escape from Dol Guldur (lcg.16.13)."""


class Left(NamedTuple):
    """What a scenario left of a player; cards by their numbers."""

    threat: int
    damage: tuple[int, ...]
    """On each hero, in the deck's order."""
    discard: tuple[int, ...]
    """From the bottom up, killed heroes too."""
    removed: tuple[int, ...]


class Story(NamedTuple):
    """What came before in a campaign."""

    scores: tuple[int, ...] = ()
    left: tuple[Left, ...] = ()
    """Of each player; only at the nightmare level, after the first scenario."""


# ---- the option


def choose(given: Mapping[str, str], players: int, decks: Sequence[str]) -> str:
    """The scenario that a game with these options plays. Raises `BadOption` when ``campaign``,
    ``so_far`` and ``scenario`` do not fit together."""
    level, so_far = given["campaign"], given["so_far"]
    if level == ALONE:
        if so_far != NOTHING_YET:
            raise BadOption("lotr_card_game:wrong-so_far_alone")
        return given.get("scenario", ORDER[0])
    story = read(level, so_far, tuple(decks[:players]))
    scenario = ORDER[len(story.scores)]
    if given.get("scenario", scenario) != scenario:
        key = "lotr_card_game:wrong-campaign_" + ("goes_on" if story.scores else "begins")
        raise BadOption(key, scenario=scenario, given=given["scenario"])
    return scenario


@lru_cache(maxsize=64)
def read(level: str, so_far: str, decks: tuple[str, ...]) -> Story:
    """What ``so_far`` tells of a campaign with these players' decks. Raises `BadOption`."""
    if so_far == NOTHING_YET:
        return Story()
    head, *parts = so_far.split("/")
    scores = _numbers("scores", 0, head)
    if not 0 < len(scores) < len(ORDER):
        raise BadOption(
            "lotr_card_game:wrong-so_far_scenarios", count=len(scores), most=len(ORDER) - 1
        )
    if len(parts) != (len(decks) if level == NIGHTMARE else 0):
        key = "lotr_card_game:wrong-so_far_" + ("players" if level == NIGHTMARE else "no_players")
        raise BadOption(key, level=level, players=len(decks))
    left = tuple(
        _read_player(seat + 1, part, deck_of_option(deck))
        for seat, (part, deck) in enumerate(zip(parts, decks, strict=bool(parts)))
    )
    if left and all(len(_killed(one)) == len(one.damage) for one in left):
        raise BadOption("lotr_card_game:wrong-so_far_no_hero")
    return Story(scores, left)


def _numbers(what: str, player: int, text: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in text.split("+")) if text else ()
    except ValueError:
        of = Saying(f"lotr_card_game:so_far-{what}", player=player)
        raise BadOption("lotr_card_game:wrong-so_far_numbers", what=of, text=text) from None


def _read_player(player: int, text: str, deck: Deck) -> Left:
    fields = text.split(".")
    if len(fields) != 4:
        raise BadOption("lotr_card_game:wrong-so_far_fields", text=text, player=player)
    what = ("threat", "damage", "discard", "removed")
    threat, damage, discard, removed = (
        _numbers(name, player, field) for name, field in zip(what, fields, strict=True)
    )
    if len(threat) != 1 or not 0 <= threat[0] <= ELIMINATION_LEVEL:
        raise BadOption("lotr_card_game:wrong-so_far_threat", player=player, most=ELIMINATION_LEVEL)
    if len(damage) != len(deck.heroes):
        raise BadOption(
            "lotr_card_game:wrong-so_far_damage", player=player, heroes=len(deck.heroes)
        )
    owned = Counter(dict(deck.cards)) + Counter(deck.heroes)
    gone = Counter(discard) + Counter(removed)
    for number, copies in gone.items():
        if copies > owned[number]:
            raise BadOption(
                "lotr_card_game:wrong-so_far_copies", player=player, copies=copies, number=number
            )
    found = Left(threat[0], damage, discard, removed)
    killed = _killed(found)
    for hero, wounds in zip(deck.heroes, damage, strict=True):
        most = 0 if hero in killed else PRINTED[HIT_POINTS][hero] - 1
        if not 0 <= wounds <= most:
            raise BadOption(
                "lotr_card_game:wrong-so_far_wounds",
                hero=NAMES[hero],
                player=player,
                wounds=wounds,
            )
    if len(killed) == len(deck.heroes):
        if gone.total() < owned.total():
            raise BadOption("lotr_card_game:wrong-so_far_all_gone", player=player)
    elif threat[0] == ELIMINATION_LEVEL:
        raise BadOption(
            "lotr_card_game:wrong-so_far_eliminated", player=player, most=ELIMINATION_LEVEL
        )
    return found


def _killed(left: Left) -> set[int]:
    return {number for number in (*left.discard, *left.removed) if TYPE[number] == HERO}


# ---- a game of a campaign


def story_of(s: Adventure) -> Story:
    """What came before this game."""
    if s.campaign is UNSET:
        return Story()
    return read(s.campaign.level, s.campaign.so_far, tuple(s.decks[: s.players]))


def begin(s: Adventure) -> None:
    """A game of a campaign begins, on a table that is laid out but not yet shuffled: at the
    nightmare level what came before is put on it (lcg.16.12)."""
    if s.campaign is UNSET:
        return
    story = story_of(s)
    part = len(story.scores) + 1
    tell(s, "campaign", level=s.campaign.level, part=part, score=sum(story.scores))
    for seat, left in enumerate(story.left):
        for hero, wounds in zip(list(s.zones[AREA[seat]]), left.damage, strict=True):
            s.damage[hero] = wounds
        for numbers, zone in ((left.discard, DISCARD[seat]), (left.removed, REMOVED)):
            for number in numbers:
                come_from = AREA[seat] if TYPE[number] == HERO else DECK[seat]
                move(s, next(c for c in s.zones[come_from] if s.design[c] == number), zone)
        s.eliminated[seat] = int(not s.zones[AREA[seat]])
        s.threat[seat] = s.start_threat[seat] = max(
            left.threat, sum(PRINTED[THREAT_COST][s.design[c]] for c in s.zones[AREA[seat]])
        )


def next_options(s: Adventure, options: Mapping[str, str]) -> dict[str, str] | None:
    """The options of the campaign's next game after a won one (`options` are its own); None when
    the campaign is over, or none is played."""
    if s.campaign is UNSET or s.ending != "victory" or not next_scenario(s):
        return None
    parts = ["+".join(str(n) for n in scores(s))]
    if s.campaign.level == NIGHTMARE:
        left = [_left(s, seat) for seat in range(s.players)]
        if all(len(_killed(one)) == len(one.damage) for one in left):
            return None
        parts += [_written(one) for one in left]
    return {**options, "scenario": next_scenario(s), "so_far": "/".join(parts)}


def _left(s: Adventure, seat: int) -> Left:
    """What this game leaves of a player. Attachments go back into the deck, so a hero whose wounds
    only they made bearable is killed; who has no hero left is out, with all cards."""
    deck = deck_of_option(s.decks[seat])
    own = [c for c in range(len(s.design)) if s.owner[c] == seat]
    wounds = [s.damage[hero] for hero in own[: len(deck.heroes)]]
    discard = [s.design[c] for c in s.zones[DISCARD[seat]]]
    removed = tuple(s.design[c] for c in s.zones[REMOVED] if s.owner[c] == seat)
    for i, number in enumerate(deck.heroes):
        if wounds[i] >= PRINTED[HIT_POINTS][number]:
            wounds[i] = 0
            discard.append(number)
    gone = Counter(discard) + Counter(removed)
    if all(gone[number] for number in deck.heroes):
        for number, copies in deck.cards:
            discard += [number] * (copies - gone[number])
    return Left(s.threat[seat], tuple(wounds), tuple(discard), removed)


def _written(left: Left) -> str:
    fields = ((left.threat,), left.damage, left.discard, left.removed)
    return ".".join("+".join(str(n) for n in field) for field in fields)


def next_scenario(s: Adventure) -> str:
    """The campaign's next scenario; empty after the last."""
    return next(iter(ORDER[s.scenario + 1 :]), "")


def scores(s: Adventure) -> list[int]:
    """The scores of the campaign's scenarios won so far, this one's too once it is won. Their sum
    is the campaign's score (lcg.16.11)."""
    won = [s.score] if s.ending == "victory" else []
    return [*story_of(s).scores, *won]


def told(s: Adventure) -> dict[str, Any] | None:
    """The campaign for a view; None without one."""
    if s.campaign is UNSET:
        return None
    won = scores(s)
    return {
        "level": s.campaign.level,
        "scenarios": list(ORDER),
        "scores": won,
        "score": sum(won),
        "over": bool(s.ending) and next_options(s, {}) is None,
        "won": len(won) == len(ORDER),
    }
