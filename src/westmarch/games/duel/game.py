"""Duel: a made-up game that uses everything the kernel has, in one page.

Each round the leader stakes points (a chain of small choices without new information), all play
a card in secret, the best card wins, a die breaks ties, and the hands are refilled from the deck.

Read it from the top: the numbers of the rulebook, the action space, the state, the procedures
(`Round` and `Play`, each choice with its handler right below), and the `Game` that joins them. It
is a game for learning and for tests: it has no table in the browser, so the server does not offer
it. It speaks English only.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from westmarch.kernel.engine.actions import ActionSpace
from westmarch.kernel.engine.chance import reveal, roll, shuffle
from westmarch.kernel.engine.choice import ONLY_CHOICE
from westmarch.kernel.engine.decision import GAME_OVER, Action, Decision, Refusal
from westmarch.kernel.engine.errors import BadPosition
from westmarch.kernel.engine.events import Event, tell, tell_only
from westmarch.kernel.engine.flow import advance, call, choice, finish, resume
from westmarch.kernel.engine.state import SETUP, Frame, State, clone
from westmarch.kernel.game import NO_OPTIONS, Game, Option, Options, Progress
from westmarch.kernel.position_text import is_whole, read_whole

VALUES = range(1, 10)
HAND = 3
MOST_STAKES = 2
NO_CARD = 0

SAME_VALUE = Refusal("duel.3", "same_value")
TOO_MANY_STAKES = Refusal("duel.2", "too_many_stakes", (("most", MOST_STAKES),))

SPACE = ActionSpace()
SPACE.verb("stake", ["more", "done"])
SPACE.verb("play", VALUES)


class Table(State, kw_only=True):
    players: int = 2
    goal: int = 5
    round: int = 0
    leader: int = 0
    stake: int = 0
    deck: list[int] = []
    discard: list[int] = []
    hands: list[list[int]] = []
    chosen: list[int] = []
    last: list[int] = []
    score: list[int] = []

    def moment(self) -> tuple[int, str]:
        return self.round, "duel" if self.round else SETUP


class Round(Frame):
    sequence = ("refill", "stakes", "ask_all", "compare", "again")

    def refill(self, s: Table) -> None:
        for seat, hand in enumerate(s.hands):
            while len(hand) < HAND and s.deck:
                reveal(s)
                hand.append(s.deck.pop())
                tell_only(s, (seat,), "drawn", seat=seat, card=hand[-1])
            hand.sort()
        if any(len(hand) < HAND for hand in s.hands):
            best = max(s.score)
            finish(s, [p for p in range(s.players) if s.score[p] == best], "deck_empty")
        s.round += 1

    @choice("stake", rule="duel.2")
    def stakes(self, s: Table) -> tuple[int, list[Action]]:
        return s.leader, [("stake", "more"), ("stake", "done")]

    @stakes.refuses
    def _(self, s: Table, action: Action) -> Refusal | None:
        if action == ("stake", "more") and s.stake >= MOST_STAKES:
            return TOO_MANY_STAKES
        return None

    @stakes.takes
    def _(self, s: Table, action: Action) -> None:
        if action == ("stake", "more"):
            s.stake += 1
            tell(s, "staked", seat=s.leader, stake=s.stake)
            self.goto("stakes")

    def ask_all(self, s: Table) -> None:
        call(s, *(Play(seat=seat) for seat in range(s.players)))

    def compare(self, s: Table) -> None:
        reveal(s)
        for seat, card in enumerate(s.chosen):
            tell(s, "played", seat=seat, card=card)
        best = max(s.chosen)
        tied = [p for p in range(s.players) if s.chosen[p] == best]
        while len(tied) > 1:
            rolls = [roll(s) for _ in tied]
            tell(s, "tie_rolled", seats=tied, dice=rolls)
            tied = [p for p, r in zip(tied, rolls, strict=True) if r == max(rolls)]
        s.leader = tied[0]
        s.score[s.leader] += 1 + s.stake
        tell(s, "won", seat=s.leader, points=1 + s.stake)
        s.stake = 0
        s.discard.extend(s.chosen)
        s.last = s.chosen
        s.chosen = [NO_CARD] * s.players
        if s.score[s.leader] >= s.goal:
            finish(s, [s.leader], "goal")

    def again(self, s: Table) -> None:
        self.goto("refill")


class Play(Frame):
    sequence = ("card",)
    seat: int

    @choice("card", rule="duel.4", secret=True)
    def card(self, s: Table) -> tuple[int, list[Action]]:
        return self.seat, [("play", v) for v in VALUES if v in s.hands[self.seat]]

    @card.refuses
    def _(self, s: Table, action: Action) -> Refusal | None:
        other = any(v != s.last[self.seat] for v in s.hands[self.seat])
        return SAME_VALUE if action[1] == s.last[self.seat] and other else None

    @card.takes
    def _(self, s: Table, action: Action) -> None:
        value = int(action[1])
        s.hands[self.seat].remove(value)
        s.chosen[self.seat] = value


class Duel(Game):
    id = "duel"
    title = "Duel"
    summary = "A made-up game of cards and stakes, to learn the contract of a game with."
    minutes = "5"
    players = (2, 3)
    options = (
        Option("players", "how many play", ("2", "3")),
        Option("goal", "points to win", ("5", "9")),
    )
    state_class = Table
    space = SPACE
    package = "westmarch.games.duel"

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("red", "blue", "green")[: int(options.get("players", 2))]

    def new(
        self,
        options: Options,
        seed: int | str,
        luck: Sequence[int] = (),
        listen: bool = False,
        ask_always: bool = False,
    ) -> State:
        s = self._lay_out(
            self.blank(seed, luck, listen, ask_always),
            int(options["players"]),
            int(options["goal"]),
        )
        shuffle(s, s.deck, "card")
        s.stack = [Round()]
        advance(s)
        return s

    @staticmethod
    def _lay_out(s: State, players: int, goal: int) -> Table:
        """Everything on the table but the hands."""
        assert isinstance(s, Table)
        s.players, s.goal = players, goal
        s.deck = [v for v in VALUES for _ in range(2)] * (players - 1)
        s.hands = [[] for _ in range(players)]
        s.chosen = [NO_CARD] * players
        s.last = [NO_CARD] * players
        s.score = [0] * players
        return s

    def own_options_of(self, s: State) -> dict[str, str]:
        assert isinstance(s, Table)
        return {"players": str(s.players), "goal": str(s.goal)}

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Table)
        return {
            "round": s.round,
            "leader": s.leader,
            "stake": s.stake,
            "score": list(s.score),
            "last": list(s.last),
            "discard": sorted(s.discard),
            "deck_size": len(s.deck),
            "hand_sizes": [len(h) + (c != NO_CARD) for h, c in zip(s.hands, s.chosen, strict=True)],
            "hand": [] if seat is None else list(s.hands[seat]),
            "chosen": NO_CARD if seat is None else s.chosen[seat],
            "to_act": None if s.offer is None else s.offer.seat,
        }

    def determinize(self, s: State, seat: int, rng: Random) -> State:
        c = clone(s)
        assert isinstance(c, Table)
        c.rng = rng.getrandbits(64)
        c.luck, c.rolled, c.events = [], [], None
        others = [p for p in range(c.players) if p != seat]
        pool = c.deck + [v for p in others for v in (c.hands[p] + [c.chosen[p]]) if v != NO_CARD]
        rng.shuffle(pool)
        for p in others:
            c.hands[p] = sorted(pool.pop() for _ in c.hands[p])
            if c.chosen[p] != NO_CARD:
                c.chosen[p] = pool.pop()
        c.deck = pool
        resume(c)
        return c

    def label(self, s: State, action: Action, language: str | None = None) -> str:
        return f"{action[0]} {action[1]}"

    def question(self, s: State, decision: Decision, language: str | None = None) -> str:
        return {"stake": "raise the stake?", "card": "which card?"}[decision.kind]

    def reason(self, refusal: Refusal, language: str | None = None) -> str:
        return {
            SAME_VALUE.key: "you played that value last",
            TOO_MANY_STAKES.key: "two points are the most",
            GAME_OVER.key: "the game is over",
        }.get(refusal.key, "that is not what is asked now")

    def tale(self, event: Event, options: Options = NO_OPTIONS, language: str | None = None) -> str:
        if event.kind == ONLY_CHOICE:
            return ""
        return f"{event.kind}: " + ", ".join(f"{k} {v}" for k, v in event.data.items())

    def board(self, s: State, seat: int | None, language: str | None = None) -> str:
        assert isinstance(s, Table)
        return f"round {s.round}, score {s.score}, stake {s.stake}, deck {len(s.deck)}"

    def read_position(
        self,
        text: str,
        seed: int | str = 0,
        luck: Sequence[int] = (),
        listen: bool = False,
        ask_always: bool = False,
    ) -> State:
        """``goal 5; score 0 1; last 3 4; hands 1 2 3 / 4 5 6``"""
        if is_whole(text):
            return read_whole(text, Table, self.broken, seed, luck, listen, ask_always)
        fields = {}
        for part in text.split(";"):
            name, *rest = part.split()
            fields[name] = " ".join(rest)
        try:
            hands = [[int(v) for v in hand.split()] for hand in fields["hands"].split("/")]
            blank = self.blank(seed, luck, listen, ask_always)
            s = self._lay_out(blank, len(hands), int(fields["goal"]))
            for seat, hand in enumerate(hands):
                for value in hand:
                    s.deck.remove(value)
                s.hands[seat] = sorted(hand)
            s.score = [int(v) for v in fields["score"].split()]
            s.last = [int(v) for v in fields["last"].split()]
        except (KeyError, ValueError) as error:
            raise BadPosition(f"not a position of Duel: {error}") from None
        shuffle(s, s.deck, "card")
        s.stack = [Round()]
        advance(s)
        return s

    def write_position(self, s: State) -> str:
        assert isinstance(s, Table)
        hands = " / ".join(" ".join(map(str, hand)) for hand in s.hands)
        score, last = " ".join(map(str, s.score)), " ".join(map(str, s.last))
        return f"goal {s.goal}; score {score}; last {last}; hands {hands}"

    def progress(self, s: State) -> Progress:
        assert isinstance(s, Table)
        seats = self.seats(self.options_of(s))
        return {f"score_{seat}": points for seat, points in zip(seats, s.score, strict=True)}

    def broken(self, s: State) -> list[str]:
        assert isinstance(s, Table)
        held = [v for hand in s.hands for v in hand] + [v for v in s.chosen if v != NO_CARD]
        cards = sorted(s.deck + s.discard + held)
        whole = sorted([v for v in VALUES for _ in range(2)] * (s.players - 1))
        return [] if cards == whole else ["cards lost or doubled"]


GAME = Duel()
