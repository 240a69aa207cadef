"""The web app: rooms, people and bots over HTTP and WebSockets, as docs/reference/protocol.md says."""
