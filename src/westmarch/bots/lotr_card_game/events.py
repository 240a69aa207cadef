"""When to use abilities and events, and on whom."""

from __future__ import annotations

from westmarch.bots.lotr_card_game.battle import Fight, Fighter, foe_of
from westmarch.bots.lotr_card_game.forecast import expected_reveal
from westmarch.bots.lotr_card_game.goals import bars, goal_of, held
from westmarch.bots.lotr_card_game.heuristic_weights import MANNER
from westmarch.bots.lotr_card_game.resource_saving import spoils
from westmarch.bots.lotr_card_game.valuation import (
    card_worth,
    character_worth,
    danger,
    held_fast,
    keep_worth,
    terror,
)
from westmarch.games.lotr_card_game.rules.card_effects.abilities import FORCED_ON, PASSIVES
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    COST,
    DEFENSE,
    DOOMED,
    ENEMY,
    ENGAGEMENT_COST,
    IDS,
    LOCATION,
    NEUTRAL,
    NUMBER,
    OBJECTIVE,
    PRINTED,
    QUEST_CARD,
    QUEST_POINTS,
    SPHERE,
    THREAT,
    TREACHERY,
    TYPE,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.windows import ActionWindow
from westmarch.games.lotr_card_game.rules.state import (
    COMBAT,
    PLANNING,
    QUEST_PHASE,
    RESOURCE,
    Adventure,
)
from westmarch.games.lotr_card_game.rules.table.stats import (
    committed_willpower,
    has_icon,
    hit_points_left,
    staging_threat,
    stat,
)
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    HAND,
    STAGING,
    all_characters,
    all_heroes,
    characters,
    current_quest,
    enemies_in_play,
    engaged_enemies,
    heroes,
    staged_enemies,
    staged_locations,
)
from westmarch.kernel.engine.decision import Action


def gandalf_is_needed(s: Adventure, seat: int) -> bool:
    """He stays one round, so he should find something to do; where resources abound, anything."""
    foes = [e for e in enemies_in_play(s) if hit_points_left(s, e) <= 4]
    threat = s.threat[seat] >= MANNER.gandalf_threat
    rich = sum(s.resources[h] for h in heroes(s, seat)) >= 8
    return bool(foes) or threat or rich or staging_threat(s) >= MANNER.gandalf_staging


def gandalf_options(s: Adventure, seat: int) -> list[float]:
    """What it is worth that he brings cards, hurts an enemy, or lowers the threat."""
    hand = len(s.zones[HAND[seat]])
    draws = 5.0 - max(hand - 4, 0) * 0.6
    hurts = 0.0
    for enemy in enemies_in_play(s):
        hurts = max(hurts, gandalfs_blow(s, enemy))
    threat = s.threat[seat]
    lowers = min(threat, 5) * (0.6 + 0.04 * max(threat - 25, 0))
    if threat >= MANNER.calm:
        lowers += 20.0
    for enemy in staged_enemies(s):
        cost = stat(s, enemy, ENGAGEMENT_COST)
        # It would engage now or in the next round, and does not for some rounds more.
        if threat - 5 < cost <= threat + 2 and (terror(s, enemy) or s.players == 1):
            lowers += 1.2 * stat(s, enemy, ATTACK)
    return [draws, hurts, lowers]


def gandalfs_blow(s: Adventure, enemy: int) -> float:
    """What 4 damage on an enemy are worth: all it is if it falls before it attacks again."""
    left = hit_points_left(s, enemy)
    worth = danger(s, enemy)
    engaged = enemy not in s.zones[STAGING]
    if left <= 4:
        return worth + (2.0 if engaged else 0.0)
    return worth * 4.0 / left * 0.45


def sneak_attack_score(s: Adventure, seat: int, window: str) -> float:
    """With Gandalf: in the fight against what is too strong, else for the quest."""
    if not any(IDS[s.design[c]] == "gandalf" for c in s.zones[HAND[seat]]):
        return 0.0
    if s.phase == COMBAT and window == "shadow_cards":
        near = engaged_enemies(s, seat)
        if any(terror(s, e) or bars(s, e) or hit_points_left(s, e) <= 4 for e in near):
            return 6.0
        return 0.0
    if s.phase == QUEST_PHASE and window == "quest":
        near = engaged_enemies(s, seat)
        if any(terror(s, e) for e in near):
            return 0.0
        draws, hurts, lowers = gandalf_options(s, seat)
        waits = any(bars(s, e) for e in staged_enemies(s))
        if waits:
            return 4.0 if lowers >= 8.0 else 0.0
        return 4.0 if max(draws, hurts, lowers) >= 4.0 else 0.0
    return 0.0


