"""The table in numbers, as one player may see it: what the chance of winning is learned from.

Everybody's cards in play count together, for the players win and lose together; of cards in hand
only the own ones are known, of the others' only how many they are. What the encounter deck may
bring is reckoned from the cards nobody has seen, those lying face down as shadow cards among them.
"""

from __future__ import annotations

from westmarch.bots.lotr_card_game.goals import bars
from westmarch.bots.lotr_card_game.valuation import card_worth, printed_strength
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    ATTACK,
    COST,
    DEFENSE,
    ENEMY,
    ENGAGEMENT_COST,
    HERO,
    IDS,
    LOCATION,
    OBJECTIVE,
    PRINTED,
    QUEST_POINTS,
    SCENARIOS,
    SPHERE,
    SPHERES,
    STAGE,
    STAGES_OF,
    THREAT,
    TREACHERY,
    TYPE,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.state import ELIMINATION_LEVEL, MODES, PLANNING, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import (
    has_icon,
    hit_points_left,
    staging_threat,
    stat,
)
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    ATTACHED,
    DECK,
    ENCOUNTER_DECK,
    ENGAGED,
    HAND,
    SHADOW,
    STAGING,
    VICTORY,
    attachments_of,
    current_quest,
    player_order,
)

KEY_CARDS = (
    "gandalf",
    "sneak_attack",
    "steward_of_gondor",
    "unexpected_courage",
    "celebrians_stone",
    "a_test_of_will",
    "feint",
    "forest_snare",
    "the_galadhrims_greeting",
    "lore_of_imladris",
    "northern_tracker",
    "faramir",
)
"""Cards that count by themselves, in the own hand and in play."""
BOSSES = ("ungoliants_spawn", "hill_troll", "nazgul_of_dol_guldur", "hummerhorns")
"""Enemies of whom one alone may decide a game."""

NAMES: tuple[str, ...] = (
    "players",
    "round",
    *(f"scenario {name}" for name in SCENARIOS),
    *(f"mode {name}" for name in MODES),
    "before planning",
    "stage",
    "stages left",
    "quest points left",
    "quest points of the stage",
    "threat most",
    "threat mean",
    "threat room",
    "threat near the end",
    "eliminated",
    "heroes",
    "heroes lost",
    "hero hit points",
    "hero damage",
    "heroes near death",
    "hero willpower",
    "hero attack",
    "hero defence",
    *(f"heroes of {name}" for name in SPHERES[:4]),
    "allies",
    "ally worth",
    "ally hit points",
    "willpower",
    "attack",
    "defence",
    "best defender",
    "second defender",
    "resources",
    "resources most",
    "attachments",
    "attachment worth",
    "burdens",
    "cards in own hand",
    "cards in other hands",
    "hand worth",
    "hand worth at hand",
    "cards in deck",
    *(f"hand {name}" for name in KEY_CARDS),
    *(f"play {name}" for name in KEY_CARDS),
    "staging threat",
    "staged enemies",
    "staged enemies coming",
    "staged attack coming",
    "next engagement",
    "staged locations",
    "location threat",
    "location points",
    "active location points",
    "engaged",
    "engaged attack",
    "engaged attack most",
    "engaged strength",
    "attack to spare",
    "defenders to spare",
    "barring strength",
    "barring in play",
    *(f"met {name}" for name in BOSSES),
    *(f"unseen {name}" for name in BOSSES),
    "expected threat",
    "treacheries unseen",
    "enemies unseen",
    "encounter cards left",
    "quest margin",
    "quest margin with threat to come",
    "rounds to quest",
    "rounds to threat",
    "objectives held",
    "objectives open",
    "captive",
    "victory cards",
)


