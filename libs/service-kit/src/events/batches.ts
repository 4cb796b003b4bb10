import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { inBackground } from '../observe/in-background.js';

type BatchOptions = {
  readonly name: string;
  /** Messages handled together. */
  readonly batch: number;
  /** How long to collect a batch, in milliseconds. */
  readonly lingerMs: number;
};

/** Hands messages over in batches, one batch at a time, until there are no more. */
export async function readInBatches(
  source: ConsumerMessages,
  { name, batch, lingerMs }: BatchOptions,
  handle: (group: JsMsg[]) => Promise<void>,
  log: Logger,
): Promise<void> {
  let group: JsMsg[] = [];
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const unhandled = (error: unknown) => log.error({ err: error, consumer: name }, 'events were not handled');
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const full = group;
    group = [];
    // What fails here has not been acknowledged: it comes again, and the next group is not held up.
    if (full.length > 0) working = working.then(() => handle(full)).catch(unhandled);
    return working;
  };
  for await (const message of source) {
    group.push(message);
    if (group.length >= batch) await flush();
    else timer ??= setTimeout(() => inBackground('events.flush', flush(), log), lingerMs);
  }
  await flush();
}
