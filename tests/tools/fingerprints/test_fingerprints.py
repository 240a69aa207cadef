"""Fingerprints of the rules: they are up to date, and change when play may change and only then."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.fingerprints import normal, noting
from tools.fingerprints.making import ROOT, fingerprint, games, rule_modules
from tools.fingerprints.noting import file_of, missing, text_of
from westmarch.kernel import registry
from westmarch.kernel.engine import datapack
from westmarch.kernel.fingerprints import NOT_RULES, WORDS, in_play, of_rules
from westmarch.kernel.game import Option

GAME = "westmarch.games.five_armies"
ENGINE = "westmarch.kernel.engine"
OUT_OF_DATE = 'the rules changed: run `make fingerprints WHY="what changed"`'
OTHER_PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")


@pytest.mark.parametrize("name", games())
def test_the_fingerprint_is_up_to_date(name: str) -> None:
    found = fingerprint(games()[name])
    assert file_of(name).read_text() == text_of(found), OUT_OF_DATE
    assert of_rules(registry.game(name)) == found


def test_the_changelog_says_what_changed() -> None:
    found = {name: of_rules(registry.game(name)) for name in games()}
    assert missing(found) == {}, OUT_OF_DATE


def test_a_change_is_told_in_one_line_for_each_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "CHANGELOG.md"
    before = "\n## [0.1.0]\n\n### Rules\n\n- duel `000000000000`: begun.\n"
    file.write_text(f"# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n{before}")
    monkeypatch.setattr(noting, "CHANGELOG", file)
    noting.add_to_changelog({"duel": "a" * 12, "five_armies": "b" * 12}, "Two rules mended.")
    noting.add_to_changelog({"duel": "c" * 12}, "A third one.")
    lines = (
        f"- duel `{'c' * 12}`: Two rules mended. A third one.",
        f"- five_armies `{'b' * 12}`: Two rules mended.",
    )
    told = "\n".join(("", "### Rules", "", *lines))
    assert file.read_text() == (
        f"# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n{told}\n{before}"
    )
    assert missing({"duel": "c" * 12, "five_armies": "a" * 12}) == {"five_armies": "a" * 12}
    assert missing({"duel": "0" * 12}) == {}  # by a version before


def test_every_game_has_one_of_its_own() -> None:
    found = [of_rules(registry.game(name)) for name in games()]
    assert len(set(found)) == len(found)
    assert all(re.fullmatch("[0-9a-f]{12}", one) for one in found)


# ---- what changes it


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the source of one game's rules and of the engine."""
    for package in (ENGINE, GAME):
        folder = Path(*package.split("."))
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for empty in ("", "kernel", "games"):
        (tmp_path / "westmarch" / empty / "__init__.py").write_text("")
    return tmp_path


def rules_of(root: Path, module: str) -> Path:
    return root.joinpath(*GAME.split("."), "rules", module)


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def everywhere(root: Path, change: Callable[[str], str]) -> None:
    for path in root.rglob("*.py"):
        path.write_text(change(path.read_text()))


def test_layout_comments_and_docstrings_do_not_change_it(copied: Path) -> None:
    before = fingerprint(GAME, copied)
    assert before == fingerprint(GAME)
    everywhere(copied, lambda text: ast.unparse(ast.parse(text)))  # without comments, laid out anew
    assert fingerprint(GAME, copied) == before
    everywhere(copied, lambda text: re.sub(r'(?m)^( *)"""[^"]*"""$', r'\1"""Otherwise."""', text))
    assert fingerprint(GAME, copied) == before


def test_moving_modules_does_not_change_it(copied: Path) -> None:
    before = fingerprint(GAME, copied)
    home = rules_of(copied, "map")
    moved = home.parent / "field" / "ground"
    moved.mkdir(parents=True)
    for folder in (moved, moved.parent):
        (folder / "__init__.py").write_text('"""A new room."""\n')
    (home / "board.py").rename(moved / "plan.py")
    engine = copied / "westmarch" / "kernel" / "engine"
    (engine / "flow.py").rename(engine / "go.py")

    def imports(text: str) -> str:
        text = text.replace(f"{GAME}.rules.map.board", f"{GAME}.rules.field.ground.plan")
        text = text.replace(f"from {GAME}.rules.map import board", f"from {GAME}.rules import plan")
        text = text.replace(f"{ENGINE}.flow", f"{ENGINE}.go")
        text = re.sub(rf"from {ENGINE} import (.*)\bflow\b", rf"from {ENGINE} import \1go", text)
        return re.sub(r"\bflow\.(?=\w)", "go.", text)

    everywhere(copied, imports)
    assert f"{GAME}.rules.field.ground.plan" in rules_of(copied, "setup.py").read_text()
    assert fingerprint(GAME, copied) == before


