"""The contract that every game keeps. This file is the specification; the contract tests prove it.

A single legal action is not a decision: the engine takes it at once, with its events, and then asks
the next question. An offer therefore has at least two actions. The exception is a secret choice,
where a pause, or the lack of one, would tell the other players something: there the engine may ask
for a single action. Listeners learn about an action taken this way from an ``only_choice`` event,
which only the acting seat may see (choice.py); it adds no line to the log. Records hold decisions
only, so they contain none of this; a replay takes the same steps. If nothing at all can be chosen,
the engine skips the step silently.

Scripts and tests that want to take every step themselves start a game with ``ask_always``. The
engine then asks for a single legal action like any other. This is not an option of the game: the
rules are the same, only the record has more actions, and its header says so.

A game is one `Game` object: static facts, and pure functions of a state. It holds no game in
progress. Actions are applied elsewhere, because that works the same way for every game (flow.py). A
game in progress, with its history, undo and record, is a `Table` (table.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.chance import begin
from westmarch.kernel.engine.decision import Action, Decision, Purpose, Refusal
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.state import State
from westmarch.kernel.story import Story

Options = Mapping[str, str]
NO_OPTIONS: Options = MappingProxyType({})

Progress: TypeAlias = dict[str, int | str]
"""How far a game got: each measure by its name."""


STANDARD, ALTERNATIVE = READINGS = ("standard", "alternative")
"""The values of an option that comes from a ruling: the standard reading and the alternative."""


class Option(msgspec.Struct, frozen=True):
    """One option of a game: its name, its meaning and its values. The first value is the
    default."""

    name: str
    text: str
    values: tuple[str, ...]
    ruling: bool = False
    """This option is a ruling that you can switch to its other reading (rulings.py). A game's
    options list it only if it has been switched."""


class Called(NamedTuple):
    """The names of a game and its options, as people read them."""

    title: str
    summary: str
    options: dict[str, str]


class Game(ABC):
    """One of the games."""

    id: ClassVar[str]
    """The name used on the command line, in records and in URLs."""
    title: ClassVar[str]
    """The title that people read."""
    summary: ClassVar[str] = ""
    """One line about the game, for a list of games."""
    minutes: ClassVar[str] = ""
    """How long a game takes to play, in minutes, e.g. ``120-180``."""
    players: ClassVar[tuple[int, int]]
    """The lowest and highest number of players."""
    options: ClassVar[tuple[Option, ...]]
    """The options that can be set before the game starts."""
    state_class: ClassVar[type[State]]
    """The class of the game's states, used to read saved ones."""
    space: ClassVar[ActionSpace]
    """Every action the game can ever offer. Each offered action has an id in this space."""
    package: ClassVar[str]
    """The Python package that holds the game's data, including its rules.toml."""
    grouped: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that make up one choice in small parts, such as choosing figures one by
    one to march. `Macros` takes such a choice as a whole."""

    # ---- before the game

    def choose_options(self, given: Options) -> dict[str, str]:
        """Complete the given options with defaults, and leave out rulings at their standard
        reading. Raises `BadOption` if an option is unknown."""
        known = {o.name: o for o in self.options}
        for name, value in given.items():
            if name not in known:
                if not known:
                    raise BadOption("option-none", game=self.id, option=name)
                names = ", ".join(known)
                raise BadOption("option-unknown", game=self.id, option=name, options=names)
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadOption("option-value", option=name, value=value, values=values)
        chosen = {o.name: given.get(o.name, o.values[0]) for o in self.options if not o.ruling}
        return chosen | dict.fromkeys(self.house_rulings(given), ALTERNATIVE)

    def house_rulings(self, options: Options) -> tuple[str, ...]:
        """The rulings that these options switch to the other reading, in the game's order."""
        return tuple(
            o.name for o in self.options if o.ruling and options.get(o.name) == ALTERNATIVE
        )

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """The names of the seats in seat order. Everywhere else, a seat is its index in this
        list."""

    def sides(self, options: Options) -> tuple[int, ...]:
        """The side that each seat plays for. Seats on the same side win and lose together. By
        default every seat is its own side."""
        return tuple(range(len(self.seats(options))))

    def blank(
        self,
        seed: int | str,
        luck: Sequence[int] = (),
        listen: bool = False,
        ask_always: bool = False,
        house_rulings: Sequence[str] = (),
    ) -> State:
        """An empty state with its generator, fixed results, events and house rulings ready.

        `new` and `read_position` build on it, so that the randomness of the set-up is recorded,
        replayed and reported like any other.
        """
        s = self.state_class()
        begin(s, seed, luck, listen, ask_always, house_rulings)
        return s

    @abstractmethod
    def new(
        self,
        options: Options,
        seed: int | str,
        luck: Sequence[int] = (),
        listen: bool = False,
        ask_always: bool = False,
    ) -> State:
        """Set up a game and advance it to its first decision. The same options and seed give the
        same state.

        Starts from `blank(seed, luck, listen, ask_always)`. `luck` holds the recorded random
        results of the set-up when a game is replayed. `listen` turns events on from the very first
        one. `ask_always` asks for every decision, including those with a single legal action.
        Afterwards ``state.rolled`` contains all random results of the set-up.
        """

    def asked(self, s: State, seat: int | None = None) -> Decision | None:
        """The pending decision and its purpose, as far as a seat may know it; by default, the seat
        that decides. None if the game is over."""
        offer = s.offer
        if offer is None:
            return None
        viewer = offer.seat if seat is None else seat
        return msgspec.structs.replace(offer, purpose=self.purpose(s, viewer))

    def purpose(self, s: State, seat: int | None) -> Purpose | None:
        """The purpose of the pending decision, as far as a seat (None: a spectator) may know it.
        None if the game is over."""
        offer = s.offer
        if offer is None or not s.stack:
            return None
        *around, frame = s.stack
        source, occasion = self.occasion(s, seat)
        return Purpose(
            procedure=type(frame).__name__,
            step=frame.sequence[frame.step],
            within=tuple(type(outer).__name__ for outer in around),
            source=source,
            reason=occasion or next(reversed(source), "rule"),
            rule=offer.rule,
        )

    def occasion(self, s: State, seat: int | None) -> tuple[dict[str, str], str]:
        """The things that led to the pending decision, by kind and with the most recent last, and
        the game's own word for the occasion if it has one. Contains nothing that the seat may not
        know."""
        return {}, ""

    def options_of(self, s: State) -> dict[str, str]:
        """The options that a state was made with; the text of a position may name some. A game with
        options of its own overrides `own_options_of`, so that ``options_of(new(options, seed)) ==
        options``."""
        return self.own_options_of(s) | dict.fromkeys(s.house_rulings, ALTERNATIVE)

    def own_options_of(self, s: State) -> dict[str, str]:
        """The options of a state, without the house rulings."""
        return self.choose_options({})

    def sequel(self, s: State) -> dict[str, str] | None:
        """The options of the next game of a campaign, after this finished one; None if no game
        follows. The next game is a game like any other: its options describe what carries over."""
        return None

    # ---- hidden information

    @abstractmethod
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """Everything that this seat (None: a spectator) may know, as plain JSON data.

        It contains the seat's own hand and only the sizes of other hands. It never contains the
        order of a deck, the generator or pending secret choices. Two states that differ only in
        what the seat cannot see give equal views.
        """

    @abstractmethod
    def determinize(self, s: State, seat: int, rng: Random) -> State:
        """A full state that agrees with the seat's view, with the hidden part dealt at random from
        all possibilities.

        Its generator has a new seed. It contains no fixed or previous random results and no events,
        because those could reveal hidden things. Its offer fits its cards; if the seat is the one
        to decide, the offer is unchanged. `rng` is the bot's own stream, never the game's. The
        original state is not changed.
        """

    # ---- for people, in a language; where none is named, in the one spoken (texts/language.py),
    # which is English unless somebody said otherwise

    def called(self, language: str | None = None) -> Called:
        """The names of the game and its options."""
        return Called(self.title, self.summary, {o.name: o.text for o in self.options})

    @abstractmethod
    def label(self, s: State, action: Action, language: str | None = None) -> str:
        """A short text for an action, for a button or a numbered list."""

    @abstractmethod
    def question(self, s: State, decision: Decision, language: str | None = None) -> str:
        """The question that the decision asks; it names the rulebook's step."""

    @abstractmethod
    def reason(self, refusal: Refusal, language: str | None = None) -> str:
        """A refusal in one sentence."""

    @abstractmethod
    def tale(self, event: Event, options: Options = NO_OPTIONS, language: str | None = None) -> str:
        """An event as one line of the log; empty if the event is not worth a line. The options say
        who plays which seat."""

    @abstractmethod
    def board(self, s: State, seat: int | None, language: str | None = None) -> str:
        """The table as text for the terminal, as the seat sees it."""

    def hand(self, s: State, seat: int, language: str | None = None) -> str:
        """The seat's hidden items as text; by default the ``hand`` of its view, with one item per
        line."""
        return "\n".join(str(item) for item in self.view(s, seat).get("hand", ()))

    def targets(self, action: Action) -> dict[str, str | int]:
        """The things on the table that an action refers to, by kind (``{"region": "edoras"}``), so
        that players can click them; empty if there are none."""
        return {}

    def why_not(self, s: State, kind: str, id_: str) -> Refusal | None:
        """The reason why a thing on the table, named as in `targets`, cannot be chosen now. None if
        it can be chosen, or if the game gives no reason."""
        return None

    def facts(self, language: str | None = None) -> dict[str, Any]:
        """The game's printed facts (map, cards, figures) as plain JSON data, for drawing."""
        return {}

    def names(self, language: str | None = None) -> dict[str, dict[str, dict[str, str]]]:
        """The names of things with their grammatical forms, by table and id."""
        return {}

    def odds(self, s: State) -> dict[str, Any] | None:
        """The probable outcomes of the pending battle or test, based on public information, as
        plain JSON data. None if no battle or test is pending."""
        return None

    def story(
        self,
        s: State,
        moves: Sequence[Sequence[Event]],
        ending: str,
        winners: Sequence[int],
        language: str | None = None,
    ) -> Story:
        """The story of a finished game: how it ended, the score and the turning points.

        `moves` holds the events of the set-up and of each move. The ending and the winners come
        from the state, unless the game ended early: by resignation (`RESIGNED`) or unfinished
        (`UNFINISHED`).
        """
        return Story()

    # ---- positions

    @abstractmethod
    def read_position(
        self,
        text: str,
        seed: int | str = 0,
        luck: Sequence[int] = (),
        listen: bool = False,
        ask_always: bool = False,
    ) -> State:
        """A game started from a short text position and advanced to its first decision.

        Starts from `blank(seed, luck, listen, ask_always)`, like `new`. Raises `BadPosition` with
        the reason.
        """

    @abstractmethod
    def write_position(self, s: State) -> str:
        """The position of a state as text. `read_position` reads it back and shuffles the hidden
        cards anew. If text cannot describe the situation, the result is the whole state."""

    # ---- for tools

    def result_name(self, s: State, what: str, item: Any) -> str:
        """The name of a randomly drawn thing, for forced_luck.py. `what` is the word that the rules
        use for the draw (``tile``, ``card``), and `item` is the thing as the pool holds it. The
        default is the item itself, so a die is named by its number."""
        return str(item)

    def rounds(self, s: State) -> int:
        """The number of rounds (turns) played so far."""
        return s.moment()[0]

    def progress(self, s: State) -> Progress:
        """How far the game got, measured by the game's own rules, for statistics over many games.

        A number can be averaged (points, corruption, a player's threat); a text is an id that can
        be counted (the stage of a quest, the reason a player was eliminated). Measures without a
        value yet are left out. The name of a measure of a seat or side ends with that seat or side:
        ``points_stark``. Only public information is included.
        """
        return {}

    @abstractmethod
    def broken(self, s: State) -> list[str]:
        """The faults in the state: lost or duplicated figures or cards, or exceeded limits. Empty
        for every state that play can reach. Tests and the soak run call it at every decision."""

    def scramble(self, s: State, seat: int, rng: Random) -> State:
        """A state that the seat cannot distinguish from this one, for leak tests; by default,
        another determinisation."""
        return self.determinize(s, seat, rng)
