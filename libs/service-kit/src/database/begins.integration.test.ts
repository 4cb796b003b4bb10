import 'reflect-metadata';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.js';
import { Database } from './database.js';
import { migrate } from './migrate.js';

const definition = { name: 'begintest', controllers: [], entities: [], migrations: [] };
const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL, DATABASE_POOL: '2' });
const { hostname, port } = new URL(config.DATABASE_URL);

/** A way to Postgres on which the first so many never hear anything. */
const ends: Socket[] = [];
let silent = 0;
const server = createServer((near) => {
  ends.push(near);
  near.on('error', () => undefined);
  if (silent-- > 0) return;
  const far = connect(Number(port || 5432), hostname).on('error', () => near.destroy());
  ends.push(far);
  near.pipe(far).pipe(near);
});
const through = () => {
  const url = new URL(config.DATABASE_URL);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url;
};

beforeAll(async () => {
  await migrate(definition, config);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  ends.forEach((end) => end.destroy());
  server.close();
});

describe('a service that begins', () => {
  it('reaches a Postgres that does not answer at first', async () => {
    silent = 1;
    const database = await Database.open(definition, { ...config, DATABASE_URL: through().toString() });
    await database.close();
    expect(silent).toBeLessThan(0);
  });

  it('is told that it is not let in, and asks no second time', async () => {
    silent = 0;
    const wrong = { ...config, DATABASE_URL: through().toString(), DATABASE_ROLE_SECRET: 'x'.repeat(32) };
    await expect(Database.open(definition, wrong)).rejects.toThrow(/password authentication failed/);
    // One less for each connection.
    expect(silent).toBe(-1);
  });
});
