/** What the decision bar offers: the choices in their groups, which of them is pointed at, what is unfolded. */
import { fold } from "../../lib/i18n/fold";
import { MANY, capital, digits, groups, matching, sameAction, type Option } from "../../lib/games/choiceGroups";
import type { Action, Choice, Decision } from "../../lib/api/protocol";
import type { TipContent } from "../../lib/inspector/inspectorState.svelte";
import { FLOOD, apartOf, shapeOf } from "./barLayout";
import type { StepperSpec } from "../board/steppers";

/** So many refused options stand among few others, dimmed; more wait behind "why not?". */
const DIMMED = 4;

export interface BarGiven {
  decision: Decision | null;
  stepper: StepperSpec | null;
  suggested: Action | null;
  /** Every choice can be made on the stage. */
  staged: boolean;
  inspect: (choice: Choice) => TipContent | null;
}

export class BarChoices {
  search = $state("");
  why = $state(false);
  listed = $state(false);
  unfolded = $state<string[]>([]);
  cursor = $state(-1);

  readonly #given: () => BarGiven;
  constructor(given: () => BarGiven) {
    this.#given = given;
  }

  readonly #decision = $derived.by(() => this.#given().decision);
  readonly #stepper = $derived.by(() => this.#given().stepper);
  readonly #staged = $derived.by(() => this.#given().staged);
  readonly mine = $derived(this.#decision?.mine ?? false);
  readonly actions = $derived(this.mine ? this.#decision!.actions : []);
  readonly refused = $derived(this.mine ? this.#decision!.refused : []);
  readonly shape = $derived(this.#stepper ? "list" : shapeOf(this.actions, this.#staged));
  readonly apart = $derived(apartOf(this.actions, this.#stepper));
  readonly rest = $derived(this.actions.filter((choice) => !this.apart.includes(choice)));
  readonly many = $derived(this.rest.length > MANY);
  readonly found = $derived(matching(this.rest, this.many ? this.search : ""));
  readonly shown = $derived(groups(this.found));
  readonly flat: Option[] = $derived([...this.shown.flatMap((group) => group.options), ...this.apart.map((choice) => ({ choice, text: capital(choice.label) }))]);
  readonly keys = $derived(digits(this.flat));
  /** What is refused stands among the choices. */
  readonly inline = $derived(this.shape === "line" ? this.refused.length <= DIMMED : this.actions.length + this.refused.length <= MANY);
  readonly dimmed = $derived(this.why || this.inline ? this.refused.filter((no) => !this.search || fold(no.label).includes(fold(this.search))) : []);
  readonly open = $derived(this.mine && (this.shape === "grown" || (this.shape === "list" && this.listed)));

  /** A new question starts with a clean slate. */
  reset(): void {
    this.search = "";
    this.cursor = -1;
    this.why = false;
    this.listed = false;
    this.unfolded = [];
  }

  position(option: Option): number {
    return this.flat.findIndex((one) => one.choice === option.choice);
  }

  /** What the inspector says of a choice. */
  inspect(choice: Choice): TipContent | null {
    return this.#given().inspect(choice);
  }

  isSuggested(option: Option): boolean {
    const { suggested } = this.#given();
    return !!suggested && sameAction(option.choice.action, suggested);
  }

  /** A flood of choices of one kind sits behind one button. */
  folds(heading: string, count: number): boolean {
    return !!heading && !this.search && this.shown.length > 1 && count >= FLOOD;
  }

  toggle(heading: string): void {
    this.unfolded = this.unfolded.includes(heading) ? this.unfolded.filter((one) => one !== heading) : [...this.unfolded, heading];
  }

  /** Open what an option waits in. */
  reveal(is: (option: Option) => boolean): void {
    if (this.shape === "list") this.listed = true;
    const group = this.shown.find((one) => one.options.some(is));
    if (group && this.folds(group.heading, group.options.length) && !this.unfolded.includes(group.heading)) this.toggle(group.heading);
  }

  /** Close what was opened; whether there was something. */
  close(): boolean {
    if (!this.search && !this.why && !this.listed) return false;
    this.search = "";
    this.why = false;
    this.listed = false;
    return true;
  }
}
