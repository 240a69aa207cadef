/** The figures of Battles of Westeros, drawn by us: parts from back to front on a field of 72 by 100, feet at 36, 96. They look to the left. */

/** Of what a part is made; the House gives the colours. */
export type Stuff = "cloth" | "trim" | "metal" | "shade" | "skin" | "wood" | "leather" | "line";

/** Which figure a unit is, by its id. */
export const FIGURES: Record<string, keyof typeof SOLDIERS> = {
  war_host: "soldier",
  riders: "rider",
  northmen_archers: "archer",
  kennelmasters: "hound",
  guard: "soldier",
  cavaliers: "rider",
  westerlands_archers: "archer",
  heavy_infantry: "pikeman",
};

export interface Part {
  d: string;
  of: Stuff;
  /** Drawn as a line of this width. */
  line?: number;
}

const part = (of: Stuff, d: string, line?: number): Part => (line ? { d, of, line } : { d, of });

const LEGS = [
  part("leather", "M28 66l-4 27-6 3h14l5-28zM38 66l4 27-1 3h14l-5-4-3-26z"),
  part("metal", "M25.500 80l-2 12h8l2-12zM42 80l1.500 12h8l-2.500-12z"),
];
const TUNIC = [
  part("cloth", "M24 40q12-6 24 0l3 32q-15 6-30 0z"),
  part("trim", "M33 38h6l1.500 36q-4.500.8-9 0z"),
  part("leather", "M23 57.500q13 4 26 0v4.500q-13 4-26 0z"),
];
const FACE = part("skin", "M29 22h14v9q-7 8-14 0z");
const HELM = [part("metal", "M25.500 27q-1-17 10.500-20 11.500 3 10.500 20l-4 1v-6h-4.500v8h-4v-8h-4.500v6z"), part("shade", "M36 7q11.500 3 10.500 20l-4 1v-6h-4.500V7z")];
const KETTLE = [part("metal", "M27 22q0-13 9-14 9 1 9 14z"), part("shade", "M20 24q16-7 32 0l-2 3q-14-4.500-28 0z")];
const HOOD = [part("cloth", "M24 36q-2-24 12-27 14 3 12 27-3-5-4-13-8-4-16 0-1 8-4 13z")];

