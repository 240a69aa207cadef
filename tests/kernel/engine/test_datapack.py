"""Data packs: what they override, and what is refused with one clear line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from westmarch.kernel.engine import datapack
from westmarch.kernel.engine.datapack import BadDataPack, merged

OURS = {
    "limit": 5,
    "ratio": 0.5,
    "dice": {"faces": ["army", "eye"], "start": 6},
    "region": [
        {"id": "camp", "name": "Camp", "adjacent": ["dale"], "settlement": True},
        {"id": "dale", "name": "Dale", "adjacent": ["camp"], "units": {"orc": 1}},
    ],
    "empty": [],
}
PACKAGE = "westmarch.games.five_armies"


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty pack for The Battle of Five Armies, in use."""
    monkeypatch.setenv(datapack.VARIABLE, str(tmp_path))
    (tmp_path / "five_armies").mkdir()
    return tmp_path / "five_armies"


def test_values_tables_and_entries_are_merged() -> None:
    found = merged(
        OURS,
        {
            "limit": 6,
            "ratio": 1,
            "dice": {"start": 7},
            "region": [{"id": "dale", "name": "Ruins of Dale", "settlement": True}],
        },
        "data pack file x",
    )
    assert found["limit"] == 6 and found["ratio"] == 1
    assert found["dice"] == {"faces": ["army", "eye"], "start": 7}
    assert found["region"][0] == OURS["region"][0]
    assert found["region"][1] == {
        "id": "dale",
        "name": "Ruins of Dale",
        "adjacent": ["camp"],
        "units": {"orc": 1},
        "settlement": True,
    }
    assert OURS["limit"] == 5 and "settlement" not in OURS["region"][1]


def test_a_list_replaces_ours() -> None:
    found = merged(OURS, {"dice": {"faces": ["army"]}}, "x")
    assert found["dice"]["faces"] == ["army"]


@pytest.mark.parametrize(
    ("theirs", "line"),
    [
        ({"limits": 6}, "unknown key 'limits' (keys: dice, empty, limit, ratio, region)"),
        ({"limit": "six"}, "limit: 'six' is not a whole number"),
        ({"limit": True}, "limit: True is not a whole number"),
        ({"dice": {"start": [1]}}, "dice: start: [1] is not a whole number"),
        ({"dice": {"faces": [1]}}, "dice: faces: 1 is not a text"),
        ({"dice": 3}, "dice: 3 is not a table"),
        ({"region": [{"name": "Dale"}]}, "region: an entry has no id"),
        ({"region": [{"id": "esgaroth"}]}, "region: there is no 'esgaroth' to override"),
        ({"region": [{"id": "dale"}, {"id": "dale"}]}, "region: 'dale' is given twice"),
        (
            {"region": [{"id": "dale", "colour": "red"}]},
            "region: dale: unknown key 'colour' (keys: adjacent, id, name, settlement, units)",
        ),
        (
            {"region": [{"id": "dale", "settlement": 1}]},
            "region: dale: settlement: 1 is not true or false",
        ),
        ({"region": {"id": "dale"}}, "region: {'id': 'dale'} is not a list"),
    ],
)
def test_what_does_not_fit_is_refused(theirs: dict[str, object], line: str) -> None:
    with pytest.raises(BadDataPack) as caught:
        merged(OURS, theirs, "x")
    assert str(caught.value) == f"data pack file x: {line}"
    assert "\n" not in str(caught.value)


def test_without_a_pack_the_data_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(datapack.VARIABLE, raising=False)
    assert datapack.chosen() is None
    assert datapack.load(PACKAGE, "setup.toml")["armies"]["limit"] == 5


def test_a_file_of_the_pack_overrides_ours(pack: Path) -> None:
    (pack / "setup.toml").write_text("[armies]\nlimit = 6\n")
    data = datapack.load(PACKAGE, "setup.toml")
    assert data["armies"] == {"limit": 6, "opens_pass": 5}
    assert len(datapack.load(PACKAGE, "regions.toml")["region"]) == 46


