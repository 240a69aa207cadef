import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";

import icons from "../../node_modules/@iconify-json/game-icons/icons.json?raw";
import * as westeros from "./battles_of_westeros/pictures";
import NOTICE from "../../../NOTICE?raw";
import { ARTISTS, CREDITS } from "./credits";
import { namesOf, shorter, written } from "./emblems";
import { eventRecipe } from "./five_armies/art";
import * as five from "./five_armies/pictures";
import * as lotr from "./lotr_card_game/pictures";
import { address, paint } from "./painting/paint";
import { read } from "./recipe";
import { FIGURES } from "./soldiers";
import * as ring from "./war_of_the_ring/pictures";

type Row = { id: string; deck?: string; type?: string; order?: string; combat?: string; sphere?: string; house?: string };

const files = import.meta.glob<string>("../../../src/westmarch/games/*/data/*.toml", { query: "?raw", import: "default", eager: true });

function data(game: string, file: string): Record<string, unknown> {
  const text = files[`../../../src/westmarch/games/${game}/data/${file}.toml`];
  if (!text) throw new Error(`no ${file}.toml of ${game}`);
  return parse(text);
}

const rows = (game: string, file: string, list: string) => data(game, file)[list] as Row[];
const missing = (ids: string[], table: Record<string, string>) => ids.filter((id) => !table[id]);
const ids = (list: Row[]) => list.map((row) => row.id);

function twice(of: { id: string; deck: string; recipe: string }[]): string[] {
  const seen = new Map<string, string>();
  return of.flatMap(({ id, deck, recipe }) => {
    const before = seen.get(`${deck} ${recipe}`);
    seen.set(`${deck} ${recipe}`, id);
    return before ? [`${before} and ${id}`] : [];
  });
}

describe("every card and character has its picture", () => {
  it("in War of the Ring", () => {
    const cards = rows("war_of_the_ring", "event_cards", "card");
    expect(cards).toHaveLength(96);
    expect(missing(ids(cards), ring.CARDS)).toEqual([]);
    expect(missing(ids(rows("war_of_the_ring", "characters", "character")), ring.CHARACTERS)).toEqual([]);
    expect(twice(cards.map(({ id, deck = "" }) => ({ id, deck, recipe: ring.CARDS[id]! })))).toEqual([]);
    const tiles = rows("war_of_the_ring", "hunt_tiles", "tile").filter(({ id }) => !id.startsWith("std_"));
    expect(missing(ids(tiles), ring.TILES)).toEqual([]);
    const regions = rows("war_of_the_ring", "regions", "region") as (Row & { nation?: string; settlement?: string })[];
    expect(missing(regions.flatMap(({ nation }) => nation ?? []), ring.NATIONS)).toEqual([]);
    expect(missing(regions.flatMap(({ settlement }) => settlement ?? []), ring.SETTLEMENTS)).toEqual([]);
  });

  it("in The Battle of Five Armies", () => {
    const cards = rows("five_armies", "cards", "card");
    expect(cards).toHaveLength(79);
    const recipe = (card: Row) => (card.order ? eventRecipe(card.order, card.combat!) : five.CARDS[card.id]);
    expect(cards.filter((card) => !recipe(card) || recipe(card)!.includes("undefined"))).toEqual([]);
    expect(twice(cards.map((card) => ({ id: card.id, deck: card.deck!, recipe: recipe(card)! })))).toEqual([]);
    expect(missing(ids(rows("five_armies", "characters", "character")), five.CHARACTERS)).toEqual([]);
    expect(missing(ids(rows("five_armies", "manoeuvres", "manoeuvre")), five.MANOEUVRES)).toEqual([]);
    expect(missing(ids(rows("five_armies", "units", "unit")), five.UNITS)).toEqual([]);
    expect(missing(ids(rows("five_armies", "units", "special_unit")), five.UNITS)).toEqual([]);
  });

  it("in The Card Game", () => {
    const scenarios = data("lotr_card_game", "quest_cards").scenario as { stage: Row[] }[];
    const cards = [
      ...rows("lotr_card_game", "player_cards", "card"),
      ...rows("lotr_card_game", "encounter_cards", "card"),
      ...scenarios.flatMap(({ stage }) => stage),
      data("lotr_card_game", "quest_cards").orc_guard as Row,
    ];
    expect(cards).toHaveLength(73 + 45 + 10 + 1);
    expect(missing(ids(cards), lotr.CARDS)).toEqual([]);
    expect(twice(cards.map(({ id }) => ({ id, deck: "", recipe: lotr.CARDS[id]! })))).toEqual([]);
  });

  it("in Battles of Westeros", () => {
    const cards = rows("battles_of_westeros", "leadership_cards", "card");
    expect(cards).toHaveLength(70);
    expect(missing(ids(cards), westeros.CARDS)).toEqual([]);
    expect(twice(cards.map(({ id, house = "" }) => ({ id, deck: house, recipe: westeros.CARDS[id]! })))).toEqual([]);
    const commanders = rows("battles_of_westeros", "commanders", "commander");
    expect(missing(ids(commanders), westeros.COMMANDERS)).toEqual([]);
    expect(twice(commanders.map(({ id }) => ({ id, deck: "", recipe: westeros.COMMANDERS[id]! })))).toEqual([]);
    expect(missing(ids(rows("battles_of_westeros", "units", "unit")), westeros.UNITS)).toEqual([]);
    expect(missing(ids(rows("battles_of_westeros", "units", "unit")), FIGURES)).toEqual([]);
    expect(missing(ids(rows("battles_of_westeros", "terrain", "terrain")), westeros.TERRAIN)).toEqual([]);
    expect(missing(data("battles_of_westeros", "dice").faces as string[], westeros.SYMBOLS)).toEqual([]);
  });

  it("and no table names what its game does not have", () => {
    const stages = (data("lotr_card_game", "quest_cards").scenario as { stage: Row[] }[]).flatMap(({ stage }) => stage);
    const known = new Set(
      [
        rows("war_of_the_ring", "event_cards", "card"),
        rows("five_armies", "cards", "card"),
        rows("lotr_card_game", "player_cards", "card"),
        rows("lotr_card_game", "encounter_cards", "card"),
        rows("battles_of_westeros", "leadership_cards", "card"),
        stages,
      ].flatMap(ids),
    );
    const named = [ring, five, lotr, westeros].flatMap(({ CARDS }) => Object.keys(CARDS));
    expect(named.filter((id) => !known.has(id))).toEqual(["orc_guard"]);
  });
});

