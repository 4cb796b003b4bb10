import type { EventContract, JobContract } from '@talent-os/contracts';
import type { Logger } from 'pino';
import { DomainError } from '../domain-error.js';
import { summaryOf } from '../observe/conventions.js';
import { inSpan, type Span } from '../observe/telemetry.js';
import { uuidv7 } from '../uuid.js';
import type { Database } from './database.js';
import { withinTransaction } from './open-transaction.js';
import { runPipeline, type Statement } from './pipeline.js';
import { SentBefore, takeKey, type SentOnce } from './sent-once.js';
import { RawJson } from './raw-json.js';
import type { Arg } from './arg.js';
import type { TenantDb } from './tenant-db.js';
import { Transaction } from './transaction.js';
import { TrialPassed } from './trial-passed.js';

/** Whose rows these are, and who looks at them: what every policy of row-level security compares with. */
const SET_TENANT = "select set_config('app.organization_id', $1, true), set_config('app.person_id', $2, true)";

/** What a context lends its database: who asks, when, and what is to be written beside the rows. */
export type DatabaseContext = {
  readonly service: string;
  readonly organizationId: string | undefined;
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly industry: string | null;
  readonly operation: string;
  readonly requestId: string;
  readonly traceparent: string | undefined;
  readonly now: Date;
  readonly log?: Logger;
  /** Set in listeners: the event whose inbox row the first transaction writes. */
  readonly inbox?: { readonly consumer: string; readonly eventId: string };
  /** Set in calls that are done once: the first transaction takes the key. */
  readonly once?: SentOnce;
  /** Set in calls that are tried out: the first transaction that matters is taken back. */
  readonly trial?: true | undefined;
  /** The event recorded where a write announces nothing of its own; none for reads, listeners and jobs. */
  readonly silentWrite?: EventContract;
  /** Called after a commit that left events or jobs behind. */
  readonly committed: (jobs: readonly PendingJob[]) => void;
};
type PendingEvent = { readonly contract: EventContract; readonly payload: unknown };
export type PendingJob = {
  readonly id: string;
  readonly contract: JobContract;
  readonly data: unknown;
  /** Of what it was enqueued by. */
  readonly traceparent?: string | undefined;
};

/** Thrown inside a listener whose event was taken before; the host treats it as done. */
export class EventAlreadyHandled extends Error {
  readonly isFailure = false;
}

function describe(span: Span, summary: string): void {
  span.updateName(summary);
  const [operation = ''] = summary.split(' ');
  span.setAttributes({ 'db.operation.name': operation, 'db.query.summary': summary });
}

export class BoundDb implements TenantDb {
  private pending: { events: PendingEvent[]; jobs: PendingJob[] } | undefined;

  constructor(
    private readonly database: Database,
    private readonly binding: DatabaseContext,
  ) {}

  async read<Row extends object>(sql: string, args: readonly Arg[] = []): Promise<Row[]> {
    const { organizationId, actorId, traceparent } = this.binding;
    const statements = [
      { text: SET_TENANT, values: [organizationId ?? '', actorId ?? ''] },
      // A statement without parameters must be sent without values.
      { text: sql, values: sql.includes('$') ? [organizationId ?? null, ...args] : [] },
    ];
    return inSpan('SELECT', 'CLIENT', traceparent, this.database.attributes, async (_, span) => {
      if (span) describe(span, summaryOf(sql));
      const [, rows] = await this.database.runPipeline<Row>(statements);
      return rows!;
    });
  }

  async readOne<Row extends object>(sql: string, args: readonly Arg[] = []): Promise<Row | undefined> {
    return (await this.read<Row>(sql, args))[0];
  }

  async readExisting<Row extends object>(sql: string, args: readonly Arg[] = []): Promise<Row> {
    const row = await this.readOne<Row>(sql, args);
    if (!row) throw new DomainError('resource.missing');
    return row;
  }

  async json<T>(sql: string, args: readonly Arg[] = []): Promise<RawJson<T>> {
    const row = await this.readOne<Record<string, string>>(sql, args);
    const text = row && Object.values(row)[0];
    if (typeof text !== 'string') throw new Error('the query did not answer one JSON text');
    return new RawJson<T>(text);
  }

  addEvent(contract: EventContract, payload: unknown): void {
    this.open('emit').events.push({ contract, payload });
  }

  addJob(contract: JobContract, data: unknown): void {
    this.open('enqueue').jobs.push({ id: uuidv7(), contract, data, traceparent: this.binding.traceparent });
  }

