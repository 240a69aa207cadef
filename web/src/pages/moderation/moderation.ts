/** What moderators see and do (docs/guides/people.md). */
import { api } from "../../lib/api/client";
import type { ReportReason } from "../../lib/people/people";

export interface Report {
  id: string;
  by: string;
  whom: string;
  whom_id: string;
  room: string | null;
  reason: ReportReason;
  text: string;
  /** What the person had said at the table; `marked`: the line that was reported. */
  evidence: { text: string; at: string; marked: boolean }[];
  created: string;
  closed: string | null;
  note: string;
}

export type Sign = "same_address" | "one_sided" | "short_games" | "each_other" | "new_account";

export interface Pair {
  first: string;
  second: string;
  games: number;
  first_points: number;
  /** In a game, on average. */
  moves: number;
  signs: Sign[];
  /** The last games, the newest first. */
  rooms: string[];
}

export interface Crowd {
  /** A name for it, not the address. */
  address: string;
  accounts: string[];
  made: number;
  met: number;
}

export interface Suspicions {
  pairs: Pair[];
  addresses: Crowd[];
  days: number;
}

export interface Muted {
  person: string;
  name: string;
  by: string;
  why: string;
  at: string;
  until: string | null;
}

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
