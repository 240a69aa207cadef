"""Actions, questions, refusals and events in English, from the templates of data/messages.toml.

Types of slots besides those of the kernel's prose.py: ``unit`` is a unit with its rank and
commander, ``hex`` where it stands; ``commander`` is one with his title, ``titled`` the same in a
list; ``dice_shown`` dice or tokens by symbol; ``commands`` what a Leadership card commands,
``command*card`` one command of the card named in another slot; ``value`` of a commander in a
skirmish.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.games.battles_of_westeros.rules.battlefield.army import named
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CLASSES,
    COMMANDER,
    COMMANDER_NAMES,
    COMMANDER_TITLES,
    COMMANDERS,
    GREEN,
    HOUSES,
    KEYWORDS,
    KIND,
    KIND_NAMES,
    LIMIT,
    RANKS,
    RED,
    SYMBOLS,
    load,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND_NAMES, GROUNDS
from westmarch.games.battles_of_westeros.rules.catalogue import (
    CARD,
    CARDS,
    LEADERSHIP,
    Command,
    Group,
    Tactic,
)
from westmarch.games.battles_of_westeros.rules.plan.battle_rules import AimCatapults, Palisades
from westmarch.games.battles_of_westeros.rules.round.commanders import OPTIONS, Window
from westmarch.games.battles_of_westeros.rules.round.leadership import PlayCard
from westmarch.games.battles_of_westeros.rules.round.rounds import Reinforcements
from westmarch.games.battles_of_westeros.rules.skirmish import PlaceTerrain, PlaceUnits
from westmarch.games.battles_of_westeros.rules.state import PHASES, Field
from westmarch.kernel.engine.decision import Action, Decision, Refusal
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.state import Frame
from westmarch.kernel.prose import Prose, fields, sentence

MESSAGES: dict[str, Any] = load("messages.toml")
_NAMES: dict[str, Any] = MESSAGES["name"]
_PRINT: dict[str, Any] = MESSAGES["card"]


# ---- names


def _numbered() -> list[str]:
    """The names of the Leadership cards; a name that several cards of a House share is numbered."""
    count = Counter((card.house, card.name) for card in LEADERSHIP)
    seen: Counter[tuple[int, str]] = Counter()
    found = []
    for card in LEADERSHIP:
        key = (card.house, card.name)
        seen[key] += 1
        found.append(card.name if count[key] == 1 else f"{card.name} {'I' * seen[key]}")
    return found


def unit_text(unit: Mapping[str, str], values: Any = None) -> str:
    """``green Winterfell Riders``, ``Robb Stark's blue Winterfell Riders``."""
    template = _NAMES["unit"]["led" if unit["commander"] else "plain"]
    commander = unit["commander"]
    return str(template).format(
        rank=_NAMES["symbol"][unit["rank"]],
        kind=KIND_NAMES[KIND[unit["kind"]]],
        commander=COMMANDER_NAMES[COMMANDER[commander]] if commander else "",
    )


def _units(value: Any, values: Any) -> str:
    """A unit, or several."""
    if isinstance(value, (list, tuple)):
        return PROSE.joined([unit_text(unit) for unit in value])
    return unit_text(value)


def _units_at(units: Any, hexes: Any) -> str:
    """Units with the hexes where they stand."""
    template = _NAMES["unit"]["at"]
    pairs = zip(units, hexes, strict=True)
    return PROSE.joined([template.format(unit=unit_text(u), hex=h) for u, h in pairs])


def dice_text(value: Sequence[Any], values: Any = None) -> str:
    """``2 green, 1 valor``: symbols, or how many there are of each."""
    counts = [value.count(s) for s in SYMBOLS] if value and isinstance(value[0], str) else value
    parts = [f"{n} {_NAMES['symbol'][s]}" for s, n in zip(SYMBOLS, counts, strict=True) if n]
    return ", ".join(parts) or str(MESSAGES["board"]["none"])


# ---- what is printed on Leadership cards


