"""Positions: a game's table as a short text, to be read and written.

A position is a list of statements, one a line or separated by ``;``, in any order; ``#`` begins a
comment. What is not stated is as at the start of the game. Names are the ids of the data files
(``ruins_of_dale``; "Ruins of Dale" does as well), sides are ``fp`` and ``shadow``::

    base: empty                          # or setup, the default: armies as at the start
    turn: 4 ; phase: action_round ; to act: shadow
    camp: 2 dwarf_regular 1 lake_men, dain, 1 damage, 2 leaders, 1 dwarves_men_token
    bl_muster_n: 5 orc, bolg, 3 shadow_token
    control ruins_of_dale: shadow ; walls front_gate: 2 ; open passes: mountain_pass_north
    bats: valley 2 broken_lands 1 ; eagles: eyrie 1 valley 2 ; lord: valley    # or lord: eyrie
    wrath: 5 ; rings: 2 ; bodyguards: 3 ; concentration: yes
    activated: bard dain ; activations: 2 ; troubled: gandalf
    fate: 4 ; waiting: beorn 9 ; eliminated: bard ; out of play: thorin ; vanished: bilbo
    fate removed: plain_1 fate_2 ; fate pool: arkenstone     # a special tile in play
    flipped shadow: 2 orc_1 1 warg_1     # recruitment tokens seen: unit and count shown
    dice fp: 2 character event ; dice shadow: eye army_muster ; pools: fp 5 shadow 6
    hand fp: event_01 fp_story_05 ; table: fate_07 ; discards: event_02 ; face down fp: event_03
    deck event: event_07                 # on top; the rest is shuffled below
    armour: 2 ; orcs on card: 3          # what lies on cards on the table

A place that is stated holds exactly what is stated, ``empty`` for nothing; a character left out
there and not named elsewhere is out of play. A settlement or fortification where a Shadow army
stands is the Shadow's without being named. Characters come with what their sheets give them unless
it is stated. All units come out of the supply, all cards out of the decks, all tiles out of the
pool. The card of a special tile that is stated is among the discards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from westmarch.games.five_armies.rules.catalogue import (
    CARD,
    CARDS,
    DECK_OF,
    DECKS,
    DICE,
    DIE_FACES,
    FACE,
    FACES,
    SIDE_OF_CARD,
    STAYS_ON_TABLE,
    TILE,
    TILE_COUNT,
    TILE_OF_CARD,
    TILE_SPECIAL,
    TILES,
)
from westmarch.games.five_armies.rules.characters.characters import ENTER, MOST_WRATH
from westmarch.games.five_armies.rules.map.armies import LIMIT, lift, put
from westmarch.games.five_armies.rules.map.board import (
    DEFENCE,
    HAS_CONTROL,
    HOLDINGS,
    NO_LIMIT,
    PASSES,
    PLACE,
    PLACE_COUNT,
    PLACE_NAMES,
    PLACES,
    REGION_COUNT,
    TERRITORIES,
    TERRITORY,
)
from westmarch.games.five_armies.rules.map.pieces import (
    ALOFT,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER,
    CHARACTERS,
    EAGLES,
    ELIMINATED,
    FACE_COUNT,
    FACE_UNIT,
    FATE_SPACE,
    FIGURES,
    FREE_PEOPLES,
    GENERALS,
    GREAT_BATS,
    IN_EYRIE,
    KINDS,
    LORD_OF_THE_EAGLES,
    ON_TRACK,
    ORC,
    OUT_OF_PLAY,
    SHADOW,
    SIDES,
    TOKEN,
    TOKEN_KINDS,
    TOKENS,
    UNIT,
    UNITS,
    VANISHED,
)
from westmarch.games.five_armies.rules.setup import empty_board, place_armies
from westmarch.games.five_armies.rules.state import P_ACTIONS, P_RECOVERY, PHASES, Battlefield
from westmarch.games.five_armies.rules.turn.action_dice import ActionRound
from westmarch.games.five_armies.rules.turn.event_cards import HAND_LIMIT
from westmarch.games.five_armies.rules.turn.recruitment import tokens_left
from westmarch.games.five_armies.rules.turn.table_cards import (
    FLYING_ARROWS,
    SHINING_ARMOUR,
    TROUBLED_MIND,
    on_table,
)
from westmarch.games.five_armies.rules.turn.turn import MOST_ACTIVATIONS, Turn, resume_from_position
from westmarch.games.five_armies.rules.turn.victory import LAST_SPACE
from westmarch.kernel.engine.chance import begin
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.flow import advance
from westmarch.kernel.position_text import (
    Grammar,
    Reader,
    Statement,
    bad,
    bad_in,
    listed,
    meant,
)

wrong = bad_in("five_armies")

_HEADS = (
    "base",
    "turn",
    "phase",
    "to act",
    "control",
    "walls",
    "open passes",
    "bats",
    "eagles",
    "lord",
    "wrath",
    "rings",
    "bodyguards",
    "concentration",
    "activated",
    "activations",
    "troubled",
    "fate",
    "fate pool",
    "fate removed",
    "waiting",
    "eliminated",
    "out of play",
    "vanished",
    "flipped",
    "dice",
    "pools",
    "hand",
    "table",
    "discards",
    "face down",
    "deck",
    "armour",
    "orcs on card",
)
"""What a statement may be about, besides places."""
_WITH_NAMES = frozenset(("control", "walls", "flipped", "dice", "hand", "face down", "deck"))
"""Of these, those whose head goes on with a name: ``hand fp: ...``."""
_SIDE_WORDS = ("fp", "shadow")
_WRITTEN_AT = ("activate_generals", "choose_bats")
"""Decisions of a turn, besides choosing a die, at which a position can be written."""


def _face_ids(kind: int) -> dict[str, int]:
    """Faces of a kind of recruitment token: the unit and how many of it."""
    shown = zip(FACE_UNIT[kind], FACE_COUNT[kind], strict=True)
    return {f"{UNITS[unit]}_{count}": face for face, (unit, count) in enumerate(shown)}


_FACE_IDS = tuple(_face_ids(kind) for kind in range(TOKEN_KINDS))


_SHORT = {"fp": SIDES[0], "free": SIDES[0], "sh": SIDES[1], "will": "will_of_the_west"}
_GRAMMAR = Grammar(
    _HEADS,
    _WITH_NAMES,
    things=PLACES,
    names=dict(zip(PLACE_NAMES, PLACES, strict=True)),
    calls="place or statement",
    aliases=_SHORT,
)


# ---------------------------------------------------------------- reading


def read_board(
    text: str,
    seed: int | str = 0,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> Battlefield:
    """The state a position describes, with nothing going on yet. Raises `BadPosition`."""
    reader = _Reader(_GRAMMAR.statements(text))
    s = reader.s
    begin(s, seed, luck, ask_always=ask_always, house_rulings=house_rulings)
    reader.read()
    s.events = [] if listen else None
    return s


def read_position(
    text: str,
    seed: int | str = 0,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> Battlefield:
    """A game started from a position and advanced to its first decision: see
    `Game.read_position`."""
    s = read_board(text, seed, luck, listen, ask_always, house_rulings)
    resume_from_position(s)
    advance(s)
    return s


class _Reader(Reader):
    """Builds a state from statements, in an order of its own, whatever theirs."""

    def __init__(self, statements: list[Statement]) -> None:
        super().__init__(statements)
        self.s = empty_board()
        if self.word("base", "setup", ("setup", "empty")) == "setup":
            place_armies(self.s)
        self.stated: dict[int, int] = {}
        """Line at which each place was stated."""

    # ---- names

    def _side(self, line: int, word: str) -> int:
        if word not in SIDES:
            raise bad(line, "not_a_side", word=word)
        return SIDES.index(word)

    # ---- the whole table

    def read(self) -> None:
        self._flow()
        self._places()
        self._tokens()
        self._off_the_board()
        self._sheets()
        self._armies_fit()
        self._control()
        self._flyers()
        self._fate()
        self._dice()
        self._piles()
        self._on_cards()

    def _flow(self) -> None:
        s = self.s
        s.turn = self.number("turn", 1, 999, 1)
        in_actions = any(self.all("dice", "to act"))
        phase = self.word("phase", PHASES[P_ACTIONS if in_actions else P_RECOVERY], PHASES)
        s.phase = PHASES.index(phase)
        st = self.one("to act")
        if st is not None:
            if len(st.words) != 1:
                raise wrong(st.line, "one_side")
            s.to_act = self._side(st.line, st.words[0])

    # ---- places

    def _places(self) -> None:
        s = self.s
        stated = [st for st in self.statements if st.head in PLACE]
        for st in stated:
            place = PLACE[st.head]
            if place in self.stated:
                raise bad(st.line, "place_twice", place=st.head)
            self.stated[place] = st.line
            self._clear(place)
        for st in stated:
            if st.words != ["empty"]:
                for count, word in self.counted(st):
                    self._bring(st.line, PLACE[st.head], count, word)
        for place in range(PLACE_COUNT):
            if s.fp_units[place] and s.shadow_units[place]:
                raise bad(self.stated.get(place, 0), "both_sides", place=PLACES[place])

    def _clear(self, place: int) -> None:
        """Take the set-up off a place."""
        s = self.s
        for kind in range(KINDS):
            count = s.units[place * KINDS + kind]
            lift(s, place, kind, count)
            s.supply[kind] += count
        for kind in range(TOKEN_KINDS):
            s.tokens[place * TOKEN_KINDS + kind] = 0
        s.characters = [OUT_OF_PLAY if at == place else at for at in s.characters]

    def _bring(self, line: int, place: int, count: int, word: str) -> None:
        s = self.s
        single = word.removesuffix("s")
        unit = word if word in UNIT else single
        token = single.removesuffix("_token")
        if unit in UNIT:
            kind = UNIT[unit]
            if count > s.supply[kind]:
                raise wrong(line, "units_left", left=s.supply[kind], most=FIGURES[kind], unit=unit)
            if kind < ORC and place >= REGION_COUNT:
                raise wrong(line, "not_inside", unit=unit)
            s.supply[kind] -= count
            put(s, place, kind, count)
        elif word in CHARACTER:
            if count != 1:
                raise bad(line, "only_one", thing=word)
            self._name(line, CHARACTER[word], place)
        elif single == "damage":
            s.damage[place] += count
        elif single == "leader":
            s.leaders[place] += count
        elif single.endswith("_token") and token in TOKEN:
            if place >= REGION_COUNT:
                raise wrong(line, "recruitment")
            s.tokens[place * TOKEN_KINDS + TOKEN[token]] += count
        else:
            things = (*UNITS, *CHARACTERS, *(f"{t}_token" for t in TOKENS), "damage", "leader")
            hint = meant(word, things)
            raise wrong(line, "nothing_called", word=word, hint=hint)

    def _name(self, line: int, character: int, where: int) -> None:
        name = CHARACTERS[character]
        self.once("character", character, name, line)
        if character == LORD_OF_THE_EAGLES and where >= 0:
            raise wrong(line, "lord")
        if where >= REGION_COUNT and character != BOLG:
            raise wrong(line, "not_inside", unit=name)
        self.s.characters[character] = where

    def _tokens(self) -> None:
        s = self.s
        for st in self.all("flipped"):
            kind = self.known(st.line, st.name, TOKEN, "kind of token")
            for count, word in self.counted(st):
                face = self.known(st.line, word, _FACE_IDS[kind], "face")
                for _ in range(count):
                    if face not in s.faces[kind]:
                        raise wrong(st.line, "not_so_many_tokens", kind=st.name, unit=word)
                    s.faces[kind].remove(face)
        for kind in range(TOKEN_KINDS):
            if tokens_left(s, kind) < 0:
                line = max((*self.stated.values(), self.line("flipped")))
                raise wrong(line, "tokens_left", left=len(s.faces[kind]), kind=TOKENS[kind])

    # ---- characters

    def _off_the_board(self) -> None:
        s = self.s
        for head, where in (
            ("eliminated", ELIMINATED),
            ("out of play", OUT_OF_PLAY),
            ("vanished", VANISHED),
        ):
            for st in self.all(head):
                for word in st.words:
                    character = self.known(st.line, word, CHARACTER, "character")
                    if where == VANISHED and character != BILBO:
                        raise wrong(st.line, "vanishing")
                    self._name(st.line, character, where)
        lord = self.one("lord")
        if lord is not None:
            if lord.words == ["eyrie"]:
                self._name(lord.line, LORD_OF_THE_EAGLES, IN_EYRIE)
            else:
                word = " ".join(lord.words)
                s.lord_over = self.known(lord.line, word, TERRITORY, "territory")
                self._name(lord.line, LORD_OF_THE_EAGLES, ALOFT)
        s.fate_space = [
            space if s.characters[c] == ON_TRACK else -1 for c, space in enumerate(FATE_SPACE)
        ]
        for line, word, space in self.pairs("waiting"):
            character = self.known(line, word, CHARACTER, "character")
            if s.characters[character] != ON_TRACK:
                raise wrong(line, "not_waiting", character=word)
            if space > LAST_SPACE:
                raise wrong(line, "track_ends", last=LAST_SPACE)
            s.fate_space[character] = space

    def _sheets(self) -> None:
        """What lies on the characters' sheets."""
        s = self.s
        in_field = [at >= 0 or at == VANISHED for at in s.characters]
        s.wrath = self.number("wrath", ENTER[BEORN]["wrath"] if in_field[BEORN] else 0, MOST_WRATH)
        if in_field[BEORN] and not s.wrath:
            raise wrong(self.line("wrath"), "no_wrath")
        rings = ENTER[BILBO]["rings"]
        s.rings = self.number("rings", rings if in_field[BILBO] else 0, rings)
        guards = ENTER[BOLG]["bodyguards"]
        s.bodyguards = self.number("bodyguards", guards if in_field[BOLG] else 0, 9)
        s.concentration = int(self.word("concentration", "no", ("yes", "no")) == "yes")
        for st in self.all("activated"):
            for word in st.words:
                character = self.known(st.line, word, CHARACTER, "character")
                if character not in GENERALS:
                    raise wrong(st.line, "no_general", character=word)
                s.activated[character] = 1
        held = sum(s.activated)
        s.activations = self.number("activations", held, MOST_ACTIVATIONS)
        if held > s.activations:
            line = self.line("activated", "activations")
            raise wrong(line, "activations", placed=held, most=s.activations)

    def _armies_fit(self) -> None:
        """Limits, and tokens that need an army."""
        s = self.s
        for place in range(PLACE_COUNT):
            line, name = self.stated.get(place, 0), PLACES[place]
            units = s.fp_units[place] + s.shadow_units[place]
            if units > LIMIT and not (s.shadow_units[place] and NO_LIMIT[place]):
                raise bad(line, "too_many_units", most=LIMIT, place=name)
            if not units and (s.damage[place] or s.leaders[place]):
                raise wrong(line, "tokens_alone", place=name)
            if s.damage[place] > units:
                raise wrong(line, "too_much_damage", place=name)
            if units and s.characters[BEORN] == place:
                raise wrong(line, "beorn_apart", place=name)

    # ---- settlements, fortifications, passes

    def _holding(self, st: Statement) -> int:
        place = self.known(st.line, st.name, PLACE, "place")
        if not HAS_CONTROL[place]:
            raise wrong(st.line, "nothing_to_hold", place=st.name)
        return place

    def _control(self) -> None:
        s = self.s
        for place in HOLDINGS:
            s.shadow_control[place] = int(s.shadow_units[place] > 0)
        for st in self.all("control"):
            place = self._holding(st)
            if len(st.words) != 1:
                raise bad(st.line, "who_controls", place=st.name)
            s.shadow_control[place] = self._side(st.line, st.words[0])
        for st in self.all("walls"):
            place = self._holding(st)
            most = DEFENCE[place]
            s.wall_damage[place] = self.number_in(st, f"walls {st.name}", most)
        for st in self.all("open passes"):
            for word in st.words:
                if self.known(st.line, word, PLACE, "pass") not in PASSES:
                    raise wrong(st.line, "no_pass", place=word)
                s.passes_open[PASSES.index(PLACE[word])] = 1

    def _flyers(self) -> None:
        s = self.s
        for line, word, count in self.pairs("bats"):
            s.bats[self.known(line, word, TERRITORY, "territory")] = count
        if sum(s.bats) > GREAT_BATS:
            raise wrong(self.line("bats"), "great_bats", most=GREAT_BATS)
        for line, word, count in self.pairs("eagles"):
            if word == "eyrie":
                s.eyrie = count
            else:
                s.eagles[self.known(line, word, TERRITORY, "territory")] = count
        if s.eyrie + sum(s.eagles) > EAGLES:
            raise wrong(self.line("eagles"), "eagles", most=EAGLES)

    # ---- fate, dice

    def _fate(self) -> None:
        s = self.s
        s.fate = self.number("fate", s.fate, LAST_SPACE - 1)
        for st in self.all("fate removed", "fate pool"):
            for word in st.words:
                tile = self.known(st.line, word, TILE, "fate tile")
                if st.head == "fate pool" and not TILE_SPECIAL[tile]:
                    raise bad(st.line, "no_special_tile", tile=word)
                if TILE_SPECIAL[tile]:
                    known = s.fate_pool.count(tile) + s.fate_removed.count(tile)
                    enough = known < TILE_COUNT[tile]
                    self.lines["tile", tile] = st.line
                else:
                    enough = tile in s.fate_pool
                    if enough:
                        s.fate_pool.remove(tile)
                if not enough:
                    raise wrong(st.line, "not_so_many_tiles", tile=word)
                (s.fate_removed if st.head == "fate removed" else s.fate_pool).append(tile)
        s.fate_pool.sort()

    def _dice(self) -> None:
        s = self.s
        for line, word, count in self.pairs("pools"):
            s.pools[self._side(line, word)] = count
        for st in self.all("dice"):
            side = self._side(st.line, st.name)
            for count, face in self.counted_ids(st, FACE, "die result"):
                if face not in DIE_FACES[side]:
                    raise bad(st.line, "no_face", side=SIDES[side], face=FACES[face])
                s.dice[side].extend([face] * count)
            s.dice[side].sort()
        for side, name in enumerate(SIDES):
            most = DICE[name]["total"]
            if max(len(s.dice[side]), s.pools[side]) > most:
                raise bad(self.line("dice", "pools"), "only_dice", side=name, most=most)

    # ---- cards

    def _piles(self) -> None:
        s = self.s
        for head, piles in (("hand", s.hands), ("face down", s.hidden_discards)):
            for st in self.all(head):
                side = self._side(st.line, st.name)
                for card in self.cards(st, CARD):
                    if SIDE_OF_CARD[card] == 1 - side:
                        raise bad(st.line, "other_side", card=CARDS[card])
                    if DECKS[DECK_OF[card]] == "fate":
                        raise wrong(st.line, "never_held", card=CARDS[card])
                    piles[side].append(card)
                if len(s.hands[side]) > HAND_LIMIT:
                    raise wrong(st.line, "hand_limit", most=HAND_LIMIT)
        for st in self.all("table"):
            for card in self.cards(st, CARD):
                if not STAYS_ON_TABLE[card]:
                    raise bad(st.line, "not_staying", card=CARDS[card])
                s.table.append(card)
        for st in self.all("discards"):
            for card in self.cards(st, CARD):
                s.discards[DECK_OF[card]].append(card)
        self.played_for_tiles(TILE_OF_CARD, CARDS, TILES, s.discards, DECK_OF)
        s.decks = self.fill_decks(s, CARD, DECKS, DECK_OF)

    def _on_cards(self) -> None:
        """What lies on cards on the table."""
        s = self.s
        s.armour = self.number("armour", 0, 99)
        if s.armour and not on_table(s, SHINING_ARMOUR):
            raise wrong(self.line("armour"), "not_on_table", card=CARDS[SHINING_ARMOUR])
        s.orcs_on_card = self.number("orcs on card", 0, s.supply[ORC])
        s.supply[ORC] -= s.orcs_on_card
        if bool(s.orcs_on_card) != on_table(s, FLYING_ARROWS):
            line = self.line("orcs on card", "table")
            raise wrong(line, "orcs_wait", card=CARDS[FLYING_ARROWS])
        st = self.one("troubled")
        if st is not None:
            s.troubled = self.known(st.line, " ".join(st.words), CHARACTER, "character")
            if s.troubled not in GENERALS:
                raise wrong(st.line, "no_general", character=CHARACTERS[s.troubled])
        if (s.troubled >= 0) != on_table(s, TROUBLED_MIND):
            line = self.line("troubled", "table")
            raise wrong(line, "troubles_one", card=CARDS[TROUBLED_MIND])


