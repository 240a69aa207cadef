"""What a game says to people, made from the messages of its texts in the language spoken.

The engines speak in ids; a game's prose stands in its texts/<language>.ftl, in the names of its
data and in texts/<language>/names.toml, so a translation is another set of such files. What an
action's arguments are, its messages call ``$arg1``, ``$arg2``. Functions show what variables hold;
every game has:

``PLACE($to)``         the name of an id, of a number into the ids, or of several: of all in a list,
                       of one of those between slashes; one function for each table of names. It
                       takes a case (``PLACE($to, case: "gen")``), or tells the gender
                       (``PLACE($to, as: "gender")``) to select by; ``p`` is what is called by the
                       name of many
``DEED($arg1)``        the words for a value: the message ``deed-march``; one for each section
``SIGNED($n)``         a number with its sign
``DICE($dice)``        numbers in a row

and those that its notation.py names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from westmarch.kernel.engine.decision import Action, Decision, Refusal, text_of
from westmarch.kernel.engine.state import Frame, State
from westmarch.kernel.texts.language import ENGLISH, FALLEN_BACK, speaking, spoken
from westmarch.kernel.texts.messages import CASE, BadMessage, Messages, Shown, Values
from westmarch.kernel.texts.translation import (
    lacks,
    names_of,
    plural,
    source_of,
    text_of_data,
    told_data,
    told_entry,
)

Show: TypeAlias = Callable[..., str]
"""What a game's function makes of its arguments; ``case`` is the case asked for, or ``gender``."""
GENDER = "gender"
QUOTED = "quoted"
"""The form of a name with the quotation marks of the language; any name has it."""

NOTHING: Values = MappingProxyType({})


class Table(NamedTuple):
    """Ids and where their names are found: in English in `names` or else in the file of names."""

    ids: Sequence[str]
    names: Sequence[str] = ()
    data: tuple[str, str] | None = None
    """The data file and the field of these names, for a translation that has them there."""
    told: Callable[[int], str] | None = None
    """The name in the language spoken, where the data is no file with such a field."""
    made: Callable[[int, str], str | None] | None = None
    """A name made of others, in a case; None for one that stands in the tables."""


