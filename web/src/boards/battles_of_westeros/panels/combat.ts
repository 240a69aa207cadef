/** An attack put together from the log: who, dice, hits, what came of it. */
import type { Line } from "../../../lib/api/protocol";
import type { Hex } from "../board/hexes";
import { frameNamed, type FieldView, type House, type UnitView } from "../types";

export type Named = Pick<UnitView, "kind" | "house" | "rank" | "commander">;

export interface Combat {
  key: number;
  how: string;
  attacker: number;
  target: number;
  who: Named;
  whom: Named;
  origin: Hex;
  to: Hex;
  /** Each roll of the attack; a later one replaces the earlier. */
  rolls: string[][];
  /** The face of the dogs' die. */
  dogs: string | null;
  hits: { hits: number; dealt: number } | null;
  /** What happened to whom, in order. */
  ends: { kind: "lost" | "retreated" | "blocked" | "eliminated" | "captured"; unit: number; count: number; name: string }[];
  last: number;
}

/** Lines that end the story of an attack. */
const OTHERS = new Set(["token_used", "card_played", "passed", "round_began", "ordered", "commands_paid", "moved", "points"]);

function named(value: unknown): Named {
  const given = (value ?? {}) as Record<string, string>;
  return { kind: given.kind ?? "", house: (given.house ?? "stark") as House, rank: given.rank ?? "green", commander: given.commander || null };
}

function begun(line: Line): Combat {
  const { data } = line;
  return {
    key: line.k,
    how: String(data.how ?? "dogs_of_war"),
    attacker: Number(data.attacker ?? data.unit),
    target: Number(data.target),
    who: named(data.who),
    whom: named(data.whom),
    origin: String(data.origin ?? ""),
    to: String(data.to ?? ""),
    rolls: [],
    dogs: null,
    hits: null,
    ends: [],
    last: line.k,
  };
}

/** The attacks of the log's end that belong together, the first one first: an attack, parting blows and counterattacks. */
export function lastCombats(log: readonly Line[]): Combat[] {
  const found: Combat[] = [];
  let over = false;
  for (const line of log.slice(-120)) {
    if (line.kind === "attack" || line.kind === "dogs_loosed") {
      const dogs = found.at(-1);
      if (line.kind === "attack" && line.data.how === "dogs_of_war" && !over && dogs?.dogs && !dogs.rolls.length) continue;
      if (over) found.length = 0;
      over = false;
      found.push(begun(line));
      if (line.kind === "dogs_loosed") found.at(-1)!.dogs = String(line.data.face ?? "");
    } else if (OTHERS.has(line.kind)) {
      over = true;
    } else if (!over && found.length) {
      take(found.at(-1)!, line);
    }
  }
  return found;
}

function take(combat: Combat, { k, kind, data }: Line): void {
  const unit = Number(data.unit);
  combat.last = k;
  if (kind === "rolled") combat.rolls.push((data.faces as string[]) ?? []);
  else if (kind === "hits") combat.hits = { hits: Number(data.hits), dealt: Number(data.dealt) };
  else if (kind === "figures_lost") combat.ends.push({ kind: "lost", unit, count: Number(data.count), name: "" });
  else if (kind === "retreat_blocked") combat.ends.push({ kind: "blocked", unit, count: Number(data.hits), name: "" });
  else if (kind === "eliminated") combat.ends.push({ kind: "eliminated", unit, count: 1, name: "" });
  else if (kind === "captured") combat.ends.push({ kind: "captured", unit: -1, count: 1, name: String(data.commander) });
  else if (kind === "retreated") {
    const before = combat.ends.at(-1);
    if (before?.kind === "retreated" && before.unit === unit) before.count += 1;
    else combat.ends.push({ kind: "retreated", unit, count: 1, name: "" });
  }
}

/** Which faces of the last roll hit, as far as its hits tell: the target's rank, and valor where that counts. */
export function hittingFaces(combat: Combat): Set<string> {
  const faces = combat.rolls.at(-1) ?? [];
  const wanted = combat.hits?.hits;
  if (!wanted) return new Set();
  const of = (...symbols: string[]) => faces.filter((face) => symbols.includes(face)).length;
  const { rank } = combat.whom;
  return of(rank, "valor") === wanted ? new Set([rank, "valor"]) : of(rank) === wanted ? new Set([rank]) : of("valor") === wanted ? new Set(["valor"]) : new Set();
}

/** What the attack of these was not yet seen by who last chose at a line of the log. */
export const isNews = (combats: readonly Combat[], acted: number): boolean => (combats.at(-1)?.last ?? -1) > acted;

export interface Live {
  dice: number;
  flank: boolean;
  hexes: number;
  rolled: boolean;
}

/** What the engine says of the attack that is being made. */
export function liveAttack(field: FieldView): (Live & { attacker: number; target: number; kind: string }) | null {
  const frame = frameNamed(field, "Attack");
  if (!frame) return null;
  const results = Object.values((frame.results ?? {}) as Record<string, number>);
  return {
    attacker: Number(frame.attacker),
    target: Number(frame.target),
    kind: String(frame.kind),
    dice: Number(frame.dice),
    flank: !!frame.flank,
    hexes: Number(frame.hexes ?? 0),
    rolled: results.some((count) => count > 0),
  };
}
