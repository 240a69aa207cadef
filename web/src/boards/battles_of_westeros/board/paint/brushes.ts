/** What is set onto the ground with single strokes: grass, stones, reeds, crowns of trees, houses. */
import { centre, edge, RADIUS, WIDTH, type Hex, type Point } from "../hexes";
import { isRoad, links } from "../landDrawing";
import { banks, type Scenery } from "./ground";
import { dice, hash } from "./noise";

type Canvas = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WOODS = new Set(["forest", "forest_river", "forest_road"]);
const between = (from: number, to: number, t: number) => from + (to - from) * t;

/** Whether a point lies within some distance of a way. */
function near(chains: readonly Point[][], [px, py]: Point, reach: number): boolean {
  return chains.some((chain) =>
    chain.some(([ax, ay], i) => {
      if (!i) return false;
      const [bx, by] = chain[i - 1]!;
      if (Math.abs(px - ax) > reach + 60 || Math.abs(py - ay) > reach + 60) return false;
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(px - ax - t * dx, py - ay - t * dy) < reach;
    }),
  );
}

const GRASS = ["#5f6d33", "#8d9a4e", "#c9bc7a", "#4f5d2c", "#a7a860"];

export function grass(on: Canvas, scene: Scenery, frame: Frame): void {
  const next = dice(31);
  const blades = GRASS.map(() => new Path2D());
  const count = Math.round(((frame.right - frame.left) * (frame.bottom - frame.top)) / 62);
  for (let n = 0; n < count; n += 1) {
    const at: Point = [between(frame.left, frame.right, next()), between(frame.top, frame.bottom, next())];
    const [long, lean, tone] = [2 + next() * 3.5, next() - 0.5, Math.floor(next() * GRASS.length)];
    if (hash(Math.floor(at[0] / 34), Math.floor(at[1] / 34), 8) > 0.72 && next() < 0.7) continue;
    if (near(scene.rivers, at, 30) || near(scene.roads, at, 12)) continue;
    blades[tone]!.moveTo(at[0], at[1]);
    blades[tone]!.lineTo(at[0] + long * Math.sin(lean), at[1] - long);
  }
  on.lineWidth = 1;
  blades.forEach((path, tone) => {
    on.strokeStyle = `${GRASS[tone]!}78`;
    on.stroke(path);
  });
  for (let n = 0; n < count / 60; n += 1) {
    const [x, y, size] = [between(frame.left, frame.right, next()), between(frame.top, frame.bottom, next()), 1 + next() * 1.6];
    if (!near(scene.rivers, [x, y], 30)) stone(on, x, y, size, "#706452b0", "#beb49b96");
  }
}

function stone(on: Canvas, x: number, y: number, size: number, dark: string, light: string): void {
  oval(on, x, y, size, size * 0.7, dark);
  oval(on, x - size * 0.2, y - size * 0.25, size * 0.65, size * 0.4, light);
}

function oval(on: Canvas, x: number, y: number, rx: number, ry: number, colour: string): void {
  on.fillStyle = colour;
  on.beginPath();
  on.ellipse(x, y, rx, ry, 0, 0, 7);
  on.fill();
}

export function reeds(on: Canvas, scene: Scenery): void {
  const next = dice(43);
  const colours = ["#4f6130", "#6f7d3a", "#8d8a48"];
  on.lineWidth = 1;
  for (const [x, y] of banks(scene, 26 * scene.rivers.length)) {
    const [long, lean] = [3 + next() * 5, (next() - 0.5) * 0.8];
    const tone = colours[Math.floor(next() * 3)]!;
    if (near(scene.rivers, [x, y], 24)) continue;
    on.strokeStyle = `${tone}be`;
    on.beginPath();
    on.moveTo(x, y);
    on.lineTo(x + long * Math.sin(lean), y - long);
    on.stroke();
  }
}

/** The current: short light strokes along the flow. */
export function currents(on: Canvas, scene: Scenery): void {
  const next = dice(59);
  on.lineCap = "round";
  for (const chain of scene.rivers) {
    for (let i = 2; i < chain.length; i += 1) {
      const [[ax, ay], [bx, by], [cx, cy]] = [chain[i - 2]!, chain[i - 1]!, chain[i]!];
      const aside = (next() - 0.5) * 30;
      const light = next();
      if (light < 0.45) continue;
      const turn = Math.atan2(cy - ay, cx - ax) + Math.PI / 2;
      const [dx, dy] = [aside * Math.cos(turn), aside * Math.sin(turn)];
      on.strokeStyle = light > 0.8 ? "#e6f6f47a" : "#bfe0e058";
      on.lineWidth = 0.9 + next() * 1.1;
      on.beginPath();
      on.moveTo(ax + dx, ay + dy);
      on.quadraticCurveTo(bx + dx, by + dy, cx + dx, cy + dy);
      on.stroke();
    }
  }
}

