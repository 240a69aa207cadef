"""What the regions of Middle-earth look like: woods, ranges, downs, fens, deserts and wastes."""

from __future__ import annotations

from tools.maps import war_of_the_ring as source

FORESTS = set(source.FORESTS) - {"eryn_vorn"}
DARK_FORESTS = {
    "northern_mirkwood",
    "western_mirkwood",
    "narrows_of_the_forest",
    "eastern_mirkwood",
    "southern_mirkwood",
    "dol_guldur",
}
MOUNTAINS = {
    "eagles_eyrie",
    "high_pass",
    "goblins_gate",
    "mount_gundabad",
    "mount_gram",
    "angmar",
    "ered_luin",
    "north_ered_luin",
    "withered_heath",
    "moria",
}
HILLS = (set(source.HILLS) | {"north_dunland", "south_dunland"}) - {"gorgoroth", "barad_dur"}
MARSHES = set(source.MARSHES)
SANDS = {
    "umbar",
    "near_harad",
    "far_harad",
    "khand",
    "west_harondor",
    "east_harondor",
    "south_rhun",
    "north_rhun",
    "east_rhun",
}
WASTES = {
    "western_brown_lands",
    "eastern_brown_lands",
    "noman_lands",
    "dagorlad",
    "withered_heath",
    "ash_mountains",
    "enedwaith",
}
ASHES = {"barad_dur": 1.0, "gorgoroth": 1.0, "morannon": 0.92, "minas_morgul": 0.85, "nurn": 0.6}
"""How deep the ash lies."""
