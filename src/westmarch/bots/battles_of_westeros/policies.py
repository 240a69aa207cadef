"""The answers to every decision but the choice of a turn's action, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from westmarch.bots.battles_of_westeros import setup
from westmarch.bots.battles_of_westeros.jobs import LEFT, STAYED, Jobs
from westmarch.bots.battles_of_westeros.situation import TEMPER, Situation, Temper
from westmarch.bots.battles_of_westeros.turns import LEAST, Turn
from westmarch.games.battles_of_westeros.odds import (
    Spread,
    after_rolling,
    blow,
    hits_to_eliminate,
    outcomes,
    prepared,
    spread,
)
from westmarch.games.battles_of_westeros.rules.battlefield import army
from westmarch.games.battles_of_westeros.rules.battlefield.grid import DISTANCE, HEX
from westmarch.games.battles_of_westeros.rules.battlefield.movement import MoveUnit, lengths
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    COMMANDER,
    COMMANDERS,
    MORALE,
    PURSUE,
    SHOOTS,
    SYMBOL,
    VALOR,
)
from westmarch.games.battles_of_westeros.rules.battlefield.ways import risks
from westmarch.games.battles_of_westeros.rules.cards.commanders import Direwolf
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, LEADERSHIP
from westmarch.games.battles_of_westeros.rules.combat.attack import Attack, current_attack
from westmarch.games.battles_of_westeros.rules.combat.pursuit import FollowUp
from westmarch.games.battles_of_westeros.rules.combat.retreat import Retreat
from westmarch.games.battles_of_westeros.rules.round.commanders import Window
from westmarch.games.battles_of_westeros.rules.round.leadership import (
    PlayCard,
    TacticTargets,
    playing,
    requirement_met,
)
from westmarch.games.battles_of_westeros.rules.round.orders import ChooseDeed
from westmarch.games.battles_of_westeros.rules.round.rounds import Reinforcements
from westmarch.games.battles_of_westeros.rules.state import Field
from westmarch.kernel.engine.decision import Action, Decision

DONE: Action = ("done",)
NOTHING = 0.01
"""What a deed has to be worth more than."""
PUSH = 0.35
"""What a morale result counts against a hit when dice are re-rolled."""


class Mind:
    """What is known when a decision is made; costly parts only when asked for."""

    def __init__(self, s: Field, house: int, temper: Temper = TEMPER) -> None:
        self.s = s
        self.house = house
        self.temper = temper
        self._view: Situation | None = None
        self._jobs: Jobs | None = None
        self._turn: Turn | None = None

    @property
    def view(self) -> Situation:
        if self._view is None:
            self._view = Situation(self.s, self.house, self.temper)
        return self._view

    @property
    def jobs(self) -> Jobs:
        if self._jobs is None:
            self._jobs = Jobs(self.view)
        return self._jobs

    @property
    def turn(self) -> Turn:
        if self._turn is None:
            self._turn = Turn(self.view, self.jobs)
        return self._turn

    def unit_of(self, action: Action) -> int:
        """The unit in the hex an action names."""
        return self.s.unit_at[HEX[str(action[1])]]


Policy: TypeAlias = Callable[[Mind, Decision], Action]


def _best(d: Decision, score: Callable[[Action], float]) -> Action:
    return max(d.actions, key=score)


# ---- orders


def choose_action(mind: Mind, d: Decision) -> Action:
    return mind.turn.best(d)


def order_unit(mind: Mind, d: Decision) -> Action:
    return _best(d, lambda a: mind.turn.gain(mind.unit_of(a)))


def choose_units(mind: Mind, d: Decision) -> Action:
    def score(action: Action) -> float:
        return LEAST if action == DONE else mind.turn.gain(mind.unit_of(action))

    return _best(d, score)


def choose_mover(mind: Mind, d: Decision) -> Action:
    """The unit with the most to gain from a move goes first."""

    def score(action: Action) -> float:
        if action == DONE:
            return 0.0
        job = mind.jobs.best(mind.unit_of(action))
        return job.gain if job.to != STAYED else -1.0

    return _best(d, score)


def disengage(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    job = mind.jobs.best(frame.unit)
    return ("stay",) if job.to == STAYED else ("disengage",)


def move(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    unit = frame.unit
    view, jobs = mind.view, mind.jobs
    worth: dict[int, float] = {}
    if frame.granted:
        worth = {
            HEX[str(a[1])]: view.place_value(unit, HEX[str(a[1])])
            for a in d.actions
            if a[0] == "move"
        }
        worth[LEFT] = 2.0 * view.aims.leave[mind.house]
    else:
        worth = dict(jobs.moves(unit))

    def score(action: Action) -> float:
        if action[0] == "move":
            return worth.get(HEX[str(action[1])], -9.0)
        if action[0] == "leave_battlefield":
            return worth.get(LEFT, -9.0)
        staying = view.place_value(unit, mind.s.hex[unit])
        return staying + (0.0 if frame.granted else jobs.deed(unit)[1])

    return _best(d, score)


def choose_way(mind: Mind, d: Decision) -> Action:
    """The short way, which leaves the attack, where that is worth the catapults on it."""
    frame = mind.s.stack[-1]
    assert isinstance(frame, MoveUnit)
    s, unit, to = mind.s, frame.unit, frame.to
    short, safe = (len(risks(s, unit, to, n)) for n in (frame.length, lengths(s, unit)[1]))
    gain = mind.jobs.deed_at(unit, to)[1] - (short - safe) * mind.jobs.peril(unit)
    return ("yes",) if gain > 0 else ("no",)


def choose_attacker(mind: Mind, d: Decision) -> Action:
    def score(action: Action) -> float:
        return NOTHING if action == DONE else mind.jobs.deed(mind.unit_of(action))[1]

    return _best(d, score)


def attack(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, ChooseDeed)
    worth = dict(mind.jobs.deeds(frame.unit))
    return _best(d, lambda a: NOTHING if a == DONE else worth[a])


def pursuit_attack(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, Attack)

    def score(action: Action) -> float:
        return NOTHING if action == DONE else mind.jobs.strike(frame.attacker, mind.unit_of(action))

    return _best(d, score)


def direwolf(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, Direwolf)
    return _best(d, lambda a: mind.jobs.dogs(frame.leader, mind.unit_of(a)))


# ---- during an attack


def reroll(mind: Mind, d: Decision) -> Action:
    """The re-roll after which hits and morale results promise most."""
    frame = mind.s.stack[-1]
    assert isinstance(frame, Attack)
    made = blow(mind.s, frame)
    needed = hits_to_eliminate(mind.s, frame.target)

    def worth(hits: int, morale: int) -> float:
        dealt = max(0, hits - made.protection)
        return min(dealt, needed) + (1.0 if dealt >= needed else PUSH * morale)

    def score(action: Action) -> float:
        again = list(frame.again)
        if action[0] == "reroll":
            symbol = SYMBOL[str(action[1])]
            again = [symbol] * frame.results[symbol]
        elif action[0] == "reroll_one":
            again.append(SYMBOL[str(action[1])])
        then = after_rolling(frame.results, again)
        return sum(
            chance * worth(hits, morale)
            for hits, morale, chance in outcomes(then, made.rank, made.valor, False, 0)
        )

    return _best(d, score)


def always(action: Action) -> Policy:
    """Do it whenever it is offered."""
    return lambda mind, d: action if action in d.actions else d.actions[0]


def use_ability(mind: Mind, d: Decision) -> Action:
    """Abilities offered at a moment of a turn."""
    frame = mind.s.stack[-1]
    assert isinstance(frame, Window)
    for action in d.actions:
        if action != DONE and _wanted(mind, frame.window, COMMANDER[str(action[1])]):
            return action
    return DONE


def _wanted(mind: Mind, window: str, commander: int) -> bool:
    s = mind.s
    name = COMMANDERS[commander]
    leader = army.unit_of_commander(s, commander)
    if name == "robb_king_in_the_north" and window == "ordered":
        return _would_rather_go(mind, leader)
    if name == "robb_king_in_the_north":
        return current_attack(s).hits >= hits_to_eliminate(s, leader)
    if name == "jaime_kingslayer":
        row = DISTANCE[s.hex[leader]]
        return sum(row[s.hex[e]] <= 2 for e in mind.view.enemies) >= 2
    if name == "gregor_the_mountain":
        made = current_attack(s)
        b = blow(s, made)
        hits = made.results[b.rank] + (made.results[VALOR] if b.valor else 0)
        hoped = expected(spread(made.dice, b.rank, b.valor))
        return hits + PUSH * made.results[MORALE] < 0.6 * hoped
    if name == "kevan_trusted_captain":
        made = current_attack(s)
        own = mind.jobs.deed(leader)[1]
        b = blow(s, prepared(s, made.attacker, made.target, made.kind))
        each = mind.view.loss(made.target, 1)
        return expected(spread(2, b.rank, b.valor)) * each > own
    return True


def expected(found: Spread) -> float:
    """The hits to expect."""
    return sum(hits * chance for hits, _, chance in found)


def _would_rather_go(mind: Mind, unit: int) -> bool:
    return mind.jobs.best(unit).to != STAYED


def change_places(mind: Mind, d: Decision) -> Action:
    return _best(d, lambda a: mind.s.figures[mind.unit_of(a)])


def retreat(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, Retreat)
    return _best(d, lambda a: mind.view.place_value(frame.unit, HEX[str(a[1])]))


def follow_up(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, FollowUp)
    unit = frame.unit
    again = army.keyword(mind.s, unit, PURSUE) > 0

    def score(action: Action) -> float:
        if action == ("stay",):
            return mind.view.place_value(unit, mind.s.hex[unit])
        h = HEX[str(action[1])]
        more = mind.jobs.deed_at(unit, h)[1] if again else 0.0
        return mind.view.place_value(unit, h) + more

    return _best(d, score)


# ---- cards


def choose_commander(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, PlayCard)

    def score(action: Action) -> float:
        leader = army.unit_of_commander(mind.s, COMMANDER[str(action[1])])
        return mind.turn.card_with(frame.card, leader).worth

    return _best(d, score)


def choose_commands(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, PlayCard)
    wanted = mind.turn.card_with(frame.card, frame.leader).commands
    for number in wanted:
        if ("command", number + 1) in d.actions:
            return ("command", number + 1)
    return DONE if DONE in d.actions else d.actions[0]


def tactic_target(mind: Mind, d: Decision) -> Action:
    """The unit for which a tactic does most."""
    assert isinstance(mind.s.stack[-1], TacticTargets)
    _, tactic = playing(mind.s)
    s, view, jobs = mind.s, mind.view, mind.jobs

    def score(action: Action) -> float:
        unit = mind.unit_of(action)
        if tactic.who == "enemy":
            near = sum(DISTANCE[s.hex[unit]][s.hex[u]] <= 2 for u in s.ordered)
            return near + 2.0 * army.stalwart(s, unit)
        if tactic.do == "gain_keyword" and tactic.keyword == "toughness":
            return view.danger(unit, s.hex[unit])
        if tactic.do == "remove_engagement":
            return view.worth[unit] + 2.0 * SHOOTS[s.kind[unit]]
        return jobs.best(unit).gain

    return _best(d, score)


def tactic(mind: Mind, d: Decision) -> Action:
    """Tactics cost nothing but the showing of tokens, so they are used; only a fight that goes
    well is not broken off."""
    frame = mind.s.stack[-1]
    assert isinstance(frame, PlayCard)
    found = LEADERSHIP[frame.card].tactic
    if found is not None and found.do == "remove_engagement":
        s = mind.s
        bad = [
            u
            for u in mind.view.own
            if s.foe[u] >= 0 and (SHOOTS[s.kind[u]] or mind.jobs.best(u).to != STAYED)
        ]
        return ("tactic",) if bad else ("no",)
    return ("tactic",)


def rally_unit(mind: Mind, d: Decision) -> Action:
    def score(action: Action) -> float:
        return -0.1 if action == DONE else mind.turn.gain(mind.unit_of(action))

    return _best(d, score) if d.actions != [("yes",)] else d.actions[0]


def stand_fast(mind: Mind, d: Decision) -> Action:
    def score(action: Action) -> float:
        if action == DONE:
            return -1.0
        unit = mind.unit_of(action)
        return mind.view.danger(unit, mind.s.hex[unit]) - 2.0 * army.stalwart(mind.s, unit)

    return _best(d, score)


def discard_card(mind: Mind, d: Decision) -> Action:
    """Throw away the card that orders the fewest units."""

    def worth(action: Action) -> float:
        card = LEADERSHIP[CARD[str(action[1])]]
        total = 0.0
        for command in card.commands:
            for group in command.groups:
                share = 1.0 if group.unit_class < 0 and group.rank < 0 else 0.6
                total += (group.most or 4) * share * (1.0 if command.do == "order" else 0.5)
        if card.tactic is not None:
            total += 0.4 + 0.3 * requirement_met(mind.s, mind.house, card.tactic)
        return total

    return min(d.actions, key=worth)


def discard_token(mind: Mind, d: Decision) -> Action:
    """Keep valor, else the rank most of the units have."""
    s = mind.s
    ranks = [s.rank[u] for u in army.units_of(s, mind.house)]

    def worth(action: Action) -> float:
        symbol = SYMBOL[str(action[1])]
        if symbol == VALOR:
            return 99.0
        return 0.5 if symbol == MORALE else float(ranks.count(symbol))

    return min(d.actions, key=worth)


# ---- rounds and special rules


def deploy(mind: Mind, d: Decision) -> Action:
    frame = mind.s.stack[-1]
    assert isinstance(frame, Reinforcements)
    unit = frame.next_unit(mind.s)[0]
    return _best(d, lambda a: mind.view.place_value(unit, HEX[str(a[1])]))


def fan_flames(mind: Mind, d: Decision) -> Action:
    return _best(d, lambda a: sum(mind.view.aims.burn.get(HEX[str(a[1])], (0.0, 0.0))))


POLICIES: dict[str, Policy] = {
    "choose_action": choose_action,
    "order_unit": order_unit,
    "choose_units": choose_units,
    "choose_mover": choose_mover,
    "disengage": disengage,
    "move": move,
    "choose_way": choose_way,
    "choose_attacker": choose_attacker,
    "attack": attack,
    "pursuit_attack": pursuit_attack,
    "direwolf": direwolf,
    "flank_reroll": reroll,
    "reroll": reroll,
    "use_ability": use_ability,
    "change_places": change_places,
    "retreat": retreat,
    "follow_up": follow_up,
    "ignore_morale": always(("ignore_morale",)),
    "parting_blow": always(("yes",)),
    "counterattack": always(("yes",)),
    "choose_commander": choose_commander,
    "choose_commands": choose_commands,
    "tactic": tactic,
    "tactic_target": tactic_target,
    "other_commands": always(("last",)),
    "rally_unit": rally_unit,
    "rally_units": rally_unit,
    "stand_fast": stand_fast,
    "discard_card": discard_card,
    "discard_token": discard_token,
    "recover_morale": always(("yes",)),
    "deploy": deploy,
    "fan_flames": fan_flames,
    "take_along": always(("yes",)),
    **setup.POLICIES,
}
