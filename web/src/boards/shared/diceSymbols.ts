/** Our own signs that several games share, as paths on a 24 by 24 field. */

/** Faces of the Action dice. */
export const FACES: Record<string, string> = {
  // a sword
  character: "M11 1h2l1.500 12H18v2.500h-4.600V20l1.600 3H9l1.600-3v-4.500H6V13h3.500z",
  // a banner
  army: "M4 1h2v2h15l-4 5 4 5H6v10H4z",
  // a helmet
  muster: "M12 2c6 0 9 4.500 9 10v10h-6v-8l-3 2-3-2v8H3V12C3 6.500 6 2 12 2zM11 2h2v8h-2z",
  // banner over helmet
  army_muster:
    "M1.500 1h1.600v1.300h8.600L9.500 5l2.200 2.800H3.100V14H1.500zM16 9c4.500 0 6.500 3.200 6.500 7v7h-4.300v-5.500L16 19l-2.200-1.500V23H9.500v-7c0-3.800 2-7 6.500-7z",
  // a seeing-stone
  event: "M12 2a8.500 8.500 0 1 0 .01 0zM12 5.500a5 5 0 0 1 5 5h-2a3 3 0 0 0-3-3zM5 21.500h14V24H5z",
  // a wing over a star
  will_of_the_west: "M12 0l3 8 8.500.4-6.700 5.300L19 22l-7-4.700L5 22l2.200-8.300L.5 8.400 9 8z",
  eye: "M0 12C5 4.500 19 4.500 24 12 19 19.500 5 19.500 0 12zM12 6.800c-2 3.200-2 7.200 0 10.400 2-3.200 2-7.200 0-10.400z",
};

/** Small signs. */
export const SIGNS = {
  ring: "M12 2.500a9.500 9.500 0 1 0 .01 0zM12 6.500a5.500 5.500 0 1 1-.01 0z",
  drop: "M12 1c4 6.500 7 9.500 7 14a7 7 0 0 1-14 0c0-4.500 3-7.500 7-14z",
  star: "M12 1l3.200 7.300 8 .7-6 5.200 1.900 7.800L12 17.800 4.900 22l1.900-7.800-6-5.200 8-.7z",
  flag: "M4 1h2v1.500h15l-4 5.500 4 5.500H6V24H4z",
};
