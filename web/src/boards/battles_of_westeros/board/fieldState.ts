/** What lies on the field besides land and units: engagements, tokens, edges; and who is acting. */
import { AS_PLANNED, centre, directionTo, edge, edgeAngle, outline, RADIUS, round, step, STEP, WIDTH, within, type Hex, type Point } from "./hexes";
import { frameNamed, onField, ZONE, type FieldView, type House, type UnitView } from "../types";

export interface Engagement {
  key: string;
  x: number;
  y: number;
  /** Degrees: toward the unit that was attacked. */
  turn: number;
  by: House;
}

/** The engagement tokens: on the edge between two units, pointing from the House that began it. */
export function engagements(field: FieldView, paper = AS_PLANNED): Engagement[] {
  const found: Engagement[] = [];
  for (const unit of field.units) {
    const foe = unit.engaged === null ? undefined : field.units[unit.engaged];
    if (!foe || unit.house !== unit.engaged_by || !onField(unit, field.field) || !onField(foe, field.field)) continue;
    const direction = directionTo(unit.hex, foe.hex);
    const [ax, ay] = centre(unit.hex, paper);
    const [bx, by] = centre(foe.hex, paper);
    const [x, y] = direction >= 0 ? edge(unit.hex, direction, 1, paper) : [(ax + bx) / 2, (ay + by) / 2];
    found.push({
      key: `${unit.unit}-${foe.unit}`,
      x: round(x),
      y: round(y),
      turn: round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI),
      by: unit.house,
    });
  }
  return found;
}

/** Who is doing something to whom, by the innermost procedure that says so. */
export interface Acting {
  unit: number | null;
  target: number | null;
}

const UNIT_OF: Record<string, string> = {
  MoveUnit: "unit",
  ChooseDeed: "unit",
  FollowUp: "unit",
  Retreat: "unit",
  TakeAlong: "unit",
  DogsOfWar: "unit",
  Attack: "attacker",
  PartingBlow: "striker",
  Direwolf: "leader",
  StandFast: "leader",
  FanFlames: "leader",
  ChangePlaces: "leader",
};
const TARGET_OF: Record<string, string> = { Attack: "target", DogsOfWar: "target", PartingBlow: "leaver" };

export function acting(field: FieldView): Acting {
  const frames = [...field.procedure].reverse();
  const frame = frames.find((one) => one.name in UNIT_OF);
  if (!frame) return { unit: null, target: null };
  const number = (name: string | undefined) => (name ? ((frame[name] as number | null | undefined) ?? null) : null);
  return { unit: number(UNIT_OF[frame.name]), target: number(TARGET_OF[frame.name]) };
}

/** The unit of the commander whose card is being played. */
export function leading(field: FieldView): UnitView | null {
  const leader = frameNamed(field, "PlayCard")?.leader;
  return typeof leader === "number" ? (field.units[leader] ?? null) : null;
}

export function zoneOf(unit: UnitView, field: FieldView): Set<Hex> {
  return within(unit.hex, ZONE, Object.keys(field.field));
}

export function zoneLine(unit: UnitView, field: FieldView, paper = AS_PLANNED): string {
  return outline(zoneOf(unit, field), paper);
}

// ---- tokens of battle plans

