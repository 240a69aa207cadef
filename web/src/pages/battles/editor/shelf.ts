/** All battles one can choose from: the game's own, the skirmishes, and one's own. */
import { api, type Api } from "../../../lib/api/client";
import { catalogueOf } from "../../../lib/games/catalogue";
import type { BattleLibrary, SavedBattle } from "../../../lib/api/protocol";
import { factsOf, type Facts, type House } from "../../../boards/battles_of_westeros/types";
import { isPlan, type Plan, type Unit } from "../../../boards/battles_of_westeros/plan";

export interface OwnBattle extends SavedBattle {
  plan: Plan;
}

export interface Shelf {
  facts: Facts;
  library: BattleLibrary<Plan>;
  /** Those one made that can be drawn at all. */
  mine: OwnBattle[];
}

export async function loadShelf(server: Api = api): Promise<Shelf> {
  await server.me();
  const [catalogue, library, mine] = await Promise.all([
    catalogueOf("battles_of_westeros", server),
    server.battleLibrary<Plan>(),
    server.myBattles(),
  ]);
  return { facts: factsOf(catalogue), library, mine: mine.filter((one): one is OwnBattle => isPlan(one.plan)) };
}

/** The House of a unit of a plan. */
export function houseIn(facts: Facts): (unit: Unit) => House {
  return (unit) => facts.units.get(unit.kind ?? "")?.house ?? facts.commanders.get(unit.commander ?? "")?.house ?? "stark";
}

export function counts(plan: Plan, facts: Facts): Record<House, number> {
  const house = houseIn(facts);
  const found = { stark: 0, lannister: 0 };
  for (const unit of plan.unit) found[house(unit)] += 1;
  return found;
}