def test_a_pack_may_correct_the_words_of_a_rule(pack: Path) -> None:
    (pack / "rules.toml").write_text('[[rule]]\nid = "b5a.4.01"\ntext = "As it is printed."\n')
    ours = {rule["id"]: rule["text"] for rule in datapack.load(PACKAGE, "rules.toml")["rule"]}
    assert ours["b5a.4.01"] == "As it is printed." != ours["b5a.4.02"]


def test_free_tables_take_new_keys_of_the_same_type() -> None:
    theirs = {"region": [{"id": "dale", "units": {"warg": 2}}]}
    found = merged(OURS, theirs, "x", free=("units",))
    assert found["region"][1]["units"] == {"orc": 1, "warg": 2}
    with pytest.raises(BadDataPack, match="units: warg: 'two' is not a whole number"):
        merged(OURS, {"region": [{"id": "dale", "units": {"warg": "two"}}]}, "x", free=("units",))
    with pytest.raises(BadDataPack, match="unknown key 'warg'"):
        merged(OURS, theirs, "x")


def test_a_file_checked_by_its_game_is_replaced_key_by_key(pack: Path) -> None:
    ours = datapack.replaced(PACKAGE, "setup.toml")
    (pack / "setup.toml").write_text("new = 1\n[armies]\nlimit = 6\n")
    assert datapack.overriding(PACKAGE, "setup.toml") == pack / "setup.toml"
    assert datapack.overriding(PACKAGE, "regions.toml") is None
    found = datapack.replaced(PACKAGE, "setup.toml")
    assert found == {**ours, "armies": {"limit": 6}, "new": 1}


def test_a_file_the_game_does_not_have(pack: Path) -> None:
    (pack / "region.toml").write_text("")
    with pytest.raises(BadDataPack, match=r"region\.toml: five_armies has no such data \(files: "):
        datapack.load(PACKAGE, "setup.toml")


def test_a_file_that_is_not_toml(pack: Path) -> None:
    (pack / "setup.toml").write_text("limit = = 6")
    with pytest.raises(BadDataPack, match=r"setup\.toml cannot be read: "):
        datapack.load(PACKAGE, "setup.toml")


def test_a_folder_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(datapack.VARIABLE, "")
    with pytest.raises(BadDataPack, match="is not a folder"):
        datapack.choose(tmp_path / "nowhere")
    monkeypatch.setenv(datapack.VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(BadDataPack, match="is not a folder"):
        datapack.load(PACKAGE, "setup.toml")


def test_choosing_a_pack_reaches_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(datapack.VARIABLE, "")
    datapack.choose(tmp_path)
    assert os.environ[datapack.VARIABLE] == str(tmp_path) and datapack.chosen() == tmp_path


def test_data_that_makes_no_game_is_blamed_on_the_pack(pack: Path) -> None:
    line = "five_armies cannot be built from it"
    with pytest.raises(BadDataPack, match=line), datapack.blamed("five_armies"):
        raise KeyError("esgaroth")
    with pytest.raises(KeyError), datapack.blamed("war_of_the_ring"):
        raise KeyError("esgaroth")


def _westmarch(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from westmarch.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_line_takes_a_pack(tmp_path: Path) -> None:
    folder = tmp_path / "war_of_the_ring"
    folder.mkdir()
    (folder / "setup.toml").write_text("[cards]\nhand_limit = 7\n")
    assert _westmarch("--data-pack", str(tmp_path), "games").returncode == 0
    # One game is read sooner than all of them.
    one = ("--data-pack", str(tmp_path), "rules", "war_of_the_ring", "--tests", str(tmp_path))
    (folder / "setup.toml").write_text("[cards]\nhand_limt = 7\n")
    refused = _westmarch(*one)
    assert refused.returncode == 2
    assert "unknown key 'hand_limt'" in refused.stderr and refused.stderr.count("\n") == 1
    (folder / "setup.toml").unlink()
    (folder / "regions.toml").write_text('[[region]]\nid = "edoras"\nadjacent = ["mirkwood"]\n')
    refused = _westmarch(*one)
    assert refused.returncode == 2 and "war_of_the_ring cannot be built from it" in refused.stderr
