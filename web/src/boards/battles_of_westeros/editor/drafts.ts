/** What is being edited, kept in this browser at every change so that nothing is lost. */
import { isPlan, type Plan } from "./plan";

export interface Draft {
  plan: Plan;
  /** The revision of the server that it was made from; 0: not saved there yet. */
  revision: number;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function shelf(): Shelf | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

/** Drafts by the id of the battle; "new" for one without. */
const place = (id: string) => `westmarch.battle.${id}`;

export function loadDraft(id: string, store = shelf()): Draft | null {
  try {
    const found = JSON.parse(store?.getItem(place(id)) ?? "null") as Draft | null;
    return found && isPlan(found.plan) && Number.isInteger(found.revision) ? found : null;
  } catch {
    return null;
  }
}

export function keepDraft(id: string, draft: Draft, store = shelf()): boolean {
  try {
    store?.setItem(place(id), JSON.stringify(draft));
    return !!store;
  } catch {
    return false;
  }
}

export function dropDraft(id: string, store = shelf()): void {
  try {
    store?.removeItem(place(id));
  } catch {
    // A closed storage keeps nothing anyway.
  }
}
