import {
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { errors, nanos, type NatsConnection } from '@nats-io/transport-node';
import { isDeepStrictEqual } from 'node:util';
import { installation } from '../installation.js';
import { isCausedBy } from './caused-by.js';

export const EVENTS = `${installation}_EVENTS`;
export const DEAD_LETTERS = `${installation}_DEAD_LETTERS`;
/** Files on their way from the edge to the service that reads them; see `files/file-store.ts`. */
export const FILES = `${installation}_FILES`;
/** A file that nobody has removed by then is forgotten, in milliseconds. */
const FILES_KEPT_MS = 15 * 60 * 1000;
/** Where an event travels; `>` stands for all of them. */
export const eventSubject = (name: string) => `${installation}.evt.${name}`;
export const fileSubject = (name: string) => `${installation}.file.${name}`;
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
  await ensure(manager, FILES, fileSubject('>'), FILES_KEPT_MS, { allow_direct: true });
  return { client: jetstream(nats), manager };
}

async function ensure(
  manager: JetStreamManager,
  name: string,
  subject: string,
  maxAge: number,
  more: { readonly allow_direct?: boolean } = {},
): Promise<void> {
  const config = {
    name,
    subjects: [subject],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(maxAge),
    duplicate_window: nanos(2 * 60 * 1000),
    ...more,
  };
  const there: Record<string, unknown> | undefined = await manager.streams.info(name).then(
    (info) => info.config,
    () => undefined,
  );
  if (!there) await manager.streams.add(config);
  else if (Object.entries(config).some(([field, value]) => !isDeepStrictEqual(there[field], value)))
    // Whose login may not change streams leaves it to whose may.
    await manager.streams.update(name, config).catch((error: unknown) => {
      if (!isCausedBy(error, errors.PermissionViolationError)) throw error;
    });
}
