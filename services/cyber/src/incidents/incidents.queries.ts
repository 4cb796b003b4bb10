import type { Input, Output } from '@talent-os/contracts';
import { incidentStateKeys, openIncidentStates, severities } from '@talent-os/contracts/cyber/incident-states.js';
import type { Incident, IncidentShow, exportIncidents, listIncidents } from '@talent-os/contracts/cyber/incidents.js';
import type { Ctx, RawJson, Reader } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { maySql } from '@talent-os/service-kit/may';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { nameOf, person } from '../sql/people.js';
import { mayIn, reopenableSince } from './incident.rules.js';
import { texts } from '@talent-os/service-kit/sql/texts';

export const OPEN = `i.status in (${texts(openIncidentStates)})`;
export const SEVERITY = `array_position(array[${texts(severities)}], i.severity)`;
export const LATE =
  '(i.respond_breached_at is not null or i.contain_breached_at is not null or i.resolve_breached_at is not null)';
/** The deadline that comes next; none once it is over. */
const DUE = `case when not ${OPEN} then null when i.responded_at is null then i.respond_by
  when i.contained_at is null then i.contain_by else i.resolve_by end`;

const timer = (by: string, done: string, breached: string) =>
  `json_build_object('by', i.${by}, 'doneAt', i.${done}, 'breachedAt', i.${breached})`;

export const ASSIGNEE = person('a', 'i.assignee_id');

/** An incident as files show it, which tell nobody what they may do. */
export const INCIDENT = `
  i.id, i.title, i.type, i.severity, i.status, i.reported_time as "reportedTime", i.assignee_id as "assigneeId",
  ${nameOf('a', 'i.assignee_id')} as "assigneeName", i.phi_discovered_at is not null as "phiSuspected",
  json_build_object(
    'respond', ${timer('respond_by', 'responded_at', 'respond_breached_at')},
    'contain', ${timer('contain_by', 'contained_at', 'contain_breached_at')},
    'resolve', ${timer('resolve_by', 'resolved_at', 'resolve_breached_at')}) as sla, i.version`;

/** An incident as the contract shows it; `since` is the placeholder of since when one must be closed to be opened again. */
export const incidentSince = (since: string): string =>
  `${INCIDENT}, ${maySql(
    [
      ['i.status', incidentStateKeys],
      ['(i.phi_discovered_at is not null)', [true, false]],
      [`coalesce(i.resolved_at < ${since}::timestamptz, true)`, [true, false]],
    ],
    mayIn,
  )} as may`;

const SORTABLE = {
  title: 'i.title',
  severity: SEVERITY,
  status: `array_position(array[${texts(incidentStateKeys)}], i.status)`,
  reportedTime: 'i.reported_time',
  due: DUE,
};

/** Days behind that the mean times of the screens are of. */
const MEAN_DAYS = 30;
const SHOWN: Record<IncidentShow, (now: () => string, timezone: () => string, since: () => string) => string> = {
  resolvedToday: (now, timezone) => `i.resolved_at >= date_trunc('day', ${now()}::timestamptz, ${timezone()})`,
  responded: (_now, _timezone, since) => `i.responded_at >= ${since()}::timestamptz`,
  contained: (_now, _timezone, since) => `i.contained_at >= ${since()}::timestamptz`,
  resolved: (_now, _timezone, since) => `i.resolved_at >= ${since()}::timestamptz`,
};
/** Weeks are those of UTC, as in the overview. */
const inWeek = (column: string) => (monday: string) =>
  `(i.${column} >= ${monday}::date::timestamp at time zone 'UTC' and i.${column} < (${monday}::date + 7)::timestamp at time zone 'UTC')`;

/** Where a context is in time: now, and in which timezone its day begins. */
export type Clock = { readonly now: Date; readonly timezone: string };
export const clockOf = async (ctx: Ctx): Promise<Clock> => ({ now: ctx.now, timezone: await timezoneOf(ctx) });

function isShown(show: IncidentShow, filters: Filters, { now, timezone }: Clock): string {
  const [at, zone, since] = [now, timezone, daysBefore(now, MEAN_DAYS)].map((value) => () => filters.arg(value));
  return SHOWN[show](at!, zone!, since!);
}

/** Incidents that match a filter. */
export function incidentsWhere(filter: Omit<Input<typeof exportIncidents>, 'skip'>, clock: Clock): Filters {
  const filters = new Filters('i.organization_id = $1')
    .and((value) => `i.status = ${value}`, filter.status)
    .and((value) => `i.severity = ${value}`, filter.severity)
    .and((value) => `i.type = ${value}`, filter.type)
    .and((value) => `i.assignee_id = ${value}`, filter.assigneeId)
    .andWhether(OPEN, filter.active)
    .andWhether(LATE, filter.late)
    .and(inWeek('reported_time'), filter.reportedWeek)
    .and(inWeek('resolved_at'), filter.closedWeek)
    .search(holdingWords('cyber', 'i.title', 'i.description'), containingWords(filter.search));
  return filters.andThat(filter.show && isShown(filter.show, filters, clock));
}

/** Open ones first, the most severe of them, the oldest of these; what a filter says of all of them orders none. */
const usualOrder = ({ status, severity }: Pick<Input<typeof exportIncidents>, 'status' | 'severity'>): string =>
  [...(status ? [] : [`${OPEN} desc`]), ...(severity ? [] : [SEVERITY]), 'i.reported_time'].join(', ');

export async function listOfIncidents(
  ctx: Ctx,
  input: Input<typeof listIncidents>,
): Promise<RawJson<Output<typeof listIncidents>>> {
  const filters = incidentsWhere(input, await clockOf(ctx));
  const order = orderBy(SORTABLE, input.sort, usualOrder(input), 'i.id');
  return ctx.db.json(
    listJson({
      table: 'cyber.incident i',
      joins: { a: ASSIGNEE },
      filters,
      order,
      indexed: `${usualOrder(input)}, i.id`,
      holding: (pattern) => `select id from cyber.incident_text where text like ${pattern}`,
      item: incidentSince(filters.arg(reopenableSince(ctx.now))),
      page: input.page,
    }),
    filters.args,
  );
}

/** An incident as the contract shows it, for the transaction that changed it. */
export async function incidentAfter(db: Reader, { now }: Pick<Ctx, 'now'>, incidentId: string): Promise<Incident> {
  const row = await db.readOne<{ incident: Incident }>(
    `select row_to_json(one) as incident from (
       select ${incidentSince('$3')} from cyber.incident i ${ASSIGNEE} where i.organization_id = $1 and i.id = $2) one`,
    [incidentId, reopenableSince(now)],
  );
  return row!.incident;
}
