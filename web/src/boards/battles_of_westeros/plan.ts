/**
 * A battle plan as the server reads it (docs/reference/battle-format.md), and every change an editor makes to it. A change returns
 * a new plan, so that undo is the plan before.
 */
import { COLUMNS, hexAt, placeOf, ROWS, type Hex } from "./board/hexes";
import type { Land } from "./board/landDrawing";
import { HOUSES, type House } from "./types";

export interface Unit {
  kind?: string;
  commander?: string;
  rank: string;
  /** Several hexes only of one that arrives later. */
  hex: Hex | Hex[];
  round?: number;
  keywords?: Record<string, number>;
}

export interface Objective {
  hex: Hex;
  name?: string;
  control?: House;
  keeps?: boolean;
}

export interface Exit {
  house: House;
  hexes: Hex[];
}

/** A score, a condition or a special rule: a word and its parameters. */
export type Line = Record<string, unknown>;

export interface Won {
  house: House;
  conditions: Line[];
}

export interface Rating {
  command: number;
  order: number;
  leadership: number;
}

export interface Plan {
  id: string;
  title: string;
  summary?: string;
  provenance?: string;
  number?: number;
  rounds: number;
  momentum: House | "random";
  top?: House;
  /** false: more than the pieces of one box may be used. */
  box?: boolean;
  map: string;
  ratings: Record<House, Rating>;
  morale: Record<House, string>;
  tokens?: Record<string, Hex[]>;
  directions?: string[];
  objective?: Objective[];
  exit?: Exit[];
  score?: Line[];
  victory?: Won;
  instant?: Won[];
  special?: Line[];
  unit: Unit[];
}

/** Letters of the map, as the game's data have them. */
export const LETTERS: Readonly<Record<string, string>> = {
  ".": "plains",
  h: "hills",
  f: "forest",
  "~": "river",
  w: "forest_river",
  b: "building",
  "=": "road",
  "#": "forest_road",
};
const LETTER_OF = new Map(Object.entries(LETTERS).map(([letter, terrain]) => [terrain, letter]));
export const OFF = "off";

/** Fields of the box, and one a little larger that the tenth battle uses. */
export const BOARDS = [
  { id: "across", columns: 15, rows: 11 },
  { id: "along", columns: 11, rows: 15 },
  { id: "large", columns: 17, rows: 12 },
] as const;

export function emptyPlan(columns = 15, rows = 11): Plan {
  const rating = { command: 4, order: 4, leadership: 3 };
  return {
    id: "own_battle",
    title: "",
    summary: "",
    rounds: 6,
    momentum: "random",
    top: "lannister",
    map: Array(rows).fill(".".repeat(columns)).join("\n"),
    ratings: { stark: { ...rating }, lannister: { ...rating } },
    morale: { stark: "rout", lannister: "rout" },
    score: [{ house: "both", what: "eliminate", when: "at_once", points: 1 }],
    unit: [],
  };
}

/** A copy to change: of a battle of the game too, which is then no reconstruction any more. */
export function copyOf(plan: Plan, title: string): Plan {
  const { number: _number, provenance: _provenance, ...rest } = plan;
  return { ...rest, id: idOf(title), title };
}

/** The id of a plan follows its title. */
export function idOf(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return plain.slice(0, 60) || "own_battle";
}

// ---- the map

export function rowsOf(plan: Pick<Plan, "map">): string[] {
  return plan.map
    .replace(/^\n+|\n+$/g, "")
    .split("\n")
    .map((row) => row.replaceAll(" ", ""));
}

export function sizeOfMap(plan: Pick<Plan, "map">): { columns: number; rows: number } {
  const rows = rowsOf(plan);
  return { columns: Math.max(1, ...rows.map((row) => row.length)), rows: Math.max(1, rows.length) };
}

export function terrainAt(plan: Pick<Plan, "map">, hex: Hex): string {
  const { column, row } = placeOf(hex);
  return LETTERS[rowsOf(plan)[row]?.[column] ?? "-"] ?? OFF;
}

export function tokenAt(plan: Pick<Plan, "tokens">, hex: Hex): string | undefined {
  return Object.entries(plan.tokens ?? {}).find(([, hexes]) => hexes.includes(hex))?.[0];
}

