"""Words for people: labels of actions, questions, refusals, the log.

All prose is in data/messages.toml; here is what fills its slots. ``{n:card|cards}`` is a number
with the word that fits it, ``{card~is|are}`` the verb that fits a card's name.
"""

from __future__ import annotations

import re
from typing import Any

from westmarch.games.lotr_card_game.rules.card_effects.abilities import DELAYS
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, ChooseOption
from westmarch.games.lotr_card_game.rules.card_effects.happenings import DELAYED, Happenings
from westmarch.games.lotr_card_game.rules.card_effects.payment import Pay
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    HAS_SHADOW,
    NAMES,
    STAGE,
    TYPE,
    TYPES,
    load,
)
from westmarch.games.lotr_card_game.rules.phases.enemy_attack import EnemyAttack
from westmarch.games.lotr_card_game.rules.phases.planning import PlayCard
from westmarch.games.lotr_card_game.rules.phases.player_attack import PlayerAttack
from westmarch.games.lotr_card_game.rules.phases.refresh import PayToReady
from westmarch.games.lotr_card_game.rules.phases.windows import ActionWindow
from westmarch.games.lotr_card_game.rules.state import NOTHING, Adventure
from westmarch.games.lotr_card_game.rules.table.stats import (
    committed_willpower,
    hit_points_left,
    staging_threat,
    stat,
)
from westmarch.kernel.engine.decision import Action, Decision, Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.prose import ended

MESSAGES: dict[str, Any] = load("messages.toml")
_LABELS: dict[str, str] = MESSAGES["label"]
_LABELS_OF: dict[str, str] = MESSAGES["label_of"]
_QUESTIONS: dict[str, str] = MESSAGES["question"]
_EVENTS: dict[str, str] = MESSAGES["event"]
_EVENT_CARD = TYPES.index("event")
_COUNTED = re.compile(r"\{(\w+):([^|{}]*)\|([^{}]*)\}")
_VERB = re.compile(r"\{(\w+)~([^|{}]*)\|([^{}]*)\}")
_PLURAL: frozenset[str] = frozenset(MESSAGES["grammar"]["plural"])


def _fill(template: str, **values: Any) -> str:
    def counted(found: re.Match[str]) -> str:
        n = values[found[1]]
        return f"{n} {found[2] if n == 1 else found[3]}"

    def verb(found: re.Match[str]) -> str:
        return found[3] if values[found[1]] in _PLURAL else found[2]

    return _VERB.sub(verb, _COUNTED.sub(counted, template)).format(**values)


def seat_name(seat: int) -> str:
    """A player's name for the table."""
    return _fill(MESSAGES["name"]["seat"], n=seat + 1)


def _name(s: Adventure, card: int) -> str:
    return NAMES[s.design[card]] if card >= 0 else str(MESSAGES["name"]["face_down"])


# ---- labels


def label(s: Adventure, action: Action) -> str:
    """An action in words; equal ones are told apart by their place."""
    words = _label(s, action)
    if s.offer is not None and len(action) > 1:
        same = [a for a in s.offer.actions if len(a) > 1 and _label(s, a) == words]
        if len(same) > 1 and action in same:
            return f"{words} ({same.index(action) + 1} of {len(same)})"
    return words


def _label(s: Adventure, action: Action) -> str:
    verb = str(action[0])
    kind = s.offer.kind if s.offer is not None else ""
    if len(action) == 1:
        return _LABELS_OF.get(f"{kind}_{verb}", _LABELS[verb])
    first = int(action[1])
    top = s.stack[-1] if s.stack else None
    if verb == "choose_player":
        return seat_name(first)
    if verb == "choose_number":
        return str(first)
    if verb == "choose_option":
        if isinstance(top, ChooseOption) and first < len(top.options):
            return str(MESSAGES["option"][top.options[first]])
        return str(first + 1)
    card = _name(s, first)
    if verb == "trigger" and int(action[2]) >= DELAYED:
        later = DELAYS[int(action[2]) - DELAYED].partition(".")[2]
        return _fill(MESSAGES["delayed"][later], card=card)
    if verb in ("respond", "trigger") and isinstance(top, Happenings):
        subject = top.what[int(action[3])][1] if int(action[3]) < len(top.what) else NOTHING
        if subject >= 0 and subject != first:
            key = "respond_to" if verb == "respond" else "trigger_of"
            return _fill(_LABELS[key], card=card, subject=_name(s, subject))
    return _fill(_LABELS[verb], card=card)


# ---- questions


