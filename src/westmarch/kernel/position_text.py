"""Reading and writing positions: what the position texts of all games have in common.

A position is a list of statements, one a line or separated by ``;``, in any order; ``#`` begins a
comment. A statement has a head, a colon and words: ``hand fp: fp_char_05``. Its head is one of the
game's, perhaps with a name behind it, or the name of a thing (a region, a hex). A mistake is told
with its line. Where a text cannot say all that is going on, a position is the whole state instead.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, NamedTuple, TypeVar

from westmarch.kernel.engine.chance import begin, shuffle
from westmarch.kernel.engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    Saying,
    WestmarchError,
)
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import State, decode, encode

S = TypeVar("S", bound=State)


def bad(line: int, key: str, /, **values: Any) -> BadPosition:
    """What is wrong with a line, by a message of the house; line 0: with the text as a whole."""
    return blamed(line, Saying(f"position-{key}", **values))


def bad_in(game: str) -> Callable[..., BadPosition]:
    """The same by messages of a game."""

    def wrong(line: int, key: str, /, **values: Any) -> BadPosition:
        return blamed(line, Saying(f"{game}:position-{key}", **values))

    return wrong


def blamed(line: int, why: Saying | WestmarchError) -> BadPosition:
    """What is wrong with a line; line 0: with the text as a whole."""
    if line:
        return BadPosition("position-line", line=line, why=why)
    return BadPosition("position-whole", why=why)


def plain(text: str) -> str:
    """Lower case, without accents and apostrophes."""
    flat = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in flat if not unicodedata.combining(c) and c not in "'’")


def spaced(text: str) -> str:
    """With single blanks for everything that parts words: names and ids read alike."""
    return " ".join(text.replace("-", " ").replace("_", " ").replace(",", " ").split())


def is_number(word: str) -> bool:
    """Whether a word is a number of a size that a game can have."""
    return word.isascii() and word.isdigit() and len(word) < 10


def meant(word: str, known: Iterable[str]) -> Saying | str:
    """The nearest known word, as a hint."""
    near = get_close_matches(word, list(known), 1)
    return Saying("position-meant", near=near[0]) if near else ""


def thing(kind: str) -> Saying:
    """What something is, as messages call it when there is none of that name."""
    return Saying(f"thing-{kind.replace(',', '').replace(' ', '_')}")


def listed(head: str, words: Iterable[str]) -> Iterator[str]:
    """A statement, if it says anything."""
    text = " ".join(words)
    if text:
        yield f"{head}: {text}"


# ---- statements


class Statement(NamedTuple):
    """One statement: its line, what it is about, the name in its head, the words of its body."""

    line: int
    head: str
    name: str
    words: list[str]


class Grammar:
    """What the statements of a game may be about.

    `heads` are the heads, `named` those of them that go on with a name; `things` are ids that are
    heads by themselves, `names` other names of them; `calls` says what all that is together, and
    `rewrites` are other ways to put a head, `aliases` other words for ids everywhere else.
    """

    def __init__(
        self,
        heads: Sequence[str],
        named: Collection[str],
        things: Iterable[str] = (),
        names: Mapping[str, str] | None = None,
        calls: str = "statement",
        rewrites: Mapping[str, str] | None = None,
        aliases: Mapping[str, str] | None = None,
    ) -> None:
        assert set(named) <= set(heads)
        self.heads = sorted(heads, key=len, reverse=True)
        self.named = frozenset(named)
        self.things = {spaced(plain(name)): id_ for name, id_ in (names or {}).items()}
        self.things |= {spaced(id_): id_ for id_ in things}
        self.calls = calls
        self.rewrites = dict(rewrites or {})
        self.aliases = dict(aliases or {})

    def statements(self, text: str) -> list[Statement]:
        """The statements of a text."""
        return [
            self._statement(number, plain(part))
            for number, row in enumerate(text.splitlines(), 1)
            for part in row.partition("#")[0].split(";")
            if part.strip()
        ]

    def _statement(self, line: int, text: str) -> Statement:
        before, colon, after = text.partition(":")
        words = [self.aliases.get(word, word) for word in after.replace(",", " ").split()]
        head = " ".join(before.split())
        head = self.rewrites.get(head, head)
        if spaced(head) in self.things:
            return Statement(line, self.things[spaced(head)], "", words)
        for known in self.heads:
            if head != known and not head.startswith(known + " "):
                continue
            rest = head[len(known) :].strip()
            if known in self.named:
                if not colon:
                    raise bad(line, "no_colon", head=head)
                if not rest:
                    raise bad(line, "head_of_what", head=known)
                name = self.things.get(spaced(rest)) or self.aliases.get(rest, rest)
                return Statement(line, known, name, words)
            if not colon or not rest:
                first = [self.aliases.get(word, word) for word in rest.split()]
                return Statement(line, known, "", first + words)
        hint = meant(head.replace(" ", "_"), (*self.things.values(), *self.heads))
        raise bad(line, "unknown", what=thing(self.calls), word=head, hint=hint)


class Reader:
    """Finds statements and names; a game's reader builds on it and brings its own order."""

    def __init__(self, statements: list[Statement]) -> None:
        self.statements = statements
        self.lines: dict[tuple[str, int], int] = {}
        """Line at which each thing of a kind was named."""

    def all(self, *heads: str) -> list[Statement]:
        """The statements with one of these heads."""
        return [st for st in self.statements if st.head in heads]

    def one(self, head: str) -> Statement | None:
        """The only statement with this head, if there is one."""
        found = self.all(head)
        if len(found) > 1:
            raise bad(found[1].line, "twice", head=head)
        return found[0] if found else None

    def line(self, *heads: str) -> int:
        """The line to blame for something about one of these statements."""
        found = self.all(*heads)
        return found[-1].line if found else 0

    def word(self, head: str, default: str, values: Sequence[str]) -> str:
        """The one word of a statement."""
        st = self.one(head)
        if st is None:
            return default
        if len(st.words) != 1 or st.words[0] not in values:
            raise bad(st.line, "one_of", head=head, values=", ".join(values))
        return st.words[0]

    def number(self, head: str, default: int, most: int, least: int = 0) -> int:
        """The one number of a statement."""
        st = self.one(head)
        if st is None:
            return default
        return self.number_in(st, head, most, least)

    @staticmethod
    def number_in(st: Statement, what: str, most: int, least: int = 0) -> int:
        """The one number of this statement."""
        word = st.words[0] if len(st.words) == 1 else ""
        if not is_number(word) or not least <= int(word) <= most:
            raise bad(st.line, "number", what=what, least=least, most=most)
        return int(word)

    @staticmethod
    def known(line: int, word: str, ids: Mapping[str, int], what: str) -> int:
        """The number of an id."""
        if word not in ids:
            raise bad(line, "unknown", what=thing(what), word=word, hint=meant(word, ids))
        return ids[word]

    def once(self, what: str, number: int, name: str, line: int) -> None:
        """Note that a thing is named; nothing is named twice."""
        if (what, number) in self.lines:
            raise bad(line, "named_already", name=name, line=self.lines[what, number])
        self.lines[what, number] = line

    def pairs(self, head: str) -> Iterator[tuple[int, str, int]]:
        """Names with a number each: ``valley 2 broken_lands 1``."""
        st = self.one(head)
        if st is None:
            return
        if len(st.words) % 2:
            raise bad(st.line, "pairs", head=head)
        for name, count in zip(st.words[::2], st.words[1::2], strict=True):
            if not is_number(count):
                raise bad(st.line, "no_number", head=head, word=count)
            yield st.line, name, int(count)

    @staticmethod
    def counted(st: Statement) -> Iterator[tuple[int, str]]:
        """Words with a number before them, 1 where there is none: ``2 orc bolg``."""
        count = -1
        for word in st.words:
            if not is_number(word):
                yield (1 if count < 0 else count), word
                count = -1
            elif count >= 0:
                raise bad(st.line, "of_what", count=count)
            else:
                count = int(word)
        if count >= 0:
            raise bad(st.line, "of_what", count=count)

    def counted_ids(
        self, st: Statement, ids: Mapping[str, int], what: str
    ) -> Iterator[tuple[int, int]]:
        """The same with the numbers of ids."""
        for count, word in self.counted(st):
            yield count, self.known(st.line, word, ids, what)

    # ---- cards

    def cards(self, st: Statement, ids: Mapping[str, int]) -> Iterator[int]:
        """The cards a statement names; each card is named once."""
        for word in st.words:
            card = self.known(st.line, word, ids, "card")
            self.once("card", card, word, st.line)
            yield card

    def played_for_tiles(
        self,
        tile_of: Mapping[int, int],
        cards: Sequence[str],
        tiles: Sequence[str],
        discards: Sequence[list[int]],
        belong: Sequence[int],
    ) -> None:
        """A special tile that is named has used up its card, which lies among the discards; named
        elsewhere it is refused. `tile_of` is the tile of each such card."""
        for card, tile in tile_of.items():
            line = self.lines.get(("tile", tile))
            if line is None:
                continue
            pile = discards[belong[card]]
            if ("card", card) not in self.lines:
                self.once("card", card, cards[card], line)
                pile.append(card)
            elif card not in pile:
                where = self.lines["card", card]
                raise bad(line, "played_for", card=cards[card], tile=tiles[tile], line=where)

    def fill_decks(
        self, s: State, ids: Mapping[str, int], names: Sequence[str], belong: Sequence[int]
    ) -> list[list[int]]:
        """The decks: cards named in ``deck <name>`` on top, in this order, below them, shuffled,
        what no statement has named. `belong` is the deck of each card, -1 for those in none."""
        tops: list[list[int]] = [[] for _ in names]
        cards = list(ids)
        for st in self.all("deck"):
            if st.name not in names:
                raise bad(st.line, "no_deck", deck=st.name, decks=", ".join(names))
            deck = names.index(st.name)
            for card in self.cards(st, ids):
                if belong[card] != deck:
                    raise bad(st.line, "other_deck", card=cards[card])
                tops[deck].append(card)
        decks = []
        for deck, top in enumerate(tops):
            rest = [
                card
                for card in range(len(cards))
                if belong[card] == deck and ("card", card) not in self.lines
            ]
            shuffle(s, rest, "card")
            decks.append(rest + top[::-1])
        return decks


