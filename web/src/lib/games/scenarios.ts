/** Which battle or scenario a room is about, where the game has such: a battle is one of the game's own, or somebody's as JSON. */
import type { Room } from "../api/protocol";
import { named } from "../i18n/texts.svelte";

/** What a room is about, in words: its battle, its scenario, the campaign it belongs to; empty where there is but one. */
export function storyOf(room: Pick<Room, "options">): string {
  const { scenario, campaign } = room.options;
  if (!scenario) return battleOf(room);
  const parts = [campaign && campaign !== "none" ? named("value-campaign", campaign) : "", named("value", scenario)];
  return parts.filter(Boolean).join(": ");
}

export function battleOf(room: Pick<Room, "options">): string {
  const battle = room.options.battle ?? "";
  if (!battle.startsWith("{")) return battle && named("value", battle);
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
