"""What the guide, the units and the containers say can be done: commands, options, files, names."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from tests.docs.commands import understood
from westmarch.cli.app import app

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/guides/deployment.md").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
UNITS = sorted((ROOT / "deploy").glob("*.service"))


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile, joined where they go on."""
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


# ---- the guide


def shell_lines() -> list[str]:
    """The commands of the guide."""
    blocks = re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)
    joined = "\n".join(blocks).replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip()]


def test_every_file_of_the_guide_is_there() -> None:
    named = set(re.findall(r"deploy/[\w@.-]+", GUIDE))
    assert len(named) >= 7
    for name in named:
        assert (ROOT / name).is_file(), name


def test_every_option_and_figure_of_the_guide_is_there() -> None:
    from westmarch.server.monitoring import metrics

    known = {
        option
        for command in typer.main.get_command(app).commands.values()  # type: ignore[attr-defined]
        for parameter in command.params
        for option in (*parameter.opts, *parameter.secondary_opts)
    }
    prose = re.sub(r"```.*?```", "", GUIDE, flags=re.DOTALL)
    for option in re.findall(r"`(--[a-z-]+)[ `=]", prose):
        if not option.startswith("--owner"):
            assert option in known, option
    figures = {family.name for family in metrics.REGISTRY.collect()}
    for figure in re.findall(r"`((?:westmarch|process)_\w+)`", prose):
        assert figure.removesuffix("_total") in figures, figure


def test_the_limits_of_the_guide_are_those_of_the_server() -> None:
    from westmarch.server.config import Settings
    from westmarch.server.http.rate_limits import Limits
    from westmarch.server.http.size_limits import MESSAGE_LIMIT
    from westmarch.server.rooms.live.websocket import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND
    from westmarch.server.workers.parser_pool import SECONDS

    limits, settings = Limits(), Settings(database="")
    for words in (
        f"| {limits.requests.burst} at once, then {limits.requests.per_second} a second; "
        f"{settings.most_connections} connections; {settings.request_seconds:g} seconds",
        f"| {limits.most_sockets} open; {limits.sockets.burst} at once, then "
        f"{limits.sockets.per_second} a second",
        f"| {MESSAGES_AT_ONCE} at once, then {MESSAGES_PER_SECOND} a second; "
        f"{MESSAGE_LIMIT // 1024} KiB",
        f"| {limits.rooms.burst} at once, then one in {1 / limits.rooms.per_second:g}".replace(
            "in 2", "in two"
        ),
        f"| {limits.passwords.burst} at once, then {limits.passwords.per_second * 60:g} a minute",
        f"| {limits.letters.per_second * 3600:g} an hour",
        f"| {limits.texts.burst} at once, then {limits.texts.per_second} a second; {SECONDS:g} s",
        f"| a bot's decision | {settings.bot_seconds:g} seconds",
    ):
        assert words in GUIDE, words


