import { configure, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { loadGuide } from "../boards/guides";
import { loadBoard } from "../boards/registry";
import type { FromServer, ToServer } from "../lib/api/protocol";
import { settings } from "../lib/settings/settings.svelte";
import type { Connection } from "../lib/api/socket";
import { TableStore } from "./state/tableStore.svelte";
import { decision, hello, line, room, update } from "../lib/api/fixtures";
import Table from "./Table.svelte";

// A table is drawn frame by frame: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 15_000 });

let sent: ToServer[];
let say: (message: FromServer) => void;
let link: (state: Connection) => void;
let phone = false;
const hurry = vi.fn();

function sit(): TableStore {
  sent = [];
  const table = new TableStore("r1", (message, state) => {
    say = message;
    link = state;
    return { send: (given) => !!sent.push(given), close: () => {}, hurry };
  });
  link("open");
  // A game without a board of its own: the shell must work for any.
  say(hello({ room: room({ game: "a_game" }) }));
  render(Table, { table, loadBoard, loadGuide });
  return table;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

beforeEach(() => {
  localStorage.clear();
  phone = false;
  vi.stubGlobal("matchMedia", () => ({ matches: phone, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
  settings.set("left", true);
  settings.set("right", true);
});

describe("table", { timeout: 20_000 }, () => {
  it("shows the view on a plain board when the game has none", async () => {
    sit();
    expect(await screen.findByText("turn")).toBeTruthy();
  });

  it("says what its maker arranged, where somebody else plays", async () => {
    const table = sit();
    const arranged = { arranged: ["seed" as const], rateable: false };
    say(update({ room: arranged }));
    await tick();
    expect(screen.queryByText("Dice chosen by the host")).toBeNull(); // alone against a bot
    const seats = table.room!.seats.map((seat) => (seat.bot ? { ...seat, bot: null, kind: "person" as const, player: { id: "u2", name: "Bob" } } : seat));
    say(update({ room: { ...arranged, seats } }));
    expect(await screen.findByText("Dice chosen by the host")).toBeTruthy();
  });

  it("is played by keys", async () => {
    sit();
    await screen.findByRole("region", { name: "Decision" });
    await press("2");
    expect(sent).toEqual([{ type: "act", n: 5, action: ["go", "Bree"] }]);
    say(update());
    await press("ArrowRight");
    await press("Enter");
    expect(sent.at(-1)).toEqual({ type: "act", n: 6, action: ["go", "Edoras"] });
    say(update({ n: 7, room: { moves: 7 }, decision: decision({ n: 7 }) }));
    await press("u");
    expect(sent.at(-1)).toEqual({ type: "undo", n: 7 });
  });

  it("says kindly why something was refused", async () => {
    sit();
    say({ type: "refused", n: 5, code: "stale", message: "The table has moved on since; look again.", rule: "wotr.1.01", ruling: null });
    expect((await screen.findByRole("alert")).textContent).toContain("moved on");
    expect(screen.getByRole("button", { name: "Read rule wotr.1.01" })).toBeTruthy();
    await press("Escape");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that the connection is lost, and that nothing else is", async () => {
    sit();
    link("lost");
    expect(await screen.findByText(/Connection lost/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Try again now" }));
    expect(hurry).toHaveBeenCalledOnce();
    link("open");
    await tick();
    expect(screen.queryByText(/Connection lost/)).toBeNull();
  });

  it("lets panels be closed by key", async () => {
    sit();
    expect(screen.getByRole("tablist")).toBeTruthy();
    await press("l");
    expect(screen.queryByRole("tablist")).toBeNull();
    await press("c");
    expect(screen.getByRole("tab", { name: "Chat" }).getAttribute("aria-selected")).toBe("true");
  });

  it("asks before taking another's move back", async () => {
    sit();
    say({ type: "undo_offer", from: "Bob", seat: 1 });
    expect(await screen.findByText("Bob asks to undo the last move.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Decline" }));
    expect(sent.at(-1)).toEqual({ type: "undo_answer", agree: false });
  });

  it("ends with the result and the seed", async () => {
    sit();
    say(
      update({
        decision: null,
        room: { moves: 6, status: "finished", winners: [0], ending: "ring_destroyed", seed: "s3cret", to_act: [] },
      }),
    );
    expect(await screen.findByText("You won")).toBeTruthy();
    expect(screen.getByText("s3cret")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
  });

  it("resigns only after asking", async () => {
    sit();
    await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
    await fireEvent.click(screen.getByRole("button", { name: "Resign", hidden: true }));
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Resign as Free Peoples", hidden: true }));
    expect(sent).toEqual([{ type: "resign", seat: 0 }]);
  });

  it("opens sheets on a phone", async () => {
    phone = true;
    sit();
    say(update({ events: [line(7, "An army marches.")] }));
    await fireEvent.click(screen.getByRole("button", { name: "Log" }));
    expect(screen.getAllByText("An army marches.").length).toBeGreaterThan(0);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("heading", { name: "Log" })).toBeNull();
  });
});
