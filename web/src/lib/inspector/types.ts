/** What a game's own card in the inspector gets. */
import type { Entity } from "../names";
import type { Catalogue, View } from "../protocol";

export interface TipProps {
  entity: Entity;
  view: View | null;
  catalogue: Catalogue | null;
}
