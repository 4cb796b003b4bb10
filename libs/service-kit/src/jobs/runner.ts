import type { JobContract } from '@talent-os/contracts';
import { Queue, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { databaseUrlOf, type Config } from '../config.js';
import type { PendingJob } from '../database/bound-db.js';
import { pg, survive } from '../database/types.js';
import { installation } from '../installation.js';

const ATTEMPTS = 5;
type Timing = {
  /** How often rows that Redis has lost are put back, in milliseconds. */
  readonly sweepEveryMs: number;
  /** A row younger than this is on its way. */
  readonly youngSeconds: number;
};
const CONCURRENCY = 4;

export type JobHandler = (data: unknown, organizationId: string | undefined) => Promise<void>;
type Row = { readonly organizationId: string; readonly data: unknown };

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

  constructor(
    private readonly service: string,
    private readonly handlers: ReadonlyMap<JobContract, JobHandler>,
    private readonly log: Logger,
    config: Config,
    redis: { readonly queue: Redis; readonly worker: Redis },
    private readonly timing: Timing = { sweepEveryMs: 30_000, youngSeconds: 10 },
  ) {
    this.pool = new pg.Pool({
      connectionString: databaseUrlOf(config, service, true),
      max: 2,
      options: '-c timezone=UTC',
    });
    this.pool.on('error', (error) => log.warn({ err: error, service }, 'job connection lost'));
    survive(this.pool);
    this.queue = new Queue(service, { connection: redis.queue, prefix: installation });
    this.worker = new Worker(service, (job) => this.run(job), {
      connection: redis.worker,
      prefix: installation,
      concurrency: CONCURRENCY,
      autorun: false,
    });
    const away = (error: Error) => log.warn({ err: error, service }, 'the job queue is away');
    this.queue.on('error', away);
    this.worker.on('error', away);
    this.worker.on('failed', (job, error) => void this.failed(job, error));
  }

  start(): void {
    void this.worker.run();
    this.timer = setInterval(
      () => (this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined))),
      this.timing.sweepEveryMs,
    );
    void this.sweep();
  }

  /** Tells Redis of rows that were just committed. Where Redis is away, the sweep does it later. */
  add(jobs: readonly PendingJob[]): void {
    for (const { id, contract } of jobs) void this.push(id, contract.name, contract.attempts).catch(() => undefined);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.worker.close();
    await this.queue.close();
    await this.pool.end();
  }

  private push(id: string, name: string, attempts = ATTEMPTS): Promise<Job> {
    const backoff = { type: 'exponential', delay: 1_000 };
    return this.queue.add(name, { id }, { jobId: id, attempts, backoff, removeOnComplete: true, removeOnFail: true });
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
      const { rows } = await this.pool.query<{ id: string; name: string }>(
        `select id, name from ${this.service}.job where status = 'pending' and created_at < now() - interval '${this.timing.youngSeconds} seconds' order by created_at limit 1000`,
      );
      for (const row of rows) await this.push(row.id, row.name, this.contractOf(row.name)?.attempts);
    } catch (error) {
      this.log.warn({ err: error, service: this.service }, 'jobs wait for the next sweep');
    }
  }

  private async run(job: Job<{ id?: string }>): Promise<void> {
    const contract = this.contractOf(job.name);
    const handler = contract && this.handlers.get(contract);
    if (!handler) throw new Error(`nobody works on ${job.name}`);
    const { id } = job.data;
    if (id === undefined) return handler({}, undefined);
    const { rows } = await this.pool.query<Row>(
      `update ${this.service}.job set attempts = attempts + 1 where id = $1 and status = 'pending' returning organization_id as "organizationId", data`,
      [id],
    );
    const row = rows[0];
    if (!row) return;
    await handler((contract.data as z.ZodType).parse(row.data), row.organizationId);
    await this.finish(id, 'done');
  }

  private async failed(job: Job<{ id?: string }> | undefined, error: Error): Promise<void> {
    this.log.error({ err: error, job: job?.name, attempt: job?.attemptsMade }, 'job failed');
    const last = job && job.attemptsMade >= (job.opts.attempts ?? 1);
    if (last && job.data.id) await this.finish(job.data.id, 'failed', error.message);
  }

  private async finish(id: string, status: 'done' | 'failed', error: string | null = null): Promise<void> {
    await this.pool.query(`update ${this.service}.job set status = $2, error = $3, finished_at = now() where id = $1`, [
      id,
      status,
      error,
    ]);
  }

  private contractOf(name: string): JobContract | undefined {
    return [...this.handlers.keys()].find((contract) => contract.name === name);
  }
}
