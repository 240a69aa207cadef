"""Words for people: labels of actions, questions, refusals, the log.

All prose is in texts/<language>.ftl; here is what fills it. What messages may call besides the
functions of the kernel's prose.py: ``CARD`` is a card by its number (or its name, where a deck is
spoken of), ``CARDS`` several in a row; ``SEAT`` a player; ``WINDOW`` where in the round one may
act; ``ON`` what an answer or a forced effect follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.games.lotr_card_game.rules.actions import DELAYED
from westmarch.games.lotr_card_game.rules.card_effects.abilities import DELAYS
from westmarch.games.lotr_card_game.rules.card_effects.ask import Ask, ChooseOption
from westmarch.games.lotr_card_game.rules.card_effects.happenings import Happenings
from westmarch.games.lotr_card_game.rules.card_effects.payment import Pay
from westmarch.games.lotr_card_game.rules.card_effects.uses import Use
from westmarch.games.lotr_card_game.rules.catalogue import (
    ATTACK,
    DEFENSE,
    HAS_SHADOW,
    IDS,
    NAMES,
    STAGE,
    TYPE,
    TYPES,
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
from westmarch.kernel.texts.language import by_language
from westmarch.kernel.texts.messages import CASE, Shown
from westmarch.kernel.texts.prose import GENDER, Prose, Table, ended, sentence

_EVENT_CARD = TYPES.index("event")
FACE_DOWN = -1
"""The number of a card nobody may see."""
ALONE = -1
"""The seat, in what is told, of a player who plays alone."""

# ---- names


def _card(value: int | str, case: str = "") -> str:
    number = _NUMBER_OF_NAME.get(value, FACE_DOWN) if isinstance(value, str) else value
    if number >= 0:
        return PROSE.name("card", number, case)
    if isinstance(value, str):
        return "" if case == GENDER else value
    if case == GENDER:
        return PROSE.trait("name-face_down", GENDER)
    return PROSE.fill("name-face_down", {CASE: case or "nom"})


def _seat(seat: int, case: str = "") -> str:
    """A player; who plays alone is "you", which has a gender of its own for the verb to agree."""
    key = "name-you" if seat == ALONE else "name-seat"
    if case == GENDER:
        return PROSE.trait(key, GENDER)
    return PROSE.fill(key, {"n": seat + 1, CASE: case or "nom"})


def _window(name: str, case: str = "") -> str:
    key = f"window-{name}"
    return PROSE.fill(key if key in PROSE else "phase-planning")


def _on(happened: Sequence[tuple[str, int]], case: str = "") -> str:
    """What happened, one thing or several."""
    told = []
    for on, subject in happened:
        key = f"on-{on}"
        values = {"subject": Shown(subject, case), CASE: case or "nom"}
        told.append(PROSE.fill(key, values) if key in PROSE else on.replace("_", " "))
    return PROSE.joined(list(dict.fromkeys(told)), "or")


def _title(number: int) -> str:
    return str(printed()[number]["name"])


_NUMBER_OF_NAME = {name: number for number, name in enumerate(NAMES)}
PROSE: Prose = Prose(
    __package__ or "",
    {"card": Table(IDS, NAMES, told=_title)},
    {
        "card": _card,
        "cards": lambda numbers, case: PROSE.joined([_card(number, case) for number in numbers]),
        "seat": _seat,
        "window": _window,
        "on": _on,
    },
    made_of={"cards": ("card",), "on": ("card",), "seat": (), "window": ()},
    printed={
        "player_cards": ("name", "text", "traits", "keywords", "limit"),
        "encounter_cards": ("name", "text", "traits", "keywords"),
        "quest_cards": ("name", "name_a", "text"),
    },
)


@by_language
def printed() -> tuple[dict[str, Any], ...]:
    """Everything the data files say of each card, in the language spoken."""
    quests = PROSE.data("quest_cards")
    found = [
        quests["orc_guard"],
        *PROSE.data("player_cards")["card"],
        *PROSE.data("encounter_cards")["card"],
        *(
            {**stage, "type": "quest", "scenario": scenario["id"]}
            for scenario in quests["scenario"]
            for stage in scenario["stage"]
        ),
    ]
    return tuple(sorted(found, key=lambda card: int(card["number"])))


def seat_name(seat: int) -> str:
    """A player's name for the table."""
    return sentence(_seat(seat))


def card_name(number: int) -> str:
    """A card's name."""
    return PROSE.name("card", number)


def _number(s: Adventure, card: int) -> int:
    return s.design[card] if card >= 0 else FACE_DOWN


# ---- labels


def label(s: Adventure, action: Action) -> str:
    """An action in words; equal ones are told apart by their place."""
    words = _label(s, action)
    if s.offer is not None and len(action) > 1:
        same = [a for a in s.offer.actions if len(a) > 1 and _label(s, a) == words]
        if len(same) > 1 and action in same:
            values = {"label": words, "n": same.index(action) + 1, "all": len(same)}
            return PROSE.fill("label-one_of", values)
    return words


