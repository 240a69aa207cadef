/** Which rule is being read in the rule card, or how a card is read; any screen may open it. */
class RuleReader {
  game = $state("");
  id: string | null = $state(null);
  /** The ruling because of which the rule was opened. */
  ruling = $state("");
  card: { id: string; name: string } | null = $state.raw(null);
  /** The table it is read at, for a report; a replay has none, and is found by its address. */
  table: { room: string | null; house: string[] } | null = $state.raw(null);

  /** A rule, and with it a ruling, which may belong to no rule. */
  open(game: string, id: string, ruling: string | null = ""): void {
    this.game = game;
    this.card = null;
    this.id = id;
    this.ruling = ruling ?? "";
  }

  /** How a card is read. */
  openCard(game: string, card: { id: string; name: string }): void {
    this.game = game;
    this.id = null;
    this.ruling = "";
    this.card = card;
  }

  close(): void {
    this.id = this.card = null;
    this.ruling = "";
  }
}

export const ruleReader = new RuleReader();

/** A rule's text as pieces, so that the rules it names can be opened too. */
export function ruleLinks(text: string): (string | { rule: string })[] {
  const found: (string | { rule: string })[] = [];
  let end = 0;
  for (const match of text.matchAll(/\b(?:wotr|b5a|lcg|bow)\.\w+\.\w+/g)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push({ rule: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

/** The beginning of a rule in whole sentences, about a line long, to be read in passing. */
export function gist(text: string, most = 200): string {
  const line = text.split("\n", 1)[0]!.trim();
  const [first = line, ...more] = line.match(/.+?[.!?](?=\s+["“„«(]?\p{Lu}|$)|.+$/gu) ?? [];
  let found = first;
  for (const sentence of more) {
    if (found.length + sentence.length > most) break;
    found += sentence;
  }
  return found;
}
