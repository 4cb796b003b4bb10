import type { Industry, Input } from '@talent-os/contracts';
import {
  candidateStandings,
  type CandidateRow,
  type exportCandidates,
  type listCandidates,
} from '@talent-os/contracts/talent/candidates.js';
import type { ApplicationSource } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { ensureNamesForSearch } from '../people/names-cache.js';
import { FORMER } from '../people/people.js';
import { nameOf, person } from '../people/people.sql.js';

/** A candidate as SQL gives it: everything but the name, which the identity service tells. */
export type CandidateSqlRow = {
  readonly id: string;
  readonly version: number;
  readonly headline: string;
  readonly industry: Industry;
  readonly email: string | null;
  readonly phone: string | null;
  readonly source: ApplicationSource;
  readonly rank: number;
  readonly finalistFor: string | null;
  readonly finalistAt: string | null;
  readonly tags: string[];
  readonly skills: CandidateRow['skills'];
  readonly consentUntil: string;
  readonly lastAt: string;
  readonly merged: number;
};

type Filter = Omit<Input<typeof exportCandidates>, 'skip'>;

/** Records that stand for themselves, of people whose consent has not ended. `$2` is today. */
export const LISTED = 'c.merged_into is null and c.consent_until >= $2::date';
export const CANDIDATE = 'talent.candidate c';
const JOINS = { h: person('h', 'c.id') };
const SEARCHED = holdingWords('talent', nameOf('h'), 'c.headline');
/** Candidates whose name or headline a word finds. */
const candidatesMatching = (pattern: string) => `
  select c.id from talent.person_search y join ${CANDIDATE} on c.organization_id = $1 and c.id = y.id where y.text like ${pattern}
  union all select y.id from talent.candidate_search y where y.text like ${pattern}
  union all select c.id from ${CANDIDATE} where c.organization_id = $1 and talent.fold_text('${FORMER.name}') like ${pattern}
    and not exists (select from talent.person y where y.organization_id = $1 and y.id = c.id)`;

/** Skills a row shows. */
const SHOWN_SKILLS = 4;
/** The skill asked for first, then the strongest. */
const skillsOf = (asked: string) => `(
  select coalesce(json_agg(one), '[]') from (
    select s.name as skill, held.level, held.verified from talent.person_skill held
    join talent.skill s on s.organization_id = $1 and s.id = held.skill_id
    where held.organization_id = $1 and held.user_id = c.id
    order by (held.skill_id = ${asked}::uuid) desc nulls last, held.level desc, held.verified desc, s.name
    limit ${SHOWN_SKILLS}) one)`;

const fieldsWith = (asked: string) => `
  c.id, c.version, c.headline, c.industry, c.email, c.phone, c.source, c.rank, c.finalist_for as "finalistFor",
  c.finalist_at as "finalistAt", c.tags, ${skillsOf(asked)} as skills, c.consent_until::text as "consentUntil",
  c.last_at as "lastAt",
  (select count(*)::int from talent.candidate m where m.organization_id = $1 and m.merged_into = c.id) as merged`;

const SORTABLE = { personName: nameOf('h'), lastAt: 'c.last_at', consentUntil: 'c.consent_until' };
/** Past finalists first, then who works here; who applied last at the top. An index has this order. */
const USUAL = 'c.rank, c.last_at desc';
const TIE = 'c.id';

async function filtersFor(ctx: Ctx, { search, skillId, level, tag, source, standing, industry }: Filter) {
  const filters = new Filters(`c.organization_id = $1 and ${LISTED}`, await todayOf(ctx))
    .and((one) => `c.rank = ${one}::int`, standing && candidateStandings.indexOf(standing))
    .and((one) => `c.source = ${one}`, source)
    .and((one) => `c.industry = ${one}`, industry)
    .and((one) => `${one} = any(c.tags)`, tag);
  if (skillId)
    filters.andThat(`exists (select from talent.person_skill k where k.organization_id = $1 and k.user_id = c.id
      and k.skill_id = ${filters.arg(skillId)}::uuid and k.level >= ${filters.arg(level ?? 1)}::int)`);
  return filters.search(SEARCHED, containingWords(search));
}

/** Tags of the people who were tagged and came last, in the order of their words. */
const TAGS = `array(select distinct one.tag from (
  select unnest(c.tags) as tag from (
    select c.tags from ${CANDIDATE} where c.organization_id = $1 and ${LISTED} and c.tags <> '{}'
    order by c.last_at desc limit 2000) c) one order by one.tag) as tags`;
const SKILLS = `(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name), '[]'::json)
  from talent.skill s where s.organization_id = $1) as skills`;

type CandidatesPage = ListRow<CandidateSqlRow> & {
  readonly tags: string[];
  readonly skills: { readonly id: string; readonly name: string }[];
};

/** A page of the pool, and what it can be narrowed to. */
export async function pageOfCandidates(ctx: Ctx, { sort, page, ...filter }: Input<typeof listCandidates>) {
  if (filter.search || sort?.startsWith('personName')) await ensureNamesForSearch(ctx);
  const filters = await filtersFor(ctx, filter);
  const item = fieldsWith(filters.arg(filter.skillId ?? null));
  const order = orderBy(SORTABLE, sort, USUAL, TIE);
  const list = { table: CANDIDATE, joins: JOINS, holding: candidatesMatching, filters, order, item, page };
  const found = await ctx.db.readOne<CandidatesPage>(
    listRow({ ...list, indexed: `${USUAL}, ${TIE}` }, [TAGS, SKILLS]),
    filters.args,
  );
  const { items, tags, skills, ...counted } = found!;
  return { items, tags, skills, ...totalOf(counted) };
}

/** As many of what matches as a file takes, in the order of the list, each with how many there are. */
export async function candidatesToExport(ctx: Ctx, { skip, ...filter }: Filter & { readonly skip: number }) {
  if (filter.search) await ensureNamesForSearch(ctx);
  const filters = await filtersFor(ctx, filter);
  const fields = fieldsWith(filters.arg(filter.skillId ?? null));
  const page = filters.filePage(skip);
  return ctx.db.read<CandidateSqlRow & { readonly total: number }>(
    `select ${fields}, count(*) over ()::int as total from ${CANDIDATE} ${person('h', 'c.id')} where ${filters.where}
     order by ${USUAL}, ${TIE} ${page}`,
    filters.args,
  );
}

/** One listed person. */
export async function listedCandidate(ctx: Ctx, id: string): Promise<CandidateSqlRow | undefined> {
  return ctx.db.readOne<CandidateSqlRow>(
    `select ${fieldsWith('null')} from ${CANDIDATE} where c.organization_id = $1 and ${LISTED} and c.id = $3`,
    [await todayOf(ctx), id],
  );
}
