import { uuidv7, type Transaction } from '@talent-os/service-kit';
import type { Keeper } from './keeper.js';
import type { Bundle } from './read-bundle.js';

export const SOURCE = 'STIX bundle';

const KEEP = `
  with r as (
    select * from jsonb_to_recordset($4::jsonb) as r (id uuid, "stixId" text, title text, description text,
      "publishedDate" timestamptz, classification text, severity text, revoked boolean, created timestamptz,
      modified timestamptz, facts jsonb, cves jsonb, techniques jsonb)),
  changed as (
    update cyber.threat t set title = r.title, description = r.description, classification = r.classification,
      severity = r.severity, revoked = r.revoked, stix_facts = r.facts, cves = r.cves, techniques = r.techniques,
      published_date = coalesce(r."publishedDate", t.published_date), stix_created = coalesce(r.created, t.stix_created),
      stix_modified = coalesce(r.modified, t.stix_modified), updated_at = $2::timestamptz, version = t.version + 1
    from r
    where t.organization_id = $1 and t.stix_id = r."stixId"
      and (t.stix_modified is null or r.modified is null or r.modified >= t.stix_modified)
      and (t.title, t.description, t.classification, t.severity, t.revoked, t.stix_facts, t.cves, t.techniques,
          t.published_date, t.stix_created, t.stix_modified)
        is distinct from (r.title, r.description, r.classification, r.severity, r.revoked, r.facts, r.cves, r.techniques,
          coalesce(r."publishedDate", t.published_date), coalesce(r.created, t.stix_created),
          coalesce(r.modified, t.stix_modified))
    returning t.stix_id),
  added as (
    insert into cyber.threat (id, organization_id, created_at, updated_at, created_by, version, stix_id, title, source,
      description, published_date, classification, severity, cves, techniques, stix_created, stix_modified, revoked, stix_facts)
    select r.id, $1, $2::timestamptz, $2::timestamptz, $3::uuid, 1, r."stixId", r.title, $5, r.description,
      coalesce(r."publishedDate", $2::timestamptz), r.classification, r.severity, r.cves, r.techniques, r.created, r.modified,
      r.revoked, r.facts
    from r where not exists (select 1 from cyber.threat t where t.organization_id = $1 and t.stix_id = r."stixId")
    returning stix_id)
  select stix_id as "stixId" from changed union all select stix_id from added`;

/** What a threat is connected with: its patterns, and the indicators those ask for. */
const LINK = `
  with pair as (
    select t.id as threat_id, p.id as pattern_id from jsonb_to_recordset($4::jsonb) as r (threat text, pattern text)
      join cyber.threat t on t.organization_id = $1 and t.stix_id = r.threat
      join cyber.pattern p on p.organization_id = $1 and p.stix_id = r.pattern),
  patterns as (
    insert into cyber.threat_pattern (id, organization_id, created_at, updated_at, created_by, version, threat_id, pattern_id)
    select gen_random_uuid(), $1, $2::timestamptz, $2::timestamptz, $3::uuid, 1, threat_id, pattern_id from pair
    on conflict (organization_id, threat_id, pattern_id) do nothing)
  insert into cyber.threat_indicator (id, organization_id, created_at, updated_at, created_by, version, threat_id, indicator_id)
  select gen_random_uuid(), $1, $2::timestamptz, $2::timestamptz, $3::uuid, 1, found.threat_id, found.indicator_id
  from (select distinct pair.threat_id, l.indicator_id from pair
          join cyber.pattern_indicator l on l.organization_id = $1 and l.pattern_id = pair.pattern_id) found
  on conflict (organization_id, threat_id, indicator_id) do nothing`;

/** Keeps threats by their ids, with what the bundle connects them with. Answers which were new or newer. */
export async function keepThreats(tx: Transaction, ctx: Keeper, bundle: Bundle): Promise<Set<string>> {
  const by = [ctx.now, ctx.userId] as const;
  const neighbours = neighboursOf(bundle);
  const rows = bundle.threats.map((one) => {
    const near = [...(neighbours.get(one.stixId) ?? [])].flatMap((id) => bundle.facts.get(id) ?? []);
    const cves = near.flatMap(({ cve }) => cve ?? []);
    return { id: uuidv7(), ...one, cves, techniques: near.flatMap(({ technique }) => technique ?? []) };
  });
  const kept = rows.length > 0 ? await tx.read<{ stixId: string }>(KEEP, [...by, JSON.stringify(rows), SOURCE]) : [];
  const pairs = [...neighbours].flatMap(([threat, near]) => [...near].map((pattern) => ({ threat, pattern })));
  const links = pairs.filter(({ pattern }) => pattern.startsWith('indicator--'));
  if (links.length > 0) await tx.execute(LINK, [...by, JSON.stringify(links)]);
  return new Set(kept.map(({ stixId }) => stixId));
}

/** What the relationships and reports of a bundle connect each object with, in either direction. */
function neighboursOf({ links, threats }: Bundle): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>();
  const connect = (one: string, other: string) => {
    const near = neighbours.get(one) ?? new Set();
    neighbours.set(one, near.add(other));
  };
  const referred = threats.flatMap(({ stixId, refs }) => refs.map((ref) => [stixId, ref] as const));
  for (const [from, to] of [...links, ...referred]) {
    connect(from, to);
    connect(to, from);
  }
  return neighbours;
}
