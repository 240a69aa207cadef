/** Our own signs, as paths on a 24 by 24 field. */

export const RANKS = ["green", "blue", "red"] as const;

export const SIGNS: Record<string, string> = {
  command: "M12 2a10 10 0 1 0 .010 0zM12 5l2 4.500 5 .5-3.700 3.300 1.100 4.900-4.400-2.600-4.400 2.600 1.100-4.900L5 10l5-.5z",
  momentum: "M2 12L13 2v6h9v8h-9v6z",
  advantage: "M3 20L1.500 6l6 5L12 3l4.500 8 6-5L21 20zM3 21h18v2H3z",
  objective: "M5 1h2.200v1.500H21l-4 5.300 4 5.200H7.200V23H5z",
  strategy: "M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11zM12 5L6 8.500v7L12 19l6-3.500v-7zM11 9h2v6h-2z",
  captive: "M12 1.500a4.500 4.500 0 1 1-.010 0zM4 23c0-7.500 2.500-11.500 8-11.500s8 4 8 11.500zM3 15h18v2H3z",
  person: "M12 1.500a5 5 0 1 1-.010 0zM3 23c0-7.500 3-11 9-11s9 3.500 9 11z",
  catapult: "M2 20h20v2.500H2zM4 20l6-10 2 1-5 9zM9 10L20 3l1.500 2.500L12 12zM19 1.500a3 3 0 1 1-.010 0z",
  swift: "M2 4l9 8-9 8v-5l4-3-4-3zM12 4l10 8-10 8v-5l4-3-4-3z",
  sword: "M21 2l1 1-1 5L11 18l1.500 1.500L11 21l-2.500-2.500L4 23l-3-3 4.500-4.500L3 13l1.500-1.500L6 13 16 3z",
  bow: "M5 2c9 2 14 10 12 20l-1.800-.3C16.600 13 13 7 5 4zM5 3l11 18-1 1L4 4zM2 21L15 9l-1-3 6-2-2 6-3-1L4 22z",
};
