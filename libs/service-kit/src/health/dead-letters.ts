import { LETTERS_MOST, type DeadLetter } from '@talent-os/contracts/audit/health.js';
import type { StoredMsg } from '@nats-io/jetstream';
import { DomainError } from '../domain-error.js';
import type { Envelope } from '../events/envelope.js';
import type { OutboxRelay } from '../events/relay.js';
import { DEAD_LETTERS, deadLetterSubject, type Streams } from '../events/streams.js';

/** Gives events to a listener as its consumer does. */
export type Take = (envelopes: readonly Envelope[]) => Promise<void>;
type Letter = { readonly reason: string; readonly subject: string; readonly data: string };

/** How many events of these listeners are put aside. */
export async function letterCount({ manager }: Streams, consumers: readonly string[]): Promise<number> {
  const { state } = await manager.streams.info(DEAD_LETTERS, { subjects_filter: deadLetterSubject('>') });
  return consumers.reduce((sum, name) => sum + (state.subjects?.[deadLetterSubject(name)] ?? 0), 0);
}

/** Events of these listeners that were put aside, the latest first of each. */
export async function eventLetters(streams: Streams, consumers: readonly string[]): Promise<DeadLetter[]> {
  const { state } = await streams.manager.streams.info(DEAD_LETTERS, { subjects_filter: deadLetterSubject('>') });
  const held = consumers.filter((name) => state.subjects?.[deadLetterSubject(name)]);
  const found = await Promise.all(held.map((name) => lettersOf(streams, name)));
  return found.flat();
}

async function lettersOf({ manager }: Streams, consumer: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  let seq = 1;
  while (letters.length < LETTERS_MOST) {
    // Servers know it since 2.9; the client's type of this request does not.
    const next = { seq, next_by_subj: deadLetterSubject(consumer) };
    const message = await manager.streams.getMessage(DEAD_LETTERS, next);
    if (!message) break;
    letters.push(shownOf(message, consumer));
    seq = message.seq + 1;
  }
  return letters;
}

function shownOf(message: StoredMsg, worker: string): DeadLetter {
  const { reason, data } = message.json<Letter>();
  const { name, organizationId } = JSON.parse(data) as Envelope;
  return {
    letterId: String(message.seq),
    letterKind: 'event',
    name,
    worker,
    reason,
    organizationId,
    at: message.time.toISOString(),
  };
}

/**
 * Gives an event that was put aside to its listener again, and to no other. The listener's own inbox keeps it from being
 * handled twice; its letter goes only after that. Answers why it failed, or null.
 */
export async function replayEvent(
  { manager }: Streams,
  takes: ReadonlyMap<string, Take>,
  letterId: string,
): Promise<string | null> {
  const seq = /^\d{1,15}$/.test(letterId) ? Number(letterId) : 0;
  const message = seq > 0 ? await manager.streams.getMessage(DEAD_LETTERS, { seq }).catch(() => null) : null;
  const consumer = [...takes.keys()].find((name) => deadLetterSubject(name) === message?.subject);
  if (!message || !consumer) throw new DomainError('resource.missing');
  try {
    await takes.get(consumer)!([JSON.parse(message.json<Letter>().data) as Envelope]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  await manager.streams.deleteMessage(DEAD_LETTERS, seq);
  return null;
}

/** Jobs of a service that were given up, the latest first. */
export async function jobLetters(relay: OutboxRelay, service: string): Promise<DeadLetter[]> {
  const rows = await relay.query<Omit<DeadLetter, 'letterKind' | 'worker'>>(
    `select id as "letterId", name, coalesce(error, '') as reason, organization_id as "organizationId", finished_at as at
     from ${service}.job where status = 'failed' order by finished_at desc nulls last, id limit ${LETTERS_MOST}`,
  );
  return rows.map((row) => ({ ...row, letterKind: 'job', worker: service }));
}
