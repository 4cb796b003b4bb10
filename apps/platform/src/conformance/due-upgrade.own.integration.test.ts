import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { sendReminders } from '@talent-os/contracts/productivity/reminders.js';
import { SendReminders } from '@talent-os/productivity/reminders/send-reminders.job';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { readConfig } from '@talent-os/service-kit/config';
import { migrate, ownerSource } from '@talent-os/service-kit/database/migrate';
import { openOwnService, ownerQuery } from '@talent-os/testing';
import type { DataSource } from 'typeorm';
import { load } from '../parts.js';

const NAME = `upgrade_${crypto.randomUUID().slice(0, 8)}`;
const ORGANIZATION = crypto.randomUUID();
const OWNER = crypto.randomUUID();
const TASK = crypto.randomUUID();
const addressOf = (database: string) => new URL(`/${database}`, process.env.DATABASE_URL).toString();
const config = readConfig({ ...process.env, DATABASE_URL: addressOf(NAME) });

/** The tables of before, each with the column of its subject, that of its moment, and the kinds of its rows. */
const former = {
  'cyber.awaited_clearance': ['clearance_id', 'due_on', 'clearance'],
  'cyber.awaited_clock': ['incident_id', 'due_at', 'incident'],
  'cyber.awaited_vulnerability': ['vulnerability_id', 'due_at', 'vulnerability'],
  'healthcare.awaited_notice': ['credential_id', 'due_on', 'credential'],
  'productivity.awaited_reminder': ['subject_id', 'due_on', 'task', 'checkin'],
  'sales.awaited_move': ['reassignment_id', 'effective_date', 'reassignment'],
  'talent.awaited_moment': ['subject_id', 'due_at', 'offer', 'interview', 'scorecards'],
  'talent.awaited_transition': ['transition_id', 'effective_date', 'transition'],
} as const;
const services = [...new Set(Object.keys(former).map((table) => table.split('.')[0]!))];
/** A day is its beginning in UTC, an instant is itself. */
const at = (due: string) => (due === 'due_at' ? '2025-11-20T09:00:00.123Z' : '2025-11-20T00:00:00.000Z');
const rows = Object.entries(former).flatMap(([table, [subject, due, ...kinds]]) =>
  kinds.map((kind) => ({ table, subject, due, kind, kinds, id: kind === 'task' ? TASK : crypto.randomUUID() })),
);

let definitions: ServiceDefinition[];
const each = <T>(work: (definition: ServiceDefinition) => Promise<T>) => Promise.all(definitions.map(work));
/** The migration that makes one queue of them, and those before it. */
const upTo = (definition: ServiceDefinition, itself: boolean) => {
  const index = definition.migrations.findIndex(({ name }) => name.startsWith('DueQueue'));
  return { ...definition, migrations: definition.migrations.slice(0, index + Number(itself)) };
};
async function asOwner<T>(definition: ServiceDefinition, work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = await ownerSource(definition, config).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}
const ask = <Row>(definition: ServiceDefinition, sql: string, args: unknown[] = []) =>
  asOwner({ ...definition, entities: [], migrations: [] }, (source) => source.query<Row[]>(sql, args));
const noted = async () =>
  (
    await each((definition) =>
      ask<object>(definition, `select kind, subject_id as id, due_at as at from ${definition.name}.due`),
    )
  ).flat();
const formerTables = () =>
  ask(definitions[0]!, "select 1 from information_schema.tables where table_name like 'awaited%'");
const expected = expect.arrayContaining(rows.map(({ kind, id, due }) => ({ kind, id, at: at(due) })));

beforeAll(async () => {
  await ownerQuery(`create database ${NAME}`, [], addressOf('postgres'));
  definitions = await load(services);
  await each(async (definition) => {
    await migrate(upTo(definition, false), config);
    await ask(definition, `drop table ${definition.name}.due`);
  });
  const serviceOf = (table: string) => definitions.find(({ name }) => table.startsWith(`${name}.`))!;
  for (const { table, subject, due, kind, kinds, id } of rows) {
    const own = kinds.length > 1 ? { columns: ', kind', values: ', $4' } : { columns: '', values: '' };
    await ask(
      serviceOf(table),
      `insert into ${table} (${subject}, organization_id, ${due}${own.columns}) values ($1, $2, $3${own.values})`,
      [id, ORGANIZATION, at(due), ...(own.values && [kind])],
    );
  }
  await ask(
    serviceOf('productivity.task'),
    `insert into productivity.task (id, organization_id, created_at, updated_at, owner_id, title, priority, status, source, due)
     values ($1, $2, now(), now(), $3, 'From before', 'medium', 'todo', 'manual', '2025-11-20')`,
    [TASK, ORGANIZATION, OWNER],
  );
});
afterAll(() => ownerQuery(`drop database if exists ${NAME} with (force)`, [], addressOf('postgres')));

describe('an installation with queues of its own for all that falls due', () => {
  it('has one afterwards that holds the same, and its own again where that is undone', async () => {
    await each((definition) => migrate(upTo(definition, true), config));
    expect([await noted(), await formerTables()]).toEqual([expected, []]);
    expect(await noted()).toHaveLength(rows.length);
    await each((definition) =>
      asOwner(upTo(definition, true), (source) => source.undoLastMigration({ transaction: 'each' })),
    );
    expect([await noted(), (await formerTables()).length]).toEqual([[], Object.keys(former).length]);
    await each((definition) => migrate(definition, config));
    expect(await noted()).toHaveLength(rows.length);
    expect(await noted()).toEqual(expected);
  });

  it('still reminds of what was awaited, once', async () => {
    const definition = definitions.find(({ name }) => name === 'productivity')!;
    const answers = { [organizationTimezone.name]: { timezone: 'UTC' } };
    const service = await openOwnService(definition, { answers, at: addressOf(NAME) });
    try {
      for (let round = 0; round < 2; round += 1) await new SendReminders().work({}, service.context(sendReminders));
    } finally {
      await service.close();
    }
    const told = await ask(
      definition,
      'select name, organization_id as organization, payload from productivity.outbox',
    );
    const payload = { userId: OWNER, taskId: TASK, dueOn: '2025-11-20' };
    expect(told).toEqual([{ name: 'productivity.task.due', organization: ORGANIZATION, payload }]);
  });
});
