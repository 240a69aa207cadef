/** Names, settlements and tokens of regions close to each other keep out of each other's way. Pure arithmetic. */
import { lineWidth } from "../../shared/textWidth";
import { balanced } from "./map";
import { LOWEST, SHIELD, type Block } from "./regionLayout";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Kind = "name" | "icon" | "token";
export interface Part {
  kind: Kind;
  box: Box;
}

/** Half the height of a line of a name, next to its size. */
const HALF_LINE = 0.42;
/** Pixels between a name and what stands beside it, for its letters have a rim; and what stands above or below it, else two names read as one. */
const AIR = { beside: 1.5, above: 2 };
/** Part of a settlement's square that its drawing fills, from the middle. */
const HALF_ICON = 0.45;

const around = (x: number, y: number, across: number, down: number): Box => ({ left: x - across, top: y - down, right: x + across, bottom: y + down });

/** What a block covers: each line of its name, its settlement, its tokens and walls. */
export function partsOf(block: Block, unit: number): Part[] {
  const { lines, size, step, x, y, icon, placed, ring } = block;
  const parts: Part[] = lines.map((line, i) => ({ kind: "name", box: around(x, y + i * step, lineWidth(line, size) / 2 + AIR.beside * unit, size * HALF_LINE + AIR.above * unit) }));
  if (icon) parts.push({ kind: "icon", box: around(icon.x, icon.y, icon.size * HALF_ICON, icon.size * HALF_ICON) });
  for (const token of placed) parts.push({ kind: "token", box: around(token.x, token.y, (SHIELD.width / 2) * unit, (SHIELD.height / 2) * unit) });
  if (ring) parts.push({ kind: "token", box: { left: ring.x, top: ring.y, right: ring.x + ring.width, bottom: ring.y + ring.height } });
  return parts;
}

const across = (one: Box, two: Box, by = 0) => Math.min(one.right + by, two.right) - Math.max(one.left + by, two.left);
const down = (one: Box, two: Box, by = 0) => Math.min(one.bottom + by, two.bottom) - Math.max(one.top + by, two.top);

/** How much of a box lies over another, were it moved by so much. */
export function overlap(one: Box, two: Box, right = 0, below = 0): number {
  const wide = across(one, two, right);
  if (wide <= 0) return 0;
  const high = down(one, two, below);
  return high > 0 ? wide * high : 0;
}

/** How bad it is that a square pixel of one lies over one of the other. */
function weight(one: Kind, two: Kind): number {
  if (one === "name" && two === "name") return 6;
  return one === "name" || two === "name" ? 4 : 2;
}

/** How a block steps aside, in pixels: all of it, and its name beyond that. */
interface Step {
  x: number;
  y: number;
  name: number;
}
const STAY: Step = { x: 0, y: 0, name: 0 };
/** A name steps aside no farther than this: it must be seen where it belongs. */
const FARTHEST = { x: 26, y: 32 };
/** Where somebody stands the block stays nearly where it is, and the name moves along above it. */
const HELD = { x: 15, y: 12, name: 24 };

function steps(far: number, by: number): number[] {
  const most = Math.floor(far / by);
  return Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * by);
}

/** A short step is better than a long one. */
const price = ({ x, y, name }: Step, held: boolean) => (x * x + y * y) * (held ? 0.15 : 0.05) + name * name * 0.05;

function sorted(of: Step[], held: boolean): Step[] {
  return of.sort((one, two) => price(one, held) - price(two, held));
}
const freeSteps = (byX: number, byY: number) => sorted(steps(FARTHEST.x, byX).flatMap((x) => steps(FARTHEST.y, byY).map((y) => ({ x, y, name: 0 }))), false);
const FREE_STEPS = freeSteps(5, 5);
/** Where long steps find no room: long names in narrow regions. */
const SHORT_STEPS = freeSteps(2, 3);
const HELD_STEPS = sorted(
  steps(HELD.x, 5).flatMap((x) => steps(HELD.y, 6).flatMap((y) => steps(HELD.name, 8).map((name) => ({ x, y, name })))),
  true,
);

/** Blocks as they stand after a step; a block that takes the same step again is the same, so that nothing is drawn anew. */
const stepped = new WeakMap<Block, Map<string, Block>>();

function moved(block: Block, lines: readonly string[], { x, y, name }: Step, unit: number): Block {
  if (!x && !y && !name && lines.length === block.lines.length) return block;
  const known = stepped.get(block) ?? new Map<string, Block>();
  stepped.set(block, known);
  const key = `${lines.length} ${x} ${y} ${name}`;
  const before = known.get(key);
  if (before) return before;
  const [right, below] = [x * unit, y * unit];
  const shift = <P extends { x: number; y: number }>(point: P): P => ({ ...point, x: point.x + right, y: point.y + below });
  const found: Block = {
    ...written(block, lines),
    icon: block.icon && shift(block.icon),
    placed: block.placed.map(shift),
    ring: block.ring && shift(block.ring),
    middle: shift(block.middle),
  };
  found.x += right + name * unit;
  found.y += below;
  known.set(key, found);
  return found;
}

