import type { Industry, Input } from '@talent-os/contracts';
import {
  type ApplicationShow,
  type exportApplications,
  type listApplications,
  type Pipeline,
} from '@talent-os/contracts/talent/applications.js';
import type { OfferState } from '@talent-os/contracts/talent/offer-states.js';
import type { ApplicationSource, ApplicationStatus } from '@talent-os/contracts/talent/pipeline.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { ensureNamesCached } from '../people/names-cache.js';
import type { Position } from '../positions/position.entity.js';
import type { Need } from '../skills/readiness.rules.js';
import { interviewToday, IN_PIPELINE, NEW, OUT, OVERDUE } from '../positions/position.sql.js';
import {
  APPLICATION,
  FIELDS,
  applicationsMatching,
  INTERVIEWS,
  joinedFor,
  isLate,
  JOINS,
  ON_THE_WAY,
  PERSON,
  REMAIN,
  SEARCHED,
  SORTABLE,
  TIE,
  UNDER_WAY,
  USUAL,
} from './application.sql.js';
import { AGE, waitsFor } from './waiting-party.sql.js';
import { keptTo } from '../positions/kept-to.js';
import { STAGES, PIPELINES } from '../positions/pipeline.sql.js';

export type ApplicationRow = {
  readonly id: string;
  readonly version: number;
  readonly userId: string;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly positionStatus: Position['status'];
  readonly department: string;
  readonly location: string;
  readonly industry: Industry;
  readonly hiringManagerId: string;
  readonly recruiterId: string;
  readonly pipelineId: string;
  readonly hardRequirements: readonly HardRequirement[];
  readonly source: ApplicationSource;
  readonly status: ApplicationStatus;
  readonly stageKey: string;
  readonly stageEnteredAt: string;
  readonly appliedAt: string;
  readonly nudgedAt: string | null;
  readonly needs: readonly Need[];
  readonly humanOnly: boolean;
  readonly nextInterviewAt: string | null;
  readonly proposed: number;
  readonly scheduled: number;
  readonly completed: number;
  /** An interview took place, none is to come, and every scorecard is in. */
  readonly settled: boolean;
  /** Interviewers who owe a scorecard. */
  readonly owing: readonly string[];
  readonly offer: OfferState | null;
};

export type ApplicationFilter = Omit<Input<typeof exportApplications>, 'skip'>;
/** The day it is in the organization, and where that is. */
type Clock = { readonly today: Day; readonly timezone: string };
type Placeholder = () => string;

/** What each of the shown ones is, beside the pipeline or the way it is part of. */
const SHOWN: Record<ApplicationShow, (today: Placeholder, timezone: Placeholder) => string> = {
  all: () => 'true',
  way: () => ON_THE_WAY,
  late: (today, timezone) => `${ON_THE_WAY} and ${isLate(today(), timezone())}`,
  new: () => `${IN_PIPELINE} and ${NEW}`,
  scorecard: () => `${IN_PIPELINE} and ${OVERDUE}`,
  interview: (_, timezone) => `${IN_PIPELINE} and ${interviewToday(timezone())}`,
  offer: () => `${IN_PIPELINE} and ${OUT}`,
};

const clockOf = async (ctx: Ctx): Promise<Clock> => {
  const [today, timezone] = await Promise.all([todayOf(ctx), timezoneOf(ctx)]);
  return { today, timezone };
};

/** Applications within the caller's reach: of their own seats where they are kept to those. `$2` is now. */
export const withinReach = (ctx: Ctx): Filters =>
  new Filters('a.organization_id = $1', ctx.now).and(
    (manager) => `p.hiring_manager_id = ${manager}`,
    keptTo(ctx) ?? undefined,
  );

/** Those among them that match: whatever has the status or is as asked for; otherwise what is under way. */
export function filtersFor(ctx: Ctx, filter: ApplicationFilter, clock?: Clock): Filters {
  const filters = withinReach(ctx)
    .and((id) => `a.position_id = ${id}`, filter.positionId)
    .and((industry) => `p.industry = ${industry}`, filter.industry)
    .and((me) => `${me} in (p.hiring_manager_id, p.recruiter_id)`, filter.mine ? ctx.userId : undefined)
    .and((status) => `a.status = ${status}`, filter.status)
    .andThat(filter.status || filter.show ? undefined : UNDER_WAY)
    .and((type) => `g.type = ${type}`, filter.stageType)
    .and((age) => `${AGE} = ${age}`, filter.age)
    .search(SEARCHED, containingWords(filter.search));
  if (filter.show && clock)
    filters.andThat(
      SHOWN[filter.show](
        () => filters.arg(clock.today),
        () => filters.arg(clock.timezone),
      ),
    );
  return filter.waiting ? filters.andThat(waitsFor(filter.waiting, () => filters.arg(ctx.userId))) : filters;
}

