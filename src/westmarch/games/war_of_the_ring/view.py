"""What a seat may know, as plain JSON data. Nothing else leaves the engine for that seat.

Open to everybody: the whole map, the tracks, dice, Rings, the Hunt Box, the backs of the cards in
every hand and deck, face-up discards, and which tiles are still in the Hunt Pool (all that were
put in less those drawn). Hidden: faces of the cards in other hands, in the decks and among others'
face-down discards, the order of decks, the generator, and a Combat card until both are revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.battle.combat_round import CombatRound
from westmarch.games.war_of_the_ring.rules.cards.recruits import RecruitInEach
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARDS,
    COMBAT_CARDS,
    DECK_OF,
    DECKS,
    FACES,
    TILES,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    NOBODY,
    PLACE_COUNT,
    PLACES,
    REGIONS,
)
from westmarch.games.war_of_the_ring.rules.map.march import SelectFigures
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    CHARACTERS,
    ELIMINATED,
    FIGURES,
    IN_FELLOWSHIP,
    KINDS,
    NATIONS,
    SET_ASIDE,
    SIDES,
)
from westmarch.games.war_of_the_ring.rules.seats import SEATS, SIDE_OF_SEAT, leading_first, seats_of
from westmarch.games.war_of_the_ring.rules.state import NOT_IN_MORDOR, PHASES, War
from westmarch.games.war_of_the_ring.rules.turn.card_exchange import ExchangeCards
from westmarch.kernel.engine.state import Frame
from westmarch.kernel.view import Locals, counts, going_on, in_words

LOCALS = Locals(
    {
        **dict.fromkeys(("place", "origin", "target", "region", "to", "at", "path"), PLACES),
        **dict.fromkeys(("places", "origins", "targets", "regions", "army_place"), PLACES),
        **dict.fromkeys(("arrived", "chosen", "used"), PLACES),
        **dict.fromkeys(("character", "companion", "minion", "people", "group"), CHARACTERS),
        **dict.fromkeys(("forfeited_character", "powerless_character"), CHARACTERS),
        **dict.fromkeys(("moved_characters", "taken_characters", "must_take"), CHARACTERS),
        **dict.fromkeys(("card", "open_card", "attacker_card", "defender_card"), CARDS),
        "second": CARDS,
        "taken": FIGURES,
        **dict.fromkeys(("face", "spent"), FACES),
        **dict.fromkeys(("nation", "fighting_nation"), NATIONS),
        **dict.fromkeys(("side", "attacking_side"), SIDES),
        "tile": TILES,
        "deck": DECKS,
        "effect": COMBAT_CARDS,
    },
    (
        *("step", "seat", "army_seat", "ring_by", "first", "count", "round", "level"),
        *("requires", "reason", "cause", "led", "remote", "siege_rounds", "no_cease", "optional"),
        *("card_needs_companion", "shadow_loses_dice", "kill_characters", "white_rider"),
        *("hits", "needed", "queue", "forfeited_nazgul", "fewer_dice", "most_dice"),
        *("roll_modifier", "reroll_modifier", "no_reroll", "fp_dice", "shadow_dice", "misses"),
        *("roll_hits", "reroll_hits", "extra_hits", "special_hits", "dice", "modifier"),
        *("moved", "extra", "left", "regular", "elite", "either", "leader", "nazgul", "by_die"),
        *("successes", "ignore_eye", "ignore_fp_special", "ignore_reveal", "no_reduction"),
        *("forced_random_casualty", "separates", "damage", "helped", "fallen", "asked_guide"),
        *("self_revealed", "ask_again", "extra_reach", "into_besieged", "distance", "casualty"),
        *("groups", "nazgul_only", "most", "further", "must_join", "reach", "before", "made"),
        *("removed", "landing", "everybody", "may_stay_behind", "at_least"),
    ),
    {
        ("MoveArmies", "group"): FIGURES,
        ("RecruitInEach", "regular"): REGIONS,
        ("RecruitInEach", "either"): REGIONS,
        ("MusterFigures", "first"): REGIONS,
        ("ExchangeCards", "first"): CARDS,
        ("MoveCompanions", "moved"): CHARACTERS,
        ("MoveShadowCharacters", "moved"): CHARACTERS,
        ("Recruit", "left"): FIGURES,
        ("Recruit", "kind"): FIGURES,
        ("DiscardAsPrice", "kind"): FACES,
    },
)
"""What the numbers in the frames' locals mean."""

