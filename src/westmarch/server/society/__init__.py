"""People among each other: ratings, profiles, friends and blocks, reports, open challenges."""
