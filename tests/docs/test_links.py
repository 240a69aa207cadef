"""Links of the documentation lead somewhere, and every page and picture is linked."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, name_of, prose

LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:")
IMAGES = ROOT / "docs/images"
NAMED = re.compile(r"`([\w./-]+\.(?:py|toml|mjs|ts|json|md|service|lock|tsx|svelte))`")
NOT_OURS = {
    *("journal.jsonl", "standings.json", "dataset.json", "value.json", "value_LESSON.json"),
    *("judgement.json", "log.jsonl", "my_bot.py", "mybot.py"),
    *("FILE.lock", "/schema/openapi.json"),
}
"""Files that commands write."""


def links(page: Path) -> list[tuple[Path, str]]:
    """The files that a page links to, each with the heading in it."""
    found = []
    for link in LINK.findall(prose(page)):
        if not ELSEWHERE.match(link):
            path, _, heading = link.partition("#")
            found.append(((page.parent / path).resolve() if path else page, heading))
    return found


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    found = set()
    for heading in re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", words).replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, heading in links(page):
        assert target.exists(), f"{name_of(page)} links to {target}"
        if heading and target.suffix == ".md":
            assert heading in anchors(target), f"{name_of(page)} links to {target.name}#{heading}"


def test_the_index_leads_to_every_page() -> None:
    index = {target for target, _ in links(ROOT / "docs/README.md")}
    games = {target for target, _ in links(ROOT / "docs/reference/README.md")}
    pages = set((ROOT / "docs").rglob("*.md")) - {ROOT / "docs/README.md"}
    assert pages - index - games == set()


def test_every_picture_is_shown() -> None:
    shown = {target for page in PAGES for target, _ in links(page) if target.parent == IMAGES}
    assert shown == set(IMAGES.iterdir())


def test_paths_in_the_sources_are_pages() -> None:
    """Docstrings, help texts and messages name pages by their paths."""
    folders = ("src", "tests", "tools", "benchmarks", "deploy", "web/src")
    named = re.compile(r"\bdocs/[\w/-]+\.(?:md|py|mjs)\b")
    for folder in folders:
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".toml", ".service", ""):
                if not file.is_file():
                    continue
                for path in named.findall(file.read_text(encoding="utf-8", errors="ignore")):
                    assert (ROOT / path).is_file(), f"{file.relative_to(ROOT)} names {path}"


def test_files_in_the_prose_exist() -> None:
    """By their path, from the root or from a folder that the page speaks of."""
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout
    paths = set(kept.split())
    missing = [
        f"{name_of(page)}: {named}"
        for page in PAGES
        if page.parent.name != "research"  # what was measured names the files of its time
        for named in NAMED.findall(prose(page))
        if named not in NOT_OURS
        and not any(path == named or path.endswith("/" + named) for path in paths)
    ]
    assert not missing, "\n".join(missing)
