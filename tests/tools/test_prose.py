"""The net for foreign-sounding prose catches what stopped readers, and passes its rewording."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.prose import check
from tools.prose.check import DOCS, GAMES, INTERFACE, Text

WRONG_AND_RIGHT = [
    (
        "Nobody is called while looking at the table; there is one call for each turn.",
        "You won’t be notified while the game is open. You get one notification per turn.",
    ),
    (
        "A letter when I have not looked for a while",
        "E-mail me if I haven’t checked the game for a while",
    ),
    ("Tell me too when my time is short", "Also warn me when my time is running out"),
    ("Password until now", "Current password"),
    ("Make an account", "Create an account"),
    ("Make the tournament", "Create tournament"),
    ("Make the challenge", "Send challenge"),
    (
        "Play for days against others in one table. Rounds are paired, begun and counted by"
        " themselves.",
        "Multi-day tournaments. Pairings, round starts and scores are automatic.",
    ),
    (
        "Who withdraws gives up the running game and is paired no more.",
        "If you withdraw, you forfeit your current game and won’t be paired again.",
    ),
    ("Who loses is out", "Lose and you’re out"),
    ("You are to move in no other game.", "It’s not your turn in any other game."),
    ("side by lot", "random side"),
    (
        "Listed are ratings of 5 games or more that are off by 280 points at most.",
        "Only players with at least 5 rated games and a deviation of 280 or less are listed.",
    ),
    (
        "Every rated game that is over is everybody's: to look at, to learn from, to count.",
        "Every finished rated game is public: browse it, study it or analyse it.",
    ),
    (
        "Players stand in it by the names they played under, without those who have left.",
        "Players appear under the names they used; deleted accounts are anonymised.",
    ),
    ("The token is no good any more.", "The token has been revoked."),
    ("It is not to be challenged", "Cannot be challenged"),
    (
        "Only what has shown nothing new can be taken back.",
        "You can undo a move only if it revealed nothing new.",
    ),
    (
        "Who did not ask for it need do nothing.",
        "If you didn’t request this, ignore this e-mail.",
    ),
    (
        "The trials cannot tell these choices apart.",
        "These choices are equally good as far as the simulations show.",
    ),
    (
        "Who wants to act never waits for it.",
        "You can act at any time without waiting for the animation.",
    ),
    ("What may not be chosen says why.", "Unavailable choices explain why."),
    ("CHANGELOG.md tells what is there.", "See CHANGELOG.md for what is included."),
    (
        "every subcommand takes it and `westmarch --language pl` says it all in Polish",
        "every subcommand takes it, and `westmarch --language pl` prints everything in Polish",
    ),
    (
        "Behind all of them stand backups, the archive, upgrades, limits and what to watch.",
        "The following sections apply to all three.",
    ),
    (
        "such a folder cannot be moved, for its programs know its name",
        "do not move the folder: its scripts contain absolute paths",
    ),
    (
        "It exits with 1 if any game could not go on, and says which and why.",
        "It exits with status 1 and lists any game that would break.",
    ),
    ("then do not go on, and report it. Else make a copy", "if so, stop and report it."),
    ("guesses of a password of an address", "password attempts per IP"),
    ("texts to be read", "uploads parsed"),
    ("all games of a person as a file", "data exports per account"),
    (
        "Whoever blocks somebody ends following in both directions and open challenges between"
        " the two.",
        "Blocking removes follows in both directions and cancels open challenges between the two"
        " accounts.",
    ),
    ("until one who is blocked “says nothing there”", "a blocked user cannot chat there"),
    (
        "Under *You and settings* a person chooses how the own turn comes through",
        "Choose how to be notified of your turn under *Account & settings*",
    ),
    (
        "A clock is a side's; where all play together, a seat's.",
        "Each side has a clock (in cooperative games, each seat).",
    ),
    (
        "what choices cost, and hints, by the estimate, for with those weights the searching player"
        " plays no better",
        "The estimate judges what choices cost. Hints use it too. Learned weights play no better.",
    ),
    (
        "So to look at the answer first and to log in then gains nothing.",
        "Looking up the answer as a guest and then logging in gains you nothing.",
    ),
    (
        "The work of people one has blocked is not in one's lists",
        "Items by people you have blocked are hidden",
    ),
    (
        "What strangers can send, and what it can cost.",
        "This page covers untrusted input and resource limits.",
    ),
]
OLD_NAMES = [
    "You and settings",
    "Your turn reaches you",
    "Keep your games",
    "Clearing away",
    "Who does not play on",
    "Who thinks",
    "The shelf",
    "What it is about",
    "What is asked",
    "More choices",
    "Together at one screen",
    "The film",
    "Pace of the film",
    "Go on",
]
ELSEWHERE = [
    ("pl", "List z odnośnikiem jest w drodze.", "E-mail z linkiem został wysłany."),
    ("pl", "Polowanie", "Poszukiwania"),
    ("pl", "otwarte wyzwania i tabele najlepszych", "otwarte wyzwania i rankingi"),
    ("pl", "opublikowane przez Ciebie", "opublikowane przez ciebie"),
    ("pl", "na ruchu", "ma ruch"),
    ("pl", "Do jutra", "Na jutro"),
    ("pl", "Westmarch woła", "Powiadomienie z Westmarch"),
    ("pl", "w grach programu z sobą samym", "w grach programu z samym sobą"),
    (
        "pl",
        "Kto się wycofuje, poddaje trwającą partię.",
        "Jeśli się wycofasz, poddasz trwającą partię.",
    ),
    ("ru", "Таблицы лучших", "Таблица лидеров"),
    ("ru", "До сегодня", "Сегодня (до конца дня)"),
    ("ru", "Переломы", "Переломные моменты"),
    ("ru", "Westmarch зовёт", "Уведомление Westmarch"),
    ("ru", "вариант, который приводит задание к победе", "вариант, который выигрывает задание"),
    ("ru", "время истекло на ходу { $turn }", "время истекло на { $turn }-м ходу"),
    ("ru", "Кто выходит, сдаёт текущую партию.", "Если вы выйдете, вы сдадите текущую партию."),
]


def phrases(words: str, language: str = "en", kind: str = INTERFACE) -> list[str]:
    """What is found in a text."""
    return [one.phrase for one in check.findings(Text("file", 1, language, kind, words))]


@pytest.mark.parametrize(("wrong", "right"), WRONG_AND_RIGHT)
def test_what_readers_stumbled_over_is_caught(wrong: str, right: str) -> None:
    assert phrases(wrong, kind=DOCS) and phrases(wrong)
    assert not phrases(right, kind=DOCS) and not phrases(right)


@pytest.mark.parametrize("name", OLD_NAMES)
def test_old_names_of_pages_are_caught(name: str) -> None:
    assert phrases(name)


@pytest.mark.parametrize(("language", "wrong", "right"), ELSEWHERE)
def test_other_languages_have_their_phrases(language: str, wrong: str, right: str) -> None:
    assert phrases(wrong, language) and not phrases(right, language)


def test_a_question_may_begin_with_who() -> None:
    assert not phrases("Who can join? Share the link.")
    assert phrases("Who can join? What joins plays.") == ["What joins plays.…"]
    assert not phrases("Kto może dołączyć?", "pl") and not phrases("What’s new")


def test_some_rules_are_for_some_texts() -> None:
    line = "The units stood at the ford; the army is there."
    assert phrases(line) and not phrases(line, kind=GAMES)


def test_messages_are_read_and_comments_are_not() -> None:
    source = """\
