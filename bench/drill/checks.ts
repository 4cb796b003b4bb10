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

/** A write, its entry and its event were made at one moment, on one deal: by these the product's own rows belong together. */
const COMPARE = `
  with log as (select * from unnest($1::text[], $2::boolean[]) as log (marker, acknowledged)),
  entries as (select note, deal_id::text as deal, created_at as at from sales.deal_entry where note = any($1)),
  found as (select acknowledged, (select count(*) from entries where note = marker) as entries from log),
  made as (select deal, at, count(*) as entries from entries group by deal, at),
  events as (
    select payload->>'dealId' as deal, at, count(*) as events, bool_and(published_at is not null) as published,
      sum((select count(*) from audit.audit_event e where e.organization_id = outbox.organization_id and e.event_id = outbox.id)) as records
    from sales.outbox where operation = 'sales.deals.logActivity' and at >= $3 group by payload->>'dealId', at),
  compared as (
    select coalesce(entries, 0) as entries, coalesce(events, 0) as events, coalesce(published, true) as published,
      coalesce(records, 0) as records
    from made full join events using (deal, at))
  select
    (select count(*)::int from found where acknowledged and entries = 0) as "lost",
    (select count(*)::int from found where entries > 1) as "duplicated",
    (select count(*)::int from found where not acknowledged and entries = 1) as "unanswered",
    (count(*) filter (where events <> entries or not published))::int as "eventsWrong",
    (count(*) filter (where records <> events))::int as "recordsWrong"
  from compared`;

/** Compares the client's log with the database. */
export async function compare(database: pg.Pool, log: readonly Write[]): Promise<CheckResult> {
  const began = new Date(Math.min(...log.map(({ sentAt }) => sentAt)));
  const args = [log.map(({ marker }) => marker), log.map(isAcknowledged), began];
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