/** The field as it is drawn. */
export function landOf(plan: Pick<Plan, "map" | "tokens">): Land {
  const land: Record<Hex, { terrain: string; token?: string }> = {};
  rowsOf(plan)
    .slice(0, ROWS)
    .forEach((line, row) => {
      [...line].slice(0, COLUMNS).forEach((letter, column) => {
        const terrain = LETTERS[letter];
        if (terrain) land[hexAt(column, row)!] = { terrain };
      });
    });
  for (const [token, hexes] of Object.entries(plan.tokens ?? {})) {
    for (const hex of hexes) if (land[hex]) land[hex] = { ...land[hex]!, token };
  }
  return land;
}

/** Paint a hex; off the field it loses all that is in it. */
export function paint(plan: Plan, hex: Hex, terrain: string): Plan {
  if (terrainAt(plan, hex) === terrain) return plan;
  const { column, row } = placeOf(hex);
  const { columns, rows } = sizeOfMap(plan);
  const width = Math.max(columns, column + 1);
  const lines = rowsOf(plan);
  const map = Array.from({ length: Math.max(rows, row + 1) }, (_, at) => {
    const line = (lines[at] ?? "").padEnd(width, "-");
    const letter = LETTER_OF.get(terrain) ?? "-";
    return at === row ? line.slice(0, column) + letter + line.slice(column + 1) : line;
  }).join("\n");
  const painted = { ...plan, map };
  return terrain === OFF ? cleared(painted, hex) : painted;
}

/** A field of another size: cut at the right and below, or continued with plains. */
export function resize(plan: Plan, columns: number, rows: number): Plan {
  const before = sizeOfMap(plan);
  if (before.columns === columns && before.rows === rows) return plan;
  const lines = rowsOf(plan);
  const map = Array.from({ length: rows }, (_, row) =>
    lines[row] === undefined
      ? ".".repeat(columns)
      : lines[row]!.padEnd(before.columns, "-").slice(0, columns).padEnd(columns, "."),
  ).join("\n");
  const outside = hexesIn(plan).filter((hex) => {
    const place = placeOf(hex);
    return place.column >= columns || place.row >= rows;
  });
  return outside.reduce(cleared, { ...plan, map });
}

/** Every hex that something of the plan is in. */
function hexesIn(plan: Plan): Hex[] {
  return [
    ...Object.values(plan.tokens ?? {}).flat(),
    ...plan.unit.flatMap((unit) => unit.hex),
    ...(plan.objective ?? []).map((goal) => goal.hex),
    ...(plan.exit ?? []).flatMap((way) => way.hexes),
    ...[plan.score, plan.special, plan.victory?.conditions, ...(plan.instant ?? []).map((way) => way.conditions)].flatMap(
      (lines) => (lines ?? []).flatMap((line) => [...((line.hexes as Hex[]) ?? []), ...(line.hex ? [line.hex as Hex] : [])]),
    ),
  ];
}

/** Take everything out of a hex that has left the field. */
function cleared(plan: Plan, hex: Hex): Plan {
  let next = setToken(plan, hex, null);
  for (let at = 0; at < next.unit.length; ) {
    const unit = next.unit[at]!;
    const left = Array.isArray(unit.hex) ? unit.hex.filter((one) => one !== hex) : unit.hex === hex ? [] : [unit.hex];
    if (!left.length) next = removeUnit(next, at);
    else {
      if (Array.isArray(unit.hex)) next = changeUnit(next, at, { hex: left });
      at += 1;
    }
  }
  const goal = (next.objective ?? []).findIndex((one) => one.hex === hex);
  if (goal >= 0) next = removeObjective(next, goal);
  for (const house of HOUSES) if (isExit(next, hex, house)) next = toggleExit(next, hex, house);
  const drop = (line: Line): Line => (Array.isArray(line.hexes) ? { ...line, hexes: line.hexes.filter((one) => one !== hex) } : line);
  return lines(next, drop);
}

/** Change every score, condition and special rule. */
function lines(plan: Plan, change: (line: Line) => Line): Plan {
  const won = (way: Won): Won => ({ ...way, conditions: way.conditions.map(change) });
  return {
    ...plan,
    ...(plan.score && { score: plan.score.map(change) }),
    ...(plan.special && { special: plan.special.map(change) }),
    ...(plan.victory && { victory: won(plan.victory) }),
    ...(plan.instant && { instant: plan.instant.map(won) }),
  };
}

