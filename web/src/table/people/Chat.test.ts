import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { ChatLine, FromServer, Room, ToServer } from "../../lib/api/protocol";
import { TableStore } from "../state/tableStore.svelte";
import { hello, room } from "../../lib/api/fixtures";
import Chat from "./Chat.svelte";
import ResignDialog from "./ResignDialog.svelte";

let sent: ToServer[];
let asked: string[];
let muted: string[];

function sit(changes: Partial<Room>, seats: number[], chat: ChatLine[] = []): TableStore {
  sent = [];
  let say!: (message: FromServer) => void;
  const table = new TableStore("r1", (message, state) => {
    say = message;
    state("open");
    return { send: (given) => !!sent.push(given), close: () => {} };
  });
  say(hello({ room: room(changes), you: { id: seats.length ? "u1" : "u7", seats }, chat }));
  return table;
}

const line = (from: string, by: string, text: string, watching = false): ChatLine => ({ from, by, text, at: `2026-01-01T00:00:0${by.length}Z`, watching });

beforeEach(() => {
  asked = [];
  muted = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}${init.body ? ` ${String(init.body)}` : ""}`);
    if (init.method === "POST" && path.includes("/mutes/")) muted = [path.split("/").at(-1)!];
    if (init.method === "DELETE") muted = [];
    return Promise.resolve(new Response(JSON.stringify(muted)));
  });
});
const settled = async () => {
  await new Promise((done) => setTimeout(done, 0));
  await tick();
};

describe("the chat", () => {
  it("lets a player mute somebody, whose lines are gone, and unmute him", async () => {
    const table = sit({}, [0], [line("Eve", "u9", "boo"), line("Ann", "u1", "hello")]);
    render(Chat, { table });
    await settled();
    expect(screen.getAllByRole("button", { name: /Actions for this message/ })).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Actions for this message by Eve" }));
    await fireEvent.click(screen.getByRole("button", { name: "Mute" }));
    await settled();
    expect(asked).toContain("POST /api/rooms/r1/mutes/u9");
    expect(screen.queryByText(/boo/)).toBeNull();
    expect(screen.getByText(/Muted: Eve/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Unmute" }));
    await settled();
    expect(screen.getByText(/boo/)).toBeTruthy();
  });

  it("lets anybody report a line, and only players mute", async () => {
    const table = sit({}, [], [line("Eve", "u9", "boo", true)]);
    render(Chat, { table });
    await settled();
    expect(asked).toEqual([]);
    expect(screen.getByText("spectator")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Actions for this message/ }));
    expect(screen.queryByRole("button", { name: "Mute" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Report" }));
    await fireEvent.click(screen.getByRole("button", { name: "Send the report", hidden: true }));
    await settled();
    expect(asked[0]).toBe('POST /api/rooms/r1/report {"reason":"abuse","text":"","whom":"u9","line":"2026-01-01T00:00:02Z"}');
    expect(screen.getByText("The report has been sent.")).toBeTruthy();
  });

  it("says who reads what is said", async () => {
    for (const [changes, seats, told] of [
      [{ rated: true }, [0], "You can read the spectators’ chat when the game is over."],
      [{ rated: true }, [], "You are chatting with the other spectators. The players can read this when the game is over."],
      [{}, [], "You are a spectator. The players can read what you write."],
    ] as const) {
      const { unmount } = render(Chat, { table: sit(changes, [...seats]) });
      await settled();
      expect(screen.getByText(told)).toBeTruthy();
      unmount();
    }
  });
});

describe("giving up", () => {
  it("is an abort as long as the game has hardly begun", async () => {
    const table = sit({ rated: true, abortable: true }, [0]);
    const { unmount } = render(ResignDialog, { table, onclose: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: "Abort the game", hidden: true }));
    expect(sent).toEqual([{ type: "abort", seat: 0 }]);
    unmount();
    const later = sit({ rated: true, abortable: false }, [0]);
    render(ResignDialog, { table: later, onclose: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: /Resign as/, hidden: true }));
    expect(sent).toEqual([{ type: "resign", seat: 0 }]);
  });
});
