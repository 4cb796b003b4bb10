import { setTimeout as after } from 'node:timers/promises';

const TIMEOUT_MS = 120_000;
const LOOK_EVERY = 50;

/** Waits for what arrives by event, as `eventually` of `libs/testing` does, which the kit cannot use: it stands on the kit. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await after(LOOK_EVERY);
  }
}
