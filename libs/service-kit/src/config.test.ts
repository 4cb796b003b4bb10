import { describe, expect, it } from '@jest/globals';
import { databaseUrlOf, passwordOf, readConfig } from './config.js';

const secret = 's'.repeat(32);
const needed = {
  DATABASE_URL: 'postgres://postgres:5432/talent_os',
  DATABASE_ROLE_SECRET: secret,
  NATS_URL: 'nats://nats:4222',
  REDIS_URL: 'redis://redis:6379',
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
};

describe('the configuration', () => {
  it('of production is refused with people whose password everybody knows', () => {
    expect(readConfig({ ...needed, DEMO: 'true' }).DEMO).toBe(true);
    expect(readConfig({ ...needed, NODE_ENV: 'production' }).DEMO).toBe(false);
    expect(() => readConfig({ ...needed, NODE_ENV: 'production', DEMO: 'true' })).toThrow('DEMO');
  });

  it('that opens the product to a network does not open its metrics', () => {
    expect(readConfig({ ...needed, HOST: '0.0.0.0' }).INTERNAL_HOST).toBe('127.0.0.1');
  });

  it.each(['', 'short', secret.slice(1)])('is refused with the role secret %j', (DATABASE_ROLE_SECRET) =>
    expect(() => readConfig({ ...needed, DATABASE_ROLE_SECRET })).toThrow('DATABASE_ROLE_SECRET'),
  );

  it.each(['', Buffer.alloc(31).toString('base64'), 'not base64'])('is refused with the master key %j', (MASTER_KEY) =>
    expect(() => readConfig({ ...needed, MASTER_KEY })).toThrow('MASTER_KEY'),
  );

  it('leads a service to the database as itself, whether or not it names the owner', () => {
    const own = `talentos_sales:${passwordOf('talentos_sales', secret)}`;
    for (const owner of ['', 'talent_os:hidden@']) {
      const DATABASE_URL = `postgres://${owner}postgres:5432/talent_os`;
      expect(databaseUrlOf({ DATABASE_URL, DATABASE_ROLE_SECRET: secret }, 'sales')).toBe(
        `postgres://${own}@postgres:5432/talent_os`,
      );
    }
  });
});
