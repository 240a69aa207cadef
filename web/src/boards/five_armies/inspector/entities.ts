/** Things of the catalogue as tooltip cards name them. */
import type { Entity } from "../../../lib/games/entityNames";
import type { TipContent } from "../../../lib/inspector/inspectorState.svelte";
import type { Facts } from "../types";

export type Kind = "regions" | "spaces" | "territories" | "characters" | "cards" | "units" | "special_units" | "manoeuvres" | "tiles" | "tokens";

export function entity(kind: Kind, id: string, facts: Facts): Entity {
  const lists: Record<Kind, Map<string, unknown>> = {
    regions: facts.regions,
    spaces: facts.spaces,
    territories: facts.territories,
    characters: facts.characters,
    cards: facts.cards,
    units: facts.units,
    special_units: facts.special,
    manoeuvres: facts.manoeuvres,
    tiles: facts.tiles,
    tokens: facts.tokens,
  };
  const found = lists[kind].get(id) as { name?: string; title?: string } | undefined;
  return {
    kind,
    id,
    name: found?.name ?? found?.title ?? id,
    facts: (found ?? {}) as unknown as Record<string, unknown>,
  };
}

export function about(kind: Kind, id: string, facts: Facts): TipContent {
  return { entity: entity(kind, id, facts) };
}
