"""A program of its own that plays: lines to its standard input, lines from its standard output.

Whatever the program does (it dies, hangs, floods, never reads, answers rubbish), the caller gets an
answer or an `ProgramFailed` in time, and no process is left behind. The protocol is in
docs/reference/exec.md.
"""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections import deque
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import IO, Any

import msgspec

import westmarch
from westmarch.kernel.engine.errors import BadOption, WestmarchError

PROTOCOL = 1
START_SECONDS = 30.0
"""How long a program may take until it says that it is ready."""
QUIT_SECONDS = 2.0
"""How long it may take to end when asked to; then it is killed."""
LONGEST = 64 * 1024
"""Bytes of one line of a program."""
MOST_WAITING = 1000
"""Lines that may wait to be read; a program that floods waits then."""
LAST_WORDS = 5
"""Lines of its standard error that are told when it fails."""


class ProgramFailed(WestmarchError):
    """A program that did not play on. ``bot`` names it."""

    def __init__(self, bot: str, message: str) -> None:
        self.bot = bot
        super().__init__(f"bot {bot} {message}")


def words_of(command: str) -> list[str]:
    """A command in words. Raises `BadOption` when there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption("bot-cannot_run", command=command, why=error) from None
    if not words:
        raise BadOption("bot-no_command")
    if shutil.which(words[0]) is None:
        raise BadOption("bot-no_program", command=command, program=words[0])
    return words


class BotProgram:
    """One running program."""

    def __init__(self, command: str) -> None:
        """Start it and wait until it is ready. Raises `ProgramFailed`, `BadOption`."""
        self.command = command
        self.name = f"exec:{command}"
        try:
            self._process = subprocess.Popen(
                words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # what it starts itself ends with it
            )
        except OSError as error:
            raise ProgramFailed(self.name, f"does not start: {error.strerror}") from None
        self._said: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._told: queue.Queue[bytes | None] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=LAST_WORDS)
        self._ended = threading.Event()
        # Pipes are read and written by threads: a program that never reads blocks only its own.
        self._threads = [
            threading.Thread(target=work, daemon=True)
            for work in (self._read, self._write, self._read_errors)
        ]
        for thread in self._threads:
            thread.start()
        try:
            self._greet()
        except BaseException:
            self.kill()
            raise

    def _greet(self) -> None:
        self.send({"type": "hello", "protocol": PROTOCOL, "version": westmarch.__version__})
        said = self.answer(START_SECONDS)
        if said.split()[:1] != ["ready"]:
            raise ProgramFailed(self.name, f"said {_shown(said)} where 'ready' was expected")

    # ---- talking

    def send(self, message: dict[str, Any]) -> None:
        """One line of JSON."""
        self._told.put(msgspec.json.encode(message) + b"\n")

    def answer(self, seconds: float) -> str:
        """The next line it says that is no comment. Raises `ProgramFailed`."""
        end = time.monotonic() + seconds
        while True:
            try:
                line = self._said.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise ProgramFailed(
                    self.name, f"did not answer within {seconds:g} s{self._last_words()}"
                ) from None
            if line is None:
                raise ProgramFailed(self.name, f"{self._how_it_ended()}{self._last_words()}")
            if len(line) > LONGEST:
                raise ProgramFailed(self.name, f"said a line of more than {LONGEST} bytes")
            text = line.decode("utf-8", "replace").strip()
            if text and not text.startswith("#"):
                return text

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(QUIT_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        return f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def _last_words(self) -> str:
        """What it complained of last."""
        self._threads[2].join(0.2)  # what it wrote before it died
        return f"; it wrote: {' / '.join(self._complaints)}" if self._complaints else ""

    # ---- the threads

    def _read(self) -> None:
        pipe = _pipe(self._process.stdout)
        with suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST + 1):
                while not self._ended.is_set():
                    with suppress(queue.Full):
                        self._said.put(line, timeout=0.5)
                        break
        while not self._ended.is_set():
            with suppress(queue.Full):
                self._said.put(None, timeout=0.5)
                break

    def _write(self) -> None:
        pipe = _pipe(self._process.stdin)
        with suppress(OSError, ValueError):
            while (line := self._told.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()

    def _read_errors(self) -> None:
        pipe = _pipe(self._process.stderr)
        with suppress(OSError, ValueError):
            while line := pipe.readline(1000):
                text = line.decode("utf-8", "replace").strip()
                if text:
                    self._complaints.append(text[:200])

    # ---- its end

    def end(self) -> None:
        """Ask it to end, and see to it that it does."""
        self.send({"type": "quit"})
        self._told.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it at once, and all that it started."""
        self._ended.set()
        self._told.put(None)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for thread in self._threads:
            thread.join(1.0)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError, ValueError):
                _pipe(pipe).close()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _shown(text: str) -> str:
    return repr(text if len(text) <= 80 else text[:79] + "…")


# ---- programs that wait for their next game

_idle: dict[tuple[int, str], list[BotProgram]] = {}
"""By process and command. A process that was forked leaves those of its parent alone."""
_seen_to: set[int] = set()
"""The processes whose programs end with them."""


def borrow(command: str) -> BotProgram:
    """A program that waits for a game, or a new one."""
    waiting = _idle.get((os.getpid(), command))
    return waiting.pop() if waiting else BotProgram(command)


def give_back(engine: BotProgram) -> None:
    """It played its game to the end, and may play another."""
    me = os.getpid()
    if me not in _seen_to:
        _seen_to.add(me)
        Finalize(None, end_all, exitpriority=10)
    _idle.setdefault((me, engine.command), []).append(engine)


def end_all() -> None:
    """End the programs that wait."""
    me = os.getpid()
    for (process, _), engines in _idle.items():
        while process == me and engines:
            engines.pop().end()
