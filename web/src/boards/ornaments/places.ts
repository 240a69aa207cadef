/**
 * Little painted buildings, on a field of 44 by 40 with the ground at 38: what stands in a region. Each is drawn in the
 * order given, every part in one of the tones of Place.svelte.
 */
export type Tone = "stone" | "shade" | "roof" | "dark" | "glow" | "grass" | "cloth" | "line";
export type Part = readonly [tone: Tone, path: string];

/** A tower with battlements: its left edge, its width and the height of its top. */
function tower(x: number, wide: number, top: number): Part[] {
  const tooth = wide / 5;
  const teeth = [0, 2, 4].map((n) => `M${x + n * tooth} ${top}h${tooth}v-3.500h${-tooth}z`).join("");
  return [
    ["stone", `M${x} 38V${top}h${wide}V38z${teeth}`],
    ["shade", `M${x + wide * 0.58} 38V${top}h${wide * 0.42}V38z`],
  ];
}

/** A house with a pitched roof: its left edge, its width and the height of its eaves. */
function house(x: number, wide: number, eaves: number, ground = 38): Part[] {
  const middle = x + wide / 2;
  return [
    ["stone", `M${x} ${ground}V${eaves}h${wide}V${ground}z`],
    ["shade", `M${x + wide * 0.6} ${ground}V${eaves}h${wide * 0.4}V${ground}z`],
    ["roof", `M${x - 1.5} ${eaves}L${middle} ${eaves - wide * 0.6}L${x + wide + 1.5} ${eaves}z`],
    ["dark", `M${middle - 1.5} ${ground}v-4.500h3v4.500z`],
  ];
}

export const PLACES = {
  town: [...house(4, 13, 28, 35), ...house(25, 14, 27, 36), ...house(14, 14, 29)],
  city: [
    ...tower(18, 9, 14),
    ...house(3, 13, 26, 36),
    ...house(29, 12, 25, 36),
    ...house(10, 12, 30),
    ...house(24, 11, 30),
    ["roof", "M17 10.500l5.500 -8l5.500 8z"],
  ],
  stronghold: [
    ...tower(17, 10, 10),
    ["stone", "M2 38V25h40v13z"],
    ["shade", "M28 38V25h14v13z"],
    ...tower(1, 9, 20),
    ...tower(34, 9, 20),
    ["dark", "M17.500 38v-6a4.500 4.500 0 0 1 9 0v6z"],
    ["roof", "M22 10V1l8 2.500l-8 2.500"],
  ],
  fortification: [
    ["shade", "M24 38V24l5 3v4l6 2l3 5z"],
    ...tower(9, 16, 18),
    ["dark", "M13.500 38v-6a3.600 3.600 0 0 1 7.200 0v6z"],
    ["line", "M12 26h4M19 23h4M11 31h2.500"],
  ],
  white_city: [
    ["stone", "M2 38Q3 30 22 29Q41 30 42 38z"],
    ["stone", "M7 31Q9 24 22 23Q35 24 37 31z"],
    ["shade", "M24 29Q41 30 42 38H27zM24 23Q35 24 37 31H26z"],
    ["stone", "M12 25Q14 19 22 18Q30 19 32 25z"],
    ["stone", "M20 20V3l2 -3l2 3v17z"],
    ["shade", "M22.500 20V1l1.500 2v17z"],
    ["dark", "M20 38v-4a2 2 0 0 1 4 0v4z"],
    ["line", "M6 34q16 -4 32 0M10 28q12 -3 24 0"],
  ],
  elven: [
    ["stone", "M10 38V21Q10 11 15 4Q20 11 20 21V38zM23 38V25Q23 17 27 11Q31 17 31 25V38z"],
    ["shade", "M16 38V5.500Q20 11 20 21V38zM28 38V13Q31 17 31 25V38z"],
    ["glow", "M13.500 23a1.500 2 0 0 1 3 0v5h-3zM25.700 27a1.300 1.800 0 0 1 2.600 0v4h-2.600z"],
    ["grass", "M2 38Q2 29 8 28Q12 31 11 38zM30 38Q30 31 36 29Q42 31 42 38zM18 38Q19 33 23 33Q26 34 26 38z"],
  ],
  dark_tower: [
    ["stone", "M13 38L17 15L15 8L19 11L22 1L25 11L29 8L27 15L31 38zM4 38L7 25L9 20L11 25L13 38zM31 38L33 23L35 18L37 23L40 38z"],
    ["shade", "M22 1L25 11L29 8L27 15L31 38H23zM9 20L11 25L13 38H9.500zM35 18L37 23L40 38H36z"],
    ["glow", "M19.500 18q2.500 -4 5 0q-2.500 4 -5 0zM21 28h2v4.500h-2z"],
  ],
  dark_gate: [
    ["stone", "M2 38V17l4 -7l4 7v5h24v-5l4 -7l4 7v21z"],
    ["shade", "M30 38V22h4v-5l4 -7l4 7v21z"],
    ["dark", "M12 38V29a10 9 0 0 1 20 0v9z"],
    ["line", "M16 24V38M22 21V38M28 24V38"],
    ["glow", "M5 19h2v4H5zM37 19h2v4h-2z"],
  ],
  hole: [
    ["grass", "M1 38Q8 15 22 15Q36 15 43 38z"],
    ["shade", "M30 17Q39 22 43 38H29z"],
    ["stone", "M20 23a7.500 7.500 0 1 1 -.1 0z"],
    ["cloth", "M20 25.200a5.300 5.300 0 1 1 -.1 0z"],
    ["glow", "M33 26a2.800 2.800 0 1 1 -.1 0z"],
    ["roof", "M11 19v-8h4.500v6.500z"],
  ],
  mine: [
    ["shade", "M0 38L14 10L19 16L26 3L44 38z"],
    ["stone", "M14 10L19 16L26 3L20 22L17 38H0z"],
    ["stone", "M12 38V28a10 9.500 0 0 1 20 0v10z"],
    ["dark", "M15 38V29a7 7 0 0 1 14 0v9z"],
    ["glow", "M21 29h2v5h-2z"],
  ],
  camp: [
    ["cloth", "M1 38L11 19L21 38zM23 38L33 21L43 38z"],
    ["cloth", "M10 38L22 12L34 38z"],
    ["shade", "M22 12L34 38H24zM33 21L43 38H36z"],
    ["dark", "M18.500 38L22 27L25.500 38z"],
    ["roof", "M22 12V3l8 2.500l-8 2.500"],
  ],
  ruin: [
    ["stone", "M5 38V17l4 2l2 6l5 -1V11l5 -3l2 7l4 3V38z"],
    ["shade", "M18 38V9.500l3 -1.500l2 7l4 3V38z"],
    ["stone", "M30 38V24l4 3l2 -2l3 6v7z"],
    ["dark", "M9 38v-7a3 3 0 0 1 6 0v7zM18.500 22h3v5h-3z"],
    ["line", "M6 24h4M20 32h5M31 32h4"],
  ],
} as const satisfies Record<string, readonly Part[]>;

export type PlaceKind = keyof typeof PLACES;
