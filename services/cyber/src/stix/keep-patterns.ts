import { decay } from '@talent-os/contracts/cyber/threat-kinds.js';
import { uuidv7, type Transaction } from '@talent-os/service-kit';
import { patternOf, type Observable } from './pattern.js';
import type { StixPattern } from './read-bundle.js';
import type { Keeper } from './keeper.js';
import { stixIdOf } from './stix-id.js';

/** A version that is known changes nothing, a newer one replaces it; what it does not say stays. */
const KEEP = `
  with r as (
    select * from jsonb_to_recordset($4::jsonb) as r (id uuid, "stixId" text, name text, text text, language text,
      "validFrom" timestamptz, "validUntil" timestamptz, revoked boolean, created timestamptz, modified timestamptz,
      classification text)),
  changed as (
    update cyber.pattern p set name = r.name, text = r.text, language = r.language, valid_until = r."validUntil",
      revoked = r.revoked, classification = r.classification, valid_from = coalesce(r."validFrom", p.valid_from),
      stix_created = coalesce(r.created, p.stix_created), stix_modified = coalesce(r.modified, p.stix_modified),
      updated_at = $2::timestamptz, version = p.version + 1
    from r
    where p.organization_id = $1 and p.stix_id = r."stixId" and (r.modified is null or r.modified >= p.stix_modified)
      and (p.name, p.text, p.language, p.valid_until, p.revoked, p.classification, p.valid_from, p.stix_created, p.stix_modified)
        is distinct from (r.name, r.text, r.language, r."validUntil", r.revoked, r.classification,
          coalesce(r."validFrom", p.valid_from), coalesce(r.created, p.stix_created), coalesce(r.modified, p.stix_modified))
    returning p.stix_id),
  added as (
    insert into cyber.pattern (id, organization_id, created_at, updated_at, created_by, version, stix_id, name, text,
      language, valid_from, valid_until, revoked, stix_created, stix_modified, classification)
    select r.id, $1, $2::timestamptz, $2::timestamptz, $3::uuid, 1, r."stixId", r.name, r.text, r.language,
      coalesce(r."validFrom", r.created, r.modified, $2::timestamptz), r."validUntil", r.revoked,
      coalesce(r.created, r.modified, $2::timestamptz), coalesce(r.modified, r.created, $2::timestamptz), r.classification
    from r where not exists (select 1 from cyber.pattern p where p.organization_id = $1 and p.stix_id = r."stixId")
    returning stix_id)
  select stix_id as "stixId" from changed union all select stix_id from added`;

/** An indicator that is known by its value stays as it is: what colleagues saw and said of it is theirs. */
const KNOW = `
  insert into cyber.indicator (id, organization_id, created_at, updated_at, created_by, version, kind, value, base_score,
    first_seen, last_sighted, sightings, exempt, classification, stix_id, revoked)
  select r.id, $1, $2::timestamptz, $2::timestamptz, $3::uuid, 1, r.kind, r.value, $5::double precision, r.at, r.at, 0,
    false, r.classification, r."stixId", false
  from jsonb_to_recordset($4::jsonb) as r (id uuid, kind text, value text, at timestamptz, classification text, "stixId" text)
  on conflict (organization_id, kind, value) do nothing`;

const LINK = `
  insert into cyber.pattern_indicator (id, organization_id, created_at, updated_at, created_by, version, pattern_id, indicator_id)
  select gen_random_uuid(), $1, $2::timestamptz, $2::timestamptz, $3::uuid, 1, p.id, n.id
  from jsonb_to_recordset($4::jsonb) as r ("stixId" text, kind text, value text)
    join cyber.pattern p on p.organization_id = $1 and p.stix_id = r."stixId"
    join cyber.indicator n on n.organization_id = $1 and n.kind = r.kind and n.value = r.value
  on conflict (organization_id, pattern_id, indicator_id) do nothing`;

/** An indicator counts as long as one of its patterns does: the rest is what a feed has taken back or let run out. */
const SETTLE = `
  update cyber.indicator n set revoked = s.revoked, valid_until = s.valid_until, updated_at = $2, version = n.version + 1
  from (select l.indicator_id, bool_and(p.revoked) as revoked,
          case when bool_or(p.valid_until is null and not p.revoked) then null
            else max(p.valid_until) filter (where not p.revoked) end as valid_until
        from cyber.pattern_indicator l join cyber.pattern p on p.organization_id = $1 and p.id = l.pattern_id
        where l.organization_id = $1 and l.indicator_id in (
          select k.indicator_id from cyber.pattern_indicator k join cyber.pattern o on o.organization_id = $1 and o.id = k.pattern_id
          where k.organization_id = $1 and o.stix_id = any($3))
        group by l.indicator_id) s
  where n.organization_id = $1 and n.id = s.indicator_id
    and (n.revoked, n.valid_until) is distinct from (s.revoked, s.valid_until)`;

/** Keeps patterns by their ids and the indicators they ask for by their values, whatever their number. Answers which were new or newer. */
export async function keepPatterns(
  tx: Transaction,
  ctx: Keeper,
  patterns: readonly StixPattern[],
): Promise<Set<string>> {
  if (patterns.length === 0) return new Set();
  const by = [ctx.now, ctx.userId] as const;
  const rows = patterns.map((one) => ({ id: uuidv7(), ...one }));
  const kept = await tx.read<{ stixId: string }>(KEEP, [...by, JSON.stringify(rows)]);
  const indicators = indicatorsOf(patterns, ctx.now);
  if (indicators.length > 0) {
    await tx.execute(KNOW, [...by, JSON.stringify(indicators), decay.base]);
    const pairs = patterns.flatMap(({ stixId, observables }) => observables.map((one) => ({ stixId, ...one })));
    await tx.execute(LINK, [...by, JSON.stringify(pairs)]);
    await tx.execute(SETTLE, [ctx.now, patterns.map(({ stixId }) => stixId)]);
  }
  return new Set(kept.map(({ stixId }) => stixId));
}

/** Each observable once, as the first pattern that asks for it has it. */
function indicatorsOf(patterns: readonly StixPattern[], now: Date) {
  const rows = new Map<string, object>();
  for (const { observables, validFrom, classification } of patterns)
    for (const { kind, value } of observables) {
      const key = `${kind} ${value}`;
      const at = validFrom && validFrom < now ? validFrom : now;
      if (!rows.has(key))
        rows.set(key, { id: uuidv7(), at, kind, value, classification, stixId: idOf({ kind, value }) });
    }
  return [...rows.values()];
}

const idOf = (observable: Observable): string => stixIdOf('indicator', patternOf(observable));
