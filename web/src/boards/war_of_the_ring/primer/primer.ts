import { gameTexts } from "../../../lib/i18n/gameTexts";
import type { Primer } from "../../primer/primer";
import Pictures from "./Pictures.svelte";
import english from "./texts/en.ftl?raw";

const primer: Primer = {
  ...gameTexts("boards/war_of_the_ring/primer", english),
  Picture: Pictures,
  pins: [
    { id: "fellowship", x: 29.5, y: 25 },
    { id: "army", x: 29, y: 47 },
    { id: "stronghold", x: 52.5, y: 64 },
    { id: "wall", x: 38, y: 18 },
    { id: "nazgul", x: 60, y: 36 },
    { id: "mordor", x: 87, y: 77 },
    { id: "dice", x: 50.2, y: 91.5 },
    { id: "cards", x: 13.6, y: 84 },
    { id: "hunt", x: 85, y: 8 },
  ],
  steps: ["draw", "hunt", "roll", "act", "walk", "battle"],
  sides: [
    { id: "free-peoples", colour: "var(--free-peoples)" },
    { id: "shadow", colour: "var(--shadow)" },
  ],
  wins: [
    { id: "doom", side: "free-peoples" },
    { id: "corruption", side: "shadow" },
    { id: "conquest", side: "shadow" },
    { id: "banished", side: "free-peoples" },
  ],
};

export default primer;
