"""Records of games: download, upload, replay, story, and the public archive.

It reads games and changes none.
"""
