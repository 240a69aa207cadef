"""What actions point at, by the domains of their verbs."""

from __future__ import annotations

from westmarch.kernel.action_targets import Pointers
from westmarch.kernel.engine.actions import ActionSpace


def test_arguments_point_at_the_first_kind_that_holds_their_domain() -> None:
    space = ActionSpace()
    space.verb("march", ("camp", "dale"), ("dale", "eyrie"))
    space.verb("pay", range(3))
    space.verb("wait")
    pointers = Pointers(space, region=("camp", "dale"), place=("camp", "dale", "eyrie"))
    assert pointers.kinds_of("march") == ("region", "place")
    assert pointers.kinds_of("pay") == ("",)
    assert pointers.kinds_of("wait") == pointers.kinds_of("unknown") == ()
    found = dict(pointers.pointed(("march", "camp", "eyrie")))
    assert found == {"region": "camp", "place": "eyrie"}
    assert dict(pointers.pointed(("pay", 2))) == {}