export function stones(on: Canvas, scene: Scenery): void {
  for (const { middle, angle } of scene.fords) {
    const next = dice(Math.round(middle[0] * 7 + middle[1]));
    const found = Array.from({ length: 26 }, () => ({ across: (next() * 2 - 1) * 35, along: (next() + next() - 1) * 17, size: 2.4 + next() * 2.6 }));
    const placed = found.map(({ across, along, size }) => ({ x: middle[0] + along * Math.cos(angle) - across * Math.sin(angle), y: middle[1] + along * Math.sin(angle) + across * Math.cos(angle), size }));
    for (const { x, y, size } of placed.sort((a, b) => a.y - b.y)) {
      oval(on, x + 1.4, y + 1.8, size, size * 0.7, "#14282d78");
      oval(on, x, y, size, size * 0.7, "#807a6c");
      oval(on, x - size * 0.2, y - size * 0.26, size * 0.62, size * 0.4, "#bab4a2");
    }
  }
}

// ---- trees

interface Crown {
  x: number;
  y: number;
  size: number;
  tone: number;
}

/** Nine tones from the shadow up to the lit leaves, drawn once for each kind of crown. */
const TONES = 12;
function crownPicture(tone: number, scale: number): OffscreenCanvas | null {
  if (typeof OffscreenCanvas === "undefined") return null;
  const r = 12;
  const side = Math.ceil(r * 2.9 * scale);
  const canvas = new OffscreenCanvas(side, side);
  const on = canvas.getContext("2d");
  if (!on) return null;
  on.setTransform(scale, 0, 0, scale, side / 2, side / 2);
  leaves(on, tone, r);
  return canvas;
}

function leaves(on: Canvas, tone: number, r: number): void {
  const next = dice(100 + tone);
  const k = tone / (TONES - 1);
  const base = tone === TONES - 1 ? [138, 122, 50] : [47 + 60 * k, 74 + 48 * k, 34 + 17 * k];
  for (let j = 0; j < 9; j += 1) {
    const f = j / 8;
    const [ox, oy, size] = [-r * 0.34 * f + (next() - 0.5) * r * 0.12, -r * 0.42 * f + (next() - 0.5) * r * 0.12, r * (1 - 0.78 * f)];
    const lit = base.map((one, n) => between(one * 0.5, between(one, [232, 224, 138][n]!, 0.42), f));
    on.fillStyle = `rgb(${lit.map(Math.round).join(" ")})`;
    on.beginPath();
    for (let q = 0; q < 16; q += 1) {
      const a = (q / 16) * 2 * Math.PI;
      const far = size * (1 + 0.16 * Math.sin(a * 5 + k * 9 + j) + 0.14 * (next() - 0.5));
      on.lineTo(ox + far * Math.cos(a), oy + far * 0.92 * Math.sin(a));
    }
    on.fill();
  }
}

function crowns(scene: Scenery, frame: Frame): Crown[] {
  const found: Crown[] = [];
  for (const [hex, { terrain, devastated }] of Object.entries(scene.land)) {
    if (!WOODS.has(terrain) || devastated) continue;
    const [cx, cy] = centre(hex, scene.paper);
    const next = dice(Math.round(cx * 13 + cy * 7));
    const clear = terrain === "forest" ? 0 : terrain === "forest_road" ? 19 : 32;
    const ways = terrain === "forest_road" ? scene.roads : scene.rivers;
    for (let n = 0; n < 54; n += 1) {
      const [a, q] = [next() * 2 * Math.PI, Math.sqrt(next())];
      const crown = { x: cx + q * WIDTH * 0.47 * Math.cos(a), y: cy + 4 + q * RADIUS * 0.86 * Math.sin(a), size: (7 + next() * 5) * (1.14 - 0.3 * q), tone: next() };
      if (!clear || !near(ways, [crown.x, crown.y], clear)) found.push(crown);
    }
  }
  // Bushes beyond the field.
  const next = dice(61);
  const { box } = scene;
  for (let n = 0; n < 260; n += 1) {
    const [x, y, size, tone] = [between(frame.left, frame.right, next()), between(frame.top, frame.bottom, next()), 5 + next() * 6, next()];
    const outside = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
    if (outside < 16 || near(scene.rivers, [x, y], 34) || near(scene.roads, [x, y], 18)) continue;
    for (let more = 0; more < 1 + (n % 4); more += 1) found.push({ x: x + more * 7 * (next() - 0.4), y: y + more * 5 * (next() - 0.4), size: size * (1 - more * 0.12), tone });
  }
  return found.sort((a, b) => a.y - b.y);
}

