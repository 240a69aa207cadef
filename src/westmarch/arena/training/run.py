"""A training run: self-play, learning, the gate. Everything it makes is in one folder, and a run
that is started again there goes on with what is missing.

``log.jsonl`` tells what happened, a line each; ``value.json`` are the new weights, ``card.md`` says
what they are and how to make them again, ``learning.svg`` shows how they were learned.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Any

import msgspec

from westmarch.arena.training.acceptance import MatchScore, match
from westmarch.arena.training.learning import Learned, TrainingRecipe, learn_all
from westmarch.arena.training.self_play import Lessons, gather, load
from westmarch.bots.search import network
from westmarch.bots.search.knowledge import knowledge_of
from westmarch.bots.search.network_file import ENDING, pack
from westmarch.kernel import registry
from westmarch.kernel.engine.errors import BadOption

WEIGHTS, CARD, LOG, PLOT = "value.json", "card.md", "log.jsonl", "learning.svg"


class TrainingPlan(msgspec.Struct, frozen=True):
    """What a run is asked for."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int
    jobs: int
    share: float
    seconds: float
    recipe: TrainingRecipe
    gate_games: int
    gate_bot: str


class Log:
    """The run log: lines of JSON, also told on the standard error."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def tell(self, line: dict[str, Any]) -> None:
        text = json.dumps({"at": datetime.now(UTC).isoformat(timespec="seconds"), **line})
        with self._path.open("a", encoding="utf-8") as file:
            file.write(text + "\n")
        print(text, file=sys.stderr, flush=True)

    def lines(self) -> Iterable[dict[str, Any]]:
        return (json.loads(line) for line in self._path.read_text(encoding="utf-8").splitlines())


def run(plan: TrainingPlan, folder: Path, install: bool) -> dict[str, Any]:
    """Do what is asked for; what came of it."""
    knowledge = knowledge_of(plan.game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("file-no_folder_made", folder=folder, why=error.strerror) from None
    log = Log(folder / LOG)
    log.tell({"what": "run", **msgspec.to_builtins(plan)})
    lessons = Lessons(plan.game, plan.players, plan.seed, plan.share)
    for told in gather(lessons, plan.games, folder / "examples", plan.jobs, seconds=plan.seconds):
        log.tell({"what": "self-play", **told})
    features, won, game = load(folder / "examples")
    if not len(won):
        raise BadOption("train-no_examples", folder=folder / "examples")
    taught = knowledge.lessons()
    played = registry.game(plan.game)
    found = learn_all(
        knowledge.names,
        features,
        won,
        game,
        plan.recipe,
        lambda line: log.tell({"what": "learning", **line}),
        sides=len(set(played.sides(played.choose_options(taught[0])))),
        lessons=len(taught),
        one_view=knowledge.one_view,
    )
    origin = {
        "game": plan.game,
        "self_play": ", ".join(plan.players),
        "seed": plan.seed,
    }
    made = {**origin, "games": len(set(game.tolist())), **found.report}
    written = msgspec.structs.replace(found.network, made=made)
    (folder / WEIGHTS).write_bytes(network.write(written))
    log.tell({"what": "learned", **made})
    _write_each(found, taught, origin, folder)
    _plot(log, folder / PLOT)
    score = None
    if plan.gate_games:
        score = _gate(plan, folder)
        log.tell({"what": "gate", **score.told()})
    (folder / CARD).write_text(card(plan, made, score, found), encoding="utf-8")
    accepted = score is None or score.better
    if install and accepted:
        _install(plan.game, folder)
        log.tell({"what": "installed"})
    return {
        **made,
        "gate": score.told() if score else None,
        "accepted": accepted,
        "installed": install and accepted,
        "folder": str(folder),
    }


def _gate(plan: TrainingPlan, folder: Path) -> MatchScore:
    standing = plan.gate_bot
    new = f"{standing}:weights={folder / WEIGHTS}"
    seed = plan.seed + 1_000_000
    return match(plan.game, new, standing, plan.gate_games, seed, plan.jobs)


def _home(game: str) -> Path:
    return Path(str(files(f"westmarch.bots.{game}"))) / "weights"


def _install(game: str, folder: Path) -> None:
    home = _home(game)
    home.mkdir(exist_ok=True)
    for path in home.glob(f"value_*{ENDING}"):
        path.unlink()
    for path in (folder / WEIGHTS, *folder.glob("value_*.json")):
        packed = pack(network.read(path.read_bytes()))
        (home / f"{path.stem}{ENDING}").write_bytes(packed)
    (home / CARD).write_bytes((folder / CARD).read_bytes())


def _write_each(
    found: Learned, taught: Sequence[dict[str, str]], origin: dict[str, Any], folder: Path
) -> None:
    """The weights of single lessons, beside those for everything."""
    for path in folder.glob("value_*.json"):
        path.unlink()
    for number, (own, report) in found.each.items():
        named = "_".join(taught[number].values())
        written = msgspec.structs.replace(own, made={**origin, **report})
        (folder / f"value_{named}.json").write_bytes(network.write(written))


def card(
    plan: TrainingPlan,
    made: dict[str, Any],
    score: MatchScore | None,
    found: Learned | None = None,
) -> str:
    """The model card: what the weights are, what they were learned from, how strong they are, how
    to make them again."""
    rate = min(max(made["won_apart"], 1e-6), 1 - 1e-6)
    plain = -rate * log(rate) - (1 - rate) * log(1 - rate)
    sizes = " x ".join(str(n) for n in plan.recipe.hidden) or "none (logistic regression)"
    lines = [
        f"# The value of a position in `{plan.game}`",
        "",
        "A small network, computed in plain Python, that gives a seat's chance of winning from",
        "what it may see. The searching player asks it where its trials end; nothing else uses it.",
        "",
        f"- learned from: {made['games']} games of self-play, {made['examples']} positions, seed "
        f"{plan.seed}, bots {', '.join(f'`{name}`' for name in plan.players)}",
        f"- hidden layers: {sizes}; epochs: {plan.recipe.epochs}, the best kept",
        f"- on games kept apart: loss {made['loss_apart']}, {100 * made['right_apart']:.1f} % "
        f"called right (the epoch was chosen by these same games); {100 * rate:.1f} % of those "
        f"positions were won, so that knowing no more than this gives loss {plain:.5f} and "
        f"{100 * max(rate, 1 - rate):.1f} %",
    ]
    recipe = plan.recipe
    if recipe.passes:
        lines.append(
            f"- learned on, {recipe.passes} times, from the chances of the positions that followed "
            f"(`--passes {recipe.passes} --end {recipe.end:g}`)"
        )
    if found is not None and found.each:
        before, after, many = 0.0, 0.0, 0
        for _, report in found.each.values():
            before += report["loss_before"] * report["examples"]
            after += report["loss_apart"] * report["examples"]
            many += report["examples"]
        lines.append(
            f"- {len(found.each)} lessons have weights of their own (`value_LESSON.json`), learned "
            f"on from their games alone: loss {before / many:.5f} before, {after / many:.5f} after"
        )
    if recipe.start:
        lines.append(
            f"- learned on from earlier weights (`--start {Path(plan.recipe.start).name}`)"
        )
    if score is not None:
        told = score.told()
        lines.append(
            f"- gate, `{plan.gate_bot}` with these weights against what stood before: "
            f"{told['new']:.0f} to {told['old']:.0f} of {told['games']} games (share "
            f"{told['share']:.2f}, 95 % interval {told['from']:.2f} to {told['to']:.2f})"
        )
    again = (
        f"westmarch train {plan.game} --games {made['games']} --seed {plan.seed} "
        f"--bots {','.join(plan.players)} --share {plan.share:g} "
        f"--hidden {','.join(str(n) for n in plan.recipe.hidden) or 0} "
        f"--epochs {plan.recipe.epochs} --rate {plan.recipe.rate:g} "
        + (f"--passes {recipe.passes} --end {recipe.end:g} " if recipe.passes else "")
        + (f"--each {recipe.each} " if recipe.each else "")
        + f"--jobs {plan.jobs} --install"
    )
    return "\n".join([*lines, "", "Again:", "", "```", again, "```", ""])


def _plot(log: Log, path: Path) -> None:
    """The losses over the epochs of the last run in the log, where Matplotlib is installed."""
    try:
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        return
    lines: list[dict[str, Any]] = []
    for line in log.lines():
        if line["what"] == "run":
            lines = []
        elif line["what"] == "learning":
            lines.append(line)
    figure, axes = pyplot.subplots(figsize=(6, 4))
    for key, label in (("loss", "learned from"), ("loss_apart", "kept apart")):
        axes.plot([line["epoch"] for line in lines], [line[key] for line in lines], label=label)
    axes.set_xlabel("epoch")
    axes.set_ylabel("loss")
    axes.legend()
    figure.savefig(path)
    pyplot.close(figure)
