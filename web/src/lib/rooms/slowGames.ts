/** Slow games: clocks, claims, calls; and their time in words. */
import { serverTime } from "../api/serverTime";
import type { Clock, Room } from "../api/protocol";
import { t } from "../i18n/texts.svelte";

/** Seconds left to a seat at a moment of this machine's clock. */
export function leftTo(clock: Clock, seat: number, here: number): number {
  if (clock.running === seat && clock.ends) return Math.max(0, Math.round((Date.parse(clock.ends) - serverTime(here)) / 1000));
  return clock.left[seat] ?? 0;
}

/** Whether a moment of the server's has come. */
export const hasCome = (moment: string, here: number): boolean => Date.parse(moment) <= serverTime(here);

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
