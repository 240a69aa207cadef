"""``/api/games``: the games, their rules and their printed facts."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import QueryParameter

from westmarch import bots
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Example, Rule, rulebook
from westmarch.kernel.rulings import Ruling, names_of_cards, rulings
from westmarch.kernel.texts.language import speaking, spoken
from westmarch.server.catalogue.schemas import (
    ExampleOut,
    GameOut,
    OptionOut,
    RuleOut,
    RulesOut,
    RulingOut,
)
from westmarch.server.common.errors import not_found
from westmarch.server.http.errors import PROBLEMS
from westmarch.server.identity.dependencies import Name


def find(name: str) -> Game:
    """A game by id. Raises `ApiError` when there is none."""
    try:
        return registry.house_game(name)
    except BadOption:
        raise not_found("game") from None


def _tables(game: Game) -> dict[str, dict[str, str]]:
    """The kinds of tables by number of players, where that is an option."""
    for option in game.options:
        if option.name == "players":
            return {value: {"players": value} for value in option.values}
    return {str(len(game.seats(game.choose_options({})))): {}}


def _game(game: Game) -> GameOut:
    called = game.called()
    return GameOut(
        id=game.id,
        title=called.title,
        summary=called.summary,
        players=game.players,
        minutes=game.minutes,
        options=[
            OptionOut(o.name, called.options[o.name], o.values, o.ruling) for o in game.options
        ],
        seats={players: game.seats(given) for players, given in _tables(game).items()},
        sides={players: game.sides(given) for players, given in _tables(game).items()},
        bots=bots.names(game),
    )


@get("/games", summary="The games", tags=["games"], responses=PROBLEMS)
async def games() -> list[GameOut]:
    """The games of the house, their players, options and bots."""
    return [_game(game) for game in registry.games()]


@get("/games/{game_id:str}", summary="One game", tags=["games"], responses=PROBLEMS)
async def one_game(game_id: Name) -> GameOut:
    """One game of the house."""
    return _game(find(game_id))


Words = Annotated[str, QueryParameter(max_length=100)]


@get(
    "/games/{game_id:str}/rules", summary="The rules of a game", tags=["games"], responses=PROBLEMS
)
async def rules(game_id: Name, q: Words = "") -> RulesOut:
    """The numbered rules, worked examples and rulings; with `q`, those with that id or those
    words. What belongs to a rule comes with it."""
    game = find(game_id)
    book = rulebook(game)
    words = q.casefold().split()
    exact = [rule for rule in book.rules if rule.id == q.strip()]
    chosen = exact or [r for r in book.rules if _has(f"{r.id} {r.title} {r.text}", words)]
    examples = [e for e in book.examples if _example_has(e, words, exact)]
    names = names_of_cards(game)
    told = [
        _ruling(one, names[one.id])
        for one in rulings(game)
        if _ruling_has(one, names[one.id], q.strip(), words, exact)
    ]
    return RulesOut([_rule(r) for r in chosen], [_example(e) for e in examples], told)


def _has(text: str, words: list[str]) -> bool:
    text = text.casefold()
    return all(word in text for word in words)


def _example_has(example: Example, words: list[str], exact: list[Rule]) -> bool:
    if exact:
        return exact[0].id in example.rules
    return _has(f"{example.id} {example.given} {example.when} {example.then}", words)


def _ruling_has(
    ruling: Ruling, names: tuple[str, ...], id: str, words: list[str], exact: list[Rule]
) -> bool:
    if exact:
        return exact[0].id in ruling.rules
    return ruling.id == id or ruling.has(words, names)


def _rule(rule: Rule) -> RuleOut:
    chapter = rule.id.split(".")[1] if rule.id.count(".") >= 2 else ""
    return RuleOut(rule.id, rule.title, rule.text, chapter, rule.informative)


def _ruling(r: Ruling, names: tuple[str, ...]) -> RulingOut:
    return RulingOut(
        id=r.id,
        rules=r.rules,
        cards=r.cards,
        names=names,
        question=r.question,
        reading=r.reading,
        reason=r.reason,
        sources=r.sources,
        other=r.other,
        switch=r.switch,
    )


def _example(e: Example) -> ExampleOut:
    return ExampleOut(e.id, e.rules, e.given, e.when, e.then)


@cache
def _told(game: Game, what: str, language: str) -> tuple[dict[str, Any], str]:
    """What a game tells once and for all in a language, and its tag."""
    with speaking(language):
        told: dict[str, Any] = game.names() if what == "names" else game.facts()
    return told, f'"{hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:24]}"'


def _kept(request: Request[Any, Any, Any], game: Game, what: str) -> Response[Any]:
    told, tag = _told(game, what, spoken())
    headers = {"etag": tag, "cache-control": "public, max-age=300", "vary": "accept-language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(told, headers=headers)


@get(
    "/games/{game_id:str}/catalogue",
    summary="The printed facts of a game",
    tags=["games"],
    responses=PROBLEMS,
)
async def catalogue(request: Request[Any, Any, Any], game_id: Name) -> Response[dict[str, Any]]:
    """Map, cards, figures and the like, for drawing; the same until the program changes."""
    return _kept(request, find(game_id), "facts")


@get(
    "/games/{game_id:str}/names",
    summary="The names of things with their forms",
    tags=["games"],
    responses=PROBLEMS,
)
async def names(request: Request[Any, Any, Any], game_id: Name) -> Response[dict[str, Any]]:
    """Names by table and id, each in its cases and with its gender, as sentences need them."""
    return _kept(request, find(game_id), "names")


HANDLERS = [games, one_game, rules, catalogue, names]
