/** Where the inspector docks: always at an edge, never over what it speaks of, a dialog, a choice or a glowing target. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const EDGE = 12;
/** The header and the row of buttons under it. */
const TOP = 56;

export function overlap(one: Rect, two: Rect): number {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The places it may dock at, the best first. */
export function docks(size: Size, window: Size): Rect[] {
  const { width, height } = size;
  const right = window.width - EDGE - width;
  const bottom = window.height - EDGE - height;
  const middle = Math.max(TOP, (window.height - height) / 2);
  const corners: [number, number][] = [
    [right, bottom],
    [right, middle],
    [right, TOP],
    [EDGE, middle],
    [EDGE, TOP],
    [EDGE, bottom],
    [(window.width - width) / 2, TOP],
    [(window.width - width) / 3, TOP],
    [((window.width - width) * 2) / 3, TOP],
  ];
  return corners.map(([left, top]) => ({ left, top, right: left + width, bottom: top + height }));
}

/**
 * The dock that is least in the way. What it must never cover counts most, then what can be chosen, then the panels;
 * of equal ones the first.
 */
export function dock(size: Size, window: Size, never: readonly Rect[], choices: readonly Rect[], panels: readonly Rect[]): Rect {
  const cost = (place: Rect) =>
    never.reduce((sum, one) => sum + overlap(place, one), 0) * 1000 +
    choices.filter((one) => overlap(place, one) > 0).length * 20_000 +
    panels.reduce((sum, one) => sum + overlap(place, one), 0) * 0.2;
  return docks(size, window).reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
