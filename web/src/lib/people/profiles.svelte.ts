/** Who of those that are shown has a profile: guests have none, and a seat does not tell. */
import { SvelteMap } from "svelte/reactivity";

import { society } from "./people";

class Profiles {
  private known = new SvelteMap<string, boolean>();

  /** Whether there is a profile of somebody, as far as that is known. */
  has(id: string): boolean {
    return this.known.get(id) ?? false;
  }

  /** Find out about those of whom nothing is known yet. */
  async ask(ids: string[]): Promise<void> {
    const asked = [...new Set(ids)].filter((id) => id && !id.startsWith("gone.") && !this.known.has(id));
    if (!asked.length) return;
    try {
      const found = new Set((await society.withProfiles(asked)).map((player) => player.id));
      for (const id of asked) this.known.set(id, found.has(id));
    } catch {
      // A name without a link will do.
    }
  }
}

export const profiles = new Profiles();
