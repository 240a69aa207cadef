"""Speed: decisions and clones per second of a game, games of a bot, two builds beside each other,
and Catanatron for comparison. It measures and judges no play."""
