import type { Input, Output } from '@talent-os/contracts';
import { severities } from '@talent-os/contracts/cyber/incident-states.js';
import { decay } from '@talent-os/contracts/cyber/threat-kinds.js';
import type { ThreatDetail, listThreats } from '@talent-os/contracts/cyber/threats.js';
import { RawJson, DomainError, type Ctx } from '@talent-os/service-kit';
import { scoreSql } from '../indicators/indicator.rules.js';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';
import { indicator } from '../indicators/indicators.queries.js';

const SEVERITY = `array_position(array[${texts(severities)}], t.severity)`;
const SORTABLE = { title: 't.title', severity: SEVERITY, publishedDate: 't.published_date', source: 't.source' };
const holding = (pattern: string) => `select id from cyber.threat_text where text like ${pattern}`;
const USUAL = orderBy(SORTABLE, undefined, 't.published_date desc', 't.id');

/** Days behind in which an indicator counts as seen lately. */
export const LATELY_DAYS = 7;

const LINKED = `cyber.threat_indicator l join cyber.indicator n on n.organization_id = $1 and n.id = l.indicator_id
  where l.organization_id = $1 and l.threat_id = t.id`;

/** A threat as the contract shows it. */
const threat = (now: string) => `
  t.id, t.title, t.source, t.description, t.published_date as "publishedDate", t.classification, t.severity,
  (select count(*) from ${LINKED} and ${scoreSql('n', now)} >= ${decay.threshold}) as "activeIndicators"`;

/** An indicator `n` seen in the last 7 days that has not expired; `now` and `since` are placeholders of instants. */
const seenLately = (now: string, since: string) =>
  `n.last_sighted >= ${since}::timestamptz and ${scoreSql('n', now)} >= ${decay.threshold}`;

export function listOfThreats(
  ctx: Ctx,
  input: Input<typeof listThreats>,
): Promise<RawJson<Output<typeof listThreats>>> {
  const filters = new Filters('t.organization_id = $1')
    .and((value) => `t.severity = ${value}`, input.severity)
    .and((value) => `t.classification = ${value}`, input.classification)
    .search(holdingWords('cyber', 't.title', 't.description', 't.source'), containingWords(input.search));
  const order = orderBy(SORTABLE, input.sort, 't.published_date desc', 't.id');
  const now = filters.arg(ctx.now);
  if (input.fresh !== undefined)
    filters.andWhether(
      `t.published_date > ${filters.arg(daysBefore(ctx.now, 1))} and t.published_date <= ${now}`,
      input.fresh,
    );
  if (input.seen !== undefined)
    filters.andWhether(
      `exists (select from ${LINKED} and ${seenLately(now, filters.arg(daysBefore(ctx.now, LATELY_DAYS)))})`,
      input.seen,
    );
  const item = threat(now);
  return ctx.db.json(
    listJson({ table: 'cyber.threat t', filters, order, indexed: USUAL, holding, item, page: input.page }),
    filters.args,
  );
}

/** One threat with its indicators and incidents as JSON text, or 404. */
export async function threatOf(ctx: Ctx, threatId: string): Promise<RawJson<ThreatDetail>> {
  const found = await ctx.db.readOne<{ text: string }>(
    `select row_to_json(one)::text as text from (
       select ${threat('$3')}, t.cvss, t.cves, t.techniques,
         coalesce((select json_agg(shown) from (select ${indicator('$3')} from ${LINKED} order by score desc, n.value) shown), '[]'::json) as indicators,
         coalesce((select json_agg(json_build_object('stixId', p.stix_id, 'name', p.name, 'text', p.text, 'language', p.language,
             'validUntil', p.valid_until, 'revoked', p.revoked) order by p.name, p.stix_id)
           from cyber.threat_pattern x join cyber.pattern p on p.organization_id = $1 and p.id = x.pattern_id
           where x.organization_id = $1 and x.threat_id = t.id), '[]'::json) as patterns,
         coalesce((select json_agg(json_build_object('id', i.id, 'title', i.title) order by i.reported_time desc)
           from cyber.incident_threat x join cyber.incident i on i.organization_id = $1 and i.id = x.incident_id
           where x.organization_id = $1 and x.threat_id = t.id), '[]'::json) as incidents
       from cyber.threat t where t.organization_id = $1 and t.id = $2) one`,
    [threatId, ctx.now],
  );
  if (!found) throw new DomainError('resource.missing');
  return new RawJson(found.text);
}
