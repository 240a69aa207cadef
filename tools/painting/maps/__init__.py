"""Painters of the maps: a relief in ink and watercolour under the vector board.

``make maps`` paints every map by day and by night, from the polygons that define its borders.
"""
