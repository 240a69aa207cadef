/** The state of the battle editor: the plan with its history, the tool in hand, what is selected, what the server says. */
import { api, ApiError, sentence, type Api } from "../../../lib/api/client";
import type { BattleReport, SavedBattle } from "../../../lib/api/protocol";
import type { Hex } from "../../../boards/battles_of_westeros/board/hexes";
import type { Facts, House } from "../../../boards/battles_of_westeros/types";
import { dropDraft, keepDraft, loadDraft } from "./drafts";
import { History } from "./history";
import * as p from "../../../boards/battles_of_westeros/plan";
import type { Plan, Unit } from "../../../boards/battles_of_westeros/plan";
import { say } from "./texts";

export type Tool =
  | { kind: "select" }
  | { kind: "terrain"; terrain: string }
  | { kind: "token"; token: string }
  | { kind: "unit"; unit: string }
  | { kind: "commander"; commander: string }
  | { kind: "objective" }
  | { kind: "exit"; house: House }
  | { kind: "erase" };

/** Hexes being chosen on the field for a parameter. */
export interface Picking {
  label: string;
  /** One hex, not a list of them. */
  single: boolean;
  /** Where in the plan they stand, e.g. "special.0.hexes". */
  path: string;
}

export type Section = "hex" | "battle" | "goals" | "check";

const PATIENCE = 250;
const NOTHING_WRONG: BattleReport = { mistakes: [], warnings: [], option: null };

export class Editor {
  /** The id on the server; null: not saved yet, or somebody else's. */
  id: string | null = $state(null);
  owner: SavedBattle["owner"] | null = $state.raw(null);
  /** The battle of somebody else that this one is made from. */
  private theirs: string | null = null;
  revision = $state(0);
  plan: Plan = $state.raw(p.emptyPlan());
  canUndo = $state(false);
  canRedo = $state(false);
  tool: Tool = $state.raw({ kind: "select" });
  rank = $state("green");
  selected: Hex | null = $state(null);
  /** A unit picked up with the keyboard, by its hex. */
  carried: Hex | null = $state(null);
  picking: Picking | null = $state.raw(null);
  /** What the pointer rests on, in words. */
  hint = $state("");
  section: Section = $state("battle");
  report: BattleReport | null = $state.raw(null);
  checking = $state(false);
  dirty = $state(false);
  /** A draft of this browser was found and is shown instead of what the server has. */
  restored = $state(false);
  saving = $state(false);
  /** It was saved elsewhere meanwhile: theirs or ours has to be chosen. */
  conflict = $state(false);
  trouble = $state("");
  note = $state("");

  private history = new History<Plan>(this.plan);
  private strokes = 0;
  private stroke = "";
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly land = $derived(p.landOf(this.plan));
  readonly size = $derived(p.sizeOfMap(this.plan));
  readonly picked: Hex[] = $derived(
    this.picking ? [p.lookUp(this.plan, this.picking.path)].flat().filter((hex): hex is Hex => typeof hex === "string" && hex !== "") : [],
  );
  readonly blocked = $derived(!this.report || this.report.mistakes.length > 0 || this.checking);

  /** In the language spoken. */
  facts: Facts = $state.raw()!;

  constructor(
    facts: Facts,
    private readonly server: Api = api,
  ) {
    this.facts = facts;
  }

  /** Everything in another language: names, and what the server says of the plan. */
  retell(facts: Facts): void {
    this.facts = facts;
    if (this.report) this.check();
  }

  // ---- opening

  /** Where a battle without an id has its draft. */
  private key = "new";
  private start: () => Plan = () => p.emptyPlan();

  private get shelf(): string {
    return this.id ?? this.key;
  }

  /** A battle not saved yet, from an empty field or from another battle; the draft of this browser if there is one. */
  openNew(kind: "new" | "from" | "room" = "new", id = "", plan?: Plan): void {
    this.key = plan ? `${kind}-${id}` : "new";
    this.start = () => (plan ? p.copyOf(plan, say("copy-title", { title: plan.title })) : p.emptyPlan());
    this.reopen(null);
  }

