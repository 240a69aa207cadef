"""Cards of the Leadership sphere."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    action,
    delayed,
    gives_icon,
    gives_trait,
    modifies_host,
    no_text,
    response,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask
from westmarch.games.lotr_card_game.rules.card_effects.costs import EXHAUST, exhaust_one, own_pool
from westmarch.games.lotr_card_game.rules.card_effects.effects import (
    add_resources,
    deal_damage,
    delay,
    draw,
    engage,
    last,
    location_progress,
    put_into_play,
    ready,
    to_hand,
    unique_in_play,
)
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.cards.targets import (
    allies_in_hand,
    any_location,
    any_player,
    exhausted_allies,
    host,
    own_ready_heroes,
)
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACK,
    DEFENSE,
    HERO,
    NUMBER,
    SPIRIT,
    STATS,
    TYPE,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import has_trait
from westmarch.games.lotr_card_game.rules.table.zones import (
    all_characters,
    all_engaged,
    all_heroes,
    characters,
    enemies_in_play,
    engaged_with,
    staged_enemies,
)

no_text("guard_of_the_citadel", "silverlode_archer")

# ---- heroes


@response("aragorn", on="committed", own=True, cost=own_pool(1))
def aragorn(s: Adventure, u: Use) -> None:
    """After he commits, pay 1 of his resources: ready him."""
    ready(s, u.card)


def _committed_heroes(s: Adventure, u: Use) -> Sequence[int]:
    return [c for c in all_heroes(s) if s.committed[c]]


@response("theodred", on="committed", own=True, target=_committed_heroes)
def theodred(s: Adventure, u: Use) -> None:
    """After he commits, a committed hero gets 1 resource."""
    add_resources(s, u.target, 1)


@response("gloin", on="damaged", own=True)
def gloin(s: Adventure, u: Use) -> None:
    """After he takes damage, as many resources as damage."""
    add_resources(s, u.card, u.n)


# ---- allies


@action("faramir", cost=EXHAUST, player=any_player)
def faramir(s: Adventure, u: Use) -> None:
    """The characters a player controls now get +1 willpower until the end of the phase."""
    for character in characters(s, u.player):
        last(s, "willpower", character, 1, "phase", u.card)


def _enemies_not_engaged_with_user(s: Adventure, u: Use) -> Sequence[int]:
    return [*staged_enemies(s), *(e for e in all_engaged(s) if engaged_with(s, e) != u.seat)]


@response("son_of_arnor", on="enters_play", own=True, target=_enemies_not_engaged_with_user)
def son_of_arnor(s: Adventure, u: Use) -> None:
    """After it enters play, engage an enemy in staging or engaged with another player."""
    engage(s, u.target, u.seat)


@response("snowbourn_scout", on="enters_play", own=True, target=any_location)
def snowbourn_scout(s: Adventure, u: Use) -> None:
    """After it enters play, 1 progress on any location."""
    location_progress(s, u.target, 1)


@response("longbeard_orc_slayer", on="enters_play", own=True)
def longbeard_orc_slayer(s: Adventure, u: Use) -> None:
    """After it enters play, 1 damage on each Orc enemy."""
    for enemy in [e for e in enemies_in_play(s) if has_trait(s, e, "Orc")]:
        deal_damage(s, enemy, 1)


def _own_dwarf_hero_left(s: Adventure, u: Use) -> bool:
    return (
        u.by == u.seat
        and TYPE[s.design[u.subject]] == HERO
        and has_trait(s, u.subject, "Dwarf")
        and not unique_in_play(s, s.design[u.card])
    )


@response("brok_ironfist", on="leaves_play", from_hand=True, needs=_own_dwarf_hero_left)
def brok_ironfist(s: Adventure, u: Use) -> None:
    """After a Dwarf hero of yours leaves play, put him into play from hand."""
    put_into_play(s, u.card, u.seat)


# ---- events


@action("ever_vigilant", target=exhausted_allies)
def ever_vigilant(s: Adventure, u: Use) -> None:
    """Ready an ally."""
    ready(s, u.target)


def _another_hero(s: Adventure, u: Use) -> Sequence[int]:
    return [c for c in all_heroes(s) if c != u.cost_card]


@action(
    "common_cause",
    cost=exhaust_one(own_ready_heroes),
    needs=lambda s, u: len(all_heroes(s)) > 1,
    target=_another_hero,
)
def common_cause(s: Adventure, u: Use) -> None:
    """Exhaust one of your heroes: ready another hero."""
    ready(s, u.target)


@action("for_gondor")
def for_gondor(s: Adventure, u: Use) -> None:
    """All characters get +1 attack this phase, those of Gondor +1 defense too."""
    for character in all_characters(s):
        last(s, STATS[ATTACK], character, 1, "phase", u.card)
        if has_trait(s, character, "Gondor"):
            last(s, STATS[DEFENSE], character, 1, "phase", u.card)


@action("sneak_attack", target=allies_in_hand)
def sneak_attack(s: Adventure, u: Use) -> None:
    """Put an ally from your hand into play; when the phase ends it returns to your hand."""
    if put_into_play(s, u.target, u.seat):
        delay(s, "phase_ends", sneak_back, u.target, u.seat)


@delayed
def sneak_back(s: Adventure, ask: Ask) -> None:
    """The ally, still in play, returns to its owner's hand."""
    to_hand(s, ask.card)


@response(
    "valiant_sacrifice", on="leaves_play", needs=lambda s, u: TYPE[s.design[u.subject]] == ALLY
)
def valiant_sacrifice(s: Adventure, u: Use) -> None:
    """After an ally leaves play, the player who controlled it draws 2 cards."""
    draw(s, u.by, 2)


@action("grim_resolve")
def grim_resolve(s: Adventure, u: Use) -> None:
    """Ready all characters."""
    for character in all_characters(s):
        if s.exhausted[character]:
            ready(s, character)


# ---- attachments

gives_trait("steward_of_gondor", "Gondor")


@action("steward_of_gondor", cost=EXHAUST)
def steward_of_gondor(s: Adventure, u: Use) -> None:
    """Exhaust it: 2 resources for the attached hero."""
    add_resources(s, host(s, u), 2)


@modifies_host("celebrians_stone")
def celebrians_stone(s: Adventure, card: int, hero: int, stat: int) -> int:
    """+2 willpower."""
    return 2 if stat == WILLPOWER else 0


@gives_icon("celebrians_stone")
def stone_of_aragorn(s: Adventure, card: int, hero: int) -> int:
    """On Aragorn: a Spirit resource icon."""
    return SPIRIT if s.design[hero] == NUMBER["aragorn"] else -1
