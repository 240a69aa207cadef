/** All that the table shows of this game, fetched as one. */
export { default as Board, staged } from "./board/Board.svelte";
export { default as Tracks } from "./tracks/Tracks.svelte";
export { default as Opponent } from "./tracks/Opponent.svelte";
export { default as Hand } from "./hand/Hand.svelte";
export { default as Panels } from "./panels/Panels.svelte";
export { default as Tip } from "./inspector/Tip.svelte";
export { default as Actor } from "./film/Actor.svelte";
export { book } from "./film/scenes";
export { stepperOf } from "./choices/steppers";
export { inspect } from "./choices/attacks";
export { prepare } from "./board/paintedMap";
