import type { Industry, Input, Output } from '@talent-os/contracts';
import type { AdvertisedPosition, listAdvertised } from '@talent-os/contracts/talent/advertised-list.js';
import { QUICK_SHOWN, type QuickPosition } from '@talent-os/contracts/talent/quick-apply.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { joinsFor, listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { againFrom } from '../applications/reapply.rules.js';
import { shownTo, type Visibility } from '../positions/shown-to.js';
import { matchOf } from '../skills/match.sql.js';
import { readinessOf, type Need } from '../skills/readiness.rules.js';
import { ADVERTISED, FIELDS, JOINS, SEARCHED } from './advertised.sql.js';

type AdvertisedRow = Omit<AdvertisedPosition, 'match' | 'parts' | 'againFrom'> & {
  readonly needs: readonly Need[];
  readonly running: boolean;
  readonly endedAt: string | null;
};

/** Whose positions are looked for. */
type Seeker = {
  readonly industries: readonly Industry[];
  readonly shown: readonly Visibility[];
  readonly userId: string;
};
export const seekerOf = (ctx: Ctx): Seeker => ({
  industries: ctx.principal.roleIndustries,
  shown: shownTo(ctx),
  userId: ctx.userId,
});

/** What narrows positions down; what is null or absent does not. */
export type Sought = {
  readonly search?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly industry?: Industry | null | undefined;
  readonly remote?: boolean | undefined;
  readonly payFrom?: number | null | undefined;
};

function filtersFor({ industries, shown, userId }: Seeker, sought: Sought): Filters {
  const { search, location, industry, remote, payFrom } = sought;
  return new Filters(ADVERTISED, industries, shown, userId)
    .and((value) => `p.location = ${value}`, location ?? undefined)
    .and((value) => `p.industry = ${value}`, industry ?? undefined)
    .andWhether('p.remote', remote)
    .and((value) => `(r.salary_max is null or r.salary_max >= ${value}::bigint)`, payFrom ?? undefined)
    .search(SEARCHED, containingWords(search ?? undefined));
}

const NOT_ASIDE = `kept.mark is distinct from 'dismissed'`;

const SORTABLE = {
  title: 'p.title',
  location: 'p.location',
  salaryMax: 'coalesce(r.salary_max, 0)',
  // A position that asks for nothing says nothing about the match: below 0.
  match: `coalesce(${matchOf('$4::uuid')}, -1)`,
  openedAt: 'p.opened_at',
};

/** A page of the positions the caller may apply for, the newest first, and every place they are at. */
export async function pageOfAdvertised(
  ctx: Ctx,
  { sort, page, mark, ...sought }: Input<typeof listAdvertised>,
): Promise<Output<typeof listAdvertised>> {
  const filters = filtersFor(seekerOf(ctx), sought)
    .and((value) => `kept.mark = ${value}`, mark)
    .andThat(mark ? undefined : NOT_ASIDE);
  const order = orderBy(SORTABLE, sort, 'p.opened_at desc', sort ? 'p.opened_at desc, p.id' : 'p.id');
  const list = { table: 'talent.position p', joins: JOINS, filters, order, item: FIELDS, page };
  const all = `array(select distinct p.location from talent.position p where ${ADVERTISED} order by 1) as locations`;
  const found = await ctx.db.readOne<ListRow<AdvertisedRow> & { locations: string[] }>(
    listRow(list, [all]),
    filters.args,
  );
  const { items, locations, ...counted } = found!;
  return { items: items.map((row) => presented(row, ctx.now)), locations, ...totalOf(counted) };
}

/** How many positions a search finds; only those opened after an instant where one is given. */
export async function countAdvertised(db: Reader, seeker: Seeker, sought: Sought, since?: Date): Promise<number> {
  const filters = filtersFor(seeker, sought)
    .andThat(NOT_ASIDE)
    .and((value) => `p.opened_at > ${value}::timestamptz`, since);
  const { where, args } = filters;
  const from = ['talent.position p', ...joinsFor(JOINS, [where])].join(' ');
  const counted = await db.readOne<{ count: number }>(
    `select count(*)::int as count from ${from} where ${where}`,
    args,
  );
  return counted!.count;
}

