/** The map's lines as SVG paths, and where names go. Worked out once, when the module is loaded. */
import { MapPaths, roomsOf, type Arc, type Point, type Room } from "../../shared/mapPaths";
import source from "./map.json";

export { balanced, nameLines, pathOf, type Room } from "../../shared/mapPaths";

export const SIZE = { width: source.size[0]!, height: source.size[1]! };
const atlas = new MapPaths(source.arcs as Arc[]);
export const lineOf = (n: number) => atlas.lineOf(n);
export const chainOf = (chain: readonly number[]) => atlas.chainOf(chain);
export const outlinePath = (chains: readonly (readonly number[])[]) => atlas.outlinePath(chains);
/** All lines that pass a test on the two sides they part, in one path. */
export const linesBetween = (test: (one: string, two: string) => boolean) => atlas.linesBetween(test);
export const borderBetween = (one: string, two: string) => atlas.borderBetween(one, two);

const outlines = source.regions as Record<string, number[][]>;
export const REGION_IDS = Object.keys(outlines).filter((id) => id !== "sea");
export const REGION_PATHS: Record<string, string> = Object.fromEntries(
  Object.entries(outlines).map(([id, chains]) => [id, outlinePath(chains)]),
);
export const POINTS = source.points as unknown as Record<string, Point>;
export const ROOMS = roomsOf(source.rooms as Record<string, number[]>);

const land = (id: string) => id !== "sea" && id !== "wall" && id !== "edge";
export const BORDERS_PATH = linesBetween((a, b) => land(a) && land(b));
export const COAST_PATH = linesBetween((a, b) => (a === "sea") !== (b === "sea") && a !== "edge" && b !== "edge");

/** A rectangle around regions, with some land about them. */
export function areaOf(ids: readonly string[], margin = 24): Room {
  const rooms = ids.flatMap((id) => ROOMS[id] ?? []);
  if (!rooms.length) return { x: 0, y: 0, ...SIZE };
  const left = Math.min(...rooms.map((room) => room.x)) - margin;
  const top = Math.min(...rooms.map((room) => room.y)) - margin;
  const right = Math.max(...rooms.map((room) => room.x + room.width)) + margin;
  const bottom = Math.max(...rooms.map((room) => room.y + room.height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Regions within a number of borders of one. */
export function within(start: string, steps: number, adjacent: (id: string) => readonly string[]): Map<string, number> {
  const found = new Map([[start, 0]]);
  let edge = [start];
  for (let step = 1; step <= steps; step += 1) {
    const next: string[] = [];
    for (const here of edge) {
      for (const there of adjacent(here)) {
        if (found.has(there)) continue;
        found.set(there, step);
        next.push(there);
      }
    }
    edge = next;
  }
  return found;
}
