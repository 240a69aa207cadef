"""What a seat may know, as plain JSON data. Nothing else leaves the engine for that seat.

Open to everybody: all that lies face up, counts of hands and decks, threat, tokens. Hidden: other
hands, the order and faces of decks, shadow cards face down, the card under an Orc Guard, unless the
seat has seen that card where it lies (``seen_by``).
"""

from __future__ import annotations

from typing import Any

from westmarch.games.lotr_card_game.notation import card_name
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.card_effects.payment import Pay
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    ENGAGEMENT_COST,
    HIT_POINTS,
    IDS,
    NEUTRAL,
    QUEST_POINTS,
    SCENARIOS,
    SPHERES,
    STATS,
    THREAT,
    TYPE,
    TYPES,
    WILLPOWER,
)
from westmarch.games.lotr_card_game.rules.ending import campaign
from westmarch.games.lotr_card_game.rules.ending.scoring import victory_points
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerAttack
from westmarch.games.lotr_card_game.rules.state import PHASES, SEATS, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import (
    committed_willpower,
    has_icon,
    staging_threat,
    stat,
)
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    AREA,
    ATTACHED,
    CAPTIVE,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    HAND,
    HIDDEN,
    LIMBO,
    QUEST,
    QUEST_DECK,
    REMOVED,
    SET_ASIDE,
    STAGING,
    VICTORY,
    attachments_of,
    shadows_of,
)

_STATS_OF = {
    "hero": (WILLPOWER, ATTACK, DEFENSE, HIT_POINTS),
    "ally": (WILLPOWER, ATTACK, DEFENSE, HIT_POINTS),
    "enemy": (ENGAGEMENT_COST, THREAT, ATTACK, DEFENSE, HIT_POINTS),
    "location": (THREAT, QUEST_POINTS),
    "quest": (QUEST_POINTS,),
}


def knows(s: Adventure, seat: int | None, card: int) -> bool:
    """Whether a seat knows which card this is where it lies."""
    zone = s.zone[card]
    if not HIDDEN[zone]:
        return True
    if seat is None:
        return False
    return zone == HAND[seat] or bool(s.seen_by[card] >> seat & 1)


