"""Duel: a made-up game of one page, to learn the contract with and to prove the kernel by."""