export interface Mark {
  key: string;
  hex: Hex;
  kind: "strategy" | "captive" | "person" | "target" | "strength" | "arrival" | "place";
  /** A House, a colour, a state. */
  state: string;
  text: string;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function marks(field: FieldView): Mark[] {
  const found: Mark[] = [];
  for (const { hex, token } of field.strategy) found.push({ key: `s${hex}`, hex, kind: "strategy", state: token, text: "" });
  for (const hex of field.captive?.tokens ?? []) {
    const state = field.captive!.hex === null ? "hidden" : field.captive!.hex === hex ? "true" : "decoy";
    found.push({ key: `c${hex}`, hex, kind: "captive", state, text: "" });
  }
  for (const rule of field.plan.special) {
    if (rule.rule === "bystander" && !field.taken.includes(String(rule.hex))) {
      found.push({ key: `b${rule.hex}`, hex: String(rule.hex), kind: "person", state: String(rule.by), text: "" });
    }
  }
  for (const { hex, colour } of field.targets) found.push({ key: `t${hex}`, hex, kind: "target", state: colour, text: "" });
  found.push(...beingLaid(field));
  for (const { hex, rounds } of arrivals(field)) {
    found.push({ key: `a${hex}`, hex, kind: "arrival", state: "", text: rounds.join(" ") });
  }
  return found;
}

/** Tokens of a procedure before the battle that are not yet in force. */
function beingLaid(field: FieldView): Mark[] {
  const aim = frameNamed(field, "AimCatapults");
  const walls = frameNamed(field, "Palisades");
  const captive = frameNamed(field, "HideCaptive");
  const found: Mark[] = [];
  if (aim) {
    const colours = list(aim.colours) as string[];
    (list(aim.hexes) as Hex[]).forEach((hex, i) => {
      if (i < colours.length) found.push({ key: `t${hex}`, hex, kind: "target", state: colours[i]!, text: "" });
      else if (i === colours.length) found.push({ key: `t${hex}`, hex, kind: "place", state: "next", text: "?" });
    });
  }
  for (const [hex, tokens] of Object.entries((walls?.strength ?? {}) as Record<Hex, Record<string, number>>)) {
    found.push({ key: `w${hex}`, hex, kind: "strength", state: "", text: Object.values(tokens).join(" ") });
  }
  for (const hex of list(captive?.places) as Hex[]) found.push({ key: `p${hex}`, hex, kind: "captive", state: "hidden", text: "" });
  return found;
}

/** Where reinforcements may still arrive, and in which rounds. */
export function arrivals(field: FieldView): { hex: Hex; rounds: number[] }[] {
  const found = new Map<Hex, Set<number>>();
  for (const { round: when, hexes } of field.waiting) {
    if (!when) continue;
    for (const hex of hexes) found.set(hex, (found.get(hex) ?? new Set()).add(when));
  }
  return [...found].map(([hex, rounds]) => ({ hex, rounds: [...rounds].sort((a, b) => a - b) }));
}

/** Rows that a score counts, with what they are worth. */
export function scoredRows(field: FieldView, paper = AS_PLANNED): { house: House; y: number; points: number }[] {
  const rows = field.plan.scores.filter((goal) => goal.what === "rows");
  return rows.flatMap((goal) =>
    (list(goal.rows) as [number, number][]).map(([row, points]) => {
      const down = (field.plan.top === goal.house) !== paper.turned;
      const [, y] = centre(`a${row}`, paper);
      return { house: goal.house, y: down ? y - STEP / 2 : y + STEP / 2, points };
    }),
  );
}

/** Hexes that a score or condition names as an area. */
export function areas(field: FieldView, paper = AS_PLANNED): { house: House; line: string }[] {
  const goals = [...field.plan.scores, ...(field.plan.victory?.conditions ?? []), ...field.plan.instant.flatMap((one) => one.conditions)];
  return goals
    .filter((goal) => (goal.what === "area" || goal.what === "occupies") && Array.isArray(goal.hexes))
    .map((goal) => ({ house: goal.house, line: outline(new Set(goal.hexes as Hex[]), paper) }));
}

/** An arrow over the edge of the field where a House may leave it. */
export function exits(field: FieldView, house: House, paper = AS_PLANNED): { hex: Hex; path: string }[] {
  return field.plan.exits[house].flatMap((hex) => {
    const direction = waysOut(field, house).find((one) => {
      const next = step(hex, one);
      return !next || !field.field[next];
    });
    if (direction === undefined) return [];
    const [x, y] = edge(hex, direction, 0.82, paper);
    const angle = edgeAngle(direction, paper);
    const point = (far: number, side: number): string =>
      `${round(x + far * Math.cos(angle) - side * Math.sin(angle))} ${round(y + far * Math.sin(angle) + side * Math.cos(angle))}`;
    return [{ hex, path: `M${point(-4, -5)}L${point(8, -5)}L${point(8, -11)}L${point(20, 0)}L${point(8, 11)}L${point(8, 5)}L${point(-4, 5)}Z` }];
  });
}

/** Ways out are looked for toward the enemy's edge first, then one's own, then the sides. */
function waysOut(field: FieldView, house: House): number[] {
  return field.plan.top === house ? [2, 3, 0, 5, 1, 4] : [0, 5, 2, 3, 1, 4];
}

// ---- lines

/** A line from hex to hex that stops short of both middles. */
export function lineBetween(from: Hex, to: Hex, short = 20, paper = AS_PLANNED): string {
  const [ax, ay] = centre(from, paper);
  const [bx, by] = centre(to, paper);
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const cut = Math.min(short, far / 3);
  const at = (gone: number) => `${round(ax + ((bx - ax) * gone) / far)} ${round(ay + ((by - ay) * gone) / far)}`;
  return `M${at(cut)}L${at(far - cut)}`;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around some hexes. */
export function boxOf(hexes: Iterable<Hex>, paper = AS_PLANNED): Area | null {
  const middles: Point[] = [...hexes].map((hex) => centre(hex, paper));
  if (!middles.length) return null;
  const left = Math.min(...middles.map(([x]) => x)) - WIDTH / 2;
  const top = Math.min(...middles.map(([, y]) => y)) - RADIUS;
  return {
    x: left,
    y: top,
    width: Math.max(...middles.map(([x]) => x)) + WIDTH / 2 - left,
    height: Math.max(...middles.map(([, y]) => y)) + RADIUS - top,
  };
}

/** The middle of a box, no larger than told. */
export function middleOf(box: Area, most: Pick<Area, "width" | "height">): Area {
  const [width, height] = [Math.min(box.width, most.width), Math.min(box.height, most.height)];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
