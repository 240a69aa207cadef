/** How a room stands, in a few words, as this person sees it from his seats. */
import type { Room } from "../api/protocol";
import { named, t } from "../i18n/texts.svelte";

export function outcomeOf(room: Pick<Room, "seats" | "winners" | "ending">): string {
  const mine = room.seats.filter((seat) => seat.mine);
  const won = mine.filter((seat) => room.winners.includes(seat.seat)).length;
  const together = new Set(room.seats.map((seat) => seat.side)).size === 1;
  if (together) {
    // Who plays together wins or loses together; nobody is left to win when all have lost.
    if (room.winners.length) return mine.length ? t("room-won") : t("room-all-won");
    if (room.ending === "resigned") return t("room-given-up");
    return mine.length ? t("room-lost") : t("room-all-lost");
  }
  const names = room.winners.map((seat) => named("seat", room.seats[seat]?.name ?? "")).join(", ");
  if (!names) return t(room.ending === "drawn" ? "room-drawn" : "room-nobody-won");
  // Against himself somebody wins and loses: then the winner has a name.
  if (!mine.length || (won && won < mine.length)) return t("room-finished", { names });
  if (won) return room.ending === "resigned" ? t("room-won-resigned") : t("room-won");
  return room.ending === "resigned" ? t("room-resigned") : t("room-lost");
}
