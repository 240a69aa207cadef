/** The table's words. */
import { gameTexts } from "../../lib/i18n/gameTexts";
import english from "./texts/en.ftl?raw";

export const { say, word } = gameTexts("boards/lotr_card_game", english);
