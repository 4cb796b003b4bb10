import type { Output } from '@talent-os/contracts';
import { SUMMARY_INCIDENTS, type getIncidentSummary } from '@talent-os/contracts/cyber/incidents.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { OPEN, SEVERITY } from './incidents.queries.js';

const RESPONSE_DAYS = 30;

/** The answer of the incidents screen in one query; `timezone` says where its day begins. */
export const summaryOf = (ctx: Ctx, timezone: string): Promise<RawJson<Output<typeof getIncidentSummary>>> =>
  ctx.db.json(
    `select json_build_object(
       'activeCount', (select count(*) from cyber.incident i where i.organization_id = $1 and ${OPEN}),
       'investigatingCount', (select count(*) from cyber.incident i where i.organization_id = $1 and i.status = 'investigating'),
       'resolvedToday', (select count(*) from cyber.incident i
         where i.organization_id = $1 and i.resolved_at >= date_trunc('day', $2::timestamptz, $3)),
       'avgResponseTime', (select round(avg(extract(epoch from i.responded_at - i.reported_time)) / 60, 1)
         from cyber.incident i where i.organization_id = $1 and i.responded_at >= $4),
       'activeIncidents', coalesce((select json_agg(row_to_json(one)) from (
         select i.title, i.type, i.reported_time as "reportedTime", i.description, i.severity
         from cyber.incident i where i.organization_id = $1 and ${OPEN}
         order by ${SEVERITY}, i.reported_time, i.id limit ${SUMMARY_INCIDENTS}) one), '[]'::json))::text`,
    [ctx.now, timezone, daysBefore(ctx.now, RESPONSE_DAYS)],
  );
