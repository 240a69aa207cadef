/** The view and the catalogue of Battles of Westeros, as the server gives them. */
import type { Catalogue, View } from "../../lib/api/protocol";
import type { Hex } from "./board/hexes";
import type { Land } from "./board/landDrawing";
import type { Frame } from "../../table/state/procedure";

export { frameNamed, type Frame } from "../../table/state/procedure";

export type House = "stark" | "lannister";
export const HOUSES: readonly House[] = ["stark", "lannister"];
export const other = (house: House): House => (house === "stark" ? "lannister" : "stark");

export const SYMBOL_IDS = ["green", "blue", "red", "valor", "morale"] as const;
export type SymbolId = (typeof SYMBOL_IDS)[number];
export const ZONE = 2;

export interface Sight {
  unit: number;
  through: Hex[];
  /** What stands in the way; empty: the line is free. */
  blocked: Hex[];
}

export interface UnitView {
  unit: number;
  kind: string;
  house: House;
  rank: string;
  /** A hex, or eliminated, waiting, escaped. */
  hex: Hex;
  figures: number;
  commander: string | null;
  active: boolean;
  engaged: number | null;
  engaged_by: House | null;
  turn: number;
  keywords: Record<string, number>;
  /** Hexes it could move to and still attack, and those it could only move to. */
  moves: Hex[];
  marches: Hex[];
  sees: Sight[];
}

export interface HouseView {
  command: number;
  pool: Record<SymbolId, number>;
  checked: Record<SymbolId, number>;
  hand: number;
  deck: number;
  discards: string[];
  passed: boolean;
}

export interface CommanderView {
  commander: string;
  house: House;
  tokens: number;
  fresh: boolean;
  captured_by: House | null;
}

export interface Goal {
  what: string;
  house: House;
  when?: string;
  points?: number;
  note?: string;
  [word: string]: unknown;
}

export interface Won {
  house: House;
  conditions: Goal[];
}

export interface PlanView {
  /** A line of story. */
  summary: string;
  provenance: string;
  top: House;
  ratings: Record<House, { command: number; order: number; leadership: number }>;
  exits: Record<House, Hex[]>;
  scores: Goal[];
  victory: Won | null;
  instant: Won[];
  special: ({ rule: string } & Record<string, unknown>)[];
}

export interface FieldView {
  battle: string;
  title: string;
  plan: PlanView;
  round: number;
  rounds: number;
  phase: string;
  first: House;
  to_act: House;
  momentum: House;
  /** Positive on Lannister's side. */
  morale: number;
  rout: Record<House, boolean>;
  points: Record<House, number>;
  houses: Record<House, HouseView>;
  field: Land;
  setting_up: {
    skirmish: string;
    picks: string[];
    cards: Record<House, string[]>;
    overlays: Record<House, string[]>;
  } | null;
  objectives: { hex: Hex; name: string; control: House | null }[];
  strategy: { hex: Hex; token: string }[];
  captive: { tokens: Hex[]; hex: Hex | null } | null;
  targets: { hex: Hex; colour: string }[];
  taken: Hex[];
  units: UnitView[];
  waiting: { unit: number; round: number; hexes: Hex[] }[];
  commanders: CommanderView[];
  effects: { effect: string; unit: number; value: number; until: string }[];
  ordered: number[];
  playing: string | null;
  hand: string[];
  procedure: Frame[];
  to_decide: House | null;
  ending: string;
  winners: House[];
}

export function fieldView(view: View): FieldView {
  return view as unknown as FieldView;
}

// ---- the catalogue

export interface UnitFacts {
  id: string;
  name: string;
  house: House;
  class: string;
  strength: number;
  attack: "melee" | "ranged";
  range: number;
  valor_hits: boolean;
  keywords: Record<string, number>;
  /** For each rank the choices: hexes, and whether it may attack then. */
  orders: [number, boolean][][];
  dice: number[];
  provenance: Record<string, string>;
}

export interface CommanderFacts {
  id: string;
  person: string;
  name: string;
  title: string;
  house: House;
  unit: string;
  limit: number;
  rating: number;
  keywords: Record<string, number>;
  ability: string;
  commit: string;
  provenance: Record<string, string>;
}

export interface CardFacts {
  id: string;
  name: string;
  house: House;
  commander?: string;
  provenance: string;
  commands: { cost: number; do: string; text: string }[];
  tactic?: { timing: string; pool?: string[]; text: string };
}

export interface TerrainFacts {
  id: string;
  name: string;
  kind: "hex" | "token";
  [fact: string]: unknown;
}

export interface Facts {
  units: Map<string, UnitFacts>;
  commanders: Map<string, CommanderFacts>;
  cards: Map<string, CardFacts>;
  terrain: Map<string, TerrainFacts>;
  battles: Map<string, { id: string; title: string; summary?: string; provenance?: string }>;
  setup: Map<string, { id: string; commander?: string; units: [string, string][]; terrain: Record<string, number> }>;
  morale: Record<string, { first: number; last: number; break_point?: number }>;
  spaces: number;
}

function byId<T extends { id: string }>(list: unknown): Map<string, T> {
  return new Map((Array.isArray(list) ? (list as T[]) : []).map((one) => [one.id, one]));
}

const known = new WeakMap<Catalogue, Facts>();
const NOTHING: Catalogue = {};

export function factsOf(catalogue: Catalogue | null): Facts {
  const from = catalogue ?? NOTHING;
  let facts = known.get(from);
  if (!facts) {
    const morale = (from.morale ?? {}) as Facts["morale"] & { spaces?: number };
    facts = {
      units: byId(from.units),
      commanders: byId(from.commanders),
      cards: byId(from.cards),
      terrain: byId(from.terrain),
      battles: byId([...((from.battles as []) ?? []), ...((from.skirmishes as []) ?? [])]),
      setup: byId(from.setup_cards),
      morale,
      spaces: Number(morale.spaces ?? 11),
    };
    known.set(from, facts);
  }
  return facts;
}

// ---- who and where

export const onField = (unit: UnitView, field: Land): boolean => unit.hex in field;

export function unitsByHex(field: FieldView): Map<Hex, UnitView> {
  return new Map(field.units.filter((unit) => onField(unit, field.field)).map((unit) => [unit.hex, unit]));
}

/** The House this viewer sits for; a spectator looks from below. */
export function ownHouse(seat: number | null, field: FieldView): House {
  return seat === null ? other(field.plan.top) : HOUSES[seat]!;
}
