import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7, type Ctx, type Envelope } from '@talent-os/service-kit';
import { readConfig } from '@talent-os/service-kit/config';
import { Database } from '@talent-os/service-kit/database/database';
import { migrate, ownerSource } from '@talent-os/service-kit/database/migrate';
import type { ServiceParts } from '@talent-os/service-kit/host/call-context';
import { systemContext } from '@talent-os/service-kit/host/background-context';
import type { DataSource, QueryRunner } from 'typeorm';
import { RecordEvents } from '../recording/record.listener.js';
import { CheckpointFiles } from '../checkpoints/checkpoint-files.js';
import { CheckpointKey } from '../checkpoints/checkpoint-key.js';
import { Checkpoints } from '../checkpoints/checkpoints.js';
import { KeepCopies } from '../checkpoints/keep-copies.js';
import { SecondCopy } from '../checkpoints/second-copy.js';
import { Witness } from '../checkpoints/witness.js';
import { definition } from '../index.js';
import { copyIn } from '../verify/exported-lines.js';
import type { ExpectedHeartbeat } from '../verify/heartbeat.js';
import { trustedKeys } from '../verify/signatures.js';
import { databaseSource, type RowReader } from '../verify/source.js';
import type { VerificationResult } from '../verify/verdict.js';
import { verifyChain } from '../verify/verify-chain.js';

/** The audit service's own parts on a database of their own: what a test needs to write chains and to look at them. */
export class ChainStore {
  readonly recorder: RecordEvents;
  readonly copy: SecondCopy;
  /** What runs every minute. */
  readonly keeper: KeepCopies;
  readonly files: CheckpointFiles;
  readonly key: CheckpointKey;
  private readonly parts: ServiceParts;
  private left = false;

  private constructor(
    private readonly server: DataSource,
    readonly owner: DataSource,
    private readonly database: Database,
    readonly directory: string,
  ) {
    this.key = new CheckpointKey();
    this.files = new CheckpointFiles();
    const witness = new Witness();
    const checkpoints = new Checkpoints(this.key, this.files, witness);
    this.copy = new SecondCopy(this.key, this.files, checkpoints, witness);
    this.recorder = new RecordEvents(checkpoints, this.copy, witness);
    this.keeper = new KeepCopies(this.copy);
    const log = { child: () => log, error: () => undefined, warn: () => undefined, info: () => undefined };
    this.parts = { service: 'audit', database, log, bus: {}, committed: () => undefined } as unknown as ServiceParts;
  }

  /** A new database on the server of the tests, and a new folder for keys and exported checkpoints. */
  static async open(): Promise<ChainStore> {
    const folder = await mkdtemp(join(tmpdir(), 'audit-'));
    Object.assign(process.env, { AUDIT_CHECKPOINT_DIR: join(folder, 'checkpoints'), DEMO: 'true' });
    delete process.env['AUDIT_KEY_FILE'];
    const server = await ownerSource(
      definition,
      readConfig({ ...process.env, DATABASE_URL: process.env['TEST_DATABASE_URL'] }),
    ).initialize();
    const name = `audit_chain_${process.pid}`;
    await server.query(`create database ${name}`);
    const url = new URL(process.env['TEST_DATABASE_URL']!);
    url.pathname = `/${name}`;
    const config = readConfig({ ...process.env, DATABASE_URL: url.toString(), DATABASE_POOL: '16' });
    await migrate(definition, config);
    const owner = await ownerSource(definition, config).initialize();
    return new ChainStore(server, owner, await Database.open(definition, config), folder);
  }

  /** The service leaves the database; what looks from outside stays. */
  async hangUp(): Promise<void> {
    await this.database.close();
    this.left = true;
  }

  async close(): Promise<void> {
    const name = String(
      this.owner.options.database ?? new URL((this.owner.options as { url: string }).url).pathname.slice(1),
    );
    if (!this.left) await this.database.close();
    await this.owner.destroy();
    await this.server.query(`drop database ${name} with (force)`);
    await this.server.destroy();
    await rm(this.directory, { recursive: true });
  }

  get url(): string {
    return (this.owner.options as { url: string }).url;
  }

  ctx(organizationId?: string, now?: Date): Ctx {
    return systemContext(this.parts, 'test', organizationId, now);
  }

  verify(organizationId: string, expected?: ExpectedHeartbeat): Promise<VerificationResult> {
    const ctx = this.ctx(organizationId);
    return this.verifyBy(organizationId, (sql, args) => ctx.db.read(sql, args), expected);
  }

  /** What a verifier would say if the owner of the database had done this; nothing of it stays. */
  async verifyAfter(
    organizationId: string,
    harm: (runner: QueryRunner) => Promise<unknown>,
  ): Promise<VerificationResult> {
    const runner = this.owner.createQueryRunner();
    await runner.startTransaction();
    try {
      await harm(runner);
      return await this.verifyBy(organizationId, (sql, args = []) => runner.query(sql, [organizationId, ...args]));
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  private verifyBy(
    organizationId: string,
    read: RowReader,
    expected: ExpectedHeartbeat = { until: Date.now(), mayBeStopped: false },
  ): Promise<VerificationResult> {
    const source = databaseSource(read, copyIn(this.files.directory, organizationId));
    return verifyChain(organizationId, source, { keys: trustedKeys(this.key.trusted), expected });
  }
}

export const someEvents = (organizationId: string, count: number): Envelope[] =>
  Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    name: index % 3 ? 'sales.deal.moved' : 'audit.record.read',
    organizationId,
    actorId: index % 5 ? uuidv7() : null,
    actorRole: 'SALES_REP',
    industry: 'SALES',
    operation: 'sales.deals.move',
    requestId: 'r',
    traceparent: `00-${'0af7651916cd43dd'.repeat(2)}-b7ad6b7169203331-01`,
    payload: {
      dealId: uuidv7(),
      from: 'Proposal',
      to: 'Negotiation',
      amount: index * 1_000,
      note: 'naïve \u0000 “text” \ud83d\ude00',
    },
    at: new Date().toISOString(),
  }));
