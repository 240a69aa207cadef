import { describe, expect, it } from "vitest";

import type { CurvePoint, ReviewFound, Turning } from "../../lib/api/protocol";
import { cause, chance, marksOf, nearest, ownSide, points, shapeOf, sideName } from "./review";
import { room } from "../../lib/api/fixtures";

const FRAME = { left: 40, right: 240, top: 10, bottom: 110 };
const point = (at: number, turn: number, chance: number): CurvePoint => ({ at, turn, chances: [chance, 1 - chance] });
const CURVE = [point(0, 0, 0.5), point(10, 1, 0.5), point(20, 1, 0.75), point(24, 2, 0.7), point(60, 3, 0.25), point(100, 3, 1)];
const turning = (changes: Partial<Turning>): Turning => ({ at: 0, end: 0, turn: 1, seat: 0, change: 0, play: 0, luck: 0, ...changes });

describe("the curve of a review", () => {
  it("spans the frame: moves across, the chance of a side upwards", () => {
    const shape = shapeOf(CURVE, 0, FRAME, 0);
    expect(shape.points.map(({ x }) => x)).toEqual([40, 60, 80, 88, 160, 240]);
    expect(shape.points.map(({ y }) => Math.round(y))).toEqual([60, 60, 35, 40, 85, 10]);
    expect(shape.line).toBe("M40.0 60.0L60.0 60.0L80.0 35.0L88.0 40.0L160.0 85.0L240.0 10.0");
    expect(shape.area).toBe(`${shape.line}V110H40.0Z`);
    expect(shapeOf(CURVE, 1, FRAME, 0).points.at(-1)!.y).toBe(110);
  });

  it("names turns where they begin, as far as there is room", () => {
    const names = (apart: number) => shapeOf(CURVE, 0, FRAME, apart).turns.map((one) => [one.turn, one.x]);
    expect(names(0)).toEqual([[1, 60], [2, 88], [3, 160]]);
    expect(names(50)).toEqual([[1, 60], [3, 160]]);
  });

  it("can be drawn of a game of one move, or none", () => {
    expect(shapeOf([point(3, 1, 0.4)], 0, FRAME, 30).points).toMatchObject([{ x: 40, chance: 0.4 }]);
    expect(shapeOf([], 0, FRAME, 30)).toEqual({ points: [], line: "", area: "", turns: [] });
  });

  it("finds the point one means, and where a turning point led", () => {
    const { points: drawn } = shapeOf(CURVE, 0, FRAME, 0);
    expect(nearest(drawn, 0)).toBe(0);
    expect(nearest(drawn, 85)).toBe(3);
    expect(nearest(drawn, 999)).toBe(5);
    expect(marksOf([turning({ at: 24, end: 60 }), turning({ at: 1, end: 2 })], drawn)).toEqual([{ x: 160, y: 85, at: 24 }]);
  });

  it("is told from the viewer's own side", () => {
    const review = { curve_sides: [0, 1] } as ReviewFound;
    const { seats } = room();
    const as = (mine: number | null) => ({ seats: seats.map((seat) => ({ ...seat, mine: seat.seat === mine })) });
    expect([as(0), as(1), as(null)].map((one) => ownSide(review, one))).toEqual([0, 1, 0]);
    expect(sideName(room(), 1)).toBe("Shadow");
  });

  it("tells changes in points, and luck from play", () => {
    expect([0.123, -0.03, 0.004, -0.004].map(points)).toEqual(["+12", "−3", "0", "0"]);
    expect(cause(turning({ luck: -0.2, play: 0.01 }))).toBe("luck");
    expect(cause(turning({ luck: 0, play: -0.1 }))).toBe("play");
    expect(cause(turning({ luck: -0.1, play: -0.1 }))).toBe("both");
  });
});

describe("a chance in words", () => {
  it("and that of the other side add up to a hundred", () => {
    const whole = (value: number) => Number.parseInt(chance(value), 10);
    for (let n = 15; n < 990; n += 1) expect(whole(n / 1000) + whole(1 - n / 1000)).toBe(100);
    expect([chance(0.345), chance(0.655), chance(0.3551)]).toEqual(["34\u00a0%", "66\u00a0%", "36\u00a0%"]);
  });
});
