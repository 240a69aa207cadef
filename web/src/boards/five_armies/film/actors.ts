/** The pieces of the film, with all that is needed to draw them (Actor.svelte). */
import type { Facts, Side } from "../types";

type UnitActor = {
  id: string;
  people: string;
  strength: number;
};

export type FilmActor =
  | { kind: "army"; side: Side; units: (UnitActor & { count: number })[]; people: { id: string; side: Side }[] }
  | ({ kind: "unit" } & UnitActor)
  | { kind: "character"; id: string; side: Side }
  | { kind: "token"; id: string; side: Side }
  | { kind: "flyer"; id: "eagle" | "great_bat" }
  /** Leadership, Damage and Wrath. */
  | { kind: "mark"; id: "leaders" | "damage" | "wrath" }
  /** On the fate track. */
  | { kind: "marker" }
  | { kind: "tile"; value: number }
  | { kind: "card"; id: string; side: Side | "both"; order?: string; combat?: string; manoeuvre?: boolean }
  /** Cards from behind. */
  | { kind: "back"; side: Side | "both" }
  | { kind: "die"; face: string; side: Side }
  /** Of who takes control. */
  | { kind: "banner"; side: Side }
  /** Of walls. */
  | { kind: "stones" }
  /** A shot. */
  | { kind: "arrow" };

const unitOf = (id: string, facts: Facts): UnitActor => {
  const unit = facts.units.get(id);
  return { id, people: unit?.people ?? "", strength: unit?.strength ?? 1 };
};

export const unitActor = (id: string, facts: Facts): FilmActor & { kind: "unit" } => ({ kind: "unit", ...unitOf(id, facts) });

export function personActor(id: string, facts: Facts): FilmActor & { kind: "character" } {
  return { kind: "character", id, side: facts.characters.get(id)?.side ?? "free_peoples" };
}

export function armyActor(units: Record<string, number>, people: readonly string[], side: Side, facts: Facts): FilmActor & { kind: "army" } {
  return {
    kind: "army",
    side,
    units: [...facts.units.keys()].filter((id) => units[id]).map((id) => ({ ...unitOf(id, facts), count: units[id]! })),
    people: people.map((id) => ({ id, side: facts.characters.get(id)?.side ?? side })),
  };
}

export function tokenActor(id: string, facts: Facts): FilmActor & { kind: "token" } {
  return { kind: "token", id, side: facts.tokens.get(id)?.side ?? "free_peoples" };
}
