/** The odds of the decision that is open, asked of the server once for all parts of the table. */
import { createApi } from "../../lib/api";
import type { Decision } from "../../lib/protocol";
import { forecastOf, NOTHING, type Forecast } from "./odds";

class Forecasts {
  private found: { n: number; forecast: Forecast } = $state.raw({ n: -1, forecast: NOTHING });
  private key = "";
  private api = createApi();

  ask(room: string | undefined, decision: Decision | null): void {
    const key = room && decision ? `${room} ${decision.n}` : "";
    if (key === this.key) return;
    this.key = key;
    if (!key) return;
    const { n } = decision!;
    this.api.odds(room!).then(
      (answer) => {
        if (this.key === key) this.found = { n, forecast: forecastOf(answer) };
      },
      () => {},
    );
  }

  /** Of this decision, once they are here. */
  of(decision: Decision | null): Forecast {
    return decision && this.found.n === decision.n ? this.found.forecast : NOTHING;
  }
}

export const forecasts = new Forecasts();