def features(s: Adventure, seat: int) -> list[float]:
    """The numbers, in the order of `NAMES`."""
    order = player_order(s)
    playing = max(len(order), 1)
    design = s.design
    out: list[float] = [float(s.players), min(s.round, 20) / 4.0]
    out += [1.0 if s.scenario == i else 0.0 for i in range(len(SCENARIOS))]
    out += [1.0 if s.mode == name else 0.0 for name in MODES]
    out.append(1.0 if s.phase < PLANNING else 0.0)

    quest = current_quest(s)
    stage = STAGE[design[quest]] if quest >= 0 else 0
    last = max(STAGE[number] for number in STAGES_OF[s.scenario])
    points = PRINTED[QUEST_POINTS][design[quest]] if quest >= 0 else 0
    points_left = max(points - s.progress[quest], 0) if quest >= 0 else 0
    out += [float(stage), float(last - stage), points_left / 4.0, points / 4.0]

    threats = [s.threat[p] for p in order] or [ELIMINATION_LEVEL]
    most = max(threats)
    room = ELIMINATION_LEVEL - most
    out += [
        most / 10.0,
        sum(threats) / playing / 10.0,
        room / 10.0,
        10.0 / (room + 3.0),
        float(s.players - len(order)),
    ]
    willpower = _characters(s, order, out)
    _cards(s, seat, out)
    strength, ready = out[NAME_AT["attack"]], out[NAME_AT["heroes"]] + out[NAME_AT["allies"]]
    _encounter(s, order, strength * 4.0, ready, out)
    expected = _unseen(s, playing, out)

    threat = staging_threat(s)
    margin = willpower - threat
    net = margin - expected
    needed = points_left + sum(
        max(stat(s, c, QUEST_POINTS) - s.progress[c], 0) for c in s.zones[ACTIVE]
    )
    rounds = needed / net if net > 0.5 else needed * 2.0
    falling = max(-net, 0.0) + 1.0
    out += [margin / 4.0, net / 4.0, min(rounds, 20.0) / 4.0, min(room / falling, 30.0) / 6.0]
    held = sum(TYPE[design[c]] == OBJECTIVE for c in s.zones[ATTACHED])
    lying = sum(TYPE[design[c]] == OBJECTIVE for c in s.zones[STAGING])
    out += [float(held), float(lying), 1.0 if s.captive >= 0 else 0.0]
    out.append(float(len(s.zones[VICTORY])))
    return out


def _characters(s: Adventure, order: tuple[int, ...], out: list[float]) -> int:
    """Heroes, allies, what they can do together, and what they carry. Returns their willpower."""
    design = s.design
    heroes = allies = hero_hits = hero_damage = dying = resources = richest = 0
    hero_will = hero_attack = hero_defence = will = attack = defence = ally_hits = 0
    ally_worth = 0.0
    spheres = [0.0, 0.0, 0.0, 0.0]
    guards: list[float] = [0.0, 0.0]
    for player in order:
        for card in s.zones[18 + 5 * player]:
            number = design[card]
            w, a, d = stat(s, card, WILLPOWER), stat(s, card, ATTACK), stat(s, card, DEFENSE)
            left = hit_points_left(s, card)
            will, attack, defence = will + w, attack + a, defence + d
            guards.append(d + 0.5 * left)
            if TYPE[number] == HERO:
                heroes += 1
                hero_hits += left
                hero_damage += s.damage[card]
                dying += left <= 2
                hero_will, hero_attack, hero_defence = (
                    hero_will + w,
                    hero_attack + a,
                    hero_defence + d,
                )
                resources += s.resources[card]
                richest = max(richest, s.resources[card])
                if SPHERE[number] < 4:
                    spheres[SPHERE[number]] += 1.0
            else:
                allies += 1
                ally_hits += left
                ally_worth += printed_strength(number)
    guards.sort(reverse=True)
    attachments = burdens = 0
    carried = 0.0
    for card in s.zones[ATTACHED]:
        if TYPE[design[card]] == ATTACHMENT:
            attachments += 1
            carried += card_worth(design[card])
        elif TYPE[design[card]] == TREACHERY:
            burdens += 1
    out += [
        float(heroes),
        float(3 * s.players - heroes),
        hero_hits / 4.0,
        hero_damage / 4.0,
        float(dying),
        hero_will / 4.0,
        hero_attack / 4.0,
        hero_defence / 4.0,
        *spheres,
        float(allies),
        ally_worth / 8.0,
        ally_hits / 4.0,
        will / 4.0,
        attack / 4.0,
        defence / 4.0,
        guards[0] / 2.0,
        guards[1] / 2.0,
        resources / 3.0,
        richest / 3.0,
        float(attachments),
        carried / 8.0,
        float(burdens),
    ]
    return will


