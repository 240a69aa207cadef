import { gameTexts } from "../../../lib/i18n/gameTexts";
import type { Primer } from "../../primer/primer";
import Pictures from "./Pictures.svelte";
import english from "./texts/en.ftl?raw";

const primer: Primer = {
  ...gameTexts("boards/lotr_card_game/primer", english),
  Picture: Pictures,
  pins: [
    { id: "quest", x: 42, y: 8 },
    { id: "active", x: 69.5, y: 10 },
    { id: "staging", x: 5, y: 30 },
    { id: "encounter", x: 84.5, y: 10 },
    { id: "engaged", x: 23.4, y: 46 },
    { id: "heroes", x: 20.2, y: 82 },
    { id: "resources", x: 17.4, y: 58.5 },
    { id: "threat", x: 4.5, y: 62 },
    { id: "hand", x: 29.6, y: 93 },
  ],
  steps: ["plan", "quest", "travel", "meet", "fight", "refresh"],
  sides: [{ id: "quest", colour: "var(--choose)" }],
  wins: [
    { id: "quest", side: "all" },
    { id: "out", side: "none" },
    { id: "lost", side: "none" },
    { id: "score", side: "all" },
  ],
};

export default primer;
