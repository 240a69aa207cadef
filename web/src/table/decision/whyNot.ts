/** What somebody points at that cannot be chosen now: the table asks the server why not. */
import type { Thing } from "../../lib/api/protocol";

/** Which data attribute of a thing on the stage holds its id, by the kind that actions call it. */
const HOLDS: [attribute: string, kind: string][] = [
  ["region", "region"],
  ["hex", "hex"],
  ["card", "card"],
  ["hand", "card"],
  ["manoeuvre", "manoeuvre"],
  ["territory", "territory"],
  ["commander", "commander"],
  ["symbol", "symbol"],
  ["face", "face"],
  ["deck", "deck"],
  ["nation", "nation"],
  ["character", "character"],
];
const THINGS = HOLDS.map(([attribute]) => `[data-${attribute}]`).join();

export const WONDER = "wonder";

export interface Wonder {
  thing: Thing;
  /** The thing by its name. */
  title: string;
}

/** The thing that an element shows, by its kind and id. */
export function thingOf(element: Element | null): Thing | null {
  const { dataset } = element?.closest<HTMLElement | SVGElement>(THINGS) ?? {};
  const [attribute, kind] = HOLDS.find(([one]) => dataset?.[one]) ?? [];
  return attribute && kind ? { [kind]: dataset![attribute]! } : null;
}

/** Tell the table that a thing was pointed at which can do nothing now. */
export function wonder(element: Element, title: string): void {
  const thing = thingOf(element);
  if (thing) element.dispatchEvent(new CustomEvent<Wonder>(WONDER, { bubbles: true, detail: { thing, title } }));
}
