"""Choosing a die and what to do with it: every possible action is made into a plan, tried out, and
the best one is carried out."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from westmarch.bots import trial_play
from westmarch.bots.deadline import OutOfTime, late
from westmarch.bots.five_armies.evaluation import value
from westmarch.bots.five_armies.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.five_armies.marches import (
    attacks,
    beorns_ways,
    best_attacks,
    marches,
    moves_without_attack,
)
from westmarch.bots.five_armies.phases import card_worth
from westmarch.bots.five_armies.policies import quick
from westmarch.bots.five_armies.quick_turns import policy
from westmarch.bots.trial_play import NOTHING, Plan, Script, average
from westmarch.games.five_armies.rules.actions import DONE, PASS, SKIP
from westmarch.games.five_armies.rules.battle.battle import CombinedAttack, MoveAndAttack
from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    F_ARMY,
    F_ARMY_MUSTER,
    F_CHARACTER,
    F_EVENT,
    F_EYE,
    F_MUSTER,
    F_WILL,
    FACE,
)
from westmarch.games.five_armies.rules.characters.characters import MoveCharacters
from westmarch.games.five_armies.rules.map.armies import units_at
from westmarch.games.five_armies.rules.map.board import PLACE, PLACES
from westmarch.games.five_armies.rules.map.movement import MoveArmies
from westmarch.games.five_armies.rules.map.pieces import FREE_PEOPLES
from westmarch.games.five_armies.rules.state import P_ACTIONS, Battlefield
from westmarch.games.five_armies.rules.turn.event_cards import HAND_LIMIT
from westmarch.kernel.engine.decision import Action, Decision
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import clone

SAMPLES, BATTLES = 3, 5
"""Trials of an action that depends on dice, and more of a battle that looks good."""
ATTACKS, BEST_ATTACKS = 3, 2
"""How many of the best looking attacks are tried out, and how many again."""
MARCHES, SECOND = 6, 4
"""How many of the best looking marches are tried out, and how many as second and further ones."""
OTHERS = 3
"""How many ways to carry out an action are remembered beside the best."""
WIDEST = 14
"""A decision with more actions than this is not looked ahead action by action."""
END_OF_ACTION = frozenset(("choose_die", "choose_action", "bilbo_follows"))
_RESERVE: tuple[dict[int, float], dict[int, float]] = (
    {F_CHARACTER: 0.5, F_ARMY_MUSTER: 0.5, F_MUSTER: 0.3, F_EVENT: 0.2, F_WILL: 1.2, F_ARMY: 0.3},
    {F_CHARACTER: 0.4, F_ARMY: 0.4, F_MUSTER: 0.2, F_ARMY_MUSTER: 0.7, F_EVENT: 0.2, F_EYE: 0.0},
)
"""What keeping a die of each face for later is worth."""
_IDLE: tuple[Action, ...] = (PASS, SKIP)
_ALWAYS_DEEPER = frozenset(("general_ability", "choose_reinforced", "cloud_of_bats"))
"""Choices after which the same player's plan goes on."""
CLOSER = (5, 10)
"""How many of its best plans each side looks at with the attacks they lead to: the Shadow has more
armies, and so more plans that are nearly alike."""


