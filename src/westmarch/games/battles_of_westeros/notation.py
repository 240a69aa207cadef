"""Actions, questions, refusals and events in words, from the messages of texts/<language>.ftl.

What messages may call besides the functions of the kernel's prose.py: ``CARD GROUND HOUSE KEYWORD
PHASE SYMBOL CLASS KIND`` name an id (or several); ``UNIT`` is a unit with its rank and commander,
``HEX`` where it stands, ``AT($units, $hexes)`` units with their hexes; ``LEADER`` is a commander,
``COMMANDER`` one with his title and ``TITLED`` the same in a list, ``VALUE`` his value in a
skirmish; ``DICE_SHOWN`` are dice or tokens by symbol; ``COMMANDS`` what a Leadership card commands,
``COMMAND($arg1, $card)`` one of its commands; ``GROUP`` and ``UNITS`` the units a command or tactic
reaches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from westmarch.games.battles_of_westeros.rules.battlefield.army import named
from westmarch.games.battles_of_westeros.rules.battlefield.grid import HEX, HEXES
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    CLASSES,
    COMMANDER,
    COMMANDER_NAMES,
    COMMANDERS,
    GREEN,
    HOUSES,
    KEYWORDS,
    KIND_NAMES,
    KINDS,
    LIMIT,
    RANKS,
    RED,
    SYMBOLS,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import GROUND_NAMES, GROUNDS
from westmarch.games.battles_of_westeros.rules.catalogue import (
    CARD,
    CARD_NAMES,
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
from westmarch.kernel.texts.language import spoken
from westmarch.kernel.texts.messages import CASE, Shown
from westmarch.kernel.texts.prose import GENDER, Prose, Table, fields, sentence

# ---- names


def _numbered() -> list[int]:
    """The numbers of the Leadership cards among those of their House and name; 0 where no other
    has the name."""
    count = Counter((card.house, card.name) for card in LEADERSHIP)
    seen: Counter[tuple[int, str]] = Counter()
    found = []
    for card in LEADERSHIP:
        key = (card.house, card.name)
        seen[key] += 1
        found.append(0 if count[key] == 1 else seen[key])
    return found


_NUMBERED = _numbered()


def _card(card: int, case: str) -> str:
    """A Leadership card; one of several with the same name has its number behind it."""
    name = PROSE.name("title", card, case)
    return f"{name} {'I' * _NUMBERED[card]}" if _NUMBERED[card] else name


def _epithet(commander: int) -> str:
    """A commander's title, as it is printed on his card."""
    return str(PROSE.data("commanders")["commander"][commander]["title"])


def unit_text(value: Any, case: str = "") -> str:
    """``green Winterfell Riders``, ``Robb Stark's blue Winterfell Riders``; or several units."""
    if isinstance(value, (list, tuple)):
        if case == GENDER and len(value) > 1:
            return "p"
        return PROSE.joined([unit_text(unit, case) for unit in value])
    if case == GENDER:
        return PROSE.name("kind", value["kind"], GENDER)
    values = {
        "rank": Shown(value["rank"], case),
        "kind": Shown(value["kind"], case),
        "commander": value["commander"],
        CASE: case or "nom",
    }
    return PROSE.fill("name-unit-led" if value["commander"] else "name-unit-plain", values)


def _units_at(units: Any, hexes: Any, case: str = "") -> str:
    """Units with the hexes where they stand."""
    pairs = zip(units, hexes, strict=True)
    return PROSE.joined(
        [PROSE.fill("name-unit-at", {"unit": Shown(u, case), "hex": h}) for u, h in pairs]
    )


def dice_text(value: Sequence[Any], case: str = "") -> str:
    """``2 green, 1 valor``: symbols, or how many there are of each."""
    counts = [value.count(s) for s in SYMBOLS] if value and isinstance(value[0], str) else value
    pairs = zip(SYMBOLS, counts, strict=True)
    parts = [PROSE.counted("symbol", symbol, n) for symbol, n in pairs if n]
    return ", ".join(parts) or PROSE.fill("board-none")


# ---- what is printed on Leadership cards


def _group_text(group: Any, case: str = "") -> str:
    """``up to 2 green infantry units``; or several such groups."""
    if not isinstance(group, Group):
        return PROSE.joined([_group_text(one, case) for one in group])
    if group.adjacent_uncontrolled:
        near = group._replace(adjacent_uncontrolled=False)
        return PROSE.fill("card-stray", {"some": Shown(near, case), CASE: case or "nom"})
    which = "all" if not group.most else "one" if group.most == 1 else "some"
    values = {
        "most": group.most,
        "rank": Shown(RANKS[group.rank], case) if group.rank >= 0 else None,
        "class": Shown(CLASSES[group.unit_class], case) if group.unit_class >= 0 else None,
        CASE: case or "nom",
    }
    return PROSE.fill(f"card-{which}", values)


def _reached_text(reached: Any, case: str = "") -> str:
    """The units of a tactic: whose, which, and of them only those that have attacked or are not
    engaged."""
    who, group, only = reached
    if only:
        units = Shown((who, group, ()), case)
        return PROSE.fill(f"target-{'_'.join(only)}", {"units": units, CASE: case or "nom"})
    return PROSE.fill(f"target-{who}", {"some": Shown(group, case), CASE: case or "nom"})


def effect_text(command: Command) -> str:
    """``order up to 2 infantry units``."""
    return PROSE.fill(f"card-{command.do}", {"groups": Shown(tuple(command.groups))})