describe("emblems", () => {
  const all = (JSON.parse(icons) as { icons: Record<string, { body: string }> }).icons;
  const paths = import.meta.glob<string>("./*/paths.ts", { query: "?raw", import: "default", eager: true });

  it("are what the package says: else npm run emblems", () => {
    for (const [room, text] of Object.entries(written(namesOf(), all))) expect(paths[`./${room}/paths.ts`], room).toBe(text);
  });

  it("keep their numbers apart when shortened", () => {
    expect(shorter("M5.04.06-0.04 1.25")).toBe("M5 .1 0 1.3");
    expect(shorter("a5.55 5.55 0 01.5-.26z")).toBe("a5.6 5.6 0 0 1 .5-.3z");
  });

  it("and letters are credited in NOTICE as on the page", () => {
    const flat = NOTICE.replace(/\s+/g, " ");
    expect([...ARTISTS, ...CREDITS].map(({ name }) => name).filter((name) => !flat.includes(name))).toEqual([]);
  });
});

describe("a painted picture", () => {
  const picture = { key: "x", scene: "dawn" as const, layers: [] };

  it("is the same every time, another for another card, and sound XML", () => {
    expect(paint(picture)).toBe(paint(picture));
    expect(paint(picture)).not.toBe(paint({ ...picture, key: "y" }));
    const parsed = new DOMParser().parseFromString(paint(picture), "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect(decodeURIComponent(address(picture).slice("data:image/svg+xml,".length)).replaceAll("'", '"')).toBe(paint(picture));
  });

  it("is read from one line", () => {
    expect(read("dusk; crossed-axes:steel; dwarf-face:ember@40,56*62^-8~!+")).toEqual({
      scene: "dusk",
      layers: [
        { emblem: "crossed-axes", palette: "steel", x: 50, y: 52, size: 76, turn: 0, mirrored: false, eyes: false, glow: false },
        { emblem: "dwarf-face", palette: "ember", x: 40, y: 56, size: 62, turn: -8, mirrored: true, eyes: true, glow: true },
      ],
    });
    expect(() => read("nowhere")).toThrow("no scene");
    expect(() => read("dawn; crown:plaid")).toThrow("no palette");
  });
});