# ---------------------------------------------------------------- writing


def write_position(s: Battlefield) -> str:
    """The position text of a state between actions. Raises `BadPosition` in the middle of one."""
    if s.ending:
        raise BadPosition("position-only_going_on")
    if not _between_actions(s):
        raise BadPosition("position-only_between")
    lines = [
        "base: empty",
        f"turn: {s.turn} ; phase: {PHASES[s.phase]} ; to act: {_SIDE_WORDS[s.to_act]}",
        *_write_places(s),
        *_write_control(s),
        *_write_characters(s),
        *_write_flyers(s),
        *_write_fate(s),
        *_write_tokens(s),
        *_write_dice(s),
        *_write_cards(s),
    ]
    return "\n".join(lines) + "\n"


def _between_actions(s: Battlefield) -> bool:
    if s.marching:
        return False
    if not s.stack:
        return True
    top = s.stack[-1]
    if isinstance(top, ActionRound):
        return top.face < 0 and not top.general_used
    return isinstance(top, Turn) and top.sequence[top.step] in _WRITTEN_AT


def _write_places(s: Battlefield) -> Iterable[str]:
    for place in range(PLACE_COUNT):
        counts = [(UNITS[k], s.units[place * KINDS + k]) for k in range(KINDS)]
        parts = [f"{count} {unit}" for unit, count in counts if count]
        parts += [name for c, name in enumerate(CHARACTERS) if s.characters[c] == place]
        counts = [(f"{t}_token", s.tokens[place * TOKEN_KINDS + k]) for k, t in enumerate(TOKENS)]
        counts += [("damage", s.damage[place]), ("leaders", s.leaders[place])]
        parts += [f"{count} {thing}" for thing, count in counts if count]
        if parts:
            yield f"{PLACES[place]}: {', '.join(parts)}"


