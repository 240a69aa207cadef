"""Positions: a battle as a short text, to be read and written, or a whole state as it is.

A position is a list of statements, one a line or separated by ``;``, in any order; ``#`` begins a
comment. What is not stated is as the battle's plan sets it up. Names are ids of the data files::

    battle: clash_on_the_kingsroad       # or a battle of one's own, its JSON alone on the line
    base: empty                          # or setup, the default: units as at the start
    round: 3 ; phase: command ; to act: lannister ; first: stark ; momentum: stark ; passed: stark
    morale: lannister 4                  # the space of the marker and the side it is on
    points: stark 2 lannister 1
    c5: green war_host 3                 # rank, kind, figures: all of them if not said
    c6: blue guard 2, used               # inactive
    e9: maege_bear_island, unit5         # a commander's unit; the number of the unit in the plan
    engaged c5: c6 stark                 # with whom, and whose token it is
    escaped: unit8 ; waiting: unit9 ; eliminated: unit3
    commander maege_bear_island: 1, spent     # command tokens on the card; the card is turned
    pool stark: 2 green valor ; hand stark: stark_01 maege_2 ; discards stark: stark_02
    deck lannister: lannister_07         # on top; the rest is shuffled below
    fire: f7 2 ; devastated: g3 ; gone: h4    # a terrain token that is gone
    control j8: lannister                # or nobody
    strategy d5: real                    # or hidden feints and what was found: feint, found, stark
    captive: d5 ; decoy: k5 ; taken: c3 ; aim e5: green     # what special rules need
    effect unit4: stalwart 1 round       # a lasting effect

A hex that is stated holds exactly this unit, or none: ``empty``. A unit without its number is the
first of its rank and kind that is not named yet. With ``base: empty`` units that are not named are
lost, or still to come if their round has not begun; a commander who is lost is captured. Command
tokens not on cards are on the board. Play goes on at the beginning of the phase, in the Command
phase with a new turn.

`write_position` writes such a text between turns of the Command phase, and else the whole state,
hidden cards and all; so it is for the end of a game, for tests and for problems, never for a seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from westmarch.games.battles_of_westeros.invariants import broken
from westmarch.games.battles_of_westeros.rules.battlefield import army, effects
from westmarch.games.battles_of_westeros.rules.battlefield.fire import devastate, remove_token
from westmarch.games.battles_of_westeros.rules.battlefield.grid import (
    DISTANCE,
    HEX,
    HEX_COUNT,
    HEXES,
)
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import (
    BOTH,
    COMMANDER,
    COMMANDERS,
    ELIMINATED,
    ESCAPED,
    HOUSE,
    HOUSE_OF_COMMANDER,
    HOUSES,
    KIND,
    KINDS,
    LANNISTER,
    LIMIT,
    NOBODY,
    RANK,
    RANKS,
    STARK,
    STRENGTH,
    SYMBOL,
    SYMBOLS,
    WAITING,
)
from westmarch.games.battles_of_westeros.rules.battlefield.terrain import (
    BURNS,
    GROUNDS,
    IS_TOKEN,
    OFF,
    PASSABLE,
)
from westmarch.games.battles_of_westeros.rules.catalogue import CARD, CARDS, deck_of
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    RANDOM,
    SKIRMISHES,
    battle_ids,
    plan_named,
)
from westmarch.games.battles_of_westeros.rules.plan.special_rules import happen, rule_in_use
from westmarch.games.battles_of_westeros.rules.round.command_phase import CommandPhase
from westmarch.games.battles_of_westeros.rules.round.morale import SPACES
from westmarch.games.battles_of_westeros.rules.round.rounds import Round
from westmarch.games.battles_of_westeros.rules.setup import lay_out
from westmarch.games.battles_of_westeros.rules.state import (
    FEINT,
    FEINT_FOUND,
    GATHERED,
    P_COMMAND,
    PHASES,
    REAL,
    Field,
)
from westmarch.kernel.engine.chance import begin
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.state import with_byte, with_item
from westmarch.kernel.position_text import (
    Grammar,
    Reader,
    Statement,
    bad_in,
    blamed,
    is_number,
    is_whole,
    listed,
    read_whole,
    settled,
    write_whole,
)

wrong = bad_in("battles_of_westeros")

_NAMED = (
    "engaged",
    "commander",
    "pool",
    "hand",
    "discards",
    "deck",
    "control",
    "strategy",
    "aim",
    "effect",
)
"""Heads that go on with a name: ``hand stark: ...``."""
_OFF = {"eliminated": ELIMINATED, "waiting": WAITING, "escaped": ESCAPED}
GRAMMAR = Grammar(
    (
        *("battle", "skirmish", "retreat", "base", "round", "phase", "to act", "first"),
        *("momentum", "passed", "morale", "points", "fire", "devastated", "gone", "captive"),
        *("decoy", "taken", *_OFF, *_NAMED),
    ),
    _NAMED,
    things=HEXES,
    calls="hex or statement",
)
_STRATEGY = {"feint": FEINT, "real": REAL, "found": FEINT_FOUND} | {
    name: GATHERED + house for house, name in enumerate(HOUSES)
}
_STEPS = {
    "rally": "begin_round",
    "marshaling": "marshal_first",
    "command": "status_conditions",
    "regroup": "status_conditions",
}
"""The next step of the round when a position begins with a phase; the Command phase itself is on
top of it."""
_OWN_BATTLE = "battle: {"
"""How the line begins that holds a battle of one's own."""