export function setToken(plan: Plan, hex: Hex, token: string | null): Plan {
  if ((tokenAt(plan, hex) ?? null) === token) return plan;
  const tokens: Record<string, Hex[]> = {};
  for (const [name, hexes] of Object.entries(plan.tokens ?? {})) {
    const left = hexes.filter((one) => one !== hex);
    if (left.length) tokens[name] = left;
  }
  if (token) tokens[token] = [...(tokens[token] ?? []), hex];
  const { tokens: _, ...rest } = plan;
  return Object.keys(tokens).length ? { ...rest, tokens } : rest;
}

// ---- units

/** The unit that stands in a hex from the start; -1: none. */
export function unitAt(plan: Plan, hex: Hex): number {
  return plan.unit.findIndex((unit) => unit.hex === hex && !unit.round);
}

/** Units that may arrive in a hex. */
export function arrivingAt(plan: Plan, hex: Hex): number[] {
  return plan.unit.flatMap((unit, i) => (unit.round && [unit.hex].flat().includes(hex) ? [i] : []));
}

export function addUnit(plan: Plan, unit: Unit): Plan {
  return { ...plan, unit: [...plan.unit, unit] };
}

export function changeUnit(plan: Plan, at: number, change: Partial<Unit>): Plan {
  return { ...plan, unit: plan.unit.map((unit, i) => (i === at ? trim({ ...unit, ...change }) : unit)) };
}

/** Without the keys that say nothing. */
function trim<T extends object>(thing: T): T {
  return Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && value !== "" && !(typeof value === "object" && value && !Object.keys(value).length)),
  ) as T;
}

/** Put a unit into a hex instead of what stood there; a person stands in one place only. */
export function placeUnit(plan: Plan, hex: Hex, unit: Omit<Unit, "hex">, person?: (commander: string) => string): Plan {
  let next = plan;
  const there = unitAt(next, hex);
  if (there >= 0) {
    const old = next.unit[there]!;
    if (old.kind === unit.kind && old.commander === unit.commander && old.rank === unit.rank) return plan;
    next = { ...next, unit: next.unit.map((one, i) => (i === there ? trim({ ...unit, hex, keywords: one.keywords }) : one)) };
  } else next = addUnit(next, trim({ ...unit, hex }));
  if (!unit.commander || !person) return next;
  const at = there >= 0 ? there : next.unit.length - 1;
  const twin = next.unit.findIndex((one, i) => i !== at && one.commander && person(one.commander) === person(unit.commander!));
  return twin >= 0 ? removeUnit(next, twin) : next;
}

/** Numbers of units in the plan's goals follow the units. */
export function removeUnit(plan: Plan, at: number): Plan {
  return renumber({ ...plan, unit: plan.unit.filter((_, i) => i !== at) }, "units", at);
}

export function removeObjective(plan: Plan, at: number): Plan {
  const left = (plan.objective ?? []).filter((_, i) => i !== at);
  const { objective: _, ...rest } = plan;
  return renumber(left.length ? { ...rest, objective: left } : rest, "objectives", at);
}

function renumber(plan: Plan, key: "units" | "objectives", gone: number): Plan {
  return lines(plan, (line) => {
    const numbers = line[key];
    if (!Array.isArray(numbers)) return line;
    const left = numbers.filter((n) => n !== gone + 1).map((n) => (n > gone + 1 ? n - 1 : n));
    if (left.length) return { ...line, [key]: left };
    const { [key]: _, ...rest } = line;
    return rest;
  });
}

/** Move what stands in a hex to another; units there change places. */
export function moveUnit(plan: Plan, from: Hex, to: Hex): Plan {
  const [one, two] = [unitAt(plan, from), unitAt(plan, to)];
  if (one < 0 || from === to || terrainAt(plan, to) === OFF) return plan;
  return { ...plan, unit: plan.unit.map((unit, i) => (i === one ? { ...unit, hex: to } : i === two ? { ...unit, hex: from } : unit)) };
}

/** A unit that arrives later may have several hexes, one from the start a single one. */
export function setRound(plan: Plan, at: number, round: number): Plan {
  const hexes = [plan.unit[at]!.hex].flat();
  return changeUnit(plan, at, round ? { round, hex: hexes } : { round: undefined, hex: hexes[0] ?? "" });
}

