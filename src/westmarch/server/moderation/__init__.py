"""What moderators see and do: reports, mutes, suspicious games.

It asks the database and knows no room in memory.
"""
