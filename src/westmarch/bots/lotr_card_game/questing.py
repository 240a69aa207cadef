"""Whom to commit to the quest, and where to travel."""

from __future__ import annotations

from westmarch.bots.lotr_card_game.forecast import attackers_to_come, expected_reveal
from westmarch.bots.lotr_card_game.goals import guards_a_need
from westmarch.bots.lotr_card_game.manner import MANNER
from westmarch.bots.lotr_card_game.worth import GUARD, character_worth
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    IDS,
    QUEST_POINTS,
    THREAT,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.phases.quest import Commit
from westmarch.games.lotr_card_game.rules.state import Adventure
from westmarch.games.lotr_card_game.rules.table.stats import (
    committed_willpower,
    hit_points_left,
    staging_threat,
    stat,
)
from westmarch.games.lotr_card_game.rules.table.zones import characters, player_order
from westmarch.kernel.engine.decision import Action, Decision


def combat_use(s: Adventure, card: int) -> float:
    """What a character is worth in the fight of this round if it stays ready."""
    guard = stat(s, card, DEFENSE) * 1.2 + min(hit_points_left(s, card), 4) * 0.4
    return max(guard, stat(s, card, ATTACK) * 1.1)


def commit(s: Adventure, d: Decision) -> Action:
    """Commit in the order of willpower against use in combat until the quest should succeed, but
    keep back as many as there will be enemies to fight."""
    frame = s.stack[-1]
    chosen = frame.chosen if isinstance(frame, Commit) else ()
    ready = [int(a[1]) for a in d.actions if a[0] == "commit"]
    if not ready:
        return ("done",)
    share = 1.0 / len(player_order(s))
    threat = staging_threat(s) + expected_reveal(s)
    have = committed_willpower(s)
    wanted = threat * (share if s.players > 1 else 1.0) + MANNER.margin
    own = sum(stat(s, c, WILLPOWER) for c in characters(s, d.seat) if s.committed[c])
    foes = attackers_to_come(s, d.seat)
    # Aragorn stands up again for a resource, so he is kept back by committing him.
    free = [c for c in ready if _stands_up(s, c)]
    if free and stat(s, free[0], WILLPOWER) > 0:
        return ("commit", free[0])
    ready.sort(key=lambda c: combat_use(s, c) - MANNER.for_quest * stat(s, c, WILLPOWER))
    best = ready[0]
    power = stat(s, best, WILLPOWER)
    if power == 0:
        return ("done",)
    keep = MANNER.guards * foes + MANNER.guard_more if foes else MANNER.guard_always
    keep = min(keep, float(len(ready)))
    standing = sum(1 for c in characters(s, d.seat) if not s.exhausted[c] and c not in chosen)
    behind = own < wanted if s.players > 1 else have < wanted
    # Never mind the guard when threat would kill, or when nobody comes.
    desperate = s.threat[d.seat] + max(threat - have, 0) >= MANNER.urgent
    if desperate or (not foes and standing > keep):
        return ("commit", best)
    if foes and standing > keep and (behind or have < threat + MANNER.plenty):
        return ("commit", best)
    if behind and standing > foes and s.threat[d.seat] > MANNER.pressing:
        return ("commit", best)
    return ("done",)


def commitments(s: Adventure, d: Decision) -> list[list[Action]]:
    """Whom to commit, as plans: one character more each time, in the order of willpower against
    use in combat, and in the order of willpower alone."""
    ready = [int(a[1]) for a in d.actions if a[0] == "commit" and stat(s, int(a[1]), WILLPOWER) > 0]
    plans: list[list[Action]] = [[("done",)]]
    seen: set[frozenset[int]] = {frozenset()}
    for order in (
        sorted(ready, key=lambda c: combat_use(s, c) - MANNER.for_quest * stat(s, c, WILLPOWER)),
        sorted(ready, key=lambda c: -stat(s, c, WILLPOWER)),
    ):
        for count in range(1, len(order) + 1):
            chosen = frozenset(order[:count])
            if chosen not in seen:
                seen.add(chosen)
                plans.append([*(("commit", c) for c in order[:count]), ("done",)])
    return plans[:12]


def _stands_up(s: Adventure, card: int) -> bool:
    return IDS[s.design[card]] == "aragorn" and s.resources[card] > 0


def travel(s: Adventure, d: Decision) -> Action:
    """To the location that weighs most, if its price is not too high."""

    def score(action: Action) -> float:
        if action[0] != "travel":
            return MANNER.stay
        card = int(action[1])
        name = IDS[s.design[card]]
        left = stat(s, card, QUEST_POINTS) - s.progress[card]
        gain = stat(s, card, THREAT) * 1.5 - MANNER.way * left
        price = {
            "great_forest_web": 1.6,
            "mountains_of_mirkwood": 2.2,
            "necromancers_pass": 2.5,
            "enchanted_stream": 0.6,
            "tower_gate": 1.0,
        }.get(name, 0.0)
        bonus = {"old_forest_road": 1.0, "forest_gate": 2.5, "the_brown_lands": 2.0}.get(name, 0.0)
        wanted = GUARD if guards_a_need(s, card) else 0.0
        return gain - price + bonus + wanted

    return max(d.actions, key=score)


def least_missed(s: Adventure, cards: list[int]) -> int:
    """The character the players can spare best."""
    return min(cards, key=lambda c: character_worth(s, c))
