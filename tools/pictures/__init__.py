"""Pictures and films of the running client, for the docs and the lobby: `make screenshots`."""
