"""A game put together from the modules of its package.

Most of what a `Game` does stands in modules that every package has, under the same names: the
notation, the board in text, the facts, positions, what a seat sees, dealing anew, invariants, the
story of a finished game. Such a game names its modules once and adds what is its own: options,
seats, how it starts.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from westmarch.kernel.engine.choice import ONLY_CHOICE
from westmarch.kernel.engine.decision import Action, Decision, Refusal
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.events import Event
from westmarch.kernel.engine.flow import EXPLAINED_BY, advance
from westmarch.kernel.engine.state import State
from westmarch.kernel.game import NO_OPTIONS, Called, Game, Options, Progress
from westmarch.kernel.position_text import is_whole, read_whole, write_whole
from westmarch.kernel.rulings import rulings, switches, take_house_rulings, with_house_rulings
from westmarch.kernel.story import Course, Point, Score, Story, course_of, turning_points
from westmarch.kernel.texts import site_texts
from westmarch.kernel.texts.language import speaking
from westmarch.kernel.texts.prose import Prose
from westmarch.kernel.why_not import WhyNot

S = TypeVar("S", bound=State)


class Notation(Protocol):
    """notation.py: what people read."""

    @property
    def PROSE(self) -> Prose: ...
    def label(self, s: Any, action: Action, /) -> str: ...
    def question(self, s: Any, decision: Decision, /) -> str: ...
    def reason(self, refusal: Refusal, /) -> str: ...
    def tale(self, event: Event, /) -> str: ...


class TextBoard(Protocol):
    """text_board.py: the table for the terminal."""

    def board(self, s: Any, seat: int | None, /) -> str: ...
    def hand(self, s: Any, seat: int, /) -> str: ...


class Facts(Protocol):
    """facts.py: for those who draw the table."""

    def targets(self, action: Action, /) -> dict[str, str | int]: ...
    def facts(self) -> dict[str, Any]: ...


class Positions(Protocol):
    """position.py."""

    def read_position(
        self,
        text: str,
        seed: int | str,
        luck: Sequence[int],
        listen: bool,
        ask_always: bool,
        house_rulings: Sequence[str],
        /,
    ) -> Any: ...
    def write_position(self, s: Any, /) -> str: ...


class View(Protocol):
    """view.py."""

    def view(self, s: Any, seat: int | None, /) -> dict[str, Any]: ...


class Dealing(Protocol):
    """determinize.py."""

    def determinize(self, s: Any, seat: int, rng: Random, /) -> Any: ...


class Invariants(Protocol):
    """invariants.py."""

    def broken(self, s: Any, /) -> list[str]: ...


class Storytelling(Protocol):
    """story.py: how a game ended and what turned it."""

    def how(self, s: Any, ending: str, winners: Sequence[int], /) -> str: ...
    def score(self, s: Any, /) -> list[Score]: ...
    def progress(self, s: Any, /) -> Progress: ...
    def points(self, s: Any, course: Course, /) -> Iterable[Point]: ...


class Odds(Protocol):
    """pending_odds.py: chances of what is going on."""

    def pending_odds(self, s: Any, /) -> dict[str, Any] | None: ...


class Occasions(Protocol):
    """occasion.py: what brings decisions about."""

    def occasion(self, s: Any, seat: int | None, /) -> tuple[dict[str, str], str]: ...


class Reasons(Protocol):
    """why_not.py: reasons for what no choice considers."""

    @property
    def WHY(self) -> WhyNot: ...
    def why_not(self, s: Any, action: Action, /) -> Refusal | None: ...


class GameModules(NamedTuple):
    """The modules of a game."""

    notation: Notation
    text_board: TextBoard
    facts: Facts
    position: Positions
    view: View
    determinize: Dealing
    invariants: Invariants
    story: Storytelling
    occasion: Occasions
    why_not: Reasons
    pending_odds: Odds | None = None


class Beginning(NamedTuple):
    """What every game begins with, in the order in which their set-ups take it; see `Game.new`."""

    seed: int | str
    luck: Sequence[int]
    listen: bool
    ask_always: bool
    house_rulings: tuple[str, ...]


class PackagedGame(Game, Generic[S]):
    """A game made of the modules of its package, with states of one class. See `Game` for what each
    function promises."""

    modules: ClassVar[GameModules]
    drawn: ClassVar[Mapping[str, Sequence[str]]] = {}
    """What is drawn at random, by its names."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "options" in vars(cls):
            cls.options = (*cls.options, *switches(cls.package))
        EXPLAINED_BY[cls.state_class] = cls.modules.why_not.why_not

    @abstractmethod
    def start(self, options: Options, beginning: Beginning) -> S:
        """A game set up and begun; `options` are complete."""

    def new(
        self,
        options: Options,
        seed: int | str,
        luck: Sequence[int] = (),
        listen: bool = False,
        ask_always: bool = False,
    ) -> S:
        chosen = self.choose_options(options)
        switched = self.house_rulings(chosen)
        s = self.start(chosen, Beginning(seed, luck, listen, ask_always, switched))
        advance(s)
        return s

    def own(self, s: State) -> S:
        """A state of this game as what it is."""
        assert isinstance(s, self.state_class)
        return cast(S, s)

    def result_name(self, s: State, what: str, item: Any) -> str:
        return self.drawn[what][item] if what in self.drawn else str(item)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return self.modules.view.view(s, seat)

    def determinize(self, s: State, seat: int, rng: Random) -> State:
        found: State = self.modules.determinize.determinize(s, seat, rng)
        return found

    def called(self, language: str | None = None) -> Called:
        say = self.modules.notation.PROSE.fill
        with speaking(language):
            options = {
                o.name: say(f"game-option-{o.name}") for o in self.options if not o.ruling
            } | {one.id: one.question for one in rulings(self) if one.switch}
            return Called(say("game-title"), say("game-summary"), options)

    def label(self, s: State, action: Action, language: str | None = None) -> str:
        with speaking(language):
            return self.modules.notation.label(s, action)

    def question(self, s: State, decision: Decision, language: str | None = None) -> str:
        with speaking(language):
            return self.modules.notation.question(s, decision)

    def reason(self, refusal: Refusal, language: str | None = None) -> str:
        with speaking(language):
            key = f"refusal-{refusal.key}"
            if key not in self.modules.notation.PROSE and key in site_texts.HOUSE:
                return site_texts.say(key, **dict(refusal.params))
            return self.modules.notation.reason(refusal)

    def tale(self, event: Event, options: Options = NO_OPTIONS, language: str | None = None) -> str:
        if event.kind == ONLY_CHOICE:
            return ""
        with speaking(language):
            return self._tale(event, options)

    def _tale(self, event: Event, options: Options) -> str:
        return self.modules.notation.tale(event)

    def board(self, s: State, seat: int | None, language: str | None = None) -> str:
        with speaking(language):
            return self.modules.text_board.board(s, seat)

    def hand(self, s: State, seat: int, language: str | None = None) -> str:
        with speaking(language):
            return self.modules.text_board.hand(s, seat)

    def targets(self, action: Action) -> dict[str, str | int]:
        return self.modules.facts.targets(action)

    def why_not(self, s: State, kind: str, id_: str) -> Refusal | None:
        return self.modules.why_not.WHY.of_thing(s, kind, id_, self.targets)

    def facts(self, language: str | None = None) -> dict[str, Any]:
        with speaking(language):
            return self.modules.facts.facts()

    def names(self, language: str | None = None) -> dict[str, dict[str, dict[str, str]]]:
        with speaking(language):
            return self.modules.notation.PROSE.names()

    def occasion(self, s: State, seat: int | None) -> tuple[dict[str, str], str]:
        return self.modules.occasion.occasion(s, seat)

    def odds(self, s: State) -> dict[str, Any] | None:
        part = self.modules.pending_odds
        return None if part is None else part.pending_odds(s)

    def story(
        self,
        s: State,
        moves: Sequence[Sequence[Event]],
        ending: str,
        winners: Sequence[int],
        language: str | None = None,
    ) -> Story:
        part = self.modules.story
        with speaking(language):
            found = turning_points(part.points(s, course_of(moves)), len(moves) - 1)
            return Story(part.how(s, ending, winners), part.score(s), found)

    def read_position(
        self,
        text: str,
        seed: int | str = 0,
        luck: Sequence[int] = (),
        listen: bool = False,
        ask_always: bool = False,
    ) -> State:
        if is_whole(text):
            return read_whole(text, self.state_class, self.broken, seed, luck, listen, ask_always)
        known = [o.name for o in self.options if o.ruling]
        rest, switched = take_house_rulings(text, known)
        found: State = self.modules.position.read_position(
            rest, seed, luck, listen, ask_always, switched
        )
        return found

    def write_position(self, s: State) -> str:
        try:
            text = self.modules.position.write_position(s)
            if is_whole(text):
                return text
            text = with_house_rulings(text, s.house_rulings)
            if self._same(s, self.read_position(text)):
                return text
        except BadPosition:
            pass
        return write_whole(s)

    def _same(self, s: State, other: State) -> bool:
        """Whether nobody at the table could tell two states apart."""
        seats = (None, *range(len(self.seats(self.options_of(s)))))
        uncounted = {"moves": 0}  # how many actions led here is no part of a position
        return s.offer == other.offer and all(
            self.view(s, seat) | uncounted == self.view(other, seat) | uncounted for seat in seats
        )

    def progress(self, s: State) -> Progress:
        return self.modules.story.progress(s)

    def broken(self, s: State) -> list[str]:
        wrong = self.modules.invariants.broken(s)
        known = [o.name for o in self.options if o.ruling and o.name in s.house_rulings]
        if s.house_rulings != tuple(known):
            wrong.append(f"house rulings {s.house_rulings}: not those of the game in their order")
        return wrong
