/** Which things of the table a digit chooses: where its badge belongs. */
import type { Decision, Target } from "../../lib/api/protocol";
import { keysOf } from "../decision/barLayout";
import type { StepperSpec } from "../board/steppers";

/** Things are marked in the page by what they are; some by another word than the target's. */
const ATTRIBUTES: Record<string, string[]> = {
  region: ["region"],
  place: ["region"],
  card: ["card", "hand"],
  player: ["seat"],
};
/** More digits than these on one thing would say nothing. */
const MOST = 3;

/** The thing a target names, drawn on the table; null where it is not to be seen. The first that can be chosen is it. */
export function thingOf(root: ParentNode, target: Target): Element | null {
  const found = Object.entries(target).flatMap(([kind, id]) =>
    (ATTRIBUTES[kind] ?? [kind]).flatMap((name) => [...root.querySelectorAll(`[data-${name}]`)].filter((one) => one.getAttribute(`data-${name}`) === String(id))),
  );
  return found.find((one) => one.matches(".target, .choose, [data-target]")) ?? found.find((one) => one.matches("[role=button], button")) ?? null;
}

/** The digits of each thing that can be chosen by one; a thing with several choices has several. */
export function badgesOf(root: ParentNode, decision: Decision | null, stepper: StepperSpec | null = null): Map<Element, number[]> {
  const badges = new Map<Element, number[]>();
  if (!decision?.mine) return badges;
  for (const { choice, key } of keysOf(decision.actions, stepper)) {
    const target = choice.target ?? {};
    // To change a die is no choice of the die itself.
    const thing = "to_face" in target ? null : thingOf(root, target);
    if (thing && (badges.get(thing)?.length ?? 0) < MOST) badges.set(thing, [...(badges.get(thing) ?? []), key]);
  }
  return badges;
}

/** Where in a region things happen: the middle of its outline may lie beside it. */
export function spotIn(root: ParentNode, thing: Element): Element | null {
  const id = thing.getAttribute("data-region");
  return id ? root.querySelector(`[data-anchor~="region:${id}"], [data-anchor~="place:${id}"]`) : null;
}
