import { setTimeout as after } from 'node:timers/promises';
import { passwordOf, type Config } from '../config.js';
import { postgresError } from './postgres-error.js';
import { NOBODY, readerOf, roleOf, secureTables } from './secure.js';
import type { QueryRunner } from 'typeorm';

/**
 * What every service's schema holds before its own tables: the login roles, the outbox and inbox, the job rows, what falls
 * due and the note of what was seeded. The relay's role crosses tenants, in the tables it empties; the service's own does
 * while it works in no organization, and only to read what is due.
 */
export async function createKitTables(runner: QueryRunner, service: string, config: Config): Promise<void> {
  const role = roleOf(service);
  const relay = `${role}_relay`;
  await ensureRoles(runner, service, config);
  await runner.query(`create schema if not exists ${service}`);
  await runner.query(`grant usage on schema ${service} to ${role}, ${relay}`);
  const exists = async (table: string): Promise<boolean> =>
    (await runner.query(`select to_regclass('${service}.${table}') is not null as exists`))[0].exists;
  if (!(await exists('due'))) await createDue(runner, service);
  if (!(await exists('sent_once'))) await createSentOnce(runner, service);
  if (await exists('outbox')) return;
  await runner.query(`
    create table ${service}.outbox (
      id uuid primary key, organization_id uuid not null, name text not null, actor_id uuid, actor_role text,
      industry text, operation text not null, request_id text not null, traceparent text, payload jsonb not null,
      at timestamptz not null, published_at timestamptz)`);
  await runner.query(`create index outbox_waiting on ${service}.outbox (id) where published_at is null`);
  await runner.query(`
    create table ${service}.inbox (
      consumer text not null, event_id uuid not null, organization_id uuid not null, taken_at timestamptz not null default now(),
      primary key (consumer, event_id))`);
  await runner.query(`
    create table ${service}.job (
      id uuid primary key, organization_id uuid not null, name text not null, data jsonb not null,
      status text not null default 'pending', attempts integer not null default 0, error text,
      created_at timestamptz not null, finished_at timestamptz)`);
  await runner.query(`create index job_open on ${service}.job (created_at) where status = 'pending'`);
  await runner.query(
    `create table ${service}.seeded (organization_id uuid primary key, at timestamptz not null default now())`,
  );
  await secureTables(runner, service, ['outbox'], 'insert');
  await secureTables(runner, service, ['inbox', 'seeded'], 'select, insert');
  await secureTables(runner, service, ['job'], 'select, insert, update');
  for (const table of ['outbox', 'job', 'inbox']) {
    await runner.query(`create policy relay on ${service}.${table} to ${relay} using (true) with check (true)`);
    await runner.query(`grant select, update, delete on ${service}.${table} to ${relay}`);
  }
}

/** The roles of a service: two logins, and one that nobody signs in as. */
export async function ensureRoles(
  runner: QueryRunner,
  service: string,
  { DATABASE_ROLE_SECRET }: Pick<Config, 'DATABASE_ROLE_SECRET'>,
): Promise<void> {
  const role = roleOf(service);
  for (const login of [role, `${role}_relay`])
    await besideOthers(() => ensureLogin(runner, login, passwordOf(login, DATABASE_ROLE_SECRET)));
  await besideOthers(async () => {
    if (!(await isKnown(runner, readerOf(service)))) await runner.query(`create role ${readerOf(service)} nologin`);
  });
}

/** A role that somebody has made, or changed, since it was looked at. */
const isMeanwhile = (error: unknown): boolean =>
  ['42710', '23505'].includes(postgresError(error).code ?? '') || /tuple concurrently updated/.test(String(error));
const TRIES = 50;
/** Between two tries, in milliseconds. */
const PAUSE = 20;

/**
 * Roles belong to the server, and no lock of a database holds them: of two that change one at the same moment Postgres sends
 * one away, which looks again.
 */
async function besideOthers(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isMeanwhile(error)) throw error;
      await after(PAUSE);
    }
  }
}

/** Younger than the others: an installation from before it gets it with its next migration. */
async function createDue(runner: QueryRunner, service: string): Promise<void> {
  await runner.startTransaction();
  await runner.query(`
    create table ${service}.due (
      kind text not null, subject_id uuid not null, organization_id uuid not null, due_at timestamptz not null,
      primary key (kind, subject_id))`);
  await runner.query(`create index due_next on ${service}.due (kind, due_at)`);
  await secureTables(runner, service, ['due']);
  await runner.query(`create policy jobs on ${service}.due for select to ${roleOf(service)} using (${NOBODY})`);
  await runner.commitTransaction();
}

/** Keys of writes that are done once, with their answers, sealed. As young. */
async function createSentOnce(runner: QueryRunner, service: string): Promise<void> {
  await runner.startTransaction();
  await runner.query(`
    create table ${service}.sent_once (
      organization_id uuid not null, person_id uuid not null, key text not null, print text not null, reply text,
      at timestamptz not null default now(), primary key (organization_id, person_id, key))`);
  await runner.query(`create index sent_once_old on ${service}.sent_once (at)`);
  await secureTables(runner, service, ['sent_once']);
  await runner.query(
    `create policy relay on ${service}.sent_once to ${roleOf(service)}_relay using (true) with check (true)`,
  );
  await runner.query(`grant select, delete on ${service}.sent_once to ${roleOf(service)}_relay`);
  await runner.commitTransaction();
}

/**
 * Makes a login, or gives one that is there its password. Only who may do everything may name these rights at a role that is
 * there, even to take them away: an owner who is no superuser names them where they are too many, and is refused.
 */
async function ensureLogin(runner: QueryRunner, login: string, password: string): Promise<void> {
  // The password is hexadecimal by construction and the login a fixed name: neither can break out of the quotes.
  const opens = `login password '${password}'`;
  if (!(await isKnown(runner, login))) {
    await runner.query(`create role ${login} ${RIGHTLESS} ${opens}`);
    return;
  }
  const [{ mighty }] = await runner.query(
    `select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as mighty from pg_roles where rolname = $1`,
    [login],
  );
  await runner.query(`alter role ${login} ${mighty ? RIGHTLESS : ''} ${opens}`);
}

const RIGHTLESS = 'nosuperuser nobypassrls nocreatedb nocreaterole';

const isKnown = async (runner: QueryRunner, role: string): Promise<boolean> =>
  (await runner.query('select exists (select from pg_roles where rolname = $1) as known', [role]))[0].known;
