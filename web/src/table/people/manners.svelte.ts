/** What players may do about somebody at their table: mute, and report what was said. */
import { api } from "../../lib/api/client";
import type { ReportReason } from "../../lib/api/protocol";

const at = (room: string, what: string) => `/api/rooms/${encodeURIComponent(room)}/${what}`;

export class Manners {
  /** Who says nothing at this table any more, by id. */
  muted: string[] = $state.raw([]);

  constructor(private readonly room: string) {}

  async load(): Promise<void> {
    this.muted = await api.ask<string[]>("GET", at(this.room, "mutes"));
  }

  async mute(person: string, on: boolean): Promise<void> {
    this.muted = await api.ask<string[]>(on ? "POST" : "DELETE", at(this.room, `mutes/${encodeURIComponent(person)}`));
  }

  /** Tells the moderators of somebody who said a line, or, without one, of whoever opened the table. */
  report(reason: ReportReason, text: string, line: { by: string; at: string } | null): Promise<void> {
    return api.ask<void>("POST", at(this.room, "report"), { reason, text, whom: line?.by ?? null, line: line?.at ?? null });
  }
}
