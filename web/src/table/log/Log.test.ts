import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { namesOf } from "../../lib/games/entityNames";
import { line, room } from "../../lib/api/fixtures";
import { tipState } from "../../lib/inspector/inspectorState.svelte";
import Log from "./Log.svelte";

const names = namesOf({ regions: [{ id: "edoras", name: "Edoras", point: [0, 0] }] });
const seats = room().seats;

describe("log", () => {
  it("shows turns and lines, and names as things that can be looked at", async () => {
    render(Log, { log: [line(0, "An army marches to Edoras.", { turn: 3 })], names, seats, game: "war_of_the_ring" });
    expect(screen.getByText("Turn 3")).toBeTruthy();
    const name = screen.getByText("Edoras");
    await fireEvent.keyDown(screen.getByRole("region"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(name);
    await fireEvent.pointerEnter(name);
    await new Promise((done) => setTimeout(done, 160));
    expect(tipState.shown?.content.entity?.id).toBe("edoras");
    tipState.hide();
  });

  it("counts rounds where the game does", () => {
    render(Log, { log: [line(0, "The phase begins.", { turn: 3 })], names, seats, game: "lotr_card_game" });
    expect(screen.getByText("Round 3")).toBeTruthy();
  });

  it("sets off what the server tells of itself", () => {
    const told = line(1, "The game goes on by the new rules.", { kind: "carried_over" });
    render(Log, { log: [line(0, "An army marches."), told], names, seats, game: "war_of_the_ring" });
    expect(screen.getByText("The game goes on by the new rules.").closest(".line")!.classList).toContain("server");
    expect(screen.getByText("An army marches.").closest(".line")!.classList).not.toContain("server");
  });

  it("says only new lines to a screen reader", async () => {
    const { container, rerender } = render(Log, { log: [line(0, "old")], names, seats, game: "war_of_the_ring" });
    const live = container.querySelector("[aria-live]")!;
    expect(live.textContent).toBe("");
    await rerender({ log: [line(0, "old"), line(1, "new")] });
    expect(live.textContent).toBe("new");
  });

  it("hears of scrolling after the page was left", async () => {
    const complaints: string[] = [];
    const complain = (event: ErrorEvent) => {
      event.preventDefault();
      complaints.push(event.message);
    };
    window.addEventListener("error", complain);
    const { unmount } = render(Log, { log: [line(0, "old")], names, seats, game: "war_of_the_ring" });
    const lines = screen.getByRole("region");
    unmount();
    await Promise.resolve();
    lines.dispatchEvent(new Event("scroll"));
    window.removeEventListener("error", complain);
    expect(complaints).toEqual([]);
  });

  it("filters", async () => {
    render(Log, { log: [line(0, "alpha"), line(1, "beta")], names, seats, game: "war_of_the_ring" });
    await fireEvent.click(screen.getByRole("button", { name: "Filter the log" }));
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "beta" } });
    expect(screen.queryByText("alpha")).toBeNull();
    expect(screen.getByText("beta")).toBeTruthy();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "gamma" } });
    expect(screen.getByText("No line matches.")).toBeTruthy();
  });

  it("shows old lines on request", async () => {
    render(Log, { log: Array.from({ length: 200 }, (_, k) => line(k, `line ${k}`)), names, seats, game: "war_of_the_ring" });
    expect(screen.queryByText("line 10")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Show 50 older lines" }));
    expect(screen.getByText("line 10")).toBeTruthy();
  });
});
