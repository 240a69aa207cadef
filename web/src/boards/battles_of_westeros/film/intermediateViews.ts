/** The table after each event of a move, told one by one: what happened so far stands, what is still to come does not. */
import type { Line, View } from "../../../lib/api/protocol";
import type { SceneContext } from "../../../table/board/scenes";
import type { Hex } from "../board/hexes";
import type { Ground } from "../board/landDrawing";
import { fieldView, HOUSES, SYMBOL_IDS, type FieldView, type House, type SymbolId, type UnitView } from "../types";

type Data = Record<string, unknown>;
type Step = (field: FieldView, data: Data, after: FieldView) => Partial<FieldView>;

function unit(field: FieldView, data: Data, change: (unit: UnitView) => Partial<UnitView>): Partial<FieldView> {
  const number = Number(data.unit);
  return { units: field.units.map((one) => (one.unit === number ? { ...one, ...change(one) } : one)) };
}

function house(field: FieldView, name: unknown, change: (own: FieldView["houses"][House]) => Partial<FieldView["houses"][House]>): Partial<FieldView> {
  const id = name as House;
  return HOUSES.includes(id) ? { houses: { ...field.houses, [id]: { ...field.houses[id], ...change(field.houses[id]) } } } : {};
}

function ground(field: FieldView, hex: unknown, change: (ground: Ground) => Ground): Partial<FieldView> {
  const at = String(hex) as Hex;
  const now = field.field[at];
  return now ? { field: { ...field.field, [at]: change(now) } } : {};
}

function pool(field: FieldView, data: Data, tokens: readonly string[], sign: 1 | -1): Partial<FieldView> {
  return house(field, data.house, (own) => {
    const left = { ...own.pool };
    for (const token of tokens) if (SYMBOL_IDS.includes(token as SymbolId)) left[token as SymbolId] = Math.max(0, left[token as SymbolId] + sign);
    return { pool: left };
  });
}

const stands = (key: string): Step => (field, data) => unit(field, data, () => ({ hex: String(data[key]), engaged: null, engaged_by: null }));
const gone = (where: string): Step => (field, data) => unit(field, data, () => ({ hex: where, figures: 0 }));

const STEPS: Record<string, Step> = {
  moved: stands("to"),
  retreated: stands("to"),
  arrived: stands("hex"),
  unit_placed: stands("hex"),
  escaped: gone("escaped"),
  eliminated: gone("eliminated"),
  figures_lost: (field, data) => unit(field, data, (one) => ({ figures: Math.max(0, one.figures - Number(data.count)) })),
  rallied: (field, data) => unit(field, data, () => ({ active: true })),
  morale: (_field, data) => ({ morale: Number(data.marker) }),
  control: (field, data) => ({ objectives: field.objectives.map((goal) => (goal.hex === data.hex ? { ...goal, control: data.house as House } : goal)) }),
  points: (field, data) => ({ points: { ...field.points, [data.house as House]: Number(data.total) } }),
  round_began: (_field, data) => ({ round: Number(data.round) }),
  advantage: (_field, data) => ({ first: data.house as House }),
  momentum: (_field, data) => ({ momentum: data.house as House }),
  passed: (field, data) => house(field, data.house, () => ({ passed: true })),
  order_tokens: (field, data) => pool(field, data, (data.tokens as string[] | undefined) ?? [], 1),
  token_used: (field, data) => pool(field, data, Array.from({ length: Number(data.count ?? 1) }, () => String(data.token)), -1),
  token_discarded: (field, data) => pool(field, data, [String(data.token)], -1),
  cards_drawn: (field, data) => house(field, data.house, (own) => ({ hand: own.hand + Number(data.count) })),
  card_played: (field, data) => ({ ...house(field, data.house, (own) => ({ hand: Math.max(0, own.hand - 1) })), playing: String(data.card) }),
  captured: (field, data) => ({ commanders: field.commanders.map((one) => (one.commander === data.commander ? { ...one, captured_by: data.by as House } : one)) }),
  fire: (field, data) => ground(field, data.hex, (one) => ({ ...one, fire: Number(data.level) })),
  fire_out: (field, data) => ground(field, data.hex, (one) => ({ ...one, fire: 0 })),
  devastated: (field, data, after) => ground(field, data.hex, () => after.field[String(data.hex)] ?? { terrain: "plains" }),
  terrain_removed: (field, data, after) => ground(field, data.hex, () => after.field[String(data.hex)] ?? { terrain: "plains" }),
  terrain_placed: (field, data, after) => ground(field, data.hex, () => after.field[String(data.hex)] ?? { terrain: String(data.terrain) }),
};

/** The table after an event. What goes on in an attack is as the move left it, so that its panel is there. */
export function step(view: View, line: Line, { after }: SceneContext): View {
  const [field, then] = [fieldView(view), fieldView(after)];
  const changes = STEPS[line.kind]?.(field, line.data, then) ?? {};
  return { ...view, procedure: then.procedure, ...changes } as View;
}

/** While units march, they are not where they were. */
export function leaving(view: View, next: View): View {
  const after = fieldView(next);
  const units = fieldView(view).units.map((one, i) => (after.units[i] && after.units[i].hex !== one.hex ? { ...one, hex: "waiting" } : one));
  return { ...view, units } as View;
}
