"""The terminal game: shows the table, numbers the legal actions, reads what the person types."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from westmarch.cli.common import seat_name
from westmarch.kernel import record
from westmarch.kernel.engine import flow
from westmarch.kernel.engine.decision import Action, Decision, IllegalAction, action_of, text_of
from westmarch.kernel.engine.errors import WestmarchError
from westmarch.kernel.engine.events import Event
from westmarch.kernel.player import Player, ask
from westmarch.kernel.rulebook import rulebook
from westmarch.kernel.table import UNDONE, CannotUndo, Table
from westmarch.kernel.texts.site_texts import say

LOG_LINES = 20
ONE_COLUMN = 20
"""Longer lists of actions are set in columns."""


class Bot(msgspec.Struct):
    """A bot at the table and the stream that deals what it cannot see."""

    mind: Player
    rng: Random


class Quit(Exception):
    """The person leaves."""


class Terminal:
    """One person (or several, taking turns at the keyboard) playing at a table with bots."""

    def __init__(
        self, table: Table, bots: dict[int, Bot], out: Console, read: Callable[[str], str]
    ) -> None:
        """`bots` has the seats that no person plays. `read` shows a prompt and gives the next line
        typed; it raises EOFError when there is none."""
        self._table = table
        self._game = table.game
        self._bots = bots
        self._out = out
        self._read = read
        people = [seat for seat in range(len(table.seats)) if seat not in bots]
        self._viewer: int | None = people[0] if people else None
        self._cursors: dict[int | None, int] = {}
        self._round = -1
        self._commands: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "undo": self._undo,
            "undo!": self._undo_agreed,
            "board": self._board,
            "hand": self._hand,
            "log": self._log,
            "rules": self._rules,
            "position": self._position,
            "save": self._save,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._out.print(say("terminal-begin"))
        try:
            while self._table.decision is not None:
                self._one_decision(self._table.decision)
        except Quit:
            self._out.print(say("terminal-left"))
            return
        self._news()
        self._board("")
        s = self._table.state
        won = [seat_name(self._table.seats[seat]) for seat in s.winners]
        winners = ", ".join(won) or say("terminal-nobody")
        how = self._game.story(s, [self._table.log], s.ending, s.winners).how
        key = "terminal-over_told" if how else "terminal-over"
        told = say(key, ending=s.ending, how=how, winners=winners)
        self._out.print(Text(told, style="bold"))

    def _one_decision(self, decision: Decision) -> None:
        bot = self._bots.get(decision.seat)
        if bot is not None:
            self._table.act(ask(bot.mind, self._game, self._table.state, bot.rng))
            return
        self._viewer = decision.seat
        self._news()
        if self._game.rounds(self._table.state) != self._round:
            self._round = self._game.rounds(self._table.state)
            self._board("")
        self._question(decision)
        self._listen(decision)

    def _listen(self, decision: Decision) -> None:
        """Read lines until the decision is answered or taken back."""
        while self._table.decision is decision:
            try:
                line = self._read("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self._out.print()
                raise Quit from None
            word, _, rest = line.partition(" ")
            if word in self._commands:
                try:
                    self._commands[word](rest.strip())
                except CannotUndo as error:
                    self._out.print(say("terminal-not_undone", why=str(error)))
                except WestmarchError as error:
                    self._out.print(str(error))
            elif word:
                self._act(line)

    # ---- showing

    def _news(self) -> None:
        """The log since this person last looked."""
        events, cursor = self._table.events_for(self._viewer, self._cursors.get(self._viewer, 0))
        self._cursors[self._viewer] = cursor
        for line in self._tales(events):
            self._out.print(Text(line, style="italic"))

    def _tales(self, events: list[Event]) -> list[str]:
        return [line for event in events if (line := self._tale(event))]

    def _tale(self, event: Event) -> str:
        if event.kind == UNDONE:
            seat = seat_name(self._table.seats[event.data["seat"]])
            return say("terminal-undone", seat=seat, actions=event.data["actions"])
        return self._game.tale(event, self._table.options)

    def _question(self, decision: Decision) -> None:
        s = self._table.state
        seat = seat_name(self._table.seats[decision.seat])
        self._out.print(Text(f"{seat}: {self._game.question(s, decision)}", style="bold"))
        lines = [
            self._numbered(number, action) for number, action in enumerate(decision.actions, 1)
        ]
        if len(lines) <= ONE_COLUMN or not self._out.is_terminal:
            for line in lines:
                self._out.print(line)
        else:
            self._out.print(Columns(lines, column_first=True, padding=(0, 2)))

    def _numbered(self, number: int, action: Action) -> Text:
        label = self._game.label(self._table.state, action)
        return Text.assemble((f"{number:4} ", "bold"), label)

    # ---- commands

    def _act(self, line: str) -> None:
        action = self._chosen(line)
        if action is None:
            self._out.print(say("terminal-no_action", line=line))
            return
        try:
            self._table.act(action)
        except IllegalAction as error:
            self._out.print(say("terminal-refused", why=self._reason(error)))

    def _reason(self, error: IllegalAction) -> str:
        rule = f" [{error.refusal.rule}]" if error.refusal.rule else ""
        return self._game.reason(error.refusal) + rule

    def _chosen(self, text: str) -> Action | None:
        """The action meant by a number or by its text form; None when it is neither."""
        decision = self._table.decision
        assert decision is not None
        if text.isdecimal():
            number = int(text)
            known = decision.actions + [action for action, _ in self._refused()]
            return known[number - 1] if 0 < number <= len(known) else None
        action = action_of(text)
        return action if action[0] in self._game.space.verbs() else None

    def _refused(self) -> list[tuple[Action, IllegalAction]]:
        """What is refused now; numbered on from the legal actions."""
        prompt = self._table.prompt()
        refused = prompt.refused if prompt is not None else []
        return [(action, IllegalAction(action, refusal)) for action, refusal in refused]

    def _why(self, text: str) -> None:
        if not text:
            self._why_not()
            return
        action = self._chosen(text)
        if action is None:
            self._out.print(say("terminal-unknown_action", line=text))
            return
        refusal = flow.explain(self._table.state, action)
        if refusal is None:
            self._out.print(say("terminal-allowed", action=text_of(action)))
        else:
            why = self._reason(IllegalAction(action, refusal))
            self._out.print(say("terminal-refused", why=why))

    def _why_not(self) -> None:
        decision = self._table.decision
        assert decision is not None
        refused = self._refused()
        if not refused:
            self._out.print(say("terminal-nothing_refused"))
        for number, (action, error) in enumerate(refused, len(decision.actions) + 1):
            line = self._numbered(number, action)
            line.append(f": {self._reason(error)}")
            line.stylize("dim")
            self._out.print(line)

    def _undo(self, _: str) -> None:
        self._table.undo()

    def _undo_agreed(self, _: str) -> None:
        self._table.undo(agreed=True, seat=self._viewer)

    def _board(self, _: str) -> None:
        self._out.print(self._game.board(self._table.state, self._viewer))

    def _hand(self, _: str) -> None:
        assert self._viewer is not None
        held = self._game.hand(self._table.state, self._viewer)
        self._out.print(held or say("terminal-holding_nothing"))

    def _log(self, text: str) -> None:
        count = int(text) if text.isdecimal() else LOG_LINES
        events, _ = self._table.events_for(self._viewer)
        for line in self._tales(events)[-count:]:
            self._out.print(line)

    def _rules(self, word: str) -> None:
        found = rulebook(self._game).search(word) if word else []
        for rule in found:
            self._out.print(Text.assemble((f"{rule.id} {rule.title}. ", "bold"), rule.text))
        if not found:
            key = "terminal-no_rule" if word else "terminal-which_word"
            self._out.print(say(key, word=word))

    def _position(self, _: str) -> None:
        self._out.print(self._game.write_position(self._table.state))

    def _save(self, name: str) -> None:
        if not name:
            self._out.print(say("terminal-where_to"))
            return
        record.write(self._table.closed_record(), Path(name))
        self._out.print(say("terminal-saved", game=self._game.id, file=name))

    def _help(self, _: str) -> None:
        self._out.print(say("terminal-help"))

    def _quit(self, _: str) -> None:
        raise Quit
