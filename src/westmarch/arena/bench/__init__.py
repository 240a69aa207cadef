"""Speed: decisions and clones per second of a game, games of a bot, two builds side by side, and
Catanatron for comparison.

It measures. It must not judge how well anybody plays; that is what `contest` does.
"""
