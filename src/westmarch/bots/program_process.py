"""A separate program that plays. It reads lines from its standard input and writes lines to its
standard output.

Whatever the program does (it dies, hangs, floods, never reads, or answers rubbish), the caller gets
an answer or a `ProgramFailed` in time, and no process is left behind. The protocol is in
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
"""How many seconds a program may take until it says that it is ready."""
QUIT_SECONDS = 2.0
"""How many seconds a program may take to end when asked to. After that it is killed."""
LONGEST = 64 * 1024
"""The largest number of bytes in one line of a program."""
MOST_WAITING = 1000
"""The number of lines that may wait to be read. A program that writes more has to wait."""
LAST_WORDS = 5
"""The number of lines of the program's standard error that are shown when it fails."""


class ProgramFailed(WestmarchError):
    """Raised when a program did not play on. ``bot`` names the program."""

    def __init__(self, bot: str, message: str) -> None:
        self.bot = bot
        super().__init__(f"bot {bot} {message}")


def words_of(command: str) -> list[str]:
    """Split a command into words. Raise `BadOption` if there is no such program."""
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
        """Start the program and wait until it is ready. Raise `ProgramFailed` or `BadOption` if
        that fails."""
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
        """Send one line of JSON."""
        self._told.put(msgspec.json.encode(message) + b"\n")

    def answer(self, seconds: float) -> str:
        """Return the program's next line that is not a comment. Raise `ProgramFailed` if none
        comes."""
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
        """Return the last complaints of the program."""
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
        """Ask the program to end, and make sure that it does."""
        self.send({"type": "quit"})
        self._told.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End the program at once, with every process that it started."""
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
"""Programs that wait for a game, by process and command. A forked process leaves its parent's
programs alone."""
_seen_to: set[int] = set()
"""The processes whose programs end when they do."""


def borrow(command: str) -> BotProgram:
    """Return a program that waits for a game, or start a new one."""
    waiting = _idle.get((os.getpid(), command))
    return waiting.pop() if waiting else BotProgram(command)


def give_back(engine: BotProgram) -> None:
    """Keep a program that has played its game to the end, so that it may play another."""
    me = os.getpid()
    if me not in _seen_to:
        _seen_to.add(me)
        Finalize(None, end_all, exitpriority=10)
    _idle.setdefault((me, engine.command), []).append(engine)


def end_all() -> None:
    """End all programs that wait."""
    me = os.getpid()
    for (process, _), engines in _idle.items():
        while process == me and engines:
            engines.pop().end()
