/** Who stands in a region, as tokens; and where name, settlement and tokens lie within it. Pure arithmetic. */
import { widest } from "../../shared/textWidth";
import { NATIONS, figureOf, type Nation, type Side, type Standing } from "../types";
import { SIZE, type Room } from "./map";

export type Token =
  /** All figures of one Nation: one shield. */
  | { kind: "army"; id: string; nation: Nation; side: Side; units: number; elites: number; leaders: number }
  | { kind: "nazgul"; id: string; side: Side; count: number }
  | { kind: "character"; id: string; side: Side; name: string }
  /** The Ring-bearers, where they were last known. */
  | { kind: "bearers"; id: string; side: Side; progress: number; hidden: boolean };

export interface Who {
  name: string;
  side: Side;
}

/** The tokens of a place: a shield for each Nation, in their order, then Nazgûl, then Characters. */
export function tokensOf(standing: Standing | undefined, who: (id: string) => Who): Token[] {
  if (!standing) return [];
  const armies = new Map<Nation, Extract<Token, { kind: "army" }>>();
  let nazgul = 0;
  for (const [id, count] of Object.entries(standing.figures)) {
    if (count <= 0) continue;
    const { nation, type, side } = figureOf(id);
    if (type === "nazgul") {
      nazgul += count;
      continue;
    }
    const army = armies.get(nation) ?? { kind: "army", id: nation, nation, side, units: 0, elites: 0, leaders: 0 };
    if (type === "leader") army.leaders += count;
    else army.units += count;
    if (type === "elite") army.elites += count;
    armies.set(nation, army);
  }
  return [
    ...NATIONS.flatMap((nation) => armies.get(nation) ?? []),
    ...(nazgul ? [{ kind: "nazgul" as const, id: "nazgul", side: "shadow" as const, count: nazgul }] : []),
    ...standing.characters.map((id) => ({ kind: "character" as const, id, ...who(id) })),
  ];
}

/** Room of the two panels at the sides, and of the decision at the bottom edge, in pixels of the screen. */
const PANELS = 470;
export const DOCK = 58;
/** Pixels to a unit of the map. In a small window the painting, which fills it, is larger than all of the map would be. */
const SCALES = { least: 0.735, most: 0.9 };

/** How many units of the map a pixel of the screen is when a board of this size opens; on a phone (null) it opens near. */
export function unitAt(board: { width: number; height: number } | null): number {
  if (!board?.width) return 1 / SCALES.most;
  const opening = Math.min((board.height - DOCK) / SIZE.height, (board.width - PANELS) / SIZE.width);
  return 1 / Math.min(SCALES.most, Math.max(SCALES.least, opening));
}

/** Sizes in pixels of the screen at the opening zoom. */
export const SHIELD = { width: 33, height: 36 };
export const DISC = 33;
const NAME = { settled: 13.6, plain: 13 };
const ICON = { town: 24, city: 27, stronghold: 30, fortification: 26 };
/** A line of a name, next to its size. */
const LINE = 0.94;
/** Rows and names reach so far over the edges of their room. */
const OVER = 15;
/** Tokens lie over each other where there are many, but never closer than this. */
const CLOSEST = 0.42;
/** A settlement stands among the tokens only while they need not lie closer than this. */
const LOOSE = 0.8;
const WALL = 4;
/** They rise over the walls of the besieged, under the name. */
const BATTLEMENTS = 7;
/** No block reaches below this line of the map: there the decision stands. */
export const LOWEST = 958;
/** Rows lie a little over each other. */
const LAP = 4;

export interface Placed {
  token: Token;
  /** Middle of the token, in units of the map. */
  x: number;
  y: number;
  /** Within the ring of a besieged Stronghold. */
  inside: boolean;
}

/** A region's name, settlement and tokens. */
export interface Block {
  lines: string[];
  size: number;
  /** Middle of the first line of the name. */
  x: number;
  y: number;
  step: number;
  /** Middle and size of the settlement. */
  icon: { x: number; y: number; size: number } | null;
  placed: Placed[];
  /** The walls around the besieged, if any. */
  ring: Room | null;
  /** Middle of the tokens, or of the name where there are none: what happens here happens there. */
  middle: { x: number; y: number };
  /** Of the region: it is seen there whose name it is. */
  room: Room;
}

export interface Place {
  name: string;
  room: Room;
  settlement: keyof typeof ICON | undefined;
  inside: readonly Token[];
  outside: readonly Token[];
}

interface Row {
  tokens: readonly Token[];
  inside: boolean;
  icon: number;
}

const wide = (token: Token) => (token.kind === "army" ? SHIELD.width : DISC);

