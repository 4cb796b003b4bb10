import { AckPolicy, DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { errors } from '@talent-os/contracts';
import type { Logger } from 'pino';
import { codeOf } from '../host/failures.js';
import { inBackground } from '../observe/in-background.js';
import { consumed, consumerEvents, deadLetters } from '../observe/metrics.js';
import { measure, type Reading } from '../observe/scrape.js';
import { DomainError } from '../domain-error.js';
import type { Envelope } from './envelope.js';
import { inConsumerSpan } from './spans.js';
import { DEAD_LETTERS, deadLetterSubject, EVENTS, type Streams } from './streams.js';

/** Pauses before an event that failed comes again, in milliseconds; after the last one it is put aside. */
const PAUSES: readonly number[] = [1_000, 5_000, 30_000, 120_000];
const ACK_WAIT = 30_000;
/** How long to wait when the database or another service is away, in milliseconds: as often as it takes. */
const OUTAGE_PAUSE = 2_000;

const isOutage = (error: unknown) => errors[error instanceof DomainError ? error.code : codeOf(error)].status >= 503;

export type Consumer = { stop(): Promise<void> };

type Subscription = {
  /** Durable name: unique in the product, stable over releases. */
  readonly name: string;
  readonly subject: string;
  /** Messages taken together; 1 hands them over one by one. */
  readonly batch: number;
  /** How long to collect a batch, in milliseconds. */
  readonly lingerMs: number;
  readonly pauses?: readonly number[];
  readonly outagePause?: number;
  readonly take: (envelopes: readonly Envelope[]) => Promise<void>;
};

/** What waits for a listener, and what it has put aside. */
async function readingsOf({ manager }: Streams, consumer: string): Promise<Reading[]> {
  const letters = deadLetterSubject(consumer);
  const [info, kept] = await Promise.all([
    manager.consumers.info(EVENTS, consumer),
    manager.streams.info(DEAD_LETTERS, { subjects_filter: letters }),
  ]);
  const { num_pending: pending, num_ack_pending: unacknowledged, num_redelivered: redelivered } = info;
  return [
    ...Object.entries({ pending, unacknowledged, redelivered }).map(
      ([state, value]) => [consumerEvents, { consumer, state }, value] as const,
    ),
    [deadLetters, { consumer }, kept.state.subjects?.[letters] ?? 0],
  ];
}

/** Reads a durable consumer. Acknowledged only after `take`; what fails after every pause is put aside with its reason. */
export async function consume(streams: Streams, subscription: Subscription, log: Logger): Promise<Consumer> {
  const { name, subject, batch, lingerMs, take, pauses = PAUSES, outagePause = OUTAGE_PAUSE } = subscription;
  await streams.manager.consumers.add(EVENTS, {
    durable_name: name,
    filter_subject: subject,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ACK_WAIT),
    max_deliver: -1,
    max_ack_pending: 2_048,
  });
  /** Failures of the listener itself, by the event's place in the stream. Outages are nobody's failure. */
  const failures = new Map<number, number>();
  const consumer = await streams.client.consumers.get(EVENTS, name);
  const messages = await consumer.consume({ max_messages: Math.max(batch * 2, 64) });
  /** Why events are put aside whose dead letter could not be published yet, by their place in the stream. */
  const condemned = new Map<number, string>();
  const done = readAll(messages, async (arrived) => {
    const group = arrived.filter(({ seq }) => !condemned.has(seq));
    for (const message of arrived) if (condemned.has(message.seq)) await putAside(message);
    if (group.length === 0) return;
    try {
      await inConsumerSpan(name, group, take);
      group.forEach((message) => message.ack());
      consumed.inc({ consumer: name, outcome: 'done' }, group.length);
    } catch (error) {
      // One bad event must not hold up the others of its batch: they come again, and come alone.
      if (group.length > 1) await Promise.all(group.map((message) => alone(message)));
      else await giveBack(group[0]!, error);
    }
  });

  async function alone(message: JsMsg): Promise<void> {
    try {
      await inConsumerSpan(name, [message], take);
      message.ack();
    } catch (error) {
      await giveBack(message, error);
    }
  }

  async function giveBack(message: JsMsg, error: unknown): Promise<void> {
    log.warn({ err: error, consumer: name, subject: message.subject }, 'event not taken');
    if (isOutage(error)) {
      consumed.inc({ consumer: name, outcome: 'outage' });
      return message.nak(outagePause);
    }
    const failed = (failures.get(message.seq) ?? 0) + 1;
    const pause = pauses[failed - 1];
    if (pause !== undefined) {
      failures.set(message.seq, failed);
      consumed.inc({ consumer: name, outcome: 'again' });
      return message.nak(pause);
    }
    failures.delete(message.seq);
    condemned.set(message.seq, error instanceof Error ? error.message : String(error));
    await putAside(message);
  }

  /** Publishes the dead letter. Where that fails the event comes again, and only its letter is tried again. */
  async function putAside(message: JsMsg): Promise<void> {
    const letter = { reason: condemned.get(message.seq), subject: message.subject, data: message.string() };
    try {
      await streams.client.publish(deadLetterSubject(name), JSON.stringify(letter), {
        msgID: `${name}:${message.seq}`,
      });
    } catch (error) {
      log.error({ err: error, consumer: name, subject: message.subject }, 'a dead letter could not be published');
      consumed.inc({ consumer: name, outcome: 'letter-failed' });
      message.nak(outagePause);
      return;
    }
    condemned.delete(message.seq);
    consumed.inc({ consumer: name, outcome: 'dead' });
    message.term();
  }

  async function readAll(source: ConsumerMessages, handle: (group: JsMsg[]) => Promise<void>): Promise<void> {
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
