/** What moderators see and do (docs/guides/people.md). */
import { api } from "../../lib/api/client";
import type { Muted, Report, Suspicions } from "../../lib/api/protocol";

const at = (path: string) => `/api/moderation/${path}`;
const mute = (person: string) => at(`people/${encodeURIComponent(person)}/mute`);

export const moderation = {
  reports: () => api.ask<Report[]>("GET", at("reports")),
  close: (id: string, note: string) => api.ask<void>("POST", at(`reports/${encodeURIComponent(id)}/close`), { note }),
  suspicions: () => api.ask<Suspicions>("GET", at("suspicions")),
  void: (room: string, note: string) => api.ask<void>("POST", at(`rooms/${encodeURIComponent(room)}/void`), { note }),
  muted: () => api.ask<Muted[]>("GET", at("mutes")),
  /** For so many days; 0: for good. */
  mute: (person: string, days: number, why: string) => api.ask<void>("POST", mute(person), { days, why }),
  unmute: (person: string) => api.ask<void>("DELETE", mute(person)),
};

export const MUTE_DAYS = [1, 7, 30, 0];
