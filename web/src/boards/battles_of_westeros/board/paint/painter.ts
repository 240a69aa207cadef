/** A battlefield painted whole: the ground in strips, then what stands on it. */
import type { Paper } from "../hexes";
import type { Land } from "../landDrawing";
import { currents, grass, reeds, stones, trees, villages } from "./brushes";
import { ground, scenery } from "./ground";

export interface Order {
  land: Land;
  paper: Paper;
  /** Units of the paper beyond its edges that are painted too. */
  beyond: { x: number; y: number };
  /** Pixels per unit. */
  scale: number;
}

/** Rows painted at once, so that a large picture needs little memory. */
const STRIP = 160;
/** Strokes reach over the edge of a strip. */
const LAP = 10;

export function paint({ land, paper, beyond, scale }: Order): OffscreenCanvas | null {
  const [left, top] = [-beyond.x, -beyond.y];
  const width = Math.round((paper.width + 2 * beyond.x) * scale);
  const height = Math.round((paper.height + 2 * beyond.y) * scale);
  const canvas = new OffscreenCanvas(width, height);
  const on = canvas.getContext("2d");
  if (!on) return null;
  const scene = scenery(land, paper);
  for (let row = 0; row < height; row += STRIP) {
    const [from, to] = [Math.max(0, row - LAP), Math.min(height, row + STRIP + LAP)];
    const pixels = ground(scene, { left, top: top + from / scale, width, height: to - from, scale });
    const rows = Math.min(STRIP, height - row);
    on.putImageData(new ImageData(pixels, width, to - from), 0, from, 0, row - from, width, rows);
  }
  on.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  const frame = { left, top, right: paper.width + beyond.x, bottom: paper.height + beyond.y };
  grass(on, scene, frame);
  currents(on, scene);
  stones(on, scene);
  reeds(on, scene);
  villages(on, scene);
  trees(on, scene, frame, scale);
  return canvas;
}