def _write_control(s: Battlefield) -> Iterable[str]:
    for place in HOLDINGS:
        if s.shadow_control[place] or s.shadow_units[place]:
            yield f"control {PLACES[place]}: {_SIDE_WORDS[s.shadow_control[place]]}"
        if s.wall_damage[place]:
            yield f"walls {PLACES[place]}: {s.wall_damage[place]}"
    yield from listed("open passes", (PLACES[p] for i, p in enumerate(PASSES) if s.passes_open[i]))


def _write_characters(s: Battlefield) -> Iterable[str]:
    for head, where in (
        ("eliminated", ELIMINATED),
        ("out of play", OUT_OF_PLAY),
        ("vanished", VANISHED),
    ):
        yield from listed(head, (n for c, n in enumerate(CHARACTERS) if s.characters[c] == where))
    yield from listed(
        "waiting",
        (f"{n} {s.fate_space[c]}" for c, n in enumerate(CHARACTERS) if s.characters[c] == ON_TRACK),
    )
    yield f"wrath: {s.wrath} ; rings: {s.rings} ; bodyguards: {s.bodyguards}"
    if s.concentration:
        yield "concentration: yes"
    yield from listed("activated", (n for c, n in enumerate(CHARACTERS) if s.activated[c]))
    if s.activations:
        yield f"activations: {s.activations}"


