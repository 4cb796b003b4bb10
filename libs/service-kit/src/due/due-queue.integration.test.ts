import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.js';
import { Database } from '../database/database.js';
import { migrate, ownerSource } from '../database/migrate.js';
import type { Transaction } from '../database/transaction.js';
import type { ServiceParts } from '../host/call-context.js';
import { systemContext } from '../host/background-context.js';
import { uuidv7 } from '../uuid.js';
import { DueQueue } from './due-queue.js';
import { forEachDue, forEachDueToday } from './for-each-due.js';

const [A, B, OFF] = ['a', 'b', 'c'].map((end) => `00000000-0000-4000-8000-0000000d000${end}`) as [
  string,
  string,
  string,
];
const NOW = new Date('2026-11-20T09:00:00Z');
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
const definition = { name: 'duetest', controllers: [], entities: [], migrations: [] };
const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL, DATABASE_POOL: '4' });
const due = new DueQueue<'parcel' | 'letter'>('duetest');
const failures: object[] = [];
let database: Database;

beforeAll(async () => {
  await migrate(definition, config);
  database = await Database.open(definition, config);
});
afterEach(() => owner('delete from duetest.due'));
afterAll(() => database.close());

async function owner<Row>(sql: string): Promise<Row[]> {
  const source = await ownerSource(definition, config).initialize();
  try {
    return await source.query<Row[]>(sql);
  } finally {
    await source.destroy();
  }
}

/** A job of a module that one organization has switched off; clocks of A are in Auckland, thirteen hours ahead. */
function jobContext(organizationId?: string, now = NOW) {
  const log = { child: () => log, error: (what: object) => failures.push(what) };
  const answers: Record<string, (org: string) => object> = {
    'identity.organizations.modules': (org) => ({ modules: org === OFF ? [] : ['productivity'] }),
    'identity.organizations.timezone': (org) => ({ timezone: org === A ? 'Pacific/Auckland' : 'UTC' }),
  };
  const request = async (operation: string, { headers }: { headers: { org: string } }) => ({
    status: 200,
    body: JSON.stringify(answers[operation]!(headers.org)),
  });
  const parts = { service: 'duetest', database, log, bus: { request }, committed: () => undefined };
  return systemContext(parts as unknown as ServiceParts, 'productivity.reminders.send', organizationId, now);
}
const write = <T>(organizationId: string, work: (tx: Transaction) => Promise<T>) =>
  jobContext(organizationId).db.write(work, 'bookkeeping');
const set = (organizationId: string, at: Date | string | undefined, id = uuidv7()) =>
  write(organizationId, (tx) => due.set(tx, 'parcel', id, at)).then(() => id);
async function worked(until?: Date): Promise<string[]> {
  const ids: string[] = [];
  await forEachDue(
    jobContext(),
    due,
    'parcel',
    async ({ organizationId }, id) => ids.push(`${organizationId} ${id}`),
    until,
  );
  return ids;
}

