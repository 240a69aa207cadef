"""What cards do, by card number: the registry that cards/*.py fill and the rules read.

Kinds of text (lcg.13.01, lcg.13.02) and their decorators:

=================  ================================================================================
`action`           an Action, used in an action window, from play, or an event from hand
`response`         a Response to a happening (happenings.py), from play, or from hand
`forced`           a Forced effect of a happening
`when_revealed`    When Revealed, of encounter cards and of side B of quest cards
`shadow`           a shadow effect
`travel`           the cost of travelling to a location
`setup`            set-up instructions on side A of a quest card
`passive`          a constant effect: an answer to a question that the rules ask of cards in play
`modifies_self`    a constant change of the card's own statistics
`modifies_host`    a constant change of the statistics of the card it is attached to
`then`             what happens after a choice (ask.py)
`delayed`          what happens later (happenings.delay)
=================  ================================================================================

A card that is not registered has no text in force. Cards without text say so with `no_text`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from westmarch.games.lotr_card_game.rules.catalogue import EVENT, NUMBER, TYPE
from westmarch.games.lotr_card_game.rules.state import PHASES

if TYPE_CHECKING:
    from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask
    from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
    from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
    from westmarch.games.lotr_card_game.rules.state import Adventure

    Effect = Callable[[Adventure, Use], None]
    Condition = Callable[[Adventure, Use], bool]
    Cards = Callable[[Adventure, Use], Sequence[int]]
    CardEffect = Callable[[Adventure, int], None]
    ShadowEffect = Callable[[Adventure, EnemyAttack], None]
    Then = Callable[[Adventure, Ask], None]

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Cost:
    """One part of the cost of an ability, besides resources for a card played from hand.

    `exhausts` marks the cost of exhausting the card itself, which is checked before all others.
    """

    possible: Condition
    pay: Effect
    exhausts: bool = False


@dataclass(frozen=True, slots=True)
class Ability:
    """An action, response or forced effect of a card. The decorators say what the fields mean."""

    number: int
    index: int
    kind: str
    effect: Effect
    on: tuple[str, ...]
    own: bool
    phase: int
    cost: tuple[Cost, ...]
    exhausts: bool
    needs: Condition | None
    target: Cards | None
    player: Cards | None
    limit: int
    period: str
    per_player: bool
    anyone: bool
    from_hand: bool
    after_leaving: bool
    x: Cards | None
    distinct: int


ABILITIES: dict[int, tuple[Ability, ...]] = {}
"""All abilities of a card number; an ability is named by the number and its place here."""
ACTIONS: tuple[list[tuple[Ability, ...]], ...] = tuple([()] * len(TYPE) for _ in PHASES)
"""Actions used from play, by the phases they can be used in, then by card number."""
EVENT_ACTIONS: tuple[list[Ability | None], ...] = tuple([None] * len(TYPE) for _ in PHASES)
"""Actions of events, played from hand, in the same way."""
FORCED_ON: dict[str, dict[int, tuple[Ability, ...]]] = {}
RESPONDS_TO: dict[str, dict[int, tuple[Ability, ...]]] = {}
"""By happening, then by card number: from play."""
WATCHED: dict[str, set[str]] = {"forced": set(), "response": set()}
"""By kind of ability: happenings that cards in play wait for though they are not its own card."""
HAND_RESPONDS_TO: dict[str, dict[int, tuple[Ability, ...]]] = {}
WHEN_REVEALED: dict[int, CardEffect] = {}
SHADOWS: dict[int, ShadowEffect] = {}
TRAVEL: dict[int, tuple[CardEffect, Callable[[Adventure, int], bool] | None]] = {}
SETUPS: dict[int, CardEffect] = {}
PASSIVES: dict[str, dict[int, Callable[..., int]]] = {}
SELF_MODIFIERS: dict[int, Callable[[Adventure, int, int], int]] = {}
HOST_MODIFIERS: dict[int, Callable[[Adventure, int, int, int], int]] = {}
HOST_TRAITS: dict[int, str] = {}
HOST_ICONS: dict[int, Callable[[Adventure, int, int], int]] = {}
THEN: dict[str, Then] = {}
DELAYS: list[str] = []
"""The functions of delayed effects, by name; an action names one by its place."""
TEXTLESS: set[int] = set()
HAS_TEXT: set[int] = set()
"""Numbers of cards that do anything while in play: zones.py keeps those in play in ``s.live``."""
HEARS: dict[int, int] = {}
"""By card number: bits of the happenings it waits for in play and of the questions it answers, so
that a rule sees at a glance whether any card in play has something to say (``s.hears``)."""
HAPPENINGS = (
    "committed",
    "revealed",
    "quest_succeeded",
    "quest_failed",
    "progress_placed",
    "explored",
    "travelled",
    "engaged",
    "attacks",
    "defends",
    "shadow_dealt",
    "shadow_effect",
    "shadow_resolved",
    "attacked",
    "attackers_declared",
    "damaged",
    "destroyed",
    "leaves_play",
    "enters_play",
    "played",
    "phase_begins",
    "phase_ends",
    "round_ends",
    "refresh_threat",
    "stage_revealed",
    "rescued",
)
"""What can happen: see happenings.py. New ones are added at the end."""
QUESTIONS = (
    "cannot_draw",
    "replaces_draw",
    "cannot_attack",
    "cannot_attack_with",
    "cannot_defend_with",
    "attacks_staging",
    "cannot_engage_by_choice",
    "cannot_attach",
    "must_travel_to",
    "extra_reveals",
    "skip_staging",
    "skip_engagement_checks",
    "cannot_play_ally",
    "cannot_advance",
    "wins",
    "ready_cost",
    "enemy_revealed",
    "excess_damage",
    "goes_to_deck_top",
)
"""What the rules ask of cards in play: see passives.py. New ones are added at the end."""
BIT: dict[str, int] = {name: 1 << i for i, name in enumerate(HAPPENINGS)} | {
    name: 1 << (i + 32) for i, name in enumerate(QUESTIONS)
}
"""The bit of each happening and question."""
REGISTERED: set[int] = set()


def _number(card: int | str) -> int:
    return NUMBER[card] if isinstance(card, str) else card


def _note(number: int) -> None:
    REGISTERED.add(number)
    HAS_TEXT.add(number)


def _hears(number: int, name: str) -> None:
    HEARS[number] = HEARS.get(number, 0) | BIT[name]


def no_text(*cards: int | str) -> None:
    """Cards that have no text (keywords and shadow effects aside)."""
    for card in cards:
        TEXTLESS.add(_number(card))
        REGISTERED.add(_number(card))


def _ability(
    kind: str,
    card: int | str,
    *,
    on: str | tuple[str, ...] = (),
    own: bool = False,
    phase: int = -1,
    cost: Cost | Sequence[Cost] = (),
    needs: Condition | None = None,
    target: Cards | None = None,
    player: Cards | None = None,
    limit: int = 0,
    per: str = "round",
    per_player: bool = False,
    anyone: bool = False,
    from_hand: bool = False,
    after_leaving: bool = False,
    x: Cards | None = None,
    distinct: int = 0,
) -> Callable[[Effect], Effect]:
    number = _number(card)
    costs = (cost,) if isinstance(cost, Cost) else tuple(cost)
    happenings = (on,) if isinstance(on, str) else tuple(on)
    event = TYPE[number] == EVENT
    hand = from_hand or event

    def register(effect: Effect) -> Effect:
        earlier = ABILITIES.get(number, ())
        ability = Ability(
            number=number,
            index=len(earlier),
            kind=kind,
            effect=effect,
            on=happenings,
            own=own,
            phase=phase,
            cost=costs,
            exhausts=any(c.exhausts for c in costs),
            needs=needs,
            target=target,
            player=player,
            limit=limit,
            period=per,
            per_player=per_player,
            anyone=anyone,
            from_hand=hand,
            after_leaving=after_leaving,
            x=x,
            distinct=distinct,
        )
        ABILITIES[number] = (*earlier, ability)
        _note(number)
        if kind == "action":
            for at in range(len(PHASES)) if phase < 0 else (phase,):
                if event:
                    EVENT_ACTIONS[at][number] = ability
                else:
                    ACTIONS[at][number] = (*ACTIONS[at][number], ability)
        table = FORCED_ON if kind == "forced" else HAND_RESPONDS_TO if hand else RESPONDS_TO
        for name in happenings:
            if table is not HAND_RESPONDS_TO:
                _hears(number, name)
            found = table.setdefault(name, {})
            found[number] = (*found.get(number, ()), ability)
            if not hand and not own:
                WATCHED[kind].add(name)
        return effect

    return register


def action(card: int | str, **rest: Any) -> Callable[[Effect], Effect]:
    """An Action (lcg.13.04) of a card in play, or of an event in hand.

    ``phase``: only in this phase (lcg.13.05). ``cost``: a Cost or several (costs.py); the cost of
    an event in resources is printed on it. ``needs(s, u)``: must hold to be used. ``target(s, u)``:
    the cards one of which is chosen, into ``u.target``. ``player(s, u)``: the players one of whom
    is chosen, into ``u.player``. ``limit`` uses ``per`` "round" or "phase" of each copy; with
    ``per_player`` of each player. ``anyone``: any player may use it, not only its controller.
    ``x(s, u)``: the values X may take, into ``u.x``. ``distinct``: pools that must pay one each.
    """
    return _ability("action", card, **rest)


def response(card: int | str, on: str | tuple[str, ...], **rest: Any) -> Callable[[Effect], Effect]:
    """A Response (lcg.13.07) to happenings; ``own``: only when the happening's card is this card.

    ``from_hand``: from hand though it is no event. Others as for `action`. The happening is in
    ``u.on, u.subject, u.by, u.n, u.other``.
    """
    return _ability("response", card, on=on, **rest)


def forced(card: int | str, on: str | tuple[str, ...], **rest: Any) -> Callable[[Effect], Effect]:
    """A Forced effect (lcg.13.09) of happenings. ``u.seat`` is the controller of the card, or the
    first player. ``after_leaving``: works though the card itself has just left play."""
    return _ability("forced", card, on=on, **rest)


def when_revealed(card: int | str) -> Callable[[CardEffect], CardEffect]:
    """``f(s, card)``: When Revealed (lcg.13.10)."""

    def register(effect: CardEffect) -> CardEffect:
        WHEN_REVEALED[_number(card)] = effect
        REGISTERED.add(_number(card))
        return effect

    return register


def shadow(card: int | str) -> Callable[[ShadowEffect], ShadowEffect]:
    """``f(s, attack)``: the shadow effect (lcg.13.12); ``attack`` is the `EnemyAttack`."""

    def register(effect: ShadowEffect) -> ShadowEffect:
        SHADOWS[_number(card)] = effect
        REGISTERED.add(_number(card))
        return effect

    return register


def travel(
    card: int | str, possible: Callable[[Adventure, int], bool] | None = None
) -> Callable[[CardEffect], CardEffect]:
    """``f(s, card)`` pays the cost of travelling (lcg.13.13); ``possible(s, card)`` says whether it
    can be paid."""

    def register(effect: CardEffect) -> CardEffect:
        TRAVEL[_number(card)] = (effect, possible)
        REGISTERED.add(_number(card))
        return effect

    return register


def setup(card: int | str) -> Callable[[CardEffect], CardEffect]:
    """``f(s, card)``: the instructions on side A of a quest card (lcg.3.09, lcg.12.09)."""

    def register(effect: CardEffect) -> CardEffect:
        SETUPS[_number(card)] = effect
        REGISTERED.add(_number(card))
        return effect

    return register


def passive(card: int | str, question: str) -> Callable[[F], F]:
    """``f(s, card, *what)``: a card's answer, in play, to a question of the rules (passives.py)."""

    def register(function: F) -> F:
        PASSIVES.setdefault(question, {})[_number(card)] = function
        _hears(_number(card), question)
        _note(_number(card))
        return function

    return register


