import type { JetStreamClient } from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/transport-node';
import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';
import { databaseUrlOf, type Config } from '../config.js';
import { runPipeline } from '../database/pipeline.js';
import { pg, ignoreConnectionErrors } from '../database/types.js';
import { inBackground } from '../observe/in-background.js';
import { outboxAge, published } from '../observe/metrics.js';
import { inProducerSpan } from './spans.js';
import { eventSubject } from './streams.js';
import type { Envelope } from './envelope.js';

const BATCH = 256;
/** Also looks without being nudged, in milliseconds: for rows a killed process left behind. */
const LOOK_EVERY = 1_000;
/** Waits so long for more events to carry together, in milliseconds. */
const GATHER = 10;
const PRUNE_EVERY = 60 * 60 * 1_000;

type OutboxRow = Omit<Envelope, 'at'> & { readonly at: string };

const CLAIM = (service: string) => `
  select id, name, organization_id as "organizationId", actor_id as "actorId", actor_role as "actorRole", industry,
         operation, request_id as "requestId", traceparent, payload, at
  from ${service}.outbox where published_at is null order by id limit ${BATCH} for update skip locked`;

/**
 * Carries a service's outbox to JetStream: at least once, in batches, off the request's way. The event's id is the
 * message id, so that JetStream drops what a crash makes it send twice.
 */
export class OutboxRelay {
  private readonly pool: pg.Pool;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly claim: string;
  private readonly mark: string;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly service: string,
    private readonly streams: JetStreamClient,
    private readonly log: Logger,
    config: Config,
  ) {
    this.claim = CLAIM(service);
    this.mark = `update ${service}.outbox set published_at = now() where id = any($1)`;
    this.pool = new pg.Pool({
      connectionString: databaseUrlOf(config, service, true),
      max: 2,
      // What is forgotten here in a crash of Postgres is published again; listeners that have it know it.
      options: '-c timezone=UTC -c synchronous_commit=off',
    });
    this.pool.on('error', (error) => log.warn({ err: error, service }, 'relay connection lost'));
    ignoreConnectionErrors(this.pool);
  }

  start(): void {
    this.timers.push(
      setInterval(() => this.nudge(), LOOK_EVERY),
      setInterval(() => inBackground('outbox.prune', this.prune(), this.log), PRUNE_EVERY),
    );
    this.nudge();
  }

  /** Says that there is something to carry. */
  nudge(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.loop().finally(() => (this.running = undefined));
  }

  /** A statement under the relay's login, which reads the service's queues of every organization. */
  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.timers.forEach(clearInterval);
    await this.running;
    await this.pool.end();
  }

  private async loop(): Promise<void> {
    while (this.again) {
      await after(GATHER);
      this.again = false;
      try {
        if ((await this.carry()) === BATCH) this.again = true;
      } catch (error) {
        this.log.warn({ err: error, service: this.service }, 'events wait in the outbox');
        return;
      }
    }
  }

  private async carry(): Promise<number> {
    const client = await this.pool.connect();
    try {
      const [, claimed] = await runPipeline<OutboxRow>(client, [{ text: 'begin' }, { text: this.claim }]);
      const rows = claimed!;
      const sent = await Promise.allSettled(rows.map((row) => this.publish(row)));
      const ids = rows.filter((_, index) => sent[index]!.status === 'fulfilled').map((row) => row.id);
      const mark = ids.length > 0 ? [{ text: this.mark, values: [ids] }] : [];
      await runPipeline(client, [...mark, { text: 'commit' }]);
      published.inc({ service: this.service }, ids.length);
      outboxAge.set(
        { service: this.service },
        ids.length < rows.length ? (Date.now() - Date.parse(rows[0]!.at)) / 1000 : 0,
      );
      const failed = sent.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
      return rows.length;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  private publish(row: OutboxRow): Promise<unknown> {
    const envelope: Envelope = row;
    const subject = eventSubject(row.name);
    const send = (headers?: MsgHdrs) =>
      this.streams.publish(subject, JSON.stringify(envelope), {
        msgID: row.id,
        timeout: 3_000,
        ...(headers && { headers }),
      });
    return row.traceparent ? inProducerSpan(subject, row, send) : send();
  }

  private async prune(): Promise<void> {
    await this.pool
      .query(`delete from ${this.service}.outbox where published_at < now() - interval '7 days'`)
      .then(() => this.pool.query(`delete from ${this.service}.inbox where taken_at < now() - interval '30 days'`))
      .then(() => this.pool.query(`delete from ${this.service}.sent_once where at < now() - interval '1 day'`))
      .catch((error: unknown) => this.log.warn({ err: error, service: this.service }, 'the outbox was not pruned'));
  }
}
