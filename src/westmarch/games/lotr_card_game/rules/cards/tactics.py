"""Cards of the Tactics sphere."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    action,
    delayed,
    modifies_host,
    modifies_self,
    no_text,
    passive,
    response,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask
from westmarch.games.lotr_card_game.rules.card_effects.costs import exhaust_one
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    add_resources,
    deal_damage,
    delay,
    last,
    quest_progress,
    shuffle_into_deck,
)
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.targets import (
    any_character,
    any_engaged_enemy,
    any_player,
    host,
    own_ready_characters,
)
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACK,
    DEFENSE,
    HERO,
    HIT_POINTS,
    RANGED,
    STATS,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.phases.player_attack import (
    PlayerAttack,
    current_player_attack,
    eligible_targets,
)
from westmarch.games.lotr_card_game.rules.state import COMBAT, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import has_keyword, has_trait
from westmarch.games.lotr_card_game.rules.table.zones import (
    engaged_enemies,
    engaged_with,
    in_play,
)
from westmarch.kernel.engine.flow import call

no_text("veteran_axehand", "horseback_archer")


def _destroyed_by_attack_of(s: Adventure, u: Use, attacker: int) -> bool:
    """Whether the enemy was just destroyed by an attack of this character; one that falls to
    another effect in the middle of the attack was not."""
    attack = current_player_attack(s)
    return (
        attack is not None
        and attack.destroyed
        and attack.enemy == u.subject
        and attacker in attack.attackers
    )


# ---- heroes


@modifies_self("gimli")
def gimli(s: Adventure, card: int, stat: int) -> int:
    """+1 attack for each damage on him."""
    return s.damage[card] if stat == ATTACK else 0


@response("legolas", on="destroyed", needs=lambda s, u: _destroyed_by_attack_of(s, u, u.card))
def legolas(s: Adventure, u: Use) -> None:
    """After an enemy he attacked is destroyed, 2 progress on the quest."""
    quest_progress(s, 2)


@passive("thalin", "enemy_revealed")
def thalin(s: Adventure, card: int, enemy: int) -> int:
    """While committed: 1 damage on each enemy as it is revealed."""
    if not s.committed[card]:
        return 0
    deal_damage(s, enemy, 1)
    return 1


# ---- allies


def _attacker_in_play(s: Adventure, u: Use) -> bool:
    """A shadow card that attacks (Wolf Rider) is not in play: it takes no damage."""
    return in_play(s, u.other)


@response("gondorian_spearman", on="defends", own=True, needs=_attacker_in_play)
def gondorian_spearman(s: Adventure, u: Use) -> None:
    """After it is declared as a defender, 1 damage on the attacking enemy."""
    deal_damage(s, u.other, 1)


@action("beorn", limit=1, per="round")
def beorn(s: Adventure, u: Use) -> None:
    """+5 attack this phase; when the phase ends he is shuffled into his owner's deck."""
    last(s, STATS[ATTACK], u.card, 5, "phase", u.card)
    delay(s, "phase_ends", beorn_leaves, u.card, u.seat)


@delayed
def beorn_leaves(s: Adventure, ask: Ask) -> None:
    """Still in play he goes into the deck."""
    shuffle_into_deck(s, ask.card)


# ---- events


@action("blade_mastery", target=any_character)
def blade_mastery(s: Adventure, u: Use) -> None:
    """A character gets +1 attack and +1 defense this phase."""
    last(s, STATS[ATTACK], u.target, 1, "phase", u.card)
    last(s, STATS[DEFENSE], u.target, 1, "phase", u.card)


def _own_ready_ranged(s: Adventure, u: Use) -> Sequence[int]:
    return [c for c in own_ready_characters(s, u) if has_keyword(s, c, RANGED)]


@action("rain_of_arrows", cost=exhaust_one(_own_ready_ranged), player=any_player)
def rain_of_arrows(s: Adventure, u: Use) -> None:
    """Exhaust a ranged character: 1 damage on each enemy engaged with a player."""
    for enemy in list(engaged_enemies(s, u.player)):
        deal_damage(s, enemy, 1)


@action("feint", phase=COMBAT, target=any_engaged_enemy)
def feint(s: Adventure, u: Use) -> None:
    """The enemy cannot attack the player it is engaged with this phase."""
    last(s, "no_attack", u.target, engaged_with(s, u.target), "phase", u.card)


def _able_to_strike(s: Adventure, u: Use) -> Sequence[int]:
    return [
        c
        for c in own_ready_characters(s, u)
        if not holds(s, "cannot_attack_with", c) and eligible_targets(s, c, u.seat)
    ]


def _targets_of_striker(s: Adventure, u: Use) -> Sequence[int]:
    """Before the cost is paid it only matters that somebody can strike."""
    if u.cost_card < 0:
        return _able_to_strike(s, u)
    return eligible_targets(s, u.cost_card, u.seat)


@action("quick_strike", cost=exhaust_one(_able_to_strike), target=_targets_of_striker)
def quick_strike(s: Adventure, u: Use) -> None:
    """Exhaust a character: it attacks an eligible enemy at once, alone."""
    attack = PlayerAttack(enemy=u.target, seat=u.seat, attackers=(u.cost_card,), alone=True)
    call(s, attack)


@action("thicket_of_spears", distinct=3, player=any_player)
def thicket_of_spears(s: Adventure, u: Use) -> None:
    """The enemies engaged with a player cannot attack that player this phase."""
    for enemy in engaged_enemies(s, u.player):
        last(s, "no_attack", enemy, u.player, "phase", u.card)


@response("swift_strike", on="defends", needs=_attacker_in_play)
def swift_strike(s: Adventure, u: Use) -> None:
    """After a character is declared as a defender, 2 damage on the attacking enemy."""
    deal_damage(s, u.other, 2)


@action("stand_together", player=any_player)
def stand_together(s: Adventure, u: Use) -> None:
    """A player may declare any number of defenders against each attack this phase."""
    last(s, "many_defenders", u.player, 1, "phase", u.card)


# ---- attachments


@modifies_host("blade_of_gondolin")
def blade_of_gondolin(s: Adventure, card: int, hero: int, stat: int) -> int:
    """+1 attack when attacking an Orc."""
    if stat != ATTACK:
        return 0
    attack = current_player_attack(s)
    if attack is None or hero not in attack.attackers:
        return 0
    return int(has_trait(s, attack.enemy, "Orc"))


@response(
    "blade_of_gondolin",
    on="destroyed",
    needs=lambda s, u: _destroyed_by_attack_of(s, u, host(s, u)),
)
def blade_strikes(s: Adventure, u: Use) -> None:
    """After the attached hero attacks and destroys an enemy, 1 progress on the quest."""
    quest_progress(s, 1)


@modifies_host("citadel_plate")
def citadel_plate(s: Adventure, card: int, hero: int, stat: int) -> int:
    """+4 hit points."""
    return 4 if stat == HIT_POINTS else 0


@modifies_host("dwarven_axe")
def dwarven_axe(s: Adventure, card: int, hero: int, stat: int) -> int:
    """+1 attack, +2 for a Dwarf."""
    if stat != ATTACK:
        return 0
    return 2 if has_trait(s, hero, "Dwarf") else 1


@response(
    "horn_of_gondor", on="destroyed", needs=lambda s, u: TYPE[s.design[u.subject]] in (HERO, ALLY)
)
def horn_of_gondor(s: Adventure, u: Use) -> None:
    """After a character is destroyed, 1 resource for the attached hero."""
    add_resources(s, host(s, u), 1)
