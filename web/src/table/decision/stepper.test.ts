import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import Stepper from "./Stepper.svelte";
import type { StepperSpec } from "../board/steppers";
import { choicesOf, isEnough, roomFor } from "./stepper";

const spec: StepperSpec = {
  rows: [
    { action: ["take", "regular"], label: "regulars", most: 3 },
    { action: ["take", "elite"], label: "elites", most: 2 },
  ],
  least: 1,
  most: 4,
  done: ["done"],
  doneLabel: "march",
};

describe("stepper", () => {
  it("stands for the same small choices", () => {
    expect(choicesOf(spec, [2, 1])).toEqual([["take", "regular"], ["take", "regular"], ["take", "elite"], ["done"]]);
    expect(choicesOf({ ...spec, done: null }, [1, 0])).toEqual([["take", "regular"]]);
  });

  it("sends one choice for all of it where there is one, and no end where it ends by itself", () => {
    expect(choicesOf({ ...spec, all: { action: ["take_all"], label: "all" } }, [3, 2])).toEqual([["take_all"]]);
    expect(choicesOf({ ...spec, ends: (counts) => counts[1] === 2 }, [0, 2])).toEqual([["take", "elite"], ["take", "elite"]]);
    expect(choicesOf({ ...spec, ends: (counts) => counts[1] === 2 }, [0, 1])).toEqual([["take", "elite"], ["done"]]);
  });

  it("cannot be ended while what is taken will not do", async () => {
    render(Stepper, { spec: { ...spec, ok: (counts) => !!counts[1] }, onplan: vi.fn() });
    const done = screen.getByRole("button", { name: "March" }) as HTMLButtonElement;
    await fireEvent.click(screen.getByRole("button", { name: "One more: regulars" }));
    expect(done.disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "One more: elites" }));
    expect(done.disabled).toBe(false);
  });

  it("knows its limits", () => {
    expect(roomFor(spec, [0, 0], 0)).toBe(3);
    expect(roomFor(spec, [3, 0], 0)).toBe(0);
    expect(roomFor(spec, [3, 0], 1)).toBe(1);
  });

  it("counts those who only go along apart", () => {
    const led: StepperSpec = { ...spec, most: 2, rows: [...spec.rows, { action: ["take", "leader"], label: "leaders", most: 2, besides: true }] };
    expect(roomFor(led, [2, 0, 0], 1)).toBe(0);
    expect(roomFor(led, [2, 0, 1], 2)).toBe(1);
    expect([isEnough(led, [2, 0, 2]), isEnough(led, [0, 0, 2])]).toEqual([true, false]);
  });

  it("may be a number that is chosen at once, and may start above nothing", async () => {
    const onplan = vi.fn();
    const number: StepperSpec = { rows: [{ action: ["take_damage", 3], label: "damage", least: 1, most: 3 }], least: 1, most: 3, done: null, doneLabel: "so much", sends: ([n = 1]) => [["take_damage", n]] };
    render(Stepper, { spec: number, onplan });
    expect(screen.queryByRole("button", { name: "All" })).toBeNull();
    expect((screen.getByRole("button", { name: "One less: damage" }) as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "One more: damage" }));
    await fireEvent.click(screen.getByRole("button", { name: "So much" }));
    expect(onplan).toHaveBeenCalledExactlyOnceWith([["take_damage", 2]]);
  });

  it("says what taking nothing means", async () => {
    render(Stepper, { spec: { ...spec, least: 0, noneLabel: "nobody" }, onplan: vi.fn() });
    expect(screen.getByRole("button", { name: "Nobody" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "One more: elites" }));
    expect(screen.getByRole("button", { name: "March" })).toBeTruthy();
  });

  it("is worked by − and + and all", async () => {
    const onplan = vi.fn();
    render(Stepper, { spec, onplan });
    const done = screen.getByRole("button", { name: "March" }) as HTMLButtonElement;
    expect(done.disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "All" }));
    expect(screen.getByRole("button", { name: "One more: elites" }).hasAttribute("disabled")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "One less: regulars" }));
    await fireEvent.click(done);
    expect(onplan).toHaveBeenCalledExactlyOnceWith([["take", "regular"], ["take", "regular"], ["take", "elite"], ["done"]]);
  });
});
