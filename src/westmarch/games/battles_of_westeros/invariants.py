"""What must hold in every state reached by play: nothing lost, nothing doubled, limits kept."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.games.battles_of_westeros.rules.battlefield.fire import Fires
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX_COUNT, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDERS,
    ESCAPED,
    HOUSE_OF_COMMANDER,
    HOUSES,
    LIMIT,
    STRENGTH,
    WAITING,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    BURNS,
    IS_TOKEN,
    OFF,
    PASSABLE,
)
from westmarch.games.battles_of_westeros.rules.catalogue import deck_of
from westmarch.games.battles_of_westeros.rules.combat.retreat import Retreat
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import Plan, plan_named
from westmarch.games.battles_of_westeros.rules.round.morale import SPACES
from westmarch.games.battles_of_westeros.rules.state import Field


def broken(s: Field) -> list[str]:
    """What is wrong with the state; empty when nothing is."""
    plan = plan_named(s.battle)
    if s.setting_up:
        return list(_placed(s))
    return [
        *_units(s, plan),
        *_engagements(s),
        *_ground(s, plan),
        *_commanders(s, plan),
        *_resources(s, plan),
    ]


def _placed(s: Field) -> Iterator[str]:
    """While a skirmish is set up: units stand where they say, on ground that can be entered."""
    standing = {h: u for u, h in enumerate(s.hex) if h >= 0}
    for h in range(HEX_COUNT):
        if s.unit_at[h] != standing.get(h, -1):
            yield f"unit in {HEXES[h]} is not where it says"
        if h in standing and not PASSABLE[s.ground[h]]:
            yield f"a unit in {HEXES[h]} stands where nobody can stand"


def _units(s: Field, plan: Plan) -> Iterator[str]:
    if len(s.kind) != len(plan.units):
        yield f"{len(s.kind)} units, should be {len(plan.units)}"
        return
    standing = {h: u for u, h in enumerate(s.hex) if h >= 0}
    if len(standing) != sum(h >= 0 for h in s.hex):
        yield "two units in one hex"
    for h in range(HEX_COUNT):
        if s.unit_at[h] != standing.get(h, -1):
            yield f"unit in {HEXES[h]} is not where it says"
    leaving = _leaving(s)
    for unit, h in enumerate(s.hex):
        figures = s.figures[unit]
        if not 0 <= figures <= STRENGTH[s.kind[unit]]:
            yield f"unit {unit} has {figures} figures"
        if h >= 0 and not figures:
            yield f"unit {unit} has no figures"
        if h in (WAITING, ESCAPED) and not figures:
            yield f"unit {unit} off the field has no figures"
        if h >= 0 and s.terrain[h] == OFF:
            yield f"unit {unit} is off the battlefield"
        if h >= 0 and not PASSABLE[s.ground[h]] and unit not in leaving:
            yield f"unit {unit} stands where nobody can stand"
        if s.active[unit] not in (0, 1) or (s.active[unit] and h < 0):
            yield f"unit {unit} is active off the field"


def _leaving(s: Field) -> set[int]:
    """The units that have yet to leave a bridge that burned down (bow.13.12)."""
    found: set[int] = set()
    for at, frame in enumerate(s.stack):
        if isinstance(frame, Fires):
            found |= {s.unit_at[h] for h in frame.fallen}
            found |= {inner.unit for inner in s.stack[at + 1 :] if isinstance(inner, Retreat)}
    return found


def _engagements(s: Field) -> Iterator[str]:
    for unit, foe in enumerate(s.foe):
        if foe < 0:
            if s.token[unit] >= 0:
                yield f"unit {unit} has a token without an opponent"
            continue
        if s.foe[foe] != unit or s.token[foe] != s.token[unit]:
            yield f"units {unit} and {foe} disagree about their engagement"
        if s.house[foe] == s.house[unit]:
            yield f"units {unit} and {foe} of one House are engaged"
        if s.hex[unit] < 0 or s.hex[foe] < 0 or DISTANCE[s.hex[unit]][s.hex[foe]] != 1:
            yield f"units {unit} and {foe} are engaged and not adjacent"


def _ground(s: Field, plan: Plan) -> Iterator[str]:
    for h in range(HEX_COUNT):
        if s.fire[h] < 0 or s.fire[h] > BURNS[s.ground[h]]:
            yield f"fire of level {s.fire[h]} in {HEXES[h]}"
        if not IS_TOKEN[s.ground[h]] and s.ground[h] != s.terrain[h]:
            yield f"ground of {HEXES[h]} does not agree with its terrain"
        if (s.terrain[h] == OFF) != (plan.terrain[h] == OFF):
            yield f"{HEXES[h]} has left the battlefield"
    if len(s.control) != len(plan.objectives):
        yield "an objective is missing"
    if not -SPACES <= s.morale <= SPACES:
        yield f"morale marker at {s.morale}"


def _commanders(s: Field, plan: Plan) -> Iterator[str]:
    planned = {u.commander for u in plan.units if u.commander >= 0}
    leading = [c for c in s.commander if c >= 0]
    if sorted(leading) != sorted(planned):
        yield "a commander is lost or doubled"
    for commander, tokens in enumerate(s.tokens_on):
        if not 0 <= tokens <= LIMIT[commander]:
            yield f"{tokens} command tokens on {COMMANDERS[commander]}"
    for unit, commander in enumerate(s.commander):
        if commander >= 0 and (s.captor[commander] >= 0) != (s.hex[unit] == -1):
            yield f"{COMMANDERS[commander]}: captured and eliminated disagree"


def _resources(s: Field, plan: Plan) -> Iterator[str]:
    for house in BOTH:
        on_cards = sum(n for c, n in enumerate(s.tokens_on) if HOUSE_OF_COMMANDER[c] == house)
        if s.command[house] < 0 or s.command[house] + on_cards != plan.command[house]:
            yield f"{HOUSES[house]} has {s.command[house]} + {on_cards} command tokens"
        cards = [*s.decks[house], *s.hands[house], *s.discards[house]]
        if s.in_play >= 0 and s.in_play in deck_of(house, plan.persons(house)):
            cards.append(s.in_play)
        if sorted(cards) != deck_of(house, plan.persons(house)):
            yield f"a Leadership card of {HOUSES[house]} is lost or doubled"
    for have, checked in zip(s.pool, s.checked, strict=True):
        if checked > have:
            yield "more tokens checked than there are"