# ---- systemd and Caddy


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_runs_what_there_is(unit: Path) -> None:
    parser = ConfigParser(strict=False, interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(unit)
    service = parser["Service"]
    assert service["User"] == "westmarch" and service["UMask"] == "0077"
    start = service["ExecStart"].replace("%i", "8001").replace("%%", "%")
    program = re.search(r"/opt/westmarch/bin/westmarch ([^']*)", start)
    assert program
    understood(shlex.split(re.sub(r"\$\(.*?\)", "today", program[1])))
    if service["Type"] != "oneshot":
        # systemd waits longer than the longest drain: 300 s is the most an option allows.
        assert service["KillMode"] == "mixed" and int(service["TimeoutStopSec"]) >= 30


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_reads_the_units() -> None:
    files = [*UNITS, *(ROOT / "deploy").glob("*.timer")]
    done = subprocess.run(
        ["systemd-analyze", "verify", *map(str, files)], capture_output=True, text=True
    )
    told = [line for line in done.stderr.splitlines() if "/deploy/" in line or "deploy" in line]
    assert not [line for line in told if "is not executable" not in line], done.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
@pytest.mark.parametrize("upstreams", ["", "127.0.0.1:8001 127.0.0.1:8002"])
def test_caddy_reads_its_file(upstreams: str, tmp_path: Path) -> None:
    environment = {**os.environ, "SITE": "games.example", "HOME": str(tmp_path)}
    if upstreams:
        environment["UPSTREAMS"] = upstreams
    file = ["--config", str(ROOT / "deploy/Caddyfile"), "--adapter", "caddyfile"]
    command = ["caddy", "validate", *file]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    adapted = subprocess.run(["caddy", "adapt", *file], env=environment, capture_output=True)
    expected = upstreams.split() or ["127.0.0.1:8000"]
    assert re.findall(rb'"dial":"([^"]*)"', adapted.stdout) == [one.encode() for one in expected]


# ---- containers


def test_the_image_is_pinned_and_not_run_by_root() -> None:
    found = instructions()
    for what, rest in found:
        if what == "FROM":
            image = rest.split()[0]
            assert re.fullmatch(r"[a-z]+:\d[\w.-]+", image), f"{image} has no version"
        if what == "COPY" and "--from" not in rest:
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
        if what == "RUN" and "-r " in rest:
            assert rest.count("-r ") == rest.count("--require-hashes") + rest.count("rm -r "), rest
            for lock in re.findall(r"-r (?:/tmp/)?(requirements[\w-]*\.lock)", rest):
                assert (ROOT / lock).is_file(), lock
    last = [what for what, _ in found][
        max(n for n, (what, _) in enumerate(found) if what == "FROM") :
    ]
    assert "HEALTHCHECK" in last and dict(found)["USER"] == "westmarch"
    assert last.index("USER") > max(n for n, what in enumerate(last) if what == "RUN")
    assert yaml.safe_load(dict(found)["ENTRYPOINT"]) == ["westmarch"]
    understood(yaml.safe_load(dict(found)["CMD"]))


def test_the_server_s_lock_has_what_the_server_needs_and_no_more() -> None:
    def pinned(name: str) -> dict[str, str]:
        text = (ROOT / name).read_text()
        return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))

    server, everything = pinned("requirements-server.lock"), pinned("requirements.lock")
    assert server.items() <= everything.items()
    assert {"litestar", "uvicorn", "asyncpg", "prometheus-client"} <= set(server)
    assert not {"pytest", "playwright", "ruff", "mypy"} & set(server)


def test_compose_names_only_what_there_is() -> None:
    services: dict[str, Any] = COMPOSE["services"]
    ours = {name: one for name, one in services.items() if one["image"].startswith("westmarch:")}
    assert set(services) - set(ours) == {"postgres", "redis", "caddy"}
    assert [one["command"][0] for one in ours.values()].count("serve") == 2
    assert [one["command"][0] for one in ours.values()].count("work") == 1
    for name, one in services.items():
        assert set(one.get("networks", [])) <= set(COMPOSE["networks"]), name
        assert set(one.get("depends_on", [])) <= set(services), name
        for volume in one.get("volumes", []):
            source = volume.partition(":")[0]
            known = source in COMPOSE["volumes"] or (ROOT / source).is_file()
            assert known, volume
        assert re.search(r":(\d|\$\{)", one["image"]), f"{name} has no version"
    for one in ours.values():
        understood(one["command"])
        assert one["read_only"] and one["cap_drop"] == ["ALL"]
        waits = {name for name in one["depends_on"] if "healthcheck" in services[name]}
        assert waits == {"postgres", "redis"}
    # Only Caddy can be reached from outside, and it knows the servers by their names.
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    upstreams = services["caddy"]["environment"]["UPSTREAMS"].split()
    assert [one.partition(":")[0] for one in upstreams] == [n for n in ours if n != "worker"]
    subnet = COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert f"--proxy={subnet}" in services["server-1"]["command"]
    assert COMPOSE["networks"]["inside"]["internal"] is True


def test_what_compose_asks_for_is_told() -> None:
    text = (ROOT / "compose.yaml").read_text()
    for name in set(re.findall(r"\$\{(\w+)", text)):
        assert name in GUIDE, name
    known = {"WESTMARCH_DATABASE", "WESTMARCH_REDIS", "WESTMARCH_SMTP", "WESTMARCH_METRICS_TOKEN"}
    known.add("WESTMARCH_SITE")
    assert set(COMPOSE["services"]["server-1"]["environment"]) == known
    taken = {
        parameter.envvar
        for command in typer.main.get_command(app).commands.values()  # type: ignore[attr-defined]
        for parameter in command.params
    }
    assert known <= taken


def test_a_version_s_folder_is_never_moved() -> None:
    """Its programs begin with its path: they would not run elsewhere."""
    assert not [line for line in shell_lines() if re.search(r"\bmv\b.*/opt/westmarch", line)]
    made = {line.split()[-1] for line in shell_lines() if " -m venv " in line}
    assert made and all(re.fullmatch(r"/opt/westmarch-\$[A-Z]+", one) for one in made)