def read_position(
    text: str,
    seed: int | str = 0,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
    house_rulings: Sequence[str] = (),
) -> Field:
    """A game started from a position and advanced to its first decision: see
    `Game.read_position`."""
    if is_whole(text):
        return read_whole(text, Field, broken, seed, luck, listen, ask_always)
    reader = _Reader(text)
    s = reader.s
    begin(s, seed, luck, ask_always=ask_always, house_rulings=house_rulings)
    reader.read()
    s.events = [] if listen else None
    return settled(s, broken)


def _own_battle(text: str) -> tuple[str, str]:
    """The JSON text of a battle of one's own, if a line holds one, and the other lines."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if line.strip().startswith(_OWN_BATTLE):
            lines[number] = ""
            return line.partition(":")[2].strip(), "\n".join(lines)
    return "", text


class _Reader(Reader):
    """Builds a state from statements, in an order of its own, whatever theirs."""

    def __init__(self, text: str) -> None:
        battle, rest = _own_battle(text)
        super().__init__(GRAMMAR.statements(rest))
        if not battle:
            battle = self.word("battle", battle_ids()[0], battle_ids())
        try:
            self.plan = plan_named(battle)
        except BadOption as error:
            raise blamed(0, error) from None
        directional = self.word("retreat", "printed", ("printed", "directional")) == "directional"
        self.s = lay_out(battle, int(directional))
        self.s.skirmish = self.word("skirmish", "", tuple(SKIRMISHES))
        self.named: set[int] = set()
        """Units that have been named."""

    def read(self) -> None:
        if self.plan.special:
            happen(self.s, "start")
        self._round()
        self._tracks()
        self._ground()
        self._units()
        self._engagements()
        self._commanders()
        self._resources()
        self._cards()
        self._special()
        self._lasting()
        self._flow()

    # ---- names

    def _house(self, line: int, word: str) -> int:
        return self.known(line, word, HOUSE, "House")

    def _hex(self, line: int, word: str) -> int:
        h = self.known(line, word, HEX, "hex")
        if self.s.terrain[h] == OFF:
            raise wrong(line, "off_field", hex=word)
        return h

    def _hexes(self, head: str) -> Iterator[tuple[int, int]]:
        for st in self.all(head):
            for word in st.words:
                yield st.line, self._hex(st.line, word)

    def _unit(self, line: int, word: str) -> int:
        number = word.removeprefix("unit")
        if not word.startswith("unit") or not is_number(number):
            raise wrong(line, "no_unit", word=word)
        if not 1 <= int(number) <= len(self.s.kind):
            raise wrong(line, "only_units", units=len(self.s.kind), word=word)
        return int(number) - 1

    def _of_house(self, head: str) -> Iterator[tuple[Statement, int]]:
        for st in self.all(head):
            yield st, self._house(st.line, st.name)

    # ---- the round and the tracks

    def _round(self) -> None:
        s = self.s
        s.round = self.number("round", 1, self.plan.rounds, 1)
        s.phase = PHASES.index(self.word("phase", PHASES[P_COMMAND], PHASES))
        momentum = STARK if self.plan.momentum == RANDOM else self.plan.momentum
        s.momentum = HOUSE[self.word("momentum", HOUSES[momentum], HOUSES)]
        s.first = HOUSE[self.word("first", HOUSES[s.momentum], HOUSES)]
        s.to_act = HOUSE[self.word("to act", HOUSES[s.first], HOUSES)]
        passed = self.word("passed", "", HOUSES)
        if passed:
            s.passed[HOUSE[passed]] = 1
            if passed == HOUSES[s.to_act]:
                raise wrong(self.line("passed", "to act"), "passed", house=passed)

    def _tracks(self) -> None:
        s = self.s
        st = self.one("morale")
        if st is not None and st.words != ["0"]:
            if len(st.words) != 2 or not is_number(st.words[1]) or int(st.words[1]) > SPACES:
                raise wrong(st.line, "morale", most=SPACES)
            house = self._house(st.line, st.words[0])
            s.morale = int(st.words[1]) * (1 if house == LANNISTER else -1)
        for line, word, count in self.pairs("points"):
            s.points[self._house(line, word)] = count

    # ---- the battlefield

    def _ground(self) -> None:
        s = self.s
        for line, h in self._hexes("gone"):
            if not IS_TOKEN[s.ground[h]]:
                raise wrong(line, "no_terrain_token", hex=HEXES[h])
            remove_token(s, h)
        for line, h in self._hexes("devastated"):
            self.once("devastation", h, HEXES[h], line)
            devastate(s, h)
        for line, word, level in self.pairs("fire"):
            h = self._hex(line, word)
            most = BURNS[s.ground[h]]
            if not 1 <= level <= most:
                key = "burns" if most else "burns_not"
                raise wrong(line, key, ground=GROUNDS[s.ground[h]], hex=word, most=most)
            s.fire = with_byte(s.fire, h, level)
        for st in self.all("control"):
            h = self._hex(st.line, st.name)
            goals = [i for i, goal in enumerate(self.plan.objectives) if goal.hex == h]
            if not goals:
                raise wrong(st.line, "no_objective", hex=st.name)
            word = st.words[0] if len(st.words) == 1 else ""
            owner = NOBODY if word == "nobody" else self._house(st.line, word)
            s.control = with_item(s.control, goals[0], owner)

    # ---- units

    def _units(self) -> None:
        s = self.s
        stated = [st for st in self.statements if st.head in HEX]
        placed: list[tuple[Statement, int, int]] = []
        for st in stated:
            h = self._hex(st.line, st.head)
            self.once("hex", h, st.head, st.line)
            if st.words == ["empty"]:
                placed.append((st, h, NOBODY))
            else:
                placed.append((st, h, self._who(st)))
        off = [
            (st.line, head, self._unit(st.line, word))
            for head in _OFF
            for st in self.all(head)
            for word in st.words
        ]
        for line, _, unit in off:
            self._name(line, unit)
        self._lift(self.word("base", "setup", ("setup", "empty")) == "empty")
        for st, h, unit in placed:
            if s.unit_at[h] >= 0:
                self._lose(s.unit_at[h])
            if unit >= 0:
                if not PASSABLE[s.ground[h]]:
                    raise wrong(st.line, "nobody_stands", hex=st.head, ground=GROUNDS[s.ground[h]])
                army.put(s, unit, h)
        for line, head, unit in off:
            if head == "waiting" and not self.plan.units[unit].round:
                raise wrong(line, "from_start", number=unit + 1)
            s.hex[unit] = _OFF[head]
        for unit, h in enumerate(s.hex):
            if h < 0:
                s.active[unit] = 0
            elif unit not in self.named:
                s.active[unit] = 1
            if h == ELIMINATED:
                self._lose(unit)

    def _lift(self, everybody: bool) -> None:
        """Take units off the field: those named, or everybody; who comes later still waits."""
        s = self.s
        for unit, planned in enumerate(self.plan.units):
            if unit in self.named or everybody:
                if s.hex[unit] >= 0:
                    army.lift(s, unit)
                s.hex[unit] = WAITING if planned.round > s.round else ELIMINATED

    def _lose(self, unit: int) -> None:
        s = self.s
        if s.hex[unit] >= 0:
            army.lift(s, unit)
        s.hex[unit] = ELIMINATED
        s.figures[unit] = s.active[unit] = 0
        if s.commander[unit] >= 0:
            s.captor = with_item(s.captor, s.commander[unit], 1 - s.house[unit])

    def _name(self, line: int, unit: int) -> None:
        self.once("unit", unit, f"unit{unit + 1}", line)
        self.named.add(unit)

    def _who(self, st: Statement) -> int:
        """The unit a statement about a hex names, with its figures and whether it is active."""
        s = self.s
        rank = kind = commander = number = figures = -1
        active = 1
        for word in st.words:
            if word in RANK:
                rank = RANK[word]
            elif word in KIND:
                kind = KIND[word]
            elif word in COMMANDER:
                commander = COMMANDER[word]
            elif word.startswith("unit"):
                number = self._unit(st.line, word)
            elif is_number(word):
                figures = int(word)
            elif word in ("active", "used"):
                active = int(word == "active")
            elif word not in ("figure", "figures"):
                things = (*RANKS, *KINDS, *COMMANDERS, "active", "used", "figures")
                self.known(st.line, word, dict.fromkeys(things, 0), "rank, unit or commander")
        if kind < 0 and commander < 0 and number < 0:
            raise wrong(st.line, "which_unit", hex=st.head)
        fitting = [
            u
            for u in ([number] if number >= 0 else range(len(s.kind)))
            if (kind < 0 or s.kind[u] == kind)
            and (rank < 0 or s.rank[u] == rank)
            and (s.commander[u] == commander or (number >= 0 and commander < 0))
        ]
        free = [u for u in fitting if u not in self.named]
        if not free and (number < 0 or not fitting):
            told = " ".join(w for w in st.words if w in RANK or w in KIND or w in COMMANDER)
            told += "" if number < 0 else f" #{number + 1}"
            if fitting:
                raise wrong(st.line, "all_named", count=len(fitting), units=told)
            raise wrong(st.line, "none_such", units=told)
        unit = free[0] if free else number
        self._name(st.line, unit)
        most = STRENGTH[s.kind[unit]]
        if figures > most or figures == 0:
            raise wrong(st.line, "figures", hex=st.head, most=most)
        s.figures[unit] = figures if figures > 0 else most
        s.active[unit] = active
        return unit

    def _engagements(self) -> None:
        s = self.s
        for st in self.all("engaged"):
            if len(st.words) != 2:
                raise wrong(st.line, "engaged_how")
            units = []
            for word in (st.name, st.words[0]):
                unit = s.unit_at[self._hex(st.line, word)]
                if unit < 0:
                    raise wrong(st.line, "nobody_at", hex=word)
                if s.foe[unit] >= 0:
                    raise wrong(st.line, "engaged_already", hex=word)
                units.append(unit)
            one, two = units
            if s.house[one] == s.house[two] or DISTANCE[s.hex[one]][s.hex[two]] != 1:
                raise wrong(st.line, "no_enemies", hex=st.name, other=st.words[0])
            token = self._house(st.line, st.words[1])
            army.engage(
                s, one if s.house[one] == token else two, two if s.house[one] == token else one
            )

    # ---- commanders, tokens, cards

    def _commanders(self) -> None:
        s = self.s
        for st in self.all("commander"):
            commander = self.known(st.line, st.name, COMMANDER, "commander")
            if commander not in s.commander:
                raise wrong(st.line, "commander_away", commander=st.name)
            for word in st.words:
                if word in ("fresh", "spent"):
                    s.fresh[commander] = int(word == "fresh")
                elif not is_number(word) or int(word) > LIMIT[commander]:
                    raise wrong(
                        st.line, "commander_tokens", commander=st.name, most=LIMIT[commander]
                    )
                else:
                    s.tokens_on[commander] = int(word)
        for house in BOTH:
            spent = sum(n for c, n in enumerate(s.tokens_on) if HOUSE_OF_COMMANDER[c] == house)
            s.command[house] = self.plan.command[house] - spent
            if s.command[house] < 0:
                most = self.plan.command[house]
                raise wrong(
                    self.line("commander"), "command_tokens", house=HOUSES[house], most=most
                )

    def _resources(self) -> None:
        for st, house in self._of_house("pool"):
            for count, word in self.counted(st):
                symbol = self.known(st.line, word, SYMBOL, "order token")
                self.s.pool[house * 5 + symbol] += count

    def _cards(self) -> None:
        s = self.s
        own = [deck_of(house, self.plan.persons(house)) for house in BOTH]
        belong = [next((h for h in BOTH if card in own[h]), NOBODY) for card in range(len(CARDS))]
        for head, piles in (("hand", s.hands), ("discards", s.discards)):
            for st, house in self._of_house(head):
                for card in self.cards(st, CARD):
                    if belong[card] != house:
                        raise wrong(st.line, "not_in_deck", card=CARDS[card], house=st.name)
                    piles[house].append(card)
        s.decks = self.fill_decks(s, CARD, HOUSES, belong)

    # ---- special rules and effects

    def _special(self) -> None:
        s = self.s
        self._strategy()
        s.taken = tuple(h for _, h in self._hexes("taken"))
        for head in ("captive", "decoy"):
            for line, h in self._hexes(head):
                if rule_in_use(s, "captive") is None:
                    raise wrong(line, "no_captive")
                setattr(s, head, h)
        if s.decoy >= 0 > s.captive:
            raise wrong(self.line("decoy"), "decoy")
        rule = rule_in_use(s, "catapults")
        aimed: dict[str, int] = {}
        for st in self.all("aim"):
            if rule is None or st.name not in rule["hexes"]:
                raise wrong(st.line, "no_catapult", hex=st.name)
            word = st.words[0] if len(st.words) == 1 else ""
            aimed[st.name] = self.known(st.line, word, RANK, "colour")
        if aimed and rule is not None:
            missing = [h for h in rule["hexes"] if h not in aimed]
            if missing:
                raise wrong(self.line("aim"), "what_colour", hex=missing[0])
            s.targets = tuple(aimed[h] for h in rule["hexes"])

    def _strategy(self) -> None:
        """The tokens stated lie as stated; the others are dealt from those left."""
        s = self.s
        rule = rule_in_use(s, "strategic_positions")
        stated = self.all("strategy")
        if not stated:
            return
        places: list[str] = rule["hexes"] if rule else []
        left = sorted(s.strategy)
        for st in stated:
            if st.name not in places:
                raise wrong(st.line, "no_strategy", hex=st.name)
            word = st.words[0] if len(st.words) == 1 else ""
            token = self.known(st.line, word, _STRATEGY, "state of a strategy token")
            real = REAL if token == REAL or token >= GATHERED else FEINT
            if real not in left:
                raise wrong(st.line, "too_many_real" if real == REAL else "too_many_feints")
            left.remove(real)
            s.strategy[places.index(st.name)] = token
        names = {st.name for st in stated}
        others = [i for i, h in enumerate(places) if h not in names]
        order = [s.strategy[i] for i in others]  # as dealt at the start, as far as that is possible
        for i, token in zip(others, order, strict=True):
            found = token if token in left else left[0]
            left.remove(found)
            s.strategy[i] = found

    def _lasting(self) -> None:
        for st in self.all("effect"):
            unit = self._unit(st.line, st.name)
            words = list(st.words)
            until = effects.UNTIL.get(words[-1]) if words else None
            if until is not None:
                words.pop()
            value = int(words.pop()) if len(words) == 2 and is_number(words[-1]) else 1
            if len(words) != 1:
                raise wrong(st.line, "effect", effect=st.name)
            effect = self.known(st.line, words[0], effects.EFFECT, "effect")
            effects.grant(self.s, effect, unit, value, effects.ROUND if until is None else until)

    def _flow(self) -> None:
        s = self.s
        frame = Round()
        frame.goto(_STEPS[PHASES[s.phase]])
        s.stack = [frame]
        if PHASES[s.phase] == "rally":
            s.round -= 1  # the round begins with its marker
        if s.phase == P_COMMAND:
            turn = CommandPhase()
            turn.goto("choose_action")
            s.stack.append(turn)


# ---------------------------------------------------------------- writing


def write_position(s: Field) -> str:
    """The position text of a state between turns, and else the whole state."""
    if not _between_turns(s):
        return write_whole(s)
    return "\n".join(
        [
            *_write_battle(s),
            *_write_tracks(s),
            *_write_units(s),
            *_write_commanders(s),
            *_write_houses(s),
            *_write_ground(s),
            *_write_special(s),
            "",
        ]
    )


def _between_turns(s: Field) -> bool:
    """Whether a new turn of the Command phase begins, and the plan's banners fly where it put
    them."""
    if s.setting_up or s.ending or s.in_play >= 0 or s.ordered or s.carrier >= 0:
        return False
    if any(s.turn) or any(s.checked) or any(s.fallen):
        return False
    if not isinstance(s.stack[-1], CommandPhase):
        return False
    planned = plan_named(s.battle).units
    ranks = bytearray(u.rank for u in planned)
    return s.commander == tuple(u.commander for u in planned) and s.rank == ranks


def _write_battle(s: Field) -> Iterator[str]:
    yield f"battle: {s.battle}"
    if s.skirmish:
        yield f"skirmish: {s.skirmish}"
    if s.directional:
        yield "retreat: directional"
    yield "base: empty"


def _write_tracks(s: Field) -> Iterator[str]:
    yield f"round: {s.round} ; phase: {PHASES[s.phase]} ; to act: {HOUSES[s.to_act]}"
    yield f"first: {HOUSES[s.first]} ; momentum: {HOUSES[s.momentum]}"
    yield from listed("passed", (name for house, name in enumerate(HOUSES) if s.passed[house]))
    side = HOUSES[LANNISTER if s.morale > 0 else STARK]
    yield f"morale: {f'{side} {abs(s.morale)}' if s.morale else 0}"
    if any(s.points):
        yield f"points: stark {s.points[STARK]} lannister {s.points[LANNISTER]}"


def _write_units(s: Field) -> Iterator[str]:
    for unit, h in enumerate(s.hex):
        if h >= 0:
            commander = s.commander[unit]
            name = COMMANDERS[commander] if commander >= 0 else KINDS[s.kind[unit]]
            used = "" if s.active[unit] else ", used"
            rank = RANKS[s.rank[unit]]
            yield f"{HEXES[h]}: {rank} {name} {s.figures[unit]} unit{unit + 1}{used}"
    for unit, foe in enumerate(s.foe):
        if foe > unit:
            hexes = HEXES[s.hex[unit]], HEXES[s.hex[foe]]
            yield f"engaged {hexes[0]}: {hexes[1]} {HOUSES[s.token[unit]]}"
    for head, where in _OFF.items():
        if where != ELIMINATED:
            yield from listed(head, (f"unit{u + 1}" for u, h in enumerate(s.hex) if h == where))


def _write_commanders(s: Field) -> Iterator[str]:
    for commander, name in enumerate(COMMANDERS):
        if commander in s.commander:
            spent = "" if s.fresh[commander] else "spent"
            tokens = str(s.tokens_on[commander]) if s.tokens_on[commander] else ""
            yield from listed(f"commander {name}", (w for w in (tokens, spent) if w))


def _write_houses(s: Field) -> Iterator[str]:
    for house, name in enumerate(HOUSES):
        pool = zip(SYMBOLS, s.pool[house * 5 : house * 5 + 5], strict=True)
        yield from listed(f"pool {name}", (f"{n} {symbol}" for symbol, n in pool if n))
        yield from listed(f"hand {name}", (CARDS[c] for c in s.hands[house]))
        yield from listed(f"discards {name}", (CARDS[c] for c in s.discards[house]))


def _write_ground(s: Field) -> Iterator[str]:
    started = lay_out(s.battle)
    if plan_named(s.battle).special:
        started.rng = 0
        happen(started, "start")
    gone = [
        HEXES[h]
        for h in range(HEX_COUNT)
        if IS_TOKEN[started.ground[h]] and not IS_TOKEN[s.ground[h]]
    ]
    yield from listed("gone", gone)
    yield from listed("devastated", (HEXES[h] for h in s.devastated))
    yield from listed("fire", (f"{HEXES[h]} {level}" for h, level in enumerate(s.fire) if level))
    for number, goal in enumerate(plan_named(s.battle).objectives):
        if s.control[number] != goal.house:
            owner = HOUSES[s.control[number]] if s.control[number] >= 0 else "nobody"
            yield f"control {HEXES[goal.hex]}: {owner}"


def _write_special(s: Field) -> Iterator[str]:
    rule = rule_in_use(s, "strategic_positions")
    if rule is not None:
        states = {token: word for word, token in _STRATEGY.items()}
        for h, token in zip(rule["hexes"], s.strategy, strict=True):
            yield f"strategy {h}: {states[token]}"
    for head, h in (("captive", s.captive), ("decoy", s.decoy)):
        if h >= 0:
            yield f"{head}: {HEXES[h]}"
    yield from listed("taken", (HEXES[h] for h in s.taken))
    rule = rule_in_use(s, "catapults")
    if rule is not None:
        for h, colour in zip(rule["hexes"], s.targets, strict=False):
            yield f"aim {h}: {RANKS[colour]}"
    until = {number: name for name, number in effects.UNTIL.items()}
    for effect, unit, value, lasts in s.effects:
        if lasts != effects.BATTLE:
            yield f"effect unit{unit + 1}: {effects.EFFECTS[effect]} {value} {until[lasts]}"
