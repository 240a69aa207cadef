/** The face of the land, as few long paths: what lies in each hex, and how roads and rivers run on into the next. */
import { AS_PLANNED, at, centre, edge, edgeAngle, hexPath, RADIUS, round, step, WIDTH, type Hex, type Paper, type Point } from "./hexes";

export interface Ground {
  terrain: string;
  token?: string;
  fire?: number;
  devastated?: boolean;
}

export type Land = Readonly<Record<Hex, Ground>>;

/** A token that lies in one hex, turned so that it fits the road or river there. */
export interface Token {
  hex: Hex;
  token: string;
  x: number;
  y: number;
  /** Degrees; 0: what it bridges runs from left to right. */
  turn: number;
}

export interface Drawing {
  /** One outline of all hexes of a kind, to be filled. */
  plains: string;
  hills: string;
  wood: string;
  built: string;
  grid: string;
  river: string;
  road: string;
  trees: string;
  trunks: string;
  slopes: string;
  crests: string;
  walls: string;
  roofs: string;
  grass: string;
  stakes: string;
  tokens: Token[];
}

const RIVERS = new Set(["river", "forest_river"]);
const ROADS = new Set(["road", "forest_road", "wooden_bridge", "stone_bridge"]);
const WOODS = new Set(["forest", "forest_river", "forest_road"]);

export const isRiver = (ground: Ground | undefined): boolean => !!ground && RIVERS.has(ground.terrain);
export const isRoad = (ground: Ground | undefined): boolean =>
  !!ground && (ROADS.has(ground.token ?? "") || (!ground.devastated && ROADS.has(ground.terrain)));

/** Numbers between 0 and 1, always the same for a hex. */
export function* chances(hex: Hex): Generator<number, never> {
  let seed = 7;
  for (const letter of hex) seed = (seed * 131 + letter.charCodeAt(0) * 977) % 2147483647;
  for (;;) {
    seed = (seed * 48271) % 2147483647;
    yield seed / 2147483647;
  }
}

/** The directions in which a road or river goes on; where it would end at the edge of the field, off it too. */
export function links(land: Land, hex: Hex, same: (ground: Ground | undefined) => boolean): number[] {
  const inside: number[] = [];
  const outside: number[] = [];
  for (let direction = 0; direction < 6; direction += 1) {
    const next = step(hex, direction);
    if (!next || !land[next]) outside.push(direction);
    else if (same(land[next])) inside.push(direction);
  }
  if (inside.length !== 1 || !outside.length) return inside;
  const away = (inside[0]! + 3) % 6;
  const turn = (direction: number) => Math.min((direction - away + 6) % 6, (away - direction + 6) % 6);
  const best = outside.reduce((one, two) => (turn(two) < turn(one) ? two : one));
  return turn(best) <= 1 ? [...inside, best] : inside;
}

/** A way through a hex from edge to edge: bent between two of them, else a star. */
function way(hex: Hex, directions: number[], paper: Paper): string {
  const middle = centre(hex, paper);
  if (directions.length === 2) {
    const [a, b] = directions.map((one) => edge(hex, one, 1.01, paper));
    return `M${at(a!)}Q${at(middle)} ${at(b!)}`;
  }
  if (!directions.length) {
    const [x, y] = middle;
    return `M${round(x - 14)} ${round(y)}L${round(x + 14)} ${round(y)}`;
  }
  return directions.map((one) => `M${at(middle)}L${at(edge(hex, one, 1.01, paper))}`).join("");
}

const tree = (x: number, y: number, h: number) =>
  `M${round(x)} ${round(y - h)}L${round(x - h * 0.36)} ${round(y - h * 0.1)}L${round(x + h * 0.36)} ${round(y - h * 0.1)}Z`;
const trunk = (x: number, y: number, h: number) => `M${round(x)} ${round(y - h * 0.1)}L${round(x)} ${round(y + h * 0.14)}`;

/** Where trees stand in a hex: round the edge, so that a unit in the middle is seen. */
const STANDS: readonly Point[] = [
  [0, -0.7],
  [0.34, -0.52],
  [0.64, -0.2],
  [0.66, 0.2],
  [0.4, 0.56],
  [0.02, 0.8],
  [-0.36, 0.58],
  [-0.66, 0.24],
  [-0.64, -0.18],
  [-0.32, -0.5],
  [-0.16, 0.1],
  [0.22, 0.16],
  [0.04, -0.26],
];

function house(x: number, y: number, w: number): { wall: string; roof: string } {
  const h = w * 0.5;
  return {
    wall: `M${round(x - w / 2)} ${round(y)}v${round(-h)}h${round(w)}v${round(h)}Z`,
    roof: `M${round(x - w * 0.6)} ${round(y - h)}L${round(x)} ${round(y - h - w * 0.48)}L${round(x + w * 0.6)} ${round(y - h)}Z`,
  };
}

const tower = (x: number, y: number) =>
  `M${round(x - 7)} ${round(y)}v-24h-2v-7h4v3h3v-3h4v3h3v-3h4v7h-2v24Z`;

/** The direction in which a road (or else a river) runs through a hex, in degrees. */
function course(directions: number[], paper: Paper): number | null {
  if (!directions.length) return null;
  const one = edgeAngle(directions[0]!, paper);
  const two = directions.length > 1 ? edgeAngle(directions[1]!, paper) + Math.PI : one;
  const middle = Math.atan2(Math.sin(one) + Math.sin(two), Math.cos(one) + Math.cos(two));
  return (middle * 180) / Math.PI;
}

