import { AckPolicy, DeliverPolicy } from '@nats-io/jetstream';
import { errors, nanos } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { inBackground } from '../observe/in-background.js';
import { consumerEvents, deadLetters } from '../observe/metrics.js';
import { measure, type GaugeReading } from '../observe/scrape.js';
import { patiently } from '../patiently.js';
import { readInBatches } from './batches.js';
import { isCausedBy } from './caused-by.js';
import { Delivery, type Listener } from './delivery.js';
import { DEAD_LETTERS, deadLetterSubject, EVENTS, type Streams } from './streams.js';

const ACK_WAIT = 30_000;

export type Consumer = { stop(): Promise<void> };

/** `name`: durable, unique in the product, stable over releases. */
type Subscription = Listener & {
  readonly subject: string;
  /** Messages taken together; 1 hands them over one by one. */
  readonly batch: number;
  /** How long to collect a batch, in milliseconds. */
  readonly lingerMs: number;
};

/** What waits for a listener, and what it has put aside. */
async function readingsOf({ manager }: Streams, consumer: string): Promise<GaugeReading[]> {
  const letters = deadLetterSubject(consumer);
  const [info, stored] = await Promise.all([
    manager.consumers.info(EVENTS, consumer),
    manager.streams.info(DEAD_LETTERS, { subjects_filter: letters }),
  ]);
  const { num_pending: pending, num_ack_pending: unacknowledged, num_redelivered: redelivered } = info;
  return [
    ...Object.entries({ pending, unacknowledged, redelivered }).map(
      ([state, value]) => [consumerEvents, { consumer, state }, value] as const,
    ),
    [deadLetters, { consumer }, stored.state.subjects?.[letters] ?? 0],
  ];
}

/** Reads a durable consumer until it is stopped. */
export async function consume(streams: Streams, subscription: Subscription, log: Logger): Promise<Consumer> {
  const { name, subject, batch } = subscription;
  // All listeners of a start ask at once, and a busy server takes longer for some than a request may.
  const consumer = await patiently(
    `the consumer ${name}`,
    async () => {
      await streams.manager.consumers.add(EVENTS, {
        durable_name: name,
        filter_subject: subject,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ack_wait: nanos(ACK_WAIT),
        max_deliver: -1,
        max_ack_pending: 2_048,
      });
      return streams.client.consumers.get(EVENTS, name);
    },
    { log, isFinal: (error) => !isCausedBy(error, errors.TimeoutError) },
  );
  const messages = await consumer.consume({ max_messages: Math.max(batch * 2, 64) });
  const delivery = new Delivery(streams, subscription, log);
  const done = readInBatches(messages, subscription, (group) => delivery.deliver(group), log);
  inBackground('events.read', done, log);
  const forget = measure('events', () => readingsOf(streams, name));
  return {
    async stop() {
      forget();
      await messages.close();
      await done;
    },
  };
}