def _write_flyers(s: Battlefield) -> Iterable[str]:
    if s.characters[LORD_OF_THE_EAGLES] == IN_EYRIE:
        yield "lord: eyrie"
    elif s.lord_over >= 0:
        yield f"lord: {TERRITORIES[s.lord_over]}"
    over = [f"{t} {s.eagles[i]}" for i, t in enumerate(TERRITORIES) if s.eagles[i]]
    yield from listed("eagles", [f"eyrie {s.eyrie}", *over] if s.eyrie else over)
    yield from listed("bats", (f"{t} {s.bats[i]}" for i, t in enumerate(TERRITORIES) if s.bats[i]))


def _write_fate(s: Battlefield) -> Iterable[str]:
    yield f"fate: {s.fate}"
    yield from listed("fate removed", (TILES[t] for t in s.fate_removed))
    yield from listed("fate pool", (TILES[t] for t in s.fate_pool if TILE_SPECIAL[t]))


def _write_tokens(s: Battlefield) -> Iterable[str]:
    box = empty_board().faces
    for kind, name in enumerate(TOKENS):
        gone = [
            (box[kind].count(face) - s.faces[kind].count(face), word)
            for word, face in _FACE_IDS[kind].items()
        ]
        yield from listed(f"flipped {name}", (f"{count} {word}" for count, word in gone if count))


def _write_dice(s: Battlefield) -> Iterable[str]:
    for side, name in enumerate(_SIDE_WORDS):
        yield from listed(f"dice {name}", (FACES[f] for f in s.dice[side]))
    yield f"pools: fp {s.pools[FREE_PEOPLES]} shadow {s.pools[SHADOW]}"


def _write_cards(s: Battlefield) -> Iterable[str]:
    for side, name in enumerate(_SIDE_WORDS):
        yield from listed(f"hand {name}", (CARDS[c] for c in s.hands[side]))
        yield from listed(f"face down {name}", (CARDS[c] for c in s.hidden_discards[side]))
    yield from listed("table", (CARDS[c] for c in s.table))
    yield from listed("discards", (CARDS[c] for pile in (*s.discards, s.played) for c in pile))
    if s.armour:
        yield f"armour: {s.armour}"
    if s.orcs_on_card:
        yield f"orcs on card: {s.orcs_on_card}"
    if s.troubled >= 0:
        yield f"troubled: {CHARACTERS[s.troubled]}"
