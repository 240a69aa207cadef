"""Nations and politics: activation, the Political Track, going to war (chapter 7)."""

from __future__ import annotations

from westmarch.games.war_of_the_ring.rules.catalogue import CARD
from westmarch.games.war_of_the_ring.rules.map.armies import nations_at
from westmarch.games.war_of_the_ring.rules.map.board import EDORAS, HELMS_DEEP, REGION_OF_PLACE
from westmarch.games.war_of_the_ring.rules.map.pieces import FREE_PEOPLES, ISENGARD, NATIONS, ROHAN
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.table_cards import discard_from_table
from westmarch.kernel.engine.decision import Refusal
from westmarch.kernel.engine.events import tell

ALREADY_AT_WAR = Refusal("wotr.7.01", "already_at_war")
PASSIVE = Refusal("wotr.7.03", "passive_nation")
THREATENED = Refusal("wotr.5.11", "threats_and_promises")

WORMTONGUE = CARD["sh_char_22"]
THREATS_AND_PROMISES = CARD["sh_strat_05"]


def may_activate(s: War, nation: int, cause: str, region: int = -1) -> bool:
    """Whether Wormtongue, if on the table, lets this activate Rohan."""
    if nation != ROHAN or WORMTONGUE not in s.table:
        return True
    if cause == "companion":
        return True
    return cause in ("declared", "attacked") and region in (EDORAS, HELMS_DEEP)


def activate(s: War, nation: int, cause: str, region: int = -1) -> None:
    """Turn a passive Nation active, for good (wotr.7.02, wotr.7.04).

    `cause` is "entered", "attacked", "declared", "companion" or "card"; `region` where it happens.
    """
    if s.active[nation] or not may_activate(s, nation, cause, region):
        return
    s.active[nation] = 1
    tell(s, "nation_activated", nation=NATIONS[nation], cause=cause)
    if nation == ROHAN and WORMTONGUE in s.table:
        discard_from_table(s, WORMTONGUE)


def why_not_advance(s: War, nation: int) -> Refusal | None:
    """Why a Nation's marker cannot move a step toward At War."""
    steps = s.political[nation]
    if steps == 0:
        return ALREADY_AT_WAR
    if steps == 1 and not s.active[nation]:
        return PASSIVE
    return None


def why_not_diplomacy(s: War, nation: int) -> Refusal | None:
    """Why a Muster result cannot advance a Nation (wotr.4.33)."""
    if not s.active[nation] and THREATS_AND_PROMISES in s.table:
        return THREATENED
    return why_not_advance(s, nation)


def advance(s: War, nation: int, cause: str) -> None:
    """Move a Nation's marker one step toward At War if it can go (wotr.7.03, wotr.7.06).

    `cause` is "die", "attacked", "captured", "card" or "companion" (a Companion's ability).
    """
    if why_not_advance(s, nation) is not None:
        return
    s.political[nation] -= 1
    tell(s, "nation_advanced", nation=NATIONS[nation], steps=s.political[nation], cause=cause)
    if nation < ISENGARD and cause in ("attacked", "companion") and THREATS_AND_PROMISES in s.table:
        discard_from_table(s, THREATS_AND_PROMISES)


def go_to_war(s: War, nation: int) -> None:
    """Move an active Nation straight to At War, as some Events say."""
    if s.active[nation] and s.political[nation]:
        s.political[nation] = 0
        tell(s, "nation_advanced", nation=NATIONS[nation], steps=0, cause="card")


def fall_back(s: War, nation: int, most: int = 3) -> None:
    """Move a Nation's marker one step away from At War, as Stormcrow says."""
    if s.political[nation] < most:
        s.political[nation] += 1
        tell(s, "nation_fell_back", nation=NATIONS[nation], steps=s.political[nation])


def army_attacked(s: War, side: int, place: int) -> None:
    """An Army is attacked: every Nation with units in it is activated and then advances one step,
    once a battle (wotr.7.04, wotr.7.07)."""
    for nation in nations_at(s, side, place):
        if side == FREE_PEOPLES:
            activate(s, nation, "attacked", REGION_OF_PLACE[place])
        advance(s, nation, "attacked")
