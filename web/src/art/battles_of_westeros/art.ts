/** The art of Battles of Westeros, by the ids of its catalogue. Import this from the game's board only: it brings the emblems along. */
import { pictureCache } from "../painting/pictureCache";
import { FIGURES } from "../soldiers";
import { PATHS } from "./paths";
import { CARDS, COMMANDERS, HOUSES, SIGNS, SYMBOLS, TERRAIN, UNITS } from "./pictures";

const keep = pictureCache("battles_of_westeros", PATHS);

export const cardPicture = keep.pictures(CARDS);
/** The picture of a commander, by the card's id (`robb_young_wolf`). */
export const commanderPicture = keep.pictures(COMMANDERS);
/** Paths of plain signs, on a field of 512 by 512. */
export const houseSign = keep.signs(HOUSES);
export const unitSign = keep.signs(UNITS);
export const symbolSign = keep.signs(SYMBOLS);
export const terrainSign = keep.signs(TERRAIN);
export const sign = keep.signs(SIGNS);

export interface HouseColours {
  light: string;
  dark: string;
  emblem: string;
  cloth: string;
  trim: string;
  metal: string;
  shade: string;
}

export const HOUSE_COLOURS: Record<string, HouseColours> = {
  stark: { light: "#4a566c", dark: "#1f2736", emblem: "#37445c", cloth: "#e9edf2", trim: "#4a5870", metal: "#bcc5d0", shade: "#8a95a3" },
  lannister: { light: "#7d1613", dark: "#3a0806", emblem: "#ffd36a", cloth: "#c92c26", trim: "#ecbd4c", metal: "#e6c880", shade: "#b58f3e" },
};

/** Colours of the ranks. */
export const RANKS: Record<string, { colour: string; bars: number }> = {
  green: { colour: "#2f8f3e", bars: 1 },
  blue: { colour: "#2f63bf", bars: 2 },
  red: { colour: "#c22f2b", bars: 3 },
};

/** What a unit looks like, for Figures.svelte. */
export function figuresOf(unit: string, house: string, rank: string) {
  const colours = HOUSE_COLOURS[house] ?? HOUSE_COLOURS.stark!;
  return { ...colours, sigil: houseSign(house), kind: FIGURES[unit] ?? "soldier", rank: RANKS[rank] ?? RANKS.green! };
}

/** What a face of a die or an order token shows, and in which colour of Coin.svelte and Die.svelte. */
export function symbolOf(symbol: string): { sign: string; colour: "green" | "blue" | "red" | "gold" | "bone" } {
  const colour = symbol === "valor" ? "gold" : symbol === "morale" ? "bone" : (symbol as "green" | "blue" | "red");
  return { sign: symbolSign(symbol), colour };
}
