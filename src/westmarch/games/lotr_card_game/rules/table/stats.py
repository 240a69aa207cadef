"""Statistics as they are now: printed, attachments, constant and lasting effects (lcg.15.04,
lcg.15.05). The net sum never counts below 0.

Lasting effects are plain tuples in ``s.lasting``: (what, card, amount, until, source). `last` adds
one. What: the name of a statistic; ``no_threat``: the card's threat is not counted; ``no_attack``:
the enemy cannot attack the seat given as the amount; ``no_defense``: the character's defense is not
counted against the enemy given as the amount; ``many_defenders``: the seat given as the card may
declare any number of defenders; ``staging_threat``: added to the total threat of the staging area;
``location_threat``: added to the threat of each location in the staging area. Until: "attack",
"phase" or "round"; what lasts for an attack is on the attacking enemy or names it, for an attack
can go on inside another.
"""

from __future__ import annotations

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    HOST_ICONS,
    HOST_MODIFIERS,
    HOST_TRAITS,
    SELF_MODIFIERS,
)
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACHED_TRAITS,
    ENEMY,
    HIT_POINTS,
    KEYWORDS,
    LOCATION,
    NEUTRAL,
    PRINTED,
    SPHERE,
    STATS,
    THREAT,
    TRAITS,
    TYPE,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    STAGING,
    all_characters,
    attachments_of,
)


def stat(s: Adventure, card: int, which: int) -> int:
    """A statistic of a card in play now."""
    number = s.design[card]
    value = PRINTED[which][number]
    own = SELF_MODIFIERS.get(number)
    if own is not None:
        value += own(s, card, which)
    if s.zones[ATTACHED]:
        attached_to = s.attached_to
        for attachment in s.zones[ATTACHED]:
            if attached_to[attachment] == card:
                change = HOST_MODIFIERS.get(s.design[attachment])
                if change is not None:
                    value += change(s, attachment, card, which)
    if s.lasting:
        name = STATS[which]
        for what, on, amount, _, _ in s.lasting:
            if (on == card and what == name) or (
                what == "location_threat"
                and which == THREAT
                and s.zone[card] == STAGING
                and TYPE[number] == LOCATION
            ):
                value += amount
    return value if value > 0 else 0


def hit_points_left(s: Adventure, card: int) -> int:
    """Hit points a character or enemy has left."""
    return stat(s, card, HIT_POINTS) - s.damage[card]


def last(
    s: Adventure, what: str, card: int, amount: int, until: str, source: int = NOTHING
) -> None:
    """Begin a lasting effect (lcg.15.03)."""
    s.lasting.append((what, card, amount, until, source))


def lasts(s: Adventure, what: str, card: int) -> bool:
    """Whether a lasting effect of this kind is on a card."""
    return any(e[0] == what and e[1] == card for e in s.lasting)


def expire(s: Adventure, until: str) -> None:
    """End the lasting effects of a period."""
    if s.lasting:
        s.lasting = [e for e in s.lasting if e[3] != until]
    if s.uses:
        s.uses = [u for u in s.uses if u[3] != until]


def end_attack(s: Adventure, enemy: int) -> None:
    """End the lasting effects of an enemy's attack, not those of an attack around it."""
    if s.lasting:
        s.lasting = [
            e
            for e in s.lasting
            if e[3] != "attack" or enemy != (e[2] if e[0] == "no_defense" else e[1])
        ]


def has_trait(s: Adventure, card: int, trait: str) -> bool:
    """Whether a card has a trait (lcg.2.07), printed or given by an attachment."""
    number = s.design[card]
    if trait in TRAITS[number]:
        return True
    if s.zone[card] == ATTACHED:
        return trait in ATTACHED_TRAITS[number]
    return any(HOST_TRAITS.get(s.design[a]) == trait for a in attachments_of(s, card))


def has_keyword(s: Adventure, card: int, keyword: int) -> bool:
    """Whether a card has a keyword (RANGED, SENTINEL ...)."""
    return bool(KEYWORDS[s.design[card]] & keyword)


def has_icon(s: Adventure, hero: int, sphere: int) -> bool:
    """Whether a hero has a resource icon of a sphere (lcg.2.16). Neutral: every hero."""
    if sphere == NEUTRAL or SPHERE[s.design[hero]] == sphere:
        return True
    for attachment in s.zones[ATTACHED]:
        if s.attached_to[attachment] == hero:
            gives = HOST_ICONS.get(s.design[attachment])
            if gives is not None and gives(s, attachment, hero) == sphere:
                return True
    return False


def staging_threat(s: Adventure) -> int:
    """Total threat of the staging area (lcg.6.08)."""
    threat = 0
    for card in s.zones[STAGING]:
        if TYPE[s.design[card]] in (ENEMY, LOCATION) and not (
            s.lasting and lasts(s, "no_threat", card)
        ):
            threat += stat(s, card, THREAT)
    for what, _, amount, _, _ in s.lasting:
        if what == "staging_threat":
            threat += amount
    return threat


def committed_willpower(s: Adventure) -> int:
    """Total willpower of all characters committed to the quest (lcg.6.08)."""
    return sum(stat(s, c, WILLPOWER) for c in all_characters(s) if s.committed[c])
