/**
 * The hex grid as the engine has it: columns a to t, rows from 1 at the top; rows run parallel to the players' edges and
 * the even-numbered ones are shifted half a hex to the right. Every hex stands on a point.
 */

export type Hex = string;
export type Point = readonly [number, number];

export const COLUMNS = 20;
export const ROWS = 20;
/** Centre to corner. */
export const RADIUS = 46;
/** From side to side. */
export const WIDTH = Math.sqrt(3) * RADIUS;
/** From one row to the next. */
export const STEP = 1.5 * RADIUS;
/** Air around the field. */
export const MARGIN = 34;

/** Clockwise from the upper right, as the engine counts them. */
export const DIRECTIONS = ["ne", "e", "se", "sw", "w", "nw"] as const;
const AXIAL: readonly Point[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export interface Place {
  /** Counted from 0. */
  column: number;
  row: number;
}

export function placeOf(hex: Hex): Place {
  return { column: hex.charCodeAt(0) - 97, row: Number(hex.slice(1)) - 1 };
}

/** The hex in a column and row counted from 0; null outside the grid. */
export function hexAt(column: number, row: number): Hex | null {
  if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return null;
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

function axial(hex: Hex): Point {
  const { column, row } = placeOf(hex);
  return [column - (row - (row & 1)) / 2, row];
}

function fromAxial(q: number, r: number): Hex | null {
  return hexAt(q + (r - (r & 1)) / 2, r);
}

/** The neighbour in a direction, null outside the grid. */
export function step(hex: Hex, direction: number): Hex | null {
  const [q, r] = axial(hex);
  const [dq, dr] = AXIAL[direction]!;
  return fromAxial(q + dq, r + dr);
}

export function neighbours(hex: Hex): Hex[] {
  return AXIAL.flatMap((_, direction) => step(hex, direction) ?? []);
}

/** Least number of steps from hex to hex. */
export function distance(a: Hex, b: Hex): number {
  const [aq, ar] = axial(a);
  const [bq, br] = axial(b);
  const [dq, dr] = [bq - aq, br - ar];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The direction from a hex to its neighbour; -1 where they do not touch. */
export function directionTo(from: Hex, to: Hex): number {
  return AXIAL.findIndex((_, direction) => step(from, direction) === to);
}

/** What each arrow key is on a field that is turned. */
const TURNED_KEYS: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft", ArrowUp: "ArrowDown", ArrowDown: "ArrowUp" };

/** Where an arrow key leads from a hex; up and down stay in the column as well as a hex grid lets them. */
export function onward(hex: Hex, key: string, turned = false): Hex | null {
  const shifted = placeOf(hex).row & 1;
  const way = turned ? TURNED_KEYS[key] : key;
  if (way === "ArrowLeft") return step(hex, 4);
  if (way === "ArrowRight") return step(hex, 1);
  if (way === "ArrowUp") return step(hex, shifted ? 5 : 0);
  if (way === "ArrowDown") return step(hex, shifted ? 3 : 2);
  return null;
}

// ---- on paper

/** The paper a field is drawn on; turned by half a circle about its middle, so that the upper edge lies below. */
export interface Paper {
  width: number;
  height: number;
  turned: boolean;
}

/** As the plan has it: turned paper must know its size, this need not. */
export const AS_PLANNED: Paper = { width: 0, height: 0, turned: false };

export function centre(hex: Hex, paper = AS_PLANNED): Point {
  const { column, row } = placeOf(hex);
  const [x, y] = [MARGIN + WIDTH * (column + 0.5 + (row & 1) / 2), MARGIN + RADIUS + STEP * row];
  return paper.turned ? [paper.width - x, paper.height - y] : [x, y];
}

/** The corners of a hex, the upper one first, clockwise. */
export function corners([x, y]: Point, radius = RADIUS): Point[] {
  const half = (Math.sqrt(3) * radius) / 2;
  return [
    [x, y - radius],
    [x + half, y - radius / 2],
    [x + half, y + radius / 2],
    [x, y + radius],
    [x - half, y + radius / 2],
    [x - half, y - radius / 2],
  ];
}

export const round = (value: number): number => Math.round(value * 10) / 10;
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export function hexPath(middle: Point, radius = RADIUS): string {
  return `M${corners(middle, radius).map(at).join("L")}Z`;
}

/** The middle of the edge of a hex in a direction. */
export function edge(hex: Hex, direction: number, far = 1, paper = AS_PLANNED): Point {
  const [x, y] = centre(hex, paper);
  const angle = edgeAngle(direction, paper);
  const reach = (WIDTH / 2) * far;
  return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
}

/** The angle from the middle of a hex to its neighbour in a direction. */
export function edgeAngle(direction: number, paper = AS_PLANNED): number {
  return ((direction - (paper.turned ? 4 : 1)) * Math.PI) / 3;
}

/** The smallest paper that holds these hexes. */
export function paperFor(hexes: Iterable<Hex>, turned = false): Paper {
  let [right, bottom] = [0, 0];
  for (const hex of hexes) {
    const [x, y] = centre(hex);
    right = Math.max(right, x + WIDTH / 2);
    bottom = Math.max(bottom, y + RADIUS);
  }
  return { width: right + MARGIN, height: bottom + MARGIN, turned };
}

/** The border of a set of hexes: the edges between one inside and one outside. */
export function outline(hexes: ReadonlySet<Hex>, paper = AS_PLANNED): string {
  let path = "";
  for (const hex of hexes) {
    const points = corners(centre(hex, paper));
    for (let direction = 0; direction < 6; direction += 1) {
      const next = step(hex, direction);
      if (next && hexes.has(next)) continue;
      const corner = paper.turned ? (direction + 3) % 6 : direction;
      path += `M${at(points[corner]!)}L${at(points[(corner + 1) % 6]!)}`;
    }
  }
  return path;
}

/** All hexes of a field at most so far from one of them. */
export function within(hex: Hex, radius: number, field: Iterable<Hex>): Set<Hex> {
  return new Set([...field].filter((other) => distance(hex, other) <= radius));
}
