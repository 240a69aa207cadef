/** Undo and redo over values that never change themselves. */
export class History<T> {
  private before: T[] = [];
  private after: T[] = [];
  private group = "";
  private at = 0;

  constructor(
    public now: T,
    private readonly most = 200,
    private readonly clock: () => number = Date.now,
  ) {}

  /**
   * Change to a new value. Changes of one group that follow each other within a second are undone together, e.g. the
   * letters of a title; those of a stroke ("stroke 3") however long it takes.
   */
  push(next: T, group = ""): void {
    if (next === this.now) return;
    const joins = group !== "" && group === this.group && (group.startsWith("stroke") || this.clock() - this.at < 1000);
    if (!joins) {
      this.before.push(this.now);
      if (this.before.length > this.most) this.before.shift();
    }
    this.group = group;
    this.at = this.clock();
    this.after = [];
    this.now = next;
  }

  undo(): boolean {
    if (!this.before.length) return false;
    this.after.push(this.now);
    this.now = this.before.pop()!;
    this.group = "";
    return true;
  }

  redo(): boolean {
    if (!this.after.length) return false;
    this.before.push(this.now);
    this.now = this.after.pop()!;
    this.group = "";
    return true;
  }

  /** Take the changes of a group back as if they had never been, if they are the last. */
  revert(group: string): boolean {
    if (group !== this.group || !this.before.length) return false;
    this.now = this.before.pop()!;
    this.group = "";
    return true;
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  get canRedo(): boolean {
    return this.after.length > 0;
  }
}
