import { sentence } from "../../lib/api/client";
import type { Room } from "../../lib/api/protocol";
import { go } from "../../lib/router/router.svelte";

/** Makes a table and goes there; the front page starts one thing at a time. */
export class Starter {
  /** What is being started, by its name. */
  what = $state("");
  trouble = $state("");

  async start(what: string, make: () => Promise<Room>): Promise<void> {
    this.what = what;
    this.trouble = "";
    try {
      go(`/room/${(await make()).id}`);
    } catch (error) {
      this.trouble = sentence(error);
    } finally {
      this.what = "";
    }
  }
}
