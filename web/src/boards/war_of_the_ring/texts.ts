/** The board's words. */
import { gameTexts } from "../../lib/i18n/gameTexts";
import { figureOf, regionOf, type Facts } from "./types";
import english from "./texts/en.ftl?raw";

export const { say, word } = gameTexts("boards/war_of_the_ring", english);

export function nationName(nation: string): string {
  return word("nation", nation);
}

export function figureName(figure: string, count = 1): string {
  const { nation, type } = figureOf(figure);
  return type === "nazgul" ? say("nazgul") : say("figure", { folk: word("folk", nation), type, count });
}

/** "2 Gondor regulars, 1 Nazgûl". */
export function figuresText(figures: Record<string, number>): string {
  return Object.entries(figures)
    .map(([figure, count]) => `${count} ${figureName(figure, count)}`)
    .join(", ");
}

/** A region's name, or that of the stronghold within it. */
export function placeName(place: string, facts: Facts): string {
  const region = regionOf(place);
  const name = facts.regions.get(region)?.name ?? region;
  return region === place ? name : say("walls-of", { region: name });
}
