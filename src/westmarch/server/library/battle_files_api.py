"""Battles of Battles of Westeros: the game's own with all words a plan can use, checking, files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from westmarch.games.battles_of_westeros import plan_files
from westmarch.games.battles_of_westeros.game import GAME
from westmarch.games.battles_of_westeros.notation import PROSE
from westmarch.games.battles_of_westeros.rules.battlefield.grid import COLUMNS, ROWS
from westmarch.games.battles_of_westeros.rules.battlefield.pieces import FIGURES, KEYWORDS, KINDS
from westmarch.games.battles_of_westeros.rules.plan import plan_check, vocabulary
from westmarch.games.battles_of_westeros.rules.plan.battle_plan import (
    LONGEST,
    SKIRMISHES,
    battle_data,
    battle_ids,
)
from westmarch.games.battles_of_westeros.rules.plan.plan_check import BOX, Mistake
from westmarch.kernel.texts.language import by_language
from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import TheHall, limited
from westmarch.tabletop import parsing

PlanIn = Annotated[dict[str, Any], Meta(max_length=40)]


class ToCheck(Struct):
    """A plan, in whatever state it is."""

    plan: PlanIn


class ToWrite(Struct):
    """A plan and the form it is wanted in."""

    plan: PlanIn
    form: Literal["toml", "json"] = "toml"


class ToRead(Struct):
    """A battle file's text, TOML or JSON."""

    text: Annotated[str, Meta(max_length=60_000)]


class MistakeOut(Struct):
    """What is wrong: a sentence, the path to it in the plan, the hex concerned, and whether it is
    only too much for one box."""

    text: str
    path: tuple[str | int, ...]
    hex: str | None
    box: bool


class Report(Struct):
    """What is to be said of a plan."""

    mistakes: list[MistakeOut]
    warnings: list[MistakeOut]
    option: str | None
    """The plan as a value of the option ``battle``; null when it has mistakes."""


class ReadOut(Report):
    """A plan that was read, and what is to be said of it."""

    plan: dict[str, Any]


class BattleFile(Struct):
    """A battle as a file."""

    name: str
    text: str


class OwnBattle(Struct):
    """One of the game's own battles."""

    id: str
    title: str
    summary: str
    provenance: str
    rounds: int
    plan: dict[str, Any]


class SkirmishOut(Struct):
    """A skirmish: a battle made by chance and choice."""

    id: str
    title: str
    rounds: int
    columns: int
    rows: int
    commanders: int
    value: int


class WordOut(Struct):
    """A word of a plan: its parameters with what they take, those it needs, when it is scored."""

    parameters: dict[str, str]
    needs: list[str]
    times: tuple[str, ...] = ()


class WordsOut(Struct):
    """All words a plan can use for points, conditions and special rules."""

    scores: dict[str, WordOut]
    conditions: dict[str, WordOut]
    special: dict[str, WordOut]
    keywords: tuple[str, ...]
    zones: tuple[str, ...]
    tests: tuple[str, ...]


class LimitsOut(Struct):
    """What a battle can have at most, and what one box holds."""

    columns: int
    rows: int
    rounds: int
    rating: int
    units: int
    title: int
    text: int
    lines: int
    characters: int
    figures: dict[str, int]
    command_tokens: int
    banners: int
    objectives: int
    tokens: dict[str, int]


class BattlesOut(Struct):
    """The game's battles and skirmishes, and what one needs to make more."""

    battles: list[OwnBattle]
    skirmishes: list[SkirmishOut]
    words: WordsOut
    limits: LimitsOut


# ---- the game's own, and its words


def _words(
    words: Mapping[str, frozenset[str]],
    needs: Mapping[str, frozenset[str]],
    times: Mapping[str, tuple[str, ...]],
) -> dict[str, WordOut]:
    return {
        word: WordOut(
            {name: vocabulary.value_of(word, name) for name in sorted(parameters)},
            sorted(needs.get(word, ())),
            times.get(word, ()),
        )
        for word, parameters in words.items()
    }


