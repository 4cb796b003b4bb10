import type { Twin } from '@talent-os/contracts/talent/candidates.js';
import type { Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { person } from '../people/people.sql.js';
import { CANDIDATE } from './candidates.queries.js';
import type { Comparable } from './duplicate.rules.js';

export type ComparedRow = Omit<Twin, 'personName'> & Comparable;
type PairRow = { readonly first: ComparedRow; readonly second: ComparedRow };

/** Pairs that are proposed at once. */
const PAIRS = 50;
const listed = (alias: string) => `${alias}.merged_into is null and ${alias}.consent_until >= $2::date`;
/** The last word of a name; empty where nobody has told it yet. */
const family = (alias: string) => `regexp_replace(talent.fold_text(coalesce(${alias}.name, '')), '^.* ', '')`;
const twin = (alias: string, name: string) => `json_build_object('id', ${alias}.id, 'version', ${alias}.version,
  'email', ${alias}.email, 'phone', ${alias}.phone, 'headline', ${alias}.headline, 'lastAt', ${alias}.last_at,
  'consentUntil', ${alias}.consent_until, 'family', ${family(name)},
  'applications', (select count(*)::int from talent.application x where x.organization_id = $1 and x.user_id = ${alias}.id),
  'notes', (select count(*)::int from talent.candidate_note x where x.organization_id = $1 and x.candidate_id = ${alias}.id))`;
/** Records that share a key, each pair once: who came first is the first of it. */
const sharing = (key: string) => `
  select c.id as first_id, d.id as second_id from ${CANDIDATE}
  join talent.candidate d on d.organization_id = $1 and d.${key} = c.${key} and ${listed('d')}
    and (d.created_at, d.id) > (c.created_at, c.id)
  where c.organization_id = $1 and c.${key} is not null and ${listed('c')}
    and ($3::uuid is null or $3 in (c.id, d.id)) and ($4::uuid is null or $4 in (c.id, d.id))`;

/**
 * Records that share a mail or a number and a family name, unless somebody has said that they are two people; those of one
 * record or of two, where they are given.
 */
export async function pairsOf(ctx: Ctx, one: string | null, other: string | null): Promise<PairRow[]> {
  return ctx.db.read<PairRow>(
    `select ${twin('c', 'h')} as first, ${twin('d', 'i')} as second
     from (${sharing('email')} union ${sharing('phone_key')}) pair
     join ${CANDIDATE} on c.organization_id = $1 and c.id = pair.first_id ${person('h', 'c.id')}
     join talent.candidate d on d.organization_id = $1 and d.id = pair.second_id ${person('i', 'd.id')}
     where (c.email = d.email or ${family('h')} <> '' and ${family('h')} = ${family('i')})
       and not exists (select from talent.candidate_match m where m.organization_id = $1 and m.status = 'apart'
         and (m.kept_id = c.id and m.other_id = d.id or m.kept_id = d.id and m.other_id = c.id))
     order by greatest(c.last_at, d.last_at) desc, c.id, d.id limit ${PAIRS}`,
    [await todayOf(ctx), one, other],
  );
}
