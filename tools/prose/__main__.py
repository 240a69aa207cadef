"""List the phrases to rewrite; exit code 1 if there are any.

``python -m tools.prose docs/start`` looks at the files whose names begin so, rewritten or not.
"""

from __future__ import annotations

import sys

from tools.prose import check


def main(wanted: list[str]) -> int:
    """Of all files, or of those whose names begin with one of the words given."""
    found = [
        finding
        for text in (*check.texts(), *check.helps())
        if (
            text.file.startswith(tuple(wanted))
            if wanted
            else not text.file.startswith(check.UNREWRITTEN)
        )
        for finding in check.findings(text)
    ]
    for finding in found:
        print(finding)
    if found:
        print(f"prose: rewrite {len(found)} phrases (tools/prose/phrases.toml)", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
