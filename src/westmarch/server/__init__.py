"""The site: rooms, people and bots over HTTP and WebSocket (docs/reference/protocol.md).

Each feature is a package with the same file names: `api`, `schemas`, `tables`, `service`,
`queries`. Features import downwards only. The server must not know a game's rules: it asks the
registry, and `tabletop` for everything a single table does.
"""
