/**
 * The first round, guided, of Passage Through Mirkwood alone with the Leadership deck. Hand and staging area are laid out
 * and the seed is fixed, so the same cards are revealed whenever the suggestions are followed.
 */
import type { Script } from "../../table/guide/guideScript";
import { say } from "./texts";

const position = `
scenario: passage_through_mirkwood; players: 1; round: 1; phase: planning; deck 1: leadership
threat: 29
quest: flies_and_spiders
staging: forest_spider, old_forest_road
heroes 1: aragorn 1 resources, gloin 1 resources, theodred 1 resources
hand 1: snowbourn_scout, guard_of_the_citadel, steward_of_gondor, son_of_arnor, faramir, gandalf, longbeard_orc_slayer
`;

/** The cards as the table numbers them: the heroes first, then the deck in the order of its list. */
const ARAGORN = 0;
const GLOIN = 1;
const THEODRED = 2;
const SCOUT = 10;

const guide: Script = {
  game: "lotr_card_game",
  seed: "learn-25",
  seats: 1,
  seat: 0,
  bot: "heuristic",
  position,
  turn: 1,
  steps: [
    { id: "welcome", point: "board" },
    { id: "quest", point: "board" },
    { id: "ally", wait: "planning", suggest: [["play", SCOUT]], start: true, point: "hand" },
    { id: "pay", wait: "pay", suggest: [["pay", THEODRED]], point: "bar" },
    { id: "answer", wait: "respond", suggest: [["respond", SCOUT]], point: "bar" },
    { id: "keep", wait: "planning", suggest: [["done"]], start: true, point: "bar" },
    {
      id: "commit",
      wait: "commit",
      suggest: [["commit", ARAGORN], ["commit", GLOIN], ["done"]],
      until: ["done"],
      start: true,
      point: "board",
    },
    { id: "ready", wait: "respond", suggest: [["respond", ARAGORN]], start: true, point: "bar" },
    { id: "travel", wait: "travel", suggest: [["travel"]], start: true, point: "log" },
    { id: "road", wait: "respond", suggest: [["respond"]], point: "bar" },
    { id: "engage", wait: "optional_engagement", suggest: [["pass"]], start: true, point: "board" },
    { id: "defend", wait: "declare_defender", suggest: [["defend", ARAGORN]], start: true, point: "board" },
    { id: "attack", wait: "declare_attack", suggest: [["attack"]], start: true, point: "bar" },
    {
      id: "attackers",
      wait: "choose_attackers",
      suggest: [["attacker", THEODRED], ["attacker", GLOIN], ["done"]],
      until: ["done"],
      point: "board",
    },
    { id: "end", point: "board" },
  ],
  title: (step) => say(`guide-${step}-title`),
  text: (step) => say(`guide-${step}`),
};

export default guide;
