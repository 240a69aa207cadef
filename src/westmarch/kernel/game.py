"""The contract every game keeps. This file is the specification; contract tests prove it.

A single legal action is no decision: it is taken at once, with its events, and what comes next is
asked. So an offer has two actions or more, save where a choice is secret (a pause or its absence
would tell the others something): there one action may be asked for. Who listens is told of each
action taken so by an ``only_choice`` event, which only the seat whose action it was may see
(choice.py); it makes no line of the log. Nothing of this is in a record, which holds decisions
only; a replay takes the same steps. Where nothing at all can be chosen, a step is left out without
a word.

Scripts and tests that want every step in their own hands begin a game with ``ask_always``: then a
single legal action is asked for like any other. It is no option of the game: the rules are the
same, only the record has more actions, and its header says so.

A game is one `Game` object: static facts and pure functions over its state. It holds no game in
progress. Applying actions is not here because it is the same for every game (flow.py); a game in
progress with its history, undo and record is a `Table` (table.py).
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
"""How far a game got: measures by their names."""


STANDARD, ALTERNATIVE = READINGS = ("standard", "alternative")
"""Values of an option that a ruling makes: the reading played here, and the other one."""


class Option(msgspec.Struct, frozen=True):
    """One option of a game: its name, what it means, its values, the first being the default."""

    name: str
    text: str
    values: tuple[str, ...]
    ruling: bool = False
    """A ruling that may be switched to its other reading (rulings.py). Among the options of a game
    it stands only where it is."""


class Called(NamedTuple):
    """What a game is called, and what its options mean, by their names."""

    title: str
    summary: str
    options: dict[str, str]


class Game(ABC):
    """One game of the house."""

    id: ClassVar[str]
    """The name used on the command line, in records and in addresses."""
    title: ClassVar[str]
    """The name for people."""
    summary: ClassVar[str] = ""
    """One line about the game, for a list of games."""
    minutes: ClassVar[str] = ""
    """How long a game takes at a table, e.g. ``120-180``."""
    players: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    options: ClassVar[tuple[Option, ...]]
    """What can be chosen before the game starts."""
    state_class: ClassVar[type[State]]
    """The class of its states, for reading saved ones."""
    space: ClassVar[ActionSpace]
    """Every action the game can ever offer. Each offered action has an id in it."""
    package: ClassVar[str]
    """The Python package that holds the game's data, its rules.toml among them."""
    grouped: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions that are one choice in small parts, such as who marches, figure by figure:
    what `Macros` takes at once."""

    # ---- before the game

    def choose_options(self, given: Options) -> dict[str, str]:
        """Complete the given options with defaults, and leave out rulings at their standard
        reading. Raises `BadOption` on an unknown one."""
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
        """The seats' names in seat order; a seat is its index here everywhere else."""

    def sides(self, options: Options) -> tuple[int, ...]:
        """The side each seat plays for: seats of one side win and lose together. By default
        everybody plays for himself."""
        return tuple(range(len(self.seats(options))))

    def blank(
        self,
        seed: int | str,
        luck: Sequence[int] = (),
        listen: bool = False,
        ask_always: bool = False,
        house_rulings: Sequence[str] = (),
    ) -> State:
        """An empty state whose generator, fixed results, events and house rulings are ready.

        `new` and `read_position` build on it, so that the randomness of the set-up is recorded,
        replayed and told like any other.
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
        """A game set up and advanced to its first decision. Same options and seed, same state.

        Starts from `blank(seed, luck, listen, ask_always)`: `luck` holds the recorded random
        results of the set-up when a game is replayed, `listen` asks for events from the very first
        on, and `ask_always` for every decision, those with a single legal action among them. All
        random results of the set-up are in ``state.rolled`` afterwards.
        """

    def asked(self, s: State, seat: int | None = None) -> Decision | None:
        """The pending decision with what it is for, as far as a seat may know it: by default the
        one that is to decide. None when the game is over."""
        offer = s.offer
        if offer is None:
            return None
        viewer = offer.seat if seat is None else seat
        return msgspec.structs.replace(offer, purpose=self.purpose(s, viewer))

    def purpose(self, s: State, seat: int | None) -> Purpose | None:
        """What the pending decision is for, as far as a seat (None: a spectator) may know it; None
        when the game is over."""
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
        """What brought the pending decision about, by kind, the nearest last, and a word for the
        occasion where the game has one; nothing a seat may not know."""
        return {}, ""

    def options_of(self, s: State) -> dict[str, str]:
        """The options a state was made with; a position may name some in its text. A game with
        options of its own overrides `own_options_of`: ``options_of(new(options, seed)) ==
        options``."""
        return self.own_options_of(s) | dict.fromkeys(s.house_rulings, ALTERNATIVE)

    def own_options_of(self, s: State) -> dict[str, str]:
        """The same without the house rulings."""
        return self.choose_options({})

    def sequel(self, s: State) -> dict[str, str] | None:
        """The options of the game that follows this finished one in a campaign; None when no game
        follows. It is a game like any other: what is carried over is told by its options."""
        return None

    # ---- hidden information

    @abstractmethod
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know, as plain JSON data.

        Own hand, counts elsewhere; never deck order, generator or pending secret choices. Two
        states that differ only in what the seat cannot see give equal views.
        """

    @abstractmethod
    def determinize(self, s: State, seat: int, rng: Random) -> State:
        """A full state that agrees with the seat's view, the hidden part dealt at random from
        what it might be.

        Its generator is seeded anew; fixed and last random results and events, which may tell of
        hidden things, are empty. Its offer fits its cards, and is the same one when the seat is to
        decide. `rng` is the bot's own stream, never the game's. The state itself is not changed.
        """

    # ---- for people, in a language; where none is named, in the one spoken (texts/language.py),
    # which is English unless somebody said otherwise

    def called(self, language: str | None = None) -> Called:
        """What the game and its options are called."""
        return Called(self.title, self.summary, {o.name: o.text for o in self.options})

    @abstractmethod
    def label(self, s: State, action: Action, language: str | None = None) -> str:
        """A short text for an action, for a button or a numbered list."""

    @abstractmethod
    def question(self, s: State, decision: Decision, language: str | None = None) -> str:
        """What is asked, naming the step of the rulebook."""

    @abstractmethod
    def reason(self, refusal: Refusal, language: str | None = None) -> str:
        """A refusal in one sentence."""

    @abstractmethod
    def tale(self, event: Event, options: Options = NO_OPTIONS, language: str | None = None) -> str:
        """An event as one line of the log; empty when it is not worth a line. The options say who
        sits where."""

    @abstractmethod
    def board(self, s: State, seat: int | None, language: str | None = None) -> str:
        """The table in text, as the seat sees it, for the terminal."""

    def hand(self, s: State, seat: int, language: str | None = None) -> str:
        """What the seat holds that others cannot see, in text; by default the ``hand`` of its
        view, one item a line."""
        return "\n".join(str(item) for item in self.view(s, seat).get("hand", ()))

    def targets(self, action: Action) -> dict[str, str | int]:
        """What on the table an action points at, by its kind (``{"region": "edoras"}``), so that
        the thing itself can be clicked; empty when it points at nothing."""
        return {}

    def why_not(self, s: State, kind: str, id_: str) -> Refusal | None:
        """Why a thing of the table, named as in `targets`, cannot be chosen now; None when it can,
        or when the game does not say."""
        return None

    def facts(self, language: str | None = None) -> dict[str, Any]:
        """The printed facts of the game (map, cards, figures), as plain JSON data, for drawing."""
        return {}

    def names(self, language: str | None = None) -> dict[str, dict[str, dict[str, str]]]:
        """The names of things with their forms, by table and id."""
        return {}

    def odds(self, s: State) -> dict[str, Any] | None:
        """How the pending battle or test is likely to end, from what everybody knows, as plain
        JSON data; None when nothing of the kind is going on."""
        return None

    def story(
        self,
        s: State,
        moves: Sequence[Sequence[Event]],
        ending: str,
        winners: Sequence[int],
        language: str | None = None,
    ) -> Story:
        """The story of a game that is over: how it ended, the score and the turning points.

        `moves` are the events of the set-up and of each move. Ending and winners are the state's
        own, or others where the game was given up (`RESIGNED`) or broken off (`UNFINISHED`).
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
        """The position of a state: its text, which read_position reads back with the cards that lie
        hidden shuffled anew; where a text cannot say what is going on, the whole state."""

    # ---- for tools

    def result_name(self, s: State, what: str, item: Any) -> str:
        """The name of something drawn at random, for forced_luck.py: `what` is the word with which
        the rules draw it (``tile``, ``card``), `item` as it lies in the pool. By default the item
        itself, so that a die is called by its number."""
        return str(item)

    def rounds(self, s: State) -> int:
        """Rounds (turns) played so far."""
        return s.moment()[0]

    def progress(self, s: State) -> Progress:
        """How far the game got, by what its rules know, for statistics over many games.

        A number is one that can be averaged (points, corruption, a player's threat); a text is an
        id that can be counted (the stage of a quest, why a player was eliminated). What there is
        not yet is left out. A measure of a seat or side ends with its name: ``points_stark``. Only
        what everybody may know is told.
        """
        return {}

    @abstractmethod
    def broken(self, s: State) -> list[str]:
        """What is wrong with the state: figures or cards lost or doubled, limits exceeded. Empty
        for every state reached by play. Tests and the soak run call it at every decision."""

    def scramble(self, s: State, seat: int, rng: Random) -> State:
        """A state the seat cannot tell from this one (for leak tests): by default one more
        determinisation."""
        return self.determinize(s, seat, rng)
