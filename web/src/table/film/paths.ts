/** The ways pieces go over the table, in pixels of the screen. */

export interface Point {
  x: number;
  y: number;
}

/** Where something lies: its middle and its size. */
export interface Place extends Point {
  width: number;
  height: number;
  /** Its own outline, for what is ringed by it (`data-outline`): a path, and how it lies on the screen. */
  outline?: { d: string; transform: string };
}

/** Whether everything lies where it lay. */
export function samePlaces(one: ReadonlyMap<string, Place>, two: ReadonlyMap<string, Place>): boolean {
  const same = (a: Place, b: Place | undefined) =>
    !!b && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.outline?.d === b.outline?.d && a.outline?.transform === b.outline?.transform;
  return one.size === two.size && [...one].every(([anchor, place]) => same(place, two.get(anchor)));
}

/** How far a way bends aside, next to its length. */
const BEND = 0.14;
/** An arrow begins and ends a little outside the pieces. */
const CLEAR = 20;

function control(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 + dy * BEND, y: (from.y + to.y) / 2 - dx * BEND };
}

/** Where something on its way is, `gone` being the part of the way behind it. */
export function curve(from: Point, to: Point, gone: number): Point {
  const bend = control(from, to);
  const left = 1 - gone;
  return {
    x: left * left * from.x + 2 * left * gone * bend.x + gone * gone * to.x,
    y: left * left * from.y + 2 * left * gone * bend.y + gone * gone * to.y,
  };
}

/** The way as a path. */
export function pathOf(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const clear = Math.min(CLEAR, far / 4) / (far || 1);
  const [start, end] = [curve(from, to, clear), curve(from, to, 1 - clear)];
  const bend = control(from, to);
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(start)}Q${at(bend)} ${at(end)}`;
}
