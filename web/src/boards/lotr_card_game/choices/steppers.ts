/** Which choices are numbers of things: paying for a card from several pools. */
import type { StepperOf } from "../../../table/board/steppers";
import { say } from "../texts";
import { adventureView, cardOn, factsOf, lookOf } from "../types";

export const stepperOf: StepperOf = (decision, view, catalogue) => {
  const game = adventureView(view);
  const { to_pay: due } = game;
  const facts = factsOf(catalogue ?? null);
  // A single resource is taken by clicking who pays it.
  if (decision.kind !== "pay" || !due || due.left < 2) return null;
  const rows = decision.actions.flatMap(({ action }) => {
    const hero = cardOn(game, Number(action[1]));
    if (!hero) return [];
    return [{ action, label: hero.name, most: due.distinct ? 1 : hero.resources, actor: { kind: "card", id: hero.id, name: hero.name, frame: lookOf({ type: "hero", sphere: facts.cards.get(hero.number)?.sphere }) } }];
  });
  return { rows, least: due.left, most: due.left, done: null, doneLabel: say("pay-these", { n: due.left }) };
};
