import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { ruleReader } from "../../lib/rules/openRule.svelte";
import { choices, decision, room } from "../../lib/api/fixtures";
import DecisionBar from "./DecisionBar.svelte";

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
});

function show(changes = {}, more = {}) {
  const onact = vi.fn();
  const onundo = vi.fn();
  const onundoto = vi.fn();
  const shown = render(DecisionBar, { decision: decision(changes), room: room(), onact, onundo, onundoto, ...more });
  return { ...shown, onact, onundo, onundoto, bar: shown.component as { command(given: unknown): boolean } };
}

describe("decision bar", () => {
  it("leaves the style of the stage alone, whatever is asked: all that lies there would be styled anew", async () => {
    const stage = document.body.appendChild(document.createElement("div"));
    stage.className = "stage";
    const props = { decision: decision(), room: room(), onact: vi.fn(), onundo: vi.fn(), onundoto: vi.fn() };
    const { rerender, unmount } = render(DecisionBar, { target: stage, props });
    await rerender({ decision: decision({ n: 8 }) });
    expect(stage.getAttribute("style")).toBeNull();
    unmount();
    stage.remove();
  });

  it("asks, and answers with the action of the button", async () => {
    const { onact } = show();
    expect(screen.getByText("Army movement: choose an army")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Bree" }));
    expect(onact).toHaveBeenCalledExactlyOnceWith(["go", "Bree"]);
  });

  it("answers to numbers, arrows and Enter", async () => {
    const { bar, onact } = show();
    expect(bar.command({ do: "choose", digit: 3 })).toBe(true);
    expect(onact).toHaveBeenLastCalledWith(["go", "Lórien"]);
    expect(bar.command({ do: "choose", digit: 8 })).toBe(false);
    expect(bar.command({ do: "confirm" })).toBe(false);
    bar.command({ do: "move", by: 1 });
    bar.command({ do: "move", by: 1 });
    bar.command({ do: "confirm" });
    expect(onact).toHaveBeenLastCalledWith(["go", "Bree"]);
  });

  it("shows what is refused dimmed, with the reason, and opens its rule", async () => {
    const { onact } = show();
    const no = screen.getByRole("button", { name: /Not possible: Dale/ });
    expect(no.getAttribute("aria-disabled")).toBe("true");
    expect(no.getAttribute("aria-label")).toContain("A leader must go along.");
    await fireEvent.click(no);
    expect(onact).not.toHaveBeenCalled();
    expect(ruleReader.id).toBe("wotr.6.34");
    ruleReader.close();
  });

  it("searches among many choices and hides many refusals behind a question", async () => {
    const { onact, bar } = show({ actions: choices(...Array.from({ length: 20 }, (_, i) => `Place ${i}`)) });
    expect(screen.queryByText("A leader must go along.")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Why not? (1)" }));
    expect(screen.getByText("A leader must go along.")).toBeTruthy();
    // The board can answer, so the list waits until it is asked for.
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(bar.command({ do: "search" })).toBe(true);
    const field = await screen.findByRole("searchbox");
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    await fireEvent.input(field, { target: { value: "17" } });
    expect(screen.getAllByRole("button", { name: /^Place/ })).toHaveLength(1);
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(onact).toHaveBeenCalledExactlyOnceWith(["go", "Place 17"]);
  });

  it("says for whom one waits, and shows no choice", () => {
    const { bar } = show({ mine: false, seat: 1, actions: [], refused: [], since: new Date(Date.now() - 65_000).toISOString() });
    expect(screen.getByText(/Shadow is thinking/)).toBeTruthy();
    expect(screen.getByText("1 min")).toBeTruthy();
    expect(bar.command({ do: "choose", digit: 1 })).toBe(false);
  });

  it("shows the sentence so far; each part can be taken back", async () => {
    const chain = [
      { move: 5, seat: 0, kind: "choose_die", label: "use the Army die" },
      { move: 6, seat: 0, kind: "choose_army", label: "the army in Edoras" },
    ];
    const { onundoto } = show({}, { chain });
    await fireEvent.click(screen.getByRole("button", { name: "Undo: the army in Edoras" }));
    expect(onundoto).toHaveBeenCalledExactlyOnceWith(6);
  });

  it("waits while a move is on its way", async () => {
    const { onact, bar } = show({}, { busy: true });
    bar.command({ do: "choose", digit: 1 });
    await fireEvent.click(screen.getByRole("button", { name: "Bree" }));
    expect(onact).not.toHaveBeenCalled();
  });

  it("offers undo, or to ask for it", async () => {
    const first = show();
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(first.onundo).toHaveBeenCalledOnce();
    first.unmount();
    show({ can_undo: false, undo_needs_consent: true });
    expect(screen.getByRole("button", { name: "Ask to undo" })).toBeTruthy();
  });

  it("says that the game is over", () => {
    render(DecisionBar, { decision: null, room: room(), onact: () => {}, onundo: () => {} });
    expect(screen.getByText("The game is over")).toBeTruthy();
  });
});
