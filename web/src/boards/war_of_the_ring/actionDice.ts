import { dieFace } from "../../art/war_of_the_ring/art";
import type { ActionDice } from "../shared/ActionDie.svelte";
import { word } from "./texts";

export const actionDice: ActionDice = { signs: dieFace, name: (face) => word("face", face) };
