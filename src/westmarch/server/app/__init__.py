"""The application: put together, started and stopped.

It imports every feature, and no feature imports it.
"""