// ---- objectives and exits

export function objectiveAt(plan: Plan, hex: Hex): number {
  return (plan.objective ?? []).findIndex((goal) => goal.hex === hex);
}

export function toggleObjective(plan: Plan, hex: Hex): Plan {
  const at = objectiveAt(plan, hex);
  return at >= 0 ? removeObjective(plan, at) : { ...plan, objective: [...(plan.objective ?? []), { hex }] };
}

export function changeObjective(plan: Plan, at: number, change: Partial<Objective>): Plan {
  return { ...plan, objective: plan.objective?.map((goal, i) => (i === at ? trim({ ...goal, ...change }) : goal)) };
}

export function isExit(plan: Plan, hex: Hex, house: House): boolean {
  return (plan.exit ?? []).some((way) => way.house === house && way.hexes.includes(hex));
}

export function toggleExit(plan: Plan, hex: Hex, house: House): Plan {
  const ways = plan.exit ?? [];
  const inside = isExit(plan, hex, house);
  const own = ways.filter((way) => way.house === house).flatMap((way) => way.hexes);
  const left = inside ? own.filter((one) => one !== hex) : [...own, hex];
  const exit = [...ways.filter((way) => way.house !== house), ...(left.length ? [{ house, hexes: left }] : [])];
  const { exit: _, ...rest } = plan;
  return exit.length ? { ...rest, exit } : rest;
}

/** Take the topmost thing out of a hex: unit, objective, token, exits, terrain. */
export function erase(plan: Plan, hex: Hex): Plan {
  const unit = unitAt(plan, hex);
  if (unit >= 0) return removeUnit(plan, unit);
  const goal = objectiveAt(plan, hex);
  if (goal >= 0) return removeObjective(plan, goal);
  if (tokenAt(plan, hex)) return setToken(plan, hex, null);
  for (const house of HOUSES) if (isExit(plan, hex, house)) return toggleExit(plan, hex, house);
  return terrainAt(plan, hex) === OFF ? plan : paint(plan, hex, "plains");
}

// ---- lines of goals

export type ListName = "score" | "special" | "instant";

/** A key that is left out when there is nothing in it. */
export function setList<K extends ListName>(plan: Plan, key: K, list: NonNullable<Plan[K]>): Plan {
  const { [key]: _, ...rest } = plan;
  return (list.length ? { ...rest, [key]: list } : rest) as Plan;
}

export function setVictory(plan: Plan, victory: Won | undefined): Plan {
  const { victory: _, ...rest } = plan;
  return victory ? { ...rest, victory } : rest;
}

/** What stands at a place of the plan, e.g. "special.0.hexes". */
export function lookUp(plan: Plan, path: string): unknown {
  return path.split(".").reduce<unknown>((thing, key) => (thing as Record<string, unknown> | undefined)?.[key], plan);
}

/** The plan with something else at a place that leads through what is there. */
export function put(plan: Plan, path: string, value: unknown): Plan {
  return placed(plan, path.split("."), value) as Plan;
}

function placed(thing: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = placed((thing as Record<string, unknown>)[key], rest, value);
  return Array.isArray(thing) ? thing.map((one, i) => (String(i) === key ? inner : one)) : { ...(thing as object), [key]: inner };
}

/** Figures of each kind that a plan needs; a commander stands for one of them. */
export function figuresOf(plan: Plan, kindOf: (unit: Unit) => string, strength: (kind: string) => number): Map<string, number> {
  const found = new Map<string, number>();
  for (const unit of plan.unit) {
    const kind = kindOf(unit);
    found.set(kind, (found.get(kind) ?? 0) + strength(kind) - (unit.commander ? 1 : 0));
  }
  return found;
}

// ---- a plan from outside

/** Whether something can be opened in the editor at all; what is wrong with it the server says. */
export function isPlan(thing: unknown): thing is Plan {
  const plan = thing as Plan | null;
  return (
    !!plan &&
    typeof plan === "object" &&
    typeof plan.map === "string" &&
    Array.isArray(plan.unit) &&
    plan.unit.every((unit) => !!unit && typeof unit === "object") &&
    HOUSES.every((house) => typeof plan.ratings?.[house] === "object" && typeof plan.morale?.[house] === "string")
  );
}
