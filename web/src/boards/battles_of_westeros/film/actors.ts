/** Pieces of the film, as scenes.ts asks for them and Actor.svelte draws them. */

export type FilmActor =
  | { kind: "unit"; of: string; house: string; rank: string; figures: number; strength: number; commander: string | null }
  | { kind: "figure"; of: string; house: string }
  | { kind: "token"; symbol: string }
  | { kind: "command" }
  | { kind: "commander"; id: string; house: string }
  | { kind: "card"; house: string }
  | { kind: "flag"; house: string }
  | { kind: "fire" };