def _label(s: Adventure, action: Action) -> str:
    verb = str(action[0])
    kind = s.offer.kind if s.offer is not None else ""
    if len(action) == 1:
        own = f"label_of-{kind}_{verb}"
        return PROSE.fill(own if own in PROSE else f"label-{verb}")
    first = int(action[1])
    top = s.stack[-1] if s.stack else None
    if verb == "choose_player":
        return PROSE.fill("label-choose_player", {"seat": first})
    if verb == "choose_number":
        return PROSE.fill("label-choose_number", {"n": first})
    if verb == "choose_option":
        options = top.options if isinstance(top, ChooseOption) else ()
        values = {"option": options[first] if first < len(options) else None, "n": first + 1}
        return PROSE.fill("label-choose_option", values)
    card = _number(s, first)
    if verb == "trigger" and int(action[2]) >= DELAYED:
        return PROSE.fill(_delayed(DELAYS[int(action[2]) - DELAYED]), {"card": card})
    if verb in ("respond", "trigger") and isinstance(top, Happenings):
        subject = top.what[int(action[3])][1] if int(action[3]) < len(top.what) else NOTHING
        if subject >= 0 and subject != first:
            key = "label-respond_to" if verb == "respond" else "label-trigger_of"
            return PROSE.fill(key, {"card": card, "subject": _number(s, subject)})
    return PROSE.fill(f"label-{verb}", {"card": card})


# ---- questions


def question(s: Adventure, decision: Decision) -> str:
    """What is asked, naming the step of the rulebook."""
    kind = decision.kind
    top = s.stack[-1] if s.stack else None
    key = f"question-{kind}"
    values: dict[str, Any] = {"seat": decision.seat if len(s.threat) > 1 else ALONE}
    if isinstance(top, ActionWindow):
        values["window"] = top.name
    elif kind == "commit":
        values.update(willpower=committed_willpower(s), threat=staging_threat(s))
    elif kind == "engagement_check":
        values["level"] = s.threat[decision.seat]
    elif isinstance(top, EnemyAttack):
        key = _attack_question(s, top, kind, values)
    elif isinstance(top, PlayerAttack):
        values.update(
            enemy=_number(s, top.enemy),
            other=top.seat,
            attack=top.total_attack(s),
            defense=stat(s, top.enemy, DEFENSE),
            left=hit_points_left(s, top.enemy),
        )
    elif isinstance(top, Happenings):
        values["what"] = tuple((w[0], _number(s, w[1])) for w in top.what)
    elif isinstance(top, Pay):
        values.update(card=_number(s, _paid_for(s)), n=top.left)
    elif isinstance(top, PayToReady):
        values.update(card=_number(s, top.card), n=top.cost)
    elif isinstance(top, Ask | Use):
        values.update(card=_number(s, top.card), n=top.n)
        if isinstance(top, Ask) and top.why:
            key = f"why-{top.why}"
    return sentence(PROSE.fill(key, values))


def _attack_question(s: Adventure, top: EnemyAttack, kind: str, values: dict[str, Any]) -> str:
    values.update(
        enemy=_number(s, top.enemy),
        other=top.seat,
        attack=stat(s, top.enemy, ATTACK),
        defense=top.defense(s),
    )
    if kind == "take_damage" and top.undefended(s):
        return "question-undefended"
    if kind == "declare_defender" and top.defenders:
        return "question-declare_another"
    return f"question-{kind}"


def _paid_for(s: Adventure) -> int:
    """The card that is being paid for."""
    for frame in reversed(s.stack):
        if isinstance(frame, PlayCard | Use):
            return frame.card
    return NOTHING


# ---- refusals and the log


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    key = f"refusal-{refusal.key}"
    told = PROSE.fill(key if key in PROSE else "refusal-not_offered", dict(refusal.params))
    return ended(sentence(told))


def tale(event: Event, players: int = 1) -> str:
    """An event as one line of the log; empty when it is not worth a line."""
    data = dict(event.data)
    kind = event.kind
    if "seat" in data and players == 1:
        data["seat"] = ALONE
    if "number" in data:
        data["card"] = data["number"]
        data["stage"] = STAGE[data["number"]]
    for key in ("host", "enemy", "objective", "subject"):
        if key in data:
            data[key] = data.get(f"{key}_number", FACE_DOWN)
    if kind == "used":
        kind = _use_told(data)
    elif kind == "quest_resolved":
        gained = data["willpower"] - data["threat"]
        data["n"] = abs(gained)
        kind = "quest_succeeded" if gained > 0 else "quest_failed" if gained < 0 else "quest_drawn"
    elif kind == "shadow_card" and not HAS_SHADOW[data["number"]]:
        kind = "shadow_card_blank"
    elif kind == "drew_cards":
        data["cards"] = tuple(data["numbers"])
    elif kind == "delayed" and data.get("go"):
        return ended(sentence(PROSE.fill(_delayed(data["go"]), data)) + ".")
    words = f"event-{kind}"
    told = PROSE.fill(words, data) if words in PROSE else kind.replace("_", " ")
    return ended(sentence(told))


def _delayed(go: str) -> str:
    """The message for an effect that waited for the end of a phase or round."""
    return f"delayed-{go.partition('.')[2]}"


def _use_told(data: dict[str, Any]) -> str:
    if data["ability"] == "action" or not data["on"]:
        return "used_event" if TYPE[data["number"]] == _EVENT_CARD else "used_action"
    data["what"] = ((data["on"], data["subject"]),)
    own = "own_" if data["subject"] == data["number"] else ""
    return f"used_{own}forced" if data["ability"] == "forced" else f"used_{own}response"
