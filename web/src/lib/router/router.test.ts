import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { parse, router } from "./router.svelte";

describe("addresses", () => {
  it("are read", () => {
    expect(parse("/")).toEqual({ page: "lobby" });
    expect(parse("/new/war_of_the_ring")).toEqual({ page: "new", game: "war_of_the_ring" });
    expect(parse("/room/ab12")).toEqual({ page: "room", room: "ab12" });
    expect(parse("/room/ab12/replay")).toEqual({ page: "replay", room: "ab12", at: null, turn: null });
    expect(parse("/room/ab12/replay?at=17")).toEqual({ page: "replay", room: "ab12", at: 17, turn: null });
    expect(parse("/room/ab12/replay?turn=3")).toEqual({ page: "replay", room: "ab12", at: null, turn: 3 });
    expect(parse("/room/ab12/review")).toEqual({ page: "review", room: "ab12" });
    expect(parse("/room/ab12/replay?at=-1x")).toEqual({ page: "replay", room: "ab12", at: null, turn: null });
    expect(parse("/rules/war_of_the_ring?q=siege#wotr.6.01")).toEqual({
      page: "rules",
      game: "war_of_the_ring",
      q: "siege",
      rule: "wotr.6.01",
      language: "",
    });
    expect(parse("/rules/five_armies?language=pl")).toMatchObject({ page: "rules", game: "five_armies", language: "pl" });
    expect(parse("/me")).toEqual({ page: "me" });
    expect(parse("/credits")).toEqual({ page: "credits" });
    expect(parse("/archive")).toEqual({ page: "archive" });
    expect(parse("/moderation")).toEqual({ page: "moderation" });
    expect(parse("/decks")).toEqual({ page: "decks", deck: null });
    expect(parse("/decks/abc")).toEqual({ page: "decks", deck: "abc" });
    expect(parse("/battles")).toEqual({ page: "battles" });
    expect(parse("/battles/new?from=wolf_raiders")).toEqual({ page: "battle", battle: null, from: "wolf_raiders", room: null, edit: false });
    expect(parse("/battles/abc")).toEqual({ page: "battle", battle: "abc", from: null, room: null, edit: false });
  });

  it("that are none lead nowhere", () => {
    for (const address of ["/room", "/new", "/x", "/me/x", "/room/a/b", "/%E0%A4%A"]) expect(parse(address).page).toBe("unknown");
  });
});

describe("router", () => {
  let stop: () => void;
  beforeEach(() => {
    history.replaceState(null, "", "/");
    stop = router.start();
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = "";
  });

  it("goes and comes back", () => {
    router.go("/me");
    expect(location.pathname).toBe("/me");
    expect(router.route).toEqual({ page: "me" });
    history.replaceState(null, "", "/");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ page: "lobby" });
  });

  it("follows our links only", () => {
    document.body.innerHTML =
      '<a id="a" href="/me"><b>me</b></a><a id="b" href="/api/x">file</a><a id="c" href="/me" target="_blank">new</a><a id="d" href="http://elsewhere/x">out</a>';
    const kept = (id: string) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true });
      (document.getElementById(id)!.firstElementChild ?? document.getElementById(id)!).dispatchEvent(event);
      return event.defaultPrevented;
    };
    document.addEventListener("click", (event) => !event.defaultPrevented && event.preventDefault(), { once: false });
    kept("a");
    expect(router.route).toEqual({ page: "me" });
    router.go("/");
    for (const id of ["b", "c", "d"]) {
      kept(id);
      expect(router.route).toEqual({ page: "lobby" });
    }
  });
});
