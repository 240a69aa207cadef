"""What a game says to people, made from the templates of its messages file.

The engines speak in ids; a game's prose stands in its data/messages.toml and in the names of its
data, so a translation is another such file. A template's slots say what they show after a colon:
``{to:place}``, ``{0:card}`` (an action's first argument), ``{count:card|cards}``. Where several
templates are given, the first one is taken whose slots can all be filled.

Types of slots that every game has:

``one|several``   a count with its noun; after ``noun:`` only the noun, after ``verb:`` the verb of
                  the thing or things named, several by the messages' ``grammar.plural``
``signed``        a number with its sign
``dice``          numbers in a row
``a*b``           shown by the game's function ``a*`` from this value and that of slot ``b``
a table's name    the name of an id, of a number into the ids, or of several: of all in a list, of
                  one of those between slashes
a function's name what the game's function makes of the value
any other word    a section of the messages with the words for each value
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any, TypeAlias

from westmarch.kernel.engine.decision import Action, Decision, Refusal, text_of
from westmarch.kernel.engine.state import Frame, State

Templates: TypeAlias = str | list[str]
Values: TypeAlias = Mapping[str, Any]
Table: TypeAlias = tuple[Sequence[str], Sequence[str]]
"""Ids and their names."""
Show: TypeAlias = Callable[[Any, Any], str]
"""What a game's function makes of a slot: of its value and all values; in ``a*b`` of both slots."""


def sentence(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    """A sentence that ends in a name with a mark of its own ("For Gondor!") gets no other."""
    return text[:-1] if text.endswith(("!.", "?.", "....")) else text


def in_a_sentence(name: str, article: str) -> str:
    """A name as it stands within a sentence: its article in small letters."""
    return article.lower() + name.removeprefix(article) if name.startswith(article) else name


def fields(frame: Frame) -> dict[str, Any]:
    """The locals of a frame that templates may show. Numbers below 0 stand for nothing."""
    found = {name: getattr(frame, name) for name in frame.__struct_fields__}
    return {k: v for k, v in found.items() if not isinstance(v, int) or v >= 0}


@cache
def slots(template: str) -> tuple[str, ...]:
    """The names of a template's slots, those within types included."""
    found: list[str] = []
    for _, name, spec, _ in Formatter().parse(template):
        if name is not None:
            found.append(name)
            if spec and "*" in spec:
                found.append(spec.partition("*")[2])
    return tuple(found)


def filled(name: str, values: Values, args: Sequence[Any]) -> bool:
    """Whether there is something to show in a slot."""
    if name.isdigit():
        return int(name) < len(args)
    value = values.get(name)
    return value is not None and value != "" and value != [] and value != () and value != {}


class Prose:
    """The texts of one game: its messages, its tables of names, its own types of slots."""

    def __init__(
        self,
        messages: dict[str, Any],
        tables: Mapping[str, Table],
        shows: Mapping[str, Show] | None = None,
    ) -> None:
        self.messages = messages
        self.tables = tables
        self.shows = dict(shows or {})

    def context(self, s: State, values: Values) -> dict[str, Any]:
        """Some values of the state, and the locals of the frames in progress; of frames the inner
        one's come first."""
        found = dict(values)
        for frame in s.stack:
            found.update(fields(frame))
        return found

    def joined(self, parts: Sequence[str], word: str = "and") -> str:
        """``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.messages['name'][word]} {parts[-1]}"

    def fill(self, templates: Templates, values: Values, args: Sequence[Any] = ()) -> str:
        """The first template whose slots can all be filled, filled."""
        options = [templates] if isinstance(templates, str) else templates
        chosen = options[-1]
        for template in options:
            if all(filled(name, values, args) for name in slots(template)):
                chosen = template
                break
        return _Filler(self, values).vformat(chosen, args, values)

    def shown(self, value: Any, spec: str, values: Values) -> str:
        """A value as a type of slot shows it."""
        if spec.startswith("verb:"):
            one, several = spec.removeprefix("verb:").split("|")
            return several if self.several(value) else one
        if "|" in spec:
            one, several = spec.removeprefix("noun:").split("|")
            noun = one if value == 1 else several
            return noun if spec.startswith("noun:") else f"{value} {noun}"
        if "*" in spec:
            name, _, other = spec.partition("*")
            return self.shows[f"{name}*"](value, values[other])
        if spec in self.shows:
            return self.shows[spec](value, values)
        if spec == "signed":
            return f"{value:+d}"
        if not spec:
            return str(value)
        if isinstance(value, (list, tuple)):
            if spec == "dice":
                return ", ".join(str(v) for v in value)
            return self.joined([self.shown(v, spec, values) for v in value])
        if isinstance(value, str) and "/" in value:
            return self.joined([self.shown(v, spec, values) for v in value.split("/")], "or")
        if spec in self.tables:
            ids, names = self.tables[spec]
            return names[value if isinstance(value, int) else ids.index(value)]
        return str(self.messages[spec].get(str(value), str(value).replace("_", " ")))

    def several(self, value: Any) -> bool:
        """Whether a verb after this stands in the plural: after several things, and after what is
        called by the name of many."""
        if isinstance(value, (list, tuple)):
            return len(value) > 1 or any(self.several(one) for one in value)
        return value in self.messages.get("grammar", {}).get("plural", ())

    # ---- the four surfaces

    def label(self, kind: str, action: Action, values: Values) -> str:
        """A short text for an action: as it reads in this kind of decision, or anywhere."""
        own: dict[str, Templates] = self.messages["decision"].get(kind, {})
        templates = own.get(str(action[0])) or self.messages["action"].get(str(action[0]))
        return text_of(action) if templates is None else self.fill(templates, values, action[1:])

    def question(
        self,
        s: State,
        decision: Decision,
        values: Values,
        frame_values: Callable[[Frame], Values] = fields,
    ) -> str:
        """What is asked, after the name of the innermost procedure that has one."""
        asked: dict[str, Templates] = self.messages["decision"].get(decision.kind, {})
        text = self.fill(asked.get("question", decision.kind.replace("_", " ") + "?"), values)
        for frame in reversed(s.stack):
            title = self.messages["procedure"].get(type(frame).__name__)
            if title is not None:
                return f"{sentence(self.fill(title, {**values, **frame_values(frame)}))}: {text}"
        return sentence(text)

    def reason(self, refusal: Refusal) -> str:
        """A refusal in one sentence."""
        templates = self.messages["refusal"].get(refusal.key)
        if templates is None:
            return sentence(refusal.key.replace("_", " ")) + "."
        return ended(sentence(self.fill(templates, dict(refusal.params))))

    def tale(self, kind: str, data: Values) -> str:
        """An event as one line of the log; empty when it is not worth a line."""
        templates = self.messages["event"].get(kind, "")
        return ended(sentence(self.fill(templates, data))) if templates else ""


class _Filler(Formatter):
    """Fills the slots of one template."""

    def __init__(self, prose: Prose, values: Values) -> None:
        super().__init__()
        self.prose = prose
        self.values = values

    def format_field(self, value: Any, spec: str) -> str:
        return self.prose.shown(value, spec, self.values)
