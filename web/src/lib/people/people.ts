/** People among each other (docs/guides/people.md): ratings, profiles, friends, challenges. */
import { api } from "../api/client";
import type { Curve, Friend, GamesPage, Leaderboard, Player, Profile, Rateable, ReportReason, Room, RoomRatings, RoomRequest, SeekRequest, Seeks } from "../api/protocol";

export const REASONS: readonly ReportReason[] = ["abuse", "cheating", "stalling", "name", "spam", "other"];

const person = (id: string, what = "") => `/api/people/${encodeURIComponent(id)}${what}`;
const seek = (id: string, what = "") => `/api/seeks/${encodeURIComponent(id)}${what}`;

export const society = {
  profile: (id: string) => api.ask<Profile>("GET", person(id)),
  games: (id: string, before = "") => api.ask<GamesPage>("GET", person(id, `/games?before=${encodeURIComponent(before)}`)),
  curves: (id: string) => api.ask<Curve[]>("GET", person(id, "/curves")),
  follow: (id: string, on: boolean) => api.ask<void>(on ? "POST" : "DELETE", person(id, "/follow")),
  block: (id: string, on: boolean) => api.ask<void>(on ? "POST" : "DELETE", person(id, "/block")),
  report: (id: string, reason: ReportReason, text: string) => api.ask<void>("POST", person(id, "/report"), { reason, text }),
  /** Those of some people who have an account, and so a profile. */
  withProfiles: (ids: string[]) => api.ask<Player[]>("GET", `/api/people?ids=${encodeURIComponent(ids.join(","))}`),
  friends: () => api.ask<Friend[]>("GET", "/api/me/friends"),
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
