/** Makes letters smaller until they fit their box: for cards, whose size is given. */
import type { Attachment } from "svelte/attachments";

/** From large to small; letters smaller than the last cannot be read. */
const SIZES = Array.from({ length: 20 }, (_, i) => (1 - i * 0.02).toFixed(2));

const waiting = new Set<HTMLElement>();

/** `--fit` of the box goes from 1 down; `reason` is read so that new words are fitted again. */
export function fit(reason: unknown): Attachment<HTMLElement> {
  return (box) => {
    void reason;
    const later = () => {
      if (!waiting.size) requestAnimationFrame(fitAll);
      waiting.add(box);
    };
    later();
    // Letters that arrive later have another width.
    document.fonts?.addEventListener("loadingdone", later);
    return () => {
      waiting.delete(box);
      document.fonts?.removeEventListener("loadingdone", later);
    };
  };
}

/**
 * All boxes of a frame together, before it is painted: first what each needs is written, then everything is read, so that
 * the page is laid out once for each step and not for each box.
 */
function fitAll(): void {
  const boxes = [...waiting].map((box) => ({ box, from: 0, to: SIZES.length - 1, at: 0 }));
  waiting.clear();
  for (let open = boxes; open.length; ) {
    for (const { box, at } of open) box.style.setProperty("--fit", SIZES[at]!);
    const fits = open.map(({ box }) => box.scrollHeight <= box.clientHeight + 1);
    open.forEach((one, i) => {
      if (fits[i]) one.to = one.at;
      else one.from = Math.min(one.at + 1, one.to);
      // Most words fit as they are; else by halves.
      one.at = Math.floor((one.from + one.to) / 2);
    });
    open = open.filter((one) => one.from < one.to);
  }
  for (const { box, to } of boxes) box.style.setProperty("--fit", SIZES[to]!);
}