export function trees(on: Canvas, scene: Scenery, frame: Frame, scale: number): void {
  const all = crowns(scene, frame);
  const pictures = Array.from({ length: TONES }, (_, tone) => crownPicture(tone, scale));
  for (const { x, y, size } of all) oval(on, x + size * 0.55, y + size * 0.55, size * 0.95, size * 0.6, "#14180864");
  for (const { x, y, size, tone } of all) {
    const picture = pictures[Math.min(TONES - 1, Math.floor(tone * TONES))];
    if (!picture) continue;
    const side = size * 2.9;
    on.drawImage(picture, x - side / 2, y - size * 0.25 - side / 2, side, side);
  }
}

// ---- villages

const HOUSES = [
  [-19, -20, 23],
  [16, -26, 19],
  [25, 2, 21],
  [-27, 8, 20],
  [-4, 2, 26],
  [15, 25, 22],
  [-16, 28, 19],
] as const;
const THATCH = ["#8a6a3a", "#96703c", "#7c5a34", "#8f4f36"];

export function villages(on: Canvas, scene: Scenery): void {
  const hexes = Object.keys(scene.land).filter((hex) => scene.land[hex]!.terrain === "building" && !scene.land[hex]!.devastated);
  for (const hex of hexes.sort((a, b) => centre(a, scene.paper)[1] - centre(b, scene.paper)[1])) village(on, hex, scene);
}

function village(on: Canvas, hex: Hex, scene: Scenery): void {
  const [cx, cy] = centre(hex, scene.paper);
  const next = dice(Math.round(cx * 3 + cy * 5));
  oval(on, cx, cy + 4, 40, 34, "#a08a5c88");
  oval(on, cx, cy + 4, 30, 24, "#b49c6a88");
  const roads = links(scene.land, hex, isRoad);
  for (const direction of roads) {
    const [ex, ey] = edge(hex, direction, 1, scene.paper);
    on.strokeStyle = "#b89c6899";
    on.lineWidth = 9;
    on.beginPath();
    on.moveTo(cx, cy);
    on.lineTo(ex, ey);
    on.stroke();
  }
  for (const [dx, dy, size] of HOUSES) house(on, cx + dx + (next() - 0.5) * 4, cy + dy, size, THATCH[Math.floor(next() * THATCH.length)]!);
}

/** A house seen from above and the south: a roof of two sides, the wall below the eaves. */
function house(on: Canvas, x: number, y: number, size: number, thatch: string): void {
  const [w, h] = [size, size * 0.62];
  const shape = (points: Point[], colour: string) => {
    on.fillStyle = colour;
    on.beginPath();
    for (const [px, py] of points) on.lineTo(px, py);
    on.closePath();
    on.fill();
  };
  oval(on, x + w * 0.22, y + h * 0.45, w * 0.72, h * 0.5, "#1a140860");
  shape([[x - w / 2, y], [x + w / 2, y], [x + w / 2, y + h * 0.5], [x - w / 2, y + h * 0.5]], "#c8b48a");
  shape([[x + w * 0.1, y], [x + w / 2, y], [x + w / 2, y + h * 0.5], [x + w * 0.1, y + h * 0.5]], "#a48e66");
  shape([[x - w * 0.28, y + h * 0.14], [x - w * 0.1, y + h * 0.14], [x - w * 0.1, y + h * 0.5], [x - w * 0.28, y + h * 0.5]], "#4a3420");
  shape([[x - w * 0.58, y + h * 0.06], [x - w * 0.4, y - h * 0.62], [x + w * 0.44, y - h * 0.62], [x + w * 0.6, y + h * 0.06]], thatch);
  shape([[x - w * 0.4, y - h * 0.62], [x + w * 0.44, y - h * 0.62], [x + w * 0.46, y - h * 0.5], [x - w * 0.43, y - h * 0.5]], "#e2c58255");
  on.strokeStyle = "#2a1a0c80";
  on.lineWidth = 0.7;
  for (let line = 1; line < 5; line += 1) {
    on.beginPath();
    on.moveTo(x - w * (0.4 + 0.04 * line), y - h * (0.62 - 0.136 * line));
    on.lineTo(x + w * (0.44 + 0.035 * line), y - h * (0.62 - 0.136 * line));
    on.stroke();
  }
  on.strokeStyle = "#20140a";
  on.lineWidth = 0.9;
  on.beginPath();
  for (const [px, py] of [[x - w * 0.58, y + h * 0.06], [x - w * 0.4, y - h * 0.62], [x + w * 0.44, y - h * 0.62], [x + w * 0.6, y + h * 0.06]] as const) on.lineTo(px, py);
  on.closePath();
  on.stroke();
}
