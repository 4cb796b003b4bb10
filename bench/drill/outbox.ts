import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';

/** The services that announce events: every schema with an outbox. */
export async function servicesWithOutbox(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "select table_schema as name from information_schema.tables where table_name = 'outbox' order by 1",
  );
  return rows.map(({ name }) => name);
}

const all = (services: readonly string[], select: (service: string) => string): string =>
  services.map(select).join(' union all ');

const oldest = (services: readonly string[]): string =>
  `select min(at) as oldest from (${all(services, (service) => `select min(at) as at from ${service}.outbox where published_at is null`)}) waiting`;

/** Ids and organizations of all events ever announced. */
export const announced = (services: readonly string[]): string =>
  all(services, (service) => `select id, organization_id from ${service}.outbox`);

const unrecorded = (services: readonly string[]): string => `
  select count(*)::int as missing from (${announced(services)}) o
  where not exists (select from audit.audit_event e where e.organization_id = o.organization_id and e.event_id = o.id)`;

/** How long events may take to be recorded, in milliseconds: a message a killed process held comes again after 30 seconds. */
const RECORDED_WITHIN = 120_000;

/** Waits until no event from before a moment is waiting to be published; answers how long after the moment that was, in seconds. */
export async function drainedAfter(
  database: pg.Pool,
  services: readonly string[],
  moment: number,
  within: number,
): Promise<number> {
  while (Date.now() - moment < within) {
    const row = await ask<{ oldest: Date | null }>(database, oldest(services));
    if (row !== undefined && (row.oldest === null || row.oldest.getTime() > moment))
      return (Date.now() - moment) / 1000;
    await after(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** Waits until the audit trail holds every event; answers how many it lacks, 0 unless it took too long. */
export async function missingRecords(database: pg.Pool, services: readonly string[]): Promise<number> {
  const began = Date.now();
  for (;;) {
    const missing = (await ask<{ missing: number }>(database, unrecorded(services)))?.missing ?? -1;
    if (missing === 0 || Date.now() - began > RECORDED_WITHIN) return missing;
    await after(500);
  }
}

/** One row, or nothing while the database is away. */
async function ask<Row extends object>(database: pg.Pool, sql: string): Promise<Row | undefined> {
  try {
    return (await database.query<Row>(sql)).rows[0];
  } catch {
    return undefined;
  }
}
