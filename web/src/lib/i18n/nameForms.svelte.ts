/**
 * Names in their cases, or with their articles. Where a language bends them, the server tells the forms of every name of a game
 * (`GET /api/games/<game>/names`), and a message asks for one by the name as it stands alone:
 * `{ FORM($place, case: "gen") }`, or for what agrees with it: `{ FORM($place, as: "gender") -> [f] … *[other] … }`.
 */

/** The forms of one name: `nom`, `gen`, `dat`, `acc`, `ins`, `loc`, in English `the` with its article; and its `gender`. */
export type Forms = Readonly<Record<string, string>>;

const CASES = ["gen", "dat", "acc", "ins", "loc", "the"];

class NameForms {
  /** Counts up when other forms are known: what was said with the old ones is said anew. */
  edition = $state(0);
  private byName = new Map<string, Forms>();

  /** The names of a game in the language now spoken; they take the place of those before. */
  learn(told: unknown): void {
    this.byName = new Map();
    for (const forms of entries(told))
      for (const nom of [forms.nom!, forms.nom!.charAt(0).toUpperCase() + forms.nom!.slice(1)]) if (!this.byName.has(nom)) this.byName.set(nom, forms);
    this.edition += 1;
  }

  /** A form of a name, or of each name of a list ("Gondor, Rohan"); as it is where none is known. */
  form(name: string, wish: string): string {
    void this.edition;
    const whole = this.byName.get(name);
    if (whole) return whole[wish] ?? name;
    const parts = name.split(", ");
    return parts.length > 1 ? parts.map((part) => this.byName.get(part)?.[wish] ?? part).join(", ") : name;
  }

  /** The gender of a name; empty where it is not known. */
  gender(name: string): string {
    void this.edition;
    return this.byName.get(name)?.gender ?? "";
  }

  /** A name in all its cases, itself first. */
  all(name: string): string[] {
    void this.edition;
    const found = this.byName.get(name) ?? {};
    return [...new Set([name, ...CASES.flatMap((one) => found[one] ?? [])])];
  }
}

/** Every table of forms in what the server sent, however deep it lies. */
function* entries(told: unknown): Generator<Forms> {
  if (!told || typeof told !== "object") return;
  if ("nom" in told && typeof told.nom === "string") yield told as Forms;
  else for (const one of Object.values(told)) yield* entries(one);
}

export const forms = new NameForms();