/** A block whose name is in so many lines: more of them reach as far up as down. */
function written(block: Block, lines: readonly string[]): Block {
  return { ...block, lines: [...lines], y: block.y - ((lines.length - block.lines.length) * block.step) / 2 };
}

/** How far the middle of a name lies outside the room of its region, were it moved by so much. */
function astray({ x, y, step, lines, room }: Block, right: number, below: number): number {
  const [column, row] = [x + right, y + ((lines.length - 1) * step) / 2 + below];
  return Math.max(room.x - column, column - room.x - room.width, 0) + Math.max(room.y - row, row - room.y - room.height, 0);
}

interface Standing {
  block: Block;
  parts: Part[];
  hull: Box;
}

function standing(block: Block, unit: number): Standing {
  const parts = partsOf(block, unit);
  const hull = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { box } of parts) {
    hull.left = Math.min(hull.left, box.left);
    hull.top = Math.min(hull.top, box.top);
    hull.right = Math.max(hull.right, box.right);
    hull.bottom = Math.max(hull.bottom, box.bottom);
  }
  return { block, parts, hull };
}

/** That two things touch at all is worth a small step. */
const GRAZE = 8;

/** How much parts would lie over others after a step, in square pixels, what matters more counted more; or more than enough. */
function clash(parts: readonly Part[], others: readonly Part[], { x, y, name }: Step, unit: number, enough: number): number {
  let sum = 0;
  for (const one of parts) {
    const right = (one.kind === "name" ? x + name : x) * unit;
    for (const two of others) {
      const over = overlap(one.box, two.box, right, y * unit);
      if (over) sum += GRAZE + (over * weight(one.kind, two.kind)) / (unit * unit);
    }
    if (sum > enough) return sum;
  }
  return sum;
}

const ASTRAY = 4;

/** Where a block that lies over others is better placed. A name alone may also be written in more lines. */
function better(origin: Block, lowest: number, others: readonly Part[], unit: number): Block {
  const held = origin.placed.length > 0;
  const words = origin.lines.join(" ").split(" ");
  const wraps = [origin.lines, ...(!held && words.length > origin.lines.length ? [balanced(words, origin.lines.length + 1)] : [])];
  let best = { lines: origin.lines, step: STAY, cost: Infinity, over: 0 };
  const look = (among: readonly Step[]) => {
    for (const lines of wraps) {
      const block = written(origin, lines);
      const { parts, hull } = standing(block, unit);
      for (const step of among) {
        let cost = price(step, held);
        if (cost >= best.cost) break;
        if (hull.top + step.y * unit < HIGHEST || hull.bottom + step.y * unit > lowest) continue;
        cost += (astray(block, (step.x + step.name) * unit, step.y * unit) / unit) * ASTRAY;
        const over = cost < best.cost ? clash(parts, others, step, unit, best.cost - cost) : 0;
        if (cost + over < best.cost) best = { lines, step, cost: cost + over, over };
      }
    }
  };
  look(held ? HELD_STEPS : FREE_STEPS);
  if (best.over && !held) look(SHORT_STEPS);
  return moved(origin, best.lines, best.step, unit);
}

const HIGHEST = 2;
const SWEEPS = 3;

/** Blocks that lie over each other step aside: first where nobody stands, then, a little, where somebody does. */
export function apart(blocks: Record<string, Block>, unit: number): Record<string, Block> {
  const ids = Object.keys(blocks);
  const at = new Map(ids.map((id) => [id, standing(blocks[id]!, unit)]));
  const order = [...ids.filter((id) => !blocks[id]!.placed.length), ...ids.filter((id) => blocks[id]!.placed.length)];
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let changed = false;
    for (const id of order) {
      const { parts, hull, block } = at.get(id)!;
      const others = near(at, id, hull, 0);
      if (!others.length || !clash(parts, others, STAY, unit, 0)) continue;
      const next = better(blocks[id]!, Math.max(LOWEST, hull.bottom), near(at, id, hull, REACH * unit), unit);
      if (next === block) continue;
      at.set(id, standing(next, unit));
      changed = true;
    }
    if (!changed) break;
  }
  return Object.fromEntries(ids.map((id) => [id, at.get(id)!.block]));
}

/** Farther than a block can step from where it stands, and back. */
const REACH = 2 * (HELD.x + HELD.name);

/** What lies within so much of a block. */
function near(at: ReadonlyMap<string, Standing>, id: string, hull: Box, margin: number): Part[] {
  const reach = { left: hull.left - margin, top: hull.top - margin, right: hull.right + margin, bottom: hull.bottom + margin };
  const found: Part[] = [];
  for (const [other, one] of at) {
    if (other !== id && overlap(reach, one.hull)) for (const part of one.parts) if (overlap(reach, part.box)) found.push(part);
  }
  return found;
}
