import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings, type Pace } from "../../lib/settings/settings.svelte";
import { line } from "../../lib/api/fixtures";
import { Film } from "./film.svelte";
import type { SceneBook } from "../board/scenes";
import { captionOf, shotsOf, type Take } from "./scene";

const book: SceneBook = {
  scenes: {
    marched: ({ data }) => ({ motions: [{ actor: { kind: "army" }, from: String(data.from), to: String(data.to) }], side: "shadow" }),
    captured: ({ data }) => ({ at: [String(data.at)], caption: "Taken" }),
    broken: () => {
      throw new Error("no such thing");
    },
  },
  quiet: ["counted"],
  folds: { begins: [], ends: [] },
  secrets: ["hand"],
};

const march = (k: number) => line(k, `An army marches (${k}).`, { kind: "marched", data: { from: "a", to: "b" } });
const capture = (k: number) => line(k, "It is captured.", { kind: "captured", data: { at: "b" } });
const take = (name: string, seat: number, ...lines: ReturnType<typeof line>[]): Take => ({
  seat,
  before: { is: `before ${name}` },
  after: { is: `after ${name}` },
  lines,
});

function film(pace: Pace) {
  const found = new Film(() => pace);
  found.book = book;
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("motion", "auto");
});
afterEach(() => {
  vi.useRealTimers();
});

describe("scenes", () => {
  it("are made of the events of a move, except the quiet ones", () => {
    const quiet = line(2, "Counted.", { kind: "counted" });
    const shots = shotsOf(take("one", 1, march(1), quiet, capture(3)), book, null);
    expect(shots.map(captionOf)).toEqual(["An army marches (1).", "Taken"]);
    expect(shots.map((shot) => shot.late)).toEqual([true, false]);
  });

  it("show nobody twice: while pieces are on their way they have left", () => {
    const leaving = (before: object, after: object) => ({ between: [before, after] });
    const moves = take("one", 1, march(1), capture(2));
    const [first, second] = shotsOf(moves, { ...book, leaving }, null);
    expect(first!.leaving).toEqual({ between: [moves.before, moves.after] });
    expect(second!.leaving).toEqual(moves.before);
    const one = film("brisk");
    one.book = { ...book, leaving };
    one.add([moves], [0]);
    expect(one.viewOf(null)).toEqual(first!.leaving);
    vi.advanceTimersByTime(600);
    expect(one.viewOf(null)).toEqual(moves.after);
  });

  it("of an unknown kind, or one that cannot be drawn, are told in words", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const shots = shotsOf(take("one", 1, line(1, "Odd.", { kind: "odd" }), line(2, "Broken.", { kind: "broken" })), book, null);
    expect(shots.map(captionOf)).toEqual(["Odd.", "Broken."]);
  });
});

