import pg from 'pg';

/** Asks the database as its owner, past row-level security: to look at what a test caused, never to cause it. */
export async function ownerQuery<Row extends object>(sql: string, args: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...args])).rows;
  } finally {
    await client.end();
  }
}
