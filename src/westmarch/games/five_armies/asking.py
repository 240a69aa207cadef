"""The numbers that questions and labels show besides the locals of the frames: how much Damage,
how many dice, how many are left to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from westmarch.games.five_armies.rules.actions import DONE
from westmarch.games.five_armies.rules.battle.combat_round import Contest, round_in_progress
from westmarch.games.five_armies.rules.catalogue import TILE_VALUE
from westmarch.games.five_armies.rules.map.armies import limit_at, units_at
from westmarch.games.five_armies.rules.map.pieces import IN_EYRIE, LORD_OF_THE_EAGLES, SHADOW
from westmarch.games.five_armies.rules.state import Battlefield
from westmarch.games.five_armies.rules.turn.fate import most_tiles
from westmarch.games.five_armies.rules.turn.victory import LAST_SPACE
from westmarch.kernel.engine.decision import Decision
from westmarch.kernel.texts.messages import Values
from westmarch.kernel.texts.prose import fields

Numbers: TypeAlias = Callable[[Battlefield, Decision, Values], dict[str, Any]]
"""From the decision and the locals of the frame that asks."""
_MANY = 9
"""From so many on it is as many as there are."""


def asked_values(s: Battlefield, decision: Decision) -> dict[str, Any]:
    """What the question of a decision shows besides; None for what is not to be shown."""
    numbers = _NUMBERS.get(decision.kind)
    return {} if numbers is None else numbers(s, decision, fields(s.stack[-1]))


def _left(taken: str) -> Numbers:
    """A choice that comes up to `count` times; `taken`: the field of those already made."""

    def numbers(s: Battlefield, decision: Decision, own: Values) -> dict[str, Any]:
        count, done = own["count"], own[taken]
        left = count - (done if isinstance(done, int) else len(done))
        return {"left": left if 1 < count < _MANY else None}

    return numbers


def _army(s: Battlefield, decision: Decision, own: Values) -> dict[str, Any]:
    side, place = own["side"], own["place"]
    units = units_at(s, side, place)
    # In a battle a player takes casualties in one place only.
    in_battle = any(isinstance(frame, Contest) for frame in s.stack)
    return {
        "outside": None if in_battle else place,
        "damage": s.damage[place],
        "units": units,
        "over": units - limit_at(side, place),
        "must": DONE not in decision.actions,
        "rings": s.rings,
    }


def _reroll(s: Battlefield, decision: Decision, own: Values) -> dict[str, Any]:
    most = max(int(a[1]) + int(a[2]) for a in decision.actions)
    return {"most": most, "needed": own["target"][decision.seat]}


def _rally_reroll(s: Battlefield, decision: Decision, own: Values) -> dict[str, Any]:
    most = max(int(a[1]) for a in decision.actions)
    return {"most": most, "needed": own["hits_on"], "damage": s.damage[own["place"]]}


def _bodyguard(s: Battlefield, decision: Decision, own: Values) -> dict[str, Any]:
    """In a battle the hits of the round, else the damage of an attack."""
    stopped = own["inflicted"][SHADOW] if "inflicted" in own else own["amount"]
    return {"bodyguards": s.bodyguards, "stopped": stopped}


def _tile(s: Battlefield, decision: Decision, own: Values) -> dict[str, Any]:
    space = min(LAST_SPACE, s.fate + TILE_VALUE[own["tile"]])
    return {"space": space, "left": most_tiles(s) - own["drawn"]}


def _reinforced(s: Battlefield, decision: Decision, own: Values) -> dict[str, Any]:
    return {name: own.get(name) or None for name in ("units", "leaders", "heals")}


_NUMBERS: dict[str, Numbers] = {
    "choose_army": _left("made"),
    "flip_tokens": _left("used"),
    "place_token": _left("used"),
    "rally": _left("used"),
    "give_leader": _left("armies"),
    "casualties": _army,
    "army_limit": _army,
    "bilbo_vanishes": _army,
    "leader_reroll": _reroll,
    "rally_reroll": _rally_reroll,
    "use_ability": lambda s, decision, own: {
        "ability": round_in_progress(s).manoeuvre[decision.seat]
    },
    "bodyguard": _bodyguard,
    "bilbo_follows": lambda s, decision, own: {"rings": s.rings},
    "fly": lambda s, decision, own: {
        "left": s.eyrie + int(s.characters[LORD_OF_THE_EAGLES] == IN_EYRIE)
    },
    "move_or_attack": lambda s, decision, own: {
        "at_once": any(a[0] == "attack" for a in decision.actions)
    },
    "choose_reinforced": _reinforced,
    "fate_tile": _tile,
}
