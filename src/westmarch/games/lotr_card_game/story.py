"""The story of a finished game: how the quest ended, the score, and what turned it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from westmarch.games.lotr_card_game.notation import PROSE, seat_name, tale
from westmarch.games.lotr_card_game.rules.catalogue import (
    ALLY,
    ATTACHMENT,
    COST,
    ENEMY,
    HERO,
    HIT_POINTS,
    OBJECTIVE,
    PRINTED,
    STAGE,
    THREAT_COST,
    TYPE,
    VICTORY_POINTS,
)
from westmarch.games.lotr_card_game.rules.ending.elimination import ALL_ELIMINATED
from westmarch.games.lotr_card_game.rules.ending.scoring import (
    killed_heroes,
    points_for_rounds,
    victory_points,
)
from westmarch.games.lotr_card_game.rules.state import ELIMINATION_LEVEL, SEATS, Adventure
from westmarch.games.lotr_card_game.rules.table.zones import all_heroes, current_quest
from westmarch.kernel.engine.events import Event
from westmarch.kernel.game import Progress
from westmarch.kernel.story import Course, Point, Score
from westmarch.kernel.texts.prose import sentence

PLAYERS = 0
"""The side all players are on."""
STRONG = 5
"""Hit points of an enemy worth telling."""
DEAR = 3
"""Cost of a card worth telling."""
FAR = 4
"""Progress, or threat, that makes a quest phase worth telling."""

WEIGHT: dict[str, tuple[int, int | None]] = {
    "eliminated": (90, None),
    "rescued": (75, PLAYERS),
    "stage_defeated": (70, PLAYERS),
    "captured": (40, None),
    "objective_lost": (40, None),
    "encounter_deck_rebuilt": (14, None),
    "travelled": (5, None),
}
"""Events that weigh the same whenever they come, and whether they are good for the players."""


def _weighed(event: Event) -> tuple[int, int | None]:
    """How much an event weighs, and for which side."""
    kind, data = event.kind, event.data
    number = data.get("number", 0)
    if kind in ("destroyed", "discarded") and TYPE[number] == HERO:
        return 65, None
    if kind == "destroyed":
        strong = PRINTED[HIT_POINTS][number]
        if TYPE[number] == ALLY:
            return 8 + 3 * COST[number], None
        weight = 10 + 4 * strong if strong >= STRONG or VICTORY_POINTS[number] else 6
        return weight, PLAYERS
    if kind == "explored":
        return (26 if VICTORY_POINTS[number] else 8), PLAYERS
    if kind == "attached":
        return (45 if TYPE[number] == OBJECTIVE else 0), PLAYERS
    if kind == "revealed":
        strong = PRINTED[HIT_POINTS][number] if TYPE[number] == ENEMY else 0
        return (6 + 3 * strong if strong >= STRONG else 0), None
    if kind == "quest_resolved":
        gained = data["willpower"] - data["threat"]
        return (10 + 3 * abs(gained) if abs(gained) >= FAR else 3), PLAYERS if gained > 0 else None
    if kind == "played":
        dear = COST[number] >= DEAR and TYPE[number] in (ALLY, ATTACHMENT)
        return (6 + 2 * COST[number] if dear else 0), PLAYERS
    return WEIGHT.get(kind, (0, None))


def points(s: Adventure, course: Course) -> Iterator[Point]:
    """Everything in the course of a quest that may have turned it."""
    for at, event in course:
        weight, side = _weighed(event)
        if not weight:
            continue
        text = tale(event)
        words = f"story-point-{event.kind}"
        if event.kind in ("destroyed", "discarded") and TYPE[event.data["number"]] == HERO:
            words = "story-point-hero_lost"
        if words in PROSE:
            number = event.data["number"]
            text = sentence(PROSE.fill(words, {"card": number, "stage": STAGE[number]}))
        yield Point(at, event.turn, event.phase, event.kind, text, side, weight)


def _threat(s: Adventure, seat: int) -> int:
    """What a player's threat counts in the score (lcg.12.11)."""
    return ELIMINATION_LEVEL if s.eliminated[seat] else s.threat[seat]


def _killed(s: Adventure, seat: int | None = None) -> list[int]:
    """Heroes killed, of a player or of all."""
    return [c for c in killed_heroes(s) if seat is None or s.owner[c] == seat]


def _cost(s: Adventure, heroes: Sequence[int]) -> int:
    return sum(PRINTED[THREAT_COST][s.design[c]] for c in heroes)


def _damage(s: Adventure, seat: int | None = None) -> int:
    """Damage on heroes, of a player or of all."""
    return sum(s.damage[c] for c in all_heroes(s) if seat is None or s.owner[c] == seat)


def how(s: Adventure, ending: str, winners: Sequence[int]) -> str:
    """Whether the quest was won, how and why, with the numbers that decided it."""
    quest = current_quest(s)
    out = [seat for seat in range(s.players) if s.eliminated[seat]]
    threatened = sum(s.threat[seat] >= ELIMINATION_LEVEL for seat in out)
    bereft = len(out) - threatened
    if ending == ALL_ELIMINATED and not (threatened and bereft):
        ending = f"{ending}_{'threat' if threatened else 'heroes'}"
    values = {
        "round": s.round,
        "stage": STAGE[s.design[quest]] if quest >= 0 else None,
        "quest": s.design[quest] if quest >= 0 else None,
        "score": s.score,
        "threat": sum(_threat(s, seat) for seat in range(s.players)),
        "killed": _cost(s, _killed(s)),
        "damage": _damage(s),
        "points": victory_points(s),
        "threatened": threatened,
        "bereft": bereft,
        "level": ELIMINATION_LEVEL,
    }
    text = sentence(PROSE.fill(f"story-how-{ending}", values))
    return text[:-1] if text.endswith(("!.", "?.", "..")) else text


def score(s: Adventure) -> list[Score]:
    """What each player adds to the score of the group, the victory points, and the score of a won
    game; lower is better (lcg.12.11)."""
    what = PROSE.words("story-score")
    found = []
    for seat in range(s.players):
        rows = (
            ("threat", _threat(s, seat), ELIMINATION_LEVEL),
            ("heroes_lost", _cost(s, _killed(s, seat)), None),
            ("damage", _damage(s, seat), None),
        )
        found += [
            Score(kind, what[kind], seat_name(seat), value, of, seat=seat)
            for kind, value, of in rows
        ]
    together = [("rounds", points) for points in (points_for_rounds(s),) if points]
    together += [("victory_points", victory_points(s))]
    together += [("score", s.score)] if s.winners else []
    found += [Score(k, what[k], what["together"], n, side=PLAYERS) for k, n in together]
    return found


def progress(s: Adventure) -> Progress:
    """The stage of the quest and the progress on it, heroes lost, victory points, the score of a
    won game, and for each player the threat and what eliminated him, if anything did."""
    quest = current_quest(s)
    found: Progress = {}
    if quest >= 0:
        found["stage"] = str(STAGE[s.design[quest]])
        found["progress"] = s.progress[quest]
    found["heroes_lost"] = len(_killed(s))
    found["victory_points"] = victory_points(s)
    if s.winners:
        found["score"] = s.score
    for seat, name in enumerate(SEATS[: s.players]):
        found[f"threat_{name}"] = _threat(s, seat)
        if s.eliminated[seat]:
            by_threat = s.threat[seat] >= ELIMINATION_LEVEL
            found[f"eliminated_{name}"] = "threat" if by_threat else "heroes"
    return found
