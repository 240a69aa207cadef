/** The table's words. */
import { gameTexts } from "../../lib/i18n/gameTexts";
import english from "./texts/en.ftl?raw";

export const { say, word } = gameTexts("boards/battles_of_westeros", english);
