import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { spotlight, tip, tipState } from "./inspectorState.svelte";

let button: HTMLButtonElement;
let clicked: number;
let detach: void | (() => void);

const send = (type: string, pointerType: string) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { pointerType });
  button.dispatchEvent(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  clicked = 0;
  button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", () => (clicked += 1));
  detach = tip(() => ({ title: "Edoras" }))(button);
});
afterEach(() => {
  detach?.();
  button.remove();
  tipState.hide();
  vi.useRealTimers();
});

describe("tooltip card", () => {
  it("shows after a moment of hovering and goes away after it", () => {
    send("pointerenter", "mouse");
    expect(tipState.shown).toBeNull();
    vi.advanceTimersByTime(200);
    expect(tipState.shown?.content.title).toBe("Edoras");
    send("pointerleave", "mouse");
    vi.advanceTimersByTime(500);
    expect(tipState.shown).toBeNull();
  });

  it("a long press shows it, keeps it, and chooses nothing", () => {
    send("pointerdown", "touch");
    vi.advanceTimersByTime(600);
    send("pointerup", "touch");
    send("pointerleave", "touch");
    button.click();
    vi.advanceTimersByTime(2000);
    expect(tipState.shown?.content.title).toBe("Edoras");
    expect(clicked).toBe(0);
  });

  it("a short touch chooses and shows nothing", () => {
    send("pointerdown", "touch");
    vi.advanceTimersByTime(100);
    send("pointerup", "touch");
    button.click();
    vi.advanceTimersByTime(2000);
    expect(tipState.shown).toBeNull();
    expect(clicked).toBe(1);
  });
});

describe("what is lit up on the board", () => {
  const dark = () => {
    spotlight.on = spotlight.shown = null;
    spotlight.hinted = [];
  };
  beforeEach(dark);
  afterEach(dark);

  it("is what the pointer rests on, else all that a hint is about, else what a guide points at", () => {
    spotlight.shown = { kind: "region", id: "moria" };
    expect(spotlight.all).toEqual([{ kind: "region", id: "moria" }]);
    expect(spotlight.lights("region", "moria")).toBe(false);
    spotlight.hinted = [{ kind: "face", id: "army" }, { kind: "card", id: "24" }];
    expect(spotlight.all).toHaveLength(2);
    expect([spotlight.lights("face", "army"), spotlight.lights("card", 24, null), spotlight.lights("card", "army")]).toEqual([true, true, false]);
    spotlight.on = { kind: "region", id: "edoras" };
    expect(spotlight.lights("face", "army")).toBe(false);
    expect(spotlight.all).toEqual([{ kind: "region", id: "edoras" }]);
  });
});
