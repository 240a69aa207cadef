/** What the teacher found about a game (docs/guides/hints-and-reviews.md), and how the page draws and tells it. */
import type { CurvePoint, Line, ReviewFound, Room, Turning } from "../../lib/api/protocol";
import { percent } from "../../lib/inspector/odds";
import { named, t } from "../../lib/i18n/texts.svelte";

/** The edges of the drawing: the curve lies between them. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Shape {
  /** Where each point of the curve lies. */
  points: { x: number; y: number; at: number; turn: number; chance: number }[];
  line: string;
  /** What lies under the line. */
  area: string;
  /** Where turns begin, as many as there is room to name. */
  turns: { x: number; turn: number }[];
}

/** The side the curve is told from, by its place among the curve's: the viewer's own, else the first. */
export function ownSide(review: ReviewFound, room: Pick<Room, "seats">): number {
  const mine = room.seats.filter((seat) => seat.mine).map((seat) => seat.side);
  return Math.max(0, review.curve_sides.findIndex((side) => mine.includes(side)));
}

/** The curve of one side within a frame; turns are named at least `apart` from each other. */
export function shapeOf(curve: CurvePoint[], side: number, frame: Frame, apart: number): Shape {
  const first = curve[0]?.at ?? 0;
  const span = Math.max(1, (curve.at(-1)?.at ?? 0) - first);
  const points = curve.map((one) => {
    const chance = one.chances[side] ?? 0;
    return {
      x: frame.left + ((frame.right - frame.left) * (one.at - first)) / span,
      y: frame.bottom - (frame.bottom - frame.top) * chance,
      at: one.at,
      turn: one.turn,
      chance,
    };
  });
  const line = points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const area = points.length ? `${line}V${frame.bottom}H${points[0]!.x.toFixed(1)}Z` : "";
  const turns: Shape["turns"] = [];
  let turn: number | null = null;
  for (const one of points) {
    if (one.turn === turn) continue;
    turn = one.turn;
    // Turn 0 is the set-up; the very end begins no turn.
    if (turn > 0 && one !== points.at(-1) && one.x - (turns.at(-1)?.x ?? -Infinity) >= apart) turns.push({ x: one.x, turn });
  }
  return { points, line, area, turns };
}

/** The place of the point nearest to where somebody points. */
export function nearest(points: Shape["points"], x: number): number {
  let best = 0;
  points.forEach((one, i) => {
    if (Math.abs(one.x - x) < Math.abs(points[best]!.x - x)) best = i;
  });
  return best;
}

/** Where the marks of turning points lie: at what came of them. */
export function marksOf(turning: Turning[], points: Shape["points"]): { x: number; y: number; at: number }[] {
  return turning.flatMap((one) => {
    const found = points.find((point) => point.at === one.end);
    return found ? [{ x: found.x, y: found.y, at: one.at }] : [];
  });
}

/** What the log tells of a moment, in the order in which it happened. */
export function happened(lines: Pick<Line, "text">[]): string {
  return [...new Set(lines.map((line) => line.text.trim()).filter(Boolean))].join(" ");
}

/** Hundredths with their sign, as one says points: "+12", "−3"; what rounds to nothing is "0". */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** Whether luck or play moved more of a turning point. */
export function cause(one: Turning): "luck" | "play" | "both" {
  const luck = Math.abs(one.luck);
  const play = Math.abs(one.play);
  if (luck >= 3 * play) return "luck";
  return play >= 3 * luck ? "play" : "both";
}

/** A chance, never broken over two lines. */
export function chance(value: number): string {
  return percent(value).replace(" ", "\u00a0");
}

/** When it was; the set-up has no turn. */
export function moment(game: string, one: { at: number; turn: number }): string {
  const move = t("review-move", { n: one.at });
  return one.turn ? `${t("turn-n", { game, n: one.turn })}, ${move}` : move;
}

/** A side by the names of its seats. */
export function sideName(room: Pick<Room, "seats">, side: number): string {
  return room.seats
    .filter((seat) => seat.side === side)
    .map((seat) => named("seat", seat.name))
    .join(", ");
}
