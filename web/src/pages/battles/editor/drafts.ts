/** What is being edited, kept in this browser at every change so that nothing is lost. */
import { isPlan, type Plan } from "../../../boards/battles_of_westeros/plan";

export interface Draft {
  plan: Plan;
  /** The revision of the server that it was made from; 0: not saved there yet. */
  revision: number;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Keys = Shelf & Pick<Storage, "key" | "length">;

function shelf(): Keys | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

/** Drafts by the id of the battle; "new" for one without. */
const PLACE = "westmarch.battle.";
const place = (id: string) => `${PLACE}${id}`;

/** Every draft of this browser: its id, and the address of the editor that goes on with it. */
export function allDrafts(store: Keys | null = shelf()): { id: string; address: string; draft: Draft }[] {
  const found = [];
  for (let i = 0; i < (store?.length ?? 0); i += 1) {
    const id = store!.key(i)?.startsWith(PLACE) ? store!.key(i)!.slice(PLACE.length) : "";
    const draft = id ? loadDraft(id, store) : null;
    if (!draft) continue;
    const [, kind, other] = /^(from|room|copy)-(.+)$/.exec(id) ?? [];
    const address = kind === "from" || kind === "room" ? `/battles/new?${kind}=${encodeURIComponent(other!)}` : `/battles/${other ?? id}`;
    found.push({ id, address, draft });
  }
  return found;
}

export function loadDraft(id: string, store: Shelf | null = shelf()): Draft | null {
  try {
    const found = JSON.parse(store?.getItem(place(id)) ?? "null") as Draft | null;
    return found && isPlan(found.plan) && Number.isInteger(found.revision) ? found : null;
  } catch {
    return null;
  }
}

export function keepDraft(id: string, draft: Draft, store: Shelf | null = shelf()): boolean {
  try {
    store?.setItem(place(id), JSON.stringify(draft));
    return !!store;
  } catch {
    return false;
  }
}

export function dropDraft(id: string, store: Shelf | null = shelf()): void {
  try {
    store?.removeItem(place(id));
  } catch {
    // A closed storage keeps nothing anyway.
  }
}
