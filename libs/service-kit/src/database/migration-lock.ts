import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { patiently } from '../patiently.js';
import { postgresError } from './postgres-error.js';
import { pg } from './types.js';

/** Any number: nothing else in a database of the product takes this lock. */
const LOCK = 7_264_150_377;
/** Longer than all migrations of a large installation take, in milliseconds. */
const WAITS = 1_800_000;

/** A login or a database that is refused is so at the next try, too. */
const REFUSED = /^(28|3D)/;

type Times = { readonly withinMs?: number; readonly opensWithinMs?: number };

/**
 * Does what only one process may do to a database at a time, whoever else begins meanwhile: they wait, and then find the
 * work done. The lock belongs to a connection and goes with it, so that a process that is killed leaves none behind. A
 * Postgres that is still starting is waited for.
 */
export async function whileMigrating<T>(
  { DATABASE_URL }: Pick<Config, 'DATABASE_URL'>,
  log: Pick<Logger, 'warn'>,
  work: () => Promise<T>,
  { withinMs = WAITS, opensWithinMs }: Times = {},
): Promise<T> {
  const client = await patiently('Postgres', () => connected(DATABASE_URL), {
    log,
    withinMs: opensWithinMs,
    isFinal: (error) => REFUSED.test(postgresError(error).code ?? ''),
  });
  try {
    // A site's limits are meant for the product's own questions.
    await client.query(`set lock_timeout = ${withinMs}; set statement_timeout = 0; set idle_session_timeout = 0`);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 });
  // What breaks the connection while the work goes on breaks the work's own as well, which tell of it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
