/** Sentences about units, hexes and goals, for tooltips and screen readers. */
import { capital } from "../../../lib/games/choiceGroups";
import { lower } from "../../../lib/i18n/texts.svelte";
import type { Hex } from "../board/hexes";
import { say, word } from "../texts";
import type { Mark } from "../board/fieldState";
import type { Facts, FieldView, Goal, TerrainFacts, UnitView } from "../types";

/** "green Winterfell Riders", "Robb Stark's blue Winterfell Riders". */
export function unitName(unit: Pick<UnitView, "kind" | "rank" | "commander">, facts: Facts): string {
  const kind = facts.units.get(unit.kind)?.name ?? unit.kind;
  const rank = word("rank", unit.rank);
  if (!unit.commander) return say("unit-plain", { rank, kind });
  return say("unit-led", { rank, kind, commander: facts.commanders.get(unit.commander)?.name ?? unit.commander });
}

export function unitState(unit: UnitView, facts: Facts): string[] {
  const strength = facts.units.get(unit.kind)?.strength ?? unit.figures;
  return [
    say("figures-of", { figures: unit.figures, strength }),
    say(unit.active ? "active" : "inactive"),
    ...(unit.engaged === null ? [] : [say("engaged")]),
  ];
}

/** What a screen reader says of a hex. */
export function hexText(hex: Hex, field: FieldView, facts: Facts): string {
  const ground = field.field[hex];
  const parts = [`${hex}: ${terrainName(ground?.token ?? (ground?.devastated ? "devastated" : ground?.terrain), facts)}`];
  const unit = field.units.find((one) => one.hex === hex);
  if (unit) parts.push([word("house", unit.house), unitName(unit, facts), ...unitState(unit, facts)].join(", "));
  const goal = field.objectives.find((one) => one.hex === hex);
  if (goal) parts.push(objectiveText(goal));
  if (ground?.fire) parts.push(say("fire-level", { level: ground.fire }));
  return parts.join(". ");
}

export function objectiveText(goal: FieldView["objectives"][number]): string {
  const name = goal.name === goal.hex ? goal.hex : `${goal.name} (${goal.hex})`;
  return goal.control ? say("objective-held", { name, house: word("house", goal.control) }) : say("objective-open", { name });
}

export function terrainName(id: string | undefined, facts: Facts): string {
  if (!id) return "";
  return id === "devastated" ? say("devastated") : (facts.terrain.get(id)?.name ?? id);
}

export function keywordText(id: string, value: number): string {
  return value > 1 || id === "pursue" || id === "toughness" ? `${word("keyword", id)} ${value}` : word("keyword", id);
}

// ---- what a plan says

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]);
const joined = (list: string[]): string => list.join(", ");

function details(goal: Goal, field: FieldView, facts: Facts): Record<string, string | number> {
  const objectives = strings(goal.objectives).map((n) => field.objectives[Number(n) - 1]?.name ?? n);
  const terrain = typeof goal.terrain === "string" ? lower(terrainName(goal.terrain, facts)) : "";
  return {
    points: Number(goal.points ?? 1),
    by_rank: Array.isArray(goal.by_rank) ? goal.by_rank.join("/") : "",
    zones: Array.isArray(goal.zones) ? goal.zones.join("/") : "1/2/3",
    count: Number(goal.count ?? 0),
    at_least: Number(goal.at_least ?? 0),
    by: Number(goal.by ?? 0),
    zone: String(goal.zone ?? ""),
    test: String(goal.test ?? ""),
    terrain,
    objectives: joined(objectives),
    hexes: joined(strings(goal.hexes)),
    commander: joined(strings(goal.commander).map((id) => facts.commanders.get(id)?.name ?? id)),
    units: strings(goal.units).length,
    per: Number(goal.per ?? 1),
    rows: Array.isArray(goal.rows) ? joined((goal.rows as [number, number][]).map(([row, points]) => `${row}: ${points}`)) : "",
  };
}

