import { setTimeout as after } from 'node:timers/promises';

const TRY_EVERY = 50;

/** How long something may take that takes a moment: a busy machine is no failure, and what never comes still is one. */
const TIMEOUT_MS = 90_000;

/** Repeats an assertion until it holds, for what arrives by event. Throws its last failure after `withinMs`. */
export async function eventually<T>(assertion: () => Promise<T> | T, withinMs = TIMEOUT_MS): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await after(TRY_EVERY);
    }
  }
}
