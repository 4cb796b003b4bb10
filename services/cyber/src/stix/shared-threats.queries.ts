import { classifications, mayShare, type SharingCircle } from '@talent-os/contracts/cyber/threat-kinds.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import type { OutBundle, OutObject, OutPattern, OutThreat } from './out-bundle.js';

const PATTERN = `'stixId', p.stix_id, 'name', p.name, 'text', p.text, 'language', p.language, 'validFrom', p.valid_from,
  'validUntil', p.valid_until, 'revoked', p.revoked, 'created', p.stix_created, 'modified', p.stix_modified,
  'classification', p.classification`;

/** A pattern that asks for a false positive stays here. */
const RIGHT = `not exists (
  select 1 from cyber.pattern_indicator l join cyber.indicator n on n.organization_id = $1 and n.id = l.indicator_id
  where l.organization_id = $1 and l.pattern_id = p.id and n.base_score = 0)`;

const PATTERNS = `
  select json_agg(json_build_object(${PATTERN}) order by p.stix_id)
  from cyber.threat_pattern x join cyber.pattern p on p.organization_id = $1 and p.id = x.pattern_id
  where x.organization_id = $1 and x.threat_id = t.id and p.classification = any($3) and ${RIGHT}`;

/** Indicators of a threat that none of its patterns asks for. */
const INDICATORS = `
  select json_agg(json_build_object('stixId', n.stix_id, 'kind', n.kind, 'value', n.value, 'firstSeen', n.first_seen,
      'validUntil', n.valid_until, 'revoked', n.revoked, 'classification', n.classification) order by n.value)
  from cyber.threat_indicator l join cyber.indicator n on n.organization_id = $1 and n.id = l.indicator_id
  where l.organization_id = $1 and l.threat_id = t.id and n.base_score > 0 and n.classification = any($3)
    and not exists (select 1 from cyber.pattern_indicator i join cyber.threat_pattern x
        on x.organization_id = $1 and x.pattern_id = i.pattern_id and x.threat_id = t.id
      where i.organization_id = $1 and i.indicator_id = n.id)`;

/** Patterns of no threat: what a feed of indicators alone has brought. */
const LOOSE = `
  select json_build_object(${PATTERN}) as pattern from cyber.pattern p
  where p.organization_id = $1 and p.classification = any($2) and ${RIGHT}
    and not exists (select 1 from cyber.threat_pattern x where x.organization_id = $1 and x.pattern_id = p.id)
  order by p.stix_id`;

/** What came with bundles, as it came. */
const OBJECTS = `
  select o.stix_id as "stixId", o.object, o.classification from cyber.stix_object o
  where o.organization_id = $1 and o.classification = any($2) order by o.stix_id`;

type SharedThreats = { readonly bundle: OutBundle; readonly withheld: number };

/**
 * The threats, or one, as far as a circle may be told of them, with what is known of each, and how many were kept back;
 * without one in particular also what no threat is behind. False positives stay here. 404 for a threat that is none,
 * `threat.tlp` where its classification keeps it.
 */
export async function sharedThreats(ctx: Ctx, circle: SharingCircle, threatId?: string): Promise<SharedThreats> {
  const sharable = classifications.filter((one) => mayShare(one, circle));
  const all = await ctx.db.read<OutThreat>(
    `select t.stix_id as "stixId", t.title, t.description, t.published_date as "publishedDate", t.classification, t.severity,
       t.revoked, t.stix_facts as "stixFacts", t.cves, t.techniques, coalesce(t.stix_created, t.created_at) as created,
       coalesce(t.stix_modified, t.stix_created, t.created_at) as modified,
       coalesce((${PATTERNS}), '[]'::json) as patterns, coalesce((${INDICATORS}), '[]'::json) as indicators
     from cyber.threat t where t.organization_id = $1 and ($2::uuid is null or t.id = $2)
     order by t.published_date desc, t.id`,
    [threatId ?? null, sharable],
  );
  if (threatId && all.length === 0) throw new DomainError('resource.missing');
  const threats = all.filter(({ classification }) => mayShare(classification, circle));
  if (threatId && threats.length === 0) throw new DomainError('threat.tlp');
  const [loose, objects] = await Promise.all([
    threatId ? [] : ctx.db.read<{ pattern: OutPattern }>(LOOSE, [sharable]),
    ctx.db.read<OutObject>(OBJECTS, [sharable]),
  ]);
  const patterns = loose.map(({ pattern }) => pattern);
  return { bundle: { threats, patterns, objects, whole: !threatId }, withheld: all.length - threats.length };
}
