/**
 * What is lit up is to be seen: whoever holds the board (PanZoom) turns to all of it there, else the page scrolls to it. Whether
 * anything is lit up at all: on a phone the hand lies in a sheet.
 */
export const INTO_SIGHT = "into-sight";

export interface IntoSight {
  things: readonly Element[];
}

export function bringIntoSight(stage: Element): boolean {
  const things = [...stage.querySelectorAll("[data-lit]")];
  const onBoard = things.filter((one) => one.closest("[data-board]"));
  const [first] = onBoard;
  if (first) {
    const asked = new CustomEvent<IntoSight>(INTO_SIGHT, { bubbles: true, cancelable: true, detail: { things: onBoard } });
    if (first.dispatchEvent(asked)) first.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }
  return things.length > 0;
}
