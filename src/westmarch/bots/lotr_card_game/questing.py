"""Whom to commit to the quest, and where to travel."""

from __future__ import annotations

from westmarch.bots.lotr_card_game.battle import (
    Fight,
    Fighter,
    Foe,
    boosts,
    comers,
    foe_of,
    newcomer,
    threat_price,
)
from westmarch.bots.lotr_card_game.forecast import threat_to_come
from westmarch.bots.lotr_card_game.goals import bars, goal_of, guards_a_need
from westmarch.bots.lotr_card_game.heuristic_weights import MANNER
from westmarch.bots.lotr_card_game.valuation import GUARD, character_worth
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds, total
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    ENGAGEMENT_COST,
    IDS,
    PRINTED,
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
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    ATTACHED,
    QUEST_DECK,
    characters,
    current_quest,
    engaged_enemies,
    player_order,
    staged_enemies,
    staged_locations,
)
from westmarch.kernel.engine.decision import Action, Decision


def combat_use(s: Adventure, card: int) -> float:
    """What a character is worth in the fight of this round if it stays ready."""
    guard = stat(s, card, DEFENSE) * 1.2 + min(hit_points_left(s, card), 4) * 0.4
    return max(guard, stat(s, card, ATTACK) * 1.1)


class Outlook:
    """What comes of a round, by whom a player commits: of the quest, for all that may be revealed,
    and of the fight with those who stay."""

    def __init__(self, s: Adventure, seat: int, chosen: tuple[int, ...]) -> None:
        self.s = s
        self.seat = seat
        order = player_order(s)
        share = 1.0 / len(order)
        others = committed_willpower(s) - sum(
            stat(s, c, WILLPOWER) for c in characters(s, seat) if s.committed[c]
        )
        # Of several players each answers for a part; the last sees what the others have done.
        last = order[-1] == seat
        self.have = float(others if last else 0)
        self.share = 1.0 if last or s.players == 1 else share
        self.staged = staging_threat(s)
        self.reveals = threat_to_come(s)
        self.place_left = sum(
            max(stat(s, c, QUEST_POINTS) - s.progress[c], 0) for c in s.zones[ACTIVE]
        )
        quest = current_quest(s)
        self.quest_left = 0
        self.opens = False
        if quest >= 0:
            points = PRINTED[QUEST_POINTS][s.design[quest]]
            self.quest_left = max(points - s.progress[quest], 0)
            self.opens = self.quest_left > 0 and not holds(s, "cannot_advance", quest)
        self.frees = quest >= 0 and s.captive >= 0 and self.quest_left <= 0
        self.frees = self.frees and goal_of(s.design[quest]).rescue
        self.last_stage = not s.zones[QUEST_DECK]
        # The more is revealed each round, the more it matters to be through soon.
        self.progress = MANNER.progress * (1.0 + MANNER.haste * total(s, "extra_reveals"))
        self.threat = s.threat[seat]
        ready = [c for c in characters(s, seat) if not s.exhausted[c]]
        self.fighters = {c: Fighter(s, c) for c in (*ready, *chosen)}
        self.more = {c: boosts(s, c) for c in (*ready, *chosen)}
        self.besides = {c: _tracks(s, c) for c in (*ready, *chosen)}
        self.stay = [c for c in (*ready, *chosen) if stands_up(s, c)]
        coming = comers(s, seat, self.threat) if len(order) == 1 or order[0] == seat else []
        foes = [foe_of(s, e, seat, True, True) for e in engaged_enemies(s, seat)]
        foes += [foe_of(s, e, seat, True, True) for e in coming]
        if any(f.rides for f in self.fighters.values()):
            foes += [foe_of(s, e, seat, False, False) for e in staged_enemies(s) if e not in coming]
        self.foes: list[Foe] = foes
        away = [e for e in staged_enemies(s) if e not in coming]
        self.waiting = [(stat(s, e, ENGAGEMENT_COST), stat(s, e, ATTACK)) for e in away]
        calls = MANNER.stuck if holds(s, "skip_engagement_checks") else MANNER.threat
        self.wanted = [
            (foe_of(s, e, seat, True, True), stat(s, e, THREAT) * calls)
            for e in away
            if (bars(s, e) or calls > MANNER.threat) and not holds(s, "cannot_engage_by_choice", e)
        ][:2]
        self.new, self.new_chance = newcomer(s, self.threat)
        self.known: dict[frozenset[int], float] = {}

    def worth(self, committed: frozenset[int]) -> float:
        """What comes of it when these are committed."""
        found = self.known.get(committed)
        if found is None:
            will = self.have
            for card in committed:
                will += stat(self.s, card, WILLPOWER) + self.more[card]
            found = self._quest(will) + self._fight(committed)
            for card in committed:
                found += self.besides[card]
            self.known[committed] = found
        return found

    def share_of(self, foe: Foe) -> float:
        return MANNER.barred if bars(self.s, foe.card) else MANNER.held

    def _quest(self, will: float) -> float:
        worth = 0.0
        for threat, chance in self.reveals:
            net = will - (self.staged + threat) * self.share
            worth += chance * (self._gain(net) if net > 0 else -self._loss(-net))
        return worth

    def _gain(self, n: float) -> float:
        """Progress that counts: first on the active location, no more than the stage takes."""
        here = min(n, float(self.place_left))
        worth = here * MANNER.place
        if here >= self.place_left > 0:
            worth += MANNER.explored
        rest = n - here
        if rest <= 0:
            return worth
        if self.frees:
            worth += MANNER.rescue
        if self.quest_left <= 0:
            return worth
        if rest >= self.quest_left and self.opens:
            worth += MANNER.won if self.last_stage else MANNER.stage
        return worth + min(rest, float(self.quest_left)) * self.progress

    def _loss(self, n: float) -> float:
        """Threat that rises, and enemies that engage the sooner for it."""
        worth = threat_price(self.threat, n)
        for cost, attack in self.waiting:
            if cost <= self.threat + n:
                worth += MANNER.sooner * attack * (0.5 if cost <= self.threat + 1 else 1.0)
        return worth

    def _fight(self, committed: frozenset[int]) -> float:
        fighters = [f for c, f in self.fighters.items() if c not in committed or c in self.stay]
        s, seat = self.s, self.seat
        worth = Fight(s, seat, self.foes, fighters).run()
        for foe, gain in self.wanted:
            # Engaged by choice, where those who stay can bring it down.
            if foe.need <= sum(f.attack for f in fighters):
                called = Fight(s, seat, [*self.foes, foe], fighters).run()
                worth = max(worth, called + gain - foe.prize * self.share_of(foe))
        if self.new is not None and self.new_chance > 0.05:
            more = Fight(s, seat, [*self.foes, self.new], fighters).run()
            worth += self.new_chance * (more - worth)
        for f in fighters:
            if IDS[s.design[f.card]] == "eleanor":
                worth += MANNER.watch
        return worth


