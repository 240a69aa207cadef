/** The map's lines as SVG paths. Worked out once, when the module is loaded. */
import { MapPaths, pathOf, roomsOf, type Arc, type Point, type Room } from "../../shared/mapPaths";
import source from "./map.json";

interface Border extends Arc {
  /** land, slope or ford; empty where nobody may cross. */
  kind: string;
}

export const SIZE = { width: source.size[0]!, height: source.size[1]! };
const atlas = new MapPaths(source.arcs as Border[]);
const outlines = source.regions as Record<string, number[][]>;
export const REGION_IDS = Object.keys(outlines);
export const REGION_PATHS: Record<string, string> = Object.fromEntries(
  Object.entries(outlines).map(([id, chains]) => [id, atlas.outlinePath(chains)]),
);
export const RIVER_PATH = atlas.outlinePath(source.river);
export const WALL_PATH = atlas.outlinePath(source.walls);
export const POINTS = source.points as unknown as Record<string, Point>;
export const ROOMS = roomsOf(source.rooms as Record<string, number[]>);
/** The spaces within the mountain, as boxes. */
export const SPACES: Record<string, Room> = roomsOf(source.spaces as Record<string, number[]>);
/** Where a territory's name, its Bats and its Eagles are drawn. */
export const SKIES: Record<string, Room> = roomsOf(source.skies as Record<string, number[]>);
export const NAME = source.name as [number, number];
export const FORDS = (source.arcs as Border[])
  .filter((arc) => arc.kind === "ford")
  .map((arc) => ({ between: arc.between, line: arc.line, path: pathOf(arc.line, false) }));

export const linesBetween = (test: (one: string, two: string) => boolean) => atlas.linesBetween(test);
const ofKind = (...kinds: string[]) => atlas.linesBetween((_a, _b, arc) => kinds.includes(arc.kind));
export const LAND_PATH = ofKind("land");
export const SLOPE_PATH = ofKind("slope");

/** Where an arrow towards a place ends. */
export function pointOf(place: string): Point | undefined {
  const space = SPACES[place];
  return POINTS[place] ?? (space && [space.x + space.width / 2, space.y + space.height / 2]);
}
