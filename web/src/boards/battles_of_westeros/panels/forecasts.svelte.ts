/** The odds of the decision that is open: of the attack in progress, or of each that could be made. */
import { PendingOdds } from "../../../table/battle/oddsQuery.svelte";
import { forecastOf, NOTHING } from "./odds";

export const forecasts = new PendingOdds(forecastOf, NOTHING);
