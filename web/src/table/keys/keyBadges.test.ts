import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { choices, decision } from "../../lib/api/fixtures";
import { badgesOf } from "./keyBadges";
import KeyBadges from "./KeyBadges.svelte";

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = `
    <svg><path class="region target" data-region="Edoras"/><path class="region" data-region="Bree"/></svg>
    <button class="choose" data-hand="12"></button><i data-seat="1" class="choose"></i><b data-hex="b4" class="hex target"></b>`;
  document.body.replaceChildren(root);
});

const target = (id: number, of: Record<string, string | number>) => ({ id, action: ["pick", id], label: `number ${id}`, target: of });

describe("digits on the things they choose", () => {
  it("are those of the bar, on regions, hexes, cards and players", () => {
    const asked = decision({ actions: [target(1, { region: "Edoras" }), target(2, { hex: "b4" }), target(3, { card: 12 }), target(4, { player: 1 }), { id: 5, action: ["pass"], label: "pass", target: {} }] as never });
    const found = [...badgesOf(root, asked)].map(([thing, keys]) => [thing.getAttribute("class"), keys]);
    expect(found).toEqual([["region target", [1]], ["hex target", [2]], ["choose", [3]], ["choose", [4]]]);
  });
  it("stand together where one thing has several choices", () => {
    const asked = decision({ actions: [target(1, { region: "Edoras", figure: "rohan_regular" }), target(2, { region: "Edoras", figure: "rohan_elite" })] as never });
    expect([...badgesOf(root, asked).values()]).toEqual([[1, 2]]);
  });
  it("are nowhere for what cannot be chosen there, nor while others choose", () => {
    expect(badgesOf(root, decision({ actions: choices("Bree", "Moria") })).size).toBe(0);
    expect(badgesOf(root, decision({ mine: false })).size).toBe(0);
  });
  it("show while Alt is held, and to whoever plays by keys until the pointer moves", async () => {
    const asked = decision({ actions: [target(1, { region: "Edoras" }), target(2, { hex: "b4" })] as never });
    const { container } = render(KeyBadges, { decision: asked, root });
    const shown = async () => {
      await tick();
      await tick();
      return [...container.querySelectorAll("kbd")].map((one) => one.textContent);
    };
    expect(await shown()).toEqual([]);
    await fireEvent.keyDown(window, { key: "Alt" });
    expect(await shown()).toEqual(["1", "2"]);
    await fireEvent.keyUp(window, { key: "Alt" });
    expect(await shown()).toEqual([]);
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(await shown()).toEqual(["1", "2"]);
    window.dispatchEvent(new MouseEvent("pointermove", { movementX: 5 } as never));
    expect(await shown()).toEqual([]);
  });
});
