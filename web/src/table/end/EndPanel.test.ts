import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Room, Story } from "../../lib/api/protocol";
import { room } from "../../lib/api/fixtures";
import EndPanel from "./EndPanel.svelte";

const story: Story = { how: "", score: [], points: [], lengths: { turns: 13, moves: 266, seconds: null } } as unknown as Story;
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(story), { headers: { "content-type": "application/json" } }))));
afterEach(cleanup);

const seats = (mine: boolean): Room["seats"] => room().seats.map((seat) => ({ ...seat, name: `player_${seat.seat + 1}`, side: 0, mine: mine && seat.mine }));
const quest = (mine: boolean, winners: number[]) => room({ game: "lotr_card_game", status: "finished", ending: "all_eliminated", seats: seats(mine), winners });
const show = (over: Room) => render(EndPanel, { room: over, onclose: () => {} }).container;
const title = () => screen.getByRole("heading", { level: 2 }).textContent;

describe("the end of a game played together", () => {
  it("is a defeat when nobody has won, for those who look on as well", () => {
    expect(show(quest(false, [])).querySelector(".end.lost")).toBeTruthy();
    expect(title()).toBe("The players lost");
    cleanup();
    expect(show(quest(true, [])).querySelector(".end.lost")).toBeTruthy();
    expect(title()).toBe("You lost");
  });
  it("is a victory of all of them", () => {
    expect(show(quest(false, [0, 1])).querySelector(".end.told")).toBeTruthy();
    expect(title()).toContain("Player 1, Player 2");
  });
  it("is measured in rounds where the game is played in rounds", async () => {
    show(quest(true, []));
    expect(await screen.findByText(/13 rounds, 266 moves/)).toBeTruthy();
    cleanup();
    show(room({ status: "finished", winners: [0] }));
    expect(await screen.findByText(/13 turns, 266 moves/)).toBeTruthy();
  });
});
