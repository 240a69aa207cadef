"""The files of a translation beside a game's messages: names with their forms, the texts of the
data, the numbered rules. Each is read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

from babel import Locale

from westmarch.kernel.engine import datapack
from westmarch.kernel.texts.language import ENGLISH, spoken

Forms: TypeAlias = Mapping[str, str]
"""A name by its cases: ``nom``, ``gen`` ...; ``few``, ``many``, ``other`` after numbers; its
``gender``."""


CASES = frozenset(("gen", "dat", "acc", "ins", "loc"))
"""The cases besides the nominative; a language may have forms of its own besides them, such as a
place with its preposition."""
_OTHER = frozenset(("nom", "gender", "zero", "one", "two", "few", "many", "other"))


def lacks(forms: Forms, form: str) -> bool:
    """Whether a name should have a form and has not. One without any other case is the same in all
    of them, and so it is with a language's own forms."""
    if form in forms:
        return False
    own = {name for name in forms if name.partition("_")[0] not in _OTHER}
    return bool(CASES & own if form in CASES else own - CASES)


@cache
def read(package: str, language: str, name: str) -> dict[str, Any]:
    """A TOML file of a package's texts in a language; empty when there is none."""
    file = files(package) / "texts" / language / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def names_of(package: str, language: str) -> Mapping[str, Mapping[str, Forms]]:
    """The names of a game by table and id."""
    return read(package, language, "names")


def text_of_data(package: str, language: str, where: tuple[str, str] | None, id: str) -> str | None:
    """A text of the data: of a file's entry, by the name of its field."""
    if where is None:
        return None
    file, field = where
    found = read(package, language, "data").get(file, {}).get(id, {}).get(field)
    return found if isinstance(found, str) else None


def source_of(package: str, language: str) -> str:
    """The file of messages in a language; empty when there is none."""
    file = files(package) / "texts" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def told_data(package: str, name: str, named: Mapping[str, Mapping[str, str]]) -> dict[str, Any]:
    """A data file as its game reads it, its texts in the language spoken; `named` are the names of
    its entries, by field and id, that stand in the tables of names."""
    data = datapack.load(package, f"{name}.toml")
    language = spoken()
    if language == ENGLISH:
        return data
    texts = dict(read(package, language, "data").get(name, {}))
    for field, names in named.items():
        for id, title in names.items():
            texts[id] = {field: title, **texts.get(id, {})}
    return {
        key: _overlaid(
            value, {**texts, **texts.get(key, {})} if _entries(value) else texts.get(key)
        )
        for key, value in data.items()
    }


def told_entry(package: str, file: str, id: str, data: dict[str, Any]) -> dict[str, Any]:
    """An entry of the data with its texts in the language spoken."""
    found: dict[str, Any] = _overlaid(data, texts_of_entry(package, spoken(), file, id))
    return found


def texts_of_entry(package: str, language: str, file: str, id: str) -> dict[str, Any]:
    """The texts of an entry; one with a file of its own may also stand by its id alone."""
    told = read(package, language, "data")
    found: dict[str, Any] = told.get(file, {}).get(id) or told.get(id, {})
    return found


def _entries(value: Any) -> bool:
    """Whether this is an array of entries with ids of their own."""
    first = value[0] if isinstance(value, list) and value else None
    return isinstance(first, dict) and "id" in first


def _overlaid(value: Any, texts: Any) -> Any:
    """English data with the texts of a translation in their places."""
    if not texts:
        return value
    if isinstance(value, dict) and isinstance(texts, dict):
        return {key: _overlaid(one, texts.get(key)) for key, one in value.items()}
    if _entries(value) and isinstance(texts, dict):
        return [_overlaid(one, texts.get(one["id"])) for one in value]
    if isinstance(value, list) and isinstance(texts, list) and len(value) == len(texts):
        return [_overlaid(one, text) for one, text in zip(value, texts, strict=True)]
    return texts if isinstance(value, str) and isinstance(texts, str) else value


@lru_cache(maxsize=4096)
def plural(language: str, count: int) -> str:
    """The plural category of a number: ``one``, ``few``, ``many``, ``other``."""
    return str(Locale.parse(language).plural_form(count))
