import type { Input, Output } from '@talent-os/contracts';
import {
  platformActions,
  type AuditEvent,
  type exportAuditEvents,
  type listAuditEvents,
  type listPlatformEvents,
  type trailStanding,
} from '@talent-os/contracts/audit/trail.js';
import type { Arg, Reader } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow } from '@talent-os/service-kit/sql/list';

/** A record as it is stored. */
export type EventRow = Omit<AuditEvent, 'actorName' | 'operationSummary'>;

const ITEM = `
  e.sequence, e.event_id as "eventId", e.action, e.operation, e.actor_id as "actorId", e.actor_role as "actorRole",
  e.industry, e.subject, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  e.trace_id as "traceId", encode(e.hash, 'hex') as hash`;

/** The chain has no gaps: without a filter the head says how long it is, and nobody counts. */
const LENGTH = 'coalesce((select h.sequence from audit.audit_head h where h.organization_id = $1), 0)';

function filtersOf(wanted: Omit<Input<typeof exportAuditEvents>, 'skip'>): Filters {
  return new Filters('e.organization_id = $1')
    .and((value) => `e.action = ${value}`, wanted.action || undefined)
    .and((value) => `e.actor_id = ${value}::uuid`, wanted.actorId)
    .and((value) => `e.at >= ${value}::timestamptz`, wanted.from)
    .and((value) => `e.at < ${value}::timestamptz`, wanted.to)
    .search(holdingWords('audit', 'e.action', 'e.operation', 'e.subject::text'), containingWords(wanted.search));
}

/** A page of the trail, newest first where nothing else is asked for. */
export function listEvents({ page, sort, ...wanted }: Input<typeof listAuditEvents>): { sql: string; args: Arg[] } {
  const filters = filtersOf(wanted);
  const unfiltered = filters.args.length === 0;
  const order = `e.sequence ${sort === 'sequence:asc' ? 'asc' : 'desc'}`;
  const list = { table: 'audit.audit_event e', key: 'sequence', filters, order, indexed: order, item: ITEM, page };
  return { sql: listRow({ ...list, ...(unfiltered && { total: LENGTH }) }), args: filters.args };
}

/** What matches, newest first, as many as a file holds. */
export function eventsToExport(wanted: Input<typeof exportAuditEvents>): { sql: string; args: Arg[] } {
  const filters = filtersOf(wanted);
  const page = filters.filePage(wanted.skip);
  return {
    sql: `select ${ITEM}, count(*) over ()::int as total from audit.audit_event e where ${filters.where}
          order by e.sequence desc ${page}`,
    args: filters.args,
  };
}

/** What the platform did to the organization, the latest first. */
export const platformEvents = (db: Reader): Promise<Output<typeof listPlatformEvents>['items']> =>
  db.read<Output<typeof listPlatformEvents>['items'][number]>(
    `select e.event_id as "eventId", e.sequence, e.action, e.subject, e.at from audit.audit_event e
      where e.organization_id = $1 and e.action = any($2::text[]) order by e.sequence desc limit 100`,
    [platformActions],
  );

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** What the trail says of itself: the check that ended last, whatever one that runs has found so far. */
export const standingOf = async (db: Reader): Promise<Output<typeof trailStanding>> =>
  (await db.readOne<Output<typeof trailStanding>>(
    `select coalesce((select sequence from audit.audit_head where organization_id = $1), 0)::int as records,
       (select to_char(at at time zone 'UTC', ${MOMENT}) from audit.audit_event
         where organization_id = $1 and sequence = 1) as since,
       (select statement->>'at' from audit.audit_heartbeat where organization_id = $1) as "aliveAt",
       v.status as verdict, to_char(v.ended_at at time zone 'UTC', ${MOMENT}) as "verifiedAt"
     from (select 1) one left join lateral (
       select status, ended_at from audit.verification
       where organization_id = $1 and status in ('sound', 'broken') order by started_at desc, id desc limit 1) v on true`,
  ))!;
