/** Maps made of arcs that two neighbours share (tools/maps): their lines as SVG paths, and names that fit. */
import { widest } from "./textWidth";

export type Point = readonly [number, number];
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Arc {
  between: string[];
  line: number[][];
}

export function pathOf(points: readonly (readonly number[])[], closed = true): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`;
}

/** Arcs by number; a negative number walks arc -n - 1 backwards. */
export class MapPaths<A extends Arc = Arc> {
  constructor(readonly arcs: readonly A[]) {}

  lineOf(n: number): number[][] {
    const arc = this.arcs[n >= 0 ? n : -n - 1]!;
    return n >= 0 ? arc.line : [...arc.line].reverse();
  }

  /** The points of a chain of arcs, joints counted once. */
  chainOf(chain: readonly number[]): number[][] {
    const points: number[][] = [];
    for (const n of chain) points.push(...(points.length ? this.lineOf(n).slice(1) : this.lineOf(n)));
    return points;
  }

  outlinePath(chains: readonly (readonly number[])[]): string {
    return chains.map((chain) => pathOf(this.chainOf(chain))).join("");
  }

  /** All lines that pass a test on the two sides they part, in one path. */
  linesBetween(test: (one: string, two: string, arc: A) => boolean): string {
    return this.arcs
      .filter((arc) => test(arc.between[0]!, arc.between[1]!, arc))
      .map((arc) => pathOf(arc.line, false))
      .join("");
  }

  /** The border between two regions. */
  borderBetween(one: string, two: string): string {
    return this.linesBetween((a, b) => (a === one && b === two) || (a === two && b === one));
  }
}

export function roomsOf(boxes: Record<string, number[]>): Record<string, Room> {
  return Object.fromEntries(
    Object.entries(boxes).map(([id, [x, y, width, height]]) => [id, { x: x!, y: y!, width: width!, height: height! }]),
  );
}

/** A name in one to three lines, as square as its room wants. */
export function nameLines(name: string, width: number, size: number): string[] {
  const words = name.split(" ");
  let best: string[] = [name];
  for (let lines = 1; lines <= Math.min(3, words.length); lines += 1) {
    best = balanced(words, lines);
    if (widest(best, size) <= width) break;
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

/** Things in so many rows of about the same length. */
export function splitRows<T>(items: readonly T[], rows: number): T[][] {
  const count = Math.min(rows, items.length);
  const found: T[][] = [];
  let start = 0;
  for (let row = 0; row < count; row += 1) {
    const end = start + Math.ceil((items.length - start) / (count - row));
    found.push(items.slice(start, end));
    start = end;
  }
  return found;
}
