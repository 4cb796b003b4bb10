import type { QueryRunner } from 'typeorm';
import { asReader, readerOf, roleOf } from './secure.js';

/** Columns of what people write to find a thing by: lists stand in the order of these. */
export const READ_BY_PEOPLE = [
  'asked_by_name',
  'asset',
  'author_name',
  'competitor',
  'credential_name',
  'custom_role_name',
  'cve',
  'decided_by_name',
  'department',
  'employee_name',
  'ended_by_name',
  'filename',
  'first_name',
  'granting_authority',
  'heading',
  'issuer',
  'last_name',
  'legal_name',
  'location',
  'name',
  'number',
  'person_name',
  'person_title',
  'position_title',
  'provider',
  'region',
  'reviewer_name',
  'source',
  'started_by_name',
  'template_name',
  'title',
  'topic',
  'value',
  'work_role',
] as const;

/** The order of texts: without regard to case and accents first, and numbers by what they amount to, as `textOrder` has it. */
export const TEXT_ORDER = 'text_order';

// What the kit's own tables name is no text of people.
const COLUMNS = `
  select c.relname as "table", array_agg(a.attname::text) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = $1::regnamespace and c.relkind = 'r' and a.atttypid = 'text'::regtype
    and c.relname not in ('outbox', 'inbox', 'job')
    and a.attname = any($2) and not a.attisdropped and a.attcollation <> ($1 || '.${TEXT_ORDER}')::regcollation
  group by c.relname order by c.relname`;

const VIEWS = `
  select c.relname as name, pg_get_viewdef(c.oid) as shows
  from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'v'
  order by c.relname`;

/**
 * Puts the texts people look for in the order people expect, in every list and by every index: `apple`, `Ångström`, `Zebra`,
 * and `2 seats` before `10 seats`. What Postgres orders by its own locale it orders by the numbers of letters.
 */
export async function orderTexts(runner: QueryRunner, service: string): Promise<void> {
  const order = `${service}.${TEXT_ORDER}`;
  await runner.query(`create collation if not exists ${order} (provider = icu, locale = 'und-u-kn-true')`);
  const tables: { table: string; columns: string[] }[] = await runner.query(COLUMNS, [service, READ_BY_PEOPLE]);
  // A column that a view shows keeps its collation, so that the views are made again.
  const views: { name: string; shows: string }[] = await runner.query(VIEWS, [service]);
  await asReader(runner, service, async () => {
    for (const { name } of views) await runner.query(`drop view ${service}.${name}`);
    for (const { table, columns } of tables) {
      const changes = columns.map((column) => `alter column "${column}" type text collate ${order}`);
      await runner.query(`alter table ${service}.${table} ${changes.join(', ')}`);
    }
    await runner.query(`grant create on schema ${service} to ${readerOf(service)}`);
    for (const { name, shows } of views) {
      const view = `${service}.${name}`;
      await runner.query(`create view ${view} as ${shows}`);
      await runner.query(
        `alter view ${view} owner to ${readerOf(service)}; grant select on ${view} to ${roleOf(service)}`,
      );
    }
    await runner.query(`revoke create on schema ${service} from ${readerOf(service)}`);
  });
}
