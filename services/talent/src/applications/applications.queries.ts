import type { Industry, Input } from '@talent-os/contracts';
import {
  EXPORT_APPLICATIONS,
  type exportApplications,
  type listApplications,
  type Pipeline,
} from '@talent-os/contracts/talent/applications.js';
import type { OfferState } from '@talent-os/contracts/talent/offer-states.js';
import type { ApplicationSource, ApplicationStatus } from '@talent-os/contracts/talent/pipeline.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import type { Ctx } from '@talent-os/service-kit';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { keptTo } from '../interviews/reach.js';
import { ensureNamesCached } from '../people/names-cache.js';
import type { Position } from '../positions/position.entity.js';
import type { Need } from '../skills/readiness.rules.js';
import {
  APPLICATION,
  FIELDS,
  holding,
  INTERVIEWS,
  joinedFor,
  JOINS,
  PERSON,
  REMAIN,
  SEARCHED,
  SORTABLE,
  STAGES,
  TIE,
  UNDER_WAY,
  USUAL,
} from './application.sql.js';
import { AGE, waitsFor } from './turn.sql.js';

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
  readonly needs: readonly Need[];
  readonly nextInterviewAt: string | null;
  readonly proposed: number;
  readonly scheduled: number;
  readonly completed: number;
  /** Interviewers who owe a scorecard. */
  readonly owing: readonly string[];
  readonly offer: OfferState | null;
};

export type ApplicationFilter = Input<typeof exportApplications>;

/** Applications within the caller's reach: of their own seats where they are kept to those. `$2` is now. */
export const withinReach = (ctx: Ctx): Filters =>
  new Filters('a.organization_id = $1', ctx.now).and(
    (manager) => `p.hiring_manager_id = ${manager}`,
    keptTo(ctx) ?? undefined,
  );

/** Those among them that match: whatever has the status asked for; without one, what is under way. */
export function filtersFor(ctx: Ctx, filter: ApplicationFilter): Filters {
  const filters = withinReach(ctx)
    .and((id) => `a.position_id = ${id}`, filter.positionId)
    .and((industry) => `p.industry = ${industry}`, filter.industry)
    .and((me) => `${me} in (p.hiring_manager_id, p.recruiter_id)`, filter.mine ? ctx.userId : undefined)
    .and((status) => `a.status = ${status}`, filter.status)
    .andThat(filter.status ? undefined : UNDER_WAY)
    .and((type) => `g.type = ${type}`, filter.stageType)
    .and((age) => `${AGE} = ${age}`, filter.age)
    .search((words) => `${SEARCHED} ilike all(${words})`, containingWords(filter.search));
  return filter.waiting ? filters.andThat(waitsFor(filter.waiting, () => filters.arg(ctx.userId))) : filters;
}

/** The pipelines of the organization. */
export const PIPELINES = `select t.id, t.stages from talent.pipeline_template t where t.organization_id = $1`;

type ApplicationsRow = ListRow<ApplicationRow> & { readonly pipelines: Pipeline[] };

/** A page of what matches with how much that is, and the pipelines it stands in; the longest in its stage first. */
export async function pageOfApplications(ctx: Ctx, { sort, page, ...filter }: Input<typeof listApplications>) {
  const filters = filtersFor(ctx, filter);
  const order = orderBy(SORTABLE, sort === 'daysInStage:desc' ? undefined : sort, USUAL, TIE);
  if (joinedFor(filters.where, order).includes(PERSON)) await ensureNamesCached(ctx);
  const list = { joins: JOINS, holding, filters, order, indexed: `${USUAL}, ${TIE}`, item: FIELDS, page };
  const pipelines = `(select coalesce(json_agg(one), '[]'::json) from (${PIPELINES}) one) as pipelines`;
  const found = await ctx.db.readOne<ApplicationsRow>(
    listRow({ table: 'talent.application a', ...list }, [pipelines], [STAGES]),
    filters.args,
  );
  const { items, pipelines: all, ...counted } = found!;
  return { items, pipelines: all, ...totalOf(counted) };
}

/** As many of what matches as a file takes, the longest in its stage first, each with how many there are. */
export async function applicationsToExport(ctx: Ctx, filter: ApplicationFilter) {
  const { where, args } = filtersFor(ctx, filter);
  if (filter.search) await ensureNamesCached(ctx);
  return ctx.db.read<ApplicationRow & { readonly total: number }>(
    `with ${STAGES}
     select ${FIELDS}, count(*) over ()::int as total from ${APPLICATION} ${joinedFor(where)} ${INTERVIEWS}
     where ${where} order by ${USUAL}, ${TIE} limit ${EXPORT_APPLICATIONS}`,
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

type Left = Pick<ApplicationFilter, 'positionId' | 'industry'>;

const leftOver = (ctx: Ctx, { positionId, industry }: Left): Filters =>
  withinReach(ctx)
    .and((id) => `a.position_id = ${id}`, positionId)
    .and((one) => `p.industry = ${one}`, industry)
    .andThat(`${REMAIN} and $2::timestamptz is not null`);

/** People still in the pipeline of a seat that takes nobody any more, those who applied first at the top. */
export const remaining = (ctx: Ctx, filter: Left, most: number): Promise<ApplicationRow[]> =>
  whole(ctx, leftOver(ctx, filter), most);

/** How many those are. */
export async function countRemaining(ctx: Ctx, filter: Left): Promise<number> {
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
  return ctx.db.read<Pick<ApplicationRow, 'userId' | 'industry' | 'hardRequirements'>>(
    `select a.user_id as "userId", p.industry, p.hard_requirements as "hardRequirements" from ${APPLICATION} where ${where}`,
    args,
  );
}

export const allPipelines = (ctx: Ctx): Promise<Pipeline[]> => ctx.db.read<Pipeline>(PIPELINES);
