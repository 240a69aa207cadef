"""What the companion does without trying it out: a small policy for each kind of decision.

What it does not know it scores by how the chosen card fares: least worth to lose, most worth to
keep.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.bots.lotr_card_game import combat, events, questing
from westmarch.bots.lotr_card_game.heuristic_weights import MANNER
from westmarch.bots.lotr_card_game.resource_saving import keeps, spoils, waiting
from westmarch.bots.lotr_card_game.valuation import (
    TERROR,
    card_worth,
    character_worth,
    danger,
    keep_worth,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    ATTACK,
    COST,
    DEFENSE,
    ENEMY,
    HERO,
    IDS,
    LOCATION,
    THREAT,
    TYPE,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import hit_points_left, stat
from westmarch.games.lotr_card_game.rules.table.zones import (
    AREA,
    HAND,
    attachments_of,
    engaged_enemies,
)
from westmarch.kernel.engine.decision import Action, Decision

Policy = Callable[[Adventure, Decision], Action]


def by_thumb(s: Adventure, decision: Decision) -> Action:
    """The answer of the policy for this kind of decision."""
    policy = POLICIES.get(decision.kind)
    return decision.actions[0] if policy is None else policy(s, decision)


MOST_PLANS = 8


def plans_for(s: Adventure, decision: Decision) -> list[list[Action]]:
    """What is worth trying out; nothing for small matters."""
    if decision.kind == "commit":
        return questing.commitments(s, decision)
    if decision.kind in ("travel", "optional_engagement", "declare_defender", "planning"):
        first = by_thumb(s, decision)
        rest = [a for a in decision.actions if a != first]
        return [[first], *([a] for a in rest[: MOST_PLANS - 1])]
    return []


def _best(decision: Decision, score: Callable[[Action], float]) -> Action:
    return max(decision.actions, key=score)


# ---- before the game and planning


def mulligan(s: Adventure, d: Decision) -> Action:
    """Keep a hand with something to play early or something very good."""
    numbers = [s.design[c] for c in s.zones[HAND[d.seat]]]
    early = sum(1 for n in numbers if TYPE[n] in (ALLY, ATTACHMENT) and 0 <= COST[n] <= 3)
    great = any(IDS[n] in ("steward_of_gondor", "unexpected_courage") for n in numbers)
    return ("keep",) if great or early >= 2 else ("mulligan",)


def planning(s: Adventure, d: Decision) -> Action:
    """Play what is worth most for its cost; some things are better kept."""
    return _best(d, lambda action: planning_score(s, d.seat, action))


FIRST = 20.0
"""What decides the game is played before anything else."""


def planning_score(s: Adventure, seat: int, action: Action) -> float:
    """What it is worth to play a card now, against keeping its cost."""
    if action[0] != "play":
        return 0.5
    number = s.design[int(action[1])]
    name = IDS[number]
    worth = card_worth(number)
    if name in ("dark_knowledge", "power_in_the_earth"):
        return 0.0
    if name == "horn_of_gondor" and s.round < 2:
        return 0.0
    if spoils(s, seat, number):
        return 0.0
    if name == "forest_snare":
        # It waits for an enemy that is worth it.
        foes = engaged_enemies(s, seat)
        free = [stat(s, e, ATTACK) for e in foes if not holds(s, "cannot_attack", e, seat)]
        if max(free, default=0) >= TERROR:
            return FIRST
        return worth if max(free, default=0) >= MANNER.snared else 0.0
    if number in waiting(s, seat):
        return FIRST
    if name == "self_preservation":
        return MANNER.preserve / (1.0 + MANNER.dear * COST[number])
    if name == "gandalf":
        return worth if events.gandalf_is_needed(s, seat) else 0.0
    return worth / (1.0 + MANNER.dear * COST[number])


def pay(s: Adventure, d: Decision) -> Action:
    """Pay from the fullest pool; Aragorn keeps one to stand up again."""

    def score(action: Action) -> float:
        if action[0] != "pay":
            return -1.0
        hero = int(action[1])
        spare = 0.0
        if IDS[s.design[hero]] in ("aragorn", "glorfindel"):
            spare = 1.5
        if keeps(s, d.seat, hero):
            spare += 4.0
        return s.resources[hero] - spare

    return _best(d, score)


# ---- choices of cards and players


def choose_card(s: Adventure, d: Decision) -> Action:
    """By what will become of the card."""
    ask = s.stack[-1]
    why = ask.why if isinstance(ask, Ask) else ""

    def score(action: Action) -> float:
        if action[0] != "choose":
            return -0.5
        card = int(action[1])
        number = s.design[card]
        if why == "attach":
            return _host_score(s, d.seat, ask.card if isinstance(ask, Ask) else -1, card)
        if why in ("take_into_hand", "order_on_top"):
            return card_worth(number) if why == "take_into_hand" else -card_worth(number)
        if why == "add_to_staging":
            return 10.0 if IDS[number] == "ungoliants_spawn" else -stat_threat(s, card)
        if why == "damage":
            return _hurt_score(s, card, ask.n if isinstance(ask, Ask) else 1, d.seat)
        if TYPE[number] in (ENEMY, LOCATION):
            return danger(s, card) if TYPE[number] == ENEMY else stat_threat(s, card)
        if why in ("discard_cost", "discard") and s.zone[card] == HAND[d.seat]:
            return -keep_worth(s, d.seat, card)
        # Exhaust, discard, return, remove: what is missed least.
        if TYPE[number] in (HERO, ALLY) and s.zone[card] in AREA:
            return -character_worth(s, card) - (0 if s.exhausted[card] else 2.0)
        return -card_worth(number)

    return _best(d, score)


def stat_threat(s: Adventure, card: int) -> float:
    """Threat a card adds to the staging area."""
    return float(stat(s, card, THREAT))


def _host_score(s: Adventure, seat: int, attachment: int, host: int) -> float:
    """Who should carry an attachment (or be caught in a web)."""
    name = IDS[s.design[attachment]] if attachment >= 0 else ""
    if name == "caught_in_a_web":
        return -character_worth(s, host)
    if TYPE[s.design[host]] == ENEMY:
        return danger(s, host)
    carried = len(attachments_of(s, host))
    if name in ("celebrians_stone", "the_favor_of_the_lady", "protector_of_lorien"):
        return stat(s, host, WILLPOWER) * 2.0 - 0.5 * carried
    if name == "unexpected_courage":
        draws = 3.0 if IDS[s.design[host]] == "beravor" else 0.0
        return draws + stat(s, host, WILLPOWER) + stat(s, host, ATTACK) + stat(s, host, DEFENSE)
    if name in ("dwarven_axe", "blade_of_gondolin"):
        return stat(s, host, ATTACK) * 2.0 - carried
    if name in ("citadel_plate", "self_preservation"):
        return stat(s, host, DEFENSE) * 2.0 + hit_points_left(s, host) - carried
    if name == "steward_of_gondor":
        return events.need_of_sphere(s, seat, host) - 0.5 * carried
    return character_worth(s, host) - carried


def _hurt_score(s: Adventure, card: int, n: int, seat: int) -> float:
    """Where damage goes: on enemies where it kills, on own characters where it hurts least."""
    left = hit_points_left(s, card)
    if TYPE[s.design[card]] == ENEMY:
        return danger(s, card) + (10.0 if left <= n else 0.0)
    if left <= n:
        return -character_worth(s, card)
    gloin = 3.0 if IDS[s.design[card]] == "gloin" else 0.0
    return left - n + gloin


def choose_target(s: Adventure, d: Decision) -> Action:
    """The target of an ability, by the card that is used."""
    use = s.stack[-1]
    name = IDS[s.design[use.card]] if isinstance(use, Use) else ""
    return _best(d, lambda a: events.target_score(s, d.seat, name, int(a[1])))


def choose_player(s: Adventure, d: Decision) -> Action:
    """Oneself, unless the one with the highest threat needs it more."""
    use = s.stack[-1]
    name = IDS[s.design[use.card]] if isinstance(use, Use | Ask) and use.card >= 0 else ""

    def score(action: Action) -> float:
        player = int(action[1])
        if name in ("the_galadhrims_greeting",):
            return s.threat[player]
        if name in ("rain_of_arrows", "thicket_of_spears", "stand_together"):
            return float(len(s.zones[19 + 5 * player]))
        return (1.0 if player == d.seat else 0.0) - 0.1 * len(s.zones[HAND[player]])

    return _best(d, score)


def choose_option(s: Adventure, d: Decision) -> Action:
    """The options of the few cards that have some."""
    ask = s.stack[-1]
    name = IDS[s.design[ask.card]] if isinstance(ask, Ask) and ask.card >= 0 else ""
    wanted = events.option_of(s, d.seat, name, ask.other if isinstance(ask, Ask) else -1)
    return wanted if wanted in d.actions else d.actions[0]


def choose_number(s: Adventure, d: Decision) -> Action:
    """As much as can be had."""
    return max(d.actions, key=lambda a: int(a[1]))


def action_window(s: Adventure, d: Decision) -> Action:
    """Use what pays now, else pass for the rest of the phase where nothing can change."""
    best: Action = ("pass",)
    worth = 0.0
    for action in d.actions:
        if action[0] in ("use", "play"):
            value = events.action_score(s, d.seat, int(action[1]))
            if value > worth:
                best, worth = action, value
    return best


def respond(s: Adventure, d: Decision) -> Action:
    """Responses are good for the players, but some cost a card or a resource."""
    best: Action = ("pass",)
    worth = 0.0
    for action in d.actions:
        if action[0] == "respond":
            value = events.response_score(s, d.seat, int(action[1]))
            if value > worth:
                best, worth = action, value
    return best


def pay_to_ready(s: Adventure, d: Decision) -> Action:
    """A hero caught in a web is freed when the resources are there."""
    return d.actions[0]


POLICIES: dict[str, Policy] = {
    "mulligan": mulligan,
    "planning": planning,
    "pay": pay,
    "choose_card": choose_card,
    "choose_target": choose_target,
    "choose_player": choose_player,
    "choose_option": choose_option,
    "choose_number": choose_number,
    "choose_x": choose_number,
    "action_window": action_window,
    "respond": respond,
    "pay_to_ready": pay_to_ready,
    "commit": questing.commit,
    "travel": questing.travel,
    "optional_engagement": combat.optional_engagement,
    "choose_enemy": combat.choose_enemy,
    "declare_defender": combat.declare_defender,
    "sentinel": combat.sentinel,
    "take_damage": combat.take_damage,
    "declare_attack": combat.declare_attack,
    "choose_attackers": combat.choose_attackers,
    "join_attack": combat.join_attack,
}
