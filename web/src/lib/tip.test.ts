import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { tip, tipState } from "./tip.svelte";

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