def modifies_self(card: int | str) -> Callable[[F], F]:
    """``f(s, card, stat) -> int``: added to the card's own statistic while it is in play."""

    def register(function: F) -> F:
        SELF_MODIFIERS[_number(card)] = function
        _note(_number(card))
        return function

    return register


def modifies_host(card: int | str) -> Callable[[F], F]:
    """``f(s, card, host, stat) -> int``: added to the statistic of the card it is attached to."""

    def register(function: F) -> F:
        HOST_MODIFIERS[_number(card)] = function
        _note(_number(card))
        return function

    return register


def gives_trait(card: int | str, trait: str) -> None:
    """The card it is attached to has this trait too."""
    HOST_TRAITS[_number(card)] = trait
    _note(_number(card))


def gives_icon(card: int | str) -> Callable[[F], F]:
    """``f(s, card, host) -> sphere or -1``: a resource icon for the hero it is attached to."""

    def register(function: F) -> F:
        HOST_ICONS[_number(card)] = function
        _note(_number(card))
        return function

    return register


def then(function: F) -> F:
    """A function that goes on after a choice or later. Frames name it: it must be a module's own.

    ``f(s, ask)``: see ask.py for what `ask` holds.
    """
    name = name_of(function)
    assert name not in THEN, f"{name} is registered twice"
    THEN[name] = function
    return function


def delayed(function: F) -> F:
    """A `then` function that `happenings.delay` may be given."""
    DELAYS.append(name_of(function))
    return then(function)


def name_of(function: Callable[..., Any]) -> str:
    """The name under which frames keep a `then` function."""
    return f"{function.__module__.rpartition('.')[2]}.{function.__name__}"
