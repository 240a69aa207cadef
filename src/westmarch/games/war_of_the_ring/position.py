"""Positions: a game's table as a short text, read here and written by position_writing.py.

A position is a list of statements, one a line or separated by ``;``, in any order; ``#`` begins a
comment. What is not stated is as at the start of the game. Names are the ids of the data files
(``minas_tirith``; "Minas Tirith" does as well), sides are ``fp`` and ``shadow``, seats go by name::

    base: empty                          # or setup, the default: Armies as at the start
    players: 2 ; turn: 4 ; phase: action_resolution ; to act: shadow
    osgiliath: gondor 2 regular 1 elite 1 leader, boromir
    minas_tirith: sauron 5 regular, 2 nazgul, witch_king
    inside minas_tirith: gondor 3 regular               # besieged
    casualties: gondor 4 regular                        # Free Peoples figures out of play
    gondor: active, at war                              # or: passive, 2 steps from war
    control pelargir: shadow                            # captured; a seat in games of 3 and 4
    fellowship: lorien, progress 3, hidden, corruption 2, guide strider, companions strider gimli
    mordor: step 2
    eliminated: boromir ; set aside: saruman
    hunt box: fp 1 shadow 3 ; hunt drawn: std_3_1 ; hunt removed: std_eye_1
    hunt waiting: fp_elven_rope ; hunt pool: sh_shelobs_lair     # special tiles in play
    dice fp: 2 character, event ; dice shadow: army muster
    rings: fp 2 shadow 1 ; ring used: shadow
    hand fp: fp_char_05 fp_strat_01 ; table: fp_strat_02
    discards: sh_char_04 ; face down: sh_char_05
    deck fp_character: fp_char_07                       # on top; the rest is shuffled below

A region that is stated holds exactly what is stated, ``empty`` for nothing. A Settlement where an
enemy Army stands is captured without being named. Characters not mentioned are in the Fellowship,
or set aside; a Companion left out of ``companions`` and not on the map is eliminated. All figures
come out of the reinforcements, all cards out of the decks, all tiles out of the pool. The card of
a special tile that is stated is among the discards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from westmarch.games.war_of_the_ring.invariants import DICE, RINGS, TOTALS
from westmarch.games.war_of_the_ring.position_writing import TYPES, write_position
from westmarch.games.war_of_the_ring.rules.catalogue import (
    CARD,
    CARDS,
    DECK_OF,
    DECKS,
    DIE_FACES,
    F_EYE,
    FACE,
    FACES,
    SIDE_OF_CARD,
    STANDARD_TILES,
    STAYS_ON_TABLE,
    TILE,
    TILE_OF_CARD,
    TILES,
)
from westmarch.games.war_of_the_ring.rules.map.armies import (
    SIEGE_LIMIT,
    STACKING_LIMIT,
    besieged,
    disband,
    figures_at,
    leaders_at,
    muster,
    units_at,
)
from westmarch.games.war_of_the_ring.rules.map.board import (
    HOME_SIDE,
    INSIDE,
    IS_SETTLEMENT,
    MORDOR_ENTRANCES,
    ORTHANC,
    PLACE,
    PLACE_COUNT,
    PLACES,
    REGION,
    REGION_COUNT,
    REGION_NAMES,
    REGION_OF_PLACE,
    REGIONS,
    STRONGHOLDS,
    VICTORY_POINTS,
)
from westmarch.games.war_of_the_ring.rules.map.pieces import (
    ARAGORN,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    ELIMINATED,
    FIGURE,
    FIGURES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GOLLUM,
    IN_FELLOWSHIP,
    KINDS,
    LEVEL,
    MINIONS,
    NATION,
    NATIONS,
    SARUMAN,
    SET_ASIDE,
    SHADOW,
    SIDE_OF_KIND,
    SIDES,
    STRIDER,
)
from westmarch.games.war_of_the_ring.rules.multiplayer import controller
from westmarch.games.war_of_the_ring.rules.seats import SEATS, partner, seats_of, side_of
from westmarch.games.war_of_the_ring.rules.setup import empty_board, new_state
from westmarch.games.war_of_the_ring.rules.state import (
    NOT_IN_MORDOR,
    P_ACTIONS,
    P_RECOVER,
    PHASES,
    War,
)
from westmarch.games.war_of_the_ring.rules.turn.action_dice import ActionResolution
from westmarch.games.war_of_the_ring.rules.turn.turn import resume_from_position
from westmarch.games.war_of_the_ring.rules.turn.victory import CORRUPTION_LIMIT, CRACK_OF_DOOM
from westmarch.kernel.engine.chance import begin
from westmarch.kernel.engine.flow import advance
from westmarch.kernel.engine.state import with_item
from westmarch.kernel.position_text import (
    Grammar,
    Reader,
    Statement,
    bad,
    bad_in,
    is_number,
)

wrong = bad_in("war_of_the_ring")

__all__ = ["read_board", "read_position", "write_position"]

_HEADS = (
    "base",
    "players",
    "turn",
    "phase",
    "to act",
    "leading",
    "next",
    "casualties",
    "eliminated",
    "set aside",
    "separate",
    "mixed",
    "control",
    "fellowship",
    "mordor",
    "hunt box",
    "hunt pool",
    "hunt drawn",
    "hunt removed",
    "hunt waiting",
    "hunt forced",
    "dice",
    "pools",
    "rings",
    "ring used",
    "messenger used",
    "hand",
    "table",
    "discards",
    "face down",
    "deck",
    "last nations",
    "last armies",
    "inside",
)
"""What a statement may be about, besides Nations and regions."""
_WITH_NAMES = frozenset(("control", "dice", "hand", "deck", "inside"))
"""Of these, those whose head goes on with names: ``hand fp: ...``."""


_SHORT = {"fp": SIDES[0], "free": SIDES[0], "sh": SIDES[1], "will": "will_of_the_west"}
_GRAMMAR = Grammar(
    _HEADS,
    _WITH_NAMES,
    things=(*REGIONS, *NATIONS),
    names=dict(zip(REGION_NAMES, REGIONS, strict=True)),
    calls="region, Nation or statement",
    aliases=_SHORT,
    rewrites={f"hunt pool {pile}": f"hunt {pile}" for pile in ("drawn", "removed", "waiting")},
)


def read_board(
    text: str,
    seed: int | str = 0,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> War:
    """The state a position describes, with nothing going on yet. Raises `BadPosition`."""
    reader = _Reader(_GRAMMAR.statements(text))
    s = reader.s
    begin(s, seed, luck, listen, ask_always, house_rulings)
    reader.read()
    return s


def read_position(
    text: str,
    seed: int | str = 0,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> War:
    """A game started from a position and advanced to its first decision: see
    `Game.read_position`."""
    s = read_board(text, seed, luck, listen, ask_always, house_rulings)
    to_act, next_of_side = s.to_act, s.next_of_side[:]
    resume_from_position(s)
    if s.phase == P_ACTIONS:
        # The position has said who acts, so the action phase does not begin anew.
        s.to_act, s.next_of_side = to_act, next_of_side
        actions = s.stack[-1]
        assert isinstance(actions, ActionResolution)
        actions.first = -1
        actions.goto("whose_turn")
    advance(s)
    return s


class _Reader(Reader):
    """Builds a state from statements, in an order of its own, whatever theirs."""

    def __init__(self, statements: list[Statement]) -> None:
        super().__init__(statements)
        players = self.number("players", 2, 4, 2)
        base = self.word("base", "setup", ("setup", "empty"))
        self.s = new_state(players) if base == "setup" else empty_board(players)
        self.stated: dict[int, int] = {}
        """Line at which each place was stated."""
        self.placed: dict[int, int] = {}
        """Line at which each Character was named."""

    # ---- names

    def _region(self, line: int, word: str) -> int:
        return self.known(line, word, REGION, "region")

    def _side(self, line: int, word: str) -> int:
        if word not in SIDES:
            raise bad(line, "not_a_side", word=word)
        return SIDES.index(word)

    def _seat(self, line: int, word: str) -> int:
        names = SEATS[self.s.players]
        if word in names:
            return names.index(word)
        if word in SIDES and self.s.players > 2:
            seats = seats_of(self.s, SIDES.index(word))
            if len(seats) == 1:
                return seats[0]
        raise bad(line, "no_seat", seat=word, seats=", ".join(names))

    # ---- the whole table

    def read(self) -> None:
        self._flow()
        self._armies()
        self._casualties()
        self._fellowship()
        self._characters()
        self._limits()
        self._control()
        self._sieges()
        self._nations()
        self._hunt()
        self._dice()
        self._piles()

    def _flow(self) -> None:
        s = self.s
        s.turn = self.number("turn", 1, 999, 1)
        in_actions = any(self.all("dice", "to act"))
        phase = self.word("phase", PHASES[P_ACTIONS if in_actions else P_RECOVER], PHASES)
        s.phase = PHASES.index(phase)
        self._seats("leading", s.leading)
        for side in (FREE_PEOPLES, SHADOW):  # the partner of the leading player begins (wotr.11.08)
            other = partner(s, s.leading[side])
            s.next_of_side[side] = s.leading[side] if other is None else other
        self._seats("next", s.next_of_side)
        s.to_act = s.next_of_side[FREE_PEOPLES]
        st = self.one("to act")
        if st is not None:
            if len(st.words) != 1:
                raise wrong(st.line, "one_seat")
            word = st.words[0]
            if word in SIDES:
                s.to_act = s.next_of_side[SIDES.index(word)]
            else:
                s.to_act = self._seat(st.line, word)
                s.next_of_side[side_of(s, s.to_act)] = s.to_act

    def _seats(self, head: str, seats: list[int]) -> None:
        """One seat of each side."""
        for st in self.all(head):
            for word in st.words:
                seat = self._seat(st.line, word)
                seats[side_of(self.s, seat)] = seat

    # ---- figures

    def _place(self, st: Statement) -> int:
        if st.head != "inside":
            return REGION[st.head]
        region = self._region(st.line, st.name)
        if INSIDE[region] < 0:
            raise wrong(st.line, "no_stronghold", place=st.name)
        return INSIDE[region]

    def _armies(self) -> None:
        s = self.s
        stated = [st for st in self.statements if st.head in REGION or st.head == "inside"]
        for st in stated:
            place = self._place(st)
            if place in self.stated:
                raise bad(st.line, "place_twice", place=PLACES[place])
            self.stated[place] = st.line
            for side in (FREE_PEOPLES, SHADOW):
                for kind, count in figures_at(s, side, place):
                    disband(s, place, kind, count)
        for st in stated:
            place = self._place(st)
            if st.words == ["empty"]:
                continue
            for kind, count in self._figures(st, characters_at=place):
                self._bring(st.line, place, kind, count)
            for side in (FREE_PEOPLES, SHADOW):
                limit = STACKING_LIMIT if place < REGION_COUNT else SIEGE_LIMIT
                if units_at(s, side, place) > limit:
                    raise bad(st.line, "too_many_units", most=limit, place=PLACES[place])
            if s.fp_units[place] and s.shadow_units[place]:
                raise bad(st.line, "both_sides", place=PLACES[place])
            if leaders_at(s, FREE_PEOPLES, place) and not s.fp_units[place]:
                raise wrong(st.line, "leaders_alone", place=PLACES[place])
        for head, marks in (("separate", s.separate), ("mixed", s.mixed)):
            for st in self.all(head):
                for word in st.words:
                    marks[self.known(st.line, word, PLACE, "place")] = 1

    def _bring(self, line: int, place: int, kind: int, count: int) -> None:
        self._enough(line, kind, count)
        muster(self.s, place, kind, count)

    def _enough(self, line: int, kind: int, count: int) -> None:
        left = self.s.reinforcements[kind]
        if count > left:
            raise wrong(line, "figures_left", left=left, most=TOTALS[kind], figure=FIGURES[kind])

    def _figures(self, st: Statement, characters_at: int = -1) -> Iterable[tuple[int, int]]:
        """The figures named in a statement; Characters go to their place at once."""
        nation, count = "", -1
        for word in st.words:
            single = word.removesuffix("s")
            if is_number(word):
                if count >= 0:
                    raise bad(st.line, "of_what", count=count)
                count = int(word)
            elif word in CHARACTER and characters_at >= 0:
                if count > 1:
                    raise bad(st.line, "only_one", thing=word)
                count = -1
                self._name_character(st.line, CHARACTER[word], characters_at)
            elif word in NATION:
                if count >= 0:
                    raise bad(st.line, "of_what", count=count)
                nation = word
            elif word == "nazgul" or single in TYPES or word in FIGURE:
                if word in FIGURE:
                    figure = word
                elif not nation:
                    raise wrong(st.line, "which_nation", word=word)
                else:
                    figure = f"{nation}_{single}"
                if figure not in FIGURE:
                    raise wrong(st.line, "no_such_figures", nation=nation, figure=single)
                yield FIGURE[figure], count if count >= 0 else 1
                count = -1
            else:
                raise wrong(st.line, "nothing_called", word=word)
        if count >= 0:
            raise bad(st.line, "of_what", count=count)

    def _casualties(self) -> None:
        s = self.s
        for st in self.all("casualties"):
            for kind, count in self._figures(st):
                if SIDE_OF_KIND[kind] == SHADOW:
                    raise wrong(st.line, "shadow_casualties")
                self._enough(st.line, kind, count)
                s.reinforcements[kind] -= count
                s.casualties[kind] += count

    # ---- Characters and the Fellowship

    def _name_character(self, line: int, character: int, place: int) -> None:
        name = CHARACTERS[character]
        self.once("character", character, name, line)
        if place >= 0:
            if character == GOLLUM:
                raise wrong(line, "gollum")
            if character == SARUMAN and REGION_OF_PLACE[place] != ORTHANC:
                raise wrong(line, "saruman")
        if place == IN_FELLOWSHIP and character not in COMPANIONS:
            raise wrong(line, "no_companion", character=name)
        self.placed[character] = line
        self.s.characters[character] = place

    def _fellowship(self) -> None:
        s = self.s
        st = self.one("fellowship")
        words = list(st.words) if st else []
        line = st.line if st else 0
        guide = -1
        companions: list[int] | None = None
        while words:
            word = words.pop(0)
            if word in ("progress", "corruption", "guide"):
                if not words:
                    raise bad(line, "of_what", count=word)
                value = words.pop(0)
                if word == "guide":
                    guide = self.known(line, value, CHARACTER, "Character")
                elif not is_number(value) or int(value) > CORRUPTION_LIMIT:
                    raise wrong(line, "goes_up_to", word=word, most=CORRUPTION_LIMIT)
                elif word == "progress":
                    s.progress = int(value)
                else:
                    s.corruption = int(value)
            elif word in ("hidden", "revealed"):
                s.revealed = int(word == "revealed")
            elif word == "companions":
                companions = []
            elif word == "none" and companions == []:
                continue
            elif companions is not None and word in CHARACTER:
                companions.append(CHARACTER[word])
            else:
                s.ring_bearers = self._region(line, word)
        if s.corruption == CORRUPTION_LIMIT:
            raise wrong(line, "corrupted")
        for character in companions or ():
            self._name_character(line, character, IN_FELLOWSHIP)
        if companions is not None:
            for character in COMPANIONS:
                if character not in self.placed and s.characters[character] == IN_FELLOWSHIP:
                    s.characters[character] = ELIMINATED
        self._mordor(st is not None and any(w in REGION for w in st.words))
        self._off_the_map()
        self._guide(line, guide)

    def _mordor(self, region_stated: bool) -> None:
        s = self.s
        st = self.one("mordor")
        if st is None:
            return
        words = [w for w in st.words if w != "step"]
        if words and words[-1] == "effort":
            s.mordor_effort = 1
            words.pop()
        if len(words) != 1 or not is_number(words[0]) or int(words[0]) >= CRACK_OF_DOOM:
            raise wrong(st.line, "mordor_step", most=CRACK_OF_DOOM - 1)
        s.mordor = int(words[0])
        if not region_stated:
            s.ring_bearers = MORDOR_ENTRANCES[0]
        if s.ring_bearers not in MORDOR_ENTRANCES:
            names = " or ".join(REGIONS[r] for r in MORDOR_ENTRANCES)
            raise wrong(st.line, "mordor_from", places=names)

    def _off_the_map(self) -> None:
        for head, place in (("eliminated", ELIMINATED), ("set aside", SET_ASIDE)):
            for st in self.all(head):
                for word in st.words:
                    character = self.known(st.line, word, CHARACTER, "Character")
                    self._name_character(st.line, character, place)
        where = self.s.characters
        for early, late in ((STRIDER, ARAGORN), (GANDALF_THE_GREY, GANDALF_THE_WHITE)):
            if where[late] in (SET_ASIDE, IN_FELLOWSHIP):
                continue
            if early in self.placed and where[early] not in (SET_ASIDE, ELIMINATED):
                line = self.placed[late]
                raise wrong(line, "takes_the_place", late=CHARACTERS[late], early=CHARACTERS[early])
            if early not in self.placed:
                where[early] = SET_ASIDE

    def _guide(self, line: int, guide: int) -> None:
        s = self.s
        company = [c for c in COMPANIONS if s.characters[c] == IN_FELLOWSHIP]
        highest = max((LEVEL[c] for c in company), default=0)
        able = [c for c in company if LEVEL[c] == highest] or [GOLLUM]
        if guide >= 0 and guide not in able:
            names = " or ".join(CHARACTERS[c] for c in able)
            raise wrong(line, "no_guide", character=CHARACTERS[guide], guides=names)
        if guide >= 0:
            s.guide = guide
        elif s.guide not in able:
            s.guide = able[0]
        if s.guide == GOLLUM:
            s.characters[GOLLUM] = IN_FELLOWSHIP

    def _characters(self) -> None:
        s = self.s
        for character in MINIONS:
            place = s.characters[character]
            if place >= REGION_COUNT and not s.shadow_units[place]:
                line = self.placed[character]
                raise wrong(line, "inside_alone", character=CHARACTERS[character])

    # ---- Settlements and Nations

    def _limits(self) -> None:
        """Armies left from the set-up against those stated."""
        s = self.s
        for place in range(PLACE_COUNT):
            if s.fp_units[place] and s.shadow_units[place]:
                raise bad(self.stated.get(place, 0), "both_sides", place=PLACES[place])

    def _control(self) -> None:
        s = self.s
        stated: dict[int, int] = {}
        for st in self.all("control"):
            for name in st.name.split():
                region = self._region(st.line, name)
                if not IS_SETTLEMENT[region]:
                    raise wrong(st.line, "no_settlement", place=name)
                if len(st.words) != 1:
                    raise bad(st.line, "who_controls", place=name)
                word = st.words[0]
                if word in SIDES:
                    side = SIDES.index(word)
                    seat = s.leading[side]
                else:
                    seat = self._seat(st.line, word)
                    side = side_of(s, seat)
                stated[region] = st.line
                self._take(region, side, seat)
        for region in range(REGION_COUNT):
            for side in (FREE_PEOPLES, SHADOW):
                taken = IS_SETTLEMENT[region] and s.control[region] != side
                if taken and units_at(s, side, region) and not besieged(s, region):
                    if region in stated:
                        who = SIDES[1 - side]
                        raise wrong(
                            stated[region], "cannot_control", side=who, place=REGIONS[region]
                        )
                    self._take(region, side, controller(s, side, region))
        for region, captor in enumerate(s.captor):
            if captor >= 0:
                s.victory_points[s.control[region]] += VICTORY_POINTS[region]

    def _take(self, region: int, side: int, seat: int) -> None:
        s, captor = self.s, -1 if side == HOME_SIDE[region] else seat
        s.control = with_item(s.control, region, side)
        s.captor = with_item(s.captor, region, captor)

    def _sieges(self) -> None:
        s = self.s
        for region in STRONGHOLDS:
            inside, holder = INSIDE[region], s.control[region]
            line = self.stated.get(inside, 0)
            if units_at(s, 1 - holder, inside):
                raise wrong(line, "not_controlled", side=SIDES[1 - holder], place=REGIONS[region])
            occupied = any(s.figures[inside * KINDS : (inside + 1) * KINDS])
            if (occupied or inside in s.characters) and not units_at(s, holder, inside):
                raise wrong(line, "nobody_inside", place=REGIONS[region])
            if units_at(s, holder, inside) and not units_at(s, 1 - holder, region):
                raise wrong(line, "nobody_besieges", place=REGIONS[region])

    def _nations(self) -> None:
        s = self.s
        for name in NATIONS:
            st = self.one(name)
            if st is None:
                continue
            nation = NATION[name]
            text = " ".join(st.words)
            for phrase in ("at war", "active", "passive"):
                if phrase in text:
                    text = text.replace(phrase, " ", 1)
                    if phrase == "at war":
                        s.political[nation] = 0
                    s.active[nation] = int(phrase != "passive")
            words = [w for w in text.split() if w not in ("steps", "step", "from", "war")]
            if words:
                if len(words) > 1 or words[0] not in ("0", "1", "2", "3"):
                    raise wrong(st.line, "nation_how", nation=name)
                s.political[nation] = int(words[0])
            if s.political[nation] == 0 and not s.active[nation]:
                raise wrong(st.line, "passive", nation=name)

    # ---- hunt, dice, Rings

    def _hunt(self) -> None:
        s = self.s
        for head, pile in (
            ("hunt drawn", s.hunt_drawn),
            ("hunt removed", s.hunt_removed),
            ("hunt waiting", s.hunt_waiting),
            ("hunt pool", s.hunt_pool),
        ):
            for st in self.all(head):
                for word in st.words:
                    tile = self.known(st.line, word, TILE, "hunt tile")
                    self.once("tile", tile, word, st.line)
                    if head == "hunt waiting":
                        if tile in STANDARD_TILES:
                            raise bad(st.line, "no_special_tile", tile=word)
                        if s.mordor != NOT_IN_MORDOR:
                            raise wrong(st.line, "tiles_in_pool")
                    if tile in s.hunt_pool:
                        s.hunt_pool.remove(tile)
                    pile.append(tile)
        if not s.hunt_pool and not any(tile in STANDARD_TILES for tile in s.hunt_drawn):
            raise wrong(self.all("hunt removed", "hunt drawn")[-1].line, "no_tile_left")
        self._per_side("hunt box", s.hunt_box)
        if self.word("hunt forced", "no", ("yes", "no")) == "yes":
            s.fp_dice_were_in_hunt_box = 1

    def _per_side(self, head: str, counts: list[int]) -> None:
        if self.one(head) is not None:
            counts[:] = [0, 0]
        for line, name, count in self.pairs(head):
            counts[self._side(line, name)] = count

    def _dice(self) -> None:
        s = self.s
        for st in self.all("dice"):
            side = self._side(st.line, st.name)
            for count, face in self.counted_ids(st, FACE, "die result"):
                if face not in DIE_FACES[side]:
                    raise bad(st.line, "no_face", side=SIDES[side], face=FACES[face])
                if face == F_EYE:
                    raise wrong(st.line, "eye")
                s.dice[side].extend([face] * count)
            s.dice[side].sort()
        boxes = self.all("dice", "hunt box")
        for side in (FREE_PEOPLES, SHADOW):
            if len(s.dice[side]) + s.hunt_box[side] > DICE[side]:
                raise bad(boxes[-1].line, "only_dice", side=SIDES[side], most=DICE[side])
        self._per_side("pools", s.pools)
        self._per_side("rings", s.rings)
        if sum(s.rings) > RINGS:
            raise wrong(self.all("rings")[0].line, "elven_rings", most=RINGS)
        for st in self.all("ring used"):
            for word in st.words:
                s.ring_used[self._seat(st.line, word)] = 1
        if self.word("messenger used", "no", ("yes", "no")) == "yes":
            s.messenger_used = 1
        for st in self.all("last nations"):
            s.last_fp_nations = [self.known(st.line, w, NATION, "Nation") for w in st.words]
        for st in self.all("last armies"):
            s.last_fp_armies = [self.known(st.line, w, PLACE, "place") for w in st.words]

    # ---- cards

    def _piles(self) -> None:
        s = self.s
        for st in self.all("hand"):
            seat = self._seat(st.line, st.name)
            for card in self.cards(st, CARD):
                if SIDE_OF_CARD[card] != side_of(s, seat):
                    raise bad(st.line, "other_side", card=CARDS[card])
                s.hands[seat].append(card)
        for st in self.all("table"):
            for card in self.cards(st, CARD):
                if not STAYS_ON_TABLE[card]:
                    raise bad(st.line, "not_staying", card=CARDS[card])
                s.table.append(card)
        for head, piles in (("discards", s.discards), ("face down", s.hidden_discards)):
            for st in self.all(head):
                for card in self.cards(st, CARD):
                    piles[DECK_OF[card]].append(card)
        self.played_for_tiles(TILE_OF_CARD, CARDS, TILES, s.discards, DECK_OF)
        s.decks = self.fill_decks(s, CARD, DECKS, DECK_OF)
