/** How roads and rivers run over the painting: as chains of points, on past the edge of the field. */
import { centre, edge, edgeAngle, step, type Hex, type Paper, type Point } from "../hexes";
import { isRiver, isRoad, links, type Ground, type Land } from "../landDrawing";
import type { Area } from "./noise";

export type Chain = Point[];

/** Points of a bend from one edge of a hex over its middle to another. */
const BEND = 9;
/** How far a way that leaves the field is still to be seen. */
const BEYOND = 900;
const STRIDE = 22;

function bend(from: Point, over: Point, to: Point): Chain {
  return Array.from({ length: BEND + 1 }, (_, i) => {
    const t = i / BEND;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * from[0] + b * over[0] + c * to[0], a * from[1] + b * over[1] + c * to[1]] as const;
  });
}

/** From the edge of the field outwards, winding a little. */
function beyond(from: Point, angle: number): Chain {
  const found: Point[] = [from];
  let [[x, y], turn] = [from, angle];
  for (let gone = 0; gone < BEYOND; gone += STRIDE) {
    turn = angle + 0.3 * Math.sin(gone / 150 + angle * 3) * Math.min(1, gone / 200);
    x += STRIDE * Math.cos(turn);
    y += STRIDE * Math.sin(turn);
    found.push([x, y]);
  }
  return found;
}

function ways(land: Land, paper: Paper, same: (ground: Ground | undefined) => boolean): Chain[] {
  const found: Chain[] = [];
  for (const hex of Object.keys(land)) {
    if (!same(land[hex])) continue;
    const directions = links(land, hex, same);
    const middle = centre(hex, paper);
    if (directions.length === 2) {
      const [one, two] = directions.map((direction) => edge(hex, direction, 1, paper));
      found.push(bend(one!, middle, two!));
    } else if (directions.length) {
      for (const direction of directions) found.push([middle, edge(hex, direction, 1, paper)]);
    } else {
      found.push([
        [middle[0] - 14, middle[1]],
        [middle[0] + 14, middle[1]],
      ]);
    }
    for (const direction of directions) {
      const next = step(hex, direction);
      if (!next || !land[next]) found.push(beyond(edge(hex, direction, 1, paper), edgeAngle(direction, paper)));
    }
  }
  return found;
}

export const rivers = (land: Land, paper: Paper): Chain[] => ways(land, paper, isRiver);
/** Roads lead on to the head of a bridge; the water is painted over them. */
export const roads = (land: Land, paper: Paper): Chain[] => ways(land, paper, isRoad);

/** The direction in which a river flows through a hex, as an angle; null where none does. */
export function flow(land: Land, hex: Hex, paper: Paper): number | null {
  if (!isRiver(land[hex])) return null;
  const [one, two] = links(land, hex, isRiver);
  if (one === undefined) return 0;
  const [ax, ay] = edge(hex, one, 1, paper);
  const [bx, by] = two === undefined ? centre(hex, paper) : edge(hex, two, 1, paper);
  return Math.atan2(by - ay, bx - ax);
}

/** The distance from every point of an area to the nearest of some ways, at most `reach`, in units of the paper. */
export function distances(chains: readonly Chain[], { left, top, width, height, scale }: Area, reach: number): Float32Array {
  const out = new Float32Array(width * height).fill(reach * reach);
  for (const chain of chains) {
    for (let i = 1; i < chain.length; i += 1) {
      const [[ax, ay], [bx, by]] = [chain[i - 1]!, chain[i]!];
      const [x0, x1] = [Math.max(0, Math.floor((Math.min(ax, bx) - reach - left) * scale)), Math.min(width - 1, Math.ceil((Math.max(ax, bx) + reach - left) * scale))];
      const [y0, y1] = [Math.max(0, Math.floor((Math.min(ay, by) - reach - top) * scale)), Math.min(height - 1, Math.ceil((Math.max(ay, by) + reach - top) * scale))];
      const [dx, dy] = [bx - ax, by - ay];
      const long = dx * dx + dy * dy || 1;
      for (let y = y0; y <= y1; y += 1) {
        const py = top + y / scale - ay;
        for (let x = x0; x <= x1; x += 1) {
          const px = left + x / scale - ax;
          const t = Math.min(1, Math.max(0, (px * dx + py * dy) / long));
          const [ex, ey] = [px - t * dx, py - t * dy];
          const far = ex * ex + ey * ey;
          const at = y * width + x;
          if (far < out[at]!) out[at] = far;
        }
      }
    }
  }
  for (let i = 0; i < out.length; i += 1) out[i] = Math.sqrt(out[i]!);
  return out;
}