  private reopen(saved: Plan | null): void {
    const draft = loadDraft(this.shelf);
    this.restored = this.dirty = !!draft;
    if (draft && this.id) this.revision = draft.revision;
    this.begin(draft?.plan ?? saved ?? this.start());
  }

  /** A battle of the server. Somebody else's is shown, and kept as a copy when it is saved. */
  open(battle: SavedBattle): void {
    if (!p.isPlan(battle.plan)) {
      this.trouble = say("cannot-open");
      return;
    }
    this.owner = battle.mine ? null : battle.owner;
    this.theirs = battle.mine ? null : battle.id;
    this.id = battle.mine ? battle.id : null;
    this.revision = battle.revision;
    this.key = `copy-${battle.id}`;
    const { plan } = battle;
    this.start = () => plan;
    this.reopen(plan);
  }

  private begin(plan: Plan): void {
    this.history = new History(plan);
    this.plan = plan;
    this.canUndo = this.canRedo = false;
    this.selected = this.carried = null;
    this.picking = null;
    this.trouble = "";
    this.conflict = false;
    void this.check();
  }

  /** Forget the draft and show what the server has, or an empty field. */
  async discard(): Promise<void> {
    dropDraft(this.shelf);
    try {
      if (this.id) this.open(await this.server.battle(this.id));
      else this.reopen(null);
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  // ---- changing

  change(next: Plan, group = ""): void {
    if (next === this.plan) return;
    this.history.push(next, group || this.stroke);
    this.shown();
  }

  /** Change some fields of the plan; typing is undone word by word. */
  set(fields: Partial<Plan>): void {
    this.change({ ...this.plan, ...fields }, `set ${Object.keys(fields).join()}`);
  }

  undo(): void {
    if (this.history.undo()) this.shown();
  }

  redo(): void {
    if (this.history.redo()) this.shown();
  }

  private shown(): void {
    this.plan = this.history.now;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    this.dirty = true;
    this.note = "";
    this.keep();
    this.checking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PATIENCE);
  }

  private keep(): void {
    keepDraft(this.shelf, { plan: this.plan, revision: this.id ? this.revision : 0 });
  }

  /** Everything until `endStroke` is undone together. */
  beginStroke(): void {
    this.strokes += 1;
    this.stroke = `stroke ${this.strokes}`;
  }

  endStroke(): void {
    this.stroke = "";
  }

  /** A stroke that turned out to be the beginning of a pinch. */
  cancelStroke(): void {
    if (this.stroke && this.history.revert(this.stroke)) this.shown();
    this.stroke = "";
  }

  // ---- names

  unitName(unit: Unit): string {
    const commander = this.facts.commanders.get(unit.commander ?? "");
    const name = commander ? `${commander.name}, ${commander.title}` : (this.facts.units.get(this.kindOf(unit))?.name ?? unit.kind ?? "?");
    return say("unit-name", { name, rank: say(`rank-${unit.rank}`) });
  }

  // ---- the tool in hand

  readonly person = (commander: string): string => this.facts.commanders.get(commander)?.person ?? commander;

  kindOf = (unit: Unit): string => unit.kind ?? this.facts.commanders.get(unit.commander ?? "")?.unit ?? "";

  houseOf = (unit: Unit): House =>
    this.facts.units.get(this.kindOf(unit))?.house ?? this.facts.commanders.get(unit.commander ?? "")?.house ?? "stark";

  take(tool: Tool): void {
    this.tool = tool;
    this.picking = null;
    this.carried = null;
  }

  /** Use the tool in a hex. `first`: at the beginning of a stroke, where a mark is set or taken away. */
  use(hex: Hex, first = true): void {
    if (this.picking) {
      if (first) this.pick(hex);
      return;
    }
    const { tool, plan } = this;
    const there = p.terrainAt(plan, hex) !== p.OFF;
    if (tool.kind === "terrain") this.change(p.paint(plan, hex, tool.terrain));
    else if (tool.kind === "erase") this.change(p.erase(plan, hex));
    else if (!there) return;
    else if (tool.kind === "token") this.change(p.setToken(plan, hex, tool.token));
    else if (tool.kind === "unit") this.change(p.placeUnit(plan, hex, { kind: tool.unit, rank: this.rank }, this.person));
    else if (tool.kind === "commander" && first) {
      this.change(p.placeUnit(plan, hex, { commander: tool.commander, rank: this.rank }, this.person));
    } else if (tool.kind === "objective" && first) this.change(p.toggleObjective(plan, hex));
    else if (tool.kind === "exit" && (first || !p.isExit(plan, hex, tool.house))) this.change(p.toggleExit(plan, hex, tool.house));
    if (first) this.selected = hex;
    if (first && tool.kind === "select") this.section = "hex";
  }

  private pick(hex: Hex): void {
    if (!this.picking || p.terrainAt(this.plan, hex) === p.OFF) return;
    const { path, single } = this.picking;
    const left = this.picked.filter((one) => one !== hex);
    const chosen = left.length < this.picked.length ? left : [...this.picked, hex];
    // A unit arrives somewhere.
    if (!single && !chosen.length && path.startsWith("unit")) return;
    this.change(p.put(this.plan, path, single ? hex : chosen));
    if (single) this.picking = null;
  }

  move(from: Hex, to: Hex): void {
    this.change(p.moveUnit(this.plan, from, to));
    this.selected = to;
  }

  /** With the keyboard: pick the unit up, then put it down elsewhere. */
  carry(hex: Hex): void {
    if (this.carried) {
      this.move(this.carried, hex);
      this.carried = null;
    } else if (p.unitAt(this.plan, hex) >= 0) this.carried = hex;
  }

  // ---- the server

  /** The last answer counts. */
  async check(): Promise<void> {
    const mine = ++this.asked;
    this.checking = true;
    try {
      const found = await this.server.checkBattle(this.plan);
      if (mine === this.asked) {
        this.report = found;
        this.trouble = "";
      }
    } catch (error) {
      if (mine === this.asked) {
        this.report = error instanceof ApiError && !error.offline ? { ...NOTHING_WRONG, mistakes: [{ text: error.message, path: [], hex: null, box: false }] } : null;
        this.trouble = sentence(error);
      }
    } finally {
      if (mine === this.asked) this.checking = false;
    }
  }

  /** Keep the battle on the server; a new one, or somebody else's, gets an id of its own. */
  async save(): Promise<boolean> {
    this.saving = true;
    this.trouble = "";
    const { plan, shelf } = this;
    try {
      const kept = this.id ? await this.server.saveBattle(this.id, plan, this.revision) : await this.server.createBattle(plan, this.theirs);
      dropDraft(shelf);
      this.id = kept.id;
      this.owner = this.theirs = null;
      this.revision = kept.revision;
      this.restored = false;
      this.dirty = this.plan !== plan;
      if (this.dirty) this.keep();
      this.note = say("saved");
      return true;
    } catch (error) {
      this.conflict = error instanceof ApiError && error.code === "changed_elsewhere";
      if (!this.conflict) this.trouble = sentence(error);
      return false;
    } finally {
      this.saving = false;
    }
  }

  /** Keep this as another battle; its id, null when that failed. */
  async copy(): Promise<string | null> {
    try {
      const title = say("copy-title", { title: this.plan.title });
      const { id } = await this.server.createBattle(p.copyOf(this.plan, title), this.theirs);
      if (this.conflict) dropDraft(this.shelf);
      return id;
    } catch (error) {
      this.trouble = sentence(error);
      return null;
    }
  }

  /** A plan from a file; what it was before can be had back by undo. */
  async read(text: string): Promise<boolean> {
    try {
      const found = await this.server.readBattle(text);
      if (!p.isPlan(found.plan)) {
        this.trouble = [say("cannot-open"), ...found.mistakes.slice(0, 5).map((one) => one.text)].join(" ");
        return false;
      }
      this.selected = null;
      this.change(found.plan);
      return true;
    } catch (error) {
      this.trouble = sentence(error);
      return false;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}
