"""Using an ability: an action, a response or a forced effect (lcg.13.04 to lcg.13.09).

`Use` is the frame of an ability in use: costs are paid before the effect (lcg.15.06), a cancelled
effect's cost stays paid (lcg.15.08). Its fields are what the functions in cards/ get as ``u``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    ABILITIES,
    ACTIONS,
    EVENT_ACTIONS,
    Ability,
)
from westmarch.games.lotr_card_game.rules.card_effects.ask import offer_cards
from westmarch.games.lotr_card_game.rules.card_effects.payment import most, pay
from westmarch.games.lotr_card_game.rules.catalogue import COST, EVENT, OBJECTIVE, SPHERE, TYPE, X
from westmarch.games.lotr_card_game.rules.state import NOBODY, NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ATTACHED,
    DISCARD,
    HAND,
    LIMBO,
    QUEST,
    STAGING,
    controller_of,
    move,
)
from westmarch.kernel.engine import chance
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import tell
from westmarch.kernel.engine.flow import Offered, call, choice
from westmarch.kernel.engine.state import Frame


class Use(Frame):
    """An ability in use."""

    sequence: ClassVar[tuple[str, ...]] = (
        "declare",
        "choose_x",
        "pay_resources",
        "pay_costs",
        "choose_target",
        "choose_player",
        "resolve",
        "put_away",
    )
    seat: int
    """Who uses it; for a forced effect the card's controller or the first player."""
    card: int
    """The card whose ability it is."""
    index: int
    """The place of the ability among those of the card."""
    target: int = NOTHING
    player: int = NOBODY
    x: int = 0
    cost_card: int = NOTHING
    """The card chosen to pay a cost with."""
    on: str = ""
    """The happening it answers, and its card, player, number and second card."""
    subject: int = NOTHING
    by: int = NOBODY
    n: int = 0
    other: int = NOTHING
    number: int = -1
    """The card's number, kept for a card that goes where it cannot be seen."""

    def ability(self, s: Adventure) -> Ability:
        return ABILITIES[self.number if self.number >= 0 else s.design[self.card]][self.index]

    def declare(self, s: Adventure) -> None:
        self.number = s.design[self.card]
        ability = self.ability(s)
        if ability.limit:
            s.uses.append(
                (self.card, self.index, self.seat if ability.per_player else NOBODY, ability.period)
            )
        if TYPE[self.number] == EVENT:
            move(s, self.card, LIMBO)
            chance.reveal(s)
        tell(
            s,
            "used",
            ability=ability.kind,
            seat=self.seat,
            card=self.card,
            number=self.number,
            on=self.on,
            subject=self.subject,
            subject_number=s.design[self.subject] if self.subject >= 0 else -1,
        )
        if TYPE[self.number] == EVENT or ability.cost:
            return
        if ability.target is not None or ability.player is not None:
            self.goto("choose_target")
        else:
            self.goto("put_away")
            self.resolve(s)

    @choice("choose_x", rule="lcg.5.03")
    def choose_x(self, s: Adventure) -> Offered:
        if COST[self.number] != X or TYPE[self.number] != EVENT:
            return None
        return self.seat, [("choose_number", n) for n in values_of_x(s, self, self.ability(s))]

    @choose_x.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.x = int(action[1])

    def pay_resources(self, s: Adventure) -> None:
        if TYPE[self.number] == EVENT:
            cost = COST[self.number]
            amount = self.x if cost == X else cost
            pay(s, self.seat, amount, SPHERE[self.number], self.ability(s).distinct)

    def pay_costs(self, s: Adventure) -> None:
        for cost in reversed(self.ability(s).cost):
            cost.pay(s, self)

    @choice("choose_target")
    def choose_target(self, s: Adventure) -> Offered:
        candidates = self.ability(s).target
        if candidates is None or s.eliminated[self.seat]:
            return None
        return self.seat, offer_cards(s, candidates(s, self))

    @choose_target.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.target = int(action[1])

    @choice("choose_player")
    def choose_player(self, s: Adventure) -> Offered:
        candidates = self.ability(s).player
        if candidates is None or s.eliminated[self.seat]:
            return None
        return self.seat, [("choose_player", p) for p in candidates(s, self)]

    @choose_player.takes
    def _(self, s: Adventure, action: Action) -> None:
        self.player = int(action[1])

    def resolve(self, s: Adventure) -> None:
        ability = self.ability(s)
        if ability.target is not None and self.target < 0:
            return
        if ability.player is not None and self.player < 0:
            return
        ability.effect(s, self)
        if s.stack[-1] is self:
            self.put_away(s)
            s.stack.pop()

    def put_away(self, s: Adventure) -> None:
        """A played event goes to its owner's discard pile (lcg.2.21)."""
        if s.zone[self.card] == LIMBO and TYPE[self.number] == EVENT:
            move(s, self.card, DISCARD[s.owner[self.card]])


