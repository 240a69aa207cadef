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

const place = (room: string) => `westmarch.editor.${room}`;

/** A battle is tried out from the editor: its table leads back there. */
export function rememberEditor(room: string, address: string): void {
  try {
    sessionStorage.setItem(place(room), address);
  } catch {
    // Then the table leads to a copy.
  }
}

/** Where the battle of a room can be edited: in the editor it came from, else as a copy. Empty: it is no battle of one's own. */
export function editorOf(room: Pick<Room, "id" | "options">): string {
  if (!room.options.battle?.startsWith("{")) return "";
  const copy = `/battles/new?room=${room.id}`;
  try {
    return sessionStorage.getItem(place(room.id)) ?? copy;
  } catch {
    return copy;
  }
}
