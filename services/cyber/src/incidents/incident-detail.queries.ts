import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents.js';
import { RawJson, type Ctx } from '@talent-os/service-kit';
import { scoreSql } from '../indicators/indicator.rules.js';
import { nameOf, person } from '../sql/people.js';
import { reopenableSince } from './incident.rules.js';
import { ASSIGNEE, incidentSince } from './incidents.queries.js';

const list = (item: string, order: string, from: string) =>
  `coalesce((select json_agg(${item} order by ${order}) from ${from} where x.organization_id = $1 and x.incident_id = i.id), '[]'::json)`;

const TIMELINE = list(
  `json_build_object('id', x.id, 'kind', x.kind, 'from', x.from_value, 'to', x.to_value, 'note', x.note,
     'byName', ${nameOf('author', 'x.by_id')}, 'at', x.created_at)`,
  'x.created_at desc, x.id desc',
  `cyber.incident_entry x ${person('author', 'x.by_id')}`,
);
const TASKS = list(
  `json_build_object('id', x.id, 'title', x.title, 'assigneeName', ${nameOf('doer', 'x.assignee_id')}, 'doneAt', x.done_at)`,
  'x.done_at nulls first, x.created_at, x.id',
  `cyber.incident_task x ${person('doer', 'x.assignee_id')}`,
);
const INDICATORS = list(
  `json_build_object('id', n.id, 'kind', n.kind, 'value', n.value, 'score', round((${scoreSql('n', '$3')})::numeric, 1),
     'sightings', n.sightings)`,
  'n.kind, n.value',
  'cyber.incident_indicator x join cyber.indicator n on n.organization_id = $1 and n.id = x.indicator_id',
);
const THREATS = list(
  `json_build_object('id', t.id, 'title', t.title, 'severity', t.severity, 'classification', t.classification)`,
  't.published_date desc, t.id',
  'cyber.incident_threat x join cyber.threat t on t.organization_id = $1 and t.id = x.threat_id',
);

/** One incident with everything about it as JSON text, or 404. */
export async function incidentOf(ctx: Ctx, incidentId: string): Promise<RawJson<IncidentDetail>> {
  const { text } = await ctx.db.readExisting<{ text: string }>(
    `select row_to_json(one)::text as text from (
       select ${incidentSince('$4')}, i.description, coalesce(r.name, 'Former colleague') as "reporterName",
         i.phi_discovered_at as "phiDiscoveredAt", i.resolution, i.root_cause as "rootCause", i.lessons,
         ${TIMELINE} as timeline, ${TASKS} as tasks, ${INDICATORS} as indicators, ${THREATS} as threats
       from cyber.incident i ${ASSIGNEE} ${person('r', 'i.reporter_id')}
       where i.organization_id = $1 and i.id = $2) one`,
    [incidentId, ctx.now, reopenableSince(ctx.now)],
  );
  return new RawJson(text);
}
