/** The list of puzzles: what of it is looked for, in bands of difficulty, kept while one goes back and forth. */
import type { Puzzle } from "../../lib/api/protocol";

/** Empty: whatever it is. */
export interface Wanted {
  kind: "" | Puzzle["kind"];
  theme: string;
  result: "" | "untried" | "solved" | "failed";
}

export const ALL: Wanted = { kind: "", theme: "", result: "" };

const tests: { [K in keyof Wanted]: (one: Puzzle, value: string) => boolean } = {
  kind: (one, value) => one.kind === value,
  theme: (one, value) => one.themes.includes(value),
  result: (one, value) => (one.result || "untried") === value,
};

export function wanted(puzzles: readonly Puzzle[], want: Wanted): Puzzle[] {
  const asked = (Object.keys(tests) as (keyof Wanted)[]).filter((key) => want[key]);
  return puzzles.filter((one) => asked.every((key) => tests[key](one, want[key])));
}

/** How many there would be of each value of one question, the others answered as they are. */
export function counts<K extends keyof Wanted>(puzzles: readonly Puzzle[], want: Wanted, key: K, values: readonly Wanted[K][]): { value: Wanted[K]; n: number }[] {
  const others = wanted(puzzles, { ...want, [key]: "" });
  return values.map((value) => ({ value, n: others.filter((one) => tests[key](one, value)).length }));
}

export function themesOf(puzzles: readonly Puzzle[]): string[] {
  return [...new Set(puzzles.flatMap((one) => one.themes))];
}

/** From which rating on a puzzle belongs to a band, up to the next one. */
export const BANDS = [
  { id: "easy", from: 0 },
  { id: "medium", from: 1200 },
  { id: "hard", from: 1400 },
  { id: "hardest", from: 1600 },
] as const;

export interface Band {
  id: (typeof BANDS)[number]["id"];
  from: number;
  /** The first rating that is too high. */
  below: number;
  puzzles: Puzzle[];
}

/** The bands that are not empty, the easiest first. */
export function banded(puzzles: readonly Puzzle[]): Band[] {
  const sorted = [...puzzles].sort((a, b) => a.rating - b.rating || a.id.localeCompare(b.id));
  return BANDS.map(({ id, from }, i) => {
    const below = BANDS[i + 1]?.from ?? Infinity;
    return { id, from, below, puzzles: sorted.filter((one) => one.rating >= from && one.rating < below) };
  }).filter((band) => band.puzzles.length);
}

/** The band in which a rating lies, or the nearest to it. */
export function ownBand(bands: readonly Band[], rating: number): Band | undefined {
  const far = (band: Band) => Math.max(band.from - rating, rating - band.below, 0);
  return bands.reduce<Band | undefined>((best, band) => (best && far(best) <= far(band) ? best : band), undefined);
}

/** So few are shown whole, whatever their bands. */
export const FEW = 12;
/** On a phone a band shows so many at first. */
export const FEWER = 6;

/** Of a long band those worth trying: what was not tried yet, the nearest to one's own rating. In the band's own order. */
export function foremost(band: Band, rating: number, most: number): Puzzle[] {
  // A button that brings one or two more is not worth its place.
  if (band.puzzles.length <= most + 2) return band.puzzles;
  const far = (one: Puzzle) => (one.result ? 10_000 : 0) + Math.abs(one.rating - rating);
  const first = new Set([...band.puzzles].sort((a, b) => far(a) - far(b)).slice(0, most));
  return band.puzzles.filter((one) => first.has(one));
}

export interface Kept {
  want: Wanted;
  /** Bands that were opened or folded by hand. */
  open: Record<string, boolean>;
  /** Bands of which all puzzles are shown. */
  whole: Record<string, boolean>;
  /** The puzzle that was taken from the list last. */
  last: string;
}

const KEY = "westmarch.puzzles";

export function kept(): Kept {
  const nothing: Kept = { want: ALL, open: {}, whole: {}, last: "" };
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...nothing, ...found, want: { ...ALL, ...found.want } };
  } catch {
    return nothing;
  }
}

export function keep(what: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing shows everything again.
  }
}
