import type { Output } from '@talent-os/contracts';
import { severities } from '@talent-os/contracts/cyber/incident-states.js';
import type { getIncidentOverview } from '@talent-os/contracts/cyber/incidents.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { texts } from '@talent-os/service-kit/sql/texts';
import { LATE, OPEN } from './incidents.queries.js';

const MEAN_DAYS = 30;
const WEEKS = 12;

const mean = (until: string) => `round(avg(extract(epoch from i.${until} - i.reported_time)) / 60, 1)`;
const meanSince = (until: string) =>
  `(select ${mean(until)} from cyber.incident i where i.organization_id = $1 and i.${until} >= $2)`;
const inWeek = (what: string, column: string) =>
  `(select ${what} from cyber.incident i where i.organization_id = $1 and i.${column} >= w.starts and i.${column} < w.starts + interval '7 days')`;

/** Mean times, incidents by severity, and the last weeks, in one query. Weeks begin on Monday, in UTC. */
export const overviewOf = (ctx: Ctx): Promise<RawJson<Output<typeof getIncidentOverview>>> =>
  ctx.db.json(
    `select json_build_object(
       'mttc', ${meanSince('contained_at')},
       'mttr', ${meanSince('resolved_at')},
       'severities', (select json_agg(json_build_object('severity', s.name, 'active', coalesce(c.active, 0), 'late', coalesce(c.late, 0)) order by s.place)
         from unnest(array[${texts(severities)}]) with ordinality as s (name, place)
         left join (select i.severity, count(*) as active, count(*) filter (where ${LATE}) as late
           from cyber.incident i where i.organization_id = $1 and ${OPEN} group by i.severity) c on c.severity = s.name),
       'weeks', (select json_agg(json_build_object('week', w.starts::date, 'reported', ${inWeek('count(*)', 'reported_time')},
           'closed', ${inWeek('count(*)', 'resolved_at')}, 'response', ${inWeek(mean('responded_at'), 'responded_at')}) order by w.starts)
         from generate_series(date_trunc('week', $3::timestamptz) - interval '${WEEKS - 1} weeks',
           date_trunc('week', $3::timestamptz), interval '1 week') as w (starts)))::text`,
    [daysBefore(ctx.now, MEAN_DAYS), ctx.now],
  );
