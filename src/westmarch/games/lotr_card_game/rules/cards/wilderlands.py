"""The encounter set Wilderlands."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    delayed,
    forced,
    no_text,
    passive,
    shadow,
    then,
    when_revealed,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card, each_player
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    damage_it,
    delay,
    last,
    location_progress,
    raise_threat,
    remove_progress,
    to_staging,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.choices import strengthen
from westmarch.games.lotr_card_game.rules.catalogue import HAS_SHADOW
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import COMBAT, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    SHADOW_UP,
    STAGING,
    characters,
    move,
    shadows_of,
    staged_enemies,
)
from westmarch.kernel.engine.flow import call

no_text("wolf_rider")

# ---- Wolf Rider


@shadow("wolf_rider")
def wolf_rider_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """It attacks the defending player itself; after the combat phase it goes on top of the deck."""
    delay(s, "phase_ends", rider_returns, attack.shadow, attack.seat)
    call(s, EnemyAttack(enemy=attack.shadow, seat=attack.seat, phase_attack=False))


@delayed
def rider_returns(s: Adventure, ask: Ask) -> None:
    """On top of the encounter deck, if it still lies where shadow cards go."""
    if s.zone[ask.card] in (ENCOUNTER_DISCARD, SHADOW_UP):
        move(s, ask.card, ENCOUNTER_DECK)


# ---- Hill Troll


@passive("hill_troll", "excess_damage")
def hill_troll(s: Adventure, card: int, enemy: int, seat: int, n: int) -> int:
    """Damage beyond what a character had left raises the threat of the player attacked."""
    if card == enemy:
        raise_threat(s, seat, n)
    return 0


# ---- Goblin Sniper


@passive("goblin_sniper", "cannot_engage_by_choice")
def goblin_sniper(s: Adventure, card: int, enemy: int) -> bool:
    """Not to be engaged by choice while other enemies are in staging."""
    return card == enemy and len(staged_enemies(s)) > 1


def _in_staging_after_combat(s: Adventure, u: Use) -> bool:
    return s.zone[u.card] == STAGING and u.n == COMBAT


@forced("goblin_sniper", on="phase_ends", needs=_in_staging_after_combat)
def sniper_shoots(s: Adventure, u: Use) -> None:
    """In staging when the combat phase ends: each player puts 1 damage on a character."""
    each_player(s, shot, u.card)


@then
def shot(s: Adventure, ask: Ask) -> None:
    """The player chooses one of their characters."""
    choose_card(s, ask.seat, characters(s, ask.seat), damage_it, ask.card, n=1, why="damage")


# ---- Marsh Adder


@forced("marsh_adder", on="attacks", own=True)
def marsh_adder(s: Adventure, u: Use) -> None:
    """Each time it attacks a player, that player's threat rises by 1."""
    raise_threat(s, u.by, 1)


# ---- Wargs


def _shadow_without_effect(s: Adventure, u: Use) -> bool:
    """A shadow card dealt to it has no effect (ruling `wargs_and_the_shadow_card`)."""
    return any(not HAS_SHADOW[s.design[c]] for c in shadows_of(s, u.card))


@forced("wargs", on="attacked", own=True, needs=_shadow_without_effect)
def wargs(s: Adventure, u: Use) -> None:
    """Dealt a shadow card without effect it returns to staging after its attack."""
    to_staging(s, u.card)


@shadow("wargs")
def wargs_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """+1 attack, +2 if undefended."""
    strengthen(s, attack, 2 if attack.undefended(s) else 1)


# ---- Despair


@when_revealed("despair")
def despair(s: Adventure, card: int) -> None:
    """Remove 4 progress from the quest."""
    remove_progress(s, 4)


@shadow("despair")
def despair_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """The defending character's defense does not count."""
    for character in attack.still_defending(s):
        last(s, "no_defense", character, attack.enemy, "attack", attack.shadow)


# ---- locations


@forced("the_brown_lands", on="travelled", own=True)
def the_brown_lands(s: Adventure, u: Use) -> None:
    """After travelling here, 1 progress on it."""
    location_progress(s, u.card, 1)


@passive("the_east_bight", "must_travel_to")
def the_east_bight(s: Adventure, card: int, location: int) -> bool:
    """The players must travel here when they can travel."""
    return card == location
