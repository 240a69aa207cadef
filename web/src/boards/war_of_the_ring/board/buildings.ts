/** Little painted buildings for the settlements of the map, in a box of 40 by 40 around 0 0. */
import type { RegionFacts } from "../types";

export interface Stroke {
  d: string;
  tone: "wall" | "shade" | "roof" | "door";
}
export type Style = "free" | "elven" | "evil" | "rock" | "south" | "hobbit";

const house = (x: number, foot: number, wide: number, high: number, roof: number): Stroke[] => [
  { d: `M${x} ${foot}v${-high}h${wide}v${high}z`, tone: "wall" },
  { d: `M${x + wide * 0.6} ${foot}v${-high}h${wide * 0.4}v${high}z`, tone: "shade" },
  { d: `M${x - 1.5} ${foot - high + 0.5}L${x + wide / 2} ${foot - high - roof}L${x + wide + 1.5} ${foot - high + 0.5}z`, tone: "roof" },
];
const tower = (x: number, foot: number, wide: number, high: number): Stroke[] => {
  const tooth = wide / 5;
  const top = `M${x - 1} ${foot - high}v-4h${tooth + 0.6}v2h${tooth}v-2h${tooth}v2h${tooth}v-2h${tooth + 1.4}v4z`;
  return [
    { d: `M${x} ${foot}v${-high}h${wide}v${high}z`, tone: "wall" },
    { d: `M${x + wide * 0.58} ${foot}v${-high}h${wide * 0.42}v${high}z`, tone: "shade" },
    { d: top, tone: "wall" },
  ];
};
const spire = (x: number, foot: number, wide: number, high: number, cap: number): Stroke[] => [
  { d: `M${x} ${foot}v${-high}h${wide}v${high}z`, tone: "wall" },
  { d: `M${x + wide * 0.58} ${foot}v${-high}h${wide * 0.42}v${high}z`, tone: "shade" },
  { d: `M${x - 1.2} ${foot - high}L${x + wide / 2} ${foot - high - cap}L${x + wide + 1.2} ${foot - high}z`, tone: "roof" },
];
const arch = (x: number, foot: number, wide: number, high: number): Stroke => ({
  d: `M${x} ${foot}v${-high + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high - wide / 2}z`,
  tone: "door",
});

const CASTLE: Stroke[] = [
  ...tower(-5, 4, 12, 20),
  { d: "M-16 16V2h5v2h4V2h4v2h4V2h4v2h4V2h5v14z", tone: "wall" },
  { d: "M4 16V3h10v13z", tone: "shade" },
  ...tower(-19, 16, 8, 17),
  ...tower(11, 16, 8, 17),
  arch(-4, 16, 8, 9),
];
const SPIKES: Stroke[] = [
  { d: "M-16 16L-13-2l3 6 2-16 4 8L-1-19l4 14 4-8 2 17 4-7 3 19z", tone: "wall" },
  { d: "M2 16L1-12l2 7 4-8 2 17 4-7 3 19z", tone: "shade" },
  arch(-3, 16, 6, 9),
  { d: "M-2-6h2v4h-2z", tone: "door" },
];
const PEAK: Stroke[] = [
  { d: "M-19 16L-6-14l5 7 3-5 17 28z", tone: "wall" },
  { d: "M2-12l17 28H6L-1-7z", tone: "shade" },
  { d: "M-6-14l3.500 5-2 2-2-1.500-2.500 3z", tone: "roof" },
  arch(-6, 16, 9, 12),
];
const SPIRES: Stroke[] = [...spire(-3, 10, 7, 18, 11), ...spire(-14, 14, 6, 13, 9), ...spire(9, 14, 6, 12, 9), { d: "M-17 16v-8q17-7 34 0v8z", tone: "wall" }, { d: "M3 16V5q8 .4 14 3v8z", tone: "shade" }, arch(-4, 16, 8, 9)];

const DRAWN: Record<string, Stroke[]> = {
  town: [...house(-1, 9, 11, 8, 7), ...house(-14, 14, 14, 9, 8), ...house(5, 15, 10, 7, 6)],
  city: [...spire(1, 8, 7, 18, 8), ...house(-17, 12, 11, 9, 7), ...house(8, 13, 11, 9, 7), ...house(-8, 16, 14, 9, 7), arch(-3, 16, 4, 6)],
  stronghold: CASTLE,
  fortification: [{ d: "M-17 15V0l3-5 3 5v4h6V0l3-5 3 5v4h6V0l3-5 3 5v15z", tone: "wall" }, { d: "M1 15V4h6V0l3-5 3 5v15z", tone: "shade" }, arch(-4, 15, 7, 8)],
  evil: SPIKES,
  elven: SPIRES,
  rock: PEAK,
  hobbit: [{ d: "M-18 15Q-14-8 0-9T18 15z", tone: "roof" }, { d: "M-7 15V4a7 7 0 0 1 14 0v11z", tone: "wall" }, arch(-4.500, 15, 9, 11)],
};

/** What a region's settlement looks like. */
export function buildingOf(region: Pick<RegionFacts, "id" | "nation" | "settlement">): { strokes: Stroke[]; style: Style } {
  const { nation, settlement = "town" } = region;
  const large = settlement === "stronghold" || settlement === "city";
  if (region.id === "the_shire") return { strokes: DRAWN["hobbit"]!, style: "hobbit" };
  if (region.id === "moria" || (nation === "dwarves" && large)) return { strokes: DRAWN["rock"]!, style: "rock" };
  if (nation === "elves") return { strokes: DRAWN["elven"]!, style: "elven" };
  if ((nation === "sauron" || nation === "isengard") && large) return { strokes: DRAWN["evil"]!, style: "evil" };
  const style = nation === "southrons_easterlings" ? "south" : nation === "sauron" ? "evil" : "free";
  return { strokes: DRAWN[settlement]!, style };
}