def _group_text(group: Group) -> str:
    kind = ""
    if group.rank >= 0:
        kind += f"{_NAMES['symbol'][RANKS[group.rank]]} "
    if group.unit_class >= 0:
        kind += f"{_NAMES['class'][CLASSES[group.unit_class]]} "
    which = "all" if not group.most else "one" if group.most == 1 else "some"
    text = PROSE.fill(_PRINT[which], {"most": group.most, "kind": kind})
    return PROSE.fill(_PRINT["stray"], {"some": text}) if group.adjacent_uncontrolled else text


def effect_text(command: Command) -> str:
    """``order up to 2 infantry units``."""
    groups = PROSE.joined([_group_text(g) for g in command.groups])
    return PROSE.fill(_PRINT[command.do], {"groups": groups})


def command_text(command: Command) -> str:
    """``order up to 2 infantry units (1 token)``."""
    does = effect_text(command)
    return PROSE.fill(_PRINT["command"], {"cost": command.cost, "does": does})


def tactic_text(tactic: Tactic) -> str:
    """``Tactic, before the orders, if you show a blue token: ...``."""
    units = ""
    if tactic.who:
        units = PROSE.fill(MESSAGES["target"][tactic.who], {"some": _group_text(tactic.group)})
        only = [name for name in ("attacked", "unengaged") if getattr(tactic, name)]
        if only:
            units = PROSE.fill(MESSAGES["target"]["_".join(only)], {"units": units})
    values = {"units": units, "value": tactic.value or None, "until": tactic.until}
    does = PROSE.fill(MESSAGES["tactic"][tactic.do], {**values, "keyword": tactic.keyword})
    needs = {"timing": tactic.timing, "needs": _needs_text(tactic), "does": does}
    return PROSE.fill(_PRINT["tactic"], needs)


def _needs_text(tactic: Tactic) -> str:
    parts = []
    if tactic.pool:
        tokens = []
        for symbol in dict.fromkeys(tactic.pool):
            which = "token" if tactic.pool.count(symbol) == 1 else "two_tokens"
            tokens.append(PROSE.fill(_PRINT[which], {}, (symbol,)))
        parts.append(PROSE.fill(_PRINT["tokens"], {"tokens": PROSE.joined(tokens)}))
    if tactic.morale is not None:
        other, zone, test = tactic.morale
        name = f"{'enemy' if other else 'own'}_{test}"
        parts.append(PROSE.fill(MESSAGES["test"][name], {"zone": zone}))
    return PROSE.joined(parts) if parts else str(_PRINT["nothing"])


def card_text(card: int) -> str:
    """Everything printed on a card, in a line."""
    text = commands_text(card)
    tactic = LEADERSHIP[card].tactic
    return text if tactic is None else f"{text}. {tactic_text(tactic)}"


def commands_text(card: int) -> str:
    """The commands of a card."""
    return "; ".join(command_text(c) for c in LEADERSHIP[card].commands)


# ---- templates

PROSE = Prose(
    MESSAGES,
    {
        "card": (CARDS, _numbered()),
        "commander": (
            COMMANDERS,
            [f"{n}, {t}" for n, t in zip(COMMANDER_NAMES, COMMANDER_TITLES, strict=True)],
        ),
        "titled": (
            COMMANDERS,
            [f"{n} ({t})" for n, t in zip(COMMANDER_NAMES, COMMANDER_TITLES, strict=True)],
        ),
        "ground": (GROUNDS, [name.lower() for name in GROUND_NAMES]),
        "hex_name": (HEXES, HEXES),
        "house": (HOUSES, [_NAMES["house"][h] for h in HOUSES]),
        "keyword": (KEYWORDS, [_NAMES["keyword"][k] for k in KEYWORDS]),
        "phase": (PHASES, [_NAMES["phase"][p] for p in PHASES]),
        "symbol": (SYMBOLS, [_NAMES["symbol"][name] for name in SYMBOLS]),
    },
    {
        "unit": _units,
        "hex": lambda unit, values: unit["hex"],
        "at*": _units_at,
        "dice_shown": dice_text,
        "value": lambda name, values: str(LIMIT[COMMANDER[name]]),
        "commands": lambda name, values: commands_text(CARD[name]),
        "command*": lambda number, card: command_text(LEADERSHIP[card].commands[number - 1]),
    },
)


# ---- what is going on, as values for templates

