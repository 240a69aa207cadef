import { gameTexts } from "../../../lib/i18n/gameTexts";
import type { Primer } from "../../primer/primer";
import Pictures from "./Pictures.svelte";
import english from "./texts/en.ftl?raw";

const primer: Primer = {
  ...gameTexts("boards/battles_of_westeros/primer", english),
  Picture: Pictures,
  pins: [
    { id: "unit", x: 22.6, y: 27 },
    { id: "rank", x: 69.4, y: 40 },
    { id: "commander", x: 32, y: 55 },
    { id: "engaged", x: 56.5, y: 48 },
    { id: "morale", x: 79.5, y: 6.5 },
    { id: "terrain", x: 34.6, y: 76 },
    { id: "tokens", x: 9.9, y: 18.5 },
    { id: "cards", x: 54.6, y: 84 },
    { id: "goal", x: 86.5, y: 61 },
  ],
  steps: ["rally", "marshal", "order", "lead", "attack", "regroup"],
  sides: [
    { id: "stark", colour: "var(--seat-stark)" },
    { id: "lannister", colour: "var(--seat-lannister)" },
  ],
  wins: [
    { id: "plan", side: "all" },
    { id: "rout", side: "none" },
    { id: "instant", side: "all" },
    { id: "tie", side: "all" },
  ],
};

export default primer;