# ---- whole states


def is_whole(text: str) -> bool:
    """Whether a position is a whole state."""
    return text.lstrip().startswith("{")


def write_whole(s: State) -> str:
    """A state as it is, hidden things too: for tests and problems, never for a seat."""
    return encode(s).decode()


def read_whole(
    text: str,
    cls: type[S],
    broken: Callable[[S], list[str]],
    seed: int | str = 0,
    luck: Sequence[int] = (),
    listen: bool = False,
    ask_always: bool = False,
) -> S:
    """The state a whole position gives, at its decision, with the house rulings it has. Raises
    `BadPosition`."""
    try:
        s = decode(text, cls)
    except RecursionError:
        raise BadPosition("position-nested") from None
    except (BadRecord, ValueError) as error:
        raise BadPosition("position-none", why=error) from error
    begin(s, seed, luck, listen, ask_always, s.house_rulings)
    return settled(s, broken)


@contextmanager
def fitting() -> Iterator[None]:
    """While a position is read: what no check has foreseen is the position's fault too."""
    try:
        yield
    except BadOption as error:
        raise BadPosition("position-none", why=error) from error
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise BadPosition("position-unfit", why=repr(error)) from error


def settled(s: S, broken: Callable[[S], list[str]]) -> S:
    """A state just read, at its first decision. Raises `BadPosition` if something about it is
    wrong."""
    with fitting():
        wrong = broken(s)
        if not wrong:
            resume(s)
    if wrong:
        raise BadPosition("position-unfit", why=wrong[0])
    return s
