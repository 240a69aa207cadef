/**
 * Figures as painted sprites: the emblem of a unit worked in relief, lit from the upper left, in the colours of its House.
 * Each is painted once for the page; where there is no canvas, there are none, and the unit is drawn by its outline.
 */
import { unitSign } from "../../../../art/battles_of_westeros/art";
import { hash } from "./noise";

type Rgb = readonly [number, number, number];
const rgb = (text: string): Rgb => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16)) as unknown as Rgb;

/** Above, below, in the gaps, and the light on the edge. */
const PALETTES: Record<string, readonly [Rgb, Rgb, Rgb, Rgb]> = {
  stark: [rgb("#ffffff"), rgb("#9fb0c8"), rgb("#2a3650"), rgb("#ffffff")],
  lannister: [rgb("#ffeeb4"), rgb("#e08434"), rgb("#5a120c"), rgb("#fff0b8")],
};
const SIDE = 144;
const EMBLEM = 118;
/** The outline closes gaps as wide as this. */
const OUTLINE = 9;

const kept = new Map<string, string>();

/** The address of a figure's sprite; empty where none can be painted. */
export function figure(kind: string, house: string): string {
  const key = `${kind} ${house}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = paintFigure(unitSign(kind), PALETTES[house] ?? PALETTES.stark!, house === "lannister");
    kept.set(key, found);
  }
  return found;
}

function canvas(): CanvasRenderingContext2D | null {
  if (typeof document === "undefined" || typeof Path2D === "undefined") return null;
  const made = document.createElement("canvas");
  made.width = made.height = SIDE;
  return made.getContext("2d", { willReadFrequently: true });
}

/** The emblem's shape as numbers from 0 to 1; `wide` draws its outline too. */
function mask(path: Path2D, mirrored: boolean, wide: number): Float32Array | null {
  const on = canvas();
  if (!on) return null;
  const scale = EMBLEM / 512;
  on.translate(SIDE / 2, SIDE / 2);
  on.scale(mirrored ? -scale : scale, scale);
  on.translate(-256, -256);
  on.fill(path);
  if (wide) {
    on.lineWidth = wide / scale;
    on.lineJoin = "round";
    on.stroke(path);
  }
  const { data } = on.getImageData(0, 0, SIDE, SIDE);
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) => data[i * 4 + 3]! / 255);
}

/** The shape with its inner gaps filled: all that cannot be reached from the corner. */
function solid(shape: Float32Array): Float32Array {
  const outside = new Uint8Array(shape.length);
  const edge = [0];
  outside[0] = 1;
  while (edge.length) {
    const i = edge.pop()!;
    const x = i % SIDE;
    for (const next of [x > 0 ? i - 1 : -1, x < SIDE - 1 ? i + 1 : -1, i - SIDE, i + SIDE]) {
      if (next < 0 || next >= shape.length || outside[next] || shape[next]! > 0.5) continue;
      outside[next] = 1;
      edge.push(next);
    }
  }
  return shape.map((value, i) => (outside[i] ? value : 1));
}

/** How far inside the shape a point lies, in pixels. */
function depth(shape: Float32Array): Float32Array {
  const far = shape.map((value) => (value > 0.5 ? 99 : 0));
  for (let i = SIDE + 1; i < far.length; i += 1) far[i] = Math.min(far[i]!, far[i - 1]! + 1, far[i - SIDE]! + 1, far[i - SIDE - 1]! + 1.4);
  for (let i = far.length - SIDE - 2; i >= 0; i -= 1) far[i] = Math.min(far[i]!, far[i + 1]! + 1, far[i + SIDE]! + 1, far[i + SIDE + 1]! + 1.4);
  return far;
}

function blurred(values: Float32Array, times: number): Float32Array {
  let now = values;
  for (let n = 0; n < times; n += 1) {
    now = now.map((value, i) => (value * 2 + (now[i - 1] ?? 0) + (now[i + 1] ?? 0) + (now[i - SIDE] ?? 0) + (now[i + SIDE] ?? 0)) / 6);
  }
  return now;
}

function paintFigure(d: string, [top, foot, gap, rim]: readonly [Rgb, Rgb, Rgb, Rgb], mirrored: boolean): string {
  if (!d || typeof Path2D === "undefined") return "";
  const path = new Path2D(d);
  const shape = mask(path, mirrored, 0);
  const outline = mask(path, mirrored, OUTLINE);
  const on = canvas();
  if (!shape || !outline || !on) return "";
  const whole = blurred(solid(outline), 1);
  const height = blurred(depth(shape).map((far) => 1 - Math.exp(-far / 7)), 3);
  const soft = blurred(shape, 2);
  const image = on.createImageData(SIDE, SIDE);
  for (let i = 0; i < shape.length; i += 1) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const slope = ((height[i + 1] ?? 0) - (height[i - 1] ?? 0)) * 0.55 + ((height[i + SIDE] ?? 0) - (height[i - SIDE] ?? 0)) * 0.83;
    const lit = Math.max(0.25, Math.min(1.5, 0.9 + slope * 2.2));
    const edge = Math.max(0, (soft[i + SIDE] ?? 0) - (soft[i - SIDE] ?? 0)) * 0.9 * shape[i]!;
    const grain = 0.92 + 0.16 * hash(x >> 1, y >> 1, 3);
    const down = Math.min(1, Math.max(0, (y - 14) / (SIDE - 28)));
    for (let n = 0; n < 3; n += 1) {
      const body = (top[n]! + (foot[n]! - top[n]!) * down) * lit * grain + rim[n]! * edge * 0.6;
      image.data[i * 4 + n] = gap[n]! * 0.55 + (body - gap[n]! * 0.55) * shape[i]!;
    }
    image.data[i * 4 + 3] = 255 * Math.min(1, whole[i]! * 1.2);
  }
  on.putImageData(image, 0, 0);
  return on.canvas.toDataURL("image/png");
}
