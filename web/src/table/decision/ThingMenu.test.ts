import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Choice, Prospect } from "../../lib/api/protocol";
import ThingMenu from "./ThingMenu.svelte";

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
});

const choice = (id: number): Choice => ({ id, action: ["move_to", id], label: `to ${id}`, target: {} });
const prospects: Prospect[] = [
  { label: "Army die: move", target: { region: "camp" }, actions: [["use_die", "army"], ["act", "move"]] },
  { label: "Character die: lead", target: { region: "camp" }, actions: [["use_die", "character"]] },
];

describe("what a clicked thing can do", () => {
  const given = () => {
    const onact = vi.fn();
    const onplan = vi.fn();
    const { component } = render(ThingMenu, { decision: null, onact, onplan });
    return { onact, onplan, pick: component.pick };
  };
  it("is done at once where there is one choice, whatever else may be planned", () => {
    const { onact, onplan, pick } = given();
    pick([choice(1)], "Camp", document.body, prospects);
    expect(onact).toHaveBeenCalledWith(["move_to", 1]);
    expect(onplan).not.toHaveBeenCalled();
  });
  it("is offered in a menu where there are several", async () => {
    const { onact, pick } = given();
    pick([choice(1), choice(0)], "Camp", document.body);
    await tick();
    await fireEvent.click(screen.getByRole("menuitem", { name: "To 0" }));
    expect(onact).toHaveBeenCalledWith(["move_to", 0]);
  });
  it("is planned by name where it takes several choices in a row, even if there is but one way", async () => {
    const { onact, onplan, pick } = given();
    pick(undefined, "Camp", document.body, prospects.slice(0, 1));
    await tick();
    expect(onplan).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("menuitem", { name: "Army die: move" }));
    expect(onplan).toHaveBeenCalledWith(prospects[0]!.actions);
    expect(onact).not.toHaveBeenCalled();
  });
  it("is nothing where nothing can be done", async () => {
    const { onact, pick } = given();
    pick(undefined, "Camp", document.body);
    await tick();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(onact).not.toHaveBeenCalled();
  });
});
