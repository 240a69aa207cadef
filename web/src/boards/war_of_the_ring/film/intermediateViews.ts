/** The table after one event of a move that brings several: what the event itself tells, so that each is seen as it happens. */
import type { Line, View } from "../../../lib/api/protocol";
import type { SceneContext } from "../../../table/board/scenes";
import { stayed } from "../../../table/film/scene";
import { warView, type Nation, type Side, type Standing, type WarView } from "../types";

const EMPTY: Standing = { figures: {}, characters: [] };

/** So many figures more or less at a place. */
function figures(war: WarView, place: string, figure: string, more: number): WarView {
  const standing = war.places[place] ?? EMPTY;
  const count = Math.max(0, (standing.figures[figure] ?? 0) + more);
  return { ...war, places: { ...war.places, [place]: { ...standing, figures: { ...standing.figures, [figure]: count } } } };
}

/** Some places as they are at the end of the move. */
function settled(war: WarView, after: WarView, ...places: string[]): WarView {
  const next = { ...war.places };
  for (const place of places) {
    const there = after.places[place];
    if (there) next[place] = there;
    else delete next[place];
  }
  return { ...war, places: next };
}

/** A Character is somewhere else, or nowhere. */
function person(war: WarView, id: string, to: string | null): WarView {
  const from = war.characters[id];
  const places = Object.fromEntries(Object.entries(war.places).map(([place, standing]) => [place, standing.characters.includes(id) ? { ...standing, characters: standing.characters.filter((one) => one !== id) } : standing]));
  if (to) {
    const standing = places[to] ?? EMPTY;
    places[to] = { ...standing, characters: [...standing.characters, id] };
  }
  const fellowship = from === "fellowship" ? { ...war.fellowship, companions: war.fellowship.companions.filter((one) => one !== id) } : war.fellowship;
  return { ...war, places, fellowship, characters: { ...war.characters, [id]: to ?? "eliminated" } };
}

type Step = (war: WarView, line: Line, after: WarView) => WarView;
const text = (value: unknown) => String(value);
const lost: Step = (war, { data }) => figures(war, text(data.place), text(data.figure), -Number(data.count ?? 1));
const gone: Step = (war, { data }) => person(war, text(data.character), null);
const moved: Step = (war, { data }, after) => settled(war, after, text(data.origin), text(data.to));
const walked: Step = (war, { data }) => person(war, text(data.character), text(data.to));
const entered: Step = (war, { data }) => person(war, text(data.character), text(data.place));
const fellowship =
  (change: (line: Line, after: WarView) => Partial<WarView["fellowship"]>): Step =>
  (war, line, after) => ({ ...war, fellowship: { ...war.fellowship, ...change(line, after) } });
const politics: Step = (war, { data }) => {
  const nation = data.nation as Nation;
  return { ...war, nations: { ...war.nations, [nation]: { ...war.nations[nation], steps: Number(data.steps) } } };
};
const taken: Step = (war, { data }, after) => ({ ...war, control: { ...war.control, [text(data.region)]: data.side as Side }, victory_points: after.victory_points });
const known = fellowship((_, after) => ({ region: after.fellowship.region, progress: after.fellowship.progress, hidden: after.fellowship.hidden, mordor: after.fellowship.mordor }));

const STEPS: Record<string, Step> = {
  unit_lost: lost,
  leader_lost: lost,
  disbanded: lost,
  elite_reduced: (war, line) => figures(lost(war, { ...line, data: { ...line.data, count: 1 } }, war), text(line.data.place), text(line.data.figure).replace(/_elite$/, "_regular"), 1),
  recruited: (war, { data }) => figures(war, text(data.place), text(data.figure), Number(data.count ?? 1)),
  upgraded: (war, { data }, after) => settled(war, after, text(data.place)),
  army_moved: moved,
  army_marched_on: moved,
  army_advanced: moved,
  army_retreated: moved,
  army_withdrew: (war, { data }, after) => settled(war, after, text(data.region), `inside_${text(data.region)}`),
  siege_ended: (war, { data }, after) => settled(war, after, text(data.region), `inside_${text(data.region)}`),
  flew: moved,
  nazgul_driven_off: moved,
  companion_moved: walked,
  companion_separated: walked,
  companion_entered: entered,
  minion_entered: entered,
  character_eliminated: gone,
  companion_eliminated: gone,
  companion_lured: gone,
  taken_alive: gone,
  hunt_casualty: gone,
  guide_changed: fellowship(({ data }) => ({ guide: text(data.guide) })),
  corruption_rose: fellowship(({ data }) => ({ corruption: Number(data.corruption) })),
  corruption_healed: fellowship(({ data }) => ({ corruption: Number(data.corruption) })),
  fellowship_moves: fellowship(({ data }, after) => (after.fellowship.mordor === null && data.progress ? { progress: Number(data.progress) } : {})),
  fellowship_declared: known,
  fellowship_revealed: known,
  ring_bearers_driven: known,
  mordor_entered: known,
  mordor_step: fellowship(({ data }) => ({ mordor: Number(data.step) })),
  fellowship_hidden: fellowship(() => ({ hidden: true })),
  nation_advanced: politics,
  nation_fell_back: politics,
  nation_activated: (war, { data }) => {
    const nation = data.nation as Nation;
    return { ...war, nations: { ...war.nations, [nation]: { ...war.nations[nation], active: true } } };
  },
  captured: taken,
  recaptured: taken,
  die_used: (war, { data }) => {
    const side = war.sides[Number(data.seat)];
    if (!side) return war;
    const at = war.dice[side].indexOf(text(data.face));
    return at < 0 ? war : { ...war, dice: { ...war.dice, [side]: war.dice[side].filter((_, i) => i !== at) } };
  },
  dice_rolled: (war, { data }, after) => ({ ...war, dice: { ...war.dice, [text(data.side)]: after.dice[data.side as Side] } }),
  hunt_allocated: (war, { data }) => ({ ...war, hunt: { ...war.hunt, box: { ...war.hunt.box, shadow: Number(data.dice) } } }),
  hunt_tile_drawn: (war, { data }) => ({ ...war, hunt: { ...war.hunt, drawn: [...war.hunt.drawn, text(data.tile)], pool: war.hunt.pool.filter((id) => id !== data.tile) } }),
};

export function step(view: View, line: Line, { after }: SceneContext): View {
  const found = STEPS[line.kind]?.(warView(view), line, warView(after));
  return found ? (found as unknown as View) : view;
}

/** While figures march, those who march are not where they were; losses and changes of control wait as well. */
export function leaving(view: View, next: View): View {
  const [before, after] = [warView(view), warView(next)];
  const places = Object.entries(before.places).map(([place, standing]) => {
    const there = after.places[place] ?? EMPTY;
    return [place, { ...standing, figures: stayed(standing.figures, there.figures), characters: standing.characters.filter((one) => there.characters.includes(one)) }];
  });
  const { region, mordor } = after.fellowship;
  const away = region !== before.fellowship.region || mordor !== before.fellowship.mordor;
  return { ...view, places: Object.fromEntries(places), fellowship: { ...before.fellowship, away } } as View;
}
