import {
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { installation } from '../installation.js';

export const EVENTS = `${installation}_EVENTS`;
export const DEAD_LETTERS = `${installation}_DEAD_LETTERS`;
/** Where an event travels; `>` stands for all of them. */
export const eventSubject = (name: string) => `${installation}.evt.${name}`;
export const deadLetterSubject = (consumer: string) => `${installation}.dlq.${consumer}`;

const DAY = 24 * 60 * 60 * 1000;

export type Streams = { readonly client: JetStreamClient; readonly manager: JetStreamManager };

/**
 * JetStream carries events; Postgres keeps them. A week here bridges a consumer's absence, and the outbox can publish
 * the same week again.
 */
export async function openStreams(nats: NatsConnection): Promise<Streams> {
  const manager = await jetstreamManager(nats);
  await ensure(manager, EVENTS, eventSubject('>'), 7 * DAY);
  await ensure(manager, DEAD_LETTERS, deadLetterSubject('>'), 90 * DAY);
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
