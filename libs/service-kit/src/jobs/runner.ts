import type { JobContract } from '@talent-os/contracts';
import { Queue, UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { databaseUrlOf, type Config } from '../config.js';
import type { PendingJob } from '../database/bound-db.js';
import { pg, ignoreConnectionErrors } from '../database/types.js';
import { installation } from '../installation.js';
import { jobAttributes } from '../observe/conventions.js';
import { inBackground } from '../observe/in-background.js';
import { jobs, queueAge, queueDepth } from '../observe/metrics.js';
import { measure, type GaugeReading } from '../observe/scrape.js';
import { inSpan } from '../observe/telemetry.js';

const ATTEMPTS = 5;
type SweepTiming = {
  /** How often rows that Redis has lost are put back, in milliseconds. */
  readonly sweepEveryMs: number;
  /** A row younger than this is on its way. */
  readonly youngSeconds: number;
};
const CONCURRENCY = 4;

export type JobHandler = (data: unknown, organizationId: string | undefined) => Promise<void>;
type Failure = { readonly id: string; readonly attempts: number; readonly reason: string };
/** What Redis holds of a job: its row, where it has one, and what it was enqueued by. */
type JobOrigin = { readonly id?: string; readonly traceparent?: string };
type JobRow = { readonly organizationId: string; readonly data: unknown };

/**
 * A service's work for later. The row in Postgres is the job; Redis only says when. Flushing Redis delays jobs by one
 * sweep and loses none; repeating jobs are put back by the same sweep.
 */
export class JobRunner {
  private readonly queue: Queue;
  private readonly worker: Worker;
  private readonly pool: pg.Pool;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private readonly uncounted: Failure[] = [];
  private counting: Promise<void> | undefined;
  private forget: readonly (() => void)[] = [];

  constructor(
    private readonly service: string,
    private readonly handlers: ReadonlyMap<JobContract, JobHandler>,
    private readonly log: Logger,
    config: Config,
    redis: { readonly queue: Redis; readonly worker: Redis },
    private readonly timing: SweepTiming = { sweepEveryMs: 30_000, youngSeconds: 10 },
  ) {
    this.pool = new pg.Pool({
      connectionString: databaseUrlOf(config, service, true),
      max: 2,
      options: '-c timezone=UTC',
    });
    this.pool.on('error', (error) => log.warn({ err: error, service }, 'job connection lost'));
    ignoreConnectionErrors(this.pool);
    this.queue = new Queue(service, { connection: redis.queue, prefix: installation });
    this.worker = new Worker(service, (job) => this.observed(job), {
      connection: redis.worker,
      prefix: installation,
      concurrency: CONCURRENCY,
      autorun: false,
    });
    const away = (error: Error) => log.warn({ err: error, service }, 'the job queue is away');
    this.queue.on('error', away);
    this.worker.on('error', away);
    this.worker.on('failed', (job, error) => this.failed(job, error));
  }

  start(): void {
    inBackground('jobs.work', this.worker.run(), this.log);
    this.timer = setInterval(() => this.scheduleSweep(), this.timing.sweepEveryMs);
    this.scheduleSweep();
    this.forget = [measure('jobs', () => this.readings()), measure('queue', () => this.readingsOfQueue())];
  }

  /** Tells Redis of rows that were just committed. Where Redis is away, the sweep does it later. */
  add(pending: readonly PendingJob[]): void {
    for (const { id, contract, traceparent } of pending)
      this.push(id, contract.name, contract.attempts, traceparent).catch(() => undefined);
  }

  /** Takes up a job again that was given up, with all its attempts. False where none is. */
  async replay(id: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ name: string }>(
      `update ${this.service}.job set status = 'pending', attempts = 0, error = null, finished_at = null
       where id = $1 and status = 'failed' returning name`,
      [id],
    );
    const [row] = rows;
    if (!row) return false;
    // Where Redis is away, the sweep tells it later.
    await this.push(id, row.name, this.contractOf(row.name)?.attempts).catch(() => undefined);
    return true;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.forget.forEach((forget) => forget());
    await this.worker.close();
    await this.sweeping;
    await this.queue.close();
    await this.pool.end();
  }

  private scheduleSweep(): void {
    this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined));
    inBackground('jobs.sweep', this.sweeping, this.log);
  }

  private push(id: string, name: string, attempts = ATTEMPTS, traceparent?: string): Promise<Job> {
    const backoff = { type: 'exponential', delay: 1_000 };
    const options = { jobId: id, attempts, backoff, removeOnComplete: true, removeOnFail: true };
    return this.queue.add(name, { id, traceparent }, options);
  }

  private async sweep(): Promise<void> {
    try {
      for (const contract of this.handlers.keys())
        if (contract.everyMs !== undefined)
          await this.queue.upsertJobScheduler(
            contract.name,
            { every: contract.everyMs },
            { name: contract.name, opts: { removeOnComplete: true, removeOnFail: 100 } },
          );
      await this.catchUp();
      const { rows } = await this.pool.query<{ id: string; name: string }>(
        `select id, name from ${this.service}.job where status = 'pending' and created_at < now() - interval '${this.timing.youngSeconds} seconds' order by created_at limit 1000`,
      );
      for (const row of rows) await this.push(row.id, row.name, this.contractOf(row.name)?.attempts);
    } catch (error) {
      this.log.warn({ err: error, service: this.service }, 'jobs wait for the next sweep');
    }
  }

  /** One attempt, told to traces and metrics. What it was enqueued by does not wait for it: a link leads there. */
  private async observed(job: Job<JobOrigin>): Promise<void> {
    const { id, traceparent } = job.data;
    const attributes = { ...jobAttributes(this.service, job.name), ...(id && { 'messaging.message.id': id }) };
    const attempt = () => this.run(job);
    try {
      const worked = await inSpan(`process ${job.name}`, 'CONSUMER', undefined, attributes, attempt, [traceparent]);
      if (worked) jobs.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      const last = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      jobs.inc({ job: job.name, outcome: last ? 'failed' : 'again' });
      throw error;
    }
  }

  /** Rows are the jobs; what Redis says of them is how far they are. */
  private async readings(): Promise<GaugeReading[]> {
    const { service } = this;
    const { rows } = await this.pool.query<{ open: number; age: number }>(
      `select count(*) as open, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
       from ${service}.job where status = 'pending'`,
    );
    return [
      [queueDepth, { service, state: 'open' }, rows[0]!.open],
      [queueAge, { service }, rows[0]!.age],
    ];
  }

  private async readingsOfQueue(): Promise<GaugeReading[]> {
    const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed');
    return Object.entries(counts).map(([state, value]) => [queueDepth, { service: this.service, state }, value]);
  }

  /** Whether there was something to do: a job that was swept up while it was under way is told of once more. */
  private async run(job: Job<JobOrigin>): Promise<boolean> {
    const { id } = job.data;
    if (id === undefined) {
      await this.work(job.name, {});
      return true;
    }
    await this.catchUp();
    const { rows } = await this.pool.query<JobRow>(
      `select organization_id as "organizationId", data from ${this.service}.job where id = $1 and status = 'pending'`,
      [id],
    );
    const row = rows[0];
    if (!row) return false;
    try {
      await this.work(job.name, row.data, row.organizationId);
    } catch (error) {
      await this.count(id, job.name, error);
      throw error;
    }
    await this.pool.query(
      `update ${this.service}.job set attempts = attempts + 1, status = 'done', finished_at = now() where id = $1`,
      [id],
    );
    return true;
  }

  private async work(name: string, data: unknown, organizationId?: string): Promise<void> {
    const contract = this.contractOf(name);
    const handler = contract && this.handlers.get(contract);
    if (!handler) throw new Error(`nobody works on ${name}`);
    await handler((contract.data as z.ZodType).parse(data), organizationId);
  }

  /** BullMQ fails a job by itself when it has ended its process twice: nobody has counted that yet. */
  private failed(job: Job<JobOrigin> | undefined, error: Error): void {
    this.log.error({ err: error, job: job?.name, attempt: job?.attemptsMade }, 'job failed');
    if (job?.data.id && error instanceof UnrecoverableError) {
      jobs.inc({ job: job.name, outcome: 'failed' });
      inBackground('jobs.count', this.count(job.data.id, job.name, error), this.log);
    }
  }

  /**
   * Counts a failure in the job's row, which decides when it is given up. What cannot be written is kept, and written
   * before the job is tried again. A job whose row cannot even be read has not been tried, and nothing is counted.
   */
  private async count(id: string, name: string, error: unknown): Promise<void> {
    // No database keeps U+0000 in a text.
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\u0000', '');
    this.uncounted.push({ id, reason, attempts: this.contractOf(name)?.attempts ?? ATTEMPTS });
    await this.catchUp().catch((away: unknown) =>
      this.log.warn({ err: away, job: name }, 'a failure waits to be written'),
    );
  }

  /** Writes the failures that are still to be counted, one after the other. */
  private catchUp(): Promise<void> {
    this.counting ??= this.writeFailures().finally(() => (this.counting = undefined));
    return this.counting;
  }

  private async writeFailures(): Promise<void> {
    for (let failure = this.uncounted[0]; failure; failure = this.uncounted[0]) {
      const { id, attempts, reason } = failure;
      await this.pool.query(
        `update ${this.service}.job set attempts = attempts + 1, error = $2,
           status = case when attempts + 1 >= $3 then 'failed' else status end,
           finished_at = case when attempts + 1 >= $3 then now() end
         where id = $1 and status = 'pending'`,
        [id, reason, attempts],
      );
      this.uncounted.shift();
    }
  }

  private contractOf(name: string): JobContract | undefined {
    return [...this.handlers.keys()].find((contract) => contract.name === name);
  }
}
