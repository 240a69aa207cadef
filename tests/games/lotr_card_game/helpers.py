"""Tables for tests: heroes and cards put where a test wants them, actions as text with card ids.

``s = table()`` is a solo table with Aragorn, Théodred and Glóin, no other card but the quest, in
the planning phase. Cards come into being with `put`. A frame is tested by itself with
``start(s, Frame(...))`` and ``act(s, "commit aragorn")``; when nothing is left to decide
``s.offer`` is None. In actions a card is named by its id (``aragorn``) or its instance number.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.lotr_card_game.game import GAME
from westmarch.games.lotr_card_game.rules.actions import SPACE
from westmarch.games.lotr_card_game.rules.card_effects.effects import attach_to, new_instance
from westmarch.games.lotr_card_game.rules.catalogue import (
    IDS,
    NUMBER,
    PRINTED,
    QUEST_CARD,
    SCENARIOS,
    STAGES_OF,
    STARTER_HEROES,
    STARTERS,
    THREAT_COST,
    TYPE,
)
from westmarch.games.lotr_card_game.rules.phases.windows import ActionWindow
from westmarch.games.lotr_card_game.rules.state import NOBODY, PHASES, Adventure
from westmarch.games.lotr_card_game.rules.table import zones
from westmarch.kernel.engine.decision import Action, action_of, text_of
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import advance, apply, call, explain
from westmarch.kernel.engine.state import Frame

_CARD_VERBS = {verb for verb, domains in SPACE.verbs().items() if domains and len(domains[0]) > 500}


def table(
    players: int = 1,
    scenario: str = "passage_through_mirkwood",
    heroes: Sequence[Sequence[str]] = (),
    phase: str = "planning",
    mode: str = "standard",
    stage: str = "",
) -> Adventure:
    """A table with heroes in play and one quest card, everything else empty.

    `heroes`: ids for each player; players not named get a starter deck's heroes. `stage`: the id of
    the current quest card, by default stage 1 of the scenario. Threat is the sum of threat costs.
    """
    options = GAME.choose_options({"players": str(players), "scenario": scenario, "mode": mode})
    s = Adventure(
        players=players,
        scenario=SCENARIOS.index(scenario),
        mode=mode,
        decks=tuple(options[f"deck_{i}"] for i in range(1, 5)),
        zones=[[] for _ in range(zones.ZONE_COUNT)],
        round=1,
        phase=PHASES.index(phase),
        events=[],
    )
    for seat in range(players):
        names = (
            heroes[seat] if seat < len(heroes) else [IDS[n] for n in STARTER_HEROES[STARTERS[seat]]]
        )
        for name in names:
            put(s, name, "play", seat)
            s.threat[seat] += PRINTED[THREAT_COST][NUMBER[name]]
        s.start_threat[seat] = s.threat[seat]
    first, *rest = STAGES_OF[s.scenario]
    current = NUMBER[stage] if stage else first
    put(s, IDS[current], "quest")
    for number in reversed(rest):
        if number > current or number in (121, 122):
            if number != current:
                put(s, IDS[number], "quest_deck")
    return s


def zone_of(where: str, seat: int) -> int:
    """A zone by its name: ``staging``, ``active``, ``hand``, ``deck``, ``discard``, ``play``,
    ``engaged``, ``encounter_deck``, ``encounter_discard`` ..."""
    own = {
        "deck": zones.DECK,
        "hand": zones.HAND,
        "discard": zones.DISCARD,
        "play": zones.AREA,
        "engaged": zones.ENGAGED,
    }
    if where in own:
        return own[where][seat]
    if where == "active":
        return zones.ACTIVE
    return zones.ZONES.index(where)


def put(s: Adventure, name: str, where: str, seat: int = 0) -> int:
    """Make a card and put it somewhere (on top of a pile); return its instance."""
    number = NUMBER[name]
    kind = TYPE[number]
    owner = seat if 1 <= number <= 73 else NOBODY
    assert kind != QUEST_CARD or where.startswith("quest")
    card = new_instance(s, number, owner, zones.REMOVED)
    zones.move(s, card, zone_of(where, seat))
    if zones.HIDDEN[s.zone[card]]:
        s.seen_by[card] = 0
    return card


def put_all(s: Adventure, where: str, *names: str, seat: int = 0) -> list[int]:
    """Make several cards; of a pile the first is on top."""
    return [put(s, name, where, seat) for name in reversed(names)][::-1]


def attached(s: Adventure, name: str, host: int, seat: int = 0) -> int:
    """Make an attachment and attach it."""
    card = put(s, name, "limbo", seat)
    attach_to(s, card, host, seat)
    s.stack = []
    return card


def find(s: Adventure, name: str, where: str = "", seat: int = 0) -> int:
    """The first instance of a card, in a zone if one is given."""
    for card, number in enumerate(s.design):
        if IDS[number] == name and (not where or s.zone[card] == zone_of(where, seat)):
            return card
    raise AssertionError(f"no {name} {where}")


def where(s: Adventure, card: int) -> str:
    """The name of the zone a card is in: ``staging``, ``discard_1``."""
    return zones.zone_name(s.zone[card])


def ids(s: Adventure, cards: Sequence[int]) -> list[str]:
    """The ids of cards."""
    return [IDS[s.design[c]] for c in cards]


def start(s: Adventure, *frames: Frame) -> None:
    """Run frames on their own, up to the first decision."""
    s.stack = []
    s.offer = None
    call(s, *frames)
    advance(s)


def run(s: Adventure) -> None:
    """Run what direct calls of effects have put on the stack."""
    advance(s)


def window(s: Adventure, phase: str = "") -> None:
    """Open an action window, in another phase if one is given."""
    if phase:
        s.phase = PHASES.index(phase)
    start(s, ActionWindow(name="test"))


def _matches(s: Adventure, words: list[str], action: Action) -> bool:
    parts = [str(part) for part in action]
    if words[0] != parts[0] or len(words) > len(parts):
        return False
    for place, (word, part) in enumerate(zip(words, parts, strict=False)):
        if word == part:
            continue
        if place == 1 and parts[0] in _CARD_VERBS and IDS[s.design[int(part)]] == word:
            continue
        return False
    return True


def act(s: Adventure, *texts: str) -> None:
    """Apply actions given as text, one after the other: ``commit aragorn``, ``use faramir``."""
    for text in texts:
        words = text.split()
        offer = [] if s.offer is None else s.offer.actions
        found = [a for a in offer if _matches(s, words, a)]
        apply(s, found[0] if found else action_of(text))


def calm(s: Adventure) -> None:
    """Pass in every action window and response until something else is asked."""
    while s.offer is not None and s.offer.kind in ("action_window", "respond"):
        apply(s, ("pass",))


def do(s: Adventure, *texts: str) -> None:
    """Like `act`, passing in action windows and responses before and after each."""
    for text in texts:
        calm(s)
        act(s, text)
    calm(s)


def offered(s: Adventure) -> list[str]:
    """The legal actions as text, cards by their ids; empty when nothing is to be decided."""
    return [] if s.offer is None else [spoken(s, a) for a in s.offer.actions]


def spoken(s: Adventure, action: Action) -> str:
    """An action as tests write it."""
    if str(action[0]) in _CARD_VERBS:
        return f"{action[0]} {IDS[s.design[int(action[1])]]}"
    return text_of(action)


def seat_to_act(s: Adventure) -> int:
    """Who is asked."""
    assert s.offer is not None
    return s.offer.seat


def why(s: Adventure, text: str) -> tuple[str, str] | None:
    """Rule and message key with which an action is refused; None if it is legal. A card is named
    by its instance number or by the id of the first such card in the seat's hand or in play."""
    words = text.split()
    action = action_of(text)
    if words[0] in _CARD_VERBS and not words[1].isdigit():
        action = (words[0], find(s, words[1]), *action[2:])
    refusal = explain(s, action)
    return None if refusal is None else (refusal.rule, refusal.key)


def told(s: Adventure, kind: str) -> list[Event]:
    """The events of one kind told so far."""
    return [e for e in s.events or [] if e.kind == kind]


def give(s: Adventure, card: int, resources: int) -> None:
    """Set the resources of a hero."""
    s.resources[card] = resources
