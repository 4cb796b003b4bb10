import { setTimeout as after } from 'node:timers/promises';

const TRY_EVERY = 50;

/** Repeats an assertion until it holds, for what arrives by event. Throws its last failure after `withinMs`. */
export async function eventually<T>(assertion: () => Promise<T> | T, withinMs = 10_000): Promise<T> {
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
