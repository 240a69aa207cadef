/** Our own signs, as paths on a 24 by 24 field: emblems of the Nations, figures, settlements. */
export { FACES, SIGNS } from "../../lib/signs";

export const EMBLEMS: Record<string, string> = {
  // a hammer
  dwarves: "M4 3h13l3 4-3 4h-4v11H9V11H4z",
  // a leaf with its vein
  elves: "M12 1C19 6 20 14 13 19v4h-2v-4C4 14 5 6 12 1zM11.3 8h1.4v9h-1.4z",
  // a tree with stars above
  gondor:
    "M11 23v-6l-6-4.4 1.2-1.7 4.8 3.3V10L7.4 7.2 9 5.7 12 8.4l3-2.7 1.6 1.5L13 10v4.2l4.8-3.3L19 12.6 13 17v6zM12 .5l1 2 2 .3-1.5 1.4.4 2L12 5.300l-1.900.9.4-2L9 2.800l2-.3zM3.500 5.500l.8 1.500 1.700.2-1.200 1.200.2 1.600-1.500-.8-1.500.8.2-1.600L1 7.200l1.700-.2zM20.500 5.500l.8 1.500 1.700.2-1.200 1.200.2 1.600-1.500-.8-1.500.8.2-1.600L18 7.200l1.700-.2z",
  // a star of six rays
  north: "M12 0l2.800 7.100L22.400 6 17.600 12l4.800 6-7.600-1.100L12 24l-2.800-7.100L1.600 18l4.800-6L1.600 6l7.600 1.100z",
  // the head of a horse
  rohan: "M7 23c-.5-5 .5-8 2.500-11L5 14.500 2.500 12 6 6.500 11 3l.8-3 2 2.700C19.500 5 22 12 21 23h-6.500c.3-4-.3-6.500-2.200-8C10.500 17.500 10 20 10 23z",
  // a hand
  isengard:
    "M8 23l-4.500-8.500 1.800-1.300L8 16V5.500c0-1.500 2.200-1.500 2.200 0V11h.6V2.500c0-1.600 2.300-1.600 2.300 0V11h.6V4c0-1.500 2.200-1.500 2.200 0v7.500h.6V7c0-1.500 2-1.500 2 0v9L17 23z",
  // an eye
  sauron: "M0 12C5 4.500 19 4.500 24 12 19 19.500 5 19.500 0 12zM12 6.800c-2 3.200-2 7.200 0 10.400 2-3.200 2-7.200 0-10.400z",
  // sun and crescent
  southrons_easterlings: "M14.500 1A11 11 0 1 0 23 16.500 9 9 0 0 1 14.500 1zM18 6.500a3 3 0 1 0 .01 0z",
};

/** Silhouettes of figures, the emblem's middle and size on them. */
export const FIGURES: Record<string, { path: string; x: number; y: number; size: number }> = {
  regular: { path: "M3 3h18v9.500c0 5.500-3.600 8.800-9 11-5.400-2.200-9-5.500-9-11z", x: 12, y: 11.500, size: 11.5 },
  elite: {
    path: "M3 7.500L1.800.8l5 3.200L12 0l5.200 4 5-3.200L21 7.500v6c0 5-3.600 8-9 10.300-5.400-2.300-9-5.300-9-10.300z",
    x: 12,
    y: 13.500,
    size: 10.5,
  },
  leader: { path: "M3 1h2v1.500h17l-4.500 6 4.500 6H5V24H3z", x: 10.800, y: 8.500, size: 9 },
  nazgul: {
    path: "M1 21C2 9.500 9.500 3 23 1.500c-3.200 3-3.400 6-2.400 8.600-3.400-.8-5.400.4-6.400 3.600-2.200-1.600-5-.7-6.200 2.400C5.700 15.300 2.600 17 1 21z",
    x: 0,
    y: 0,
    size: 0,
  },
};

/** Settlements: houses, walls, a keep, a palisade. */
export const SETTLEMENTS: Record<string, string> = {
  town: "M4 22V12l8-7 8 7v10zM10 22v-6h4v6z",
  city: "M2 22V11l5-4 5 4V6l5-4 5 4v16h-6v-6h-3v6z",
  stronghold: "M3 23V5h3v3h3V3h2v3h2V3h2v5h3V5h3v18h-7v-5a2 2 0 0 0-4 0v5z",
  fortification: "M1 21V11l2.500-4L6 11v2h3v-2l3-4 3 4v2h3v-2l2.500-4L23 11v10z",
};

/** Nations light enough to need dark signs on them. */
export const LIGHT = new Set(["elves", "north", "isengard", "southrons_easterlings"]);
