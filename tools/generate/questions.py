"""Write down what a game may ask, for the browser's tests.

`python -m tools.generate.questions [GAME]`.

Random games are played from the beginnings named here, and every position is kept that asks a new
kind of question, or offers a new kind of answer to one: so the browser's tests can try whether each
can be answered on the stage. What is kept is what the server would send: the catalogue once, and of
each position the view, the decision and the log of the battle that is fought.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from westmarch.kernel import registry
from westmarch.kernel.engine.decision import Action
from westmarch.kernel.engine.events import visible_to
from westmarch.kernel.player import stream
from westmarch.kernel.table import Table
from westmarch.tabletop.journal.codec import Logged, for_people
from westmarch.tabletop.views.table_view import decision_out, lines

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "web/src/boards"


class Beginning(NamedTuple):
    """Where random games begin: a position, or the set-up of a game with these options."""

    position: str = ""
    options: Mapping[str, str] = MappingProxyType({})


FIVE_ARMIES = (
    Beginning(),
    Beginning("""
    base: empty ; turn: 6 ; phase: action_round ; to act: fp ; fate: 12
    front_gate: 2 dwarf_veteran, thorin, 1 leaders ; eb_ford_plain: beorn
    camp: 3 dwarf_regular, dain, 3 damage ; eastern_spur: 3 lake_men, bard, 2 leaders
    ravenhill: 2 elf_spearman, gandalf, bilbo, 1 damage ; lower_slopes: 2 elf_archer, thranduil
    eb_spur_plain: 2 great_orc, bolg, 2 leaders ; bl_gap_plain: 2 great_orc 2 warg, 1 leaders
    eb_heights_east: 3 orc 1 great_orc, 1 leaders, 1 damage
    goblin_muster_north: 4 goblin, 1 leaders ; open passes: mountain_pass_north
    control ruins_of_dale: shadow ; control fallen_bridge: shadow
    eagles: eyrie 1 eastern_bank 2 ; lord: eastern_bank ; bats: eastern_bank 1 valley 2
    wrath: 5 ; rings: 2 ; bodyguards: 3
    dice fp: 2 muster will_of_the_west ; dice shadow: 2 army character
    hand fp: fp_story_04 fp_story_16 ; table: fate_06 fate_09 ; armour: 3
    """),
    Beginning("""
    base: empty ; turn: 5 ; phase: action_round ; to act: fp ; fate: 9
    camp: 2 dwarf_regular, dain, 1 damage ; lower_slopes: 2 elf_archer, thranduil
    eb_spur_plain: 3 orc 2 great_orc, 2 leaders ; eliminated: bard gandalf
    goblin_muster_north: 5 goblin, 1 leaders ; goblin_muster_west: 6 goblin
    dice fp: 2 event ; dice shadow: event army
    hand fp: fp_story_08 fp_story_16 fp_story_04
    """),
)
"""The set-up; a late battle with everybody in the field; one in which few are left."""

BRIDGES: dict[str, Any] = {
    "id": "bridges",
    "title": "Two bridges",
    "rounds": 3,
    "momentum": "stark",
    "map": "\n".join(["." * 7] * 2 + ["..~~..."] + ["." * 7] * 3),
    "tokens": {"wooden_bridge": ["c3", "d3"]},
    "ratings": {
        house: {"command": 1, "order": 1, "leadership": 1} for house in ("stark", "lannister")
    },
    "morale": {"stark": "rout", "lannister": "rout"},
    "unit": [
        {"kind": "war_host", "rank": "green", "hex": "c3"},
        {"kind": "war_host", "rank": "green", "hex": "d3"},
        {"kind": "guard", "rank": "green", "hex": "g1"},
        {"kind": "guard", "rank": "green", "hex": "a6"},
    ],
}
"""A battle of one's own with two units on bridges side by side."""
LATE = BRIDGES | {
    "unit": [
        *BRIDGES["unit"],
        {"kind": "riders", "rank": "green", "hex": ["b6"], "round": 2},
        {"kind": "northmen_archers", "rank": "green", "hex": ["b6", "c6"], "round": 2},
    ]
}
"""The same, with reinforcements that want the same hex."""

WESTEROS = (
    *(
        Beginning(options={"battle": battle})
        for battle in (
            *("clash_on_the_kingsroad", "paying_the_piper", "battle_of_the_green_fork"),
            *("battle_in_the_whispering_wood", "wolf_raiders", "breaking_the_siege"),
            *("stand_at_the_golden_tooth", "raid_in_the_riverlands"),
        )
    ),
    Beginning("""
    battle: rallying_the_remnant ; round: 2 ; phase: command ; to act: lannister ; first: lannister
    g8: blue guard ; f9: green guard ; h8: green guard ; g7: gregor_the_mountain
    h7: blue guard ; f7: green cavaliers ; pool lannister: 3 blue 4 green
    """),
    Beginning("""
    battle: razing_the_red_fork ; round: 2 ; phase: command ; to act: lannister ; first: lannister
    fire: f4 3 h4 3 g4 2 ; pool lannister: green ; pool stark: green
    """),
    Beginning("""
    battle: breaking_the_siege ; round: 2 ; phase: command ; to act: stark ; first: stark
    captive: d4 ; d4: green war_host ; pool stark: 3 green 2 valor
    """),
    Beginning(f"""
    battle: {json.dumps(BRIDGES)}
    base: setup ; round: 2 ; phase: command ; to act: stark ; first: stark
    fire: c3 3 d3 3
    """),
    Beginning(f"""
    battle: {json.dumps(BRIDGES)}
    base: setup ; round: 2 ; phase: command ; to act: stark ; first: stark
    c3: green war_host 1 ; g1: green guard 1 ; fire: c3 1 g1 1 ; morale: lannister 10
    """),
    Beginning(f"""
    battle: {json.dumps(LATE)}
    base: setup ; round: 2 ; phase: rally
    """),
)
"""Battles and a skirmish from the set-up; Robb hard pressed, fires everywhere, a captive found, two
bridges that burn down, the last men of both Houses in fires, reinforcements for one hex."""