_UNIT_FIELDS = ("unit", "attacker", "target", "leader", "striker", "leaver")
"""Locals of frames that are units."""


def _named(s: Field, unit: int) -> dict[str, str]:
    """A unit as templates know it, with its hex."""
    at = s.hex[unit]
    return {**named(s, unit), "hex": HEXES[at] if at >= 0 else ""}


def _values(s: Field, frame: Frame) -> dict[str, Any]:
    """A frame's locals; units by name."""
    found = fields(frame)
    for name in _UNIT_FIELDS:
        if name in found:
            found[name] = _named(s, found[name])
    return found


def context(s: Field) -> dict[str, Any]:
    """What templates may show of the state and of the frames in progress; the inner one's locals
    come first."""
    values: dict[str, Any] = {"house": s.to_act}
    for frame in s.stack:
        values.update(_values(s, frame))
    if s.stack:
        values.update(_asked(s, s.stack[-1]))
    return values


def _asked(s: Field, frame: Frame) -> dict[str, Any]:
    """What the questions of some frames need besides their locals."""
    if isinstance(frame, PlayCard):
        tactic = LEADERSHIP[frame.card].tactic
        return {"tactic": tactic_text(tactic) if tactic else ""}
    if isinstance(frame, AimCatapults) and len(frame.colours) < len(frame.hexes):
        return {"hex": HEXES[frame.hexes[len(frame.colours)]]}
    if isinstance(frame, Palisades) and any(frame.left):
        return {"colour": max(i for i in range(GREEN, RED + 1) if frame.left[i])}
    if isinstance(frame, PlaceTerrain) and s.overlays[frame.seat]:
        return {"overlay": s.overlays[frame.seat][0], "left": len(s.overlays[frame.seat])}
    if isinstance(frame, Reinforcements) and frame.next_unit(s)[0] >= 0:
        return {"unit": _named(s, frame.next_unit(s)[0])}
    if isinstance(frame, PlaceUnits) and frame.next_unit(s) >= 0:
        return {"unit": _named(s, frame.next_unit(s))}
    return {}


def _use_text(commander: str, commits: bool) -> str:
    """What a commander's option does."""
    found = MESSAGES["commit" if commits else "ability"].get(commander)
    return str(found or MESSAGES["commit"].get(commander, commander))


# ---- the four surfaces


def label(s: Field, action: Action) -> str:
    """A short text for an action, for a button or a numbered list."""
    values = context(s)
    verb = action[0]
    if len(action) > 1:
        h = HEX.get(str(action[1]), -1)
        if h >= 0 and s.unit_at[h] >= 0:
            values["there"] = named(s, s.unit_at[h])
    if verb == "use_ability":
        frame = s.stack[-1] if s.stack else None
        window = frame.window if isinstance(frame, Window) else "turn"
        chance = OPTIONS[window].get(COMMANDER[str(action[1])])
        values["use"] = _use_text(str(action[1]), chance is None or chance.commits)
    elif verb == "command" and not isinstance(s.stack[-1] if s.stack else None, PlayCard):
        values.pop("card", None)
    kind = s.offer.kind if s.offer is not None else ""
    return sentence(PROSE.label(kind, action, values))


def question(s: Field, decision: Decision) -> str:
    """What is asked, naming the step of the rulebook."""
    return PROSE.question(s, decision, context(s), lambda frame: _values(s, frame))


def reason(refusal: Refusal) -> str:
    """A refusal in one sentence."""
    return PROSE.reason(refusal)


def tale(event: Event) -> str:
    """An event as one line of the log; empty when it is not worth a line."""
    kind, data = event.kind, dict(event.data)
    if kind == "hits" and not data["dealt"]:
        kind = "hits_stopped"
    elif kind == "ability":
        data["use"] = _use_text(data["commander"], data["commits"])
    elif kind == "catapults_aimed":
        pairs = zip(data["hexes"], data["colours"], strict=True)
        data["aims"] = PROSE.joined([f"{h} ({_NAMES['symbol'][c]})" for h, c in pairs])
    elif kind == "setup_cards":
        data["number"] = len(data["cards"])
    return PROSE.tale(kind, data)
