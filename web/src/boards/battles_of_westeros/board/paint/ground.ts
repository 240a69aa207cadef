/** The ground itself, pixel by pixel: grass and earth, hills, roads, rivers with their banks, fords, burned land. */
import { centre, RADIUS, WIDTH, type Hex, type Paper, type Point } from "../hexes";
import type { Land } from "../landDrawing";
import { dice, noise, soft, type Area } from "./noise";
import { brushed, type Colours } from "./stroke";
import { distances, flow, rivers, roads } from "./ways";

type Rgb = readonly [number, number, number];
const rgb = (text: string): Rgb => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16) / 255) as unknown as Rgb;

const STRAW = rgb("#b9a566");
const MEADOW = rgb("#8d9a52");
const SAND = rgb("#cdb87c");
const MOSS = rgb("#77854a");
const SLOPE_DARK = rgb("#5d5a2c");
const SLOPE_LIT = rgb("#d3c883");
const VERGE = rgb("#9c8458");
const ROAD_LIGHT = rgb("#c2a877");
const ROAD_DARK = rgb("#a58a5c");
const DAMP = rgb("#6f7b3c");
const SHORE = rgb("#c7b081");
const SHALLOW = rgb("#7fb0ae");
const DEEP = rgb("#235a72");
const FORD = rgb("#b5b58c");
const ASH = rgb("#3a3029");
const EMBER = rgb("#6b3a20");

/** What of the land the ground shows, found once for all strips. */
export interface Scenery {
  land: Land;
  paper: Paper;
  rivers: Point[][];
  roads: Point[][];
  hills: Point[];
  fords: { middle: Point; angle: number }[];
  burned: Point[];
  /** The field in units of the paper: beyond it lies shadow. */
  box: { left: number; top: number; right: number; bottom: number };
}

export function scenery(land: Land, paper: Paper): Scenery {
  const hexes = Object.keys(land);
  const middles = hexes.map((hex) => centre(hex, paper));
  const where = (fits: (hex: Hex) => boolean) => hexes.filter(fits).map((hex) => centre(hex, paper));
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  return {
    land,
    paper,
    rivers: rivers(land, paper),
    roads: roads(land, paper),
    hills: where((hex) => land[hex]!.terrain === "hills").sort((a, b) => a[1] - b[1]),
    fords: hexes.filter((hex) => land[hex]!.token === "ford").map((hex) => ({ middle: centre(hex, paper), angle: flow(land, hex, paper) ?? 0 })),
    burned: where((hex) => !!land[hex]!.devastated),
    box: { left: Math.min(...xs) - WIDTH / 2, right: Math.max(...xs) + WIDTH / 2, top: Math.min(...ys) - RADIUS, bottom: Math.max(...ys) + RADIUS },
  };
}

/** Five overlapping mounds of a hill: offsets and half sizes, in widths and heights of a hex. */
const MOUNDS = [
  [-0.2, -0.16, 0.27, 0.3],
  [0.17, -0.13, 0.3, 0.36],
  [-0.02, 0.06, 0.31, 0.3],
  [0.27, 0.12, 0.22, 0.22],
  [-0.27, 0.14, 0.22, 0.21],
] as const;

/** Sheets used again from strip to strip: making and throwing them away costs as much as painting on them. */
const sheets: Float32Array[] = [];
function sheet(n: number, size: number): Float32Array {
  if (sheets[n]?.length === size) return sheets[n].fill(0);
  return (sheets[n] = new Float32Array(size));
}

