"""Why not: reasons for what one can point at on the table and in the hand, though no choice
considers it (kernel/why_not.py). A card that lies hidden from the player is only said to do so."""

from __future__ import annotations

from westmarch.games.lotr_card_game.facts import points_at
from westmarch.games.lotr_card_game.rules.actions import DELAYED, SPACE
from westmarch.games.lotr_card_game.rules.card_effects.abilities import (
    ABILITIES,
    ACTIONS,
    EVENT_ACTIONS,
)
from westmarch.games.lotr_card_game.rules.card_effects.passives import holds
from westmarch.games.lotr_card_game.rules.card_effects.payment import most, payers
from westmarch.games.lotr_card_game.rules.card_effects.uses import used_up
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    COST,
    ENEMY,
    EVENT,
    LOCATION,
    SPHERE,
    TYPE,
    X,
)
from westmarch.games.lotr_card_game.rules.phases.planning import NO_MATCH, TOO_DEAR
from westmarch.games.lotr_card_game.rules.phases.player_attack import ALREADY_ATTACKED, eligible
from westmarch.games.lotr_card_game.rules.state import PHASES, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    HAND,
    HIDDEN,
    IN_PLAY,
    STAGING,
    controller_of,
    engaged_with,
    is_character,
)
from westmarch.kernel.engine.decision import Action, Refusal
from westmarch.kernel.why_not import Pointing, WhyNot

_CHARACTERS = frozenset(("commit", "attacker", "defend", "take_damage", "pay"))
"""Verbs that name a character of one's own."""
_ENEMIES = frozenset(("attack", "engage", "shadow_card_for", "resolve_attack"))


def _card(s: Adventure, p: Pointing) -> Refusal | None:
    card = int(p.value)
    if card >= len(s.design):
        return p.because("no_such_card", "lcg.1.03")
    zone = s.zone[card]
    if HIDDEN[zone] and zone != HAND[p.seat]:
        return p.because("card_hidden", "lcg.15.14")
    number = s.design[card]
    if p.verb == "play":
        return _play(s, p, card, number)
    if p.verb in ("use", "respond", "trigger"):
        return _ability(s, p, card, number)
    if p.verb == "choose":
        key = "card_not_eligible" if IN_PLAY[zone] else "card_not_in_play"
        return p.because(key, "lcg.15.13" if key == "card_not_in_play" else "", card=number)
    if not IN_PLAY[zone]:
        return p.because("card_not_in_play", "lcg.15.13", card=number)
    if p.verb in _CHARACTERS:
        return _character(s, p, card, number)
    if p.verb in _ENEMIES:
        return _enemy(s, p, card, number)
    if p.verb == "travel":
        if TYPE[number] != LOCATION:
            return p.because("no_location", "lcg.7.01", card=number)
        if zone == ACTIVE:
            return p.because("location_active", "lcg.7.03", card=number)
        return p.because("same_location_offered", "lcg.7.01", card=number)
    return None


# ---- cards in hand and abilities


def _play(s: Adventure, p: Pointing, card: int, number: int) -> Refusal | None:
    """Why a card cannot be played."""
    if s.zone[card] != HAND[p.seat]:
        return p.because("card_not_in_hand", "lcg.5.01", card=number)
    if TYPE[number] in (ALLY, ATTACHMENT):
        if p.kind != "planning":
            return p.because("only_in_planning", "lcg.5.01", card=number)
        return p.because("same_card_offered", "lcg.5.02", card=number)
    if TYPE[number] != EVENT or p.kind == "planning":
        return p.because("event_in_window", "lcg.13.06", card=number)
    event = EVENT_ACTIONS[s.phase][number]
    if event is None:
        if any(ability.kind == "response" for ability in ABILITIES.get(number, ())):
            return p.because("event_is_response", "lcg.13.07", card=number)
        return p.because("event_of_other_phase", "lcg.13.05", card=number, phase=PHASES[s.phase])
    can = most(s, p.seat, SPHERE[number], event.distinct)
    if can < (0 if COST[number] == X else COST[number]):
        return NO_MATCH if can < 0 else TOO_DEAR
    return p.because("nothing_to_do", "lcg.15.06", card=number)


