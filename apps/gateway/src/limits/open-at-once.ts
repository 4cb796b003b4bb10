/** How much a caller may hold open at once. Counted by each gateway for itself: what it bounds is the memory of that gateway. */
export class OpenAtOnce {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a place. Answers what gives it back, however often it is called; nothing where all places are taken. */
  take(key: string): (() => void) | undefined {
    const before = this.open.get(key) ?? 0;
    if (before >= this.most) return undefined;
    this.open.set(key, before + 1);
    let open = true;
    return () => {
      if (open) this.leave(key);
      open = false;
    };
  }

  private leave(key: string): void {
    const left = (this.open.get(key) ?? 1) - 1;
    if (left === 0) this.open.delete(key);
    else this.open.set(key, left);
  }
}
