/** Hexes under a pointer, and the way of a cursor over them. */
import { centre, COLUMNS, hexAt, MARGIN, RADIUS, ROWS, STEP, WIDTH, type Hex, type Point } from "../../../boards/battles_of_westeros/board/hexes";

/** All hexes of a rectangle, row by row. */
export function grid(columns: number, rows: number): Hex[] {
  const found: Hex[] = [];
  for (let row = 0; row < Math.min(rows, ROWS); row += 1) {
    for (let column = 0; column < Math.min(columns, COLUMNS); column += 1) found.push(hexAt(column, row)!);
  }
  return found;
}

/** The hex at a point of the paper, inside the grid; null where there is none. */
export function hexUnder([x, y]: Point): Hex | null {
  const near = Math.round((y - MARGIN - RADIUS) / STEP);
  let best: Hex | null = null;
  let least = RADIUS;
  for (let row = near - 1; row <= near + 1; row += 1) {
    const column = Math.round((x - MARGIN) / WIDTH - 0.5 - (row & 1) / 2);
    const hex = hexAt(column, row);
    if (!hex) continue;
    const [cx, cy] = centre(hex);
    const far = Math.hypot(x - cx, y - cy);
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

/** Every hex on the way from one point to another, so that a quick stroke has no gaps. */
export function between(from: Point, to: Point): Hex[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (RADIUS / 2)));
  const found: Hex[] = [];
  for (let i = 1; i <= steps; i += 1) {
    const hex = hexUnder([from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps]);
    if (hex && hex !== found.at(-1)) found.push(hex);
  }
  return found;
}