describe("film", () => {
  it("shows each move on the table as it stood, then the table live", () => {
    const one = film("brisk");
    one.add([take("first", 1, march(1)), take("second", 1, march(2), capture(3))], [0]);
    const newest = { is: "newest" };
    expect(one.viewOf(newest)).toEqual({ is: "before first" });
    expect(one.linesOf([march(1), march(2), capture(3)])).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(one.viewOf(newest)).toEqual({ is: "after first" });
    vi.advanceTimersByTime(300);
    expect(one.viewOf(newest)).toEqual({ is: "before second" });
    vi.advanceTimersByTime(5000);
    expect(one.live).toBe(true);
    expect(one.playing).toBe(false);
    expect(one.viewOf(newest)).toBe(newest);
    expect(one.seen).toHaveLength(3);
  });

  it("waits at every scene where it is watched step by step", () => {
    const one = film("step");
    one.add([take("first", 1, march(1), capture(2))], [0]);
    vi.advanceTimersByTime(60_000);
    expect(one.at).toBe(0);
    expect(one.waiting).toBe(true);
    one.hurry();
    vi.advanceTimersByTime(60_000);
    expect(one.at).toBe(1);
    one.hurry();
    expect(one.live).toBe(true);
  });

  it("is slower when calm, and quicker for one's own moves", () => {
    const lengths = (["calm", "brisk"] as Pace[]).flatMap((pace) =>
      [1, 0].map((seat) => {
        const one = film(pace);
        one.add([take("first", seat, march(1))], [0]);
        let ms = 0;
        for (; !one.live; ms += 10) vi.advanceTimersByTime(10);
        return ms;
      }),
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(lengths).size).toBe(4);
  });

  it("at once shows nothing moving, and keeps what happened to be walked through", () => {
    const one = film("once");
    one.add([take("first", 1, march(1)), take("second", 1, march(2))], [0]);
    expect(one.live).toBe(true);
    one.walk(-1);
    expect(one.viewOf({})).toEqual({ is: "after second" });
    one.walk(-1);
    expect(one.viewOf({})).toEqual({ is: "after first" });
    one.walk(-1);
    expect(one.at).toBe(0);
    one.walk(9);
    expect(one.live).toBe(true);
  });

  it("moves nothing where the viewer wants less motion, but still takes its time", () => {
    settings.set("motion", "less");
    const one = film("brisk");
    one.add([take("first", 1, march(1))], [0]);
    expect(one.moving).toBe(false);
    expect(one.viewOf({})).toEqual({ is: "after first" });
    expect(one.live).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(one.live).toBe(true);
  });

  it("never keeps anybody from choosing: what was to be seen is over, and forgotten", () => {
    const one = film("calm");
    one.add([take("first", 1, march(1), march(2), march(3))], [0]);
    one.chosen(3);
    expect(one.live).toBe(true);
    expect(one.playing).toBe(false);
    expect(one.shots).toEqual([]);
    expect(one.acted).toBe(3);
    vi.advanceTimersByTime(9000);
    expect(one.at).toBe(0);
  });

  it("goes on with what comes while it runs", () => {
    const one = film("brisk");
    one.add([take("first", 1, march(1))], [0]);
    one.add([take("second", 1, march(2))], [0]);
    expect(one.at).toBe(0);
    vi.advanceTimersByTime(900);
    expect(one.at).toBe(1);
    vi.advanceTimersByTime(900);
    expect(one.live).toBe(true);
  });

  it("leaves who walks back where he is when more happens", () => {
    const one = film("once");
    one.add([take("first", 1, march(1)), take("second", 1, march(2))], [0]);
    one.walk(-2);
    one.add([take("third", 1, march(3))], [0]);
    expect(one.at).toBe(0);
    expect(one.shots).toHaveLength(3);
  });

  it("recalls silently what happened before", () => {
    const one = film("calm");
    one.add([take("first", 1, march(1))], [0], true);
    expect(one.live).toBe(true);
    expect(one.shots).toHaveLength(1);
    one.again();
    expect(one.playing).toBe(true);
    one.finish();
    expect(one.live).toBe(true);
  });
});

describe("a long film", () => {
  const moves = (from: number, count: number) => Array.from({ length: count }, (_, i) => take(`m${from + i}`, 1, march(from + i)));

  it("begins with the first scene it keeps", () => {
    const one = film("brisk");
    one.add(moves(0, 450), [0]);
    expect(one.shots).toHaveLength(400);
    expect(one.at).toBe(0);
    expect(one.shot).not.toBeNull();
    expect(one.playing).toBe(true);
  });

  it("keeps the scene on show when the oldest go", () => {
    const one = film("brisk");
    one.add(moves(0, 390), [0], true);
    one.walk(-100);
    const shown = one.shot!.line.k;
    one.add(moves(390, 25), [0]);
    expect(one.shot!.line.k).toBe(shown);
    one.walk(-1000);
    one.add(moves(415, 5), [0]);
    expect(one.at).toBe(0);
  });
});
