"""Positions: a table in a few lines that a person can write, or a whole state as it is.

A person writes statements, one a line or with semicolons between them, in any order; cards by
their ids, players by their numbers::

    scenario: passage_through_mirkwood; players: 1; round: 3; phase: quest; deck 1: leadership
    threat: 31
    quest: a_fork_in_the_road 1 progress
    active: old_forest_road 1 progress
    staging: forest_spider 1 damage, king_spider
    heroes 1: aragorn 2 resources exhausted, gloin 1 damage
    allies 1: faramir
    attachments 1: steward_of_gondor on aragorn
    engaged 1: dol_guldur_orcs
    hand 1: gandalf, sneak_attack

Heroes not named, where some are, have fallen; with no statement all are there. What is named
nowhere lies shuffled in its deck. Play goes on at the beginning of the phase.

`write_position` writes the whole state, hidden cards too, so it is for the end of a game, for tests
and for problems, never for a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from westmarch.games.lotr_card_game.invariants import broken
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    ENEMY,
    HERO,
    IDS,
    LOCATION,
    NUMBER,
    OBJECTIVE,
    SCENARIOS,
    TYPE,
    TYPES,
)
from westmarch.games.lotr_card_game.rules.decks import deck_of_option
from westmarch.games.lotr_card_game.rules.ending import campaign
from westmarch.games.lotr_card_game.rules.phases.round import Round
from westmarch.games.lotr_card_game.rules.setup import blank_table
from westmarch.games.lotr_card_game.rules.state import (
    ELIMINATION_LEVEL,
    MODES,
    NOBODY,
    PHASES,
    Adventure,
)
from westmarch.games.lotr_card_game.rules.table.zones import (
    ACTIVE,
    AREA,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    HAND,
    QUEST,
    QUEST_DECK,
    REMOVED,
    STAGING,
    VICTORY,
    attach,
    move,
    shuffle,
)
from westmarch.kernel.engine.chance import begin
from westmarch.kernel.engine.errors import BadOption, BadPosition
from westmarch.kernel.position_text import (
    bad,
    bad_in,
    blamed,
    fitting,
    is_number,
    is_whole,
    meant,
    read_whole,
    settled,
    thing,
    write_whole,
)

wrong = bad_in("lotr_card_game")

_TABLE = {
    "staging": (STAGING, (ENEMY, LOCATION, OBJECTIVE)),
    "active": (ACTIVE, (LOCATION,)),
    "encounter discard": (ENCOUNTER_DISCARD, ()),
    "victory": (VICTORY, ()),
}
"""Shared zones, and the types of cards that may lie there; none named: any encounter card."""
_PLAYERS = {
    "heroes": (AREA, (HERO,)),
    "allies": (AREA, (ALLY,)),
    "engaged": (ENGAGED, (ENEMY,)),
    "hand": (HAND, ()),
    "discard": (DISCARD, ()),
}
"""The same for the zones of each player."""
_TOKENS = ("damage", "progress", "resources")
_MARKS = ("exhausted", "committed")


def read_position(
    text: str,
    seed: int | str = 0,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> Adventure:
    """Start from a position. Raises `BadPosition` with what is wrong with it."""
    if is_whole(text):
        return read_whole(text, Adventure, broken, seed, luck, listen, ask_always)
    with fitting():
        s = _Reader(text).read(seed)
    begin(s, seed, luck, listen, ask_always, house_rulings)
    return settled(s, broken)


def write_position(s: Adventure) -> str:
    """A state as a position."""
    return write_whole(s)


class Statement(NamedTuple):
    """What a line says: its number, what it is about, of which player (NOBODY: of none)."""

    line: int
    head: str
    seat: int
    items: list[list[str]]


class _Reader:
    """Reads one position text."""

    def __init__(self, text: str) -> None:
        self.statements = [
            _statement(number, part.strip())
            for number, line in enumerate(text.splitlines(), 1)
            for part in line.partition("#")[0].split(";")
            if part.strip()
        ]
        if not self.statements:
            raise BadPosition("lotr_card_game:position-empty")

    def _word(self, head: str, default: str, allowed: Sequence[str]) -> str:
        for st in self.statements:
            if st.head == head and st.seat == NOBODY:
                word = " ".join(st.items[0]) if st.items else ""
                if word not in allowed:
                    raise wrong(
                        st.line, "no_value", head=head, word=word, values=", ".join(allowed)
                    )
                return word
        return default

    def read(self, seed: int | str) -> Adventure:
        players = int(self._word("players", "1", [str(n) for n in range(1, 5)]))
        options = {
            "players": str(players),
            "scenario": self._word("scenario", SCENARIOS[0], SCENARIOS),
            "mode": self._word("mode", MODES[0], MODES),
            "keywords": "every_reveal",
            "first_player": "random",
            "campaign": self._word("campaign", campaign.ALONE, campaign.LEVELS),
            "so_far": self._so_far(),
        }
        starters = ("leadership", "tactics", "spirit", "lore")
        for seat, starter in enumerate(starters):
            options[f"deck_{seat + 1}"] = starter
        for st in self._about("deck"):
            options[f"deck_{st.seat + 1}"] = _deck(st)
        try:
            campaign.choose(options, players, [options[f"deck_{seat}"] for seat in range(1, 5)])
        except BadOption as error:
            raise blamed(0, error) from None
        s = blank_table(options, seed, (), False)
        s.first_player = int(self._word("first", "1", [str(n + 1) for n in range(players)])) - 1
        s.round = self._number("round", 1, 999)
        for st in self.statements:
            if st.seat >= players:
                raise wrong(st.line, "no_player", player=st.seat + 1)
        self._threat(s)
        self._quest(s)
        for st in self.statements:
            self._zone(s, st)
        for st in self._about("attachments"):
            self._attachments(s, st)
        self._fallen(s)
        for seat in range(players):
            shuffle(s, DECK[seat])
        shuffle(s, ENCOUNTER_DECK)
        phase = self._word("phase", "planning", PHASES)
        s.phase = PHASES.index(phase)
        s.stack = [Round(step=Round.sequence.index(phase))]
        s.moves = 0
        return s

    def _so_far(self) -> str:
        words = [word for st in self._about("so far") for item in st.items for word in item]
        return " ".join(words) or campaign.NOTHING_YET

    def _about(self, head: str) -> list[Statement]:
        return [st for st in self.statements if st.head == head]

    def _number(self, head: str, default: int, most: int) -> int:
        for st in self._about(head):
            word = " ".join(st.items[0]) if st.items else ""
            if not is_number(word) or int(word) > most:
                raise wrong(st.line, "no_number", head=head, most=most, word=word)
            return int(word)
        return default

    def _threat(self, s: Adventure) -> None:
        for st in self._about("threat"):
            words = [word for item in st.items for word in item]
            if len(words) != s.players or not all(is_number(w) for w in words):
                raise wrong(st.line, "threat_numbers", players=s.players)
            for seat, word in enumerate(words):
                if int(word) >= ELIMINATION_LEVEL:
                    raise wrong(st.line, "threat_eliminates", threat=word, player=seat + 1)
                s.threat[seat] = int(word)

    def _quest(self, s: Adventure) -> None:
        stages = {IDS[s.design[c]]: c for c in s.zones[QUEST_DECK]}
        current = s.zones[QUEST_DECK][-1]
        for st in self._about("quest"):
            name = st.items[0][0] if st.items and st.items[0] else ""
            if name not in stages:
                raise wrong(st.line, "no_stage", stage=name, stages=", ".join(stages))
            current = stages[name]
        while s.zones[QUEST_DECK][-1] != current:
            move(s, s.zones[QUEST_DECK][-1], REMOVED)
        move(s, current, QUEST)
        for st in self._about("quest"):
            self._lay_tokens(s, st, current, st.items[0][1:])

    def _zone(self, s: Adventure, st: Statement) -> None:
        if st.head in _TABLE and st.seat == NOBODY:
            zone, types = _TABLE[st.head]
            for item in st.items:
                card = self._take(s, st, item[0], NOBODY, types)
                move(s, card, zone)
                self._lay_tokens(s, st, card, item[1:])
        elif st.head in _PLAYERS and st.seat >= 0:
            zones, types = _PLAYERS[st.head]
            owner = NOBODY if st.head == "engaged" else st.seat
            for item in st.items:
                card = self._take(s, st, item[0], owner, types)
                if s.zone[card] != zones[st.seat]:
                    move(s, card, zones[st.seat])
                self._lay_tokens(s, st, card, item[1:])

    def _take(
        self, s: Adventure, st: Statement, name: str, owner: int, types: Sequence[int]
    ) -> int:
        """A card that nothing has been said of yet."""
        if name not in NUMBER:
            raise bad(st.line, "unknown", what=thing("card"), word=name, hint=meant(name, NUMBER))
        number = NUMBER[name]
        if types and TYPE[number] not in types:
            raise wrong(st.line, "wrong_type", card=name, type=TYPES[TYPE[number]])
        pile = ENCOUNTER_DECK if owner == NOBODY else DECK[owner]
        if TYPE[number] == HERO and owner != NOBODY:
            pile = AREA[owner]
        for card in s.zones[pile]:
            if s.design[card] == number:
                return card
        raise wrong(st.line, "none_left", card=name)

    def _lay_tokens(self, s: Adventure, st: Statement, card: int, words: list[str]) -> None:
        i = 0
        while i < len(words):
            word = words[i]
            if word in _MARKS:
                (s.exhausted if word == "exhausted" else s.committed)[card] = 1
                i += 1
            elif is_number(word) and i + 1 < len(words) and words[i + 1] in _TOKENS:
                lists = {"damage": s.damage, "progress": s.progress, "resources": s.resources}
                lists[words[i + 1]][card] = int(word)
                i += 2
            else:
                raise wrong(st.line, "no_token", word=word)

    def _attachments(self, s: Adventure, st: Statement) -> None:
        for item in st.items:
            if len(item) < 3 or item[1] != "on":
                raise wrong(st.line, "attachment_how")
            card = self._take(s, st, item[0], st.seat, (ATTACHMENT,))
            places = (*AREA, *ENGAGED, STAGING, ACTIVE)
            host = next(
                (c for z in places for c in s.zones[z] if IDS[s.design[c]] == item[2]), NOBODY
            )
            if host < 0:
                raise wrong(st.line, "not_in_play", card=item[2])
            attach(s, card, host, st.seat)
            self._lay_tokens(s, st, card, item[3:])

    def _fallen(self, s: Adventure) -> None:
        """Heroes that a statement about a player's heroes does not name have fallen."""
        for st in self._about("heroes"):
            named = {item[0] for item in st.items}
            for card in list(s.zones[AREA[st.seat]]):
                if TYPE[s.design[card]] == HERO and IDS[s.design[card]] not in named:
                    move(s, card, DISCARD[st.seat])


_PLAIN = (
    "players",
    "scenario",
    "mode",
    "campaign",
    "so far",
    "first",
    "round",
    "phase",
    "threat",
    "quest",
    *_TABLE,
)
_OF_PLAYERS = ("deck", "attachments", *_PLAYERS)


def _statement(line: int, text: str) -> Statement:
    head, colon, rest = text.partition(":")
    if not colon:
        raise bad(line, "no_colon", head=text)
    words = head.split()
    seat = NOBODY
    if len(words) > 1 and is_number(words[-1]):
        seat = int(words.pop()) - 1
    name = " ".join(words)
    known = _OF_PLAYERS if seat >= 0 else _PLAIN
    if name not in known:
        if name in _OF_PLAYERS:
            raise wrong(line, "which_player", head=name)
        raise wrong(line, "not_told", head=name)
    items = [item.split() for item in rest.split(",") if item.strip()]
    return Statement(line, name, seat, items)


def _deck(st: Statement) -> str:
    value = " ".join(word for item in st.items for word in item)
    try:
        deck_of_option(value)
    except BadOption as error:
        raise blamed(st.line, error) from None
    return value
