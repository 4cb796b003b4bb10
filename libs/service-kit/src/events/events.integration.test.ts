import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JetStreamClient } from '@nats-io/jetstream';
import { SpanKind } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { event } from '@talent-os/contracts';
import { z } from 'zod';
import { readConfig } from '../config.js';
import { BoundDb } from '../database/bound-db.js';
import { Database } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { openBacking, type Backing } from '../host/backing.js';
import { createLogger } from '../observe/logger.js';
import { scrape } from '../observe/scrape.js';
import { startTelemetry, stopTelemetry } from '../observe/telemetry.js';
import { DomainError } from '../domain-error.js';
import { asOwner } from '../test/as-owner.js';
import { until } from '../test/until.js';
import { eventLetters, letterCount, replayEvent } from '../health/dead-letters.js';
import { consume, type Consumer } from './consumer.js';
import type { Envelope } from './envelope.js';
import { OutboxRelay } from './relay.js';
import { DEAD_LETTERS, deadLetterSubject, eventSubject, type Streams } from './streams.js';

const A = '00000000-0000-4000-8000-00000000000a';
const happened = event('relaytest.thing.happened', z.object({ n: z.int() }));
const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
const definition = { name: 'relaytest', controllers: [], entities: [], migrations: [] };
const log = createLogger('silent');
const run = Date.now().toString(36);
let backing: Backing;
let database: Database;
let relay: OutboxRelay;
const consumers: Consumer[] = [];
/** Of what is announced. */
let traceparent: string | undefined;

beforeAll(async () => {
  await migrate(definition, config);
  database = await Database.open(definition, config);
  backing = await openBacking(config, log);
  relay = new OutboxRelay('relaytest', backing.streams.client, log, config);
  relay.start();
});
// Each by itself: what is left open where one of them fails would keep the whole pass from ending.
afterAll(() => Promise.all(consumers.map((consumer) => consumer.stop())));
afterAll(() => relay?.stop());
afterAll(() => database?.close());
afterAll(() => backing?.close());

function announce(...numbers: readonly number[]): Promise<void> {
  const nobody = { actorId: null, actorRole: null, industry: null, traceparent };
  const db = new BoundDb(database, {
    service: 'relaytest',
    organizationId: A,
    operation: 'test',
    requestId: run,
    now: new Date(),
    committed: () => relay.nudge(),
    ...nobody,
  });
  return db.write(async () => numbers.forEach((n) => db.addEvent(happened, { n })));
}

async function listen(
  name: string,
  take: (envelopes: readonly Envelope[]) => Promise<void>,
  outagePause?: number,
  streams: Streams = backing.streams,
): Promise<void> {
  const mine = async (envelopes: readonly Envelope[]) => {
    const ours = envelopes.filter(({ requestId }) => requestId === run);
    if (ours.length > 0) await take(ours);
  };
  const subscription = {
    name: `${name}-${run}`,
    subject: eventSubject(happened.name),
    batch: 1,
    lingerMs: 0,
    take: mine,
    pauses: [20, 20, 20, 20],
    ...(outagePause && { outagePause }),
  };
  consumers.push(await consume(streams, subscription, log));
}

/** Values of the series whose line matches. */
const figures = async (pattern: RegExp) =>
  (await scrape(10_000)).split('\n').flatMap((line) => (pattern.test(line) ? [Number(line.split(' ').at(-1))] : []));

