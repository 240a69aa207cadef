/** Hunt tiles told apart by what they show, and counted. */
import type { Facts, TileFacts } from "../types";

export interface TileGroup {
  tile: TileFacts;
  count: number;
}

export function alike(tile: TileFacts): string {
  return `${tile.kind}/${tile.value}/${tile.reveal}/${tile.stop}/${tile.card ?? ""}`;
}

/** Numbers first, from the lowest, then Eyes and special tiles. */
export function tileGroups(ids: readonly string[], facts: Facts): TileGroup[] {
  const found = new Map<string, TileGroup>();
  for (const id of ids) {
    const tile = facts.tiles.get(id);
    if (!tile) continue;
    const group = found.get(alike(tile));
    if (group) group.count += 1;
    else found.set(alike(tile), { tile, count: 1 });
  }
  const rank = ({ tile }: TileGroup) =>
    (tile.kind === "standard" ? 0 : 100) + (typeof tile.value === "number" ? tile.value : 50) + (tile.reveal ? 0.5 : 0);
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}
