import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MoreThan, Column, Entity, type MigrationInterface, type QueryRunner } from 'typeorm';
import { readConfig } from '../config.js';
import { BoundDb } from './bound-db.js';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import type { Reader } from './reader.js';
import { secureTables } from './secure.js';
import { TenantEntity, tenantColumns } from './tenant-entity.js';
import { violatedUnique } from './postgres-error.js';

@Entity({ schema: 'txtest', name: 'parcel' })
class Parcel extends TenantEntity {
  @Column('text')
  label: string;

  @Column('bigint')
  weight: number;

  @Column('boolean')
  fragile: boolean;

  @Column('date', { nullable: true })
  day: string | null;

  @Column('timestamptz')
  sentAt: Date;

  @Column('jsonb')
  contents: unknown;

  @Column('text', { array: true })
  marks: string[];

  @Column('timestamptz', { array: true })
  stops: Date[];

  @Column('bytea')
  seal: Buffer;
}

class Parcels1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table txtest.parcel (${tenantColumns}, label text not null, weight bigint not null,
        fragile boolean not null, day date, sent_at timestamptz not null, contents jsonb not null,
        marks text[] not null, stops timestamptz[] not null, seal bytea not null)`,
    );
    await runner.query('create unique index parcel_label on txtest.parcel (organization_id, label)');
    await secureTables(runner, 'txtest', ['parcel']);
  }
  async down(): Promise<void> {}
}

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';
const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL, DATABASE_POOL: '4' });
const definition = { name: 'txtest', controllers: [], entities: [Parcel], migrations: [Parcels1763600000001] };
let database: Database;

beforeAll(async () => {
  await migrate(definition, config);
  database = await Database.open(definition, config);
});
afterAll(() => database.close());

const nobody = { actorId: null, actorRole: null, industry: null, traceparent: undefined };
const of = (organizationId: string) =>
  new BoundDb(database, {
    ...nobody,
    service: 'txtest',
    organizationId,
    operation: 'test',
    requestId: 'r',
    now: new Date(),
    committed: () => undefined,
  });

const parcel = (label: string) => ({
  label,
  weight: 9_007_199_254_740_991,
  fragile: true,
  day: '2026-02-28',
  sentAt: new Date('2026-11-20T10:11:12.345Z'),
  contents: { 'a "quoted" \\ key': [1, null, { deep: '{x,"y"}' }] },
  marks: ['{a,"b"}', 'back\\slash', 'NULL', ''],
  stops: [new Date('2026-11-20T10:11:12.345Z'), new Date('2026-11-21T00:00:00.000Z')],
  seal: Buffer.from([0, 92, 120, 255]),
});

describe('a row written by a transaction', () => {
  it.each(['one by one', 'with others'])('reads back as it was given, inserted %s', async (how) => {
    const given = [parcel(`${how} 1`), parcel(`${how} 2`)];
    await of(A).write(async (tx) => {
      if (how === 'with others') await tx.insertAll(Parcel, given);
      else for (const one of given) await tx.insert(Parcel, one);
    });
    await of(A).write(async (tx) => {
      for (const one of given) {
        const plain = await tx.get(Parcel, { label: one.label });
        expect(plain).toMatchObject({ ...one, version: 1, organizationId: A });
        expect(plain).toEqual((await tx.findAll(Parcel, { label: one.label, weight: MoreThan(0) }))[0]);
      }
    });
  });

  it('is null where nothing was given and its column allows it, as answered and as stored', async () => {
    const { day: _, ...given } = parcel('without a day');
    const inserted = await of(A).write((tx) => tx.insert(Parcel, given));
    expect(inserted.day).toBeNull();
    expect(await of(A).write((tx) => tx.get(Parcel, inserted.id))).toEqual(inserted);
    // @ts-expect-error What must not be null has to be given.
    const lacking = of(A).write((tx) => tx.insert(Parcel, { ...given, label: undefined }));
    await expect(lacking).rejects.toThrow('null value in column "label"');
  });

  it('is changed to what it was given, null included, and counts up', async () => {
    const { id } = await of(A).write((tx) => tx.insert(Parcel, parcel('to change')));
    const changes = { day: null, marks: [], contents: 'a text', seal: Buffer.alloc(0), fragile: false };
    await of(A).write(async (tx) => tx.update(Parcel, await tx.lock(Parcel, id), changes));
    const changed = await of(A).write((tx) => tx.get(Parcel, id));
    expect(changed).toMatchObject({ ...parcel('to change'), ...changes, version: 2 });
  });

  it('refuses a change of what somebody else has changed since', async () => {
    const { id } = await of(A).write((tx) => tx.insert(Parcel, parcel('contended')));
    await of(A).write(async (tx) => {
      const seen = await tx.get(Parcel, id);
      await of(A).write(async (other) => other.update(Parcel, await other.lock(Parcel, id), { fragile: false }));
      await expect(tx.update(Parcel, seen, { weight: 1 })).rejects.toMatchObject({ code: 'resource.stale' });
    });
    await of(A).write(async (tx) => {
      await expect(tx.lock(Parcel, id, 1)).rejects.toMatchObject({ code: 'resource.stale' });
      await expect(tx.lock(Parcel, { id }, 3)).rejects.toMatchObject({ code: 'resource.stale' });
      const row = await tx.lock(Parcel, id, 2);
      expect(() => tx.expectVersion(row, 1)).toThrow(expect.objectContaining({ code: 'resource.stale' }));
      expect(() => tx.expectVersion(row, undefined)).not.toThrow();
    });
  });

  it('is missing for another organization, in every way of asking', async () => {
    const { id, label } = await of(A).write((tx) => tx.insert(Parcel, parcel('private')));
    await of(B).write(async (tx) => {
      for (const asked of [tx.get(Parcel, id), tx.lock(Parcel, id), tx.get(Parcel, { label })])
        await expect(asked).rejects.toMatchObject({ code: 'resource.missing' });
      expect(await tx.find(Parcel, { id })).toBeNull();
    });
  });

  const undone = (db: Reader) =>
    db.read<{ id: string }>("select id from txtest.parcel where organization_id = $1 and label = 'undone'");

  it('is seen by the next statement of its own transaction, and gone when that fails', async () => {
    const failing = of(A).write(async (tx) => {
      const { id } = await tx.insert(Parcel, parcel('undone'));
      expect(await tx.find(Parcel, { id })).toMatchObject({ label: 'undone' });
      expect([await undone(tx), (await undone(of(A))).length]).toEqual([[{ id }], 0]);
      expect(await tx.readOne('select 1 as one')).toEqual({ one: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await undone(of(A))).toEqual([]);
  });

  it('that violates a unique index fails the transaction and names the index', async () => {
    await of(A).write((tx) => tx.insert(Parcel, parcel('only one')));
    const again = of(A).write((tx) => tx.insert(Parcel, parcel('only one')));
    expect(violatedUnique(await again.catch((error: unknown) => error))).toBe('parcel_label');
  });
});
