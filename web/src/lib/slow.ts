/** Slow games: clocks, claims, calls; and their time in words. */
import type { Room } from "./protocol";
import { t } from "./texts.svelte";

/** Days for each move, or hours for the game and minutes more for each move. */
export interface ClockChoice {
  days?: number;
  hours?: number;
  increment?: number;
}

export interface Clock {
  days: number | null;
  hours: number | null;
  increment: number;
  /** Seconds by seat, as they were when the turn began. */
  left: number[];
  running: number | null;
  /** When the time of who is to act runs out; null while it stands. */
  ends: string | null;
  /** Who is to act is on vacation. */
  stopped: boolean;
}

export type Way = "win" | "bot" | "open" | "me";

export interface Claim {
  seat: number;
  why: "time" | "gone" | "free";
  /** From when on. */
  since: string;
  ways: Way[];
}

export type Letters = "off" | "now" | "daily";

export interface Calls {
  key: string;
  browsers: { id: string; agent: string; created: string }[];
  letters: Letters;
  mail: string | null;
  mail_possible: boolean;
  confirmed: boolean;
  webhook: string | null;
  /** Whether I am told that my time is short. */
  short: boolean;
}

export interface Vacation {
  until: string | null;
  days_left: number;
}

/** How far this machine's clock is from the server's, in milliseconds; learnt from every answer that tells its time. */
let skew = 0;

export function learnTime(at: string | undefined, here = Date.now()): void {
  const there = at ? Date.parse(at) : NaN;
  if (!Number.isNaN(there)) skew = there - here;
}

/** Seconds left to a seat at a moment of this machine's clock. */
export function leftTo(clock: Clock, seat: number, here: number): number {
  if (clock.running === seat && clock.ends) return Math.max(0, Math.round((Date.parse(clock.ends) - here - skew) / 1000));
  return clock.left[seat] ?? 0;
}

/** Whether a moment of the server's has come. */
export const hasCome = (moment: string, here: number): boolean => Date.parse(moment) <= here + skew;

/** "2 d 5 h", "3 h 12 min", "4:09". */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days) return t("clock-days-hours", { days, hours: hours % 24 });
  if (hours) return t("clock-hours-minutes", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What was chosen, in words. */
export function clockName(clock: Pick<Clock, "days" | "hours" | "increment">): string {
  if (clock.days) return t("clock-days", { n: clock.days });
  return clock.increment ? t("clock-hours-more", { n: clock.hours ?? 0, more: clock.increment }) : t("clock-hours", { n: clock.hours ?? 0 });
}

/** Clocks to choose among where others are asked to play. */
export const SPEEDS = ["days 1", "days 3", "days 7", "hours 2 2", "hours 24 30"];

/** A clock as it is written ("days 3", "hours 24 30", empty: none), in words. */
export function speedName(speed: string): string {
  const [kind, many = 0, increment = 0] = speed.split(" ").map((part, place) => (place ? Number(part) : part)) as [string, number?, number?];
  if (!kind) return t("clock-none");
  return clockName(kind === "days" ? { days: many, hours: null, increment: 0 } : { days: null, hours: many, increment });
}

/** What a player may claim against somebody who is gone, from now on; null: nothing. */
export function openClaim(room: Pick<Room, "claim">, now: number): Room["claim"] {
  return room.claim && hasCome(room.claim.since, now) ? room.claim : null;
}

/** Whether somebody else offers a draw. */
export function drawOffered(room: Pick<Room, "draw" | "seats">): boolean {
  return room.draw.some((seat) => !room.seats[seat]?.mine);
}