type ApplicationsRow = ListRow<ApplicationRow> & { readonly pipelines: Pipeline[] };

/**
 * A page of what matches with how much that is, and the pipelines it stands in; the longest in its stage first. Of these
 * applications alone where some are given.
 */
export async function pageOfApplications(
  ctx: Ctx,
  { sort, page, ...filter }: Input<typeof listApplications>,
  among?: readonly string[],
) {
  const filters = filtersFor(ctx, filter, await clockOf(ctx)).and((ids) => `a.id = any(${ids}::uuid[])`, among);
  const order = orderBy(SORTABLE, sort === 'daysInStage:desc' ? undefined : sort, USUAL, TIE);
  if (joinedFor(filters.where, order).includes(PERSON)) await ensureNamesCached(ctx);
  const list = {
    joins: JOINS,
    holding: applicationsMatching,
    filters,
    order,
    indexed: `${USUAL}, ${TIE}`,
    item: FIELDS,
    page,
  };
  const pipelines = `(select coalesce(json_agg(one), '[]'::json) from (${PIPELINES}) one) as pipelines`;
  const found = await ctx.db.readOne<ApplicationsRow>(
    listRow({ table: 'talent.application a', ...list }, [pipelines], [STAGES]),
    filters.args,
  );
  const { items, pipelines: all, ...counted } = found!;
  return { items, pipelines: all, ...totalOf(counted) };
}

/** As many of what matches as a file takes, the longest in its stage first, each with how many there are. */
export async function applicationsToExport(
  ctx: Ctx,
  filter: ApplicationFilter & { readonly skip: number },
  among?: readonly string[],
) {
  const filters = filtersFor(ctx, filter, await clockOf(ctx)).and((ids) => `a.id = any(${ids}::uuid[])`, among);
  const page = filters.filePage(filter.skip);
  const { where, args } = filters;
  if (filter.search) await ensureNamesCached(ctx);
  return ctx.db.read<ApplicationRow & { readonly total: number }>(
    `with ${STAGES}
     select ${FIELDS}, count(*) over ()::int as total from ${APPLICATION} ${joinedFor(where)} ${INTERVIEWS}
     where ${where} order by ${USUAL}, ${TIE} ${page}`,
    args,
  );
}

const whole = (ctx: Ctx, { where, args }: Filters, most: number): Promise<ApplicationRow[]> =>
  ctx.db.read<ApplicationRow>(
    `select ${FIELDS} from ${APPLICATION} ${INTERVIEWS} where ${where} order by a.created_at, a.id limit ${most}`,
    args,
  );

/** These applications, whatever became of them; those beyond the caller's reach are left out. */
export const applicationsById = (ctx: Ctx, ids: readonly string[]): Promise<ApplicationRow[]> =>
  whole(
    ctx,
    withinReach(ctx).and((some) => `a.id = any(${some})`, ids),
    ids.length,
  );

type RemainingFilter = Pick<ApplicationFilter, 'positionId' | 'industry'>;

const leftOver = (ctx: Ctx, { positionId, industry }: RemainingFilter): Filters =>
  withinReach(ctx)
    .and((id) => `a.position_id = ${id}`, positionId)
    .and((one) => `p.industry = ${one}`, industry)
    .andThat(`${REMAIN} and $2::timestamptz is not null`);

/** People still in the pipeline of a seat that takes nobody any more, those who applied first at the top. */
export const remaining = (ctx: Ctx, filter: RemainingFilter, most: number): Promise<ApplicationRow[]> =>
  whole(ctx, leftOver(ctx, filter), most);

/** How many those are. */
export async function countRemaining(ctx: Ctx, filter: RemainingFilter): Promise<number> {
  const { where, args } = leftOver(ctx, filter);
  const found = await ctx.db.readOne<{ count: number }>(
    `select count(*)::int as count from ${APPLICATION} where ${where}`,
    args,
  );
  return found!.count;
}

/** Who is under way into a seat that asks for something on paper, and what for. */
export function askedForPapers(ctx: Ctx, filter: Pick<ApplicationFilter, 'industry' | 'mine'>) {
  const { where, args } = filtersFor(ctx, filter).andThat(`p.hard_requirements <> '[]'`);
  return ctx.db.read<Pick<ApplicationRow, 'id' | 'userId' | 'industry' | 'hardRequirements'>>(
    `select a.id, a.user_id as "userId", p.industry, p.hard_requirements as "hardRequirements" from ${APPLICATION} where ${where}`,
    args,
  );
}

export const allPipelines = (ctx: Ctx): Promise<Pipeline[]> => ctx.db.read<Pipeline>(PIPELINES);
