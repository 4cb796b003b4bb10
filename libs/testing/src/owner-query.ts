// With its types: times are texts, as the services read them.
import { pg } from '@talent-os/service-kit/database/types';

/** By the address of the database. */
const pools = new Map<string, pg.Pool>();

/** What reaches a database at an address. A walk looks hundreds of times: what it asks through stays open for a moment, and keeps nobody waiting. */
export function poolAt(connectionString: string): pg.Pool {
  const open = pools.get(connectionString);
  if (open) return open;
  const pool = new pg.Pool({ connectionString, idleTimeoutMillis: 1_000, allowExitOnIdle: true });
  // A database that is gone closes what stood open to it: the next question says so.
  pool.on('error', () => {});
  pools.set(connectionString, pool);
  return pool;
}

/**
 * Asks the database as its owner, past row-level security: to look at what a test caused, never to cause it. `at` is the
 * address of another database than the one all tests share.
 */
export async function ownerQuery<Row extends object>(
  sql: string,
  args: readonly unknown[] = [],
  at = process.env.TEST_DATABASE_URL ?? '',
): Promise<Row[]> {
  return (await poolAt(at).query<Row>(sql, [...args])).rows;
}
