/** Makes letters smaller until they fit their box: for cards, whose size is given. */
import type { Attachment } from "svelte/attachments";

const LEAST = 0.62;

/** `--fit` of the box goes from 1 down; `reason` is read so that new words are fitted again. */
export function fit(reason: unknown): Attachment<HTMLElement> {
  return (box) => {
    void reason;
    const shrink = () => {
      for (let size = 1; size >= LEAST; size -= 0.04) {
        box.style.setProperty("--fit", size.toFixed(2));
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    };
    shrink();
    // Letters that arrive later have another width.
    document.fonts?.addEventListener("loadingdone", shrink);
    return () => document.fonts?.removeEventListener("loadingdone", shrink);
  };
}
