"""The Fellowship, the Hunt for the Ring, and Mordor."""
