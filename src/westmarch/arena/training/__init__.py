"""Learning what positions are worth from games the bots play with themselves: self-play
(self_play.py), learning (learning.py), a match against what stands (acceptance.py), and the run
that joins them and can be taken up again (run.py)."""
