"""The teacher: what to do now (hint.py), and what should have been done (review.py)."""
