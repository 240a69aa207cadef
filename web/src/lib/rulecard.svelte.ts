/** Which rule is being read in the rule card; any screen may open it. */
class RuleReader {
  game = $state("");
  id: string | null = $state(null);

  open(game: string, id: string): void {
    this.game = game;
    this.id = id;
  }

  close(): void {
    this.id = null;
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

/** The first sentence of a rule, to be read in passing. */
export function firstSentence(text: string): string {
  const line = text.split("\n", 1)[0]!.trim();
  return /^.*?[.!?](?=\s+["“(]?[A-Z])/.exec(line)?.[0] ?? line;
}
