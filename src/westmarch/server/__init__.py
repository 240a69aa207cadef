"""The site: rooms, people and bots over HTTP and WebSocket (docs/reference/protocol.md)."""
