/** Where a character is and what he has, in words. */
import { say } from "../texts";
import { placeName, type Facts, type FieldView } from "../types";

/** What lies on a character's sheet. */
export function sheetOf(id: string, field: FieldView): string[] {
  const found: string[] = [];
  if (field.activated.includes(id)) found.push(say("activated"));
  if (field.troubled === id) found.push(say("troubled"));
  if (id === "gandalf" && field.concentration) found.push(say("concentrated"));
  if (id === "bilbo" && field.rings) found.push(say("rings", { count: field.rings }));
  if (id === "beorn" && field.wrath) found.push(say("wrath", { count: field.wrath }));
  if (id === "bolg" && field.bodyguards) found.push(say("bodyguards", { count: field.bodyguards }));
  if (id === "thorin" && field.armour) found.push(say("armour-holds", { count: field.armour }));
  return found;
}

export function whereIs(id: string, field: FieldView, facts: Facts): string {
  const at = field.characters[id];
  if (!at) return "";
  if (at === "fate_track") {
    const space = field.fate.waiting[id] ?? facts.characters.get(id)?.fate_space ?? 0;
    return field.fate.marker >= space ? say("at-fate-track-ready") : say("at-fate-track", { space });
  }
  if (at === "aloft") {
    return say("at-aloft", { territory: facts.territories.get(field.eagles.lord_over ?? "")?.name ?? "" });
  }
  if (["out_of_play", "eliminated", "vanished", "eyrie", "marching"].includes(at)) return say(`at-${at.replaceAll("_", "-")}`);
  return placeName(at, facts);
}

/** Where he is, as a narrow panel says it: "fate 11". */
export function shortPlace(id: string, field: FieldView, facts: Facts): string {
  if (field.characters[id] !== "fate_track") return whereIs(id, field, facts);
  const space = field.fate.waiting[id] ?? facts.characters.get(id)?.fate_space ?? 0;
  return field.fate.marker >= space ? say("at-fate-track-ready") : say("at-fate-short", { space });
}