class Planner:
    """Thinks about one choice of an action in one position."""

    def __init__(
        self,
        s: Battlefield,
        seat: int,
        rng: Random,
        judgement: EvaluationWeights = PLAIN,
        until: float = 0.0,
    ) -> None:
        self.s = s
        self.seat = seat
        self.judgement = judgement
        self.until = until
        """When it has to be done (deadline.py): after that nothing is tried out."""
        self.out_of_time = False
        self.base = self._value(s)
        self.seeds = tuple(rng.getrandbits(64) for _ in range(SAMPLES))
        self.more = tuple(rng.getrandbits(64) for _ in range(BATTLES))
        self.known: dict[Action, Plan] = {}
        """Actions already thought about, whatever die they take."""
        self.ranked: dict[tuple[int | tuple[int, ...], ...], list[Script]] = {}
        """Marches from where the armies stand, by what the action asks of them."""
        self.fought: dict[tuple[Script, int, int], float] = {}
        """What attacks were found to change, whatever die or card allows them."""
        self.others: dict[Action, list[Plan]] = {}
        """Other ways to carry an action out that were tried, the best of them first."""
        self._tried: list[Plan] = []

    # ---- trials

    def _value(self, c: Battlefield) -> float:
        return value(c, self.seat, self.judgement)

    def _play(self, c: Battlefield, script: Script, stop: Collection[str] = END_OF_ACTION) -> None:
        trial_play.play_out(c, self.seat, script, quick, stop, P_ACTIONS, self.until)

    def _try(self, c: Battlefield, script: Script, seeds: tuple[int, ...] | None = None) -> float:
        """What a script is worth at the end of the action."""
        worth = average(
            c, seeds or self.seeds, lambda x: self._play(x, script), lambda x: self._value(x)
        )
        return worth - self.base

    def _best_of(self, c: Battlefield, candidates: Collection[Script]) -> Plan:
        plans = [Plan(self._try(c, script), script) for script in candidates]
        self._tried += plans
        return max(plans, default=Plan(NOTHING, ()))

    def in_time(self, plan: Plan) -> Plan:
        """The best plan, or what the rules of thumb say where time ran out before anything but
        waiting was looked at."""
        d = self.s.offer
        if not self.out_of_time or d is None or (plan.script and plan.script[-1] not in _IDLE):
            return plan
        return Plan(plan.worth, (policy(self.s, d),))

    # ---- dice

    def best(self) -> Plan:
        """The best use of a die, or of a General before it, or passing."""
        general = self._general()
        return general if general is not None else self.after_reply(self._uses(ways=False))

    def several(self, most: int) -> list[Plan]:
        """So many uses of a die that look best, the best first, also other ways to carry the same
        action out; and the Generals that may act before."""
        best: dict[Script, Plan] = {}
        for plan in self._uses(ways=True):  # the same with another die is no other plan
            way = plan.script[1:] or plan.script
            if way not in best or plan > best[way]:
                best[way] = plan
        closer = self.weighed(list(best.values()), most)
        return sorted([*self._generals(), *closer], reverse=True)

    def _uses(self, ways: bool) -> list[Plan]:
        """For each die and each of its actions the best plan, or all, and passing."""
        d = self.s.offer
        assert d is not None
        found: list[Plan] = []
        for action in d.actions:
            if action[0] == "use_die":
                if found and late(self.until):
                    self.out_of_time = True
                    break
                c = clone(self.s)
                take(c, action)
                price = self.judgement.reserve * _RESERVE[self.seat][FACE[str(action[1])]]
                plans = self.ways(c) if ways else self.with_face(c)
                found += [Plan(plan.worth - price, (action, *plan.script)) for plan in plans]
        if PASS in d.actions:
            found.append(Plan(self.judgement.passing, (PASS,)))
        return found

    def ways(self, c: Battlefield) -> list[Plan]:
        """As `with_face`, and the next best ways to carry the actions out."""
        found = self.with_face(c)
        for plan in list(found):
            for other in self.others.get(plan.script[0], ()) if plan.script else ():
                found.append(Plan(other.worth, (plan.script[0], *other.script)))
        return found

    def after_reply(self, plans: list[Plan]) -> Plan:
        """The best of some plans when the attacks that may come next are thought of, too."""
        return max(self.weighed(plans, CLOSER[self.seat]), default=Plan(NOTHING, ()))

    def weighed(self, plans: list[Plan], most: int) -> list[Plan]:
        """The best of some plans, with the attacks that may come next in their worth; those
        there is no time for are left out, but for one."""
        plans.sort(reverse=True)
        found: list[Plan] = []
        # The Shadow must come and take; the Free Peoples, who wait, would only be lured out.
        follow = self.judgement.follow[self.seat]
        for worth, script in plans[:most]:
            c = clone(self.s)
            c.rng = self.seeds[0]
            try:
                self._play(c, script)
            except OutOfTime:
                self.out_of_time = True
                return found or plans[:1]
            if not c.ending:
                worth -= self.judgement.reply * best_attacks(c, 1 - self.seat)
                worth += follow * best_attacks(c, self.seat) if follow else 0.0
            found.append(Plan(worth, script))
        return found

    def _general(self) -> Plan | None:
        """A General's ability comes before a die and costs none: it is used when it does enough,
        the more readily the fewer dice are left to use one with."""
        generals = self._generals()
        if not generals:
            return None
        found = max(generals)
        enough = 0.05 if len(generals) >= len(self.s.dice[FREE_PEOPLES]) else self.judgement.general
        return found if found.worth > enough else None

    def _generals(self) -> list[Plan]:
        """The best that each General who may act now can do."""
        d = self.s.offer
        assert d is not None
        found: list[Plan] = []
        for action in d.actions:
            if action[0] == "general":
                try:
                    if late(self.until):
                        raise OutOfTime
                    c = clone(self.s)
                    take(c, action)
                    plan = self.search(c)
                except OutOfTime:
                    self.out_of_time = True
                    break
                found.append(Plan(plan.worth, (action, *plan.script)))
        return found

    def with_face(self, c: Battlefield) -> list[Plan]:
        """The best plan of each action of a die result already chosen; `c` asks for it."""
        d = c.offer
        if d is None or d.kind != "choose_action" or d.seat != self.seat:
            try:
                return [Plan(self._try(c, ()), ())]
            except OutOfTime:
                self.out_of_time = True
                return []
        found = [Plan(self.judgement.skip, (SKIP,))]
        for action in d.actions:
            if action != SKIP:
                if action not in self.known:
                    try:
                        self.known[action] = self._action(c, action)
                    except OutOfTime:
                        self.out_of_time = True
                        continue
                found.append(self.known[action])
        return found

    def _action(self, c: Battlefield, action: Action) -> Plan:
        if action == ("act", "draw_cards"):
            return Plan(2 * self.judgement.card * self._room(2), (action,))
        if late(self.until):
            raise OutOfTime
        after = clone(c)
        take(after, action)
        self._tried = []
        plan = self.search(after, fresh=c, action=action)
        price = 0.0
        if action[0] == "play":
            # The position counts all cards alike; some are better kept.
            price = 0.3 * (card_worth(self.s, self.seat, CARD[str(action[1])]) - 1.0)
        self.others[action] = [
            Plan(other.worth - price, other.script)
            for other in sorted(self._tried, reverse=True)[:OTHERS]
            if other.script != plan.script
        ]
        return Plan(plan.worth - price, (action, *plan.script))

    def _room(self, count: int) -> float:
        """How much further cards are worth with this hand: little when others must go."""
        free = HAND_LIMIT - len(self.s.hands[self.seat])
        return 1.0 if free >= count + 1 else 0.75 if free >= count else 0.45

    # ---- searching inside an action

    def search(
        self,
        c: Battlefield,
        depth: int = 0,
        fresh: Battlefield | None = None,
        action: Action | None = None,
    ) -> Plan:
        """The best way to go on from a decision of an action in progress.

        `fresh` and `action`: the position before the action that led here, so that its dice and
        draws are tried anew each time.
        """
        d = c.offer
        if d is None or d.seat != self.seat or d.kind in END_OF_ACTION or c.phase != P_ACTIONS:
            if fresh is not None and action is not None:
                return Plan(self._try(fresh, (action,)), ())
            return Plan(self._try(c, ()), ())
        frame = c.stack[-1]
        if isinstance(frame, MoveArmies) and d.kind == "choose_army":
            return self._march(c)
        if isinstance(frame, MoveAndAttack) and d.kind in ("choose_attacker", "move_or_attack"):
            return self._attack(c, d, frame)
        if isinstance(frame, CombinedAttack) and d.kind == "choose_target":
            return self._combined(c, d, frame)
        if isinstance(frame, MoveCharacters) and d.kind == "move_character":
            return self._people(c, d)
        if d.kind == "beorn_moves":
            return self._best_of(c, beorns_ways(c))
        if d.kind in _ALWAYS_DEEPER and depth < 2:
            found = Plan(NOTHING, ())
            for first in d.actions[:WIDEST]:
                if late(self.until):
                    raise OutOfTime
                after = clone(c)
                take(after, first)
                plan = self.search(after, depth + 1, c, first)
                found = max(found, Plan(plan.worth, (first, *plan.script)))
            self._tried = []  # those scripts lack their beginning
            return found
        if len(d.actions) > WIDEST or d.kind == "manoeuvre":
            return Plan(self._try(c, ()), ())
        return self._best_of(c, [(first,) for first in d.actions])

    def _march(self, c: Battlefield, width: int = MARCHES) -> Plan:
        """One march after the other, as many as the action allows; each the best of a few."""
        d = c.offer
        assert d is not None
        found = Plan(self._now(c), (DONE,)) if DONE in d.actions else Plan(NOTHING, ())
        best: Battlefield | None = None
        frame = c.stack[-1]
        assert isinstance(frame, MoveArmies)
        if width == MARCHES and not c.marching:
            # Whatever die or card allows it, the first march is looked for in the same position.
            own = c.fp_units if self.seat == FREE_PEOPLES else c.shadow_units
            key = frame.reach, frame.led, frame.kinds, frame.origins, tuple(own)
            if key not in self.ranked:
                self.ranked[key] = marches(c, d, self.judgement)
            ranked = self.ranked[key]
        else:
            ranked = marches(c, d, self.judgement)
        for script in ranked[:width]:
            after = clone(c)
            self._play(after, script, stop=("choose_army", *END_OF_ACTION))
            worth = self._now(after)
            if width == MARCHES:
                self._tried.append(Plan(worth, script))
            if worth > found.worth:
                found, best = Plan(worth, script), after
        if best is None:
            return found
        again = best.offer
        if again is not None and again.kind == "choose_army" and again.seat == self.seat:
            if isinstance(best.stack[-1], MoveArmies):
                plan = self._march(best, SECOND)
                return Plan(max(plan.worth, found.worth), (*found.script, *plan.script))
        return found

    def _now(self, c: Battlefield) -> float:
        """The worth of a position in the middle of marches: groups on the march have arrived."""
        after = c
        d = c.offer
        if c.marching and d is not None and DONE in d.actions:
            after = clone(c)
            self._play(after, (DONE,))
        return self._value(after) - self.base

    def _attack(self, c: Battlefield, d: Decision, frame: MoveAndAttack) -> Plan:
        """The attacks that look best, each fought a few times; or only a march, where that is not
        done better with other actions."""
        found = Plan(NOTHING, ())
        if DONE in d.actions:
            found = self._best_of(c, [(DONE,)])
        good = [script for worth, script in attacks(c, d) if worth > -3.0]
        found = max(found, self._fight(c, frame, good[:ATTACKS]))
        if frame.origins or frame.optional or frame.kinds:
            found = max(
                found, self._best_of(c, moves_without_attack(c, d, self.judgement)[:SECOND])
            )
        if found.worth == NOTHING:
            return Plan(self._try(c, ()), ())
        return found

    def _fight(self, c: Battlefield, frame: MoveAndAttack, candidates: list[Script]) -> Plan:
        """The best of some attacks. One battle tells little: all are fought a few times, and those
        that look best some times more."""
        start = self._value(c)
        new = [
            script
            for script in candidates
            if (script, frame.superiority, frame.leadership) not in self.fought
        ]
        plans = sorted((Plan(self._try(c, script), script) for script in new), reverse=True)
        for at, (worth, script) in enumerate(plans):
            if at < BEST_ATTACKS:
                more = self._try(c, script, self.more)
                worth = (worth * SAMPLES + more * BATTLES) / (SAMPLES + BATTLES)
            key = script, frame.superiority, frame.leadership
            self.fought[key] = worth + self.base - start
        known = [
            Plan(
                self.fought[script, frame.superiority, frame.leadership] + start - self.base, script
            )
            for script in candidates
        ]
        self._tried += known
        return max(known, default=Plan(NOTHING, ()))

    def _combined(self, c: Battlefield, d: Decision, frame: CombinedAttack) -> Plan:
        """All armies around a target together."""
        candidates: list[Script] = [(DONE,)] if DONE in d.actions else []
        for action in d.actions:
            if action == DONE:
                continue
            around = frame.around(c, PLACE[str(action[1])])
            around.sort(key=lambda p: -units_at(c, self.seat, p))
            armies: Script = tuple(("add_army", PLACES[p]) for p in around[:3])
            candidates.append((action, *armies, DONE))
        return self._best_of(c, candidates)

    def _people(self, c: Battlefield, d: Decision) -> Plan:
        """Characters go to the armies that need them, one after the other."""
        found = Plan(self._now(c), (DONE,)) if DONE in d.actions else Plan(NOTHING, ())
        best: Battlefield | None = None
        for action in d.actions:
            if action == DONE:
                continue
            there = clone(c)
            take(there, action)
            regions = there.offer
            if regions is None or regions.kind != "character_to":
                continue
            for to in regions.actions:
                if not units_at(c, self.seat, PLACE[str(to[1])]):
                    continue
                if late(self.until):
                    raise OutOfTime
                after = clone(there)
                take(after, to)
                worth = self._value(after) - self.base
                if worth > found.worth:
                    found, best = Plan(worth, (action, to)), after
        if best is None:
            return found if found.script else Plan(NOTHING, ())
        again = best.offer
        if again is not None and again.kind == "move_character" and again.seat == self.seat:
            plan = self._people(best, again)
            return Plan(max(found.worth, plan.worth), (*found.script, *plan.script))
        return found