/** A line of the plan that gives points: "Each enemy unit eliminated: 1 point." */
export function scoreText(goal: Goal, field: FieldView, facts: Facts): string {
  if (goal.note) return goal.note;
  const values = details(goal, field, facts);
  const base = goal.what === "eliminate" && values.by_rank ? "eliminate-by-rank" : goal.what === "capture" && values.commander ? "capture-named" : goal.what;
  return capital(say(`score-${base}`, values));
}

export function conditionText(goal: Goal, field: FieldView, facts: Facts): string {
  if (goal.note) return goal.note;
  return say(`condition-${goal.what}`, { ...details(goal, field, facts), house: word("house", goal.house) });
}

// ---- what ground and tokens do

/** The rules of a terrain hex or token, one sentence each; without those of fire where nothing can burn. */
export function terrainLines(terrain: TerrainFacts, facts: Facts, fires = true): string[] {
  const fact = (key: string) => (typeof terrain[key] === "number" ? (terrain[key] as number) : 0);
  const lines: string[] = [];
  if (terrain.passable === false) lines.push(say("terrain-closed"));
  if (terrain.stop) lines.push(say("terrain-stop"));
  if (terrain.stop_infantry) lines.push(say("terrain-stop-infantry"));
  if (terrain.road) lines.push(say("terrain-road"));
  if (terrain.no_pursuit) lines.push(say("terrain-no-pursuit"));
  if (terrain.blocks) lines.push(say("terrain-blocks"));
  if (fact("cap_against")) lines.push(say("terrain-cap-against", { dice: fact("cap_against") }));
  if (typeof terrain.cap_waived_on === "string") lines.push(say("terrain-cap-waived", { terrain: lower(terrainName(terrain.cap_waived_on, facts)) }));
  if (fact("cap_from")) lines.push(say("terrain-cap-from", { dice: fact("cap_from") }));
  if (fact("cap_from_ranged")) lines.push(say("terrain-cap-from-ranged", { dice: fact("cap_from_ranged") }));
  if (fact("cap_counterattack")) lines.push(say("terrain-cap-counterattack", { dice: fact("cap_counterattack") }));
  if (fact("cover")) lines.push(say("terrain-cover", { value: fact("cover") }));
  if (terrain.shoots_over_units) lines.push(say("terrain-shoots-over"));
  const end = terrain.burned ? `-${terrain.burned}` : "";
  if (fires) lines.push(fact("burns") ? say(`terrain-burns${end}`, { level: fact("burns") }) : say("terrain-never-burns"));
  return lines;
}

export function markText(mark: Mark): string {
  if (mark.kind === "person") return say("marker-person", { house: word("house", mark.state) });
  if (mark.kind === "target") return say("marker-target", { colour: word("rank", mark.state) });
  if (mark.kind === "arrival") return say("marker-arrival", { rounds: mark.text });
  if (mark.kind === "strategy" || mark.kind === "captive") return say(`marker-${mark.kind}-${mark.state}`);
  return "";
}

/** What a tactic does; where it stands says that it is one. */
export function tacticText(text: string): string {
  const named = `${say("tactic")}, `;
  return capital(text.startsWith(named) ? text.slice(named.length) : text);
}

export function effectText(effect: FieldView["effects"][number]): string {
  return capital(say(`effect-${effect.effect.replaceAll("_", "-")}`, { value: effect.value }));
}

/** A special rule of the plan, in a sentence. */
export function specialText(rule: FieldView["plan"]["special"][number]): string {
  const house = word("house", String(rule.by ?? rule.house ?? "stark"));
  const count = Array.isArray(rule.hexes) ? rule.hexes.length : 0;
  return say(`special-${rule.rule.replaceAll("_", "-")}`, {
    house,
    count,
    hex: String(rule.hex ?? ""),
    points: Number(rule.points ?? 0),
    real: Number(rule.real ?? 0),
  });
}
