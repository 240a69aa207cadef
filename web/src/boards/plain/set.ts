/** All that the table shows of this game, fetched as one. */
export { default as Board } from "./Board.svelte";
