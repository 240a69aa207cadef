/** What a game's own card in the inspector gets. */
import type { Entity } from "../games/entityNames";
import type { Catalogue, View } from "../api/protocol";

export interface TipProps {
  entity: Entity;
  view: View | null;
  catalogue: Catalogue | null;
}
