"""The encounter set Escape from Dol Guldur."""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    action,
    forced,
    no_text,
    passive,
    shadow,
    then,
    when_revealed,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, choose_card, each_player
from westmarch.games.lotr_card_game.rules.card_effects.costs import threat_up
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    add_to_staging,
    claim,
    deal_damage,
    discard,
    discard_it,
    last,
    orc_guard,
    raise_threat,
    shuffle_into_deck,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.choices import (
    discard_all_attachments,
    discard_an_attachment,
)
from westmarch.games.lotr_card_game.rules.cards.targets import own_heroes
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    DECK_HOST,
    SET_ASIDE,
    STAGING,
    attach,
    characters,
    controller_of,
    engaged_enemies,
    engaged_with,
    guard_of,
    objectives_in_staging,
    player_order,
)

no_text("cavern_guardian", "endless_caverns")

# ---- Dungeon Jailor


def _jailor_in_staging(s: Adventure, u: Use) -> bool:
    return s.zone[u.card] == STAGING and bool(objectives_in_staging(s))


@forced("dungeon_jailor", on="quest_failed", needs=_jailor_in_staging)
def dungeon_jailor(s: Adventure, u: Use) -> None:
    """In staging after a failed quest: an unclaimed objective is shuffled into the deck."""
    choose_card(
        s, s.first_player, objectives_in_staging(s), jailor_takes, u.card, why="shuffle_away"
    )


@then
def jailor_takes(s: Adventure, ask: Ask) -> None:
    """The chosen objective goes into the encounter deck."""
    shuffle_into_deck(s, ask.chosen)


# ---- Nazgûl of Dol Guldur


@passive("nazgul_of_dol_guldur", "cannot_attach")
def nazgul_of_dol_guldur(s: Adventure, card: int, host: int) -> bool:
    """No attachments can be played on it."""
    return card == host


def _answered_for_nazgul(s: Adventure, u: Use) -> bool:
    return u.other == u.card and engaged_with(s, u.card) >= 0


@forced("nazgul_of_dol_guldur", on="shadow_resolved", needs=_answered_for_nazgul)
def nazgul_claims(s: Adventure, u: Use) -> None:
    """After a shadow effect dealt to it resolves, the engaged player discards a character."""
    seat = engaged_with(s, u.card)
    choose_card(s, seat, characters(s, seat), discard_it, u.card, why="discard")


def nazgul_comes(s: Adventure) -> None:
    """When the prisoner is rescued it moves into the staging area."""
    for card in list(s.zones[SET_ASIDE]):
        add_to_staging(s, card)


# ---- Cavern Guardian


@shadow("cavern_guardian")
def cavern_guardian_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """Discard an attachment you control, all of them if undefended."""
    if attack.undefended(s):
        discard_all_attachments(s, attack.seat)
    else:
        discard_an_attachment(s, attack.seat, attack.shadow)


# ---- Under the Shadow


@when_revealed("under_the_shadow")
def under_the_shadow(s: Adventure, card: int) -> None:
    """The threat of the staging area is higher by the number of players this phase."""
    last(s, "staging_threat", NOTHING, len(player_order(s)), "phase", card)


@shadow("under_the_shadow")
def under_the_shadow_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """The defending player's threat rises by the number of enemies engaged with that player."""
    raise_threat(s, attack.seat, len(engaged_enemies(s, attack.seat)))


# ---- Iron Shackles


def _shackle(s: Adventure, card: int) -> None:
    attach(s, card, DECK_HOST - s.first_player)


@when_revealed("iron_shackles")
def iron_shackles(s: Adventure, card: int) -> None:
    """It is attached to the first player's deck."""
    _shackle(s, card)


@shadow("iron_shackles")
def iron_shackles_shadow(s: Adventure, attack: EnemyAttack) -> None:
    """The same as when it is revealed."""
    _shackle(s, attack.shadow)


@passive("iron_shackles", "replaces_draw")
def shackles_hold(s: Adventure, card: int, seat: int) -> int:
    """The next draw from that deck is replaced by discarding it."""
    if s.zone[card] != ATTACHED or s.attached_to[card] != DECK_HOST - seat:
        return 0
    discard(s, card)
    return 1


# ---- Tower Gate


@forced("tower_gate", on="travelled", own=True)
def tower_gate(s: Adventure, u: Use) -> None:
    """After travelling here an Orc Guard engages each player."""
    each_player(s, guard_appears, u.card)


@then
def guard_appears(s: Adventure, ask: Ask) -> None:
    """The top card of the player's deck becomes an Orc Guard."""
    orc_guard(s, ask.seat)


# ---- objectives


def unguarded(s: Adventure, u: Use) -> bool:
    """Whether an objective lies unguarded in the staging area."""
    return s.zone[u.card] == STAGING and guard_of(s, u.card) < 0


for _objective in ("gandalfs_map", "dungeon_torch", "shadow_key"):

    @action(_objective, cost=threat_up(2), needs=unguarded, target=own_heroes, anyone=True)
    def claim_objective(s: Adventure, u: Use) -> None:
        """Raise your threat by 2 to claim it: it is attached to one of your heroes."""
        claim(s, u.card, u.target)


@passive("gandalfs_map", "cannot_attack_with")
def map_bearer_does_not_attack(s: Adventure, card: int, character: int) -> bool:
    """The hero who has it cannot attack."""
    return s.attached_to[card] == character


@passive("gandalfs_map", "cannot_defend_with")
def map_bearer_does_not_defend(s: Adventure, card: int, character: int) -> bool:
    """The hero who has it cannot defend."""
    return s.attached_to[card] == character


def _carried(s: Adventure, u: Use) -> bool:
    return s.zone[u.card] == ATTACHED


@forced("dungeon_torch", on="round_ends", needs=_carried)
def dungeon_torch(s: Adventure, u: Use) -> None:
    """At the end of the round the bearer's controller raises threat by 2."""
    raise_threat(s, controller_of(s, u.card), 2)


@forced("shadow_key", on="round_ends", needs=_carried)
def shadow_key(s: Adventure, u: Use) -> None:
    """At the end of the round 1 damage on the bearer."""
    deal_damage(s, s.attached_to[u.card], 1)