describe('an event', () => {
  it('arrives in order once it is committed, and its outbox row says so', async () => {
    const seen: number[] = [];
    await listen('ordered', async ([envelope]) => void seen.push((envelope!.payload as { n: number }).n));
    await announce(1, 2, 3);
    await until(() => seen.length >= 3);
    expect(seen).toEqual([1, 2, 3]);
    const [pending] = await figures(/^talentos_consumer_events\{consumer="ordered.*pending/);
    expect(pending).toBe(0);
    const waiting = async () =>
      (await asOwner(config.DATABASE_URL, 'select 1 from relaytest.outbox where published_at is null')).length;
    await until(async () => (await waiting()) === 0);
  });

  it('goes on in the trace it was announced in, to whoever listens', async () => {
    const exporter = new InMemorySpanExporter();
    startTelemetry(new SimpleSpanProcessor({ exporter }));
    try {
      const taken: (string | null)[] = [];
      await listen('traced', async ([envelope]) => void taken.push(envelope!.traceparent));
      const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];
      traceparent = `00-${traceId}-${spanId}-01`;
      await announce(5);
      await until(() => taken.some((header) => header?.includes(traceId)));
      await until(() => exporter.getFinishedSpans().some(({ kind }) => kind === SpanKind.CONSUMER));
      const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
      const sent = spans.find(({ kind }) => kind === SpanKind.PRODUCER)!;
      const received = spans.find(({ attributes }) => attributes['messaging.consumer.group.name'] === `traced-${run}`)!;
      // Below the transaction's own, which is below the caller's.
      expect(sent.parentSpanContext?.spanId).toBe(spanId);
      expect(received.parentSpanContext?.spanId).toBe(sent.spanContext().spanId);
      expect(taken).toContain(`00-${traceId}-${received.spanContext().spanId}-01`);
      expect(received.attributes).toMatchObject({
        'messaging.system': 'nats',
        'messaging.operation.type': 'process',
        'messaging.destination.name': eventSubject(happened.name),
      });
    } finally {
      traceparent = undefined;
      stopTelemetry();
    }
  });

  it('comes again to a listener that failed, and does not hold up the next', async () => {
    const tries = new Map<number, number>();
    await listen('failing', async ([envelope]) => {
      const { n } = envelope!.payload as { n: number };
      tries.set(n, (tries.get(n) ?? 0) + 1);
      if (n === 11 && tries.get(n)! < 2) throw new Error('on purpose');
    });
    await announce(11, 12);
    await until(() => tries.get(11) === 2 && tries.get(12) === 1);
  });

  it('waits out an outage, however often it is tried', async () => {
    let tries = 0;
    await listen(
      'outage',
      async ([envelope]) => {
        if ((envelope!.payload as { n: number }).n !== 21) return;
        tries += 1;
        if (tries < 8) throw new DomainError('service.down');
      },
      20,
    );
    await announce(21);
    await until(() => tries === 8);
    const stream = await backing.streams.client.streams.get(DEAD_LETTERS);
    const letter = await stream.getMessage({ last_by_subj: deadLetterSubject(`outage-${run}`) }).catch(() => null);
    expect(letter).toBeNull();
  });

  it('that can never be taken is put aside after five tries, with the reason', async () => {
    let tries = 0;
    const taken: number[] = [];
    await listen('poisoned', async ([envelope]) => {
      const { n } = envelope!.payload as { n: number };
      if (n !== 666) return void taken.push(n);
      tries += 1;
      throw new Error('cannot be digested');
    });
    await announce(666, 667);
    const stream = await backing.streams.client.streams.get(DEAD_LETTERS);
    const letter = () => stream.getMessage({ last_by_subj: deadLetterSubject(`poisoned-${run}`) }).catch(() => null);
    await until(async () => (await letter()) !== null);
    expect((await letter())!.json()).toMatchObject({
      reason: 'cannot be digested',
      subject: eventSubject(happened.name),
    });
    expect(tries).toBe(5);
    expect(taken).toContain(667);
    expect(await figures(/^talentos_dead_letters\{consumer="poisoned/)).toEqual([1]);
    expect(await figures(/^talentos_events_consumed_total\{consumer="poisoned.*dead/)).toEqual([1]);
  });

  it('that was put aside is told of without what it holds, and taken once when it is tried again', async () => {
    const name = `mended-${run}`;
    let mended = false;
    const taken: number[] = [];
    const take = async ([envelope]: readonly Envelope[]) => {
      const { n } = envelope!.payload as { n: number };
      if (n === 770 && !mended) throw new Error('not yet');
      if (n === 770) taken.push(n);
    };
    await listen('mended', take);
    await announce(770);
    const letters = () => eventLetters(backing.streams, [name]);
    await until(async () => (await letters()).length === 1);
    const [letter] = await letters();
    expect(letter).toMatchObject({ name: happened.name, worker: name, reason: 'not yet', organizationId: A });
    expect(Object.keys(letter!)).not.toContain('payload');
    const takes = new Map([[name, take]]);
    const replay = (id = letter!.letterId) => replayEvent(backing.streams, takes, id);
    expect(await replay()).toBe('not yet');
    expect(await letterCount(backing.streams, [name])).toBe(1);
    mended = true;
    expect(await replay()).toBeNull();
    expect(taken).toEqual([770]);
    expect(await letters()).toEqual([]);
    await expect(replay()).rejects.toThrow('');
    await expect(replay('no number')).rejects.toThrow('');
    // A letter of another listener is none of this service's.
    const [other] = await eventLetters(backing.streams, [`poisoned-${run}`]);
    await expect(replay(other!.letterId)).rejects.toThrow('');
  });

  it('whose dead letter cannot be published is put aside later, without being tried again', async () => {
    let tries = 0;
    let refusals = 2;
    const taken: number[] = [];
    const publish: JetStreamClient['publish'] = (...letter) =>
      refusals-- > 0 ? Promise.reject(new Error('no room')) : backing.streams.client.publish(...letter);
    const client = new Proxy(backing.streams.client, {
      get: (real, name) => (name === 'publish' ? publish : Reflect.get(real, name, real)),
    });
    const take = async ([envelope]: readonly Envelope[]) => {
      const { n } = envelope!.payload as { n: number };
      if (n === 668) tries += 1;
      if (n === 668) throw new Error('cannot be digested');
      taken.push(n);
    };
    await listen('unheard', take, undefined, { ...backing.streams, client });
    await announce(668);
    const stream = await backing.streams.client.streams.get(DEAD_LETTERS);
    const letter = () => stream.getMessage({ last_by_subj: deadLetterSubject(`unheard-${run}`) }).catch(() => null);
    await until(async () => (await letter()) !== null);
    expect((await letter())!.json()).toMatchObject({ reason: 'cannot be digested' });
    expect(tries).toBe(5);
    await announce(669);
    await until(() => taken.includes(669));
  });
});
