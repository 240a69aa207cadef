/** A hint at the table: asked for, shown while its decision stands, one of its choices looked at. */
import { api, sentence } from "../../lib/api/client";
import type { Decision, Hint, Room } from "../../lib/api/protocol";

interface Asking {
  room: Room;
  decision: Decision | null;
}

export class Hinting {
  asking = $state(false);
  trouble = $state("");
  /** Which of the choices is looked at: the best one at first. */
  place = $state(0);
  private found = $state.raw<Hint | null>(null);
  private waiting: AbortController | null = null;
  private readonly of: () => Asking;

  constructor(of: () => Asking) {
    this.of = of;
  }

  readonly shown = $derived.by(() => (this.found && this.found.n === this.of().decision?.n ? this.found : null));
  readonly open = $derived.by(() => this.asking || !!this.trouble || !!this.shown);

  async ask(): Promise<void> {
    const { room, decision } = this.of();
    if (!decision) return;
    this.close();
    this.asking = true;
    const own = (this.waiting = new AbortController());
    try {
      const found = await api.hint(room.id, decision.n, own.signal);
      if (!own.signal.aborted) this.found = found;
    } catch (error) {
      if (!own.signal.aborted) this.trouble = sentence(error);
    } finally {
      if (this.waiting === own) this.asking = false;
    }
  }

  /** Nobody reads it any more, and nobody need think it out; whether there was anything to close. */
  close(): boolean {
    const was = this.open;
    this.waiting?.abort();
    this.waiting = null;
    this.asking = false;
    this.found = null;
    this.trouble = "";
    this.place = 0;
    return was;
  }

  /** One choice further on, or back; not round the end. */
  walk(by: number): void {
    if (this.shown) this.place = Math.min(this.shown.choices.length - 1, Math.max(0, this.place + by));
  }
}
