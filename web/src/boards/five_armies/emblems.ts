/** Our own signs, as paths on a 24 by 24 field: units, settlements, creatures of the air, terrain. */
export { FACES, SIGNS } from "../../lib/signs";

/** What each kind of unit bears on its shield. */
export const UNITS: Record<string, string> = {
  // a hammer
  dwarf_regular: "M4 3h13l3 4-3 4h-4v11H9V11H4z",
  // an axe of two blades
  dwarf_veteran: "M10.700 2h2.600v21h-2.600zM13.300 4.500C18 2 22 5 22 11c-3-2-6-2-8.700 0zM10.700 4.500C6 2 2 5 2 11c3-2 6-2 8.700 0z",
  // a boat under sail
  lake_men: "M1.500 15.500h21L19 21.500H5zM10.800 1.500h1.800v13h-1.800zM13.600 3c4 2 6 6 6.400 10.500h-6.400zM9.800 5c-3 2-4.600 5-5.300 8.500h5.300z",
  // a bow and an arrow
  elf_archer:
    "M5 1c9.500 2 14 6.500 14 11S14.500 21 5 23l-.8-2.200C12 19 15.500 16 15.500 12S12 5 4.200 3.200zM4.500 3h1.300v18H4.500zM7 11h11l-1-2.500 6 3.500-6 3.500 1-2.500H7z",
  // a spear
  elf_spearman: "M10.900 9.500h2.200V24h-2.200zM12 0l4.500 6.500L12 12 7.500 6.500zM7.500 12.300h9v2h-9z",
  // a curved blade
  orc: "M3 22l3.500-4.500-2-2 2-2 6 6-2 2-2-2L5 23zM9.500 15C15 12 17.500 7.500 17.500.5c5 6.500 4.500 14-4 18.500z",
  // the head of a wolf
  warg: "M2 1.500l6.500 5h7l6.500-5-.8 9.500-3.700 5-2.500 7h-6l-2.500-7-3.700-5zM6.800 10.500l4 2.800-3.600 1.200zM17.200 10.500l-4 2.800 3.600 1.200z",
  // a face with long ears
  goblin: "M0 6.500l6.500 2.700c2.500-4 8.500-4 11 0L24 6.500l-5 7.500c-.5 4.500-3 8-7 9.500-4-1.500-6.500-5-7-9.500zM7.500 11.500l3.800 2.500H8.200zM16.500 11.500L12.700 14h3.100zM8.500 17.500h7L12 20z",
  // a skull
  great_orc:
    "M12 .5c6.500 0 10 4.500 10 9.500 0 3.500-2 5.500-4.300 6.700V22H14v-2.500h-1V22h-2v-2.500h-1V22H6.300v-5.300C4 15.500 2 13.500 2 10 2 5 5.500.5 12 .5zM8 8a2.400 2.400 0 1 0 .01 0zM16 8a2.400 2.400 0 1 0 .01 0zM12 13l-1.300 2.500h2.600z",
  eagle: "M12 8.500C13.500 4.500 17.500 2 24 1.500 23 8 19.500 12 14.500 13.200l2.200 8.300-4.700-2.800-4.700 2.800 2.200-8.300C4.500 12 1 8 0 1.500 6.500 2 10.500 4.500 12 8.500z",
  great_bat:
    "M12 8l1.300-3.500L14.800 8C18 4.500 22 6 24 9.500c-3.200-.3-4.600 1.600-4.500 4-2.300-1-4.300 0-4.700 2.300L12 20l-2.800-4.200c-.4-2.300-2.400-3.300-4.700-2.300.1-2.400-1.300-4.300-4.500-4C2 6 6 4.500 9.200 8l1.500-3.500z",
};

/** Shields: the Free Peoples' are smooth, the Shadow's are jagged; those of two strength wear a crown. */
export const SHIELDS: Record<string, { path: string; x: number; y: number; size: number }> = {
  free_peoples_1: { path: "M3 2.500h18v10c0 5.500-3.600 8.800-9 11-5.400-2.200-9-5.500-9-11z", x: 12, y: 11.300, size: 12.5 },
  free_peoples_2: {
    path: "M3 7.500L1.800.8l5 3.200L12 0l5.200 4 5-3.200L21 7.500v6c0 5-3.600 8-9 10.300-5.400-2.300-9-5.300-9-10.300z",
    x: 12,
    y: 13.300,
    size: 11.5,
  },
  shadow_1: {
    path: "M2.500 1.500l4.500 2 5-2.500 5 2.500 4.500-2 .5 8-2 1.500 1 3.500-3.500 5-5.500 4.500L6.500 19.500 3 14.500l1-3.500-2-1.500z",
    x: 12,
    y: 11.800,
    size: 12.5,
  },
  shadow_2: {
    path: "M1.500 0l4.500 4 2.500-4L12 4l3.500-4L18 4l4.500-4-.5 9.500-2 1.500 1 3.500-3.500 5-5.500 4.500L6.500 19.500 3 14.500l1-3.500-2-1.500z",
    x: 12,
    y: 12.800,
    size: 11.5,
  },
};