def _ability(s: Adventure, p: Pointing, card: int, number: int) -> Refusal | None:
    """Why an ability of a card cannot be used."""
    abilities = ABILITIES.get(number, ())
    kinds = {ability.kind for ability in abilities}
    wanted = {"use": "action", "respond": "response", "trigger": "forced"}[p.verb]
    if wanted not in kinds:
        return p.because(f"no_{wanted}", "lcg.13.01", card=number)
    if p.verb == "trigger":
        return p.because("forced_not_now", "lcg.13.09", card=number)
    if p.verb == "respond":
        return p.because("response_not_now", "lcg.13.07", card=number)
    if not IN_PLAY[s.zone[card]]:
        return p.because("card_not_in_play", "lcg.13.06", card=number)
    if controller_of(s, card) not in (p.seat, -1):
        return p.because("not_your_card", "lcg.13.04", card=number)
    found = ACTIONS[s.phase][number]
    if not found:
        return p.because("action_of_other_phase", "lcg.13.05", card=number, phase=PHASES[s.phase])
    if s.exhausted[card] and all(ability.exhausts for ability in found):
        return p.because("card_exhausted", "lcg.15.02", card=number)
    if all(ability.limit and used_up(s, p.seat, card, ability) for ability in found):
        return p.because("limit_reached", "lcg.13.04", card=number)
    return p.because("nothing_to_do", "lcg.15.06", card=number)


def _index(s: Adventure, p: Pointing) -> Refusal | None:
    """Why an ability of a card is not the one: the second and third argument."""
    if p.verb not in ("use", "respond", "trigger"):
        return _number(s, p)
    card = int(p.action[1])
    if p.place == 3:
        return p.because("other_happening", "lcg.13.07")
    index = int(p.value)
    count = len(ABILITIES.get(s.design[card], ()))
    if index >= count and not (p.verb == "trigger" and index >= DELAYED):
        return p.because("no_such_ability", "lcg.13.01", card=s.design[card], count=count)
    return p.because("ability_not_now", "lcg.13.01", card=s.design[card])


# ---- characters and enemies


def _character(s: Adventure, p: Pointing, card: int, number: int) -> Refusal | None:
    """Why a character cannot quest, attack, defend or pay."""
    if not is_character(s, card):
        return p.because("no_character", "lcg.2.17", card=number)
    if controller_of(s, card) != p.seat:
        return p.because("not_your_card", "lcg.15.09", card=number)
    if p.verb == "pay":
        if card not in payers(s, p.seat, p.frame.sphere):
            return p.because("other_sphere", "lcg.5.03", card=number)
        if not s.resources[card]:
            return p.because("no_resources", "lcg.5.03", card=number)
        return p.because("paid_already", "lcg.5.07", card=number)
    if p.verb == "take_damage":
        return p.because("damage_goes_elsewhere", "lcg.9.13", card=number)
    if p.verb == "commit" and s.committed[card]:
        return p.because("committed_already", "lcg.6.02", card=number)
    if s.exhausted[card]:
        return p.because("card_exhausted", "lcg.15.02", card=number)
    if p.verb == "attacker" and not eligible(s, card, p.frame.enemy, p.seat):
        return p.because("not_ranged", "lcg.14.02", card=number)
    if p.kind == "sentinel":
        return p.because("not_sentinel", "lcg.14.12", card=number)
    question = {"attacker": "cannot_attack_with", "defend": "cannot_defend_with"}.get(p.verb, "")
    if question and holds(s, question, card):
        return p.because("card_forbids", "lcg.1.08", card=number)
    return None


