"""Fixtures and helpers shared by all tests.

A test names the rules it proves: ``@pytest.mark.rule("wotr.9.19")``. Tests that play thousands of
games carry ``@pytest.mark.soak`` and run only under ``make soak``.
"""
