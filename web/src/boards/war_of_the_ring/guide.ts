/**
 * The first turn, guided, as the Free Peoples. The dice are rolled already and the seed is fixed, so the first Hunt is
 * always the same; the Shadow has dice that cannot upset what is suggested.
 */
import type { Script } from "../../table/guide/guideScript";
import { say } from "./texts";

const position = `
turn: 1; phase: action_resolution; to act: fp
dice fp: character, muster, event, army_muster
dice shadow: 2 army, 2 muster, army_muster; hunt box: fp 0 shadow 2
hand fp: fp_char_09 fp_strat_09
hand shadow: sh_char_01 sh_char_02
deck fp_character: fp_char_05
deck fp_strategy: fp_strat_16
`;

const guide: Script = {
  game: "war_of_the_ring",
  seed: "learn-17",
  seats: 2,
  seat: 0,
  bot: "heuristic",
  position,
  turn: 1,
  steps: [
    { id: "welcome", point: "board", region: "rivendell" },
    { id: "tracks", point: "tracks" },
    { id: "die", wait: "choose_die", suggest: [["use_die", "character"]], start: true, point: "hand" },
    { id: "move", wait: "choose_action", suggest: [["act", "move_fellowship"]], point: "bar", region: "rivendell" },
    { id: "hunt", wait: "hunt_casualty", suggest: [["use_the_ring"]], point: "board", region: "rivendell" },
    { id: "shadow", wait: "choose_die", suggest: [["use_die", "muster"]], start: true, point: "log" },
    { id: "politics", wait: "choose_action", suggest: [["diplomacy", "gondor"]], point: "tracks", region: "minas_tirith" },
    { id: "event", wait: "choose_die", suggest: [["use_die", "event"]], start: true, point: "hand" },
    { id: "draw", wait: "choose_action", suggest: [["draw", "fp_strategy"]], point: "bar" },
    { id: "end", point: "hand" },
  ],
  title: (step) => say(`guide-${step}-title`),
  text: (step) => say(`guide-${step}`),
};

export default guide;
