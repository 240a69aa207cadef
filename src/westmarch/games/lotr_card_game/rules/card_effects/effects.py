"""What card effects are made of. Cards import from here (and from ask.py, costs.py, zones.py,
stats.py); each function does one thing by the rules, tells it, and lets what waits for it happen.
"""

from __future__ import annotations

from typing import TypeVar

from westmarch.games.lotr_card_game.rules.card_effects.abilities import BIT, then
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card
from westmarch.games.lotr_card_game.rules.card_effects.happenings import delay, happen
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds, total
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACH_TO,
    KEYWORDS,
    NAMES,
    OBJECTIVE,
    ON_CHARACTER,
    ON_ENGAGED_ENEMY,
    ON_HERO,
    ON_LOCATION,
    ORC_GUARD,
    RESTRICTED,
    TYPE,
    UNIQUE,
)
from westmarch.games.lotr_card_game.rules.ending.elimination import (
    lower_threat,
    raise_all,
    raise_threat,
)
from westmarch.games.lotr_card_game.rules.ending.stages import check_stage, win
from westmarch.games.lotr_card_game.rules.state import NOBODY, NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.leaving import (
    check_damage,
    deal_damage,
    destroy,
    discard,
    heal,
    leave_play_to,
)
from westmarch.games.lotr_card_game.rules.table.progress import (
    location_progress,
    quest_progress,
    remove_progress,
)
from westmarch.games.lotr_card_game.rules.table.stats import last
from westmarch.games.lotr_card_game.rules.table.zones import (
    AREA,
    ATTACHED,
    CAPTIVE,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENGAGED,
    HAND,
    IN_PLAY,
    REMOVED,
    SHADOW,
    STAGING,
    UNDER,
    all_characters,
    all_engaged,
    all_heroes,
    attach,
    attachments_of,
    controller_of,
    locations_in_play,
    move,
    shadows_of,
    shuffle,
)
from westmarch.kernel.engine import chance
from westmarch.kernel.engine.chance import choose_one
from westmarch.kernel.engine.events import tell, tell_only
from westmarch.kernel.engine.state import Frame, with_item

Fr = TypeVar("Fr", bound=Frame)


def going_on(s: Adventure, kind: type[Fr]) -> Fr | None:
    """The innermost frame of a kind that is going on: ``going_on(s, Reveal)``."""
    for frame in reversed(s.stack):
        if isinstance(frame, kind):
            return frame
    return None


# ---- ready and exhausted (lcg.15.02)


def ready(s: Adventure, card: int) -> None:
    """Ready a card."""
    if s.exhausted[card]:
        s.exhausted[card] = 0
        tell(s, "readied", card=card, number=s.design[card])


def exhaust(s: Adventure, card: int) -> None:
    """Exhaust a card."""
    if not s.exhausted[card]:
        s.exhausted[card] = 1
        tell(s, "exhausted", card=card, number=s.design[card])


def add_resources(s: Adventure, card: int, n: int) -> None:
    """Put resource tokens on a hero (or, as Ufthak's, on another card)."""
    s.resources[card] += n
    tell(s, "resources", card=card, number=s.design[card], n=n)


# ---- cards in hand and deck


def draw(s: Adventure, seat: int, n: int = 1) -> int:
    """Draw cards (lcg.4.04); an empty deck gives none. Returns how many were drawn."""
    if n <= 0 or s.eliminated[seat] or holds(s, "cannot_draw", seat):
        return 0
    if total(s, "replaces_draw", seat):
        return 0
    deck = s.zones[DECK[seat]]
    drawn = deck[: -n - 1 : -1]
    for card in drawn:
        move(s, card, HAND[seat])
    if drawn:
        chance.reveal(s)
        tell_only(s, (seat,), "drew_cards", seat=seat, numbers=[s.design[c] for c in drawn])
        tell(s, "drew", seat=seat, n=len(drawn))
    return len(drawn)


def discard_random(s: Adventure, seat: int, n: int) -> None:
    """Discard cards at random from a hand."""
    for _ in range(min(n, len(s.zones[HAND[seat]]))):
        hand = s.zones[HAND[seat]]
        discard(s, choose_one(s, hand, "card"))


def discard_from_hand(s: Adventure, card: int) -> None:
    """Discard one card from a hand."""
    chance.reveal(s)
    discard(s, card)


def to_hand(s: Adventure, card: int) -> None:
    """Return a card to its owner's hand, from play or from a discard pile. The cards of an
    eliminated player go to the discard pile."""
    owner = s.owner[card]
    zone = DISCARD[owner] if s.eliminated[owner] else HAND[owner]
    tell(s, "returned_to_hand", card=card, number=s.design[card], seat=owner)
    if IN_PLAY[s.zone[card]]:
        leave_play_to(s, card, zone)
    else:
        move(s, card, zone)


