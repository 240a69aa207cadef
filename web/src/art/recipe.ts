/**
 * Recipes of pictures. A picture is emblems over a painted scene, written in one line:
 *
 *     "dawn; cowled:green; sword-brandish:steel@80,66*34^-8"
 *
 * First the scene (painting/scenes.ts), then each emblem from back to front: its name in game-icons, the palette it is worked in,
 * and where it differs from a large one in the middle: `@x,y` its middle in hundredths of the picture, `*n` its size in
 * hundredths, `^n` turned by degrees, `~` mirrored, `!` glowing eyes (its inner gaps), `+` a light about it.
 */
import { PALETTES, type PaletteName } from "./painting/palettes";
import { SCENES, type SceneName } from "./painting/scenes";

export interface Layer {
  /** Path on a field of 512 by 512. */
  d: string;
  palette: PaletteName;
  x: number;
  y: number;
  size: number;
  turn: number;
  mirrored: boolean;
  eyes: boolean;
  glow: boolean;
}

export interface Picture {
  /** What makes this picture's scene unlike others of its kind; also its key in caches. */
  key: string;
  scene: SceneName;
  layers: Layer[];
}

export interface LayerRecipe extends Omit<Layer, "d"> {
  emblem: string;
}

/** Paths of emblems by name, as `npm run emblems` writes them. */
export type Paths = Readonly<Record<string, string>>;

const LAYER = /^([a-z0-9-]+):([a-z]+)((?:@\d+,\d+|\*\d+|\^-?\d+|~|!|\+)*)$/;

export function read(recipe: string): { scene: SceneName; layers: LayerRecipe[] } {
  const [scene = "", ...layers] = recipe.split(";").map((part) => part.trim());
  if (!(scene in SCENES)) throw new Error(`no scene ${scene}`);
  return { scene: scene as SceneName, layers: layers.map(readLayer) };
}

function readLayer(text: string): LayerRecipe {
  const found = LAYER.exec(text);
  if (!found) throw new Error(`not an emblem: ${text}`);
  const [, emblem = "", palette = "", rest = ""] = found;
  if (!(palette in PALETTES)) throw new Error(`no palette ${palette}`);
  const number = (sign: RegExp, usual: number) => Number(sign.exec(rest)?.[1] ?? usual);
  return {
    emblem,
    palette: palette as PaletteName,
    x: number(/@(\d+)/, 50),
    y: number(/,(\d+)/, 52),
    size: number(/\*(\d+)/, 76),
    turn: number(/\^(-?\d+)/, 0),
    mirrored: rest.includes("~"),
    eyes: rest.includes("!"),
    glow: rest.includes("+"),
  };
}

/** The names of all emblems that recipes need. */
export function emblemsOf(recipes: Iterable<string>): string[] {
  return [...new Set([...recipes].flatMap((recipe) => read(recipe).layers.map((layer) => layer.emblem)))];
}

export function picture(key: string, recipe: string, paths: Paths): Picture {
  const { scene, layers } = read(recipe);
  return { key, scene, layers: layers.map(({ emblem, ...layer }) => ({ ...layer, d: pathOf(emblem, paths) })) };
}

export function pathOf(emblem: string, paths: Paths): string {
  const d = paths[emblem];
  if (!d) throw new Error(`the emblem ${emblem} was not written: npm run emblems`);
  return d;
}
