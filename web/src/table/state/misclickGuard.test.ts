import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ClickGuard, SETTLE } from "./misclickGuard";

let guard: ClickGuard;
let stop: () => void;
let button: HTMLButtonElement;
let pressed: number;

function move(x: number, y: number, pointerType = "mouse") {
  const event = new Event("pointermove", { bubbles: true });
  Object.assign(event, { clientX: x, clientY: y, pointerType });
  document.dispatchEvent(event);
}
const click = (detail = 1, x = 100, y = 100) =>
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX: x, clientY: y }));

beforeEach(() => {
  vi.useFakeTimers();
  guard = new ClickGuard();
  stop = guard.watch();
  pressed = 0;
  button = document.body.appendChild(document.createElement("button"));
  button.dataset.choice = "1";
  button.addEventListener("click", () => (pressed += 1));
});
afterEach(() => {
  stop();
  button.remove();
  vi.useRealTimers();
});

describe("guard against misclicks", () => {
  it("keeps what appears under a resting pointer from being pressed", () => {
    move(100, 100);
    guard.appear();
    expect(document.documentElement.hasAttribute("data-settling")).toBe(true);
    click();
    expect(pressed).toBe(0);
    vi.advanceTimersByTime(SETTLE);
    click();
    expect(pressed).toBe(1);
  });

  it("lets go as soon as the pointer has moved, not when it shakes", () => {
    move(100, 100);
    guard.appear();
    move(102, 101);
    click();
    expect(pressed).toBe(0);
    move(110, 100);
    click();
    expect(pressed).toBe(1);
  });

  it("lets a finger tap elsewhere while the mouse rests", () => {
    move(100, 100);
    guard.appear();
    click(1, 102, 99);
    expect(pressed).toBe(0);
    click(1, 40, 300);
    expect(pressed).toBe(1);
  });

  it("does not hold a key, a finger, or what is no choice", () => {
    move(100, 100);
    guard.appear();
    click(0);
    expect(pressed).toBe(1);
    delete button.dataset.choice;
    click();
    expect(pressed).toBe(2);
    vi.advanceTimersByTime(SETTLE);
    button.dataset.choice = "1";
    move(100, 100, "touch");
    guard.appear();
    click();
    expect(pressed).toBe(3);
  });
});
