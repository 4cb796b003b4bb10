import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { root } from '../../local/paths.ts';
import { isAcknowledged, type Write } from './client.ts';
import { announced } from './outbox.ts';

/** What Postgres says about the writes of a run. */
export interface CheckResult {
  /** Acknowledged, and not there. */
  lost: number;
  /** There more than once. */
  duplicated: number;
  /** There although no answer came: allowed. */
  unanswered: number;
  /** There without exactly one event, or with one that was not published. */
  eventsWrong: number;
  /** There without exactly one audit record. */
  recordsWrong: number;
}

const COMPARE = `
  with log as (select * from unnest($1::text[], $2::text[], $3::boolean[]) as log (marker, trace, acknowledged)),
  entries as (select note, count(*)::int as count from sales.deal_entry where note = any($1) group by note),
  events as (
    select request_id, count(*)::int as count, bool_and(published_at is not null) as published
    from sales.outbox where request_id = any($2) group by request_id),
  records as (select trace_id, count(*)::int as count from audit.audit_event where trace_id = any($2) group by trace_id),
  compared as (
    select acknowledged, coalesce(entries.count, 0) as entries, coalesce(events.count, 0) as events,
      coalesce(events.published, true) as published, coalesce(records.count, 0) as records
    from log left join entries on note = marker left join events on request_id = trace left join records on trace_id = trace)
  select
    (count(*) filter (where acknowledged and entries = 0))::int as "lost",
    (count(*) filter (where entries > 1))::int as "duplicated",
    (count(*) filter (where not acknowledged and entries = 1))::int as "unanswered",
    (count(*) filter (where events <> entries or not published))::int as "eventsWrong",
    (count(*) filter (where records <> events))::int as "recordsWrong"
  from compared`;

/** Compares the client's log with the database. */
export async function compare(database: pg.Pool, log: readonly Write[]): Promise<CheckResult> {
  const args = [log.map(({ marker }) => marker), log.map(({ trace }) => trace), log.map(isAcknowledged)];
  const { rows } = await database.query<CheckResult>(COMPARE, args);
  if (rows[0] === undefined) throw new Error('the comparison answered nothing');
  return rows[0];
}

const oddOnes = (services: readonly string[]): string => `
  select (count(*) - count(distinct event_id))::int as repeated,
    (count(*) filter (where not exists (select from (${announced(services)}) o where o.id = event_id)))::int as invented
  from audit.audit_event`;

/** Audit records that stand for an event more than once, or for none. */
export async function oddRecords(
  database: pg.Pool,
  services: readonly string[],
): Promise<{ repeated: number; invented: number }> {
  const { rows } = await database.query<{ repeated: number; invented: number }>(oddOnes(services));
  return rows[0] ?? { repeated: 0, invented: 0 };
}

/** Runs the verifier of the audit trail, which shares no code with what writes it. Answers its last line and whether all is sound. */
export function verifyChains(env: NodeJS.ProcessEnv): Promise<{ sound: boolean; said: string }> {
  const file = join(root, 'services', 'audit', 'dist', 'verify', 'main.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [file], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ sound: error === null, said: `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '' });
    });
  });
}