/** How close the tokens of a row must lie to fit in a width. */
function closeness(tokens: readonly Token[], icon: number, width: number): number {
  if (!tokens.length) return 1;
  const last = wide(tokens.at(-1)!);
  const steps = tokens.slice(0, -1).reduce((sum, token) => sum + wide(token), 0);
  if (!steps) return icon + last <= width ? 1 : 0;
  return Math.min(1, (width - icon - last) / steps);
}

/** Lay out a region; `unit` is how many units of the map a pixel of the screen is. */
export function blockOf(place: Place, unit: number, lines: (name: string, width: number, size: number) => string[]): Block {
  const room = { width: place.room.width / unit, height: place.room.height / unit };
  const most = room.width + OVER * 2;
  const settled = !!place.settlement;
  const size = settled ? NAME.settled : NAME.plain;
  const icon = place.settlement ? ICON[place.settlement] : 0;
  const found = lines(place.name, room.width + OVER, size);

  const rows = rowsOf(place, icon, most);
  /** Where the tokens need all the room, the settlement stands beside the name. */
  const beside = icon > 0 && !place.inside.length && !rows.some((row) => row.icon);
  const nameHeight = found.length * size * LINE;
  const rowHeight = (row: Row) => (row.tokens.length ? SHIELD.height : row.icon) + (row.inside ? WALL * 2 : 0);
  /** Elites and leaders are marked over the shield. */
  const marked = rows[0]?.tokens.some((token) => token.kind === "army" && token.elites + token.leaders > 0);
  const gap = rows[0]?.inside ? BATTLEMENTS : marked ? 3 : 1;
  const total = nameHeight + gap + rows.reduce((sum, row) => sum + rowHeight(row), 0) - Math.max(0, rows.length - 1) * LAP;

  const centre = { x: place.room.x + place.room.width / 2, y: place.room.y + place.room.height / 2 };
  const at = (x: number, y: number) => ({ x: centre.x + x * unit, y: top + y * unit });
  const top = Math.max(4, Math.min(centre.y - (total * unit) / 2, LOWEST - total * unit));
  const nameLeft = beside ? (icon * 0.8) / 2 : 0;
  const name = at(nameLeft, (size * LINE) / 2);
  const block: Block = {
    lines: found,
    size: size * unit,
    ...name,
    step: size * LINE * unit,
    icon: beside ? { ...at(nameLeft - widest(found, size) / 2 - icon * 0.4 - 2, nameHeight / 2), size: icon * 0.8 * unit } : null,
    placed: [],
    ring: null,
    middle: at(0, nameHeight / 2),
    room: place.room,
  };
  let y = nameHeight + gap;
  for (const row of rows) {
    const height = rowHeight(row);
    const close = Math.max(CLOSEST, closeness(row.tokens, row.icon, most));
    const width = row.icon + row.tokens.reduce((sum, token, i) => sum + wide(token) * (i < row.tokens.length - 1 ? close : 1), 0);
    let x = -width / 2;
    const middle = y + height / 2;
    if (row.inside) {
      const corner = at(x - WALL, y + WALL / 2);
      block.ring = { ...corner, width: (width + WALL * 2) * unit, height: (height - WALL) * unit };
    }
    if (row.icon) {
      block.icon = { ...at(x + row.icon / 2, middle), size: icon * unit };
      x += row.icon;
    }
    for (const token of row.tokens) {
      block.placed.push({ token, ...at(x + wide(token) / 2, middle), inside: row.inside });
      x += wide(token) * close;
    }
    y += height - LAP;
  }
  if (block.placed.length) {
    const sum = block.placed.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
    block.middle = { x: sum.x / block.placed.length, y: sum.y / block.placed.length };
  } else if (block.icon) block.middle = { x: block.icon.x, y: block.icon.y };
  return block;
}

/** The besieged in a row of their own, with the Stronghold; both sides outside in one row if they fit, else in two. */
function rowsOf(place: Place, icon: number, most: number): Row[] {
  const { inside, outside } = place;
  const fits = (tokens: readonly Token[], with_: number) => closeness(tokens, with_, most) >= LOOSE;
  const rows: Row[] = [];
  // The walls are the Stronghold.
  if (inside.length) rows.push({ tokens: inside, inside: true, icon: 0 });
  const own = inside.length ? 0 : icon;
  if (!outside.length) {
    if (own) rows.push({ tokens: [], inside: false, icon: own });
    return rows;
  }
  const sides = (["free_peoples", "shadow"] as const).map((side) => outside.filter((token) => token.side === side));
  const apart = sides.filter((side) => side.length);
  if (apart.length < 2 || fits(outside, 0)) {
    rows.push({ tokens: outside, inside: false, icon: own && fits(outside, own) ? own : 0 });
  } else {
    apart.forEach((tokens, i) => rows.push({ tokens, inside: false, icon: !i && own && fits(tokens, own) ? own : 0 }));
  }
  return rows;
}
