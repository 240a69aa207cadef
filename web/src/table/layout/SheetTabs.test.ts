import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { Room } from "../../lib/api/protocol";
import { room } from "../../lib/api/fixtures";
import SheetTabs from "./SheetTabs.svelte";

function show(changes: Partial<Room>) {
  const props = { names: ["hand", "opponent"] as const, sheet: null, point: null, unread: 0, onsheet: vi.fn() };
  render(SheetTabs, { ...props, room: { ...room(), status: "playing", ...changes } });
}
const late = { seat: 1, why: "time", since: "2020-01-01T00:00:00Z", ways: ["win"] } as Room["claim"];

describe("the tabs of a phone", () => {
  it("say that somebody's time is up, where the claim is made", () => {
    show({ claim: late });
    expect(screen.getByRole("button", { name: /Players.*has run out of time/ })).toBeTruthy();
  });

  it("say that a draw is offered, and nothing when nothing waits", () => {
    const other = room().seats.findIndex((seat) => !seat.mine);
    show({ claim: null, draw: [other] });
    expect(screen.getAllByRole("img")).toHaveLength(1);
    show({ claim: { ...late!, since: "2999-01-01T00:00:00Z" }, draw: [] });
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });
});
