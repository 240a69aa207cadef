/** Which battle a room is about, where the game has battles: one of the game's own, or somebody's as JSON. */
import type { Room } from "./protocol";

const SMALL = new Set(["at", "in", "of", "on", "the", "to"]);

export function battleOf(room: Pick<Room, "options">): string {
  const battle = room.options.battle ?? "";
  if (!battle.startsWith("{")) {
    const words = battle.split("_").map((word, i) => (i && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
    return words.join(" ");
  }
  try {
    return String((JSON.parse(battle) as { title?: unknown }).title ?? "");
  } catch {
    return "";
  }
}
