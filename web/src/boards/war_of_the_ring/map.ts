/** The map's lines as SVG paths, and where names go. Worked out once, when the module is loaded. */
import source from "./map.json";

export type Point = readonly [number, number];
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Arc {
  between: string[];
  line: number[][];
}

export const SIZE = { width: source.size[0]!, height: source.size[1]! };
const arcs = source.arcs as Arc[];

export function lineOf(n: number): number[][] {
  const arc = arcs[n >= 0 ? n : -n - 1]!;
  return n >= 0 ? arc.line : [...arc.line].reverse();
}

/** The points of a chain of arcs, joints counted once. */
export function chainOf(chain: readonly number[]): number[][] {
  const points: number[][] = [];
  for (const n of chain) points.push(...(points.length ? lineOf(n).slice(1) : lineOf(n)));
  return points;
}

export function pathOf(points: readonly (readonly number[])[], closed = true): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`;
}

export function outlinePath(chains: readonly (readonly number[])[]): string {
  return chains.map((chain) => pathOf(chainOf(chain))).join("");
}

const outlines = source.regions as Record<string, number[][]>;
export const REGION_IDS = Object.keys(outlines).filter((id) => id !== "sea");
export const REGION_PATHS: Record<string, string> = Object.fromEntries(
  Object.entries(outlines).map(([id, chains]) => [id, outlinePath(chains)]),
);
export const SEA_PATH = REGION_PATHS["sea"] ?? "";
export const WALL_PATH = outlinePath(source.walls);
export const POINTS = source.points as unknown as Record<string, Point>;
export const ROOMS: Record<string, Room> = Object.fromEntries(
  Object.entries(source.rooms as Record<string, number[]>).map(([id, [x, y, width, height]]) => [
    id,
    { x: x!, y: y!, width: width!, height: height! },
  ]),
);
export const LAKES = Object.values(source.lakes as Record<string, number[]>);
export const PEAKS = source.peaks as number[][];
export const TREES = source.trees as number[][];
export const HILLS = source.hills as number[][];
export const REEDS = source.reeds as number[][];

/** All lines that pass a test on the two sides they part, in one path. */
export function linesBetween(test: (one: string, two: string) => boolean): string {
  return arcs
    .filter((arc) => test(arc.between[0]!, arc.between[1]!))
    .map((arc) => pathOf(arc.line, false))
    .join("");
}

const land = (id: string) => id !== "sea" && id !== "wall" && id !== "edge";
export const BORDERS_PATH = linesBetween((a, b) => land(a) && land(b));
export const COAST_PATH = linesBetween((a, b) => (a === "sea") !== (b === "sea") && a !== "edge" && b !== "edge");
export const RIVER_PATHS = Object.values(source.rivers as Record<string, number[]>).map((river) =>
  river.map((n) => pathOf(lineOf(n), false)).join(""),
);

/** The border between two regions. */
export function borderBetween(one: string, two: string): string {
  return linesBetween((a, b) => (a === one && b === two) || (a === two && b === one));
}

/** Regions within a number of borders of one. */
export function within(start: string, steps: number, adjacent: (id: string) => readonly string[]): Map<string, number> {
  const found = new Map([[start, 0]]);
  let edge = [start];
  for (let step = 1; step <= steps; step += 1) {
    const next: string[] = [];
    for (const here of edge) {
      for (const there of adjacent(here)) {
        if (found.has(there)) continue;
        found.set(there, step);
        next.push(there);
      }
    }
    edge = next;
  }
  return found;
}

/** A name in one to three lines, as square as its room wants. */
export function nameLines(name: string, width: number, size: number): string[] {
  const letter = size * 0.47;
  const words = name.split(" ");
  let best: string[] = [name];
  for (let lines = 1; lines <= Math.min(3, words.length); lines += 1) {
    best = balanced(words, lines);
    if (Math.max(...best.map((line) => line.length)) * letter <= width) break;
  }
  return best;
}

/** Words in so many lines, the longest line as short as can be. */
export function balanced(words: readonly string[], lines: number): string[] {
  if (lines <= 1 || words.length <= 1) return [words.join(" ")];
  let best: string[] = [words.join(" ")];
  for (let first = 1; first <= words.length - lines + 1; first += 1) {
    const option = [words.slice(0, first).join(" "), ...balanced(words.slice(first), lines - 1)];
    const longest = (list: string[]) => Math.max(...list.map((line) => line.length));
    if (longest(option) < longest(best)) best = option;
  }
  return best;
}
