"""The web app: rooms, people and bots over HTTP and WebSockets, as docs/protocol.md says."""
