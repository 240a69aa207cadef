/** The way a unit takes over the field, as far as one can tell from where it stood and where it arrived. */
import { neighbours, type Hex } from "../board/hexes";
import type { FieldView, House } from "../types";

/** Hexes passed between two, by a shortest way around enemies and past rivers where that costs nothing; none where they touch. */
export function wayBetween(from: Hex, to: Hex, field: FieldView, house: House): Hex[] {
  if (!(from in field.field) || !(to in field.field)) return [];
  const enemies = new Set(field.units.filter((unit) => unit.house !== house).map((unit) => unit.hex));
  const costOf = (hex: Hex) => {
    const { terrain, token } = field.field[hex]!;
    const wet = terrain.includes("river") && !token;
    return 1 + (wet ? 6 : 0) + (terrain === "forest" || terrain === "hills" ? 0.4 : 0) + (enemies.has(hex) ? 20 : 0);
  };
  const cost = new Map<Hex, number>([[from, 0]]);
  const before = new Map<Hex, Hex>();
  const open = new Set([from]);
  while (open.size) {
    const here = [...open].reduce((one, two) => (cost.get(two)! < cost.get(one)! ? two : one));
    open.delete(here);
    if (here === to) break;
    for (const next of neighbours(here)) {
      if (!(next in field.field)) continue;
      const far = cost.get(here)! + (next === to ? 1 : costOf(next));
      if (far >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, far);
      before.set(next, here);
      open.add(next);
    }
  }
  const way: Hex[] = [];
  for (let hex = before.get(to); hex && hex !== from; hex = before.get(hex)) way.unshift(hex);
  return way;
}
