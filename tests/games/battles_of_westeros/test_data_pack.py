"""A data pack can replace any card, commander, unit or battle; what does not fit is told in a line.

The data is read when the game is imported, so each test asks a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from westmarch.kernel.engine import datapack


def ask(pack: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run some lines with the pack in use."""
    env = {**os.environ, datapack.VARIABLE: str(pack)}
    told = "import json\nfrom westmarch.kernel.registry import game\n"
    lines = f"{told}GAME = game('battles_of_westeros')\n{code}"
    command = [sys.executable, "-c", lines]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def answer(pack: Path, code: str) -> Any:
    done = ask(pack, code)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refused(pack: Path, code: str = "") -> str:
    """The last line of the error."""
    done = ask(pack, code)
    assert done.returncode
    last = done.stderr.strip().splitlines()[-1]
    assert "BadDataPack: " in last, done.stderr
    return last.partition("BadDataPack: ")[2]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "battles_of_westeros" / "battles").mkdir(parents=True)
    return tmp_path


def write(pack: Path, name: str, text: str) -> None:
    (pack / "battles_of_westeros" / name).write_text(text)


def test_cards_commanders_and_units_are_replaced(pack: Path) -> None:
    write(
        pack,
        "leadership_cards.toml",
        """
[[card]]
id = "stark_01"
name = "Winter is coming"
commands = [{ cost = 2, do = "rally", count = 3, class = "cavalry" }]
tactic = { timing = "after", pool = ["valor"], do = "draw", value = 2 }
provenance = "printed"
""",
    )
    write(pack, "commanders.toml", '[[commander]]\nid = "eddard_lord_of_winterfell"\nrating = 5\n')
    write(pack, "units.toml", '[[unit]]\nid = "guard"\ndice = [3, 3, 4]\nstrength = 3\n')
    found = answer(
        pack,
        """
from westmarch.games.battles_of_westeros.rules.battlefield import pieces
from westmarch.games.battles_of_westeros.notation import PROSE, card_text
s = GAME.new({}, 1)
guard, eddard = pieces.KIND['guard'], pieces.COMMANDER['eddard_lord_of_winterfell']
print(json.dumps({
    'name': PROSE.name('card', 'stark_01'),
    'text': card_text(0),
    'rating': pieces.RATING[eddard],
    'limit': pieces.LIMIT[eddard],
    'dice': pieces.DICE[guard],
    'figures': [n for k, n in zip(s.kind, s.figures) if k == guard],
}))
""",
    )
    assert found["name"] == "Winter is coming"
    assert found["text"] == (
        "rally up to 3 cavalry units (2 tokens). "
        "Tactic, after the orders, if you show a valor token: draw 2 cards"
    )
    assert found["rating"] == 5 and found["limit"] == 3
    assert found["dice"] == [3, 3, 4]
    assert set(found["figures"]) == {3}


def test_a_keyword_no_card_of_ours_has(pack: Path) -> None:
    """Keys of tables of keywords are free, but must be keywords."""
    write(
        pack,
        "commanders.toml",
        '[[commander]]\nid = "tywin_casterly_rock"\nkeywords = { heavy_armor = 1 }\n',
    )
    code = """
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import *
print(json.dumps(COMMANDER_KEYWORDS[COMMANDER['tywin_casterly_rock']][HEAVY_ARMOR]))
"""
    assert answer(pack, code) == 1
    write(
        pack,
        "commanders.toml",
        '[[commander]]\nid = "tywin_casterly_rock"\nkeywords = { heavy_armour = 1 }\n',
    )
    assert "tywin_casterly_rock: keywords: 'heavy_armour' is not known (known: " in refused(pack)


def test_a_battle_is_replaced(pack: Path) -> None:
    """Every key given replaces ours, also one that our file does not have."""
    write(
        pack,
        "battles/clash_on_the_kingsroad.toml",
        """
title = "Clash as printed"
rounds = 4
number = 99
unit = [
    { commander = "maege_bear_island", rank = "blue", hex = "e9" },
    { kind = "war_host", rank = "green", hex = "d8", round = 2 },
    { commander = "kevan_trusted_captain", rank = "blue", hex = "k3" },
]
[[exit]]
house = "stark"
hexes = ["a1"]
""",
    )
    found = answer(
        pack,
        """
s = GAME.new({'battle': 'clash_on_the_kingsroad'}, 1)
v = GAME.view(s, None)
print(json.dumps([v['title'], v['rounds'], len(v['units']), list(GAME.options[0].values)]))
""",
    )
    assert found[:3] == ["Clash as printed", 4, 3]
    assert found[3][-3] == "clash_on_the_kingsroad"


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        (
            "battles/clash.toml",
            "",
            "battles_of_westeros has no such data (files: battle_in_the_whispering_wood.toml, ",
        ),
        (
            "battles/wolf_raiders.toml",
            'rounds = 0\nmap = ".x."\n',
            "row 1 of the map has 'x' (letters: ",
        ),
        (
            "battles/wolf_raiders.toml",
            "colour = 3\n",
            "wolf_raiders.toml: 'colour' is not known in a battle",
        ),
        (
            "battles/wolf_raiders.toml",
            'id = "other"\n',
            "wolf_raiders.toml: the id of the battle is 'wolf_raiders'",
        ),
        (
            "leadership_cards.toml",
            '[[card]]\nid = "stark_01"\ncommands = [{ cost = 1, do = "charge" }]\n',
            "stark_01: commands: 'charge' is not known (known: order, rally)",
        ),
        (
            "leadership_cards.toml",
            '[[card]]\nid = "stark_01"\ntactic = { timing = "soon", do = "draw" }\n',
            "stark_01: tactic: timing: 'soon' is not known (known: before, after, either)",
        ),
        (
            "leadership_cards.toml",
            '[[card]]\nid = "stark_99"\nname = "New"\n',
            "card: there is no 'stark_99' to override",
        ),
        (
            "commanders.toml",
            '[[commander]]\nid = "jaime_second"\nunit = "dragons"\n',
            "jaime_second: unit: 'dragons' is not known (known: war_host, ",
        ),
        (
            "units.toml",
            '[[unit]]\nid = "guard"\nstrength = "four"\n',
            "unit: guard: strength: 'four' is not a whole number",
        ),
    ],
)
def test_what_does_not_fit_is_told_in_a_line(pack: Path, name: str, text: str, line: str) -> None:
    write(pack, name, text)
    assert line in refused(pack)
