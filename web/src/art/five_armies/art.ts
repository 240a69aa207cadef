/** The art of The Battle of Five Armies, by the ids of its catalogue. Import this from the game's board only: it brings the emblems along. */
import { FACES } from "../dice";
import { pictureCache } from "../painting/pictureCache";
import type { Picture } from "../recipe";
import { PATHS } from "./paths";
import { CARDS, CHARACTERS, COMBAT_SCENES, MANOEUVRES, ORDERS, SIGNS, TILES, UNITS } from "./pictures";

const keep = pictureCache("five_armies", PATHS);

export const characterPicture = keep.pictures(CHARACTERS);
export const manoeuvrePicture = keep.pictures(MANOEUVRES);
const storyPicture = keep.pictures(CARDS);

/** The recipe of an Event card: its order under the sky of its combat effect. */
export function eventRecipe(order: string, combat: string): string {
  return `${COMBAT_SCENES[combat]}; ${ORDERS[order]}`;
}

/** The picture of a card of any deck. */
export function cardPicture(card: { id: string; order?: string; combat?: string }): Picture {
  return card.order && card.combat ? keep.picture(card.id, eventRecipe(card.order, card.combat)) : storyPicture(card.id);
}

/** Paths of the signs on a face of an Action die. */
export const dieFace = (face: string): string[] => keep.paths(FACES[face] ?? []);
/** Paths of plain signs, on a field of 512 by 512. */
export const unitSign = keep.signs(UNITS);
export const tileSign = keep.signs(TILES);
export const sign = keep.signs(SIGNS);

export const PEOPLE_COLOURS: Record<string, { light: string; dark: string; emblem: string }> = {
  dwarves: { light: "#96683c", dark: "#5a3818", emblem: "#fdf1d8" },
  men: { light: "#4796c8", dark: "#1c5884", emblem: "#ffffff" },
  elves: { light: "#4f9a4a", dark: "#215a2a", emblem: "#f7ffe8" },
  orcs: { light: "#a8302e", dark: "#5c1012", emblem: "#ffe9d6" },
  wargs: { light: "#6f6d74", dark: "#35343c", emblem: "#ffffff" },
  goblins: { light: "#7b8440", dark: "#3f461a", emblem: "#fdffe0" },
  great_orcs: { light: "#6d2a34", dark: "#300c14", emblem: "#ffdccc" },
};

/** A unit's colours and emblem. */
export function pieceOf(unit: string, people: string): { light: string; dark: string; emblem: string; sign: string } {
  const colours = PEOPLE_COLOURS[people] ?? { light: "#7a6a54", dark: "#40362a", emblem: "#fff4e0" };
  return { ...colours, sign: unitSign(unit) };
}