def sentence(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    """A sentence that ends in a name with a mark of its own ("For Gondor!") gets no other."""
    return text[:-1] if text.endswith(("!.", "?.", "....")) else text


def in_a_sentence(name: str) -> str:
    """An English name as it stands within a sentence: its article in small letters."""
    return "the " + name.removeprefix("The ") if name.startswith("The ") else name


def fields(frame: Frame) -> dict[str, Any]:
    """The locals of a frame that messages may show. Numbers below 0 stand for nothing."""
    found: dict[str, Any] = {}
    for name in frame.__struct_fields__:
        value = getattr(frame, name)
        if not isinstance(value, int) or value >= 0:
            found[name] = value
    return found


def numeral(number: int) -> str:
    """A number in digits; one below zero has a minus sign, not a hyphen."""
    return str(number).replace("-", "−")


class Words(Mapping[str, str]):
    """A section of messages that are plain words, in the language spoken."""

    def __init__(self, prose: Prose, section: str) -> None:
        self._prose = prose
        self._lead = f"{section}-"

    def __getitem__(self, key: str) -> str:
        if key not in self:
            raise KeyError(key)
        return self._prose.fill(self._lead + key)

    def __contains__(self, key: object) -> bool:
        return f"{self._lead}{key}" in self._prose

    def __iter__(self) -> Iterator[str]:
        for key in self._prose.messages(ENGLISH).lines:
            if key.startswith(self._lead):
                yield key.removeprefix(self._lead)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Prose:
    """The texts of one game: its messages, its tables of names, its own functions."""

    def __init__(
        self,
        package: str,
        tables: Mapping[str, Table],
        shows: Mapping[str, Show] | None = None,
        made_of: Mapping[str, Sequence[str]] | None = None,
        printed: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """`made_of` says of functions whose names they bend, where that is not the table of their
        own name; `printed` which fields of the data files people read."""
        self.package = package
        self.made_of = dict(made_of or {})
        self.printed = dict(printed or {})
        self.tables = tables
        self.shows = dict(shows or {})
        self.places = {name: {id: i for i, id in enumerate(t.ids)} for name, t in tables.items()}
        self._messages: dict[str, Messages] = {}
        self._names: dict[tuple[str, str, int, str], str] = {}
        self._data: dict[tuple[str, str], dict[str, Any]] = {}

    # ---- messages

    def messages(self, language: str) -> Messages:
        """The messages of a language, read when they are first needed."""
        found = self._messages.get(language)
        if found is None:
            found = Messages(source_of(self.package, language), language, self._functions())
            self._messages[language] = found
        return found

    def __contains__(self, key: str) -> bool:
        return key in self.messages(ENGLISH).lines

    def fill(self, key: str, values: Values = NOTHING, args: Sequence[Any] = ()) -> str:
        """A message: its first line whose variables can all be shown."""
        language = spoken()
        lines = self.messages(language).lines.get(key)
        if lines is None:
            return self._in_english(key, values, args, language)
        for line in lines:
            shown = line.found(values, args)
            if shown is not None:
                break
        else:
            line = lines[-1]
            shown = [_value(name, values, args) for name in line.variables]
        try:
            return line.told(shown)
        except BadMessage:
            return self._in_english(key, values, args, language)

    def _in_english(self, key: str, values: Values, args: Sequence[Any], language: str) -> str:
        if language == ENGLISH:
            lines = self.messages(ENGLISH).lines[key]
            return lines[-1].told([_value(name, values, args) for name in lines[-1].variables])
        FALLEN_BACK[language, f"{self.package}:{key}"] += 1
        with speaking(ENGLISH):
            return self.fill(key, values, args)

    def words(self, section: str) -> Words:
        """The words of a section, by their keys."""
        return Words(self, section)

    def trait(self, key: str, name: str) -> str:
        """An attribute of a message that makes a name."""
        return self.messages(spoken()).traits.get(f"{key}.{name}", "")

    # ---- names

    def name(self, table: str, value: Any, case: str = "") -> str:
        """The name of an id or a number, in a case; of several, joined."""
        if isinstance(value, (list, tuple)):
            if case == GENDER and len(value) > 1:
                return "p"
            return self.joined([self.name(table, one, case) for one in value])
        if isinstance(value, str):
            if "/" in value:
                options = value.split("/")
                if case == GENDER:
                    return self.name(table, options[-1], case)
                return self.joined([self.name(table, one, case) for one in options], "or")
            value = self.places[table][value]
        key = (spoken(), table, value, case)
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = self._named(table, value, case)
        return found

    def _named(self, table: str, number: int, case: str) -> str:
        entry = self.tables[table]
        if case == QUOTED and QUOTED not in names_of(self.package, spoken()).get(table, {}).get(
            entry.ids[number], {}
        ):
            return self.quoted(self._named(table, number, ""))
        made = entry.made(number, case) if entry.made is not None else None
        if made is not None:
            return made
        forms = self.forms(table, number)
        if case and case != GENDER and lacks(forms, case):
            FALLEN_BACK[spoken(), f"{self.package}:{table}.{entry.ids[number]}:{case}"] += 1
        return str(forms.get(case) or ("" if case == GENDER else forms["nom"]))

    def forms(self, table: str, number: int) -> Mapping[str, str]:
        """The forms of a name that are known in the language spoken, or else in English."""
        found = self.own_forms(table, number)
        if found is not None:
            return found
        FALLEN_BACK[spoken(), f"{self.package}:{table}.{self.tables[table].ids[number]}"] += 1
        with speaking(ENGLISH):
            return self.forms(table, number)

    def own_forms(self, table: str, number: int) -> Mapping[str, str] | None:
        """The forms of a name in the language spoken; None when it has no name there."""
        language, entry = spoken(), self.tables[table]
        id = entry.ids[number]
        found: Mapping[str, str] = names_of(self.package, language).get(table, {}).get(id, {})
        if "nom" in found:
            return found
        if language == ENGLISH:
            title: str | None = str(entry.names[number])
        elif entry.told is not None:
            title = entry.told(number)
        else:
            title = text_of_data(self.package, language, entry.data, id)
        return None if title is None else {"nom": title, **found}

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """All forms of all names that stand in the tables, in the language spoken."""
        found: dict[str, dict[str, dict[str, str]]] = {}
        for table, entry in self.tables.items():
            for number, id in enumerate(entry.ids):
                if entry.made is None or entry.made(number, "") is None:
                    found.setdefault(table, {})[id] = dict(self.forms(table, number))
        return found

    def data(self, file: str) -> dict[str, Any]:
        """A data file of the game, its texts in the language spoken."""
        language = spoken()
        found = self._data.get((language, file))
        if found is None:
            named = {
                field: {id: self.name(table, id) for id in ids}
                for table, (ids, _, data, _, _) in self.tables.items()
                if data is not None and data[0] == file
                for field in (data[1],)
            }
            found = self._data[language, file] = told_data(self.package, file, named)
        return found

    def entry(self, file: str, id: str, data: dict[str, Any]) -> dict[str, Any]:
        """An entry that has a file of its own, its texts in the language spoken."""
        return told_entry(self.package, file, id, data)

    def counted(self, table: str, value: Any, count: int, case: str = "") -> str:
        """``3 Orcs``: so many of a thing."""
        number = value if isinstance(value, int) else self.places[table][value]
        forms = self.forms(table, number)
        category = plural(spoken(), count)
        if category == "one":
            return f"{count} {forms.get(case) or forms['nom']}"
        found = forms.get(f"{category}_{case}") or forms.get(category) or forms.get("other")
        return f"{count} {found or forms.get('many') or forms['nom']}"

    def quoted(self, name: str) -> str:
        """A title as the language writes it among other words; English, whose titles have capital
        letters, without quotation marks."""
        return self.fill("name-quoted", {"name": name})

    def joined(self, parts: Sequence[str], word: str = "and") -> str:
        """``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.fill(f'name-{word}')} {parts[-1]}"

    def done(self, action: Action) -> str:
        """What an action was, for the log, which tells no button's words: ``recruitment`` for
        ``recruit``."""
        return self.fill(f"done-{action[0]}", {}, action[1:])

    def word(self, section: str, value: Any) -> str:
        """The words for a value; of several, joined."""
        if isinstance(value, (list, tuple)):
            return self.joined([self.word(section, one) for one in value])
        key = f"{section}-{value}"
        return self.fill(key) if key in self else str(value).replace("_", " ")

    # ---- what messages call

    def _functions(self) -> dict[str, Callable[..., str]]:
        found: dict[str, Callable[..., str]] = {
            "SIGNED": lambda number: f"{int(number):+d}".replace("-", "−"),
            "DICE": lambda dice: ", ".join(str(die) for die in _plain(dice)),
        }
        for line in source_of(self.package, ENGLISH).splitlines():
            section = line.partition("-")[0]
            if section.isidentifier() and section.upper() not in found:
                found[section.upper()] = self._worded(section)
        for table in self.tables:
            found[table.upper()] = self._shown(self._by_name(table))
        for name, show in self.shows.items():
            found[name.upper()] = self._shown(show)
        return found

    def _by_name(self, table: str) -> Show:
        return lambda value, case="": self.name(table, value, case)

    def _worded(self, section: str) -> Callable[..., str]:
        return lambda value: self.word(section, _plain(value))

    @staticmethod
    def _shown(show: Show) -> Callable[..., str]:
        def shown(*args: Any, **asked: str) -> str:
            case = asked.get("as") or asked.get(CASE) or ""
            if not case and isinstance(args[0], Shown):
                case = args[0].case
            return show(*(_plain(arg) for arg in args), case=case)

        return shown

    # ---- the four surfaces

    def context(self, s: State, values: Values) -> dict[str, Any]:
        """Some values of the state, and the locals of the frames in progress; of frames the inner
        one's come first."""
        found = dict(values)
        for frame in s.stack:
            found.update(fields(frame))
        return found

    def label(self, kind: str, action: Action, values: Values) -> str:
        """A short text for an action: as it reads in this kind of decision, or anywhere."""
        for key in (f"decision-{kind}-{action[0]}", f"action-{action[0]}"):
            if key in self:
                return self.fill(key, values, action[1:])
        return text_of(action)

    def question(
        self,
        s: State,
        decision: Decision,
        values: Values,
        frame_values: Callable[[Frame], Values] = fields,
    ) -> str:
        """What is asked, after the name of the innermost procedure that has one."""
        asked = f"decision-{decision.kind}-question"
        known = asked in self
        text = self.fill(asked, values) if known else decision.kind.replace("_", " ") + "?"
        for frame in reversed(s.stack):
            title = f"procedure-{type(frame).__name__}"
            if title in self:
                return f"{sentence(self.fill(title, {**values, **frame_values(frame)}))}: {text}"
        return sentence(text)

    def reason(self, refusal: Refusal) -> str:
        """A refusal in one sentence."""
        key = f"refusal-{refusal.key}"
        if key not in self:
            return sentence(refusal.key.replace("_", " ")) + "."
        return ended(sentence(self.fill(key, dict(refusal.params))))

    def tale(self, kind: str, data: Values) -> str:
        """An event as one line of the log; empty when it is not worth a line."""
        key = f"event-{kind}"
        return ended(sentence(self.fill(key, data))) if key in self else ""


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Shown) else value


def _value(name: str, values: Values, args: Sequence[Any]) -> Any:
    number = name.removeprefix("arg")
    if number != name and number.isdigit():
        return args[int(number) - 1] if int(number) <= len(args) else None
    return values.get(name)
