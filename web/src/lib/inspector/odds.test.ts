import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { attacksOf as battles } from "../../boards/five_armies/choices/attacks";
import { asksOdds, attacksOf } from "../../boards/war_of_the_ring/choices/attacks";
import Inspector from "./Inspector.svelte";
import { decision } from "../api/fixtures";
import { tipState } from "./inspectorState.svelte";
import ChoiceMenu from "../../table/decision/ChoiceMenu.svelte";
import type { BattleOdds } from "./odds";
import { titledOdds } from "../../table/decision/choiceTooltip";

const battle = (origin: string, target: string, form = "field"): BattleOdds => ({
  origin, target, form, round: 1,
  attacker: { side: "shadow", expected_hits: 1.2 },
  defender: { side: "free_peoples", expected_hits: 0.8 },
  whole_battle: { attacker_wins: 0.63, defender_wins: 0.3, both_destroyed: 0.07, undecided: 0, attackers_left: 3, defenders_left: 1 },
});
const choice = (...action: string[]) => ({ id: 0, action, label: action.join(" "), target: {} });
const say = (text: string) => text;

describe("the odds of a choice", () => {
  const two = [battle("north_ithilien", "osgiliath"), battle("south_ithilien", "osgiliath"), battle("south_ithilien", "pelargir")];
  const asked = decision({ kind: "attack_from" });
  it("are those of the army, of the target, of all that a die allows", () => {
    expect(attacksOf(choice("attack_from", "south_ithilien"), asked, two)).toHaveLength(2);
    expect(attacksOf(choice("attack", "osgiliath"), asked, two)).toHaveLength(2);
    expect(attacksOf(choice("act", "attack_led"), asked, two)).toHaveLength(3);
    expect(attacksOf(choice("act", "march"), asked, two)).toEqual([]);
    expect(attacksOf(choice("done"), asked, two)).toEqual([]);
  });
  it("are there when there is a single target, until the rearguard is named", () => {
    const one = [battle("south_ithilien", "osgiliath")];
    expect(attacksOf(choice("attack_from", "south_ithilien"), asked, one)).toEqual(one);
    expect(attacksOf(choice("done"), decision({ kind: "rearguard" }), one)).toEqual(one);
  });
  it("tell the field from the stronghold", () => {
    const both = [battle("westemnet", "helms_deep"), battle("westemnet", "inside_helms_deep", "assault")];
    expect(attacksOf(choice("fight_in_the_field"), asked, both).map((one) => one.form)).toEqual(["field"]);
    expect(attacksOf(choice("withdraw_into_stronghold"), asked, both).map((one) => one.form)).toEqual(["assault"]);
    expect(asksOdds(decision({ kind: "field_battle_or_siege" }))).toBe(true);
  });
  it("are told in the valley too, of who leads and whom one attacks", () => {
    const valley = [battle("camp", "eastern_spur"), battle("ravenhill", "eastern_spur")];
    expect(battles(choice("lead", "camp"), decision({ kind: "choose_attacker" }), valley)).toHaveLength(1);
    expect(battles(choice("attack", "eastern_spur"), decision({ kind: "move_or_attack" }), valley)).toHaveLength(2);
    expect(battles(choice("fight_on"), decision({ kind: "cease" }), valley)).toHaveLength(2);
  });
});

describe("the inspector", () => {
  it("shows the odds under both places, for a choice of a menu that has the focus or the pointer", async () => {
    const inspect = () => ({ title: "Attack", ...titledOdds([battle("south_ithilien", "osgiliath")], (place) => place.replace("_", " "), say as never) });
    vi.stubGlobal("ResizeObserver", class {
      observe() {}
      unobserve() {}
      disconnect() {}
    });
    render(Inspector);
    render(ChoiceMenu, { title: "Osgiliath", choices: [choice("attack", "osgiliath")], box: new DOMRect(), onact: () => {}, onclose: () => {}, inspect });
    await fireEvent.pointerEnter(screen.getByRole("menuitem"));
    await new Promise((done) => setTimeout(done, 160));
    await tick();
    expect(screen.getByRole("tooltip", { hidden: true }).textContent).toMatch(/south ithilien → osgiliath.*63 %/s);
    tipState.hide();
  });
});