OFF_THE_MAP = {
    IN_FELLOWSHIP: "fellowship",
    SET_ASIDE: "set_aside",
    ELIMINATED: "eliminated",
}


def view(s: War, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    names = SEATS[s.players]
    return {
        "players": s.players,
        "seats": list(names),
        "sides": [SIDES[side] for side in SIDE_OF_SEAT[s.players]],
        "seat": seat,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "to_act": s.to_act,
        "leading": list(s.leading),
        "moves": s.moves,
        "ending": s.ending,
        "winners": list(s.winners),
        "decision": None
        if s.offer is None
        else {"seat": s.offer.seat, "kind": s.offer.kind, "rule": s.offer.rule},
        "places": _places(s),
        "characters": {name: where(s, c) for c, name in enumerate(CHARACTERS)},
        "reinforcements": _figures(s.reinforcements, 0),
        "casualties": _figures(s.casualties, 0),
        "control": {REGIONS[r]: SIDES[side] for r, side in enumerate(s.control) if side != NOBODY},
        "captor": {REGIONS[r]: by for r, by in enumerate(s.captor) if by >= 0},
        "victory_points": dict(zip(SIDES, s.victory_points, strict=True)),
        "nations": {
            name: {"steps": s.political[n], "active": bool(s.active[n])}
            for n, name in enumerate(NATIONS)
        },
        "separate": [PLACES[p] for p in range(PLACE_COUNT) if s.separate[p]],
        "mixed": [PLACES[p] for p in range(PLACE_COUNT) if s.mixed[p]],
        "fellowship": _fellowship(s),
        "hunt": _hunt(s),
        "dice": {side: [FACES[f] for f in s.dice[i]] for i, side in enumerate(SIDES)},
        "pools": dict(zip(SIDES, s.pools, strict=True)),
        "rings": dict(zip(SIDES, s.rings, strict=True)),
        "ring_used": [bool(s.ring_used[i]) for i in range(len(names))],
        "messenger_used": bool(s.messenger_used),
        "hand": [] if seat is None else [CARDS[c] for c in s.hands[seat]],
        "hands": [_backs(s.hands[i]) for i in range(len(names))],
        "decks": {deck: len(s.decks[d]) for d, deck in enumerate(DECKS)},
        "discards": {deck: [CARDS[c] for c in s.discards[d]] for d, deck in enumerate(DECKS)},
        "hidden_discards": {deck: len(s.hidden_discards[d]) for d, deck in enumerate(DECKS)},
        "own_hidden_discards": [
            CARDS[c]
            for d in range(4)
            if knows_hidden_discards(s, seat, d)
            for c in s.hidden_discards[d]
        ],
        "table": [CARDS[c] for c in s.table],
        "next_of_side": list(s.next_of_side),
        "champions": list(s.champions),
        "last_free_peoples_nations": [NATIONS[n] for n in s.last_fp_nations],
        "last_free_peoples_armies": [PLACES[p] for p in s.last_fp_armies],
        "procedure": procedure(s, seat),
    }


def where(s: War, character: int) -> str:
    """The name of the place where a Character is, on the map or off it."""
    place = s.characters[character]
    return PLACES[place] if place >= 0 else OFF_THE_MAP[place]


def knows_hidden_discards(s: War, seat: int | None, deck: int) -> bool:
    """Whether a seat knows what lies face down in a discard pile: all of it is its own. Partners
    share their side's piles, and nobody notes who put which card there."""
    return seat is not None and seats_of(s, 0 if deck < 2 else 1) == (seat,)


def _figures(counts: Sequence[int], base: int) -> dict[str, int]:
    return dict(_named(bytes(counts[base : base + KINDS])))


_NO_FIGURES = bytes(KINDS)


@lru_cache(4096)  # few Armies differ from all others
def _named(counts: bytes) -> dict[str, int]:
    return {FIGURES[k]: count for k, count in enumerate(counts) if count}


def _places(s: War) -> dict[str, Any]:
    characters: dict[int, list[str]] = {}
    for c, at in enumerate(s.characters):
        characters.setdefault(at, []).append(CHARACTERS[c])
    found: dict[str, Any] = {}
    figures = bytes(s.figures)
    for place, name in enumerate(PLACES):
        here = figures[place * KINDS : (place + 1) * KINDS]
        if here != _NO_FIGURES or place in characters:
            found[name] = {"figures": dict(_named(here)), "characters": characters.get(place, [])}
    return found


def _backs(cards: list[int]) -> dict[str, int]:
    return counts(DECKS, (DECK_OF[card] for card in cards))


def _fellowship(s: War) -> dict[str, Any]:
    return {
        "region": REGIONS[s.ring_bearers],
        "progress": s.progress,
        "hidden": not s.revealed,
        "corruption": s.corruption,
        "guide": CHARACTERS[s.guide],
        "companions": [
            name
            for c, name in enumerate(CHARACTERS)
            if s.characters[c] == IN_FELLOWSHIP and name != "gollum"
        ],
        "mordor": None if s.mordor == NOT_IN_MORDOR else s.mordor,
        "mordor_effort": bool(s.mordor_effort),
    }


def _hunt(s: War) -> dict[str, Any]:
    return {
        "box": dict(zip(SIDES, s.hunt_box, strict=True)),
        "pool": sorted(TILES[t] for t in s.hunt_pool),
        "drawn": [TILES[t] for t in s.hunt_drawn],
        "removed": sorted(TILES[t] for t in s.hunt_removed),
        "waiting": [TILES[t] for t in s.hunt_waiting],
        "free_peoples_dice_recovered_from_box": bool(s.fp_dice_were_in_hunt_box),
    }


def secret_cards(s: War, frame: Frame) -> dict[str, int]:
    """Fields of a frame that hold a card chosen in secret, and the seat that chose it."""
    if isinstance(frame, CombatRound):
        attacker = frame.attacking_side
        return {
            "attacker_card": frame.army_seat[attacker],
            "defender_card": frame.army_seat[1 - attacker],
        }
    if isinstance(frame, ExchangeCards):
        one, two = leading_first(s, frame.side)
        return {"first": one, "second": two}
    return {}


def procedure(s: War, seat: int | None) -> list[dict[str, Any]]:
    """What is going on, outermost first: the frames of the stack with their locals in words. Of a
    hidden card the others see only the back."""

    def shown(frame: Frame, field: str, value: Any) -> Any:
        secret = secret_cards(s, frame)
        if field in secret:
            if value < 0:
                return None
            return CARDS[value] if secret[field] == seat else DECKS[DECK_OF[value]]
        return in_words(value, LOCALS.names(frame, field))

    found = going_on(s, shown)
    if found:
        found[-1] |= _how_many(s, s.stack[-1])
    return found


def _how_many(s: War, frame: Frame) -> dict[str, Any]:
    """Where figures are chosen one by one: how many of each may be, so that they can be set at
    once. `free`: figures that may come along; `room`: so many units more; `needed`: of each of
    these one must be among those who go; `regular`, `either`: the regions of recruits to come."""
    if isinstance(frame, SelectFigures):
        needed = frame.needed(s)
        free = {FIGURES[kind]: count for kind, count in frame.free(s)}
        return {"free": free, "room": frame.room(s), "needed": _names(needed)}
    if isinstance(frame, Attack) and frame.target >= 0:
        return {"needed": _names(frame.attackers_needed(s))}
    if isinstance(frame, RecruitInEach):
        wanted = {"regular": frame.regular, "either": frame.either}
        return {
            **{how: [REGIONS[r] for r in regions] for how, regions in wanted.items()},
            "room": frame.room(s),
        }
    return {}


def _names(needed: list[tuple[list[int], list[int]]]) -> list[list[str]]:
    return [
        [*(FIGURES[k] for k in kinds), *(CHARACTERS[c] for c in people)] for kinds, people in needed
    ]