def _cards(s: Adventure, seat: int, out: list[float]) -> None:
    """Hands and decks, and the cards that count by themselves."""
    design = s.design
    own = [design[c] for c in s.zones[HAND[seat]]]
    others = sum(len(s.zones[HAND[p]]) for p in range(s.players) if p != seat)
    heroes = [c for c in s.zones[18 + 5 * seat] if TYPE[design[c]] == HERO]
    worth = near = 0.0
    for number in own:
        value = card_worth(number)
        worth += value
        if TYPE[number] in (ALLY, ATTACHMENT) and COST[number] >= 0:
            rich = sum(s.resources[h] for h in heroes if has_icon(s, h, SPHERE[number]))
            near += value if rich >= COST[number] else 0.0
    held = {IDS[number] for number in own}
    played = {IDS[design[c]] for c in s.zones[ATTACHED]}
    for player in range(s.players):
        played |= {IDS[design[c]] for c in s.zones[18 + 5 * player]}
    out += [
        float(len(own)),
        float(others),
        worth / 10.0,
        near / 10.0,
        sum(len(s.zones[DECK[p]]) for p in range(s.players)) / 10.0,
    ]
    out += [1.0 if name in held else 0.0 for name in KEY_CARDS]
    out += [1.0 if name in played else 0.0 for name in KEY_CARDS]


def _encounter(
    s: Adventure, order: tuple[int, ...], attack: float, ready: float, out: list[float]
) -> None:
    """Enemies and locations on the table, against what the players can set against them."""
    design = s.design
    first = s.threat[order[0]] if order else ELIMINATION_LEVEL
    staged = coming = places = 0
    coming_attack = place_threat = place_points = 0
    nearest = 12
    barring = 0.0
    barred = 0.0
    bosses = [0.0] * len(BOSSES)
    for card in s.zones[STAGING]:
        kind = TYPE[design[card]]
        if kind == ENEMY:
            staged += 1
            cost = stat(s, card, ENGAGEMENT_COST)
            if cost <= first:
                coming += 1
                coming_attack += stat(s, card, ATTACK)
            else:
                nearest = min(nearest, cost - first)
        elif kind == LOCATION:
            places += 1
            place_threat += stat(s, card, THREAT)
            place_points += max(stat(s, card, QUEST_POINTS) - s.progress[card], 0)
    active = sum(max(stat(s, c, QUEST_POINTS) - s.progress[c], 0) for c in s.zones[ACTIVE])
    engaged = hardest = engaged_attack = 0
    needed = 0.0
    for player in order:
        for card in s.zones[ENGAGED[player]]:
            engaged += 1
            strength = stat(s, card, ATTACK)
            if any(IDS[design[c]] == "forest_snare" for c in attachments_of(s, card)):
                strength = 0
            engaged_attack += strength
            hardest = max(hardest, strength)
            needed += stat(s, card, DEFENSE) + hit_points_left(s, card)
    for card in [*s.zones[STAGING], *(c for p in order for c in s.zones[ENGAGED[p]])]:
        if TYPE[design[card]] == ENEMY:
            if bars(s, card):
                barred = 1.0
                barring += stat(s, card, DEFENSE) + hit_points_left(s, card)
            if IDS[design[card]] in BOSSES:
                bosses[BOSSES.index(IDS[design[card]])] += 1.0
    out += [
        staging_threat(s) / 4.0,
        float(staged),
        float(coming),
        coming_attack / 3.0,
        nearest / 6.0,
        float(places),
        place_threat / 3.0,
        place_points / 6.0,
        active / 4.0,
        float(engaged),
        engaged_attack / 3.0,
        hardest / 3.0,
        needed / 6.0,
        (attack - needed) / 6.0,
        (ready - engaged - coming) / 3.0,
        barring / 6.0,
        barred,
        *bosses,
    ]


def _unseen(s: Adventure, playing: int, out: list[float]) -> float:
    """What is left of the encounter deck. Returns the threat that staging will add, on average."""
    design = s.design
    cards = [design[c] for c in s.zones[ENCOUNTER_DECK]]
    left = len(cards)
    cards += [design[c] for c in s.zones[SHADOW]]
    count = max(len(cards), 1)
    threat = treacheries = enemies = 0
    bosses = [0.0] * len(BOSSES)
    for number in cards:
        kind = TYPE[number]
        if kind == TREACHERY:
            treacheries += 1
        else:
            threat += PRINTED[THREAT][number]
            enemies += kind == ENEMY
        if IDS[number] in BOSSES:
            bosses[BOSSES.index(IDS[number])] += 1.0
    expected = playing * (threat / count + 0.3) if cards else 2.0
    out += [
        *bosses,
        expected / 2.0,
        treacheries / count,
        enemies / count,
        left / 10.0,
    ]
    return expected


NAME_AT: dict[str, int] = {name: i for i, name in enumerate(NAMES)}
"""Where each number stands."""
