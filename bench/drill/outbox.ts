import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';

export const SERVICES = ['audit', 'identity', 'talent', 'sales'] as const;

const all = (select: (service: string) => string): string => SERVICES.map(select).join(' union all ');

const OLDEST = `select min(at) as oldest from (${all((service) => `select min(at) as at from ${service}.outbox where published_at is null`)}) waiting`;

const UNRECORDED = `
  select count(*)::int as missing from (${all((service) => `select id, organization_id from ${service}.outbox`)}) o
  where not exists (select from audit.audit_event e where e.organization_id = o.organization_id and e.event_id = o.id)`;

/** How long events may take to be recorded, in milliseconds: a message a killed process held comes again after 30 seconds. */
const RECORDED_WITHIN = 120_000;

/** Waits until no event from before a moment is waiting to be published; answers how long after the moment that was, in seconds. */
export async function drainedAfter(database: pg.Pool, moment: number, within: number): Promise<number> {
  while (Date.now() - moment < within) {
    const oldest = await ask<{ oldest: Date | null }>(database, OLDEST);
    if (oldest !== undefined && (oldest.oldest === null || oldest.oldest.getTime() > moment))
      return (Date.now() - moment) / 1000;
    await after(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** Waits until the audit trail holds every event; answers how many it lacks, 0 unless it took too long. */
export async function missingRecords(database: pg.Pool): Promise<number> {
  const began = Date.now();
  for (;;) {
    const missing = (await ask<{ missing: number }>(database, UNRECORDED))?.missing ?? -1;
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
