import { gameTexts } from "../../../lib/i18n/gameTexts";
import type { Primer } from "../../primer/primer";
import Pictures from "./Pictures.svelte";
import english from "./texts/en.ftl?raw";

const primer: Primer = {
  ...gameTexts("boards/five_armies/primer", english),
  Picture: Pictures,
  pins: [
    { id: "fate", x: 19.5, y: 5.5 },
    { id: "fort", x: 33, y: 21 },
    { id: "settlement", x: 46.5, y: 66 },
    { id: "general", x: 49.8, y: 48 },
    { id: "army", x: 72.5, y: 42 },
    { id: "muster", x: 88.6, y: 14 },
    { id: "goblins", x: 43.4, y: 15 },
    { id: "eyrie", x: 16.5, y: 15 },
    { id: "cards", x: 4.6, y: 75 },
  ],
  steps: ["recover", "generals", "fate", "bats", "act", "battle"],
  sides: [
    { id: "free-peoples", colour: "var(--free-peoples)" },
    { id: "shadow", colour: "var(--shadow)" },
  ],
  wins: [
    { id: "fate", side: "free-peoples" },
    { id: "beorn", side: "free-peoples" },
    { id: "bolg", side: "free-peoples" },
    { id: "points", side: "shadow" },
    { id: "gate", side: "shadow" },
  ],
};

export default primer;
