import { classifications, mayShare, type SharingCircle } from '@talent-os/contracts/cyber/threat-kinds.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import type { OutThreat } from './write-bundle.js';

const MOST_THREATS = 1_000;

const PATTERNS = `
  select json_agg(json_build_object('stixId', p.stix_id, 'name', p.name, 'text', p.text, 'language', p.language,
      'validFrom', p.valid_from, 'validUntil', p.valid_until, 'revoked', p.revoked, 'created', p.stix_created,
      'modified', p.stix_modified, 'classification', p.classification) order by p.stix_id)
  from cyber.threat_pattern x join cyber.pattern p on p.organization_id = $1 and p.id = x.pattern_id
  where x.organization_id = $1 and x.threat_id = t.id and p.classification = any($3)
    and not exists (select 1 from cyber.pattern_indicator l join cyber.indicator n on n.organization_id = $1 and n.id = l.indicator_id
      where l.organization_id = $1 and l.pattern_id = p.id and n.base_score = 0)`;

/** Indicators of a threat that none of its patterns asks for. */
const INDICATORS = `
  select json_agg(json_build_object('stixId', n.stix_id, 'kind', n.kind, 'value', n.value, 'firstSeen', n.first_seen,
      'validUntil', n.valid_until, 'revoked', n.revoked, 'classification', n.classification) order by n.value)
  from cyber.threat_indicator l join cyber.indicator n on n.organization_id = $1 and n.id = l.indicator_id
  where l.organization_id = $1 and l.threat_id = t.id and n.base_score > 0 and n.classification = any($3)
    and not exists (select 1 from cyber.pattern_indicator i join cyber.threat_pattern x
        on x.organization_id = $1 and x.pattern_id = i.pattern_id and x.threat_id = t.id
      where i.organization_id = $1 and i.indicator_id = n.id)`;

type SharedThreats = { readonly threats: readonly OutThreat[]; readonly withheld: number };

/**
 * The newest threats as far as a circle may be told of them, with what is known of each, and how many were kept back.
 * False positives stay here. 404 for a threat that is none, `threat.tlp` where its classification keeps it.
 */
export async function sharedThreats(ctx: Ctx, circle: SharingCircle, threatId?: string): Promise<SharedThreats> {
  const all = await ctx.db.read<OutThreat>(
    `select t.stix_id as "stixId", t.title, t.description, t.published_date as "publishedDate", t.classification, t.severity,
       t.revoked, t.stix_facts as "stixFacts", t.cves, t.techniques, coalesce(t.stix_created, t.created_at) as created,
       coalesce(t.stix_modified, t.stix_created, t.created_at) as modified,
       coalesce((${PATTERNS}), '[]'::json) as patterns, coalesce((${INDICATORS}), '[]'::json) as indicators
     from cyber.threat t where t.organization_id = $1 and ($2::uuid is null or t.id = $2)
     order by t.published_date desc, t.id limit ${MOST_THREATS}`,
    [threatId ?? null, classifications.filter((one) => mayShare(one, circle))],
  );
  if (threatId && all.length === 0) throw new DomainError('resource.missing');
  const threats = all.filter(({ classification }) => mayShare(classification, circle));
  if (threatId && threats.length === 0) throw new DomainError('threat.tlp');
  return { threats, withheld: all.length - threats.length };
}
