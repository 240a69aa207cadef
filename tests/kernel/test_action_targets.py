"""What actions point at, by the domains of their verbs."""

from __future__ import annotations

from westmarch.kernel.action_targets import ActionTargets
from westmarch.kernel.engine.actions import ActionSpace


def test_arguments_point_at_the_first_kind_that_holds_their_domain() -> None:
    space = ActionSpace()
    space.verb("march", ("camp", "dale"), ("dale", "eyrie"))
    space.verb("pay", range(3))
    space.verb("wait")
    targets = ActionTargets(space, region=("camp", "dale"), place=("camp", "dale", "eyrie"))
    assert targets.kinds_of("march") == ("region", "place")
    assert targets.kinds_of("pay") == ("",)
    assert targets.kinds_of("wait") == targets.kinds_of("unknown") == ()
    found = dict(targets.of(("march", "camp", "eyrie")))
    assert found == {"region": "camp", "place": "eyrie"}
    assert dict(targets.of(("pay", 2))) == {}
