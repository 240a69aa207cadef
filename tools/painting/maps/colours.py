"""The colours of the two versions. Night is a painting of its own, not day through a filter."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Peaks:
    """A drawn mountain: its lit and its shaded face, both fading out at the foot, and its snow."""

    lit: str
    lit_foot: str
    dark: str
    dark_foot: str
    snow: str
    snow_dark: str


@dataclass(frozen=True)
class Trees:
    crowns: tuple[str, ...]
    dark: str
    lit: str


@dataclass(frozen=True)
class Palette:
    night: bool
    ink: str
    # land
    dry: str
    grass: str
    lush: str
    north: str
    sand: str
    sand_dark: str
    waste: str
    rock: str
    wood: str
    dark_wood: str
    marsh: str
    pool: str
    hill: str
    hill_lit: str
    hill_dark: str
    tuft: str
    reed: str
    dune: str
    # water: four depths
    depths: tuple[str, str, str, str]
    ripple: str
    foam: str
    coast: str
    shore: str
    river: str
    river_lit: str
    bank: str
    # Mordor
    ash: tuple[str, str, str]
    ember: str
    ember_dark: str
    flame: str
    smoke: str
    # drawings
    peaks: Peaks
    black_peaks: Peaks
    trees: Trees
    dark_trees: Trees
    # light
    light: str
    light_depth: float
    shade: str
    shade_depth: float
    steepness: float
    wash: float
    """How strong the colours of nations and territories are, and how bright."""
    wash_value: float
    saturation: float
    texture: float
    vignette: str
    vignette_depth: float


DAY = Palette(
    night=False,
    ink="#3a2817",
    dry="#efdfb0",
    grass="#d5cf8b",
    lush="#a8ba6a",
    north="#d6dac0",
    sand="#ecca8e",
    sand_dark="#d9a966",
    waste="#cbb287",
    rock="#b8a788",
    wood="#8fa664",
    dark_wood="#5d7649",
    marsh="#a3b18b",
    pool="#86aca6",
    hill="#cbbb8c",
    hill_lit="#efe4bd",
    hill_dark="#96844f",
    tuft="#6d6a35",
    reed="#5f7039",
    dune="#8a5a22",
    depths=("#c9ddcc", "#96bcb7", "#6a9aa4", "#4f7d8d"),
    ripple="#2f5c6e",
    foam="#eef5ec",
    coast="#3a2a1a",
    shore="#f7ecd2",
    river="#7db0c0",
    river_lit="#d4e7e6",
    bank="#3f6170",
    ash=("#6d5b52", "#40332f", "#937e6d"),
    ember="#ff7a2a",
    ember_dark="#c7361a",
    flame="#ffe6a0",
    smoke="#2a2122",
    peaks=Peaks("#eadfc6", "#d9cba4", "#7d6b59", "#a8977a", "#fdfbf4", "#b4c0cc"),
    black_peaks=Peaks("#83706a", "#6d5b52", "#2a201f", "#40332f", "#a3938c", "#5b4c48"),
    trees=Trees(("#7f9656", "#8da261", "#728a4d", "#98a868"), "#435a30", "#bcc985"),
    dark_trees=Trees(("#58724a", "#4d6642", "#627a4f"), "#293d27", "#8ca06a"),
    light="#fff4d6",
    light_depth=0.80,
    shade="#3d3050",
    shade_depth=0.80,
    steepness=0.62,
    wash=1.0,
    wash_value=1.0,
    saturation=1.14,
    texture=1.0,
    vignette="#5a3b1c",
    vignette_depth=0.28,
)

NIGHT = Palette(
    night=True,
    ink="#090909",
    dry="#64655a",
    grass="#515a4b",
    lush="#3f5142",
    north="#566163",
    sand="#716049",
    sand_dark="#5b4936",
    waste="#4b4539",
    rock="#5a5d61",
    wood="#2c4433",
    dark_wood="#182c24",
    marsh="#324643",
    pool="#2e5560",
    hill="#4f584e",
    hill_lit="#879084",
    hill_dark="#272d28",
    tuft="#8c9378",
    reed="#7f9060",
    dune="#1d150c",
    depths=("#2f5c6a", "#1c4155", "#112c3f", "#0a1f30"),
    ripple="#86bccb",
    foam="#a9d0da",
    coast="#04070a",
    shore="#9dbcc4",
    river="#42789a",
    river_lit="#a4cee2",
    bank="#0a1822",
    ash=("#2d2626", "#151112", "#463b3d"),
    ember="#ff8a35",
    ember_dark="#d13b16",
    flame="#ffe9a8",
    smoke="#3a2f30",
    peaks=Peaks("#9aa3b4", "#4f574f", "#20262f", "#2b302f", "#eaf1f8", "#7d92ae"),
    black_peaks=Peaks("#55494e", "#2d2626", "#110d0e", "#151112", "#6f6266", "#2e2629"),
    trees=Trees(("#30492f", "#385537", "#294130", "#3f5c3e"), "#122219", "#71926a"),
    dark_trees=Trees(("#21382b", "#1b3025", "#294133"), "#0b1812", "#507058"),
    light="#bfd3f2",
    light_depth=0.72,
    shade="#06080e",
    shade_depth=0.84,
    steepness=0.74,
    wash=0.78,
    wash_value=0.82,
    saturation=1.12,
    texture=0.7,
    vignette="#000000",
    vignette_depth=0.42,
)
