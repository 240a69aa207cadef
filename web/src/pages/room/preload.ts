/** A table's room, asked for as soon as its address is known; its board and facts are fetched while its page is. */
import { loadBoard } from "../../boards/registry";
import { api } from "../../lib/api/client";
import { catalogueOf } from "../../lib/games/catalogue";
import type { Room } from "../../lib/api/protocol";
import { texts } from "../../lib/i18n/texts.svelte";

let opened: { id: string; room: Promise<Room> } | null = null;

async function ask(id: string): Promise<Room> {
  // The first call makes a guest of a newcomer, so that the socket is opened with the cookie.
  const known = api.me();
  const room = api.room(id).then((found) => {
    // Whoever needs them asks again, and is told what went wrong.
    void loadBoard(found.game).then(
      (set) => set.prepare?.(),
      () => {},
    );
    void catalogueOf(found.game).catch(() => {});
    return found;
  });
  setTimeout(() => texts.warm());
  await Promise.all([known, room]);
  return room;
}

/** Begin before the page is there. */
export function prepare(id: string): void {
  const room = ask(id);
  room.catch(() => {});
  opened = { id, room };
}

/** The room, once: who comes back later asks anew. */
export function open(id: string): Promise<Room> {
  const room = opened?.id === id ? opened.room : ask(id);
  opened = null;
  return room;
}