def _window(s: Adventure) -> str:
    top = s.stack[-1]
    return top.name if isinstance(top, ActionWindow) else ""


def _shortfall(s: Adventure) -> int:
    """How much the quest would fail by now."""
    return staging_threat(s) - committed_willpower(s)


NEAR = 4
"""So much progress is made in a round."""


def _quest_left(s: Adventure) -> int:
    quest = current_quest(s)
    return PRINTED[QUEST_POINTS][s.design[quest]] - s.progress[quest] if quest >= 0 else 0


def is_time_to_claim(s: Adventure, card: int) -> bool:
    """An objective that costs something every round waits until it opens the way, or may be lost;
    one the stage does not ask for waits in any case."""
    quest = current_quest(s)
    if quest < 0 or held(s) >= goal_of(s.design[quest]).objectives:
        return False
    if s.design[card] not in FORCED_ON.get("round_ends", {}):
        return True
    lost = FORCED_ON.get("quest_failed", {})
    return _quest_left(s) <= NEAR or any(s.design[c] in lost for c in s.zones[STAGING])


def is_time_to_rescue(s: Adventure) -> bool:
    """What the rescue of the prisoner calls is met late: when the stage can soon be left, or
    nobody else is left to that player."""
    quest = current_quest(s)
    owner = s.owner[s.captive]
    if not any(True for _ in heroes(s, owner)):
        return True
    return _quest_left(s) <= 0 and held(s) >= goal_of(s.design[quest]).objectives - 1


_LIFELINES = frozenset(("feint", "thicket_of_spears"))
"""Events that no resources are kept from."""


def action_score(s: Adventure, seat: int, card: int) -> float:
    """What using a card's action now is worth; 0 or less: not now."""
    name = IDS[s.design[card]]
    phase = s.phase
    window = _window(s)
    last_chance = phase == QUEST_PHASE and window == "staging"
    if name not in _LIFELINES and s.zone[card] == HAND[seat] and spoils(s, seat, s.design[card]):
        return 0.0
    if name in ("steward_of_gondor",):
        return 5.0 if phase in (RESOURCE, PLANNING) or not s.exhausted[card] else 0.0
    if name in ("gleowine", "beravor", "loriens_wealth"):
        idle = not engaged_enemies(s, seat) and phase == COMBAT
        late = phase == COMBAT and window in ("combat", "")
        if name == "gleowine":
            return 3.0 if phase in (RESOURCE, PLANNING) else 0.0
        if name == "loriens_wealth":
            return 2.0 if phase == PLANNING and len(s.zones[HAND[seat]]) < 3 else 0.0
        return 3.0 if idle or late else 0.0
    if name == "faramir":
        gain = sum(1 for c in characters(s, seat) if s.committed[c])
        return float(gain) if last_chance and gain >= 1 and not s.committed[card] else 0.0
    if name == "eowyn":
        if not last_chance or not s.committed[card]:
            return 0.0
        return _boost_score(s, seat)
    if name == "protector_of_lorien":
        host = s.attached_to[card]
        if last_chance and s.committed[host]:
            return _boost_score(s, seat)
        return _guard_score(s, seat, host) if window == "shadow_resolved" else 0.0
    if name in ("radagasts_cunning", "secret_paths"):
        found = staged_enemies(s) if name == "radagasts_cunning" else staged_locations(s)
        gain = max((stat(s, c, THREAT) for c in found), default=0)
        return float(gain) if last_chance and gain >= 2 and _shortfall(s) > -3 else 0.0
    if name == "unexpected_courage":
        return 4.0 if (phase == QUEST_PHASE and window != "quest") or phase == COMBAT else 0.0
    if name == "glorfindel":
        return 2.0 if _worth_a_resource(s, seat, card) else 0.0
    if name in ("daughter_of_the_nimrodel", "self_preservation"):
        return 2.0 if any(s.damage[h] for h in heroes(s, seat)) else 0.0
    if name in ("lore_of_imladris", "beorns_hospitality"):
        worst = max((s.damage[h] for h in all_heroes(s)), default=0)
        return 3.0 if worst >= 3 else 0.0
    if name == "the_galadhrims_greeting":
        if s.threat[seat] >= MANNER.greeting:
            return 3.0
        return 3.0 if last_chance and _put_to_sleep(s, seat, 6) >= MANNER.avoided else 0.0
    if name == "sneak_attack":
        return sneak_attack_score(s, seat, window)
    if name == "ever_vigilant":
        return (
            1.5
            if phase == COMBAT and engaged_enemies(s, seat) and window == "shadow_cards"
            else 0.0
        )
    if name == "common_cause":
        return 0.0
    if name == "for_gondor":
        return 2.0 if phase == COMBAT and window == "attack_declared" else 0.0
    if name == "grim_resolve":
        tired = sum(1 for c in all_characters(s) if s.exhausted[c])
        return 3.0 if phase == COMBAT and window == "shadow_cards" and tired >= 4 else 0.0
    if name == "blade_mastery":
        return (
            1.0 if phase == COMBAT and window in ("defender_declared", "attack_declared") else 0.0
        )
    if name == "feint":
        near = [e for e in engaged_enemies(s, seat) if not held_fast(s, e)]
        worst = max((stat(s, e, ATTACK) for e in near), default=0)
        return 4.0 if window == "shadow_cards" and worst >= 3 else 0.0
    if name == "thicket_of_spears":
        return 4.0 if window == "shadow_cards" and len(engaged_enemies(s, seat)) >= 2 else 0.0
    if name == "rain_of_arrows":
        return 2.0 if window == "combat" and len(engaged_enemies(s, seat)) >= 2 else 0.0
    if name == "quick_strike":
        return (
            2.0 if phase == COMBAT and window == "shadow_cards" and _can_kill_one(s, seat) else 0.0
        )
    if name == "beorn":
        return 3.0 if window == "attack_declared" and s.exhausted[card] else 0.0
    if name == "denethor":
        # Who has looked at the deck does not defend: only when the fight of the round is over.
        return 2.5 if phase == COMBAT and window == "combat" else 0.0
    if name == "henamarth_riversong":
        return 0.5 if phase == PLANNING else 0.0
    if name == "wandering_took":
        return 1.0 if s.threat[seat] >= 40 and min(s.threat[: s.players]) <= 34 else 0.0
    if TYPE[s.design[card]] == OBJECTIVE:
        return 3.0 if s.threat[seat] <= 44 and is_time_to_claim(s, card) else 0.0
    if name == "dwarven_tomb":
        lost = max((card_worth(s.design[c]) for c in s.zones[DISCARD[seat]]), default=0.0)
        return 2.5 if phase == PLANNING and lost >= MANNER.fetched else 0.0
    if name in ("stand_and_fight", "fortune_or_fate"):
        return 2.5 if phase == PLANNING else 0.0
    if name == "a_light_in_the_dark":
        return send_away(s, seat)[0] if window == "shadow_cards" else 0.0
    if name == "will_of_the_west":
        return 0.0
    if name == "gandalfs_search":
        return (
            1.5 if phase == PLANNING and sum(s.resources[h] for h in heroes(s, seat)) >= 5 else 0.0
        )
    return 0.0


