/** Of what an emblem seems to be made: its colour above, below, in its gaps, and on the side of the light. */
export interface Palette {
  top: string;
  foot: string;
  gap: string;
  rim: string;
}

const palette = (top: string, foot: string, gap: string, rim: string): Palette => ({ top, foot, gap, rim });

export const PALETTES = {
  steel: palette("#e4e7ec", "#5c6472", "#1c1d26", "#ffffff"),
  gold: palette("#fbdf92", "#92601f", "#2c1a0a", "#fff3c8"),
  dark: palette("#57505f", "#1b161f", "#0a070c", "#c9b6d0"),
  grey: palette("#b9bcb8", "#53554f", "#1a1b1a", "#f2f0e4"),
  beard: palette("#d5dae3", "#66708a", "#7d5f4c", "#f4f8ff"),
  green: palette("#9dbd6e", "#2f4a2a", "#0d170d", "#efffc4"),
  teal: palette("#c4f5e0", "#2a7a6a", "#08251f", "#f0fff8"),
  blue: palette("#b4d0ee", "#2f5182", "#0d1830", "#f2f8ff"),
  red: palette("#ee917a", "#85271f", "#260a08", "#ffd9c2"),
  ember: palette("#ffc477", "#b23a12", "#3a0f05", "#fff0c0"),
  flesh: palette("#ecc49c", "#85563a", "#2a160f", "#ffeeda"),
  bone: palette("#f5ecd6", "#948566", "#231c14", "#fffaea"),
  orc: palette("#a3b266", "#434b22", "#14110a", "#f0e6a0"),
  brown: palette("#c99a62", "#5f3d1f", "#1c1008", "#ffe3b4"),
  violet: palette("#c9aeea", "#55358a", "#170d27", "#efe4ff"),
  white: palette("#ffffff", "#a9b3c2", "#39435a", "#ffffff"),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
