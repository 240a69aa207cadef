"""States that one build writes and the other reads: ``tools.compiler.check`` runs both ways.

``python -m tests.contract.travelling write BUILD`` plays random games of every case and writes, as
one JSON object, states from the middle of each, pickled and saved, with the hash of where random
play leads from there. ``read BUILD`` reads that from its input, plays on in the same way, and
prints the cases in which it comes to another end.
"""

from __future__ import annotations

import base64
import pickle
import sys
from random import Random

import msgspec

import westmarch
from tests.contract.cases import CASES, Case, play_some
from westmarch.kernel.engine.flow import resume
from westmarch.kernel.engine.state import State, clone, decode, encode, state_hash

STATES, APART, FURTHER = 8, 23, 40
"""States of each case, decisions between them, and decisions played on from each."""


class Traveller(msgspec.Struct):
    """A state on its way."""

    pickled: str
    saved: str
    leads_to: str


def led_to(s: State) -> str:
    play_some(s, Random("travelling"), FURTHER)
    return state_hash(s)


def written(case: Case) -> list[Traveller]:
    """States of one random game, from its beginning on."""
    s, rng = case.new(5), Random(f"travelling:{case}")
    found = []
    for _ in range(STATES):
        if s.offer is None:
            break
        text = base64.b64encode(pickle.dumps(s)).decode()
        found.append(Traveller(text, encode(s).decode(), led_to(clone(s))))
        play_some(s, rng, APART)
    return found


def wrong(case: Case, travellers: list[Traveller]) -> list[str]:
    """What of a case did not arrive as it was sent."""
    found = []
    for number, one in enumerate(travellers):
        arrived = pickle.loads(base64.b64decode(one.pickled))
        if encode(arrived).decode() != one.saved or led_to(arrived) != one.leads_to:
            found.append(f"{case}: pickled state {number}")
        read = decode(one.saved, case.game.state_class)
        resume(read)
        if led_to(read) != one.leads_to:
            found.append(f"{case}: saved state {number}")
    return found


def main() -> None:
    way, build = sys.argv[1:]
    assert build == westmarch.BUILD, f"the {westmarch.BUILD} build runs: {westmarch.BUILD_NOTE}"
    if way == "write":
        told = {str(case): written(case) for case in CASES}
        print(msgspec.json.encode(told).decode())
        return
    sent = msgspec.json.decode(sys.stdin.read(), type=dict[str, list[Traveller]])
    assert sent.keys() == {str(case) for case in CASES}
    print(msgspec.json.encode([one for c in CASES for one in wrong(c, sent[str(c)])]).decode())


if __name__ == "__main__":
    main()