def _put_to_sleep(s: Adventure, seat: int, n: int) -> int:
    """The attack of the enemies that would engage, and would not with so much less threat."""
    found = 0
    threat = s.threat[seat] + max(_shortfall(s), 0)
    for enemy in staged_enemies(s):
        if threat - n < stat(s, enemy, ENGAGEMENT_COST) <= threat:
            found += stat(s, enemy, ATTACK)
    return found


def send_away(s: Adventure, seat: int) -> tuple[float, int]:
    """What it is worth that an enemy goes back to the staging area before it attacks, and which."""
    near = engaged_enemies(s, seat)
    fighters = [Fighter(s, c) for c in characters(s, seat) if not s.exhausted[c]]
    foes = [foe_of(s, e, seat, True, True) for e in near]
    with_all = Fight(s, seat, foes, fighters).run()
    best, which = 0.0, near[0] if near else -1
    for foe in foes:
        if not foe.comes:
            continue
        rest = [other for other in foes if other is not foe]
        worth = Fight(s, seat, rest, fighters).run() - with_all
        worth -= stat(s, foe.card, THREAT) * MANNER.threat
        if stat(s, foe.card, ENGAGEMENT_COST) > s.threat[seat] + 1:
            worth += foe.attack * MANNER.sooner
        if worth > best:
            best, which = worth, foe.card
    return best - MANNER.light, which


def _boost_score(s: Adventure, seat: int) -> float:
    """A point of willpower more, when all threat is known, for the card that is missed least."""
    least = min((keep_worth(s, seat, c) for c in s.zones[HAND[seat]]), default=99.0)
    short = _shortfall(s)
    worth = MANNER.spent
    if short < 0:
        useful = quest_room(s) - (-short)
        worth = MANNER.spent if useful > 0 else 0.0
    return worth + 0.05 - least


