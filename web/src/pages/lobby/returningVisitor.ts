const KEY = "westmarch.returns";

/** Whether somebody has played here before, in this browser: known before anything is drawn, so that nothing jumps. */
export function returns(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

export function noteReturn(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing shows everybody the games first.
  }
}
