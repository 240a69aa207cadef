/** The art of War of the Ring, by the ids of its catalogue. Import this from the game's board only: it brings the emblems along. */
import { FACES } from "../dice";
import { pictureCache } from "../painting/pictureCache";
import { PATHS } from "./paths";
import { CARDS, CHARACTERS, NATIONS, SETTLEMENTS, SIGNS, TILES } from "./pictures";

const keep = pictureCache("war_of_the_ring", PATHS);

/** The picture of an Event card. */
export const cardPicture = keep.pictures(CARDS);
/** The picture of a character; `ring_bearers` for the Fellowship. */
export const characterPicture = keep.pictures(CHARACTERS);
/** Paths of the signs on a face of an Action die. */
export const dieFace = (face: string): string[] => keep.paths(FACES[face] ?? []);
/** Paths of plain signs, on a field of 512 by 512. */
export const nationSign = keep.signs(NATIONS);
export const settlementSign = keep.signs(SETTLEMENTS);
export const tileSign = keep.signs(TILES);
export const sign = keep.signs(SIGNS);

/** A piece's colours: its field above and below, the emblem on it. */
export const NATION_COLOURS: Record<string, { light: string; dark: string; emblem: string }> = {
  dwarves: { light: "#96683c", dark: "#5a3818", emblem: "#fdf1d8" },
  elves: { light: "#4f9a4a", dark: "#215a2a", emblem: "#f7ffe8" },
  gondor: { light: "#3a5a9e", dark: "#182f63", emblem: "#ffffff" },
  north: { light: "#55a3d0", dark: "#205f8c", emblem: "#ffffff" },
  rohan: { light: "#2f7d4a", dark: "#0f4524", emblem: "#ffffff" },
  isengard: { light: "#c2a42a", dark: "#75600c", emblem: "#fffbe6" },
  sauron: { light: "#b0322c", dark: "#611012", emblem: "#ffe9d6" },
  southrons_easterlings: { light: "#d07d2c", dark: "#84420c", emblem: "#fff4e0" },
};

/** A figure's colours and emblem: `gondor_elite`, `nazgul`. */
export function pieceOf(nation: string): { light: string; dark: string; emblem: string; sign: string } {
  const colours = NATION_COLOURS[nation] ?? { light: "#7a6a54", dark: "#40362a", emblem: "#fff4e0" };
  return { ...colours, sign: nation in NATIONS ? nationSign(nation) : "" };
}
