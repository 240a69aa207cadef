/** The editor's words. */
import { wording } from "../../../lib/i18n/gameTexts";
import english from "./texts/en.ftl?raw";

export const { say, word } = wording("pages/battles/editor", english);
