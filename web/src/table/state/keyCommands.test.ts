import { describe, expect, it } from "vitest";

import { commandOf, step } from "./keyCommands";

const key = (name: string, more: Partial<KeyboardEvent> = {}, target: EventTarget = document.body) =>
  commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more, target });

describe("keys", () => {
  it("choose, walk, confirm, undo, search, rules", () => {
    expect(key("1")).toEqual({ do: "choose", digit: 1 });
    expect(key("9")).toEqual({ do: "choose", digit: 9 });
    expect(key("0")).toEqual({ do: "choose", digit: 0 });
    expect(key("ArrowDown")).toEqual({ do: "move", by: 1 });
    expect(key("ArrowLeft")).toEqual({ do: "move", by: -1 });
    expect(key("Enter")).toEqual({ do: "confirm" });
    expect(key("u")).toEqual({ do: "undo" });
    expect(key("U")).toEqual({ do: "undo" });
    expect(key("z", { ctrlKey: true })).toEqual({ do: "undo" });
    expect(key("/")).toEqual({ do: "search" });
    expect(key("?")).toEqual({ do: "rules" });
  });

  it("are found by their place on a Cyrillic keyboard", () => {
    expect(key("г", { code: "KeyU" })).toEqual({ do: "undo" });
    expect(key("я", { code: "KeyZ", ctrlKey: true })).toEqual({ do: "undo" });
    expect(key("ю", { code: "Period" })).toEqual({ do: "film", by: 1 });
    expect(key("ё", { code: "Backquote" })).toBeNull();
    expect(key("z", { code: "KeyW" })).toBeNull();
  });

  it("leave the browser's own keys and unknown ones alone", () => {
    expect(key("u", { ctrlKey: true })).toBeNull();
    expect(key("1", { altKey: true })).toBeNull();
    expect(key("q")).toBeNull();
    expect(key("Tab")).toBeNull();
  });

  it("are not read while somebody types", () => {
    const input = document.createElement("input");
    expect(key("u", {}, input)).toBeNull();
    expect(key("1", {}, document.createElement("textarea"))).toBeNull();
    expect(key("Escape", {}, input)).toEqual({ do: "escape" });
    expect(key("z", { ctrlKey: true }, input)).toBeNull();
    const range = document.createElement("input");
    range.type = "range";
    expect(key("u", {}, range)).toEqual({ do: "undo" });
  });

  it("a focused button keeps Enter and the arrows, but not the numbers", () => {
    const button = document.createElement("button");
    expect(key("Enter", {}, button)).toBeNull();
    expect(key("ArrowRight", {}, button)).toBeNull();
    expect(key("3", {}, button)).toEqual({ do: "choose", digit: 3 });
  });

  it("the cursor goes round", () => {
    expect(step(-1, 1, 3)).toBe(0);
    expect(step(-1, -1, 3)).toBe(2);
    expect(step(2, 1, 3)).toBe(0);
    expect(step(0, -1, 3)).toBe(2);
    expect(step(0, 1, 0)).toBe(-1);
  });
});
