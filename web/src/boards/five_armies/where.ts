/** Where a character is, in words. */
import { say } from "./texts";
import { placeName, type Facts, type FieldView } from "./types";

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