type DetailRow = AdvertisedRow & {
  readonly description: string;
  readonly recruiterId: string;
  readonly hardRequirements: readonly HardRequirement[];
  readonly questions: string[];
  readonly stages: Stage[];
};

const DETAIL = `
  select ${FIELDS}, p.description, p.recruiter_id as "recruiterId", p.hard_requirements as "hardRequirements", p.questions, g.stages
  from talent.position p ${Object.values(JOINS).join(' ')}
  join talent.pipeline_template g on g.organization_id = $1 and g.id = p.pipeline_template_id
  where ${ADVERTISED} and p.id = $5`;

/** One position the caller may apply for, with what its page says; nothing for any other. */
export async function advertisedById(ctx: Ctx, positionId: string) {
  const { industries, shown, userId } = seekerOf(ctx);
  const row = await ctx.db.readOne<DetailRow>(DETAIL, [industries, shown, userId, positionId]);
  if (!row) return undefined;
  const { description, recruiterId, hardRequirements, questions, stages, ...position } = row;
  return {
    position: presented(position, ctx.now),
    description,
    recruiterId,
    hardRequirements,
    questions,
    stages: stages
      .toSorted((one, other) => one.order - other.order)
      .map(({ key, name, type, slaDays }) => ({ key, name, type, slaDays })),
  };
}

function presented({ needs, running, endedAt, ...row }: AdvertisedRow, now: Date): AdvertisedPosition {
  const { readiness, parts } = readinessOf(needs);
  const past = { running, endedAt: endedAt ? new Date(endedAt) : null };
  return { ...row, match: readiness, parts, againFrom: againFrom(past, now)?.toISOString() ?? null };
}

const SAVED = `
  select p.id, p.title from talent.position p
  join talent.position_mark kept on kept.organization_id = $1 and kept.user_id = $4::uuid and kept.position_id = p.id
    and kept.mark = 'saved'
  where ${ADVERTISED} and not exists (
    select from talent.application a where a.organization_id = $1 and a.user_id = $4::uuid and a.position_id = p.id)
  order by kept.created_at, kept.id`;

/** Positions the caller saved and has not applied for, the first saved first. */
export function savedPositions(ctx: Ctx): Promise<{ readonly id: string; readonly title: string }[]> {
  const { industries, shown, userId } = seekerOf(ctx);
  return ctx.db.read<{ id: string; title: string }>(SAVED, [industries, shown, userId]);
}

const QUICK = `
  select p.id, p.title, p.department, p.location, p.remote, p.industry, r.salary_min::float8 as "salaryMin",
    r.salary_max::float8 as "salaryMax", ${matchOf('$4::uuid')} as match, p.hard_requirements as "hardRequirements",
    jsonb_array_length(p.questions)::int as questions
  from talent.position p ${JOINS.r} ${JOINS.kept}
  where ${ADVERTISED} and ${NOT_ASIDE} and not exists (
    select from talent.application a where a.organization_id = $1 and a.user_id = $4::uuid and a.position_id = p.id)
  order by coalesce(${matchOf('$4::uuid')}, -1) desc, p.opened_at desc, p.id limit ${QUICK_SHOWN}`;
type QuickRow = Omit<QuickPosition, 'lacking'> & {
  readonly industry: Industry;
  readonly hardRequirements: readonly HardRequirement[];
};

/** Positions the caller never applied for, the best match first. */
export function quickPositions(ctx: Ctx): Promise<QuickRow[]> {
  const { industries, shown, userId } = seekerOf(ctx);
  return ctx.db.read<QuickRow>(QUICK, [industries, shown, userId]);
}
