/** The morale track, from Stark's last space on the left to Lannister's on the right. */
import type { Facts, FieldView, House } from "../types";

export interface Space {
  /** As the view counts: negative on Stark's side, positive on Lannister's. */
  at: number;
  zone: string;
  breaks: boolean;
}

const ZONES = ["grey", "green", "yellow", "red"];

export function zoneOfSpace(space: number, facts: Facts): string {
  return ZONES.find((zone) => {
    const found = facts.morale[zone];
    return found && found.first <= space && space <= found.last;
  }) ?? "";
}

export function spacesOf(facts: Facts): Space[] {
  const breaks = new Set(ZONES.flatMap((zone) => facts.morale[zone]?.break_point ?? []));
  return Array.from({ length: 2 * facts.spaces + 1 }, (_, i) => {
    const at = i - facts.spaces;
    return { at, zone: zoneOfSpace(Math.abs(at), facts), breaks: breaks.has(Math.abs(at)) };
  });
}

/** On whose side the marker stands, and how far out; no House at the centre. */
export function morale(field: FieldView, facts: Facts): { house: House | null; space: number; zone: string } {
  const space = Math.abs(field.morale);
  return { house: field.morale ? (field.morale > 0 ? "lannister" : "stark") : null, space, zone: zoneOfSpace(space, facts) };
}
