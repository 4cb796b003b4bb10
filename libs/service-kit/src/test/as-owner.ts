import { pg } from '../database/types.js';

/** Asks a database as its owner, over a connection that is closed whatever comes of it. */
export async function asOwner<Row extends object>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