describe('the due-queue', () => {
  it('brings what is due, earliest first, each inside its organization, and nothing of another kind', async () => {
    const [late, early] = [await set(A, inMinutes(0)), await set(B, inMinutes(-5))];
    await set(A, inMinutes(0.001));
    await write(A, (tx) => due.set(tx, 'letter', late, inMinutes(-9)));
    expect(await worked()).toEqual([`${B} ${early}`, `${A} ${late}`]);
    expect(await worked(inMinutes(1))).toHaveLength(3);
  });

  it('holds the latest moment of a subject, and none once it is taken back', async () => {
    const id = await set(A, inMinutes(-5));
    await set(A, inMinutes(5), id);
    expect(await worked()).toEqual([]);
    await set(A, '2026-11-20', id);
    expect(await worked()).toEqual([`${A} ${id}`]);
    await set(A, undefined, id);
    expect(await worked(inMinutes(60))).toEqual([]);
  });

  it('notes many at once', async () => {
    await write(A, async (tx) => {
      await due.setAll(tx, 'parcel', []);
      await due.setAll(tx, 'parcel', [
        [uuidv7(), inMinutes(-1)],
        [uuidv7(), '2026-11-19'],
      ]);
    });
    expect(await worked()).toHaveLength(2);
  });

  it('is asked under a lock, and gives a subject away once, at the moment it was read with', async () => {
    const id = await set(A, '2026-11-20');
    await write(A, async (tx) => {
      expect(await due.isDue(tx, 'parcel', id, new Date('2026-11-19T23:59:59.999Z'))).toBe(false);
      expect(await due.isDue(tx, 'parcel', id, new Date('2026-11-20T00:00:00Z'))).toBe(true);
      expect(await due.isDue(tx, 'letter', id, NOW)).toBe(false);
    });
    expect(await write(A, (tx) => due.take(tx, 'parcel', id, '2026-11-21'))).toBe(false);
    const takes = await Promise.all([1, 2, 3].map(() => write(A, (tx) => due.take(tx, 'parcel', id, '2026-11-20'))));
    expect(takes.toSorted()).toEqual([false, false, true]);
  });

  it('leaves what failed to the next round, and goes on', async () => {
    const ids = [await set(A, inMinutes(-3)), await set(A, inMinutes(-2)), await set(B, inMinutes(-1))];
    const done: string[] = [];
    await forEachDue(jobContext(), due, 'parcel', async (ctx, id) => {
      if (id === ids[1]) throw new Error('no');
      await ctx.db.write((tx) => due.set(tx, 'parcel', id, undefined), 'bookkeeping');
      done.push(id);
    });
    expect(done).toEqual([ids[0], ids[2]]);
    expect(failures).toMatchObject([{ kind: 'parcel', subjectId: ids[1] }]);
    expect(await worked()).toEqual([`${A} ${ids[1]}`]);
  });

  it('keeps what belongs to a module that is off, and lets it stand before nobody', async () => {
    const ids = Array.from({ length: 1_100 }, () => uuidv7());
    await write(OFF, (tx) =>
      due.setAll(
        tx,
        'parcel',
        ids.map((id) => [id, inMinutes(-60)] as const),
      ),
    );
    const mine = await set(B, inMinutes(-1));
    expect(await worked()).toEqual([`${B} ${mine}`]);
    expect(await owner('select 1 from duetest.due')).toHaveLength(1_101);
  });

  it('knows which day it is where an organization lives', async () => {
    const [ahead, here] = [await set(A, '2026-11-20'), await set(B, '2026-11-20')];
    await Promise.all([set(A, '2026-11-21'), set(B, '2026-11-21')]);
    const days = async (now: string) => {
      const found: string[][] = [];
      await forEachDueToday(jobContext(undefined, new Date(now)), due, 'parcel', async (_, id, day, today) =>
        found.push([id, day, today]),
      );
      return found.filter(([id]) => [ahead, here].includes(id!));
    };
    expect(await days('2026-11-19T10:59:59Z')).toEqual([]);
    expect(await days('2026-11-19T11:00:00Z')).toEqual([[ahead, '2026-11-20', '2026-11-20']]);
    expect(await days('2026-11-20T00:00:00Z')).toHaveLength(2);
  });

  it('is read without an organization and never written so, and shows one organization nothing of another', async () => {
    const id = await set(A, inMinutes(-5));
    const seen = (organizationId?: string) =>
      jobContext(organizationId).db.read('select 1 from duetest.due where $1::uuid is null or $1::uuid is not null');
    expect([await seen(), await seen(A), await seen(B)].map(({ length }) => length)).toEqual([1, 1, 0]);
    for (const statement of ["update duetest.due set kind = 'x'", 'delete from duetest.due'])
      for (const organizationId of [undefined, B])
        expect(
          await jobContext(organizationId).db.read(`${statement} where $1::uuid is null or true returning 1 as one`),
        ).toEqual([]);
    await expect(set(B, inMinutes(-6), id)).rejects.toThrow(/row-level security/);
    expect(await worked()).toEqual([`${A} ${id}`]);
  });
});

describe('an installation from before it', () => {
  it('gets it with its next migration', async () => {
    await owner('drop table duetest.due');
    await migrate(definition, config);
    await set(A, inMinutes(-5));
    expect(await worked()).toHaveLength(1);
  });
});