def shuffle_into_deck(s: Adventure, card: int) -> None:
    """Shuffle a card into its owner's deck, or into the encounter deck."""
    owner = s.owner[card]
    if owner >= 0 and s.eliminated[owner]:
        discard(s, card)
        return
    deck = ENCOUNTER_DECK if owner < 0 else DECK[owner]
    tell(s, "shuffled_in", card=card, number=s.design[card])
    if IN_PLAY[s.zone[card]]:
        leave_play_to(s, card, deck)
    else:
        move(s, card, deck)
    shuffle(s, deck)


def remove_from_game(s: Adventure, card: int) -> None:
    """Remove a card from the game."""
    tell(s, "removed", card=card, number=s.design[card])
    if IN_PLAY[s.zone[card]]:
        leave_play_to(s, card, REMOVED)
    else:
        move(s, card, REMOVED)


# ---- entering play


def unique_in_play(s: Adventure, number: int) -> bool:
    """Whether a unique card of this name is in play, so that no other can enter (lcg.2.13)."""
    if not UNIQUE[number]:
        return False
    name = NAMES[number]
    for zone in (*AREA[: s.players], ATTACHED, CAPTIVE):
        for card in s.zones[zone]:
            design = s.design[card]
            if UNIQUE[design] and NAMES[design] == name:
                return True
    return False


def put_into_play(s: Adventure, card: int, seat: int) -> bool:
    """Put an ally or hero into play under a player's control (not played). False if it cannot be:
    a unique card of its name is in play (lcg.2.14)."""
    if unique_in_play(s, s.design[card]) or s.eliminated[seat]:
        return False
    move(s, card, AREA[seat])
    tell(s, "put_into_play", card=card, number=s.design[card], seat=seat)
    happen(s, "enters_play", card, seat)
    return True


def hosts(s: Adventure, number: int) -> list[int]:
    """Cards an attachment may be played on."""
    where = ATTACH_TO[number]
    if where == ON_HERO:
        found = all_heroes(s)
    elif where == ON_CHARACTER:
        found = all_characters(s)
    elif where == ON_LOCATION:
        found = locations_in_play(s)
    elif where == ON_ENGAGED_ENEMY:
        found = all_engaged(s)
    else:
        return []
    if not s.hears & BIT["cannot_attach"]:
        return found
    return [c for c in found if not holds(s, "cannot_attach", c)]


def attach_to(s: Adventure, card: int, host: int, seat: int = NOBODY) -> None:
    """Attach a card to another; a third restricted attachment makes its controller discard one of
    the three (lcg.14.05)."""
    attach(s, card, host, seat)
    tell(s, "attached", card=card, number=s.design[card], host=host, host_number=s.design[host])
    if KEYWORDS[s.design[card]] & RESTRICTED:
        restricted = [c for c in attachments_of(s, host) if KEYWORDS[s.design[c]] & RESTRICTED]
        chooser = controller_of(s, host)
        if len(restricted) > 2 and chooser >= 0:
            choose_card(s, chooser, restricted, discard_it, card, why="third_restricted")
    happen(s, "enters_play", card, controller_of(s, card))


def change_control(s: Adventure, card: int, seat: int) -> None:
    """Give a character to another player, with its attachments (lcg.15.11, lcg.15.12)."""
    move(s, card, AREA[seat])
    tell(s, "control", card=card, number=s.design[card], seat=seat)


# ---- enemies


def engage(s: Adventure, enemy: int, seat: int) -> None:
    """An enemy and a player engage each other (lcg.8.07)."""
    move(s, enemy, ENGAGED[seat])
    tell(s, "engaged", card=enemy, number=s.design[enemy], seat=seat)
    happen(s, "engaged", enemy, seat)


def to_staging(s: Adventure, card: int) -> None:
    """Move an enemy, location or objective to the staging area; an Orc Guard is discarded."""
    if s.under[card] >= 0:
        discard(s, card)
        return
    move(s, card, STAGING)
    tell(s, "to_staging", card=card, number=s.design[card])


def deal_shadow(s: Adventure, enemy: int, attacked: int = NOBODY) -> bool:
    """Deal a shadow card to an enemy; an empty encounter deck deals none (lcg.9.05), nor does the
    basic game (lcg.16.10). `attacked`: the player it attacks, if that may be another than the one
    it is engaged with."""
    deck = s.zones[ENCOUNTER_DECK]
    if not deck or s.mode == "basic":
        return False
    card = deck[-1]
    move(s, card, SHADOW)
    s.attached_to[card] = enemy
    tell(s, "shadow_dealt", card=enemy, number=s.design[enemy])
    zone = s.zone[enemy]
    seat = attacked if attacked >= 0 else (zone - 15) // 5 if zone >= 15 else NOBODY
    happen(s, "shadow_dealt", enemy, seat, len(shadows_of(s, enemy)) - 1)
    return True


