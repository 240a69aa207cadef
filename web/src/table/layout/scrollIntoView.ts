/** What is lit up is to be seen: whoever holds the board (PanZoom) turns to all of it there, else the page scrolls to it. */
export const INTO_SIGHT = "into-sight";

export interface IntoSight {
  things: readonly Element[];
}

export function scrollIntoView(stage: Element): void {
  const things = [...stage.querySelectorAll("[data-board] [data-lit]")];
  const asked = new CustomEvent<IntoSight>(INTO_SIGHT, { bubbles: true, cancelable: true, detail: { things } });
  if (things[0]?.dispatchEvent(asked)) things[0].scrollIntoView?.({ block: "nearest", inline: "nearest" });
}