def begin_use(s: Adventure, u: Use) -> None:
    """Begin to use an ability at once."""
    call(s, u)
    u.step = 1
    u.declare(s)


def values_of_x(s: Adventure, u: Use, ability: Ability) -> list[int]:
    """The values X may take: what can be paid, and what the card allows."""
    limit = most(s, u.seat, SPHERE[s.design[u.card]])
    allowed = range(limit + 1) if ability.x is None else ability.x(s, u)
    return [n for n in allowed if n <= limit]


def usable(s: Adventure, u: Use, ability: Ability) -> bool:
    """Whether an ability can be used now: limit, costs, conditions and targets. The cost in
    resources of a card in hand and the phase are checked before."""
    if ability.limit and used_up(s, u.seat, u.card, ability):
        return False
    return possible(s, u, ability)


def used_up(s: Adventure, seat: int, card: int, ability: Ability) -> bool:
    """Whether the limit of an ability that has one is reached."""
    who = seat if ability.per_player else NOBODY
    return s.uses.count((card, ability.index, who, ability.period)) >= ability.limit


def possible(s: Adventure, u: Use, ability: Ability) -> bool:
    """Whether the costs of an ability can be paid, its conditions hold and it has targets."""
    for cost in ability.cost:
        if not cost.possible(s, u):
            return False
    if ability.needs is not None and not ability.needs(s, u):
        return False
    if ability.target is not None and not ability.target(s, u):
        return False
    return ability.player is None or bool(ability.player(s, u))


def hand_affordable(s: Adventure, seat: int, number: int, distinct: int = 0) -> bool:
    """Whether a card in hand can be paid for."""
    cost = COST[number]
    return most(s, seat, SPHERE[number], distinct) >= (0 if cost == X else cost)


def actions_of(s: Adventure, seat: int) -> list[Action]:
    """Every action a player can take in an action window now."""
    return _find(s, seat, with_actions(s), (), any_one=False)


def can_act(s: Adventure, seat: int, cards: list[int], but: Sequence[int] = ()) -> bool:
    """Whether a player can take any action in an action window now, with these `cards` in play
    (`with_actions`), `but` for some actions (their keys)."""
    return bool(_find(s, seat, cards, but, any_one=True))


def with_actions(s: Adventure) -> list[int]:
    """Cards in play with actions that the phase allows."""
    actions, design = ACTIONS[s.phase], s.design
    return [card for card in s.live if actions[design[card]]]


def key_of(action: Action) -> int:
    """A number for an action of a window, as ``s.passing`` keeps it."""
    return int(action[1]) * 8 + (int(action[2]) if action[0] == "use" else PLAYED)


PLAYED = 7
"""Stands for the index of the ability when a card is played from hand."""


def _find(
    s: Adventure, seat: int, cards: list[int], but: Sequence[int], any_one: bool
) -> list[Action]:
    """Actions of a player in a window; with `any_one` the first found."""
    found: list[Action] = []
    design = s.design
    events = EVENT_ACTIONS[s.phase]
    seen: list[int] = []
    for card in s.zones[HAND[seat]]:
        number = design[card]
        event = events[number]
        if event is None or number in seen:
            continue
        seen.append(number)
        if card * 8 + PLAYED in but or not hand_affordable(s, seat, number, event.distinct):
            continue
        u = Use(seat=seat, card=card, index=event.index)
        if usable(s, u, event) and (COST[number] != X or values_of_x(s, u, event)):
            found.append(("play", card))
            if any_one:
                return found
    actions = ACTIONS[s.phase]
    for card in cards:
        for ability in actions[design[card]]:
            if (
                (ability.exhausts and s.exhausted[card])
                or not (ability.anyone or _may_use(s, seat, card))
                or card * 8 + ability.index in but
                or (ability.limit and s.uses and used_up(s, seat, card, ability))
            ):
                continue
            if possible(s, Use(seat=seat, card=card, index=ability.index), ability):
                found.append(("use", card, ability.index))
                if any_one:
                    return found
    return found


def _may_use(s: Adventure, seat: int, card: int) -> bool:
    """Whether a player may use the abilities of a card in play (lcg.13.04): its controller, and
    anybody for unclaimed objectives and quest cards."""
    zone = s.zone[card]
    if zone in (STAGING, QUEST):
        return TYPE[s.design[card]] == OBJECTIVE or zone == QUEST
    if zone >= 15:
        return zone == 18 + 5 * seat
    return zone == ATTACHED and controller_of(s, card) == seat


def begin(s: Adventure, seat: int, action: Action) -> Use:
    """The use that a window's action ("play" or "use") begins."""
    card = int(action[1])
    if action[0] == "play":
        event = EVENT_ACTIONS[s.phase][s.design[card]]
        assert event is not None, "only events with an action are offered"
        return Use(seat=seat, card=card, index=event.index)
    return Use(seat=seat, card=card, index=int(action[2]))
