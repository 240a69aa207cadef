/** The addresses of the client. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "room"; room: string }
  | { page: "replay"; room: string; at: number | null; turn: number | null }
  | { page: "review"; room: string }
  | { page: "rules"; game: string; q: string; rule: string; language: string }
  | { page: "me" }
  | { page: "calls"; what: "off" | "confirm"; token: string }
  | { page: "credits" }
  | { page: "decks"; deck: string | null }
  | { page: "puzzles"; game: string | null }
  | { page: "battles" }
  | { page: "battle"; battle: string | null; from: string | null; room: string | null; edit: boolean }
  | { page: "shared"; kind: "decks" | "battles" }
  | { page: "person"; who: string }
  | { page: "leaderboard"; game: string; side: string }
  | { page: "tournaments" }
  | { page: "tournament"; tournament: string }
  | { page: "archive" }
  | { page: "moderation" }
  | { page: "unknown"; path: string };

export function parse(address: string): Route {
  const url = new URL(address, "http://x");
  let parts: string[];
  try {
    parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "unknown", path: url.pathname };
  }
  const [head, one, two] = parts;
  if (!parts.length) return { page: "lobby" };
  if (head === "new" && one && parts.length === 2) return { page: "new", game: one };
  if (head === "room" && one && parts.length === 2) return { page: "room", room: one };
  if (head === "room" && one && two === "replay" && parts.length === 3) {
    return { page: "replay", room: one, at: count(url, "at"), turn: count(url, "turn") };
  }
  if (head === "room" && one && two === "review" && parts.length === 3) return { page: "review", room: one };
  if (head === "rules" && one && parts.length === 2) {
    return { page: "rules", game: one, q: url.searchParams.get("q") ?? "", rule: url.hash.slice(1), language: url.searchParams.get("language") ?? "" };
  }
  if (head === "decks" && parts.length <= 2) return { page: "decks", deck: one ?? null };
  if (head === "puzzles" && parts.length <= 2) return { page: "puzzles", game: one ?? null };
  if (head === "battles" && parts.length === 1) return { page: "battles" };
  if (head === "battles" && one && parts.length === 2) {
    return { page: "battle", battle: one === "new" ? null : one, from: url.searchParams.get("from"), room: url.searchParams.get("room"), edit: url.searchParams.has("edit") };
  }
  if (head === "shared" && (one === "decks" || one === "battles") && parts.length === 2) return { page: "shared", kind: one };
  if (head === "credits" && parts.length === 1) return { page: "credits" };
  if (head === "calls" && (one === "off" || one === "confirm") && two && parts.length === 3) return { page: "calls", what: one, token: two };
  if (head === "me" && parts.length === 1) return { page: "me" };
  if (head === "people" && one && parts.length === 2) return { page: "person", who: one };
  if (head === "leaderboard" && parts.length <= 2) return { page: "leaderboard", game: one ?? "", side: url.searchParams.get("side") ?? "" };
  if (head === "tournaments" && parts.length === 1) return { page: "tournaments" };
  if (head === "tournaments" && one && parts.length === 2) return { page: "tournament", tournament: one };
  if (head === "archive" && parts.length === 1) return { page: "archive" };
  if (head === "moderation" && parts.length === 1) return { page: "moderation" };
  return { page: "unknown", path: url.pathname };
}

function count(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

const address = () => location.pathname + location.search + location.hash;

class Router {
  route: Route = $state.raw(parse(address()));

  /** Follow the address bar and every link of ours. Returns how to stop. */
  start(): () => void {
    this.read();
    const back = () => this.read();
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || !ours(event, link)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    window.addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      window.removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }

  go(path: string): void {
    if (path !== address()) history.pushState(null, "", path);
    this.read();
    window.scrollTo?.(0, 0);
  }

  /** Change the address without a new entry in the history, e.g. while a slider moves. */
  replace(path: string): void {
    history.replaceState(null, "", path);
  }

  /** Somebody chose a language: the one the address came with counts no more. */
  freeLanguage(): void {
    if (this.route.page === "rules" && this.route.language) this.route = { ...this.route, language: "" };
  }

  private read(): void {
    this.route = parse(address());
  }
}

function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return false;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return false;
  const raw = link.getAttribute("href");
  return !raw?.startsWith("#");
}

export const router = new Router();
export const go = (path: string) => router.go(path);
