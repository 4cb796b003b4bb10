import { indicatorSighted } from '@talent-os/contracts/cyber/threat-events.js';
import { uuidv7, type Transaction } from '@talent-os/service-kit';
import { SOURCE } from './keep-threats.js';
import type { Keeper } from './keeper.js';
import type { KeptObject, StixSighting } from './read-bundle.js';

const KEEP = `
  insert into cyber.stix_object as known (id, organization_id, created_at, updated_at, created_by, version, stix_id, object,
    modified, classification)
  select r.id, $1, $2::timestamptz, $2::timestamptz, $3::uuid, 1, r."stixId", r.object, r.modified, r.classification
  from jsonb_to_recordset($4::jsonb) as r (id uuid, "stixId" text, object jsonb, modified timestamptz, classification text)
  on conflict (organization_id, stix_id) do update set object = excluded.object, modified = excluded.modified,
    classification = excluded.classification, updated_at = excluded.updated_at, version = known.version + 1
  where (known.modified is null or excluded.modified is null or excluded.modified >= known.modified)
    and (known.object - 'object_marking_refs', known.classification)
      is distinct from (excluded.object - 'object_marking_refs', excluded.classification)
  returning stix_id as "stixId"`;

/** Keeps objects as they came. Answers which were new or newer: a marking that says what is kept of it anyway is no news. */
export async function keepObjects(tx: Transaction, ctx: Keeper, objects: readonly KeptObject[]): Promise<Set<string>> {
  if (objects.length === 0) return new Set();
  const rows = objects.map(({ stixId, object, modified, classification }) => ({
    id: uuidv7(),
    stixId,
    object,
    modified,
    classification,
  }));
  const kept = await tx.read<{ stixId: string }>(KEEP, [ctx.now, ctx.userId, JSON.stringify(rows)]);
  return new Set(kept.map(({ stixId }) => stixId));
}

const KNOWN = `
  select stix_id as "stixId" from cyber.pattern where organization_id = $1 and stix_id = any($2)
  union select stix_id from cyber.threat where organization_id = $1 and stix_id = any($2)
  union select stix_id from cyber.stix_object where organization_id = $1 and stix_id = any($2)`;

/** Which of these objects are kept here already. */
export async function knownObjects(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const known = await tx.read<{ stixId: string }>(KNOWN, [ids]);
  return new Set(known.map(({ stixId }) => stixId));
}

const SIGHT = `
  with r as (select * from jsonb_to_recordset($4::jsonb) as r ("stixId" text, "of" text, at timestamptz)),
  seen as (
    insert into cyber.indicator_sighting (id, organization_id, created_at, updated_at, created_by, version, indicator_id,
      seen_at, place, by_id, stix_id)
    select gen_random_uuid(), $1, $2::timestamptz, $2::timestamptz, $3::uuid, 1, l.indicator_id, r.at, $5, $3::uuid, r."stixId"
    from r join cyber.pattern p on p.organization_id = $1 and p.stix_id = r."of"
      join cyber.pattern_indicator l on l.organization_id = $1 and l.pattern_id = p.id
    on conflict (organization_id, indicator_id, stix_id) where stix_id is not null do nothing
    returning indicator_id, stix_id, seen_at),
  counted as (
    update cyber.indicator n set sightings = n.sightings + s.count, last_sighted = greatest(n.last_sighted, s.last),
      updated_at = $2::timestamptz, version = n.version + 1
    from (select indicator_id, count(*)::int as count, max(seen_at) as last from seen group by indicator_id) s
    where n.organization_id = $1 and n.id = s.indicator_id
    returning n.id)
  select (select count(distinct stix_id) from seen)::int as sightings,
    (select coalesce(json_agg(id), '[]'::json) from counted) as indicators`;

/** Counts sightings nobody has counted, and tells of the indicators that were seen. Answers how many there were. */
export async function countSightings(
  tx: Transaction,
  ctx: Keeper,
  sightings: readonly StixSighting[],
): Promise<number> {
  const rows = sightings.filter(({ count }) => count > 0);
  if (rows.length === 0) return 0;
  const counted = await tx.readOne<{ sightings: number; indicators: string[] }>(SIGHT, [
    ctx.now,
    ctx.userId,
    JSON.stringify(rows),
    SOURCE,
  ]);
  for (const indicatorId of counted!.indicators) ctx.emit(indicatorSighted, { indicatorId });
  return counted!.sightings;
}
