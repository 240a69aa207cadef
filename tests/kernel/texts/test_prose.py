"""Messages, names and what their functions show."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from westmarch.kernel.engine.decision import Decision, Refusal
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.engine.state import Frame, State
from westmarch.kernel.texts import site_texts
from westmarch.kernel.texts.language import (
    ENGLISH,
    FALLEN_BACK,
    LANGUAGES_WHOLE,
    offered,
    preferred,
    speaking,
)
from westmarch.kernel.texts.messages import BadMessage, is_there
from westmarch.kernel.texts.prose import Prose, Table, ended, in_a_sentence, sentence

PACKAGE = "prose_test_game"
EN = """
name-and = and
name-or = or
mood-True = gladly
mood-sad_song = sadly
action-march = march to { PLACE($arg1) }
    .or = march
action-wait = wait
decision-choose-question = who goes?
decision-choose-wait = nobody goes
procedure-ProseTestBattle = battle for { PLACE($region) }
refusal-too_far = { PLACE($region) } is too far.
event-lost = { $count ->
        [one] { $count } man
       *[other] { $count } men
    } lost at { PLACE($region) }.
event-silent = { "" }
test-count = { $n ->
        [one] { $n } man goes
       *[other] { $n } men go
    }
test-signed = { SIGNED($n) }
test-dice = { DICE($n) }
test-place = { PLACE($a) }
test-loud = { LOUD($a) }
test-of = { OF($a, $b) }
test-mood = { MOOD($a) }
test-verb = { PLACE($who, as: "gender") ->
        [p] go
       *[other] goes
    }
test-first = { $a } with { $b }
    .or = { $a } alone
    .or-2 = nobody
test-army = { ARMY($n, $what) }
test-bad = { NOTHING($n) }
"""
PL = """
name-and = i
name-or = lub
action-march = marsz do { PLACE($arg1, case: "gen") }
    .or = marsz
event-lost = { $count ->
        [one] { $count } człowiek ginie
        [few] { $count } ludzie giną
        [many] { $count } ludzi ginie
       *[other] { $count } człowieka ginie
    } w { PLACE($region, case: "loc") }.
