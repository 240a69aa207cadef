/** People among each other (docs/guides/people.md): ratings, profiles, friends, challenges. */
import { api } from "../api/client";
import type { Room, RoomRequest, Solver } from "../api/protocol";

export interface Player {
  id: string;
  name: string;
  bot?: boolean;
}

export interface Rating {
  game: string;
  side: string;
  points: number;
  deviation: number;
  /** More than a first guess. */
  settled: boolean;
  games: number;
  won: number;
  /** How many different people and bots of the house it was won against. */
  opponents: number;
}

export interface RatingChange {
  seat: number;
  player: Player;
  before: number;
  points: number;
  deviation: number;
  settled: boolean;
  /** How much of the result counted: less where the same two meet again and again. */
  weight: number;
}

export interface RoomRatings {
  rated: boolean;
  counted: boolean;
  players: RatingChange[];
  /** Why it counts for nobody. */
  voided: "short" | "moderator" | null;
}

export interface Rateable {
  rateable: boolean;
  reasons: { code: string; text: string }[];
}

export interface Leaderboard {
  game: string;
  side: string;
  fewest_games: number;
  fewest_opponents: number;
  widest: number;
  places: { rank: number; player: Player; rating: Rating }[];
  mine: Rating | null;
}

export interface Relation {
  me: boolean;
  following: boolean;
  follows_me: boolean;
  blocked: boolean;
}

export interface Profile {
  id: string;
  name: string;
  bot: boolean;
  owner: Player | null;
  since: string;
  finished: number;
  running: number;
  /** `side` is empty where all play together. */
  records: { game: string; side: string; played: number; won: number; drawn: number }[];
  ratings: Rating[];
  favourites: { game: string; option: "deck" | "battle"; value: string; games: number }[];
  /** As a solver; null: no puzzle was tried. */
  puzzles: Solver | null;
  followers: number;
  relation: Relation | null;
}

export interface Curve {
  game: string;
  side: string;
  points: { at: string; room: string; points: number }[];
}

export interface Seek {
  id: string;
  by: Player;
  rating: Rating | null;
  whom: Player | null;
  game: string;
  options: Record<string, string>;
  seat: number | null;
  seat_name: string | null;
  rated: boolean;
  speed: string;
  low: number | null;
  high: number | null;
  status: "open" | "taken" | "declined";
  room: string | null;
  mine: boolean;
  can_join: boolean;
  why_not: string | null;
  created: string;
  until: string;
}

export interface Seeks {
  open: Seek[];
  to_me: Seek[];
  mine: Seek[];
}

export interface SeekRequest {
  game: string;
  options: Record<string, string>;
  seat: number | null;
  rated: boolean;
  speed: string;
  low: number | null;
  high: number | null;
  whom: string | null;
}

export const REASONS = ["abuse", "cheating", "stalling", "name", "spam", "other"] as const;
export type ReportReason = (typeof REASONS)[number];

const person = (id: string, what = "") => `/api/people/${encodeURIComponent(id)}${what}`;
const seek = (id: string, what = "") => `/api/seeks/${encodeURIComponent(id)}${what}`;

export const society = {
  profile: (id: string) => api.ask<Profile>("GET", person(id)),
  games: (id: string, before = "") => api.ask<{ rooms: Room[]; next: string | null }>("GET", person(id, `/games?before=${encodeURIComponent(before)}`)),
  curves: (id: string) => api.ask<Curve[]>("GET", person(id, "/curves")),
  follow: (id: string, on: boolean) => api.ask<void>(on ? "POST" : "DELETE", person(id, "/follow")),
  block: (id: string, on: boolean) => api.ask<void>(on ? "POST" : "DELETE", person(id, "/block")),
  report: (id: string, reason: ReportReason, text: string) => api.ask<void>("POST", person(id, "/report"), { reason, text }),
  /** Those of some people who have an account, and so a profile. */
  withProfiles: (ids: string[]) => api.ask<Player[]>("GET", `/api/people?ids=${encodeURIComponent(ids.join(","))}`),
  friends: () => api.ask<{ player: Player; mutual: boolean }[]>("GET", "/api/me/friends"),
  blocked: () => api.ask<Player[]>("GET", "/api/me/blocked"),

  leaderboard: (game: string, side: string) => api.ask<Leaderboard>("GET", `/api/leaderboards/${game}?side=${encodeURIComponent(side)}`),
  roomRatings: (room: string) => api.ask<RoomRatings>("GET", `/api/rooms/${encodeURIComponent(room)}/ratings`),
  /** Whether a table about to be made could be rated, and why not. */
  rateable: (request: RoomRequest) => api.ask<Rateable>("POST", "/api/rateable", request),

  seeks: () => api.ask<Seeks>("GET", "/api/seeks"),
  seek: (request: SeekRequest) => api.ask<Seeks>("POST", "/api/seeks", request),
  join: (id: string) => api.ask<Room>("POST", seek(id, "/join")),
  decline: (id: string) => api.ask<void>("POST", seek(id, "/decline")),
  withdraw: (id: string) => api.ask<void>("DELETE", seek(id)),
};

/** Where somebody's profile is. */
export const profileAddress = (id: string) => `/people/${encodeURIComponent(id)}`;

/** Points, with a question mark as long as they are a first guess. */
export const pointsOf = (rating: { points: number; settled: boolean }) => `${rating.points}${rating.settled ? "" : "?"}`;

/** The sides of a game by the names of their seats where two play; none where all play together. */
export function sidesOf(game: { seats: Record<string, string[]>; sides: Record<string, number[]> }): string[] {
  const seats = game.seats["2"] ?? [];
  const sides = game.sides["2"] ?? [];
  return new Set(sides).size > 1 ? seats : [];
}