def command_text(command: Command) -> str:
    """``order up to 2 infantry units (1 token)``."""
    return PROSE.fill("card-command", {"cost": command.cost, "does": effect_text(command)})


def tactic_text(tactic: Tactic) -> str:
    """``Tactic, before the orders, if you show a blue token: ...``."""
    return _tactic_told(tactic, spoken())


@cache
def _tactic_told(tactic: Tactic, language: str) -> str:
    """The same, made once in a language: questions and labels of a turn say it again and again."""
    only = tuple(name for name in ("attacked", "unengaged") if getattr(tactic, name))
    values = {
        "units": Shown((tactic.who, tactic.group, only)) if tactic.who else "",
        "value": tactic.value or None,
        "until": tactic.until,
        "keyword": tactic.keyword,
    }
    does = PROSE.fill(f"tactic-{tactic.do}", values)
    needs = {"timing": tactic.timing, "needs": _needs_text(tactic), "does": does}
    return PROSE.fill("card-tactic", needs)


def _needs_text(tactic: Tactic) -> str:
    parts = []
    if tactic.pool:
        tokens = []
        for symbol in dict.fromkeys(tactic.pool):
            which = "token" if tactic.pool.count(symbol) == 1 else "two_tokens"
            tokens.append(PROSE.fill(f"card-{which}", {}, (symbol,)))
        parts.append(PROSE.fill("card-tokens", {"tokens": PROSE.joined(tokens)}))
    if tactic.morale is not None:
        other, zone, test = tactic.morale
        name = f"test-{'enemy' if other else 'own'}_{test}"
        parts.append(PROSE.fill(name, {"zone": zone}))
    return PROSE.joined(parts) if parts else PROSE.fill("card-nothing")


def card_text(card: int) -> str:
    """Everything printed on a card, in a line."""
    text = commands_text(card)
    tactic = LEADERSHIP[card].tactic
    return text if tactic is None else f"{text}. {tactic_text(tactic)}"


def commands_text(card: int) -> str:
    """The commands of a card."""
    return "; ".join(command_text(c) for c in LEADERSHIP[card].commands)


# ---- messages

PROSE: Prose = Prose(
    __package__ or "",
    {
        "title": Table(CARDS, CARD_NAMES, ("leadership_cards", "name")),
        "card": Table(CARDS, made=_card),
        "leader": Table(COMMANDERS, COMMANDER_NAMES, ("commanders", "name")),
        "commander": Table(
            COMMANDERS, made=lambda c, case: f"{PROSE.name('leader', c, case)}, {_epithet(c)}"
        ),
        "titled": Table(
            COMMANDERS, made=lambda c, case: f"{PROSE.name('leader', c, case)} ({_epithet(c)})"
        ),
        "ground": Table(GROUNDS, [name.lower() for name in GROUND_NAMES]),
        "hex_name": Table(HEXES, HEXES, made=lambda at, case: HEXES[at]),
        "house": Table(HOUSES),
        "keyword": Table(KEYWORDS),
        "phase": Table(PHASES),
        "symbol": Table(SYMBOLS),
        "class": Table(CLASSES),
        "kind": Table(KINDS, KIND_NAMES, ("units", "name")),
    },
    {
        "unit": unit_text,
        "hex": lambda unit, case: str(unit["hex"]),
        "at": _units_at,
        "dice_shown": dice_text,
        "value": lambda name, case: str(LIMIT[COMMANDER[name]]),
        "commands": lambda name, case: commands_text(CARD[name]),
        "command": lambda number, card, case: command_text(LEADERSHIP[card].commands[number - 1]),
        "group": _group_text,
        "units": _reached_text,
    },
    made_of={
        "card": ("title",),
        "commander": ("leader",),
        "titled": ("leader",),
        "unit": ("kind",),
        "at": ("kind",),
    },
    printed={
        "units": ("name",),
        "terrain": ("name",),
        "commanders": ("name", "title", "ability", "commit"),
        "leadership_cards": ("name",),
        "skirmishes": ("title",),
        "battles": ("title", "summary", "name"),
    },
)


# ---- what is going on, as values for messages

_UNIT_FIELDS = ("unit", "attacker", "target", "leader", "striker", "leaver")
"""Locals of frames that are units."""


def _named(s: Field, unit: int) -> dict[str, str]:
    """A unit as messages know it, with its hex."""
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
    """What messages may show of the state and of the frames in progress; the inner one's locals
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
    if isinstance(frame, Reinforcements) and frame.next_unit(s) >= 0:
        return {"unit": _named(s, frame.next_unit(s))}
    if isinstance(frame, PlaceUnits) and frame.next_unit(s) >= 0:
        return {"unit": _named(s, frame.next_unit(s))}
    return {}


def _use_text(commander: str, commits: bool, told: str = "") -> str:
    """What a commander's option does; with `told` before the key, what it did."""
    kinds = ("commit" if commits else "ability", "commit")
    for key in (f"{told}{kind}-{commander}" for kind in kinds):
        if key in PROSE:
            return PROSE.fill(key)
    return commander


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
        data["use"] = _use_text(data["commander"], data["commits"], "did_")
    elif kind == "catapults_aimed":
        pairs = zip(data["hexes"], data["colours"], strict=True)
        data["aims"] = PROSE.joined([f"{h} ({PROSE.name('symbol', c)})" for h, c in pairs])
    elif kind == "setup_cards":
        data["number"] = len(data["cards"])
    return PROSE.tale(kind, data)
