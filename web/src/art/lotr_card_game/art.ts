/** The art of The Lord of the Rings: The Card Game, by the ids of its catalogue. Import this from the game's board only. */
import { pictureCache } from "../painting/pictureCache";
import { PATHS } from "./paths";
import { CARDS, SIGNS } from "./pictures";

const keep = pictureCache("lotr_card_game", PATHS);

/** The picture of a card: player, encounter or quest. */
export const cardPicture = keep.pictures(CARDS);
/** Paths of plain signs, on a field of 512 by 512: statistics, tokens, spheres, types, backs. */
export const sign = keep.signs(SIGNS);
