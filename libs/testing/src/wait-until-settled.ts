import type { JetStreamManager } from '@nats-io/jetstream';
import { operations } from '@talent-os/contracts/registry.js';
import { setTimeout as after } from 'node:timers/promises';
import { withStreams } from './jetstream.js';
import { ownerQuery } from './owner-query.js';

const LOOK_EVERY = 50;
/** Longer than events take on any machine; what some listener fails to take for good is waited for no longer. */
const AT_MOST = 60_000;

const services = [...new Set(operations.map(({ service }) => service))];
const WAITING = services
  .map((service) => `exists (select 1 from ${service}.outbox where published_at is null)`)
  .join(' or ');

const someWait = async () => (await ownerQuery<{ some: boolean }>(`select ${WAITING} as some`))[0]!.some;

/** Whether a listener of the product has an event before it; one that failed and comes again later does not count. */
async function someListen({ consumers }: JetStreamManager): Promise<boolean> {
  for await (const { name, num_pending, num_ack_pending, num_redelivered } of consumers.list(
    `${process.env.INSTALLATION}_EVENTS`,
  ))
    if (services.includes(name.split('-')[0]!) && num_pending + num_ack_pending > num_redelivered) return true;
  return false;
}

/** Waits until every event of the shared product has been told to everybody who listens, and what they told in turn. */
export async function waitUntilSettled(): Promise<void> {
  if (process.env.TEST_ADDRESS === undefined) return;
  const end = Date.now() + AT_MOST;
  await withStreams(async (manager) => {
    // Asked twice for what waits: a listener that ran in between has left its own events behind by then.
    while ((await someWait()) || (await someListen(manager)) || (await someWait())) {
      if (Date.now() > end) return;
      await after(LOOK_EVERY);
    }
  });
}
