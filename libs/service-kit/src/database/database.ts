import { DataSource, type QueryRunner } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { setTimeout as after } from 'node:timers/promises';
import { databaseUrlOf, type Config } from '../config.js';
import type { ServiceDefinition } from '../host/definition.js';
import { codeOf } from '../host/failures.js';
import { databaseAttributes } from '../observe/conventions.js';
import { pool as poolSize } from '../observe/metrics.js';
import { measure } from '../observe/scrape.js';
import type { Attributes } from '../observe/telemetry.js';
import { runPipeline, type Statement } from './pipeline.js';
import { SnakeNaming } from './naming.js';
import { pg, ignoreConnectionErrors } from './types.js';

/** How long things may take, in milliseconds; 0 for as long as they like. */
type Limits = {
  /** A statement, before it is cancelled. */
  readonly statement: number;
  /** A transaction in which nothing is asked. */
  readonly idle: number;
  /** The wait for a free connection. */
  readonly connection: number;
};
/** Somebody waits: without a connection they are answered 503 after half of the time they would wait. */
const FOR_CALLERS: Limits = { statement: 5_000, idle: 10_000, connection: 2_500 };
/** Nobody waits: on a busy machine it takes what it takes. */
export const WITHOUT_CALLERS: Limits = { statement: 0, idle: 0, connection: 60_000 };

/** How long a service that begins tries to reach Postgres, in milliseconds, and how long it rests in between. */
const BEGINS_WITHIN = 60_000;
const REST = 250;

/** Tries again where Postgres is not up yet, or has no room beside many that begin; other failures are final. */
async function begin(source: DataSource): Promise<void> {
  const end = Date.now() + BEGINS_WITHIN;
  for (;;)
    try {
      await source.initialize();
      return;
    } catch (error) {
      if (codeOf(error) !== 'service.down' || Date.now() > end) throw error;
      await after(REST);
    }
}

/** TypeORM's own pool, for what goes past its query runners. Its type there is `any`. */
function poolOf({ driver }: DataSource): pg.Pool {
  const master: unknown = (driver as PostgresDriver).master;
  if (master instanceof pg.Pool) return master;
  throw new Error('TypeORM keeps its pool elsewhere now: look for `new this.postgres.Pool` in its PostgresDriver');
}

/** One service's connections: its own login, its own pool. */
export class Database {
  private readonly forget: () => void;

  private constructor(
    readonly source: DataSource,
    private readonly pool: pg.Pool,
    /** What spans say of it. */
    readonly attributes: Attributes,
    service: string,
  ) {
    this.forget = measure('pool', () => {
      const { totalCount, idleCount, waitingCount } = pool;
      const used = totalCount - idleCount;
      return Object.entries({ used, idle: idleCount, waiting: waitingCount }).map(
        ([state, value]) => [poolSize, { service, state }, value] as const,
      );
    });
  }

  static async open(
    definition: Pick<ServiceDefinition, 'name' | 'entities'>,
    config: Config,
    limits = FOR_CALLERS,
  ): Promise<Database> {
    const source = new DataSource({
      type: 'postgres',
      driver: pg,
      url: databaseUrlOf(config, definition.name),
      schema: definition.name,
      entities: [...definition.entities],
      namingStrategy: new SnakeNaming(),
      poolSize: config.DATABASE_POOL,
      synchronize: false,
      logging: false,
      extra: {
        connectionTimeoutMillis: limits.connection,
        idleTimeoutMillis: 30_000,
        // To compile a statement takes Postgres longer than to run any of ours.
        options: `-c timezone=UTC -c jit=off -c statement_timeout=${limits.statement} -c idle_in_transaction_session_timeout=${limits.idle}`,
      },
    });
    await begin(source);
    const pool = poolOf(source);
    ignoreConnectionErrors(pool);
    return new Database(source, pool, databaseAttributes(config.DATABASE_URL, definition.name), definition.name);
  }

  /** Connections in use, free, and who waits for one. */
  get connections() {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Several statements in one round trip on a pooled connection; see `Pipeline`. */
  async runPipeline<Row extends object>(statements: readonly Statement[]): Promise<readonly Row[][]> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      return await runPipeline<Row>(client, statements);
    } catch (error) {
      broken = !(error instanceof pg.DatabaseError);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** A TypeORM runner and the raw connection it holds. */
  async runner(): Promise<{ runner: QueryRunner; client: pg.PoolClient }> {
    const runner = this.source.createQueryRunner();
    const client = (await runner.connect()) as pg.PoolClient;
    return { runner, client };
  }

  async close(): Promise<void> {
    this.forget();
    await this.source.destroy();
  }
}
