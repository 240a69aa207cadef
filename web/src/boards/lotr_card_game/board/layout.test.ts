import { describe, expect, it } from "vitest";

import { fanOf, layoutOf, row, type Box, type Spot, type TableLayout } from "./layout";
import { freshCard, type AdventureView, type PlayerView, type TableCard } from "../types";

let next = 0;
function card(type: TableCard["type"], more: Partial<TableCard> = {}): TableCard {
  next += 1;
  return freshCard(next, { number: next, id: `c${next}`, name: `Card ${next}` }, type, more);
}
const cards = (count: number, type: TableCard["type"], more: (i: number) => Partial<TableCard> = () => ({})) =>
  Array.from({ length: count }, (_, i) => card(type, more(i)));

function player(allies: number, enemies: number): PlayerView {
  return {
    threat: 30,
    eliminated: false,
    hand: 3,
    known_hand: [],
    deck: { size: 20, known: [] },
    discard: [],
    area: [
      ...cards(3, "hero", (i) => ({ exhausted: i === 1, attachments: i ? [] : cards(2, "attachment") })),
      ...cards(allies, "ally", (i) => ({ exhausted: i % 2 === 0 })),
    ],
    engaged: cards(enemies, "enemy"),
  };
}

function view(players: number, staging = 3, allies = 3, enemies = 2): AdventureView {
  return {
    players,
    staging: cards(staging, "enemy"),
    quest: [card("quest")],
    active_location: [card("location")],
    player: Array.from({ length: players }, () => player(allies, enemies)),
  } as unknown as AdventureView;
}

const SIZES: [string, number, number][] = [
  ["1440 by 900", 1440, 856],
  ["1366 by 768", 1366, 724],
  ["1920 by 1080", 1920, 1036],
];
const within = (box: Box, { x, y, width, height }: Box) =>
  box.x >= x - 1 && box.y >= y - 1 && box.x + box.width <= x + width + 1 && box.y + box.height <= y + height + 1;
const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
const spots = (table: TableLayout): Spot[] => [...table.staging, ...table.areas.flatMap((area) => [...area.engaged, ...area.characters])];

describe.each(SIZES)("the table at %s", (_, width, height) => {
  it.each([1, 2, 3, 4])("shows every card of a usual game above the hand, with %i players", (players) => {
    const table = layoutOf({ view: view(players), width, height, own: 0 });
    const above = { x: 0, y: 0, width, height: height - fanOf(height).peek };
    for (const spot of spots(table)) expect(within(spot, above)).toBe(true);
    expect(table.height).toBe(height);
  });

  it.each([1, 2])("lays no card of a usual game over another, with %i players", (players) => {
    const table = layoutOf({ view: view(players, 3, 2, 2), width, height, own: 0 });
    const all: Box[] = [...spots(table), table.quest, table.active, table.piles.deck, table.piles.discard];
    all.forEach((one, i) => all.slice(i + 1).forEach((other) => expect(apart(one, other)).toBe(true)));
  });

  it("keeps names and numbers legible on the cards that show them", () => {
    for (const players of [1, 2, 3, 4]) {
      const table = layoutOf({ view: view(players, 6, 4, 3), width, height, own: 0 });
      for (const { brief, engaged, characters } of table.areas) {
        if (!brief) for (const spot of [...engaged, ...characters]) expect(spot.size).toBeGreaterThanOrEqual(height > 800 ? 93 : 80);
      }
    }
  });

  it("keeps crowds within their places: cards lie closer", () => {
    const table = layoutOf({ view: view(2, 10, 9, 6), width, height, own: 0 });
    for (const spot of table.staging) expect(within(spot, table.stagingBox)).toBe(true);
    for (const area of table.areas) for (const spot of [...area.engaged, ...area.characters]) expect(spot.x + spot.width).toBeLessThanOrEqual(width);
    for (const spot of spots(table)) expect(spot.width).toBeGreaterThan(28);
  });
});

describe("looking closer", () => {
  it("gives one of several others the room the rest give up", () => {
    const given = { view: view(4), width: 1440, height: 856, own: 0 };
    const before = layoutOf(given).areas[2]!;
    const after = layoutOf({ ...given, closer: 2 }).areas[2]!;
    expect(before.brief).toBe(true);
    expect(after.brief).toBe(false);
    expect(after.characters[0]!.size).toBeGreaterThan(before.characters[0]!.size);
  });
});

describe("a row", () => {
  it("lays an exhausted card across, about the same middle", () => {
    const [ready, tired] = row([card("hero"), card("hero", { exhausted: true })], { box: { x: 0, y: 0, width: 600, height: 200 }, most: 100 });
    expect([tired!.width, tired!.height]).toEqual([ready!.height, ready!.width]);
    expect(tired!.y + tired!.height / 2).toBeCloseTo(ready!.y + ready!.height / 2);
  });
  it("overlaps what does not fit, and ends with its box", () => {
    const found = row(cards(12, "ally"), { box: { x: 10, y: 0, width: 500, height: 200 }, most: 110 });
    expect(found.at(-1)!.x + found.at(-1)!.width).toBeCloseTo(510);
    expect(found[0]!.size).toBe(93);
  });
});

it("on a phone everything is as wide as the window, and the table as long as it must be", () => {
  const table = layoutOf({ view: view(2, 5, 4, 3), width: 390, height: 560, own: 1 });
  for (const spot of spots(table)) expect(spot.x >= 0 && spot.x + spot.width <= 390).toBe(true);
  expect(table.areas.map((area) => area.seat)).toEqual([1, 0]);
  expect(Math.max(...spots(table).map((spot) => spot.y + spot.height))).toBeLessThanOrEqual(table.height);
});
