import { dieFace } from "../../../art/five_armies/art";
import type { ActionDice } from "../../shared/ActionDie.svelte";
import { word } from "../texts";

export const actionDice: ActionDice = { signs: dieFace, name: (face) => word("face", face) };