  async write<T>(work: (tx: Transaction) => Promise<T>, kind?: 'bookkeeping'): Promise<T> {
    const { service, traceparent } = this.binding;
    return inSpan('TRANSACTION', 'CLIENT', traceparent, this.database.attributes, (_, span) => {
      if (span) describe(span, `TRANSACTION ${service}`);
      return this.transact(work, kind === 'bookkeeping');
    });
  }

  private async transact<T>(work: (tx: Transaction) => Promise<T>, bookkeeping: boolean): Promise<T> {
    if (this.pending) throw new Error('a transaction is open already: do both in one');
    const { organizationId, actorId, now, operation, log } = this.binding;
    if (!organizationId) throw new Error('a write needs an organization: use ctx.forOrganization');
    const { runner, client } = await this.database.runner();
    this.pending = { events: [], jobs: [] };
    try {
      const deferred = await this.begin(client, organizationId);
      const tx = new Transaction(runner.manager, client, deferred, organizationId, actorId, now);
      const result = await withinTransaction(operation, log, () => work(tx));
      if (this.binding.trial && !bookkeeping) {
        // What still waits to travel may violate something.
        if (deferred.length > 0) await runPipeline(client, deferred);
        throw new TrialPassed();
      }
      const { jobs } = this.pending;
      await runPipeline(client, [...deferred, ...this.leftBehind(bookkeeping), { text: 'commit' }]);
      if (this.binding.once) this.binding.once.taken = true;
      this.binding.committed(jobs);
      return result;
    } catch (error) {
      // A connection that cannot roll back is of no use to the next transaction: the pool drops what has ended.
      await runPipeline(client, [{ text: 'rollback' }]).catch(() => client.end());
      throw error;
    } finally {
      this.pending = undefined;
      await runner.release();
    }
  }

  private async begin(client: Parameters<typeof runPipeline>[0], organizationId: string): Promise<Statement[]> {
    const { inbox, once, service, actorId } = this.binding;
    const statements: Statement[] = [{ text: 'begin' }, { text: SET_TENANT, values: [organizationId, actorId ?? ''] }];
    if (once && !once.taken && actorId) {
      statements.push({ text: takeKey(service), values: [organizationId, actorId, once.key, once.print] });
      const results = await runPipeline(client, statements);
      if (results[2]!.length === 0) throw new SentBefore();
      return [];
    }
    if (!inbox) return statements;
    statements.push({
      text: `insert into ${service}.inbox (consumer, event_id, organization_id) values ($1, $2, $3) on conflict do nothing returning 1 as taken`,
      values: [inbox.consumer, inbox.eventId, organizationId],
    });
    const results = await runPipeline(client, statements);
    if (results[2]!.length === 0) throw new EventAlreadyHandled();
    return [];
  }

  /** Outbox and job rows, in the order they were announced. */
  private leftBehind(bookkeeping: boolean): Statement[] {
    const { events, jobs } = this.open('commit');
    const { silentWrite, operation } = this.binding;
    const all =
      events.length === 0 && silentWrite && !bookkeeping ? [{ contract: silentWrite, payload: { operation } }] : events;
    return [...all.map((event) => this.outboxRow(event)), ...jobs.map((job) => this.jobRow(job))];
  }

  private outboxRow({ contract, payload }: PendingEvent): Statement {
    const { service, organizationId, actorId, actorRole, industry, operation, requestId, traceparent, now } =
      this.binding;
    return {
      text: `insert into ${service}.outbox (id, organization_id, name, actor_id, actor_role, industry, operation, request_id, traceparent, payload, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      values: [
        uuidv7(),
        organizationId,
        contract.name,
        actorId,
        actorRole,
        industry,
        operation,
        requestId,
        traceparent ?? null,
        JSON.stringify(payload),
        now,
      ],
    };
  }

  private jobRow({ id, contract, data }: PendingJob): Statement {
    const { service, organizationId, now } = this.binding;
    return {
      text: `insert into ${service}.job (id, organization_id, name, data, created_at) values ($1, $2, $3, $4, $5)`,
      values: [id, organizationId, contract.name, JSON.stringify(data), now],
    };
  }

  private open(what: string): { events: PendingEvent[]; jobs: PendingJob[] } {
    if (!this.pending) throw new Error(`${what} belongs inside ctx.db.write`);
    return this.pending;
  }
}
