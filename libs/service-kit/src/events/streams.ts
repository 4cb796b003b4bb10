import { jetstream, jetstreamManager, RetentionPolicy, StorageType, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

export const EVENTS = 'EVENTS';
export const DEAD_LETTERS = 'DEAD_LETTERS';
export const eventSubject = (name: string) => `evt.${name}`;
export const deadLetterSubject = (consumer: string) => `dlq.${consumer}`;

const DAY = 24 * 60 * 60 * 1000;

export type Streams = { readonly client: JetStreamClient; readonly manager: JetStreamManager };

/**
 * JetStream carries events; Postgres keeps them. A week here bridges a consumer's absence, and the outbox can publish
 * the same week again.
 */
export async function openStreams(nats: NatsConnection): Promise<Streams> {
  const manager = await jetstreamManager(nats);
  await ensure(manager, EVENTS, 'evt.>', 7 * DAY);
  await ensure(manager, DEAD_LETTERS, 'dlq.>', 90 * DAY);
  return { client: jetstream(nats), manager };
}

async function ensure(manager: JetStreamManager, name: string, subject: string, maxAge: number): Promise<void> {
  const config = {
    name,
    subjects: [subject],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(maxAge),
    duplicate_window: nanos(2 * 60 * 1000),
  };
  await manager.streams.add(config).catch(() => manager.streams.update(name, config));
}