export function draw(land: Land, paper = AS_PLANNED): Drawing {
  const drawing: Drawing = {
    plains: "",
    hills: "",
    wood: "",
    built: "",
    grid: "",
    river: "",
    road: "",
    trees: "",
    trunks: "",
    slopes: "",
    crests: "",
    walls: "",
    roofs: "",
    grass: "",
    stakes: "",
    tokens: [],
  };
  const hexes = Object.keys(land).sort((a, b) => centre(a, paper)[1] - centre(b, paper)[1]);
  for (const hex of hexes) paint(land, hex, drawing, paper);
  return drawing;
}

function paint(land: Land, hex: Hex, drawing: Drawing, paper: Paper): void {
  const ground = land[hex]!;
  const { terrain } = ground;
  const [x, y] = centre(hex, paper);
  const shape = hexPath([x, y]);
  const chance = chances(hex);
  const next = () => chance.next().value;
  drawing.grid += shape;
  if (terrain === "hills") drawing.hills += shape;
  else if (WOODS.has(terrain)) drawing.wood += shape;
  else if (terrain === "building") drawing.built += shape;
  else drawing.plains += shape;

  const rivers = isRiver(ground) ? links(land, hex, isRiver) : [];
  const roads = isRoad(ground) ? links(land, hex, isRoad) : [];
  if (isRiver(ground)) drawing.river += way(hex, rivers, paper);
  if (isRoad(ground) && !ground.token) drawing.road += way(hex, roads, paper);
  if (WOODS.has(terrain)) {
    const open = terrain === "forest" ? STANDS : STANDS.slice(0, 10);
    for (const [dx, dy] of open) {
      const spot: Point = [x + dx * RADIUS + (next() - 0.5) * 7, y + dy * RADIUS + 8 + (next() - 0.5) * 6];
      if (nearWay(spot, hex, terrain === "forest_road" ? roads : rivers, terrain === "forest_road" ? 12 : 24, paper)) continue;
      const h = 19 + next() * 9;
      drawing.trees += tree(spot[0], spot[1], h);
      drawing.trunks += trunk(spot[0], spot[1], h);
    }
  } else if (terrain === "hills") {
    for (const [dx, dy, w] of [
      [-12, -14, 26],
      [14, 2, 30],
      [-16, 20, 24],
    ] as const) {
      const [cx, cy] = [x + dx + (next() - 0.5) * 4, y + dy];
      drawing.crests += `M${round(cx - w / 2)} ${round(cy + 8)}Q${round(cx - w / 6)} ${round(cy - 9)} ${round(cx + w / 2)} ${round(cy + 8)}`;
      for (let i = 1; i < 5; i += 1) {
        const px = cx - w / 2 + (w * i) / 5 + 2;
        const py = cy + 8 - Math.sin((Math.PI * i) / 5) * 9;
        drawing.slopes += `M${round(px)} ${round(py + 2)}l${round(1 + i * 0.8)} ${round(6 + Math.sin((Math.PI * i) / 5) * 4)}`;
      }
    }
  } else if (terrain === "building") {
    for (const [dx, dy, w] of [
      [-20, -12, 18],
      [20, -16, 16],
      [-24, 22, 16],
      [22, 24, 19],
    ] as const) {
      const one = house(x + dx + (next() - 0.5) * 4, y + dy, w);
      drawing.walls += one.wall;
      drawing.roofs += one.roof;
    }
    drawing.walls += tower(x, y - 12);
  } else if (terrain === "plains" && !ground.token && !ground.devastated) {
    for (let i = 0; i < 2; i += 1) {
      const [gx, gy] = [x + (next() - 0.5) * WIDTH * 0.7, y + (next() - 0.5) * RADIUS];
      drawing.grass += `M${round(gx)} ${round(gy)}l-1.500 -4M${round(gx + 2.5)} ${round(gy)}v-5M${round(gx + 5)} ${round(gy)}l1.500 -4`;
    }
  }
  if (ground.token === "palisade") {
    const walls = links(land, hex, (one) => one?.token === "palisade");
    drawing.stakes += stakes(hex, walls.length ? walls : [1, 4], paper);
  } else if (ground.token) {
    const along = roads.length ? course(roads, paper) : rivers.length ? course(rivers, paper)! + 90 : 0;
    drawing.tokens.push({ hex, token: ground.token, x: round(x), y: round(y), turn: round(along ?? 0) });
  }
}

/** Whether a point lies on a road or river through its hex. */
function nearWay([px, py]: Point, hex: Hex, directions: number[], room: number, paper: Paper): boolean {
  const [x, y] = centre(hex, paper);
  return directions.some((direction) => {
    const [ex, ey] = edge(hex, direction, 1, paper);
    const far = Math.max(0, Math.min(1, ((px - x) * (ex - x) + (py - y) * (ey - y)) / ((WIDTH / 2) ** 2)));
    return Math.hypot(px - x - far * (ex - x), py - y - far * (ey - y)) < room;
  });
}

/** A row of pointed stakes from the middle to each edge. */
function stakes(hex: Hex, directions: number[], paper: Paper): string {
  const [x, y] = centre(hex, paper);
  let path = "";
  for (const direction of directions) {
    const [ex, ey] = edge(hex, direction, 1, paper);
    for (let i = 0; i < 5; i += 1) {
      const [px, py] = [x + ((ex - x) * (i + 0.5)) / 5, y + ((ey - y) * (i + 0.5)) / 5];
      path += `M${round(px - 3.4)} ${round(py + 9)}v-17l3.400 -6l3.400 6v17Z`;
    }
  }
  return path;
}
