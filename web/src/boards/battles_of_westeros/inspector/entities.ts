/** Things of the table for tooltip cards; Tip.svelte draws them. */
import type { Entity } from "../../../lib/games/entityNames";
import type { TipContent } from "../../../lib/inspector/inspectorState.svelte";
import type { Hex } from "../board/hexes";
import type { Facts, FieldView } from "../types";

export type Kind = "units" | "commanders" | "cards" | "terrain";

export function entity(kind: Kind, id: string, facts: Facts): Entity {
  const found = (facts[kind] as Map<string, { id: string; name: string }>).get(id);
  return { kind, id, name: found?.name ?? id, facts: (found ?? {}) as unknown as Record<string, unknown> };
}

export function about(kind: Kind, id: string, facts: Facts): TipContent {
  return { entity: entity(kind, id, facts) };
}

/** A hex with all that is in it. */
export function hexEntity(hex: Hex, field: FieldView): Entity {
  return { kind: "hex", id: hex, name: hex, facts: { ...field.field[hex] } };
}
