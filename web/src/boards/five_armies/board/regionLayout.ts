/** Armies as pieces of one size that stand close together in their region, and where they stand. Pure arithmetic. */
import { splitRows, type Room } from "../../shared/mapPaths";
import type { Facts, Side, Standing } from "../types";

export type Chip =
  | { kind: "unit"; id: string; count: number; side: Side }
  | { kind: "character"; id: string; side: Side }
  /** Face-down recruitment tokens. */
  | { kind: "token"; id: string; count: number; side: Side };

/** Leadership tokens, Damage tokens and Beorn's Wrath, on the base the army stands on. */
export interface Mark {
  id: "leaders" | "damage" | "wrath";
  count: number;
}

export interface Group {
  chips: Chip[];
  /** Whose army it is; null where only recruitment tokens lie. */
  side: Side | null;
  marks: Mark[];
}

export interface Placed {
  chip: Chip;
  /** Middle of the piece, in units of the map. */
  x: number;
  y: number;
}

export interface Base extends Room {
  side: Side;
  marks: (Mark & { x: number })[];
}

export interface Stack {
  /** From the back to the front. */
  placed: Placed[];
  base: Base | null;
}

/** A piece's size in units of the map; it never shrinks. Where there is little room pieces stand closer. */
export const PIECE = 36;
const STEP = { most: 37, least: 23 };
const ROW = 36;
const MARK = 31;
const BASE = { bare: 6, marked: 18 };
/** How far an army may reach over its room. */
const SLACK = 10;

/** What stands and lies at a place: its units in the order of the catalogue, characters, recruitment tokens. */
export function groupOf(standing: Standing | undefined, facts: Facts, wrath = 0): Group {
  if (!standing) return { chips: [], side: null, marks: [] };
  const units = [...facts.units.values()]
    .filter((unit) => (standing.units[unit.id] ?? 0) > 0)
    .map((unit) => ({ kind: "unit" as const, id: unit.id, count: standing.units[unit.id]!, side: unit.side }));
  const people = standing.characters.map((id) => ({
    kind: "character" as const,
    id,
    side: facts.characters.get(id)?.side ?? "free_peoples",
  }));
  const tokens = Object.entries(standing.tokens ?? {}).map(([id, count]) => ({
    kind: "token" as const,
    id,
    count,
    side: facts.tokens.get(id)?.side ?? "free_peoples",
  }));
  const marks: Mark[] = [];
  if (standing.leaders) marks.push({ id: "leaders", count: standing.leaders });
  if (standing.damage) marks.push({ id: "damage", count: standing.damage });
  if (wrath && standing.characters.includes("beorn")) marks.push({ id: "wrath", count: wrath });
  return { chips: [...units, ...people, ...tokens], side: units[0]?.side ?? people[0]?.side ?? null, marks };
}

interface Plan {
  rows: Chip[][];
  step: number;
  width: number;
  height: number;
  cost: number;
}

/** In so many rows, as close together as the width of the room wants. */
function planOf(group: Group, count: number, area: Room): Plan {
  const rows = splitRows(group.chips, count);
  const longest = Math.max(...rows.map((row) => row.length));
  const marked = group.marks.length > 0;
  const room = area.width + SLACK;
  const step = longest > 1 ? Math.min(STEP.most, Math.max(STEP.least, (room - PIECE) / (longest - 1))) : STEP.most;
  const width = Math.max(PIECE + step * (longest - 1), group.marks.length * MARK + 6);
  const height = PIECE + ROW * (rows.length - 1) + (marked ? BASE.marked : BASE.bare);
  const over = Math.max(0, width - room) + Math.max(0, height - area.height - SLACK) * 1.2;
  const close = (STEP.most - step) * (longest - 1) * 0.25;
  return { rows, step, width, height, cost: over * 2 + close + rows.length };
}

/** Place a group in an area. */
export function layOut(group: Group, area: Room): Stack {
  if (!group.chips.length) return { placed: [], base: null };
  const plan = [1, 2, 3]
    .filter((count) => count <= group.chips.length)
    .map((count) => planOf(group, count, area))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
  const middle = area.x + area.width / 2;
  const top = area.y + Math.max(-2, (area.height - plan.height) / 2);
  const placed = plan.rows.flatMap((row, n) => {
    const left = middle - (plan.step * (row.length - 1)) / 2;
    // The first of a row stands before the others, so that every number can be read.
    return row.map((chip, i) => ({ chip, x: left + plan.step * i, y: top + PIECE / 2 + ROW * n })).reverse();
  });
  return { placed, base: baseOf(group, plan, middle, top) };
}

function baseOf(group: Group, plan: Plan, middle: number, top: number): Base | null {
  if (!group.side) return null;
  const marked = group.marks.length > 0;
  const height = marked ? BASE.marked : BASE.bare;
  const first = middle - ((group.marks.length - 1) * MARK) / 2;
  return {
    side: group.side,
    x: middle - plan.width / 2,
    y: top + plan.height - height,
    width: plan.width,
    height,
    marks: group.marks.map((mark, i) => ({ ...mark, x: first + i * MARK })),
  };
}

export interface Caption {
  lines: string[];
  size: number;
  /** Middle of the first line. */
  x: number;
  y: number;
  /** Middle of the coin with its points. */
  coin: { x: number; y: number } | null;
  walls: { x: number; y: number } | null;
  /** What is left under the name for armies. */
  area: Room;
}

const LETTER = 0.46;
const COIN = 20;
const WALLS = 27;
const SIZE = 17;

/** The name of a region that has a printed one, between its points and its walls, at the top of its room. */
export function caption(
  name: string,
  room: Room,
  walled: boolean,
  lines: (name: string, width: number, size: number) => string[],
): Caption {
  const beside = COIN + (walled ? WALLS : 0);
  const found = lines(name, room.width + 56 - beside, SIZE);
  const wide = Math.max(...found.map((line) => line.length)) * SIZE * LETTER;
  const high = Math.max(found.length * SIZE * 0.95, COIN);
  const left = room.x + (room.width - wide - beside) / 2;
  const top = room.y - 15;
  const middle = top + high / 2;
  return {
    lines: found,
    size: SIZE,
    x: left + COIN + wide / 2,
    y: middle - ((found.length - 1) * SIZE * 0.95) / 2,
    coin: { x: left + COIN / 2 - 3, y: middle },
    walls: walled ? { x: left + COIN + wide + 3, y: middle } : null,
    area: { x: room.x, y: top + high + 1, width: room.width, height: room.y + room.height - top - high - 1 },
  };
}

/** A region without a printed name leaves its whole room to armies. */
export function bare(room: Room): Caption {
  return { lines: [], size: 0, x: 0, y: 0, coin: null, walls: null, area: room };
}
