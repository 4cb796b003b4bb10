import { setTimeout as wait } from 'node:timers/promises';
import { explain, UserError } from './trouble.ts';

/** Something that should run until it is stopped. */
export interface Supervised {
  name: string;
  /** Rejects with how it ended, and its last lines, when it ends although nobody stopped it. */
  failed(): Promise<never>;
  /** Starts it again with the data and the port it had; resolves once it answers. Rejects with why it does not. */
  restart(): Promise<void>;
}

interface SuperviseOptions {
  log(line: string): void;
  signal: AbortSignal;
  /** Before each restart within a window, in milliseconds. */
  pauses?: readonly number[];
}

/** Who ends so often within the window, in milliseconds, ends for a reason that another start does not remove. */
const MOST_ENDS = 5;
const WINDOW_MS = 60_000;
// Together longer than a statement may run: what a killed Postgres has left must end before another may begin.
const PAUSES_MS = [250, 1000, 2500, 5000];

/**
 * Starts again what ends by itself, each by itself, while the others go on. Rejects when one ends too often, with a
 * sentence and its last lines, or when the signal is given.
 */
export async function supervise(all: readonly Supervised[], options: SuperviseOptions): Promise<never> {
  await Promise.all(all.map((one) => keepRunning(one, options)));
  // Nothing to look after: only the signal ends it.
  return new Promise(() => undefined);
}

async function keepRunning(one: Supervised, { log, signal, pauses = PAUSES_MS }: SuperviseOptions): Promise<never> {
  let ends: number[] = [];
  for (let reason = await endOf(one.failed()); ;) {
    signal.throwIfAborted();
    const now = Date.now();
    ends = [...ends.filter((at) => at > now - WINDOW_MS), now];
    if (ends.length >= MOST_ENDS) {
      throw new UserError(
        `${one.name} has ended ${MOST_ENDS} times within a minute and is not started again. ${explain(reason)}`,
      );
    }
    log(`✗ ${firstLine(reason)} Starting it again (${ends.length} of ${MOST_ENDS - 1} times within a minute).`);
    await wait(pauses[ends.length - 1], undefined, { signal });
    try {
      await one.restart();
      log(`✓ ${one.name} runs again`);
      reason = await endOf(one.failed());
    } catch (error) {
      reason = error;
    }
  }
}

const endOf = (failed: Promise<never>): Promise<unknown> => failed.catch((error: unknown) => error);

/** How it ended, without its last lines: those are in its log. */
const firstLine = (reason: unknown): string => explain(reason).split(/\. |\n/)[0] + '.';
