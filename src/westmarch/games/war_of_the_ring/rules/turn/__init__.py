"""The turn: Action dice, Event cards, politics, recruiting, and how the war is won."""
