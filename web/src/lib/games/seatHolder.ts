/** Who holds a seat, in words. A bot account is marked wherever its name stands. */
import type { Seat } from "../api/protocol";
import { named, t } from "../i18n/texts.svelte";

export function botName(name: string): string {
  return t("bot-account", { name });
}

export function seatHolderText(seat: Seat): string {
  if (seat.bot) return t("bot-named", { bot: named("bot-short", seat.bot) });
  if (seat.challenged) return botName(seat.challenged.name);
  if (!seat.player) return t("seat-free");
  return seat.player.bot ? botName(seat.player.name) : seat.player.name;
}
