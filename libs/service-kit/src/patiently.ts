import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long a process that starts waits for a server that is away or slow, in milliseconds: more than a busy node takes. */
export const OPENS_WITHIN = 120_000;
/** Between two tries, in milliseconds. */
const PAUSE = 250;

type Patience = {
  readonly log: Pick<Logger, 'warn'>;
  readonly withinMs?: number | undefined;
  /** Whether another try can only end the same way: a password that is wrong is so again. */
  readonly isFinal?: (error: unknown) => boolean;
};

/** Tries to open something until it opens; fails with the last error when the time is over. */
export async function patiently<T>(
  name: string,
  open: () => Promise<T>,
  { log, withinMs = OPENS_WITHIN, isFinal = () => false }: Patience,
): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (isFinal(error) || performance.now() >= end) throw error;
      log.warn({ err: error }, `${name} is away`);
      await after(PAUSE);
    }
  }
}
