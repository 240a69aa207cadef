"""What is met in random games: the verbs each kind of decision offers, what events hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tools.generate.questions import BEGINNINGS, Beginning
from westmarch.kernel import registry
from westmarch.kernel.engine.choice import ONLY_CHOICE
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import take
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import Game
from westmarch.kernel.packaged_game import PackagedGame

Vocabularies = Mapping[str, frozenset[str]]
"""The names of a game's things, by kind: regions, cards, faces."""

FROM_THE_SETUP: dict[str, Sequence[Beginning]] = {
    "duel": (Beginning(), Beginning(options={"players": "3"})),
    "war_of_the_ring": (
        *(Beginning(options={"players": n}) for n in ("2", "3", "4")),
        Beginning("""
        turn: 9 ; phase: fellowship ; hunt pool: sh_shelobs_lair fp_phial_of_galadriel
        fellowship: morannon, hidden, corruption 4, guide gimli, companions gimli meriadoc
        """),
        Beginning("""
        turn: 8 ; phase: action_resolution ; to act: fp ; mordor: step 2 ; hunt box: shadow 3
        fellowship: minas_morgul, hidden, corruption 3, guide strider, companions strider legolas
        dice fp: 3 character event ; dice shadow: 2 character army ; hunt pool: sh_shelobs_lair
        """),
        Beginning("""
        turn: 6 ; phase: action_resolution ; to act: fp ; gondor: active, at war
        rohan: active, at war ; sauron: at war ; hand fp: fp_strat_19 fp_strat_20 fp_char_20
        osgiliath: gondor 3 regular 2 elite 1 leader, gandalf_the_grey, strider, gimli, peregrin
        north_ithilien: sauron 4 regular 1 elite, 3 nazgul, witch_king
        minas_morgul: sauron 5 regular, 1 nazgul ; dol_amroth: gondor 3 regular, legolas
        pelargir: gondor 2 regular, boromir ; lamedon: sauron 2 regular
        dice fp: army_muster 2 event will_of_the_west ; dice shadow: 3 army 3 event character
        hand shadow: sh_char_02 sh_strat_01 sh_strat_21 sh_char_21
        """),
    ),
    "lotr_card_game": tuple(
        Beginning(options={"players": players, "scenario": scenario, "deck_1": deck})
        for players, deck in (("1", "spirit"), ("2", "tactics"), ("4", "lore"))
        for scenario in (
            "passage_through_mirkwood",
            "journey_along_the_anduin",
            "escape_from_dol_guldur",
        )
    )
    + tuple(
        Beginning(options={"players": "2", "mode": "easy", **story})
        for story in (
            {"campaign": "expert"},
            {"campaign": "nightmare", "so_far": "95/36.1+0+0.26+20+24+3./31.0+0+2.33+29.37"},
        )
    ),
}
"""Where the games begin that tools/generate/questions.py has no beginnings for."""

PASSING = frozenset({"pass", "done"})


def vocabularies(game: Game) -> dict[str, frozenset[str]]:
    """The names of a game's things, by kind, and those of its seats."""
    tables = game.modules.notation.PROSE.tables if isinstance(game, PackagedGame) else {}
    found = {table: frozenset(entry.ids) for table, entry in tables.items()}
    seats = {name for n in _players(game) for name in game.seats(game.choose_options(n))}
    return {**found, "seat": frozenset(seats)}


def _players(game: Game) -> list[dict[str, str]]:
    counts = next((o.values for o in game.options if o.name == "players"), ())
    return [{"players": n} for n in counts] or [{}]


def _choice(s: State, chance: Random, bold: bool) -> tuple[str | int, ...]:
    """Any action; the bold try every verb as often as any other, and seldom pass."""
    assert s.offer is not None
    actions = s.offer.actions
    if bold:
        verbs = sorted({str(one[0]) for one in actions} - PASSING)
        if verbs:
            verb = chance.choice(verbs)
            actions = [one for one in actions if one[0] == verb]
    return chance.choice(actions)


def walk(game: Game, seed: int) -> Iterator[State]:
    """A random game with everything asked and told, before each decision and at its end."""
    beginnings = BEGINNINGS.get(game.id) or FROM_THE_SETUP[game.id]
    position, options = beginnings[seed % len(beginnings)]
    chance = Random(f"reference:{game.id}:{seed}")
    if position:
        s = game.read_position(position, seed, listen=True, ask_always=True)
    else:
        s = game.new(game.choose_options(options), seed, listen=True, ask_always=True)
    bold = seed // len(beginnings) % 2 == 0
    while True:
        yield s
        if s.offer is None:
            return
        s.events = []
        take(s, _choice(s, chance, bold))


def type_of(value: Any, words: Vocabularies) -> set[str]:
    """What a value of an event's field is, in as many ways as it can be called; an empty list says
    nothing."""
    if value is None:
        return {"nothing"}
    if isinstance(value, bool):
        return {"yes or no"}
    if isinstance(value, int):
        return {"number"}
    if isinstance(value, str):
        return {"text"} | {kind for kind, names in words.items() if value in names}
    if isinstance(value, Mapping):
        return {"object"}
    if not value:
        return set()
    common = set.intersection(*(type_of(one, words) for one in value))
    return {f"list of {kind}" for kind in common} | {"list"}


class Met:
    """What was met in the games of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = vocabularies(game)
        self.verbs: dict[str, set[str]] = {}
        """By kind of decision."""
        self.fields: dict[tuple[str, str], list[set[str]]] = {}
        """Of each kind of event and field: the ways to call its values, one set for each basic
        kind of value met."""
        self.only_some: set[str] = set()
        """Kinds of events that not everybody is told."""

    def look(self, s: State) -> None:
        """Note what a state asks and has told."""
        if s.offer is not None:
            self.verbs.setdefault(s.offer.kind, set()).update(str(a[0]) for a in s.offer.actions)
        self.hear(s.events or ())

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == ONLY_CHOICE:
                continue
            if event.seats is not None:
                self.only_some.add(event.kind)
            for field, value in event.data.items():
                self._note(event.kind, field, type_of(value, self.words))

    def _note(self, kind: str, field: str, called: set[str]) -> None:
        if not called:
            return
        known = self.fields.setdefault((kind, field), [])
        for ways in known:
            if ways & called:
                ways &= called
                return
        known.append(set(called))

    def type_name(self, kind: str, field: str) -> str:
        """What the values of a field are, in words; empty where none was met."""
        found = self.fields.get((kind, field), ())
        return " or ".join(sorted(_narrowest(ways, field) for ways in found))


def _narrowest(ways: set[str], field: str) -> str:
    """The most telling name: the field's own word, else any vocabulary, else what is general."""

    def rank(way: str) -> tuple[int, str]:
        word = way.removeprefix("list of ")
        general = word in ("text", "list", "object")
        return (2 if general else 0 if word == field.rstrip("s") else 1, way)

    return min(ways, key=rank)


def met(name: str, games: int) -> Met:
    """What is met in so many random games."""
    found = Met(registry.game(name))
    for seed in range(games):
        for s in walk(found.game, seed):
            found.look(s)
    return found