def view(s: Adventure, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    return {
        "players": s.players,
        "seats": list(SEATS[: s.players]),
        "seat": seat,
        "scenario": SCENARIOS[s.scenario],
        "mode": s.mode,
        "campaign": campaign.told(s),
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": s.first_player,
        "moves": s.moves,
        "ending": s.ending,
        "winners": list(s.winners),
        "score": s.score,
        "decision": None
        if s.offer is None
        else {"seat": s.offer.seat, "kind": s.offer.kind, "rule": s.offer.rule},
        "quest": [_card(s, c) for c in s.zones[QUEST]],
        "stages_left": len(s.zones[QUEST_DECK]),
        "stage_blocked": any(holds(s, "cannot_advance", c) for c in s.zones[QUEST]),
        "staging": [_card(s, c, seat) for c in s.zones[STAGING]],
        "staging_threat": staging_threat(s),
        "engagement_checks": not holds(s, "skip_engagement_checks"),
        "committed_willpower": committed_willpower(s),
        "active_location": [_card(s, c) for c in s.zones[ACTIVE]],
        "encounter_deck": _pile(s, seat, ENCOUNTER_DECK),
        "encounter_discard": [_name(s, c) for c in s.zones[ENCOUNTER_DISCARD]],
        "victory": [_name(s, c) for c in s.zones[VICTORY]],
        "victory_points": victory_points(s),
        "removed": [_name(s, c) for c in s.zones[REMOVED] if TYPES[TYPE[s.design[c]]] != "quest"],
        "set_aside": [_name(s, c) for c in s.zones[SET_ASIDE]],
        "captive": [_name(s, c) for c in s.zones[CAPTIVE]],
        "resolving": [_name(s, c) for c in s.zones[LIMBO]],
        "attached_to_decks": [
            {**_name(s, c), "deck": -10 - s.attached_to[c]}
            for c in s.zones[ATTACHED]
            if s.attached_to[c] <= -10
        ],
        "player": [_player(s, p, seat) for p in range(s.players)],
        "hand": [] if seat is None else [_name(s, c) for c in s.zones[HAND[seat]]],
        "lasting": [
            {"what": what, "on": on, "amount": amount, "until": until, "source": source}
            for what, on, amount, until, source in s.lasting
        ],
        "attack": _attack(s, seat),
        "to_pay": _to_pay(s),
        "passing": bool(seat is not None and s.silent[seat]),
        "procedure": [type(frame).__name__ for frame in s.stack],
    }


def _to_pay(s: Adventure) -> dict[str, Any] | None:
    """What is left to pay where pools are being chosen; `distinct`: at most one token of each."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Pay):
        return None
    return {"left": top.left, "distinct": bool(top.distinct), "taken": list(top.taken)}


def _attack(s: Adventure, seat: int | None) -> dict[str, Any] | None:
    """The attack being resolved: who is attacked, by whom, and with what strength. The attacker may
    be a shadow card itself (Wolf Rider), with a shadow card of its own."""
    for frame in reversed(s.stack):
        if isinstance(frame, EnemyAttack):
            defenders = frame.still_defending(s)
            return {
                "by": "enemy",
                "seat": frame.seat,
                "enemy": frame.enemy,
                "number": s.design[frame.enemy],
                "characters": defenders,
                "attack": stat(s, frame.enemy, ATTACK),
                "defense": frame.defense(s),
                "shadow_cards": _shadows(s, frame.enemy, seat),
            }
        if isinstance(frame, PlayerAttack):
            return {
                "by": "players",
                "seat": frame.seat,
                "enemy": frame.enemy,
                "number": s.design[frame.enemy],
                "characters": list(frame.attackers),
                "attack": frame.total_attack(s),
                "defense": stat(s, frame.enemy, DEFENSE),
                "shadow_cards": [],
            }
    return None


def _shadows(s: Adventure, enemy: int, seat: int | None) -> list[dict[str, Any]]:
    """Shadow cards of an enemy, those the seat does not know as such."""
    return [_name(s, c) if knows(s, seat, c) else {"card": None} for c in shadows_of(s, enemy)]


def _name(s: Adventure, card: int) -> dict[str, Any]:
    number = s.design[card]
    return {"card": card, "number": number, "id": IDS[number], "name": card_name(number)}


def _pile(s: Adventure, seat: int | None, zone: int) -> dict[str, Any]:
    """A pile lying face down: its size, and what the seat knows of it, counted from the top."""
    pile = s.zones[zone]
    known = [
        {"place": len(pile) - 1 - i, **_name(s, c)}
        for i, c in enumerate(pile)
        if seat is not None and knows(s, seat, c)
    ]
    return {"size": len(pile), "known": known}


def _card(s: Adventure, card: int, seat: int | None = None) -> dict[str, Any]:
    number = s.design[card]
    kind = TYPES[TYPE[number]]
    shown = _name(s, card)
    shown["type"] = kind
    shown["stats"] = {STATS[i]: stat(s, card, i) for i in _STATS_OF.get(kind, ())}
    shown["exhausted"] = bool(s.exhausted[card])
    shown["committed"] = bool(s.committed[card])
    shown["damage"] = s.damage[card]
    shown["progress"] = s.progress[card]
    shown["resources"] = s.resources[card]
    shown["guards"] = s.guarding[card] if s.guarding[card] >= 0 else None
    shown["attachments"] = [_card(s, a) for a in attachments_of(s, card)]
    if kind == "hero":
        shown["spheres"] = [
            name for i, name in enumerate(SPHERES) if i != NEUTRAL and has_icon(s, card, i)
        ]
    if kind == "enemy":
        shown["shadow_cards"] = _shadows(s, card, seat)
        shown["has_attacked"] = card in s.have_attacked
    return shown


def _player(s: Adventure, p: int, seat: int | None) -> dict[str, Any]:
    return {
        "threat": s.threat[p],
        "eliminated": bool(s.eliminated[p]),
        "hand": len(s.zones[HAND[p]]),
        "known_hand": [_name(s, c) for c in s.zones[HAND[p]] if seat != p and knows(s, seat, c)],
        "deck": _pile(s, seat, DECK[p]),
        "discard": [_name(s, c) for c in s.zones[DISCARD[p]]],
        "area": [_card(s, c) for c in s.zones[AREA[p]]],
        "engaged": [_card(s, c, seat) for c in s.zones[ENGAGED[p]]],
    }
