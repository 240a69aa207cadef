import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { questionsOf } from "../../../testing/answerability";
import Board from "../Board.svelte";

/** A painter that has not finished yet. */
const painters: EventTarget[] = [];
class Painter extends EventTarget {
  postMessage() {}
  constructor() {
    super();
    painters.push(this);
  }
}

afterEach(cleanup);

it("holds the ground back until it is painted, and draws it in lines only where it cannot be", async () => {
  vi.stubGlobal("ResizeObserver", class {
    observe() {}
    unobserve() {}
    disconnect() {}
  });
  vi.stubGlobal("OffscreenCanvas", class {});
  vi.stubGlobal("Worker", Painter);
  const { catalogue, questions } = await questionsOf("battles_of_westeros");
  const view = { ...questions[0]!.view, field: { a1: { terrain: "plains" }, b1: { terrain: "river" }, c1: { terrain: "river" } }, units: [] };
  render(Board, { view, decision: null, catalogue, you: { id: "u", seats: [0], seat: 0 }, log: [], onact: () => {} } as never);
  await tick();
  const drawn = () => document.querySelectorAll("[data-board] .land :is(.plains, .river, .flow)").length;
  const water = () => document.querySelectorAll("[data-current]").length;
  expect(document.querySelectorAll("path[data-hex]")).toHaveLength(3);
  expect([drawn(), water()]).toEqual([0, 0]);
  // The painter could not be fetched, or broke down.
  painters[0]!.dispatchEvent(new Event("error"));
  await tick();
  expect([drawn(), water()]).toEqual([3, 0]);
});
