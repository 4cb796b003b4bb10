import type { Input } from '@talent-os/contracts';
import type { listAuditEvents } from '@talent-os/contracts/audit/trail.js';
import type { Arg } from '@talent-os/service-kit';
import { containing, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';

const ITEM = `
  e.sequence, e.event_id as "eventId", e.action, e.operation, e.actor_id as "actorId", e.actor_role as "actorRole",
  e.industry, e.subject, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  e.trace_id as "traceId", encode(e.hash, 'hex') as hash`;

/** The chain has no gaps: without a filter the head says how long it is, and nobody counts. */
const LENGTH = 'coalesce((select h.sequence from audit.audit_head h where h.organization_id = $1), 0)';

/** A page of the trail as one JSON text, newest first where nothing else is asked for. */
export function listEvents({ page, sort, ...wanted }: Input<typeof listAuditEvents>): { sql: string; args: Arg[] } {
  const filters = new Filters('e.organization_id = $1')
    .and((value) => `e.action = ${value}`, wanted.action || undefined)
    .and((value) => `e.actor_id = ${value}::uuid`, wanted.actorId)
    .and((value) => `e.at >= ${value}::timestamptz`, wanted.from)
    .and((value) => `e.at < ${value}::timestamptz`, wanted.to)
    .search(
      (value) => `(e.action ilike ${value} or e.operation ilike ${value} or e.subject::text ilike ${value})`,
      containing(wanted.search),
    );
  const unfiltered = filters.args.length === 0;
  const order = `e.sequence ${sort === 'sequence:asc' ? 'asc' : 'desc'}`;
  const list = { table: 'audit.audit_event e', key: 'sequence', filters, order, indexed: order, item: ITEM, page };
  return { sql: listJson({ ...list, ...(unfiltered && { total: LENGTH }) }), args: filters.args };
}
