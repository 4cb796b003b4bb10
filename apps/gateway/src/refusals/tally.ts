/** One announcement a minute for each key, in milliseconds. */
export const WINDOW_MS = 60_000;
/** Keys kept at most: more people than are ever refused something within a minute. */
const MOST_KEYS = 20_000;

/** What is announced of a key: how often it was counted since the last time, and when first. */
export type Count<T> = { readonly of: T; readonly times: number; readonly since: number };
type TallyWindow<T> = { of: T; times: number; since: number; until: number };

/**
 * Counts what may happen very often, so that it is told at once when it happens first and then once a minute, with how
 * often. Its clock is the caller's, in epoch milliseconds.
 */
export class Tally<T> {
  private readonly open = new Map<string, TallyWindow<T>>();

  /** Counts one; answers what is to be told now, or nothing. `full`: there was no room to count it. */
  count(key: string, of: T, now: number): Count<T> | 'full' | undefined {
    const known = this.open.get(key);
    if (!known && this.open.size >= MOST_KEYS) return 'full';
    const entry = known ?? { of, times: 0, since: now, until: now };
    if (!known) this.open.set(key, entry);
    if (entry.times === 0) Object.assign(entry, { of, since: now });
    entry.times += 1;
    return entry.until <= now ? closeWindow(entry, now) : undefined;
  }

  /** What has been counted since and whose minute is over; keys of which nothing was counted are forgotten. */
  due(now: number): Count<T>[] {
    const all: Count<T>[] = [];
    for (const [key, entry] of this.open) {
      if (entry.until > now) continue;
      if (entry.times > 0) all.push(closeWindow(entry, now));
      else this.open.delete(key);
    }
    return all;
  }

  /** Everything counted and not told yet, whatever the time: for the end. */
  rest(now: number): Count<T>[] {
    return [...this.open.values()].filter(({ times }) => times > 0).map((entry) => closeWindow(entry, now));
  }

  /** Takes back what could not be told: it is told with the next. */
  restore(key: string, { of, times, since }: Count<T>, now: number): void {
    const entry = this.open.get(key) ?? { of, times: 0, since, until: now + WINDOW_MS };
    this.open.set(key, entry);
    entry.times += times;
    entry.since = Math.min(entry.since, since);
  }
}

function closeWindow<T>(entry: TallyWindow<T>, now: number): Count<T> {
  const { of, times, since } = entry;
  Object.assign(entry, { times: 0, until: now + WINDOW_MS });
  return { of, times, since };
}
