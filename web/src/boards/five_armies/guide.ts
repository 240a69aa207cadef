/**
 * The first turn, guided, as the Free Peoples. The dice are rolled already and the seed is fixed, so that the same units
 * come; the Shadow moves only after what is suggested.
 */
import type { Script } from "../../table/guide/guideScript";
import { say } from "./texts";

const position = `
turn: 1; phase: action_round; to act: fp
eastern_spur: 1 lake_men, bard, 1 damage, 1 dwarves_men_token
activated: bard; activations: 1
dice fp: muster, character, event, army_muster, will_of_the_west
dice shadow: 2 army, muster, character, event, eye
hand fp: event_08 fp_story_05
hand shadow: event_01 shadow_story_02
`;

const guide: Script = {
  game: "five_armies",
  seed: "learn-1",
  seats: 2,
  seat: 0,
  bot: "heuristic",
  position,
  turn: 1,
  steps: [
    { id: "welcome", point: "board", region: "front_gate" },
    { id: "fate", point: "board" },
    { id: "general", wait: "choose_die", suggest: [["general", "bard"]], start: true, point: "tracks", region: "eastern_spur" },
    { id: "ability", wait: "general_ability", suggest: [["ability", "place_token"]], point: "bar" },
    { id: "place", wait: "place_token", suggest: [["place_token", "eastern_spur"]], point: "board", region: "eastern_spur" },
    { id: "muster", wait: "choose_die", suggest: [["use_die", "muster"]], start: true, point: "hand" },
    { id: "recruit", wait: "choose_action", suggest: [["act", "recruit"]], point: "bar" },
    { id: "flip", wait: "flip_tokens", suggest: [["flip", "eastern_spur"]], point: "board", region: "eastern_spur" },
    { id: "more", wait: "flip_tokens", suggest: [["flip", "camp"]], point: "board", region: "camp" },
    { id: "end", point: "log" },
  ],
  title: (step) => say(`guide-${step}-title`),
  text: (step) => say(`guide-${step}`),
};

export default guide;
