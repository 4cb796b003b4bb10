import { Injectable } from '@nestjs/common';

/** A signal may be missed; this often it is looked, in milliseconds. */
const LOOK_EVERY = 2_000;

/** People who wait for the end of the work on a recording, in this instance. */
@Injectable()
export class WaitingCalls {
  private readonly waiting = new Map<string, Set<() => void>>();

  wake(id: string): void {
    for (const resolve of this.waiting.get(id) ?? []) resolve();
  }

  /** Looks until there is something to see, or until the end in epoch milliseconds. Looks once in any case. */
  async until<T>(id: string, look: () => Promise<T | undefined>, end: number): Promise<T | undefined> {
    for (;;) {
      // A caller woken between looking and waiting must not sleep on.
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      const release = this.enter(id, resolve);
      let looksAgain: NodeJS.Timeout | undefined;
      try {
        const seen = await look();
        const left = end - Date.now();
        if (seen !== undefined || left <= 0) return seen;
        looksAgain = setTimeout(resolve, Math.min(left, LOOK_EVERY)).unref();
        await woken;
      } finally {
        clearTimeout(looksAgain);
        release();
      }
    }
  }

  private enter(id: string, resolve: () => void): () => void {
    const set = this.waiting.get(id) ?? new Set();
    this.waiting.set(id, set.add(resolve));
    return () => {
      set.delete(resolve);
      if (set.size === 0 && this.waiting.get(id) === set) this.waiting.delete(id);
    };
  }
}