export const SOLDIERS: Record<string, Part[]> = {
  /** Sword raised, shield before him. */
  soldier: [
    part("metal", "M57 39l5-31 3.500-5 1 6-5 31z"),
    part("leather", "M52 37l13 3-.8 3.500-13-3zM56 42l4 1-2 8-4-1z"),
    ...LEGS,
    part("metal", "M45 40q7 0 9 6l3 1 1 7-7 1q-5-2-7-7z"),
    ...TUNIC,
    FACE,
    ...HELM,
    part("trim", "M4 43q10 3 13-2 3 5 13 2v17q0 13-13 19Q4 73 4 60z"),
    part("cloth", "M7.500 46q6.500 1 9.500-2v31Q7.500 70 7.500 60zM17 44q3 3 9.500 2v14q0 10-9.500 15z"),
    part("line", "M17 43v33M5 58h24", 1.600),
  ],
  /** A long pike and a tall shield. */
  pikeman: [
    part("wood", "M55 98L60-4h3l-4.500 102z"),
    part("metal", "M57.500-4l4-16 4.500 17q-4 3-8.500-1z"),
    ...LEGS,
    part("metal", "M45 40q8 0 11 7l5 1-.5 7-9 1q-5-2-7-7z"),
    ...TUNIC,
    FACE,
    ...KETTLE,
    part("metal", "M24 40q12-6 24 0l1 8q-13 5-26 0z"),
    part("trim", "M2 40h27v38q-13 12-27 0z"),
    part("cloth", "M5.500 43.500h20v33q-10 8-20 0z"),
    part("line", "M15.500 43v39M3 58h26", 1.600),
  ],
  /** The bow drawn. */
  archer: [
    part("leather", "M45 34l12-10 6 7-13 14z"),
    part("wood", "M53 24l5-9M57 26l5-9M60 29l6-9", 2.200),
    ...LEGS,
    ...TUNIC,
    FACE,
    ...HOOD,
    part("wood", "M9 14Q-7 44 9 78", 3.400),
    part("line", "M9 14l22 31L9 78", 1),
    part("wood", "M-4 45h38", 1.800),
    part("metal", "M-9 45l8-4v8z"),
    part("cloth", "M27 41q-9 1-24 1v6q15 2 26 2zM45 41q5 4 1 9l-14 0v-6z"),
    part("skin", "M-1 41.500h6v7h-6zM29 43h5v7h-5z"),
  ],
  /** On a horse in the House's cloth, the lance couched. */
  rider: [
    part("leather", "M86 50q17 2 14 27-2 9-8 12 4-18-10-28z"),
    part("leather", "M22 66l-4 15 1 15h8l0-14 7-14zM72 68l8 13-1 15h8l2-17-7-14z"),
    part("wood", "M20 49q6-8 22-8 22-3 38 2 12 6 9 22-4 11-20 12-20 3-36-2-11-4-14-14-1-7 1-12z"),
    part("wood", "M36 58Q22 50 17 36q-1-5-6-3L1 38q-6 1-6-5l2-6 11-10 2-9 5 7q12 3 17 14 4 11 12 16z"),
    part("leather", "M13 12q14 2 20 16 3 10 10 14l-5 8Q28 42 25 31 21 20 12 18z"),
    part("line", "M4 26h.1", 3.600),
    part("wood", "M28 66l-3 15-2 15h9l2-14 6-15zM64 69l4 13 1 14h9l0-15-2-14z"),
    part("trim", "M30 44q28-8 54 2l4 34q-12 7-24 2-16 4-30-2z"),
    part("cloth", "M33 45q25-6 48 1l4 30q-10 5-21 1-14 4-28-1z"),
    part("line", "M42 44l2 33M60 43l2 34M76 45l3 31", 1.400),
    part("metal", "M46 42q12-3 16 4l-7 25 2 5H44l3-7z"),
    part("cloth", "M44 14q11-5 21 0l3 31q-13 5-27 0z"),
    part("trim", "M51 13h6l1.500 33q-4.500.6-9 0z"),
    { ...FACE, d: "M47-4h14v9q-7 8-14 0z" },
    part("metal", "M43.500 1q-1-17 10.500-20Q65.500-16 64.500 1l-4 1v-6H56v8h-4v-8h-4.500v6z"),
    part("shade", "M54-19Q65.500-16 64.500 1l-4 1v-6H56v-15z"),
    part("trim", "M54-19q10-11 19-6-9 2-12 11z"),
    part("wood", "M100 40L-22 12", 3.200),
    part("metal", "M-36 8.500l15 .3-1.200 5.400z"),
    part("metal", "M61 15q8 2 7 10l-9 10-8-3 2-6 5-2z"),
  ],
  /** A hound, straining at the leash. */
  hound: [
    part("shade", "M66 58q16-10 18-24-12 4-22 14z"),
    part("shade", "M22 70l-5 14-4 12h10l7-20zM54 72l6 14-3 10h10l1-14-4-14z"),
    part("metal", "M14 56q2-10 18-12 22-4 34 4 8 8 3 20-8 9-20 8-22 4-32-5-4-6-3-15z"),
    part("metal", "M34 62Q22 56 18 46l-14 4q-10 3-14-1l1-5 12-7 6-9 5-10 6 8q10 4 14 14 4 8 10 12z"),
    part("trim", "M24 54q6-8 12-17l6 4q-4 12-11 19z"),
    part("line", "M8 38h.1", 3.400),
    part("shade", "M-9 45l-4 3 4 2zM20 30q6 0 9 7-6 2-10-2z"),
    part("metal", "M28 72l-3 12-4 12h11l5-20zM46 74l9 10-1 12h11l-1-16-5-10z"),
  ],
};
