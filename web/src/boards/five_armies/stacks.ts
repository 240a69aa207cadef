/** Armies as rows of chips on a plate of their side's colour, and where they stand. Pure arithmetic. */
import { splitRows, type Room } from "../../lib/atlas";
import type { Facts, Side, Standing } from "./types";

export type Chip =
  | { kind: "unit"; id: string; count: number; side: Side }
  | { kind: "character"; id: string; side: Side; name: string }
  /** Leadership tokens, Damage tokens, Beorn's Wrath. */
  | { kind: "mark"; id: "leaders" | "damage" | "wrath"; count: number; side: Side }
  /** Face-down recruitment tokens. */
  | { kind: "token"; id: string; count: number; side: Side };

export interface Placed {
  chip: Chip;
  /** Middle of the chip, in units of the map. */
  x: number;
  y: number;
}

export interface Group {
  chips: Chip[];
  /** The army's plate; recruitment tokens lie on the bare ground. */
  side: Side | null;
}

export interface Plate extends Room {
  side: Side;
}

export interface Stack {
  scale: number;
  /** Whether characters carry their names; else initials. */
  named: boolean;
  placed: Placed[];
  plates: Plate[];
}

export const CHIP = { width: 26, height: 27 };
const DISC = 25;
const GAP = 1.5;
const PAD = 3;
const LARGEST = 1.45;
const SMALLEST = 0.6;
/** Names give way to initials where they would make the stack smaller than this. */
const READABLE = 1.05;

const INITIALS: Record<string, string> = { lord_of_the_eagles: "LE", bilbo: "Bi", beorn: "Be", bard: "Ba", bolg: "Bo", thorin: "To", thranduil: "Tr" };
const SHORT: Record<string, string> = { lord_of_the_eagles: "Eagle-lord" };

export function shortName(id: string, name: string): string {
  return SHORT[id] ?? name.split(/[ ,]/)[0]!;
}

export function initials(id: string, name: string): string {
  return INITIALS[id] ?? shortName(id, name).slice(0, 2);
}

/** The chips of a place: its units in the order of the catalogue, characters, leadership, damage; then tokens. */
export function groupsOf(standing: Standing | undefined, facts: Facts, wrath = 0): Group[] {
  if (!standing) return [];
  const units = [...facts.units.values()]
    .filter((unit) => (standing.units[unit.id] ?? 0) > 0)
    .map((unit) => ({ kind: "unit" as const, id: unit.id, count: standing.units[unit.id]!, side: unit.side }));
  const people = standing.characters.map((id) => {
    const facts_ = facts.characters.get(id);
    return { kind: "character" as const, id, side: facts_?.side ?? "free_peoples", name: facts_?.name ?? id };
  });
  const side = units[0]?.side ?? people[0]?.side ?? "free_peoples";
  const marks: Chip[] = [];
  if (standing.leaders) marks.push({ kind: "mark", id: "leaders", count: standing.leaders, side });
  if (standing.damage) marks.push({ kind: "mark", id: "damage", count: standing.damage, side });
  if (wrath && standing.characters.includes("beorn")) marks.push({ kind: "mark", id: "wrath", count: wrath, side });
  const tokens = Object.entries(standing.tokens ?? {}).map(([id, count]) => ({
    kind: "token" as const,
    id,
    count,
    side: facts.tokens.get(id)?.side ?? "free_peoples",
  }));
  const groups: Group[] = [];
  const army = [...units, ...people, ...marks];
  if (army.length) groups.push({ chips: army, side });
  if (tokens.length) groups.push({ chips: tokens, side: null });
  return groups;
}

export function chipWidth(chip: Chip, named: boolean): number {
  if (chip.kind === "unit") return CHIP.width;
  if (chip.kind === "mark") return 19;
  if (chip.kind === "token") return 24;
  return named ? 15 + shortName(chip.id, chip.name).length * 6.3 : DISC;
}

/** Place the groups under each other in an area, as large as they fit. */
export function layOut(groups: readonly Group[], area: Room): Stack {
  const named = arranged(groups, area, true);
  if (named.scale >= READABLE || !groups.some((group) => group.chips.some((chip) => chip.kind === "character"))) {
    return named;
  }
  const brief = arranged(groups, area, false);
  return brief.scale > named.scale + 0.02 ? brief : named;
}

interface Row {
  chips: Chip[];
  side: Side | null;
  /** First and last row of its group. */
  begins: boolean;
  ends: boolean;
}

