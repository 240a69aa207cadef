"""``make bench``: Westmarch next to Catanatron, in one run on one core.

Both sides play at random. They take turns for a few rounds and the best round of each counts, so
that a busy machine disturbs them alike. The last line is one JSON object.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

WESTMARCH = Path(sys.executable).with_name("westmarch")
CATANATRON = Path(__file__).with_name("catanatron_random.py")
RATES = {
    "decisions_per_s": "decisions/s",
    "choices_per_s": "of them real choices/s",
    "clones_per_s": "clones/s",
    "games_per_s": "games/s",
    "legal_mean": "legal actions, mean",
}


def last_json(command: list[str]) -> dict[str, float]:
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"bench: {' '.join(command)} ended with exit code {done.returncode}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The highest rate of each kind over the rounds; what is not a rate, from the first."""
    return {
        key: max(r[key] for r in rounds) if key.endswith("_per_s") else rounds[0][key]
        for key in RATES
        if key in rounds[0]
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="war_of_the_ring")
    parser.add_argument("--seconds", type=int, default=5, help="per side and round")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    seconds = ["--seconds", str(args.seconds)]
    ours, theirs = [], []
    for _ in range(args.rounds):
        ours.append(last_json([str(WESTMARCH), "bench", args.game, *seconds, "--json"]))
        theirs.append(last_json([sys.executable, str(CATANATRON), *seconds]))

    a, b = best(ours), best(theirs)
    print(f"{'':24}{args.game:>18}{'catanatron':>14}{'ratio':>8}")
    ratios = {}
    for key, label in RATES.items():
        left = f"{a[key]:,.1f}" if key in a else "-"
        right = f"{b[key]:,.1f}" if key in b else "-"
        ratio = ""
        if key in a and key in b and key.endswith("_per_s") and key != "games_per_s":
            ratios[key] = round(a[key] / b[key], 3)
            ratio = f"{ratios[key]:.2f}x"
        print(f"{label:24}{left:>18}{right:>14}{ratio:>8}")
    print(json.dumps({args.game: a, "catanatron": b, "ratio": ratios}))


if __name__ == "__main__":
    main()