test-place = { PLACE($a, case: "gen") }
test-army = { ARMY($n, $what, case: "acc") }
test-bad = { NOTHING($n) }
"""
NAMES_EN = """
[place.elves]
nom = "the Elves"
gender = "p"
[soldier.orc]
nom = "Orc"
other = "Orcs"
"""
NAMES_PL = """
[place.camp]
nom = "Obóz"
gen = "Obozu"
loc = "Obozie"
gender = "m"
[place.dale]
nom = "Dale"
[soldier.orc]
nom = "ork"
acc = "orka"
few = "orki"
many = "orków"
"""


class ProseTestBattle(Frame):
    sequence: ClassVar[tuple[str, ...]] = ()
    region: int


@pytest.fixture(scope="module")
def prose(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prose]:
    folder: Path = tmp_path_factory.mktemp("texts")
    package = folder / PACKAGE
    for name, text in (
        ("__init__.py", ""),
        ("texts/en.ftl", EN),
        ("texts/pl.ftl", PL),
        ("texts/en/names.toml", NAMES_EN),
        ("texts/pl/names.toml", NAMES_PL),
    ):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    tables = {
        "place": Table(("camp", "dale", "elves"), ("Camp", "the Dale")),
        "soldier": Table(("orc",)),
    }
    found = Prose(
        PACKAGE,
        tables,
        {
            "loud": lambda value, case: str(value).upper(),
            "of": lambda n, thing, case: f"{n} of {thing}",
            "army": lambda n, what, case: found.counted("soldier", what, n, case),
        },
    )
    yield found
    sys.path.remove(str(folder))


def test_what_functions_show(prose: Prose) -> None:
    fill = prose.fill
    assert fill("test-count", {"n": 1}) == "1 man goes"
    assert fill("test-count", {"n": 2}) == "2 men go"
    assert fill("test-signed", {"n": 2}) == "+2"
    assert fill("test-dice", {"n": [1, 6]}) == "1, 6"
    assert fill("test-place", {"a": "camp"}) == "Camp"
    assert fill("test-place", {"a": 1}) == "the Dale"
    assert fill("test-place", {"a": ["camp", "dale", "camp"]}) == "Camp, the Dale and Camp"
    assert fill("test-place", {"a": "camp/dale"}) == "Camp or the Dale"
    assert fill("test-loud", {"a": "hey"}) == "HEY"
    assert fill("test-of", {"a": 2, "b": "them"}) == "2 of them"
    for value, words in ((True, "gladly"), ("sad_song", "sadly"), ("in_vain", "in vain")):
        assert fill("test-mood", {"a": value}) == words


def test_verbs_agree_with_what_is_named(prose: Prose) -> None:
    for who, verb in (
        ("camp", "goes"),
        ("elves", "go"),
        (["camp", "dale"], "go"),
        (["camp"], "goes"),
    ):
        assert prose.fill("test-verb", {"who": who}) == verb


def test_a_sentence_has_one_end() -> None:
    assert ended("You draw For Gondor!.") == "You draw For Gondor!"
    assert ended("Where are the Eagles?.") == "Where are the Eagles?"
    assert ended("Stage 1: To the River....") == "Stage 1: To the River..."
    assert ended("It goes on.") == "It goes on."
    assert in_a_sentence("The Shire") == "the Shire" and in_a_sentence("Bree") == "Bree"


def test_the_first_line_that_can_be_filled(prose: Prose) -> None:
    assert prose.fill("test-first", {"a": "Bard", "b": "Dain"}) == "Bard with Dain"
    assert prose.fill("test-first", {"a": "Bard", "b": []}) == "Bard alone"
    assert prose.fill("test-first", {}) == "nobody"
    assert [line.variables for line in prose.messages(ENGLISH).lines["test-first"]] == [
        ("a", "b"),
        ("a",),
        (),
    ]
    assert is_there(0) and is_there(False) and not is_there("") and not is_there(None)


def test_the_four_surfaces(prose: Prose) -> None:
    s = State(stack=[ProseTestBattle(region=1)])
    assert prose.label("", ("march", "dale"), {}) == "march to the Dale"
    assert prose.label("choose", ("wait",), {}) == "nobody goes"
    assert prose.label("", ("unknown", 3), {}) == "unknown 3"
    assert prose.question(s, Decision(0, "choose", []), {}) == "Battle for the Dale: who goes?"
    assert prose.question(State(), Decision(0, "no_text", []), {}) == "No text?"
    assert prose.reason(Refusal("x.1", "too_far", (("region", "camp"),))) == "Camp is too far."
    assert prose.reason(Refusal("x.1", "some_reason")) == "Some reason."
    assert prose.tale("lost", {"count": 3, "region": "dale"}) == "3 men lost at the Dale."
    assert prose.tale("silent", {}) == prose.tale("unknown", {}) == ""
    assert sentence("the end") == "The end"


# ---- other languages


def test_cases_and_plurals_of_another_language(prose: Prose) -> None:
    with speaking("pl"):
        assert prose.label("", ("march", "camp"), {}) == "marsz do Obozu"
        assert prose.label("", ("march", "dale"), {}) == "marsz do Dale"
        assert prose.fill("test-place", {"a": ["camp", "dale"]}) == "Obozu i Dale"
        for count, told in (
            (1, "1 człowiek ginie w Obozie."),
            (3, "3 ludzie giną w Obozie."),
            (5, "5 ludzi ginie w Obozie."),
        ):
            assert prose.tale("lost", {"count": count, "region": "camp"}) == told
        for count, told in ((1, "1 orka"), (2, "2 orki"), (7, "7 orków")):
            assert prose.fill("test-army", {"n": count, "what": "orc"}) == told
    assert prose.fill("test-army", {"n": 2, "what": "orc"}) == "2 Orcs"


def test_what_is_missing_is_said_in_english_and_counted(prose: Prose) -> None:
    with speaking("pl"):
        assert prose.fill("test-count", {"n": 2}) == "2 men go"
        assert prose.fill("test-place", {"a": "elves"}) == "the Elves"
    assert FALLEN_BACK["pl", f"{PACKAGE}:test-count"]
    assert FALLEN_BACK["pl", f"{PACKAGE}:place.elves"]


def test_a_line_that_cannot_be_told_is_never_shown_half(prose: Prose) -> None:
    for language in ("en", "pl"):
        with speaking(language), pytest.raises(BadMessage, match="NOTHING"):
            prose.fill("test-bad", {"n": 1})


def test_the_language_a_person_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.kernel.texts.language.LANGUAGES_WHOLE", ("en", "pl", "ru"))
    for accepted, language in (
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de, ru;q=0.7, en;q=0.8", "en"),
        ("de, ru;q=0.7", "ru"),
        ("ru;q=0, en", "en"),
        ("ru;q=x", "en"),
        ("", "en"),
        ("*", "en"),
    ):
        assert preferred(accepted) == language, accepted
    assert offered("ru_RU.UTF-8") == "ru" and offered("de") is None
    assert "en" in LANGUAGES_WHOLE


def test_what_is_quoted_is_cut_only_where_it_is_too_long() -> None:
    def quoted(length: int) -> str:
        return str(BadOption("option-twice", option="x" * length))

    assert quoted(site_texts.LONGEST).count("x") == site_texts.LONGEST and "…" not in quoted(
        site_texts.LONGEST
    )
    cut = quoted(site_texts.LONGEST + 1)
    assert cut.count("x") == site_texts.LONGEST and "x…" in cut


def test_any_name_can_be_quoted() -> None:
    """In a list each title has its own marks; names made of others too."""
    from westmarch.games.five_armies.notation import PROSE as five
    from westmarch.games.war_of_the_ring.notation import PROSE as war

    cards = {"pl": ("„", "”"), "ru": ("«", "»")}
    for language, (opening, closing) in cards.items():
        with speaking(language):
            for prose in (five, war):
                told = prose.name("card", [0, 1], "quoted")
                assert told.count(opening) == told.count(closing) == 2
                assert told.startswith(opening) and told.endswith(closing)
    assert war.name("card", 0, "quoted") == war.name("card", 0)