def question(s: Adventure, decision: Decision) -> str:
    """What is asked, naming the step of the rulebook."""
    kind = decision.kind
    top = s.stack[-1] if s.stack else None
    template = _QUESTIONS[kind]
    values: dict[str, Any] = {"seat": seat_name(decision.seat)}
    if isinstance(top, ActionWindow):
        values["window"] = MESSAGES["window"].get(top.name, MESSAGES["phase"]["planning"])
    elif kind == "commit":
        values.update(willpower=committed_willpower(s), threat=staging_threat(s))
    elif kind == "engagement_check":
        values["level"] = s.threat[decision.seat]
    elif isinstance(top, EnemyAttack):
        template = _attack_question(s, top, kind, values)
    elif isinstance(top, PlayerAttack):
        values.update(
            enemy=_name(s, top.enemy),
            other=seat_name(top.seat),
            attack=top.total_attack(s),
            defense=stat(s, top.enemy, DEFENSE),
            left=hit_points_left(s, top.enemy),
        )
    elif isinstance(top, Happenings):
        what = list(dict.fromkeys(_what(w[0], _name(s, w[1])) for w in top.what))
        values["what"] = " or ".join(what)
    elif isinstance(top, Pay):
        values.update(card=_name(s, _paid_for(s)), n=top.left)
    elif isinstance(top, PayToReady):
        values.update(card=_name(s, top.card), n=top.cost)
    elif isinstance(top, Ask | Use):
        values.update(card=_name(s, top.card), n=top.n)
        if isinstance(top, Ask) and top.why:
            template = MESSAGES["why"][top.why]
    return _fill(template, **values)


def _attack_question(s: Adventure, top: EnemyAttack, kind: str, values: dict[str, Any]) -> str:
    values.update(
        enemy=_name(s, top.enemy),
        other=seat_name(top.seat),
        attack=stat(s, top.enemy, ATTACK),
        defense=top.defense(s),
    )
    if kind == "take_damage" and top.undefended(s):
        return _QUESTIONS["undefended"]
    if kind == "declare_defender" and top.defenders:
        return _QUESTIONS["declare_another"]
    return _QUESTIONS[kind]


def _paid_for(s: Adventure) -> int:
    """The card that is being paid for."""
    for frame in reversed(s.stack):
        if isinstance(frame, PlayCard | Use):
            return frame.card
    return NOTHING


def _what(on: str, subject: str) -> str:
    template = MESSAGES["on"].get(on)
    return on.replace("_", " ") if template is None else _fill(template, subject=subject)


# ---- refusals and the log


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    values: dict[str, Any] = dict(refusal.params)
    if "sphere" in values:
        values["sphere"] = MESSAGES["sphere"].get(values["sphere"], values["sphere"])
    template = MESSAGES["refusal"].get(refusal.key, MESSAGES["refusal"]["not_offered"])
    return _fill(template, **values)


def tale(event: Event) -> str:
    """An event as one line of the log; empty when it is not worth a line."""
    data = dict(event.data)
    kind = event.kind
    if "number" in data:
        data["card"] = NAMES[data["number"]]
        data["stage"] = STAGE[data["number"]]
    for key in ("host", "enemy", "objective", "subject"):
        if key in data:
            number = data.get(f"{key}_number", -1)
            data[key] = NAMES[number] if number >= 0 else MESSAGES["name"]["face_down"]
    if data.get("seat") is not None:
        data["seat"] = seat_name(data["seat"])
    if kind == "used":
        return _use_told(data)
    if kind == "quest_resolved":
        gained = data["willpower"] - data["threat"]
        data["n"] = abs(gained)
        kind = "quest_succeeded" if gained > 0 else "quest_failed" if gained < 0 else "quest_drawn"
    elif kind == "shadow_card" and not HAS_SHADOW[data["number"]]:
        kind = "shadow_card_blank"
    elif kind == "phase":
        data["phase"] = MESSAGES["phase"][data["phase"]]
    elif kind == "campaign":
        data["level"] = MESSAGES["campaign"][data["level"]]
    elif kind == "eliminated":
        data["why"] = MESSAGES["eliminated"].get(data["why"], data["why"].replace("_", " "))
    elif kind == "drew_cards":
        data["cards"] = ", ".join(NAMES[n] for n in data["numbers"])
    template = _EVENTS.get(kind)
    return kind.replace("_", " ") if template is None else ended(_fill(template, **data))


def _use_told(data: dict[str, Any]) -> str:
    if data["ability"] == "action" or not data["on"]:
        key = "used_event" if TYPE[data["number"]] == _EVENT_CARD else "used_action"
    else:
        key = "used_forced" if data["ability"] == "forced" else "used_response"
        data["what"] = _what(data["on"], data["subject"])
    return ended(_fill(_EVENTS[key], **data))