# Who reads this? by lot
seek-any-side = side by lot
away-more = { $n ->
    [one] 1 call until now
   *[other] { $n } fine
  }
long =
    The first line.
    It goes on.
    .title = no good
after = fine
"""
    texts = list(check.fluent("en.ftl", "en", INTERFACE, source))
    found = [(one.text.line, one.phrase) for text in texts for one in check.findings(text)]
    assert found == [(2, "by lot"), (4, "until now"), (9, "goes on"), (10, "no good")]


def test_pages_are_read_without_their_code() -> None:
    source = """\
# What one's page says

A paragraph that
goes on `till now` in two lines.

```sh
westmarch goes on
```

| Setting | Meaning |
|---|---|
| `one's` | by lot |

- A [link](until-now.md) is fine.
<!-- no good -->
"""
    texts = list(check.markdown("docs/page.md", "en", source))
    found = [(one.text.line, one.phrase) for text in texts for one in check.findings(text)]
    assert found == [
        (1, "one's"),
        (1, "What one's page says…"),
        (3, "goes on"),
        (12, "by lot"),
    ]


def test_every_page_message_and_help_is_looked_at() -> None:
    files = {text.file for text in check.texts()}
    assert {"README.md", "README.pl.md", "CONTRIBUTING.md", "CHANGELOG.md"} <= files
    assert {"src/westmarch/texts/ru.ftl", "web/src/texts/en.ftl"} <= files
    fluent = [*Path("src").glob("**/texts/*.ftl"), *Path("web/src").glob("**/texts/*.ftl")]
    assert len(fluent) > 40 and {str(path) for path in fluent} <= files
    assert any("serve --help (port)" in text.file for text in check.helps())
