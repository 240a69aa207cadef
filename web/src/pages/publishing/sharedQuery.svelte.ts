/** Looking around on the open shelf: what was asked last counts, and more is added below. */
import { sentence } from "../../lib/api/client";

interface Found<T> {
  items: T[];
  more: boolean;
}

export class Looking<T> {
  items: T[] | null = $state.raw(null);
  more = $state(false);
  trouble = $state("");
  private asked = 0;

  constructor(private readonly ask: (wish: Record<string, string>) => Promise<Found<T>>) {}

  /** What fits the wish; `further`: what comes after that which is shown. */
  async look(wish: Record<string, string>, further = false): Promise<void> {
    const mine = ++this.asked;
    const shown = further ? (this.items ?? []) : [];
    try {
      const found = await this.ask({ ...wish, start: String(shown.length) });
      if (mine !== this.asked) return;
      this.items = [...shown, ...found.items];
      this.more = found.more;
      this.trouble = "";
    } catch (error) {
      if (mine === this.asked) this.trouble = sentence(error);
    }
  }
}

/** A wish without what was left open. */
export const wished = (wish: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value.trim()));
