import type { QueryRunner } from 'typeorm';
import { postgresError } from './postgres-error.js';

/** The login role of a service: owns nothing, sees only its own schema, and there only its tenant's rows. */
export const roleOf = (service: string) => `talentos_${service}`;

const TENANT = "nullif(current_setting('app.organization_id', true), '')";
/** The condition of every tenant policy. A missing or empty setting compares to null: nothing is read, nothing written. */
const MINE = `organization_id = ${TENANT}::uuid`;
/** Holds while work is done in no organization, such as a job that finds out whose turn it is. */
export const NOBODY = `${TENANT} is null`;

/**
 * Puts tenant tables of a schema under forced row-level security and grants the service's role their use.
 * `rights` narrows what the role may do (an append-only table takes `select, insert`).
 */
export async function secureTables(
  runner: QueryRunner,
  service: string,
  tables: readonly string[],
  rights = 'select, insert, update, delete',
): Promise<void> {
  for (const table of tables) {
    const name = `${service}.${table}`;
    await runner.query(`alter table ${name} enable row level security`);
    await runner.query(`alter table ${name} force row level security`);
    await runner.query(`create policy tenant on ${name} using (${MINE}) with check (${MINE})`);
    await runner.query(`grant ${rights} on ${name} to ${roleOf(service)}`);
  }
}

/** The condition of rows that are one person's alone. */
const OWN = "user_id = nullif(current_setting('app.person_id', true), '')::uuid";

/**
 * Narrows tables of `secureTables` with a column `user_id` to the person named there: nobody else reads, adds, changes or
 * removes such a row, whatever their role, and neither does a job.
 */
export async function keepToOwner(runner: QueryRunner, service: string, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await runner.query(`create policy owner on ${service}.${table} as restrictive using (${OWN}) with check (${OWN})`);
}

/** The role by which a service reads its views of texts: nobody signs in as it. */
export const readerOf = (service: string) => `${roleOf(service)}_text`;

/** What a Postgres without trigrams, or an owner who may not add them, answers. */
const WITHOUT_TRIGRAMS = new Set(['0A000', '42501', '58P01']);

type View = {
  readonly name: string;
  /** Columns of the table it reads. */
  readonly columns: readonly string[];
  /** What it shows of them. */
  readonly shows: string;
  /** Name of the policy it reads by; a table has one of each name. */
  readonly policy?: string;
};

/**
 * A view of a table of `secureTables` by which an index of texts is read: under row-level security Postgres puts the policy
 * before every condition that may tell of a row, and so reads no such index. The view is of the tenant's rows too, but by
 * its own condition: it reads as a role that nobody signs in as, that owns nothing else and may read these columns alone.
 */
export async function viewAsReader(
  runner: QueryRunner,
  service: string,
  table: string,
  { name, columns, shows, policy = 'text' }: View,
): Promise<void> {
  const reader = readerOf(service);
  await asReader(runner, service, async () => {
    await runner.query(`grant usage, create on schema ${service} to ${reader}`);
    await runner.query(`grant select (id, organization_id, ${columns.join(', ')}) on ${table} to ${reader}`);
    await runner.query(`create policy ${policy} on ${table} for select to ${reader} using (true)`);
    await runner.query(`create view ${name} as select id, ${shows} from ${table} where ${MINE}`);
    await runner.query(`alter view ${name} owner to ${reader}; grant select on ${name} to ${roleOf(service)}`);
    await runner.query(`revoke create on schema ${service} from ${reader}`);
  });
}

/** Works on what belongs to the role of a service's views: who may do everything need not belong to it, nor wait for others who do. */
export async function asReader(runner: QueryRunner, service: string, work: () => Promise<void>): Promise<void> {
  const [{ rolsuper }] = await runner.query('select rolsuper from pg_roles where rolname = current_user');
  if (!rolsuper) await runner.query(`grant ${readerOf(service)} to current_user`);
  await work();
  if (!rolsuper) await runner.query(`revoke ${readerOf(service)} from current_user`);
}

/** Takes back what `indexText` made for a table. */
export async function dropTextIndex(runner: QueryRunner, service: string, table: string): Promise<void> {
  const name = `${service}.${table}`;
  await asReader(runner, service, () => runner.query(`drop view ${name}_text`));
  await runner.query(`drop policy text on ${name}`);
  await runner.query(`drop index if exists ${service}.${table}_trigrams`);
}

/**
 * Lets a service find rows of a table of `secureTables` by any part of a text, by the view `<table>_text` of their `id` and
 * `text`. Without trigrams it reads all rows of the tenant instead.
 */
export async function indexText(
  runner: QueryRunner,
  service: string,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const name = `${service}.${table}`;
  const text = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);
  await viewAsReader(runner, service, name, { name: `${name}_text`, columns, shows: `${text} as text` });
  await indexTrigrams(runner, `${table}_trigrams`, name, text);
}

/** An index by which any part of a text is found; none where Postgres knows no trigrams. */
export async function indexTrigrams(runner: QueryRunner, index: string, table: string, text: string): Promise<void> {
  await runner.query('savepoint trigrams');
  try {
    await runner.query(`select pg_advisory_xact_lock(hashtext('pg_trgm')); create extension if not exists pg_trgm`);
    await runner.query(`create index ${index} on ${table} using gin ((${text}) gin_trgm_ops)`);
  } catch (error) {
    if (!WITHOUT_TRIGRAMS.has(postgresError(error).code ?? '')) throw error;
    await runner.query('rollback to savepoint trigrams');
  }
}

/**
 * Lets a service find rows of a table of `secureTables` by the words of a column of type `tsvector`, by the view
 * `<table>_words` of their `id`, the words and the columns given beside them.
 */
export async function indexWords(
  runner: QueryRunner,
  service: string,
  table: string,
  words: string,
  beside: readonly string[],
): Promise<void> {
  const name = `${service}.${table}`;
  const columns = [words, ...beside];
  await viewAsReader(runner, service, name, { name: `${name}_words`, columns, shows: columns.join(', ') });
  await runner.query(`create index ${table}_words_index on ${name} using gin (${words})`);
}
