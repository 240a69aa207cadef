/**
 * The first turn, guided, as House Stark in Clash on the Kingsroad. The seed is fixed, so the order tokens and the hand are
 * always the same: a green token among others, and the card "Three companies".
 */
import type { Script } from "../../table/guide/guideScript";
import { say } from "./texts";

const guide: Script = {
  game: "battles_of_westeros",
  seed: "kingsroad-146",
  seats: 2,
  seat: 0,
  bot: "heuristic",
  position: "",
  turn: 1,
  steps: [
    { id: "welcome", point: "board", region: "k7" },
    { id: "tracks", point: "board", region: "j8" },
    { id: "token", wait: "choose_action", suggest: [["token", "green"]], start: true, point: "hand" },
    { id: "unit", wait: "order_unit", suggest: [["choose_unit", "k7"]], point: "board", region: "k7" },
    { id: "move", wait: "move", suggest: [["stay"]], point: "bar", region: "k7" },
    { id: "shoot", wait: "attack", suggest: [["attack"]], point: "board" },
    { id: "card", wait: "choose_action", suggest: [["play", "stark_04"]], start: true, point: "hand" },
    { id: "leader", wait: "choose_commander", suggest: [["lead", "maege_bear_island"]], start: true, point: "board", region: "e9" },
    { id: "units", wait: "choose_units", suggest: [["choose_unit", "f8"], ["choose_unit"]], start: true, point: "board", region: "f8" },
    { id: "end", point: "board" },
  ],
  title: (step) => say(`guide-${step}`),
  text: (step) => say(`guide-${step}-text`),
};

export default guide;
