/**
 * A guard against misclicks: what appears under a resting pointer cannot be pressed until the pointer has moved or a
 * moment has passed. Meanwhile the page carries `data-settling`, so that nothing shows as if it could be.
 */

export const SETTLE = 300;
/** A hand that rests shakes a little. */
const SHAKE = 4;
/** What can be pressed to choose something. */
const CHOICES = "[data-choice], [role=menuitem], .choose, .target, [data-target]";

export class ClickGuard {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at: { x: number; y: number } | null = null;
  private rest: { x: number; y: number } | null = null;

  constructor(private readonly root: HTMLElement = document.documentElement) {}

  get settling(): boolean {
    return this.root.hasAttribute("data-settling");
  }

  /** The table asks something new. */
  appear(): void {
    if (!this.at) return;
    this.rest = this.at;
    this.root.setAttribute("data-settling", "");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settled(), SETTLE);
  }

  /** Listen to the pointer; the answer ends it. */
  watch(): () => void {
    const move = (event: PointerEvent) => {
      this.at = event.pointerType === "touch" ? null : { x: event.clientX, y: event.clientY };
      if (this.settling && this.at && this.away(this.at)) this.settled();
    };
    // A key that presses a button (detail 0) chooses what has the focus, wherever the pointer rests.
    const click = (event: MouseEvent) => {
      // A finger taps elsewhere while the mouse rests, without having moved there.
      if (this.settling && event.detail !== 0 && this.away({ x: event.clientX, y: event.clientY })) this.settled();
      if (!this.settling || event.detail === 0 || !(event.target instanceof Element) || !event.target.closest(CHOICES)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("pointermove", move, { capture: true });
    addEventListener("click", click, { capture: true });
    return () => {
      removeEventListener("pointermove", move, { capture: true });
      removeEventListener("click", click, { capture: true });
      this.settled();
    };
  }

  private away(from: { x: number; y: number }): boolean {
    return !!this.rest && Math.hypot(from.x - this.rest.x, from.y - this.rest.y) > SHAKE;
  }

  private settled(): void {
    clearTimeout(this.timer);
    this.root.removeAttribute("data-settling");
  }
}
