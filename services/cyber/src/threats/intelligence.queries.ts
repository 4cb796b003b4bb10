import type { Output } from '@talent-os/contracts';
import { SUMMARY_THREATS, type getIntelligence } from '@talent-os/contracts/cyber/threats.js';
import { decay } from '@talent-os/contracts/cyber/threat-kinds.js';
import type { Ctx } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { OPEN } from '../incidents/incidents.queries.js';
import { scoreSql } from '../indicators/indicator.rules.js';
import { LATELY_DAYS } from './threats.queries.js';
import { riskLevelOf, type RiskFacts } from './risk.rules.js';

const openOf = (severity: string) =>
  `exists (select 1 from cyber.incident i where i.organization_id = $1 and ${OPEN} and i.severity = '${severity}')`;
const SIGHTED = `exists (select 1 from cyber.threat t
  join cyber.threat_indicator l on l.organization_id = $1 and l.threat_id = t.id
  join cyber.indicator n on n.organization_id = $1 and n.id = l.indicator_id
  where t.organization_id = $1 and t.severity = 'critical' and n.last_sighted >= $3 and n.base_score > 0)`;
const LATELY = `(exists (select 1 from cyber.threat t where t.organization_id = $1 and t.severity <> 'low' and t.published_date >= $3)
  or exists (select 1 from cyber.incident i where i.organization_id = $1 and i.severity <> 'low' and i.status <> 'false_positive'
    and (i.reported_time >= $3 or ${OPEN})))`;

type IntelligenceRow = { facts: RiskFacts; answer: Omit<Output<typeof getIntelligence>, 'riskLevel'> };

/** The answer of the intelligence screen in one query; `timezone` says where its week begins. */
export async function intelligenceOf(ctx: Ctx, timezone: string): Promise<Output<typeof getIntelligence>> {
  const row = await ctx.db.readOne<IntelligenceRow>(
    `select json_build_object('openCritical', ${openOf('critical')}, 'openHigh', ${openOf('high')}, 'criticalSighted', ${SIGHTED},
       'hasData', exists (select 1 from cyber.threat where organization_id = $1) or exists (select 1 from cyber.incident where organization_id = $1),
       'mediumLately', ${LATELY}) as facts,
     json_build_object(
       'newThreats', (select count(*) from cyber.threat t where t.organization_id = $1 and t.published_date > $4 and t.published_date <= $2),
       'iocDetected', (select count(*) from cyber.indicator n
         where n.organization_id = $1 and n.last_sighted >= $3 and ${scoreSql('n', '$2')} >= ${decay.threshold}),
       'reportsGenerated', (select count(*) from cyber.intel_report r
         where r.organization_id = $1 and r.created_at >= date_trunc('week', $2::timestamptz, $5)),
       'recentThreats', coalesce((select json_agg(one) from (
         select t.title, t.source, t.description, t.published_date as "publishedDate", t.classification, t.severity
         from cyber.threat t where t.organization_id = $1 order by t.published_date desc, t.id limit ${SUMMARY_THREATS}) one), '[]'::json)) as answer`,
    [ctx.now, daysBefore(ctx.now, LATELY_DAYS), daysBefore(ctx.now, 1), timezone],
  );
  return { ...row!.answer, riskLevel: riskLevelOf(row!.facts) };
}
