"""Choosing a die and what to do with it: every possible action is made into a plan, tried out, and
the best one is carried out."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from westmarch.bots.deadline import OutOfTime, late
from westmarch.bots.trial_play import NOTHING, Plan, Script
from westmarch.bots.war_of_the_ring.battles import odds
from westmarch.bots.war_of_the_ring.cards import keep_worth
from westmarch.bots.war_of_the_ring.evaluation import RESERVE, value
from westmarch.bots.war_of_the_ring.evaluation_weights import PLAIN, EvaluationWeights
from westmarch.bots.war_of_the_ring.fellowship import REVEALED, effort_worth, step_profit
from westmarch.bots.war_of_the_ring.lookahead import END_OF_ACTION, play_out, trial
from westmarch.bots.war_of_the_ring.marches import (
    flights,
    journeys,
    rank_marches,
)
from westmarch.bots.war_of_the_ring.marginal_strength import MarginalStrength
from westmarch.bots.war_of_the_ring.muster import recruit_worth
from westmarch.bots.war_of_the_ring.quick_turns import policy
from westmarch.bots.war_of_the_ring.ring_bearers import step_worth
from westmarch.games.war_of_the_ring.rules.actions import DONE, PASS, SKIP
from westmarch.games.war_of_the_ring.rules.battle.attack import Attack
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    F_CHARACTER,
    F_EYE,
    F_WILL,
    FACE,
    FACES,
)
from westmarch.games.war_of_the_ring.rules.fellowship.fellowship_box import companions_in_fellowship
from westmarch.games.war_of_the_ring.rules.map.board import PLACE, PLACES, REGION, REGION_COUNT
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    BOROMIR,
    CHARACTERS,
    ELITE,
    FIGURE,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GIMLI,
    LEGOLAS,
    MERIADOC,
    PEREGRIN,
    STRIDER,
    TYPE_OF_KIND,
)
from westmarch.games.war_of_the_ring.rules.seats import side_of
from westmarch.games.war_of_the_ring.rules.state import War
from westmarch.games.war_of_the_ring.rules.turn.event_cards import hand_limit
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import clone

SAMPLES = 5
"""Trials of an action that depends on dice."""
MARCHES, SECOND_MARCHES, ATTACKS = 7, 4, 4
"""How many of the best looking candidates are tried out."""
OTHERS = 3
"""How many ways to carry out an action are remembered beside the best."""
_SEARCHED = (
    "march",
    "march_led",
    "attack",
    "attack_led",
    "muster",
    "move_nazgul_and_minions",
    "separate_companions",
    "move_companions",
)
"""Actions that are followed by choices worth searching."""
_IDLE: tuple[Action, ...] = (PASS, SKIP)
_NEEDS_WILL: tuple[Action, ...] = (("act", "crown_aragorn"), ("act", "gandalf_the_white"))
_GROUPS = (
    (STRIDER,),
    (STRIDER, BOROMIR),
    (BOROMIR,),
    (GANDALF_THE_GREY,),
    (LEGOLAS,),
    (GIMLI,),
    (LEGOLAS, GIMLI),
    (MERIADOC,),
    (PEREGRIN,),
)
"""Companions who may be worth separating."""


class Planner:
    """Thinks about one choice of an action in one position."""

    def __init__(
        self,
        s: War,
        seat: int,
        rng: Random,
        judgement: EvaluationWeights = PLAIN,
        samples: int = SAMPLES,
        until: float = 0.0,
    ) -> None:
        self.s = s
        self.seat = seat
        self.until = until
        """When it has to be done (deadline.py): after that nothing is tried out."""
        self.out_of_time = False
        self.side = side_of(s, seat)
        self.judgement = judgement
        self.base = value(s, self.side, judgement)
        self.outlook = MarginalStrength(s, self.side, judgement)
        self.seeds = tuple(rng.getrandbits(64) for _ in range(samples))
        self.known: dict[Action, Plan] = {}
        """Actions already thought about, whatever die they take."""
        self.others: dict[Action, list[Plan]] = {}
        """Other ways to carry an action out that were tried, the best of them first."""
        self._tried: list[Plan] = []

    def in_time(self, plan: Plan) -> Plan:
        """The best plan, or what the rules of thumb say where time ran out before anything but
        waiting was looked at."""
        d = self.s.offer
        if not self.out_of_time or d is None or (plan.script and plan.script[-1] not in _IDLE):
            return plan
        return Plan(plan.worth, (policy(self.s, d),))

    def _has_time(self) -> bool:
        if late(self.until):
            self.out_of_time = True
        return not self.out_of_time

    # ---- dice

    def best(self) -> Plan:
        """The best use of a die, or of an Elven Ring, or passing."""
        found = Plan(NOTHING, ())
        rings: list[Action] = []
        for action in self._dice():
            if action == PASS:
                found = max(found, Plan(self._pass_worth(), (PASS,)))
            elif action[0] == "elven_ring":
                rings.append(action)
            elif self._has_time():
                c = clone(self.s)
                take(c, action)
                found = max(found, self._used(action, self.with_face(c)))
        if rings:
            found = max(found, *self._rings(rings, found.worth), Plan(NOTHING, ()))
        return found

    def several(self) -> list[Plan]:
        """The uses of a die worth thinking about further, the best first: also other ways to carry
        an action out, and Elven Rings that are hardly worth their price."""
        best: dict[Script, Plan] = {}
        rings: list[Action] = []
        for action in self._dice():
            plans: list[Plan] = []
            if action == PASS:
                plans.append(Plan(self._pass_worth(), (PASS,)))
            elif action[0] == "elven_ring":
                rings.append(action)
            elif self._has_time():
                c = clone(self.s)
                take(c, action)
                plans += [self._used(action, plan) for plan in self.ways(c)]
            for plan in plans:  # the same with another die is no other plan
                way = plan.script[1:] or plan.script
                if way not in best or plan > best[way]:
                    best[way] = plan
        found = list(best.values())
        least = max(found).worth - self.judgement.ring_price if found else NOTHING
        return sorted([*found, *self._rings(rings, least)], reverse=True) or [Plan(NOTHING, ())]

    def _dice(self) -> list[Action]:
        assert self.s.offer is not None
        return self.s.offer.actions

    def _used(self, die: Action, plan: Plan) -> Plan:
        """A plan with the die it takes, and its price."""
        worth = plan.worth
        if not plan.script or plan.script[0] not in _NEEDS_WILL:
            worth -= self.judgement.reserve * RESERVE[self.side][FACE[str(die[1])]]
        return Plan(worth, (die, *plan.script))

    def _pass_worth(self) -> float:
        """Waiting costs nothing while the enemy has more dice, but dice want to be used."""
        return self.judgement.passing

    def _rings(self, rings: list[Action], without: float) -> list[Plan]:
        """Spend an Elven Ring where the die it makes does much more than any die there is."""
        found: list[Plan] = []
        if not rings:
            return found
        worst = min(self.s.dice[self.side], key=lambda f: RESERVE[self.side][f])
        for action in rings:
            if action[1] != FACES[worst] or action[2] == FACES[F_EYE]:
                continue
            if FACE[str(action[2])] in self.s.dice[self.side] or not self._has_time():
                continue
            c = clone(self.s)
            take(c, action)
            if c.offer is None or c.offer.seat != self.seat or c.turn != self.s.turn:
                continue  # the last die was used at once
            if c.offer.kind == "choose_die":
                take(c, ("use_die", action[2]))
            plan = self.with_face(c)
            worth = plan.worth - self.judgement.ring_price
            if worth > without:
                found.append(Plan(worth, (action, ("use_die", action[2]), *plan.script)))
        return found

    def with_face(self, c: War) -> Plan:
        """The best action of a die result already chosen; `c` asks for the action."""
        return max(self._with_face(c), default=Plan(0.0, ()))

    def _with_face(self, c: War) -> list[Plan]:
        """The best plan of each action of a die result already chosen."""
        d = c.offer
        if d is None or d.kind != "choose_action" or d.seat != self.seat:
            return []
        found = [Plan(self.judgement.skip, (SKIP,))]
        for action in d.actions:
            if action == SKIP:
                continue
            if action[0] == "become":
                if not self._has_time():
                    continue
                after = clone(c)
                take(after, action)
                plan = self.with_face(after)
                found.append(Plan(plan.worth - 0.05, (action, *plan.script)))
                continue
            if action not in self.known:
                self._tried = []
                try:
                    plan = self.action(c, action)
                except OutOfTime:
                    self.out_of_time = True
                    continue
                self.known[action] = plan
                self.others[action] = [
                    Plan(other.worth, (action, *other.script))
                    for other in sorted(self._tried, reverse=True)[:OTHERS]
                    if (action, *other.script) != plan.script
                ]
            found.append(self.known[action])
        return found

    def ways(self, c: War) -> list[Plan]:
        """The plans of a die result already chosen, with the next best ways to carry them out."""
        found = self._with_face(c) or [Plan(0.0, ())]
        for plan in list(found):
            found += self.others.get(plan.script[0], ()) if plan.script else ()
        return found

    # ---- actions

    def action(self, c: War, action: Action) -> Plan:
        """What one action is worth, with the choices that go with it."""
        verb, what = action[0], action[1]
        if verb == "draw":
            return Plan(self._draw_worth(), (action,))
        if verb == "play":
            return self._play(c, action)
        if verb == "act":
            if what == "move_fellowship":
                return Plan(step_profit(c, self.judgement), (action,))
            if what == "hide_fellowship":
                return Plan(self._hide_worth(c), (action,))
            if late(self.until):
                raise OutOfTime
            if what in _SEARCHED:
                after = clone(c)
                take(after, action)
                plan = self._search(after, str(what))
                return Plan(plan.worth, (action, *plan.script))
        return Plan(self._try(c, (action,)), (action,))

    def _search(self, after: War, what: str) -> Plan:
        """The best choices that go with an action already taken."""
        if what in ("march", "march_led"):
            return self._march(after)
        if what in ("attack", "attack_led"):
            return self._attack(after)
        if what == "muster":
            return self._muster(after)
        if what == "move_nazgul_and_minions":
            return self._fly(after)
        if what == "separate_companions":
            return self._separate(after)
        return self._travel(after)

    def _try(self, c: War, script: Script) -> float:
        worth = trial(c, self.seat, self.side, script, self.seeds, self.judgement, self.until)
        return worth - self.base

    def _play_out(self, c: War, script: Script, stop: Collection[str] = END_OF_ACTION) -> None:
        play_out(c, self.seat, script, stop, self.until)

    def _room(self) -> float:
        """How much a further card is worth with this hand: nothing when it must go at once."""
        held, limit = len(self.s.hands[self.seat]), hand_limit(self.s, self.seat)
        return 0.35 if held >= limit else 0.7 if held == limit - 1 else 1.0

    def _draw_worth(self) -> float:
        return self.judgement.card * self._room()

    def _play(self, c: War, action: Action) -> Plan:
        card = CARD[str(action[1])]
        j = self.judgement
        price = j.card_played * j.card * keep_worth(self.s, self.seat, card) * self._room()
        before = len(c.hands[self.seat])
        after = clone(c)
        self._play_out(after, (action,))
        drawn = max(0, len(after.hands[self.seat]) - before + 1)
        # Where no die fell and no card was drawn, this was the trial already.
        gain = self._now(after) if after.rng == c.rng else self._try(c, (action,))
        return Plan(gain - price + j.card_drawn * j.card * drawn, (action,))

    def _hide_worth(self, c: War) -> float:
        """Hidden again, the Fellowship can move with the dice that are left."""
        more = sum(1 for f in c.dice[FREE_PEOPLES] if f in (F_CHARACTER, F_WILL)) - 1
        worth = REVEALED + 0.8 * max(0, min(more, 2))
        j = self.judgement
        return worth + effort_worth(c, j) + j.hide * step_worth(c, j)

    def _march(self, c: War) -> Plan:
        return self._march_on(c, MARCHES, 0)

    def _march_on(self, c: War, width: int, depth: int) -> Plan:
        """One march after the other, as many as the die allows; each the best of a few."""
        d = c.offer
        if d is None or d.kind != "choose_army" or d.seat != self.seat:
            return Plan(self._now(c), ())
        found = Plan(self._now(c), (DONE,)) if DONE in d.actions else Plan(NOTHING, ())
        outlook = self.outlook if not depth else MarginalStrength(c, self.side, self.judgement)
        best: War | None = None
        for _, script in rank_marches(c, d, outlook)[:width]:
            after = clone(c)
            self._play_out(after, script, ("choose_army", *END_OF_ACTION))
            worth = self._now(after)
            if not depth:
                self._tried.append(Plan(worth, script))
            if worth > found.worth:
                found, best = Plan(worth, script), after
        if best is None or depth > 2:
            return found
        again = best.offer
        if again is not None and again.kind == "choose_army" and again.seat == self.seat:
            plan = self._march_on(best, SECOND_MARCHES, depth + 1)
            return Plan(max(plan.worth, found.worth), (*found.script, *plan.script))
        return found

    def _now(self, c: War) -> float:
        return value(c, self.side, self.judgement) - self.base

    def _attack(self, c: War) -> Plan:
        """The attacks with fair odds, each fought a few times."""
        d = c.offer
        if d is None:  # an only attack has fought itself, and the game is over
            return Plan(self._try(c, ()), ())
        frame = c.stack[-1]
        if not isinstance(frame, Attack) or d.seat != self.seat:
            return Plan(self._try(c, ()), ())
        ranked: list[tuple[float, Script]] = []
        origins = [a for a in d.actions if a[0] == "attack_from"]
        places = [PLACE[str(a[1])] for a in origins] or [frame.origin]
        for origin in places:
            for target in frame.possible_targets(c, origin):
                chance = odds(c, self.side, origin, target)
                walls = target >= REGION_COUNT
                if chance < (0.2 if walls else 0.4):
                    continue
                start = ("attack_from", PLACES[origin])
                ranked.append((chance, (start, ("attack", PLACES[target]))))
        ranked.sort(key=lambda row: -row[0])
        plans = [Plan(self._try(c, script), script) for _, script in ranked[:ATTACKS]]
        self._tried += plans
        return max(plans, default=Plan(NOTHING, ()))

    def _muster(self, c: War) -> Plan:
        """An Elite, or two figures in two Settlements."""
        d = c.offer
        if d is None or d.kind != "recruit":
            return Plan(self._try(c, ()), ())
        worth = {
            a: recruit_worth(c, self.side, FIGURE[str(a[1])], REGION[str(a[2])], self.outlook)
            for a in d.actions
        }
        elites = [a for a in worth if TYPE_OF_KIND[FIGURE[str(a[1])]] == ELITE]
        others = sorted((a for a in worth if a not in elites), key=lambda a: -worth[a])
        scripts: list[Script] = [(a,) for a in sorted(elites, key=lambda a: -worth[a])[:2]]
        if others:
            pair = next((a for a in others if a[2] != others[0][2]), None)
            scripts.append((others[0],) if pair is None else (others[0], pair))
        plans = [Plan(self._try(c, script), script) for script in scripts]
        self._tried += plans
        return max(plans)

    def _fly(self, c: War) -> Plan:
        script = flights(c, self.outlook)
        if script == (DONE,):
            return Plan(NOTHING, ())
        return Plan(self._try(c, script), script)

    def _separate(self, c: War) -> Plan:
        """Send somebody away where he does more than in the Fellowship."""
        company = companions_in_fellowship(c)
        found: list[Plan] = []
        for group in _GROUPS:
            if not all(member in company for member in group):
                continue
            script: Script = tuple(("choose_character", CHARACTERS[m]) for m in group)
            after = clone(c)
            self._play_out(after, (*script, DONE), ("separate_to", *END_OF_ACTION))
            d = after.offer
            if d is None or d.kind != "separate_to":
                continue
            ranked = journeys(after, self.outlook, d.actions, "choose_region", group)
            if ranked:
                whole = (*script, DONE, *ranked[0][1])
                found.append(Plan(self._try(c, whole), whole))
        self._tried += found
        return max(found, default=Plan(NOTHING, ()))

    def _travel(self, c: War) -> Plan:
        """Companions on the map go where they are needed; their own policies know where."""
        return Plan(self._try(c, ()), ())
