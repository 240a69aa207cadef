/** All that the table shows of this game, fetched as one. */
export { default as Board, staged } from "./Board.svelte";
export { default as Tracks } from "./Tracks.svelte";
export { default as Opponent } from "./Opponent.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Panels } from "./Panels.svelte";
export { default as Tip } from "./Tip.svelte";
export { default as Actor } from "./Actor.svelte";
export { book } from "./scenes";
export { stepperOf } from "./steppers";
export { inspect } from "./attacks";
