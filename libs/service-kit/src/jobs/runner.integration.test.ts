import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { job, type JobContract } from '@talent-os/contracts';
import { z } from 'zod';
import { readConfig } from '../config.js';
import { BoundDb, type PendingJob } from '../database/bound-db.js';
import { Database } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { openBacking, type Backing } from '../host/backing.js';
import { installation } from '../installation.js';
import { createLogger } from '../observe/logger.js';
import { scrape } from '../observe/scrape.js';
import { startTelemetry, stopTelemetry } from '../observe/telemetry.js';
import { asOwner } from '../test/as-owner.js';
import { until } from '../test/until.js';
import { JobRunner, type JobHandler } from './runner.js';

const A = '00000000-0000-4000-8000-00000000000a';
const greet = job('jobtest.people.greet', z.object({ n: z.int() }), { attempts: 2 });
const tick = job('jobtest.clock.tick', z.object({}), { everyMs: 300 });
const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
const log = createLogger('silent');
const seen: { n: number; organizationId: string | undefined }[] = [];
let ticks = 0;
/** Of what is enqueued. */
let traceparent: string | undefined;
let backing: Backing;
let database: Database;
let runner: JobRunner;
/** How often nothing could be written about a job. */
let unheard = 0;

beforeAll(async () => {
  await migrate({ name: 'jobtest', controllers: [], entities: [], migrations: [] }, config);
  database = await Database.open({ name: 'jobtest', entities: [] }, config);
  backing = await openBacking(config, log);
  const handlers = new Map<JobContract, JobHandler>([
    [
      greet,
      async (data: unknown, organizationId: string | undefined) => {
        const { n } = data as { n: number };
        seen.push({ n, organizationId });
        if (n === 13) throw new Error('unlucky');
        if (n !== 14) return;
        // From here on nothing can be written about the job.
        await owner('alter table jobtest.job rename to away');
        unheard += 1;
        throw new Error('unlucky and unheard');
      },
    ],
    [tick, async () => void (ticks += 1)],
  ]);
  const redis = { queue: backing.workerRedis, worker: backing.workerRedis };
  runner = new JobRunner('jobtest', handlers, log, config, redis, { sweepEveryMs: 500, youngSeconds: 0 });
  runner.start();
});
// Each by itself: what is left open where one of them fails would keep the whole pass from ending.
afterAll(() => runner?.stop());
afterAll(() => database?.close());
afterAll(() => backing?.close());

async function enqueue(n: number, tellRedis: boolean): Promise<void> {
  const nobody = { actorId: null, actorRole: null, industry: null, traceparent };
  const committed = (jobs: readonly PendingJob[]) => (tellRedis ? runner.add(jobs) : undefined);
  const db = new BoundDb(database, {
    service: 'jobtest',
    organizationId: A,
    operation: 'test',
    requestId: 'r',
    now: new Date(),
    committed,
    ...nobody,
  });
  await db.write(async () => db.addJob(greet, { n }));
}

const owner = (sql: string) => asOwner<Record<string, unknown>>(config.DATABASE_URL, sql);

/** Values of the series whose line begins so. */
const figures = async (start: string) =>
  (await scrape(10_000))
    .split('\n')
    .flatMap((line) => (line.startsWith(start) ? [Number(line.split(' ').at(-1))] : []));
const statusOf = async (n: number) =>
  (await owner(`select status, attempts, error from jobtest.job where data->>'n' = '${n}'`))[0];
const triesOf = (n: number) => seen.filter((one) => one.n === n).length;
const forgetRedis = async () => {
  const keys = await backing.redis.keys(`${installation}:jobtest:*`);
  if (keys.length > 0) await backing.redis.del(...keys);
};

describe('a job', () => {
  it('runs once, inside the organization it was put off in, and its row says so', async () => {
    await enqueue(1, true);
    await until(async () => (await statusOf(1))?.status === 'done');
    expect(seen.filter(({ n }) => n === 1)).toEqual([{ n: 1, organizationId: A }]);
    expect(await figures('talentos_jobs_total{job="jobtest.people.greet",outcome="done"}')).toEqual([1]);
  });

  it('has a trace of its own, which links to what it was enqueued by', async () => {
    const exporter = new InMemorySpanExporter();
    startTelemetry(new SimpleSpanProcessor({ exporter }));
    try {
      traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
      await enqueue(7, true);
      const mine = () => exporter.getFinishedSpans().find(({ name }) => name === 'process jobtest.people.greet');
      await until(() => mine() !== undefined);
      expect(mine()!.parentSpanContext).toBeUndefined();
      expect(mine()!.links.map(({ context }) => context.spanId)).toEqual(['b'.repeat(16)]);
      expect(mine()!.attributes).toMatchObject({ 'messaging.system': 'bullmq', 'messaging.operation.type': 'process' });
    } finally {
      traceparent = undefined;
      stopTelemetry();
    }
  });

  it('that waits is seen, and since when', async () => {
    const id = crypto.randomUUID();
    await owner(`insert into jobtest.job (id, organization_id, name, data, created_at)
      values ('${id}', '${A}', 'jobtest.people.nobody', '{}', now() - interval '1 hour')`);
    expect((await figures('talentos_jobs_waiting{service="jobtest",state="open"}'))[0]).toBeGreaterThan(0);
    expect((await figures('talentos_jobs_oldest_seconds{service="jobtest"}'))[0]).toBeGreaterThanOrEqual(3_600);
    expect(await figures('talentos_jobs_waiting{service="jobtest",state="delayed"}')).toHaveLength(1);
    await owner(`delete from jobtest.job where id = '${id}'`);
  });

  it('that Redis never heard of, or has forgotten, is put back from its row', async () => {
    await enqueue(2, false);
    await forgetRedis();
    await until(async () => (await statusOf(2))?.status === 'done');
  });

  it('that keeps failing is given up after its attempts, with the reason', async () => {
    await enqueue(13, true);
    await until(async () => (await statusOf(13))?.status === 'failed');
    expect(await statusOf(13)).toMatchObject({ attempts: 2, error: 'unlucky' });
    expect(await figures('talentos_jobs_total{job="jobtest.people.greet",outcome="failed"}')).toEqual([1]);
  });

  it('whose failure cannot be written is neither lost nor tried for ever', async () => {
    await enqueue(14, true);
    for (const tries of [1, 2]) {
      await until(() => unheard === tries);
      await owner('alter table jobtest.away rename to job');
    }
    await until(async () => (await statusOf(14))?.status === 'failed');
    expect(await statusOf(14)).toMatchObject({ attempts: 2, error: 'unlucky and unheard' });
    expect(triesOf(14)).toBe(2);
  });

  it('that is due while its row cannot be read has not been tried', async () => {
    const id = crypto.randomUUID();
    await owner('alter table jobtest.job rename to away');
    await owner(`insert into jobtest.away (id, organization_id, name, data, created_at)
      values ('${id}', '${A}', 'jobtest.people.greet', '{ "n": 15 }', now())`);
    runner.add([{ id, contract: greet, data: {} }]);
    const waits = async () => (await backing.redis.exists(`${installation}:jobtest:${id}`)) === 1;
    await until(waits);
    await until(async () => !(await waits()));
    await owner('alter table jobtest.away rename to job');
    await until(async () => (await statusOf(15))?.status === 'done');
    expect(await statusOf(15)).toMatchObject({ attempts: 1, error: null });
  });

  it('that repeats goes on after Redis was emptied', async () => {
    await until(() => ticks > 1);
    await forgetRedis();
    const before = ticks;
    await until(() => ticks > before + 1);
  });
});