/** What stands in the regions that can be controlled. */
export const HOLDINGS: Record<string, string> = {
  // an arched gate between two statues
  front_gate: "M2 23V6l4-3v20zM18 23V3l4 3v17zM7.500 23V12c0-6 9-6 9 0v11h-3.200V13c0-2-2.600-2-2.600 0v10zM6.500 2h11v3h-11z",
  // a watchtower on a spur of rock
  eastern_spur: "M9 15V7H7.500V3h2v1.500h1.500V3h2v1.500h1.500V3h2v4H15v8l7 8H2zM11 10h2v4h-2z",
  // tents
  camp: "M8 6.500l7 14.500H1zM8 12l-2.500 7.500h5zM16 3l7.500 18h-6L13 11.500zM15.500 0h1v4h-1z",
  // a bridge whose middle is gone
  fallen_bridge: "M1 8h8l-1.500 3.500 2 2.500H8c-2 0-3.500 2-3.500 6H1zM23 8h-7l1 3-1.500 3H16c2 0 3.500 2 3.500 6H23zM11.500 17l1.500 2-1 2h-1.500z",
  // broken walls and a bell tower
  ruins_of_dale: "M2 22V12l2.500-2L6 13l2-1.500V22zM10 22V5l2-3 2 1v3l2-1v17h-2v-4h-2v4zM18 22v-8l1.500 1.500L21 13l1.500 2v7z",
  // a tower with a raven over it
  ravenhill: "M8 23V11H6.500V7h2.300v1.700h2V7h2.400v1.700h2V7h2.300v4H16v12h-2.500v-4h-3v4zM12 5.500C10.500 3 8 2.500 5.500 3 8 .8 11 1 12.300 2.500 14 .8 17 .8 19 2.800c-3-.4-5 .5-7 2.700z",
  // a hill with a palisade
  lower_slopes: "M1 22c3-8 7-11 11-11s8 3 11 11zM6 12V5l1.200-2L8.500 5v5.500L6 12zM10.700 9.500V3.500L12 1.500l1.300 2v6zM15.500 10.500V5l1.300-2L18 5v7z",
};

/** The kinds of terrain. */
export const TERRAINS: Record<string, string> = {
  mountains: "M1 21L9 5l4 7 2-3 8 12zM9 5l-3.500 7 2.500-1.500L9.500 13l2-3z",
  hills: "M0 19c3-8 7-10 10-7 2-5 9-6 14 7z",
  plains: "M1 20h22v-1.500H1zM5 17c0-4-1-6-2.500-8C5.500 10 7 13 7 17zM12 17c0-5 .5-8 3-12-.5 5 .5 8-.5 12zM18 17c.5-3 1.500-5 4-6.500-1.500 2.500-1.700 4-1.700 6.500z",
  ruins: "M2 21v-9l2-2 2 2 2-3v12zM10 21V6l3-3 2 3v15zM17 21v-8l2 2 3-3v9z",
  swamps: "M1 20h22v-2H1zM3 15h18v-1.500H3zM8 12c0-4-1-6-3-8 3.500 1 5 4 5 8zM13 12c-.3-5 .7-8 3-10-.7 4-.7 7-.7 10z",
};

/** Backs of the recruitment tokens. */
export const TOKENS: Record<string, string> = {
  dwarves_men: "M2 4h9l2 3-2 3H8v11H5V10H2zM14 15h9l-1.500 4h-6zM18 6h1.500v8H18zM20 7c2 1.500 2.800 4 3 6h-3z",
  elves: "M12 1C19 6 20 14 13 19v4h-2v-4C4 14 5 6 12 1zM11.300 8h1.400v9h-1.400z",
  shadow: "M0 12C5 4.500 19 4.500 24 12 19 19.500 5 19.500 0 12zM12 6.800c-2 3.200-2 7.200 0 10.400 2-3.200 2-7.200 0-10.400z",
};
