import { setTimeout as after } from 'node:timers/promises';

const TRY_EVERY = 50;

/** How long something may take that takes a moment: a busy machine is no failure, and what never comes still is one. */
const TIMEOUT_MS = 150_000;

/**
 * Repeats an assertion until it holds, for what arrives by event, and throws its last failure where it never does. No test
 * says how long that may take: it would be a test of the machine.
 */
export async function eventually<T>(assertion: () => Promise<T> | T): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await after(TRY_EVERY);
    }
  }
}
