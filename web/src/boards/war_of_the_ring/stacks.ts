/** Armies as rows of chips, and where they stand within their region's room. Pure arithmetic. */
import { splitRows } from "../../lib/atlas";
import { NATIONS, figureOf, type Side, type Standing } from "./types";
import type { Room } from "./map";

export type Chip =
  | { kind: "figure"; id: string; count: number; side: Side }
  | { kind: "character"; id: string; side: Side; name: string }
  /** The Ring-bearers, where they were last known. */
  | { kind: "bearers"; id: string; side: Side; progress: number; hidden: boolean };

export interface Placed {
  chip: Chip;
  /** Middle of the chip, in units of the map. */
  x: number;
  y: number;
}

export interface Group {
  chips: Chip[];
  /** Stands within the ring of a besieged Stronghold. */
  inside: boolean;
}

export interface Stack {
  scale: number;
  /** Whether Characters carry their names; else initials. */
  named: boolean;
  placed: Placed[];
  /** The ring around the besieged, if any. */
  ring: Room | null;
}

export const CHIP = { width: 25, height: 26 };
export const DISC = 24;
const GAP = 1.5;
const ORDER = { regular: 0, elite: 1, leader: 2, nazgul: 3 };
const LARGEST = 1.2;
const SMALLEST = 0.55;
/** Chips may reach this far over the room's edges. */
const OVER = 8;
const OVER_IN_SIEGE = 16;
/** Names give way to initials where they would make the stack smaller than this. */
const READABLE = 0.95;

export function shortName(name: string): string {
  const bare = name.replace(/^The /, "");
  return bare.split(" ")[0]!;
}

const INITIALS: Record<string, string> = {
  gandalf_the_grey: "GG",
  gandalf_the_white: "GW",
  witch_king: "WK",
  mouth_of_sauron: "MS",
  peregrin: "Pi",
};

export function initials(id: string, name: string): string {
  return INITIALS[id] ?? shortName(name).slice(0, 2);
}

export interface Who {
  name: string;
  side: Side;
}

/** The chips of a place: one for each kind of figure, in the order of the Nations, then Characters. */
export function chipsOf(standing: Standing | undefined, who: (id: string) => Who): Chip[] {
  if (!standing) return [];
  const figures = Object.entries(standing.figures)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ kind: "figure" as const, id, count, ...figureOf(id) }))
    .sort((a, b) => NATIONS.indexOf(a.nation) - NATIONS.indexOf(b.nation) || ORDER[a.type] - ORDER[b.type])
    .map(({ kind, id, count, side }) => ({ kind, id, count, side }));
  const characters = standing.characters.map((id) => ({
    kind: "character" as const,
    id,
    side: who(id).side,
    name: who(id).name,
  }));
  return [...figures, ...characters];
}

/** Those inside a siege, then the Free Peoples, then the Shadow. */
export function groupsOf(inside: Chip[], outside: Chip[]): Group[] {
  return [
    { chips: inside, inside: true },
    { chips: outside.filter((chip) => chip.side === "free_peoples"), inside: false },
    { chips: outside.filter((chip) => chip.side === "shadow"), inside: false },
  ].filter((group) => group.chips.length > 0);
}

export function chipWidth(chip: Chip, named: boolean): number {
  if (chip.kind === "figure") return CHIP.width;
  if (chip.kind === "bearers") return DISC + 2;
  return named ? 14 + shortName(chip.name).length * 6.4 : DISC;
}

/** Place the groups under each other in an area, as large as they fit. */
export function layOut(groups: readonly Group[], area: Room): Stack {
  const named = arranged(groups, area, true);
  if (named.scale >= READABLE || !groups.some(hasPeople)) {
    return named;
  }
  const brief = arranged(groups, area, false);
  return brief.scale > named.scale ? brief : named;
}

const hasPeople = (group: Group) => group.chips.some((chip) => chip.kind === "character");

/** Both sides outside the walls as one group, for regions without room for a row each. */
function merged(groups: readonly Group[]): Group[] {
  const outside = groups.filter((group) => !group.inside);
  if (outside.length < 2) return [...groups];
  return [
    ...groups.filter((group) => group.inside),
    { chips: outside.flatMap((group) => group.chips), inside: false },
  ];
}

