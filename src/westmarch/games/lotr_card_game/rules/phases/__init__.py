"""The round and its seven phases, with their action windows."""