def _guard_score(s: Adventure, seat: int, host: int) -> float:
    """A point of defense more for who defends and would be hurt."""
    attack = next((f for f in reversed(s.stack) if isinstance(f, EnemyAttack)), None)
    if attack is None or host not in attack.defenders:
        return 0.0
    if stat(s, attack.enemy, ATTACK) <= attack.defense(s):
        return 0.0
    least = min((keep_worth(s, seat, c) for c in s.zones[HAND[seat]]), default=99.0)
    dies = stat(s, attack.enemy, ATTACK) - attack.defense(s) >= hit_points_left(s, host)
    return (10.0 if dies else MANNER.wound) - least


def quest_room(s: Adventure) -> int:
    """Progress that would still count: on the active location and the stage."""
    room = 0
    for place in s.zones[ACTIVE]:
        room += max(stat(s, place, QUEST_POINTS) - s.progress[place], 0)
    quest = current_quest(s)
    if quest >= 0:
        room += max(PRINTED[QUEST_POINTS][s.design[quest]] - s.progress[quest], 0)
    return room


def _worth_a_resource(s: Adventure, seat: int, card: int) -> bool:
    """Whether a wound should be healed for a resource of this hero: before cards are played only
    where one is in danger, later with what is left over."""
    worst = min((hit_points_left(s, h) for h in heroes(s, seat) if s.damage[h]), default=99)
    if s.phase in (RESOURCE, PLANNING):
        return worst <= 1
    return worst <= 2 or (worst < 99 and s.resources[card] >= MANNER.left_over)


def _need_of_resources(s: Adventure, seat: int, hero: int) -> float:
    """Who needs a resource most: for the best card in hand that only the others cannot pay."""
    if IDS[s.design[hero]] == "aragorn" and s.resources[hero] == 0:
        return 20.0
    need = 0.0
    for card in s.zones[HAND[seat]]:
        number = s.design[card]
        if SPHERE[number] == NEUTRAL or not has_icon(s, hero, SPHERE[number]):
            continue
        rich = sum(s.resources[h] for h in heroes(s, seat) if has_icon(s, h, SPHERE[number]))
        short = COST[number] - rich
        need = max(need, card_worth(number) * (1.0 if short > 0 else 0.3))
    return need - 0.5 * s.resources[hero]


def need_of_sphere(s: Adventure, seat: int, hero: int) -> float:
    """What the cards in hand and deck will cost that a hero can help to pay for, against how many
    heroes can; what is in hand counts twice."""
    payers: dict[int, int] = {}
    for h in heroes(s, seat):
        for sphere in range(NEUTRAL):
            if has_icon(s, h, sphere):
                payers[sphere] = payers.get(sphere, 0) + 1
    total = 0.0
    for zone, weight in ((HAND[seat], 2.0), (DECK[seat], 1.0)):
        for card in s.zones[zone]:
            sphere, cost = SPHERE[s.design[card]], COST[s.design[card]]
            if sphere < NEUTRAL and cost > 0 and has_icon(s, hero, sphere):
                total += weight * cost / payers[sphere]
    return total + (3.0 if IDS[s.design[hero]] == "aragorn" else 0.0)


def _can_kill_one(s: Adventure, seat: int) -> bool:
    ready = [c for c in characters(s, seat) if not s.exhausted[c]]
    best = max((stat(s, c, ATTACK) for c in ready), default=0)
    return any(
        best >= stat(s, e, DEFENSE) + hit_points_left(s, e) for e in engaged_enemies(s, seat)
    )


_SHADOWS_TO_FEAR = {
    "ungoliants_spawn": 3.0,
    "hummerhorns": 3.0,
    "dol_guldur_orcs": 2.0,
    "driven_by_shadow": 1.5,
    "king_spider": 1.0,
    "wolf_rider": 2.0,
    "despair": 2.0,
    "iron_shackles": 1.0,
    "cavern_guardian": 1.5,
    "massing_at_night": 1.5,
}


def response_score(s: Adventure, seat: int, card: int) -> float:
    """What a response is worth now."""
    name = IDS[s.design[card]]
    subject = _subject(s)
    if TYPE[s.design[card]] == QUEST_CARD and s.captive >= 0:
        return 3.0 if is_time_to_rescue(s) else 0.0
    if name == "a_test_of_will":
        number = s.design[subject] if subject >= 0 else -1
        return _harm(s, number) - 2.0
    if name == "eleanor":
        return _harm(s, s.design[subject]) - 1.0 if subject >= 0 else 0.0
    if name == "hasty_stroke":
        return _SHADOWS_TO_FEAR.get(IDS[s.design[subject]] if subject >= 0 else "", 0.5) - 1.0
    if name == "swift_strike":
        return 2.0
    if name == "strength_of_will":
        return 0.5
    if name == "dark_knowledge":
        return 0.1
    return 3.0