def stands_up(s: Adventure, card: int) -> bool:
    """Whether a character is ready again after it was committed."""
    if IDS[s.design[card]] == "aragorn" and s.resources[card] > 0:
        return True
    for other in s.zones[ATTACHED]:
        if s.attached_to[other] == card and not s.exhausted[other]:
            if IDS[s.design[other]] == "unexpected_courage":
                return True
    return False


def _tracks(s: Adventure, card: int) -> float:
    """What a character does for the quest by being committed, besides its willpower."""
    name = IDS[s.design[card]]
    if name == "northern_tracker":
        return MANNER.tracked * len(staged_locations(s))
    if name == "lorien_guide":
        return MANNER.tracked * len(s.zones[ACTIVE])
    return 0.0


def _in_order(s: Adventure, ready: list[int]) -> list[int]:
    return sorted(ready, key=lambda c: combat_use(s, c) - MANNER.for_quest * stat(s, c, WILLPOWER))


def commit(s: Adventure, d: Decision) -> Action:
    """One after the other, as long as more of them make the round better."""
    frame = s.stack[-1]
    chosen = frame.chosen if isinstance(frame, Commit) else ()
    ready = [int(a[1]) for a in d.actions if a[0] == "commit" and stat(s, int(a[1]), WILLPOWER) > 0]
    if not ready:
        return ("done",)
    # Who stands up again may go and stay.
    for card in ready:
        if stands_up(s, card):
            return ("commit", card)
    outlook = Outlook(s, d.seat, chosen)
    own = frozenset(chosen)
    order = _in_order(s, ready)
    best, top = own, outlook.worth(own)
    for count in range(1, len(order) + 1):
        some = own | frozenset(order[:count])
        worth = outlook.worth(some)
        if worth > top:
            best, top = some, worth
    # One more or one less of them, out of the order.
    for card in order:
        some = best ^ {card}
        worth = outlook.worth(some)
        if worth > top:
            best, top = some, worth
    for card in order:
        if card in best:
            return ("commit", card)
    return ("done",)


MOST_TO_SHARE = 7
"""Of more characters not every set is weighed, but those of two orders."""


def commitments(s: Adventure, d: Decision) -> list[list[Action]]:
    """Whom to commit, as plans, the most promising first."""
    frame = s.stack[-1]
    chosen = frame.chosen if isinstance(frame, Commit) else ()
    ready = [int(a[1]) for a in d.actions if a[0] == "commit" and stat(s, int(a[1]), WILLPOWER) > 0]
    order = _in_order(s, ready)
    sets: set[frozenset[int]] = {frozenset()}
    if len(ready) <= MOST_TO_SHARE:
        for mask in range(1, 1 << len(ready)):
            sets.add(frozenset(c for i, c in enumerate(order) if mask >> i & 1))
    else:
        for some in (order, sorted(ready, key=lambda c: -stat(s, c, WILLPOWER))):
            for count in range(1, len(some) + 1):
                sets.add(frozenset(some[:count]))
    outlook = Outlook(s, d.seat, chosen)
    own = frozenset(chosen)
    ranked = sorted(sets, key=lambda some: (-outlook.worth(own | some), sorted(some)))
    return [[*(("commit", c) for c in order if c in some), ("done",)] for some in ranked[:12]]


def travel(s: Adventure, d: Decision) -> Action:
    """To the location that weighs most, if its price is not too high."""

    def score(action: Action) -> float:
        if action[0] != "travel":
            return MANNER.stay
        card = int(action[1])
        name = IDS[s.design[card]]
        left = stat(s, card, QUEST_POINTS) - s.progress[card]
        gain = stat(s, card, THREAT) * MANNER.lasting - MANNER.way * left
        price = {
            "great_forest_web": 1.6,
            "mountains_of_mirkwood": 2.2,
            "necromancers_pass": 2.5,
            "enchanted_stream": 0.6,
            "tower_gate": 1.0,
        }.get(name, 0.0)
        bonus = {"old_forest_road": 1.0, "forest_gate": 2.5, "the_brown_lands": 2.0}.get(name, 0.0)
        wanted = GUARD if guards_a_need(s, card) else 0.0
        return gain - price * MANNER.toll + bonus + wanted

    return max(d.actions, key=score)


def least_missed(s: Adventure, cards: list[int]) -> int:
    """The character the players can spare best."""
    return min(cards, key=lambda c: character_worth(s, c))
