import type { Input } from '@talent-os/contracts';
import type { listAuditEvents } from '@talent-os/contracts/audit/trail.js';
import { PAGE_SIZE } from '@talent-os/contracts';
import type { Arg } from '@talent-os/service-kit';

type Filters = Input<typeof listAuditEvents>;
type Filter = keyof Pick<Filters, 'action' | 'actorId' | 'from' | 'to' | 'search'>;

/** The condition each filter adds, given the number of its parameter. */
const conditions: Record<Filter, (parameter: string) => string> = {
  action: (value) => `action = ${value}`,
  actorId: (value) => `actor_id = ${value}::uuid`,
  from: (value) => `at >= ${value}::timestamptz`,
  to: (value) => `at < ${value}::timestamptz`,
  search: (value) => `(action ilike ${value} or operation ilike ${value} or subject::text ilike ${value})`,
};

const ITEM = `json_build_object(
  'sequence', sequence, 'eventId', event_id, 'action', action, 'operation', operation, 'actorId', actor_id,
  'actorRole', actor_role, 'industry', industry, 'subject', subject,
  'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'traceId', trace_id, 'hash', encode(hash, 'hex'))`;

/** A page of the trail as one JSON text, newest first where nothing else is asked for. `$1` is the organization. */
export function listEvents(filters: Filters): { sql: string; args: Arg[] } {
  const { page, search, sort } = filters;
  const values = { ...filters, search: search && `%${search.replace(/[\\%_]/g, '\\$&')}%` };
  const args: Arg[] = [(page - 1) * PAGE_SIZE];
  const where = ['organization_id = $1'];
  for (const [filter, condition] of Object.entries(conditions) as [Filter, (parameter: string) => string][]) {
    const value = values[filter];
    if (!value) continue;
    args.push(value);
    where.push(condition(`$${args.length + 1}`));
  }
  const matching = `from audit.audit_event where ${where.join(' and ')}`;
  const order = `order by sequence ${sort === 'sequence:asc' ? 'asc' : 'desc'}`;
  // The chain has no gaps: without a filter the head says how long it is, and nobody counts.
  const total =
    where.length === 1
      ? 'coalesce((select sequence from audit.audit_head where organization_id = $1), 0)'
      : `(select count(*) ${matching})`;
  return {
    sql: `select json_build_object(
      'items', coalesce((select json_agg(${ITEM} ${order}) from (select * ${matching} ${order} limit ${PAGE_SIZE} offset $2) page), '[]'),
      'total', ${total})::text as answer`,
    args,
  };
}
