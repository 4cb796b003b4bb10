// With its types: times are texts, as the services read them.
import { pg } from '@talent-os/service-kit/database/types';

let pool: pg.Pool | undefined;

/** A walk over every operation looks hundreds of times: what it asks through stays open for a moment, and keeps nobody waiting. */
const ownersPool = () =>
  (pool ??= new pg.Pool({
    connectionString: process.env.TEST_DATABASE_URL,
    idleTimeoutMillis: 1_000,
    allowExitOnIdle: true,
  }));

/** Asks the database as its owner, past row-level security: to look at what a test caused, never to cause it. */
export async function ownerQuery<Row extends object>(sql: string, args: readonly unknown[] = []): Promise<Row[]> {
  return (await ownersPool().query<Row>(sql, [...args])).rows;
}