@by_language
def _library() -> BattlesOut:
    plans = [PROSE.entry("battles", name, battle_data(name)) for name in battle_ids()]
    skirmishes = [PROSE.entry("skirmishes", name, card) for name, card in SKIRMISHES.items()]
    return BattlesOut(
        battles=[
            OwnBattle(
                id=plan["id"],
                title=plan["title"],
                summary=plan.get("summary", ""),
                provenance=plan.get("provenance", ""),
                rounds=plan["rounds"],
                plan=plan,
            )
            for plan in plans
        ],
        skirmishes=[
            SkirmishOut(**{name: card[name] for name in SkirmishOut.__struct_fields__})
            for card in skirmishes
        ],
        words=WordsOut(
            scores=_words(vocabulary.SCORES, vocabulary.SCORES_NEED, vocabulary.TIMES),
            conditions=_words(vocabulary.CONDITIONS, vocabulary.CONDITIONS_NEED, {}),
            special=_words(vocabulary.SPECIAL, vocabulary.SPECIAL, {}),
            keywords=KEYWORDS,
            zones=vocabulary.ZONES,
            tests=vocabulary.TESTS,
        ),
        limits=LimitsOut(
            columns=COLUMNS,
            rows=ROWS,
            rounds=plan_check.MOST_ROUNDS,
            rating=plan_check.MOST_RATING,
            units=plan_check.MOST_UNITS,
            title=plan_check.LONGEST_TITLE,
            text=plan_check.LONGEST_TEXT,
            lines=plan_check.MOST_LINES,
            characters=LONGEST,
            figures=dict(zip(KINDS, FIGURES, strict=True)),
            command_tokens=BOX["command_tokens"],
            banners=BOX["banners"],
            objectives=BOX["control_markers"],
            tokens={"tent": BOX["tents"], "siege_tower": BOX["siege_towers"]},
        ),
    )


_PATH = f"/games/{GAME.id}/battles"


@get(_PATH, summary="The battles of Battles of Westeros", tags=["battles"], responses=PROBLEMS)
async def library() -> BattlesOut:
    """The game's own battles with their plans, the skirmishes, the words a plan can use, and what
    a battle can have at most."""
    return _library()


# ---- checking, files


def plain(plan: dict[str, Any]) -> str:
    """The plan as JSON text. Raises `ApiError` when it is too large or no plan at all."""
    try:
        plan_files.check_plain(plan)
    except plan_files.NotPlain as error:
        why = say("error-battle_unreadable", why=str(error.why))
        raise ApiError(400, "bad_battle", why) from None
    text = plan_files.option_of(plan)
    if len(text) > LONGEST:
        raise ApiError(413, "too_large", say("error-battle_long", most=LONGEST))
    return text


def _remark(wrong: Mistake) -> MistakeOut:
    text = wrong.text[:1].upper() + wrong.text[1:] + "."
    return MistakeOut(text, wrong.path, wrong.hex or None, wrong.box)


def _read(judged: parsing.Judged) -> ReadOut:
    text = plain(judged.plan)
    return ReadOut(
        [_remark(wrong) for wrong in judged.mistakes],
        [_remark(wrong) for wrong in judged.warnings],
        None if judged.mistakes else text,
        judged.plan,
    )


@post(
    f"{_PATH}/check",
    status_code=200,
    summary="Everything that is wrong with a battle",
    tags=["battles"],
    responses=PROBLEMS,
)
async def check(request: Request[Any, Any, Any], hall: TheHall, data: JSONBody[ToCheck]) -> Report:
    """Mistakes with their places, warnings, and the plan as an option of a new room. With
    ``"box": false`` in the plan the pieces of one box are no limit."""
    await limited(request, "texts")
    plain(data.plan)
    found = _read(await hall.readers.text("battle", parsing.judge, data.plan))
    return Report(found.mistakes, found.warnings, found.option)


@post(
    f"{_PATH}/read",
    status_code=200,
    summary="Read a battle file",
    tags=["battles"],
    responses=PROBLEMS,
)
async def read(request: Request[Any, Any, Any], hall: TheHall, data: JSONBody[ToRead]) -> ReadOut:
    """A plan from TOML or JSON, with all that is wrong with it."""
    await limited(request, "texts")
    return _read(await hall.readers.text("battle", parsing.battle, data.text))


@post(
    f"{_PATH}/write",
    status_code=200,
    summary="Write a battle file",
    tags=["battles"],
    responses=PROBLEMS,
)
async def write(
    request: Request[Any, Any, Any], hall: TheHall, data: JSONBody[ToWrite]
) -> BattleFile:
    """A plan as a TOML or JSON file, finished or not."""
    await limited(request, "texts")
    plain(data.plan)
    text = await hall.readers.text("battle", parsing.battle_file, data.plan, data.form)
    return BattleFile(f"{_file_name(title_of(data.plan))}.{data.form}", text)


def title_of(plan: dict[str, Any]) -> str:
    title = plan.get("title", "")
    return title[: plan_check.LONGEST_TITLE] if isinstance(title, str) else ""


def _file_name(title: str) -> str:
    return "_".join("".join(c if c.isalnum() else " " for c in title.lower()).split()) or "battle"


HANDLERS = [library, check, read, write]
