/** Makes a game's pictures and signs out of its tables, each once. */
import { picture, pathOf, type Paths, type Picture } from "../recipe";
import type { SceneName } from "./scenes";

/** A painted ground without an emblem, for the table under a game: `shown(backdrop("mirk", "passage"), "stage")`. */
export function backdrop(scene: SceneName, key: string): Picture {
  return { key: `backdrop ${scene} ${key}`, scene, layers: [] };
}

export interface PictureCache {
  picture: (key: string, recipe: string) => Picture;
  /** Pictures by id; an id without a recipe has none, which the catalogue's test forbids. */
  pictures: (recipes: Record<string, string>) => (id: string) => Picture;
  signs: (names: Record<string, string>) => (id: string) => string;
  paths: (emblems: readonly string[]) => string[];
}

export function pictureCache(game: string, paths: Paths): PictureCache {
  const kept = new Map<string, Picture>();
  const make = (key: string, recipe: string): Picture => {
    const full = `${game} ${key} ${recipe}`;
    let found = kept.get(full);
    if (!found) {
      found = picture(full, recipe, paths);
      kept.set(full, found);
    }
    return found;
  };
  return {
    picture: make,
    pictures: (recipes) => (id) => make(id, recipes[id] ?? "waste"),
    paths: (emblems) => emblems.map((emblem) => pathOf(emblem, paths)),
    signs: (names) => (id) => (names[id] ? pathOf(names[id], paths) : ""),
  };
}