def orc_guard(s: Adventure, seat: int) -> None:
    """The top card of a player's deck becomes an Orc Guard engaged with that player."""
    deck = s.zones[DECK[seat]]
    if not deck:
        return
    card = deck[-1]
    move(s, card, UNDER)
    guard = next((c for c in s.zones[REMOVED] if s.design[c] == ORC_GUARD), NOTHING)
    if guard < 0:
        guard = new_instance(s, ORC_GUARD, NOBODY, REMOVED)
    s.under = with_item(s.under, guard, card)
    engage(s, guard, seat)


def new_instance(s: Adventure, number: int, owner: int, zone: int) -> int:
    """A new card on the table (set-up, Orc Guards)."""
    card = len(s.design)
    s.design += (number,)
    s.owner += (owner,)
    s.controller += (NOBODY,)
    s.guarding += (NOTHING,)
    s.under += (NOTHING,)
    s.attached_to.append(NOTHING)
    s.resources.append(0)
    for flat in (s.exhausted, s.damage, s.progress, s.committed, s.seen_by):
        flat.append(0)
    s.zone.append(zone)
    s.zones[zone].append(card)
    return card


def add_to_staging(s: Adventure, card: int) -> None:
    """Put a card of the encounter deck, its discard pile or set aside into the staging area without
    revealing it: no keywords, no When Revealed."""
    move(s, card, STAGING)
    tell(s, "added", card=card, number=s.design[card])


# ---- objectives and prisoners


def claimed_objectives(s: Adventure) -> int:
    """Objectives the players hold."""
    return sum(1 for c in s.zones[ATTACHED] if TYPE[s.design[c]] == OBJECTIVE)


def claim(s: Adventure, objective: int, hero: int) -> None:
    """Claim an objective by attaching it to a hero (lcg.14.11)."""
    attach_to(s, objective, hero)
    check_stage(s)


def capture(s: Adventure, hero: int) -> None:
    """Turn a hero face down: a prisoner out of play."""
    for attachment in attachments_of(s, hero):
        discard(s, attachment)
    move(s, hero, CAPTIVE)
    s.captive = hero
    tell(s, "captured", card=hero, number=s.design[hero])


def rescue(s: Adventure) -> None:
    """Give the prisoner back to its owner."""
    hero = s.captive
    move(s, hero, AREA[s.owner[hero]])
    s.rescued = 1
    s.captive = NOTHING
    tell(s, "rescued", card=hero, number=s.design[hero])
    happen(s, "rescued", hero, s.owner[hero])
    check_stage(s)


# ---- what commonly follows a choice


@then
def exhaust_it(s: Adventure, ask: Ask) -> None:
    """Exhaust the chosen card."""
    exhaust(s, ask.chosen)


@then
def ready_it(s: Adventure, ask: Ask) -> None:
    """Ready the chosen card."""
    if ask.chosen >= 0:
        ready(s, ask.chosen)


@then
def discard_it(s: Adventure, ask: Ask) -> None:
    """Discard the chosen card."""
    if ask.chosen >= 0:
        chance.reveal(s)
        discard(s, ask.chosen)


@then
def damage_it(s: Adventure, ask: Ask) -> None:
    """Deal ``ask.n`` damage to the chosen card."""
    if ask.chosen >= 0:
        deal_damage(s, ask.chosen, ask.n)


@then
def heal_it(s: Adventure, ask: Ask) -> None:
    """Heal ``ask.n`` damage on the chosen card."""
    if ask.chosen >= 0:
        heal(s, ask.chosen, ask.n)


@then
def return_it_to_hand(s: Adventure, ask: Ask) -> None:
    """Return the chosen card to its owner's hand."""
    if ask.chosen >= 0:
        to_hand(s, ask.chosen)


__all__ = [
    "add_resources",
    "add_to_staging",
    "attach_to",
    "capture",
    "change_control",
    "check_damage",
    "check_stage",
    "claim",
    "claimed_objectives",
    "damage_it",
    "deal_damage",
    "deal_shadow",
    "delay",
    "destroy",
    "discard",
    "discard_from_hand",
    "discard_it",
    "discard_random",
    "draw",
    "engage",
    "exhaust",
    "exhaust_it",
    "going_on",
    "happen",
    "heal",
    "heal_it",
    "hosts",
    "last",
    "leave_play_to",
    "location_progress",
    "lower_threat",
    "new_instance",
    "orc_guard",
    "put_into_play",
    "quest_progress",
    "raise_all",
    "raise_threat",
    "ready",
    "ready_it",
    "remove_from_game",
    "remove_progress",
    "rescue",
    "return_it_to_hand",
    "shuffle_into_deck",
    "to_hand",
    "to_staging",
    "unique_in_play",
    "win",
]