def test_a_renamed_class_changes_it_unless_its_first_name_is_noted(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint(GAME, copied)
    everywhere(copied, lambda text: re.sub(r"\bMenuAction\b", "Selection", text))
    assert fingerprint(GAME, copied) != before
    monkeypatch.setitem(normal.RENAMED, "Selection", normal.RENAMED["MenuAction"])
    assert fingerprint(GAME, copied) == before


def test_a_name_of_another_module_changes_it(tmp_path: Path) -> None:
    """Two modules define what the rules import, the same name with another number."""
    package = tmp_path / "westmarch" / "games" / "toy"
    shutil.copytree(ROOT / "westmarch/kernel/engine", tmp_path / "westmarch/kernel/engine")
    (package / "rules").mkdir(parents=True)
    (package / "data").mkdir()
    (package / "rules" / "__init__.py").write_text("")
    home = "westmarch.games.toy.rules"
    (package / "rules" / "one.py").write_text("DICE = 1\n")
    (package / "rules" / "two.py").write_text("DICE = 2\n")
    found = []
    for text in (
        f"from {home}.one import DICE\nMOST = DICE\n",
        f"from {home}.two import DICE\nMOST = DICE\n",
        f"from {home} import one\nMOST = one.DICE\n",
        f"from {home}.one import DICE as MANY\n\nMOST = MANY\n",
    ):
        (package / "rules" / "play.py").write_text(text)
        found.append(fingerprint("westmarch.games.toy", tmp_path))
    assert found[0] == found[2] == found[3] != found[1]


def one_more(text: str) -> str:
    """The same source with its last number one higher."""
    numbers = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and type(node.value) is int
    ]
    if not numbers:
        return text
    lines = text.splitlines(keepends=True)
    number = numbers[-1]
    line = lines[number.lineno - 1].encode()
    at, end = number.col_offset, number.end_col_offset
    lines[number.lineno - 1] = (line[:at] + b"%d" % (number.value + 1) + line[end:]).decode()
    return "".join(lines)


@pytest.mark.parametrize("module", [f"{GAME}.rules.setup", f"{ENGINE}.flow"])
def test_numbers_in_the_source_change_it(copied: Path, module: str) -> None:
    path = copied.joinpath(*module.split(".")).with_suffix(".py")
    text = path.read_text()
    assert one_more(text) != text
    before = fingerprint(GAME, copied)
    path.write_text(one_more(text))
    assert fingerprint(GAME, copied) != before


def test_numbers_in_the_data_change_it(copied: Path) -> None:
    before = fingerprint(GAME, copied)
    changed(copied.joinpath(*GAME.split("."), "data", "dice.toml"), "hits_on = 5", "hits_on = 4")
    assert fingerprint(GAME, copied) != before


def test_words_of_the_data_do_not_change_it(copied: Path) -> None:
    before = fingerprint(GAME, copied)
    data = copied.joinpath(*GAME.split("."), "data")
    changed(data / "cards.toml", 'effect = "', 'effect = "Now: ')
    changed(data / "dice.toml", "[combat]", "# The dice of a battle.\n\n[combat]")
    changed(data / "fate_tiles.toml", 'provenance = "placeholder"', 'provenance = "inferred"')
    (data / "rules.toml").write_text("")
    assert fingerprint(GAME, copied) == before


@pytest.mark.parametrize("package", games().values())
def test_no_rule_reads_what_counts_as_words(package: str) -> None:
    """The plans of battles keep their words to be shown; no other rule looks at any."""
    shown = {("battle_plan", "summary"), ("battle_plan", "provenance")}
    for name in rule_modules(package):
        path = ROOT.joinpath(*name.split("."))
        text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text()
        asked = re.findall(r'(?:\w\[|\.get\()"(\w+)"', text)
        words = {(path.name, key) for key in asked if key in WORDS or key.endswith("_provenance")}
        assert words <= shown
        assert not any(f'"{file}"' in text for file in NOT_RULES if file != "ready_decks.toml")


@pytest.mark.parametrize("python", OTHER_PYTHONS)
def test_other_pythons_agree(python: str, tmp_path: Path) -> None:
    found = shutil.which(python)
    if found is None or subprocess.run([found, "-c", ""], check=False).returncode:
        pytest.skip(f"{python} is not installed")
    script = (
        "import json, sys\n"
        "from pathlib import Path\n"
        "from tools.fingerprints.normal import Modules\n"
        "print(json.dumps(Modules(Path(sys.argv[1]), sys.argv[2:]).digests))\n"
    )
    names = rule_modules("westmarch.games.duel")
    names += [f"{ENGINE}.{name}" for name in ("state", "flow", "choice", "chance")]
    command = [found, "-c", script, str(ROOT), *names]
    done = subprocess.run(command, cwd=ROOT.parent, capture_output=True, text=True, check=True)
    from tools.fingerprints.normal import Modules

    assert json.loads(done.stdout) == Modules(ROOT, names).digests


# ---- what else a game in progress is played by


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "five_armies").mkdir()
    monkeypatch.setenv(datapack.VARIABLE, str(tmp_path))
    return tmp_path / "five_armies"


def test_a_data_pack_adds_to_it(pack: Path) -> None:
    game = registry.game("five_armies")
    rules = of_rules(game)
    (pack / "fate_tiles.toml").write_text('[[tile]]\nid = "plain_1"\ncount = 4\n')
    found = in_play(game, {})
    assert re.fullmatch(rf"{rules}\+[0-9a-f]{{8}}", found)
    other = registry.game("war_of_the_ring")
    assert in_play(other, {}) == of_rules(other)


def test_a_data_pack_of_words_does_not(pack: Path) -> None:
    game = registry.game("five_armies")
    (pack / "rules.toml").write_text('[[rule]]\nid = "x"\n')
    (pack / "cards.toml").write_text('names = { pl = "Karty" }\n')
    assert in_play(game, {}) == of_rules(game)


def test_house_rulings_add_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("five_armies")
    switches = tuple(
        Option(name, "", ("standard", "alternative"), ruling=True) for name in ("one", "two")
    )
    monkeypatch.setattr(type(game), "options", (*switches, Option("players", "", ("2", "3"))))
    assert in_play(game, {"one": "standard", "players": "3"}) == of_rules(game)
    found = [in_play(game, {name: "alternative"}) for name in ("one", "two")]
    assert len({*found, of_rules(game)}) == 3