/** A strip of the ground, ready for the canvas. */
export function ground(scene: Scenery, area: Area): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, scale, left, top } = area;
  const size = width * height;
  let used = 0;
  const clean = () => sheet((used += 1), size);
  const field = (seed: number, lump: number, octaves: number, along?: number, across?: number) => noise(area, { seed, size: lump, octaves, along, across }, clean());
  const big = field(11, 330, 6);
  const mid = field(23, 110, 6);
  const fine = field(37, 11, 4);
  const streak = field(41, 14, 4, 2.6);
  const rise = field(53, 200, 4);
  const coarse = field(67, 46, 5);
  const small = field(71, 12, 3);
  const out: Colours = [clean(), clean(), clean()];
  const [red, green, blue] = out;
  // Millions of pixels: nothing is made anew for one of them.
  const blend = (i: number, r: number, g: number, b: number, part: number) => {
    red[i]! += (r - red[i]!) * part;
    green[i]! += (g - green[i]!) * part;
    blue[i]! += (b - blue[i]!) * part;
  };
  const mix = (i: number, colour: Rgb, part: number, light = 1) => {
    if (part) blend(i, colour[0] * light, colour[1] * light, colour[2] * light, part);
  };
  /** A colour between two, lit and brightened. */
  const mixed = (i: number, from: Rgb, to: Rgb, t: number, light: number, more: number, part: number) =>
    blend(i, (from[0] + (to[0] - from[0]) * t) * light + more, (from[1] + (to[1] - from[1]) * t) * light + more, (from[2] + (to[2] - from[2]) * t) * light + more, part);
  const dim = (i: number, light: number) => {
    red[i]! *= light;
    green[i]! *= light;
    blue[i]! *= light;
  };

  // ---- grass and earth
  red.fill(STRAW[0]);
  green.fill(STRAW[1]);
  blue.fill(STRAW[2]);
  for (let i = 0; i < size; i += 1) {
    mix(i, MEADOW, soft(big[i]!, 0.38, 0.64));
    mix(i, SAND, soft(mid[i]!, 0.56, 0.72) * 0.8);
    mix(i, MOSS, soft(mid[i]!, 0.46, 0.3) * 0.7);
    const x = i % width;
    const here = rise[i]!;
    const slope = i >= width && x ? (here - rise[i - 1]! + here - rise[i - width]!) * scale : 0;
    dim(i, (0.76 + 0.3 * fine[i]! + 0.22 * streak[i]!) * (1 + Math.max(-0.16, Math.min(0.16, -slope * 26))));
  }
  brushed(out, width, height, Math.max(1, Math.round(2.4 * scale)), 0.6);

  // ---- hills
  for (const [cx, cy] of scene.hills) {
    for (const [dx, dy, across, high] of MOUNDS) {
      const [mx, my] = [cx + dx * WIDTH, cy + (dy + 0.16) * 2 * RADIUS];
      const [rw, rh] = [across * WIDTH, high * 2 * RADIUS];
      const [x0, x1] = [Math.max(0, Math.floor((mx - rw * 1.6 - left) * scale)), Math.min(width - 1, Math.ceil((mx + rw * 2 - left) * scale))];
      const [y0, y1] = [Math.max(0, Math.floor((my - rh * 1.3 - top) * scale)), Math.min(height - 1, Math.ceil((my + rh - top) * scale))];
      for (let y = y0; y <= y1; y += 1) {
        const py = top + y / scale;
        for (let x = x0; x <= x1; x += 1) {
          const i = y * width + x;
          const px = left + x / scale;
          const wave = small[i]! - 0.5;
          const t = (px - mx) / rw + wave * 0.1;
          const arc = Math.max(0, 1 - t * t);
          const crest = my - rh * arc ** 0.75 + wave * 3;
          const inside = Math.abs(t) < 1 ? soft(py - crest, -0.6, 1) : 0;
          const fade = soft(my + rh * 0.34 * Math.sqrt(arc) - py, 0, rh * 0.42);
          const down = Math.max(0, Math.min(1, (py - crest) / (rh * 1.25)));
          const shade = soft(1 - Math.hypot((px - mx - rw * 0.35) / (rw * 1.15), (py - my - rh * 0.2) / (rh * 0.55)), 0, 0.5);
          dim(i, 1 - 0.26 * shade * (1 - inside * fade));
          if (Math.abs(t) < 1) dim(i, 1 - 0.4 * Math.exp(-(((py - crest) / 1.3) ** 2)));
          if (!inside || !fade) continue;
          const lit = soft(-t - (down - 0.35) * 0.5, -0.75, 0.75);
          const rim = Math.exp(-(((py - crest - 1.2) / 1.6) ** 2)) * soft(-t, -0.3, 0.5) * 0.16;
          const grain = (0.78 + 0.4 * fine[i]!) * (1 - 0.22 * soft(streak[i]!, 0.5, 0.7) * (1 - lit));
          mixed(i, SLOPE_DARK, SLOPE_LIT, lit, grain, rim, inside * fade);
        }
      }
    }
  }

  // ---- roads: worn verge, two ruts
  if (scene.roads.length) {
    const far = distances(scene.roads, area, 34);
    for (let i = 0; i < size; i += 1) {
      if (far[i]! >= 34) continue;
      const rough = far[i]! + (coarse[i]! - 0.5) * 9 + (small[i]! - 0.5) * 4;
      const grain = 0.78 + 0.42 * fine[i]!;
      mix(i, VERGE, soft(18 - rough, 0, 8) * 0.6, grain);
      const rut = 1 - Math.exp(-(((far[i]! - 5.5) / 1.8) ** 2)) * 0.25;
      const part = soft(12 - rough, 0, 3);
      mix(i, ROAD_LIGHT, part, grain * rut);
      mix(i, ROAD_DARK, part * mid[i]!, grain * rut);
    }
  }

  // ---- rivers: damp green, sand, the cut bank, water that deepens, sparks and a broken line of foam
  if (scene.rivers.length) {
    const far = distances(scene.rivers, area, 62);
    const waves = field(83, 20, 4, 3, 0.8);
    const glints = field(97, 9, 3, 3.5, 0.7);
    const shallow = fords(scene, area);
    for (let i = 0; i < size; i += 1) {
      if (far[i]! >= 62) continue;
      const wave = small[i]! - 0.5;
      const d = far[i]! + (coarse[i]! - 0.5) * 17 + wave * 5;
      mix(i, DAMP, soft(44 - d, 0, 14) * 0.75, 0.6 + 0.7 * fine[i]!);
      mix(i, SHORE, soft(33 - d, 0, 6) * 0.9, 0.7 + 0.5 * fine[i]!);
      dim(i, 1 - 0.5 * soft(29 - d, 0, 4) * soft(d, 24, 29));
      const wet = soft(27 - d, 0, 3.2);
      if (!wet) continue;
      const deep = soft(27 - d, 2, 24);
      const shine = soft(glints[i]!, 0.66, 0.76) * deep * 0.4 + Math.exp(-(((d - 24.5) / 1.5) ** 2)) * soft(wave, -0.05, 0.2) * 0.45;
      const light = 0.82 + 0.36 * waves[i]!;
      mixed(i, SHALLOW, DEEP, deep, light, shine, wet);
      if (shallow[i]) mix(i, FORD, shallow[i]! * wet * 0.72, 0.8 + 0.4 * fine[i]!);
    }
  }

  // ---- burned land
  for (const [cx, cy] of scene.burned) {
    around(area, cx, cy, RADIUS * 1.1, (i, px, py) => {
      const far = Math.hypot((px - cx) / 42, (py - cy) / 44) + (coarse[i]! - 0.5) * 0.7;
      const part = soft(1.05 - far, 0, 0.3) * 0.9;
      mix(i, ASH, part, 0.55 + 0.8 * fine[i]!);
      mix(i, EMBER, part * soft(streak[i]!, 0.62, 0.74) * 0.5);
    });
  }

  // ---- clouds' light over all, and shadow beyond the field
  const light = field(101, 420, 3);
  const { box } = scene;
  const pixels = new Uint8ClampedArray(size * 4);
  for (let i = 0; i < size; i += 1) {
    const px = left + (i % width) / scale;
    const py = top + Math.floor(i / width) / scale;
    const outside = Math.max(box.left - px, px - box.right, box.top - py, py - box.bottom);
    const all = (0.98 + 0.26 * light[i]!) * (1 - 0.42 * soft(outside, -4, 70)) * 255;
    pixels[i * 4] = red[i]! * all * 1.03;
    pixels[i * 4 + 1] = green[i]! * all;
    pixels[i * 4 + 2] = blue[i]! * all * 0.94;
    pixels[i * 4 + 3] = 255;
  }
  return pixels;
}

