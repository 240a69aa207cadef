/** Things of the catalogue as tooltip cards name them. */
import type { Entity } from "../../../lib/games/entityNames";
import type { TipContent } from "../../../lib/inspector/inspectorState.svelte";
import type { Facts } from "../types";

export type Kind = "regions" | "characters" | "cards" | "tiles" | "combat_cards";

export function entity(kind: Kind, id: string, facts: Facts): Entity {
  const list = {
    regions: facts.regions,
    characters: facts.characters,
    cards: facts.cards,
    combat_cards: facts.combat,
    tiles: facts.tiles,
  }[kind] as Map<string, { id: string; name?: string; title?: string }>;
  const found = list.get(id);
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