function rowsOf(groups: readonly Group[], counts: readonly number[]): Row[] {
  return groups.flatMap((group, i) => {
    const rows = splitRows(group.chips, counts[i]!);
    return rows.map((chips, n) => ({ chips, side: group.side, begins: n === 0, ends: n === rows.length - 1 }));
  });
}

/** All ways to give each group one to three rows; where there is little room the tokens lie on the army's plate. */
function waysOf(groups: readonly Group[]): Row[][] {
  const counts = (some: readonly Group[]) =>
    some.reduce<number[][]>(
      (found, group) => found.flatMap((before) => [1, 2, 3].filter((n) => n <= group.chips.length).map((n) => [...before, n])),
      [[]],
    );
  const together = [{ chips: groups.flatMap((group) => group.chips), side: groups[0]!.side }];
  return [groups, ...(groups.length > 1 ? [together] : [])].flatMap((some) => counts(some).map((one) => rowsOf(some, one)));
}

function arranged(groups: readonly Group[], area: Room, named: boolean): Stack {
  if (!groups.length) return { scale: 1, named, placed: [], plates: [] };
  const wide = (row: readonly Chip[]) =>
    row.reduce((sum, chip) => sum + chipWidth(chip, named), 0) + GAP * (row.length - 1);
  const tall = (rows: readonly Row[]) =>
    rows.reduce((sum, row) => sum + CHIP.height + (row.side ? (row.begins ? PAD : 0) + (row.ends ? PAD : 0) : 0), 0);
  let best = { scale: 0, rows: [] as Row[] };
  for (const rows of waysOf(groups)) {
    const width = Math.max(...rows.map((row) => wide(row.chips) + (row.side ? PAD * 2 : 0)));
    const scale = Math.min(LARGEST, (area.width + 8) / width, (area.height + 6) / tall(rows));
    if (scale > best.scale + 0.06) best = { scale, rows };
  }
  const scale = Math.max(SMALLEST, best.scale);
  const middle = area.x + area.width / 2;
  let y = area.y + Math.max(0, (area.height - tall(best.rows) * scale) / 2);
  const placed: Placed[] = [];
  const plates: Plate[] = [];
  for (const row of best.rows) {
    const width = wide(row.chips) * scale;
    if (row.side && row.begins) {
      plates.push({ side: row.side, x: middle, y, width: 0, height: 0 });
      y += PAD * scale;
    }
    let x = middle - width / 2;
    for (const chip of row.chips) {
      const own = chipWidth(chip, named) * scale;
      placed.push({ chip, x: x + own / 2, y: y + (CHIP.height * scale) / 2 });
      x += own + GAP * scale;
    }
    y += CHIP.height * scale;
    const plate = plates.at(-1);
    if (row.side && plate) {
      plate.width = Math.max(plate.width, width + PAD * 2 * scale);
      plate.x = middle - plate.width / 2;
      if (row.ends) y += PAD * scale;
      plate.height = y - plate.y;
    }
  }
  return { scale, named, placed, plates };
}

export interface Caption {
  lines: string[];
  size: number;
  /** Middle of the first line. */
  x: number;
  y: number;
  icon: { x: number; y: number; size: number } | null;
  walls: { x: number; y: number } | null;
  /** What is left under the name for armies. */
  area: Room;
}

const LETTER = 0.47;
const ICON = 23;
const WALLS = 29;

/** The name and the sign of a region that has a printed name, and its walls, at the top of its room. */
export function caption(
  name: string,
  room: Room,
  walled: boolean,
  lines: (name: string, width: number, size: number) => string[],
): Caption {
  const size = 13.5;
  const beside = ICON + 4 + (walled ? WALLS : 0);
  const found = lines(name, room.width + 8 - beside, size);
  const wide = Math.max(...found.map((line) => line.length)) * size * LETTER;
  const high = Math.max(found.length * size * 0.95, ICON);
  const left = room.x + (room.width - wide - beside) / 2;
  const top = room.y - 13;
  return {
    lines: found,
    size,
    x: left + ICON + 4 + wide / 2,
    y: top + (high - found.length * size * 0.95) / 2 + (size * 0.95) / 2,
    icon: { x: left, y: top + (high - ICON) / 2, size: ICON },
    walls: walled ? { x: left + ICON + 6 + wide, y: top + (high - 20) / 2 } : null,
    area: { x: room.x, y: top + high + 2, width: room.width, height: room.y + room.height - top - high - 2 },
  };
}

/** A region without a printed name leaves its whole room to armies. */
export function bare(room: Room): Caption {
  return { lines: [], size: 0, x: 0, y: 0, icon: null, walls: null, area: room };
}
