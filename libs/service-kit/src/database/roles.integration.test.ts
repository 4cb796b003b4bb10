import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { readConfig } from '../config.js';
import { asOwner } from '../test/as-owner.js';
import { ensureRoles } from './kit-tables.js';
import { readerOf, roleOf } from './secure.js';
import { pg } from './types.js';

const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
const SERVICE = `roles${process.pid}`;
const roles = [roleOf(SERVICE), `${roleOf(SERVICE)}_relay`, readerOf(SERVICE)];
const INSTALLATIONS = 4;

let sources: DataSource[] = [];
beforeAll(async () => {
  const connect = () => new DataSource({ type: 'postgres', driver: pg, url: config.DATABASE_URL }).initialize();
  sources = await Promise.all(Array.from({ length: INSTALLATIONS }, connect));
});
afterAll(async () => {
  await Promise.all(sources.map((source) => source.destroy()));
  await asOwner(config.DATABASE_URL, `drop role ${roles.join(', ')}`);
});

describe('installations on one server', () => {
  it('make and change the same roles at the same moment, and none is sent away', async () => {
    const often = async (source: DataSource) => {
      const runner = source.createQueryRunner();
      for (let time = 0; time < 25; time += 1) await ensureRoles(runner, SERVICE, config);
      await runner.release();
    };
    await Promise.all(sources.map(often));
    const known = await asOwner<{ rolname: string }>(
      config.DATABASE_URL,
      `select rolname from pg_roles where rolname in (${roles.map((role) => `'${role}'`).join()}) order by 1`,
    );
    expect(known.map(({ rolname }) => rolname)).toEqual(roles.toSorted());
  });
});