/** Every pixel of an area within a distance of a point. */
function around({ left, top, width, height, scale }: Area, cx: number, cy: number, reach: number, each: (i: number, px: number, py: number) => void): void {
  const [x0, x1] = [Math.max(0, Math.floor((cx - reach - left) * scale)), Math.min(width - 1, Math.ceil((cx + reach - left) * scale))];
  const [y0, y1] = [Math.max(0, Math.floor((cy - reach - top) * scale)), Math.min(height - 1, Math.ceil((cy + reach - top) * scale))];
  for (let y = y0; y <= y1; y += 1) for (let x = x0; x <= x1; x += 1) each(y * width + x, left + x / scale, top + y / scale);
}

/** How shallow the water is at fords: a bar of gravel across the flow. */
function fords(scene: Scenery, area: Area): Float32Array {
  const out = new Float32Array(area.width * area.height);
  for (const { middle, angle } of scene.fords) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    around(area, middle[0], middle[1], 70, (i, px, py) => {
      const [dx, dy] = [px - middle[0], py - middle[1]];
      const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
      out[i] = Math.max(out[i]!, Math.exp(-((along / 19) ** 2 + (across / 38) ** 2)));
    });
  }
  return out;
}

/** Where reeds stand: points on the banks, always the same. */
export function banks(scene: Scenery, count: number): Point[] {
  const next = dice(5);
  const found: Point[] = [];
  const chains = scene.rivers.filter((chain) => chain.length > 1);
  if (!chains.length) return found;
  for (let n = 0; n < count; n += 1) {
    const chain = chains[Math.floor(next() * chains.length)]!;
    const at = 1 + Math.floor(next() * (chain.length - 1));
    const [[ax, ay], [bx, by]] = [chain[at - 1]!, chain[at]!];
    const t = next();
    const turn = Math.atan2(by - ay, bx - ax) + (next() < 0.5 ? 1 : -1) * (Math.PI / 2);
    const far = 29 + next() * 8;
    found.push([ax + (bx - ax) * t + far * Math.cos(turn), ay + (by - ay) * t + far * Math.sin(turn)]);
  }
  return found;
}
