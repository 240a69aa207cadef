import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { PAINTING as valley } from "../five_armies/painting";
import { SIZE as VALLEY } from "../five_armies/map";
import { PAINTING as middleEarth } from "../war_of_the_ring/painting";
import { SIZE as MIDDLE_EARTH } from "../war_of_the_ring/map";
import Cartouche from "./Cartouche.svelte";
import Compass from "./Compass.svelte";
import Place from "./Place.svelte";
import { PLACES, type PlaceKind } from "./places";

describe("paintings", () => {
  it.each([
    { painting: middleEarth, size: MIDDLE_EARTH },
    { painting: valley, size: VALLEY },
  ])("reach beyond the map on every side", ({ painting, size }) => {
    expect(painting.x).toBeLessThan(0);
    expect(painting.y).toBeLessThan(0);
    expect(painting.x + painting.width).toBeGreaterThan(size.width);
    expect(painting.y + painting.height).toBeGreaterThan(size.height);
    expect(new Set([painting.day, painting.night, painting.small.day, painting.small.night]).size).toBe(4);
  });
});

describe("ornaments", () => {
  it("writes the title and the subtitle on the scroll", () => {
    const { container } = render(Cartouche, { ...middleEarth.cartouche, title: "Middle-earth", subtitle: "long ago" });
    expect([...container.querySelectorAll("text")].map((one) => one.textContent)).toEqual(["Middle-earth", "long ago"]);
  });
  it("marks the north, in letters of the map's own size", () => {
    const { container } = render(Compass, { ...valley.compass, north: "N" });
    const letter = container.querySelector("text")!;
    expect(letter.textContent).toBe("N");
    expect(Number(letter.getAttribute("font-size"))).toBeGreaterThan(10);
  });
  it.each(Object.keys(PLACES) as PlaceKind[])("draws a %s on its field", (kind) => {
    const { container } = render(Place, { kind, x: 10, y: 20, size: 30 });
    const paths = [...container.querySelectorAll("path")];
    expect(paths.length).toBe(PLACES[kind].length);
    for (const path of paths) expect(path.getAttribute("d")).toMatch(/^M[-\d. a-zA-Z]+$/);
  });
});
