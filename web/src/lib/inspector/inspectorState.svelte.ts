/**
 * The one inspector of the page. `{@attach tip(() => ({ title, text, rule }))}` on anything: it shows on hover,
 * on focus and on a long press; `entity` shows a thing of the catalogue the way its game draws it.
 */
import type { Attachment } from "svelte/attachments";

import type { Rect } from "./placement";
import type { Entity } from "../games/entityNames";
import type { BattleOdds } from "./odds";

export interface TipContent {
  title?: string;
  text?: string;
  rule?: string | null;
  /** The ruling behind a refusal. */
  ruling?: string | null;
  entity?: Entity;
  danger?: boolean;
  /** Battles that this would begin, each with its title. */
  odds?: { about: string; battles: { title: string; odds: BattleOdds }[] };
}

interface Shown extends Rect {
  content: TipContent;
}

const HOVER = 120;
const LEAVE = 300;
/** The way to the rule in the inspector is longer. */
const REACH = 900;
const LONG_PRESS = 450;

class TipState {
  shown: Shown | null = $state.raw(null);
  /** The card on show has something to be clicked, so the pointer may travel there. */
  linked = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private of: Element | null = null;

  show(content: TipContent, box: DOMRect, of: Element | null = null): void {
    clearTimeout(this.timer);
    this.of = of;
    this.shown = { content, left: box.left, right: box.right, top: box.top, bottom: box.bottom };
  }

  later(content: () => TipContent | null, element: Element, wait = HOVER): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const found = content();
      if (found && element.isConnected) this.show(found, element.getBoundingClientRect(), element);
    }, wait);
  }

  /** The pointer may travel onto the card, e.g. to click its rule. */
  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = null), this.linked ? REACH : LEAVE);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
    this.of = null;
  }

  /** A thing is gone from the page: so is the card about it. */
  gone(element: Element): void {
    if (this.of === element) this.hide();
  }
}

export const tipState = new TipState();

export function tip(content: () => TipContent | null): Attachment<Element> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") tipState.later(content, element);
    };
    // A finger that is lifted leaves the card to be read; the next touch elsewhere puts it away.
    const leave = (event: Event) => {
      clearTimeout(press);
      if ((event as PointerEvent).pointerType !== "touch") tipState.leave();
    };
    const focus = () => {
      if (element.matches(":focus-visible")) tipState.later(content, element, 0);
    };
    const down = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") return;
      pressed = false;
      press = setTimeout(() => {
        pressed = true;
        tipState.later(content, element, 0);
      }, LONG_PRESS);
    };
    // Whoever presses long wants to know, not to choose.
    const after = (event: Event) => {
      if (!pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === "click") pressed = false;
    };
    const up = () => clearTimeout(press);
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["focus", focus],
      ["blur", leave],
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("click", after, { capture: true });
    element.addEventListener("contextmenu", after, { capture: true });
    return () => {
      up();
      tipState.gone(element);
      element.removeEventListener("click", after, { capture: true });
      element.removeEventListener("contextmenu", after, { capture: true });
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}

export interface Spot {
  kind: string;
  id: string;
}

/** What the pointer rests on in the log or the decision bar, so that the board can light it up: there it has `data-lit`. */
class Spotlight {
  on: Spot | null = $state.raw(null);
  /** What the hint that is read is about, while the pointer rests on nothing. */
  hinted: readonly Spot[] = $state.raw([]);
  /** What a guide points at, while there is neither. */
  shown: Spot | null = $state.raw(null);

  /** What is lit up for whoever looks for it. */
  get spots(): readonly Spot[] {
    return this.on ? [this.on] : this.hinted;
  }

  /** The same, and what a guide points at. */
  get all(): readonly Spot[] {
    return this.spots.length || !this.shown ? this.spots : [this.shown];
  }

  lights(kind: string, ...ids: (string | number | null)[]): boolean {
    return this.spots.some((one) => one.kind === kind && ids.some((id) => one.id === String(id)));
  }
}

export const spotlight = new Spotlight();