function arranged(groups: readonly Group[], area: Room, named: boolean): Stack {
  if (!groups.length) return { scale: 1, named, placed: [], ring: null };
  const wide = (row: readonly Chip[]) =>
    row.reduce((sum, chip) => sum + chipWidth(chip, named), 0) + GAP * (row.length - 1);
  let best = { scale: 0, rows: [] as { chips: Chip[]; inside: boolean }[] };
  const together = merged(groups);
  const ways = [1, 2, 3, 4].flatMap((count) => [[groups, count] as const, [together, count] as const]);
  for (const [some, count] of ways) {
    const rows = some.flatMap((group) =>
      splitRows(group.chips, count).map((chips) => ({ chips, inside: group.inside })),
    );
    const ringed = rows.some((row) => row.inside) ? 8 : 0;
    const over = ringed ? OVER_IN_SIEGE : named && some.some(hasPeople) ? 2 : OVER;
    const width = Math.max(...rows.map((row) => wide(row.chips) + (row.inside ? 10 : 0)));
    const height = rows.length * CHIP.height + ringed;
    const scale = Math.min(LARGEST, (area.width + over * 2) / width, (area.height + over) / height);
    if (scale > best.scale + 0.04) best = { scale, rows };
  }
  const scale = Math.max(SMALLEST, best.scale);
  const ringed = best.rows.some((row) => row.inside) ? 8 : 0;
  const height = (best.rows.length * CHIP.height + ringed) * scale;
  const middle = area.x + area.width / 2;
  let y = area.y + Math.max(0, (area.height - height) / 2) + (ringed / 2) * scale;
  const placed: Placed[] = [];
  let ring: Room | null = null;
  for (const [i, row] of best.rows.entries()) {
    const width = wide(row.chips) * scale;
    let x = middle - width / 2;
    for (const chip of row.chips) {
      const own = chipWidth(chip, named) * scale;
      placed.push({ chip, x: x + own / 2, y: y + (CHIP.height * scale) / 2 });
      x += own + GAP * scale;
    }
    if (row.inside) {
      const left = middle - width / 2 - 5 * scale;
      const bottom = y + CHIP.height * scale + 3 * scale;
      ring = ring
        ? {
            x: Math.min(ring.x, left),
            y: ring.y,
            width: Math.max(ring.width, width + 10 * scale),
            height: bottom - ring.y,
          }
        : { x: left, y: y - 3 * scale, width: width + 10 * scale, height: CHIP.height * scale + 6 * scale };
    }
    y += CHIP.height * scale;
    if (row.inside && !best.rows[i + 1]?.inside) y += (ringed / 2) * scale;
  }
  return { scale, named, placed, ring };
}

export interface Caption {
  lines: string[];
  size: number;
  /** Middle of the first line. */
  x: number;
  y: number;
  icon: { x: number; y: number; size: number } | null;
  /** What is left under the name for armies. */
  area: Room;
}

export const ICON = 19;
const ROW = CHIP.height;
/** Width of a letter to its size, about. */
const LETTER = 0.47;
/** Below this scale a region counts as crowded. */
const CROWDED = 0.85;

/** The name and the settlement of a region at the top of its room, leaving a row for an army below; `brief` makes the
 * name as small as may be, for regions with many figures. */
export function caption(
  name: string,
  room: Room,
  settlement: boolean,
  lines: (name: string, width: number, size: number) => string[],
  brief = false,
): Caption {
  const icon = settlement ? (brief ? 15 : ICON) + 1 : 0;
  const widest = (list: string[], size: number) => Math.max(...list.map((line) => line.length)) * size * LETTER;
  let size = brief ? 12.5 : 15;
  let found: string[] = [];
  for (; size >= 12; size -= 0.5) {
    found = lines(name, room.width + (brief ? 12 : 8) - icon, size);
    const fits = widest(found, size) + icon <= room.width + (brief ? 14 : 10);
    if (fits && found.length * size + ROW * 0.85 <= room.height + 8) break;
  }
  size = Math.max(size, 12);
  const step = size * 0.98;
  const wide = widest(found, size);
  const tall = icon ? icon - 1 : 0;
  const high = Math.max(found.length * step, tall);
  const spare = Math.max(0, room.height - high - ROW);
  const top = brief ? Math.max(2, room.y - 5) : room.y + Math.min(spare / 2, 14) - (spare > 0 ? 0 : 3);
  const left = room.x + (room.width - wide - icon) / 2;
  return {
    lines: found,
    size,
    x: left + icon + wide / 2,
    y: top + (high - found.length * step) / 2 + step / 2,
    icon: icon ? { x: left, y: top + (high - tall) / 2, size: tall } : null,
    area: { x: room.x, y: top + high + 1, width: room.width, height: room.y + room.height - top - high - 1 },
  };
}

/** An army under the name of its region; where there is little room the name gives way. */
export function settle(groups: readonly Group[], normal: Caption, brief: () => Caption): { stack: Stack; caption: Caption } {
  const stack = layOut(groups, normal.area);
  if (stack.scale >= CROWDED) return { stack, caption: normal };
  const small = brief();
  const other = layOut(groups, small.area);
  return other.scale > stack.scale + 0.05 ? { stack: other, caption: small } : { stack, caption: normal };
}