BEGINNINGS = {"five_armies": FIVE_ARMIES, "battles_of_westeros": WESTEROS}

GAMES = {"five_armies": 200, "battles_of_westeros": 40}
"""From each beginning; in so many even rare questions are asked."""

FIGHTS = ("attack", "fight_on", "yes")
"""What the warlike do when they may."""


def _warlike_or_not(actions: Sequence[Action], seed: int, chance: Random) -> Action:
    """Anything; in every other game rather a fight."""
    fights = [one for one in actions if one[0] in FIGHTS] if seed % 2 else []
    return chance.choice(fights or actions)


def _any_verb(actions: Sequence[Action], seed: int, chance: Random) -> Action:
    """What is seldom offered is done when it is; but who passes sees little of a battle."""
    verbs = sorted({str(one[0]) for one in actions} - {"pass"}) or ["pass"]
    verb = chance.choice(verbs)
    return chance.choice([one for one in actions if one[0] == verb])


CHOOSE = {"five_armies": _warlike_or_not, "battles_of_westeros": _any_verb}

BATTLE = {
    "five_armies": ({"battle_began"}, {"battle_ended"}),
    "battles_of_westeros": ({"attack", "dogs_loosed"}, {"token_used", "card_played", "passed"}),
}
"""Events that begin a battle or an attack, and that show that it is over."""
WORDS = ("act", "ability")
"""Actions whose next word says what is done."""


def kind_of(table: Table, action: Action) -> tuple[str, ...]:
    """What makes one answer unlike another: what is done, and what it points at."""
    what = str(action[1]) if action[0] in WORDS else ""
    return (str(action[0]), what, *sorted(table.game.targets(action)))


def log_of(table: Table, seat: int) -> list[dict[str, Any]]:
    """The log of the battle that is fought, if one is, as the seat sees it."""
    log = [event for event in table.log if visible_to(event, seat) and for_people(event)]
    begins, ends = BATTLE[table.game.id]
    last = [(k, event.kind) for k, event in enumerate(log) if event.kind in begins | ends][-1:]
    if not last or last[0][1] in ends:
        return []
    begun = last[0][0]
    told = [Logged(e, e.turn, 0) for e in log[begun:]]
    return [msgspec.to_builtins(line) for line in lines(table.game, table.options, told, begun)]


def asked_in(table: Table) -> dict[str, Any]:
    """What the seat that is to decide is shown, without what is refused."""
    assert table.decision is not None
    seat, moves = table.decision.seat, len(table.record.entries)
    decision = decision_out(table.game, table.state, dict(table.options), moves, mine=True)
    decision.refused = []
    return {
        "view": table.game.view(table.state, seat),
        "decision": msgspec.to_builtins(decision),
        "log": log_of(table, seat),
    }


def played(game: str, beginning: int, seed: int) -> Iterator[Table]:
    """A random game, before each decision."""
    rules = registry.game(game)
    position, options = BEGINNINGS[game][beginning]
    table = Table(rules, options, seed=seed, position=position)
    chance = stream(seed, 0)
    while table.decision is not None:
        yield table
        table.act(CHOOSE[game](table.decision.actions, seed, chance))


def questions(game: str) -> list[dict[str, Any]]:
    """Positions that together ask all that was asked in these games, as few as are needed."""
    found: list[tuple[frozenset[tuple[str, ...]], dict[str, Any]]] = []
    known: set[tuple[str, ...]] = set()
    for seed, beginning in product(range(GAMES[game]), range(len(BEGINNINGS[game]))):
        for table in played(game, beginning, seed):
            assert table.decision is not None
            kind = table.decision.kind
            asked = frozenset((kind, *kind_of(table, one)) for one in table.decision.actions)
            if not asked <= known:
                known |= asked
                found.append((asked, {"game": [beginning, seed], **asked_in(table)}))
    needed: list[dict[str, Any]] = []
    for asked, question in reversed(found):
        if not asked.isdisjoint(known):
            known -= asked
            needed.insert(0, question)
    return needed


def written(game: str) -> bytes:
    """The questions of a game as they stand in their file."""
    found = {"catalogue": registry.game(game).facts(), "questions": questions(game)}
    return gzip.compress(json.dumps(found, separators=(",", ":")).encode(), mtime=0)


def main(games: Sequence[str]) -> None:
    for game in games or BEGINNINGS:
        (BOARDS / game / "questions.json.gz").write_bytes(written(game))


if __name__ == "__main__":
    main(sys.argv[1:])
