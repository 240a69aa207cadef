/** The odds of the decision that is open, asked of the server once for all parts of the table. */
import { createApi } from "../../lib/api/client";
import type { Decision } from "../../lib/api/protocol";
import { battlesOf, type BattleOdds } from "../../lib/inspector/odds";

export class PendingOdds<T> {
  private found = $state.raw<{ of: Decision; odds: T } | null>(null);
  private asked: Decision | null = null;
  private api = createApi();

  constructor(
    private readonly read: (answer: unknown) => T,
    private readonly nothing: T,
  ) {}

  ask(room: string | undefined, decision: Decision | null): void {
    if (!room || !decision || decision === this.asked) return;
    this.asked = decision;
    this.api.odds(room).then(
      (answer) => {
        if (this.asked === decision) this.found = { of: decision, odds: this.read(answer) };
      },
      // Without them one decides as at a real table.
      () => {},
    );
  }

  /** Of this decision, once they are here. */
  of(decision: Decision | null): T {
    return decision && this.found?.of === decision ? this.found.odds : this.nothing;
  }
}

/** Of the games whose attacks are battles of armies. */
export const battleOdds = new PendingOdds<BattleOdds[]>(battlesOf, []);