def _subject(s: Adventure) -> int:
    top = s.stack[-1]
    what = getattr(top, "what", ())
    return what[0][1] if what else -1


def _reached(s: Adventure) -> float:
    """What a point of damage on everybody exhausted costs."""
    worth = 0.0
    for card in all_characters(s):
        if s.exhausted[card]:
            left = hit_points_left(s, card)
            worth += character_worth(s, card) if left == 1 else MANNER.wound if left < 3 else 1.0
    return worth


def _harm(s: Adventure, number: int) -> float:
    if number < 0:
        return 0.0
    name = IDS[number]
    harm = {
        "caught_in_a_web": 4.0,
        "the_necromancers_reach": _reached(s) if name == "the_necromancers_reach" else 0.0,
        "driven_by_shadow": 3.0,
        "eyes_of_the_forest": 1.5,
        "despair": 3.5,
        "dol_guldur_orcs": 3.0,
        "black_forest_bats": 3.0,
        "ungoliants_spawn": 4.0,
        "king_spider": 2.0,
        "massing_at_night": 5.0,
        "evil_storm": 3.0 if max(s.threat) >= 35 else 0.0,
        "pursued_by_shadow": 3.0,
        "treacherous_fog": 2.0,
        "under_the_shadow": 2.0,
        "iron_shackles": 1.5,
    }.get(name, 2.0 if TYPE[number] == TREACHERY else 0.0)
    return harm + DOOMED[number]


def option_of(s: Adventure, seat: int, name: str, other: int) -> Action:
    """The option to take for cards that have options."""
    if name == "gandalf":
        worths = gandalf_options(s, seat)
        return ("choose_option", worths.index(max(worths)))
    if name == "the_galadhrims_greeting":
        return ("choose_option", 1 if s.players >= 3 else 0)
    if name == "denethor" and other >= 0:
        number = s.design[other]
        bad = _harm(s, number)
        if TYPE[number] in (ENEMY, LOCATION):
            bad += PRINTED[THREAT][number] + (1.5 if TYPE[number] == ENEMY else 0.0)
        return ("choose_option", int(bad >= max(2.5, expected_reveal(s) + 0.5)))
    if name == "protector_of_lorien":
        return ("choose_option", 1 if s.phase == QUEST_PHASE else 0)
    return ("choose_option", 0)


def target_score(s: Adventure, seat: int, name: str, card: int) -> float:
    """How good a target a card is for an ability."""
    number = s.design[card]
    kind = TYPE[number]
    if kind == ENEMY:
        if name == "radagasts_cunning":
            return float(stat(s, card, THREAT))
        if name in ("feint", "a_light_in_the_dark"):
            return 0.0 if held_fast(s, card) else float(stat(s, card, ATTACK))
        if name == "son_of_arnor":
            return -danger(s, card)
        return danger(s, card)
    if kind == LOCATION:
        left = 10 - s.progress[card]
        return stat(s, card, THREAT) * 2.0 - 0.1 * left
    if card in s.zones[ENCOUNTER_DECK]:
        return 0.0
    if name in ("glorfindel", "lore_of_imladris", "daughter_of_the_nimrodel"):
        return s.damage[card] + (10.0 if character_worth(s, card) > 20 else 0.0)
    if name == "theodred":
        return _need_of_resources(s, seat, card)
    if name in ("blade_mastery",):
        attack = next((f for f in reversed(s.stack) if isinstance(f, EnemyAttack)), None)
        if attack is not None:
            return 5.0 if card in attack.defenders else 0.0
        return float(stat(s, card, ATTACK))
    if name in ("ever_vigilant", "common_cause", "old_forest_road"):
        return stat(s, card, ATTACK) + stat(s, card, DEFENSE) + 0.2 * hit_points_left(s, card)
    source = NUMBER.get(name, -1)
    if source >= 0 and TYPE[source] == OBJECTIVE:
        if source in PASSIVES["cannot_attack_with"]:  # whoever carries it does not fight
            return float(stat(s, card, WILLPOWER) - stat(s, card, ATTACK))
        return float(hit_points_left(s, card))
    if name == "sneak_attack":
        return 20.0 if IDS[number] == "gandalf" else card_worth(number)
    return card_worth(number)
