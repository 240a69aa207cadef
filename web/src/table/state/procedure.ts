/** What is going on at a table, as its view tells it: the frames of the procedure, outermost first. */

export interface Frame {
  name: string;
  step?: number;
  [field: string]: unknown;
}

/** The innermost frame of one of these names. */
export function frameNamed(view: { procedure: readonly Frame[] }, ...names: string[]): Frame | null {
  return [...view.procedure].reverse().find((frame) => names.includes(frame.name)) ?? null;
}

/** The place whose pieces are being chosen from, by the innermost procedure that names one. */
export function placeInHand(procedure: readonly Frame[]): string | null {
  for (const frame of [...procedure].reverse()) {
    for (const field of ["place", "origin"]) {
      const value = frame[field];
      if (typeof value === "string" && value) return value;
    }
  }
  return null;
}