def _enemy(s: Adventure, p: Pointing, card: int, number: int) -> Refusal | None:
    """Why an enemy cannot be attacked, engaged or dealt with."""
    if TYPE[number] != ENEMY:
        return p.because("no_enemy", "lcg.2.08", card=number)
    engaged = engaged_with(s, card)
    if p.verb == "engage":
        if engaged >= 0:
            return p.because("enemy_engaged", "lcg.8.02", card=number)
        return p.because("engaged_in_order", "lcg.8.05", card=number)
    if p.verb == "attack":
        if p.seat * 1000 + card in s.attacks_made:
            return ALREADY_ATTACKED
        if s.zone[card] == STAGING:
            return p.because("enemy_in_staging", "lcg.10.02", card=number)
        return p.because("enemy_of_other", "lcg.14.02", card=number)
    if engaged != p.seat:
        return p.because("enemy_not_engaged_with_you", "lcg.9.02", card=number)
    return p.because("enemy_done", "lcg.9.07", card=number)


# ---- players and numbers


def _player(s: Adventure, p: Pointing) -> Refusal | None:
    seat = int(p.value)
    if seat >= s.players:
        return p.because("no_such_player", "lcg.1.02", count=s.players)
    if s.eliminated[seat]:
        return p.because("player_eliminated", "lcg.12.06")
    return p.because("other_players_meant")


def _number(s: Adventure, p: Pointing) -> Refusal | None:
    assert s.offer is not None
    found = [int(a[p.place]) for a in s.offer.actions if a[0] == p.verb]
    return p.because("number_between", least=min(found), most=max(found)) if found else None


def _kinds_of(verb: str) -> tuple[str, ...]:
    kind = points_at(verb)
    return (kind,) if kind else ()


def _asked_for() -> dict[str, tuple[str, str]]:
    """When each verb is asked for: the rule and the message."""
    groups = {
        ("lcg.5.01", "when_play"): "play",
        ("lcg.17.04", "when_action"): "use",
        ("lcg.13.07", "when_response"): "respond",
        ("lcg.13.09", "when_forced"): "trigger",
        ("lcg.5.07", "when_pay"): "pay",
        ("lcg.6.02", "when_commit"): "commit",
        ("lcg.7.01", "when_travel"): "travel",
        ("lcg.8.02", "when_engage"): "engage",
        ("lcg.9.03", "when_shadow_cards"): "shadow_card_for",
        ("lcg.9.07", "when_enemy_attacks"): "resolve_attack",
        ("lcg.9.08", "when_defend"): "defend undefended no_defender",
        ("lcg.9.13", "when_undefended"): "take_damage",
        ("lcg.10.02", "when_attack"): "attack attacker",
        ("lcg.3.07", "when_mulligan"): "mulligan keep",
        ("lcg.13.04", "when_effect_asks"): "choose choose_player choose_number choose_option yes",
    }
    return {verb: told for told, verbs in groups.items() for verb in verbs.split()}


def _meant(s: Adventure, seat: int, kind: str, value: str) -> str:
    """What a player wants of a card that nothing asks for."""
    card = int(value) if kind == "card" and value.isdecimal() else len(s.design)
    if card >= len(s.design):
        return ""
    zone = s.zone[card]
    if zone == HAND[seat]:
        return "play"
    if HIDDEN[zone] or not IN_PLAY[zone]:
        return "choose"
    if TYPE[s.design[card]] == ENEMY:
        return "attack"
    if TYPE[s.design[card]] == LOCATION:
        return "travel"
    return "commit" if is_character(s, card) else "use"


MENUS: dict[str, tuple[str, ...]] = {
    "planning": ("play",),
    "action_window": (
        "play",
        "use",
    ),
    "respond": ("respond",),
}
"""Verbs that belong to a decision also while nothing can be named with them."""

WHY = WhyNot(
    SPACE,
    _kinds_of,
    {"card": _card, "player": _player, "number": _index},
    _asked_for(),
    (),
    MENUS,
    _meant,
)


def why_not(s: Adventure, action: Action) -> Refusal | None:
    """Why an action may not be taken that no choice considers."""
    return WHY(s, action)
