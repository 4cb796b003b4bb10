import { PAGE_SIZE, type Industry, type Input, type Output } from '@talent-os/contracts';
import type { Pipeline } from '@talent-os/contracts/talent/applications.js';
import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import type { listPositions } from '@talent-os/contracts/talent/positions.js';
import type { Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { ensureNamesCached } from '../people/names-cache.js';
import type { Position } from './position.entity.js';
import {
  FIGURES,
  HAS_PIPELINE,
  joinedFor,
  PEOPLE,
  SEARCHED,
  SORTABLE,
  summed,
  TAKES_PEOPLE,
  USUAL,
} from './position.sql.js';
import { keptTo } from './kept-to.js';
import { STAGES, PIPELINES } from './pipeline.sql.js';

export type PositionFigures = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly industry: Industry;
  readonly status: Position['status'];
  readonly visibility: Position['visibility'];
  readonly openedAt: string;
  readonly hiringManagerId: string;
  readonly recruiterId: string;
  readonly pipelineId: string;
  /** People in the pipeline now, by key of their stage. */
  readonly counts: Readonly<Record<string, number>>;
  readonly applicants: number;
  readonly newApplicants: number;
  readonly overdueScorecards: number;
  readonly interviewsToday: number;
  readonly offersOut: number;
};

type ListInput = Input<typeof listPositions>;
type Answer = Output<typeof listPositions>;
type PositionsRow = Pick<Answer, 'total' | 'totals' | 'departments'> & {
  readonly items: readonly PositionFigures[];
  readonly pipelines: readonly Pipeline[];
  /** People on their way, by type of their stage. */
  readonly byType: Readonly<Partial<Record<StageType, number>>>;
};

/** Seats within the caller's reach that have a pipeline; `$2` is now, `$3` the timezone. */
const withinReach = (ctx: Ctx, timezone: string, { industry, mine }: ListInput): Filters =>
  new Filters('p.organization_id = $1', ctx.now, timezone)
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined)
    .and((one) => `p.industry = ${one}`, industry)
    .and((me) => `${me} in (p.hiring_manager_id, p.recruiter_id)`, mine ? ctx.userId : undefined)
    .andThat(HAS_PIPELINE);

/**
 * A page of these that match, and what all that match add up to: who is left over from a filled seat waits for an answer
 * and is not counted among those on the way. Departments are those of the whole reach.
 */
export async function pageOfPositions(ctx: Ctx, filter: ListInput): Promise<PositionsRow> {
  const { search, status, department, sort, page } = filter;
  const filters = withinReach(ctx, await timezoneOf(ctx), filter);
  const reach = filters.where;
  const { where } = filters
    .and((value) => `p.status = ${value}`, status)
    .and((value) => `p.department = ${value}`, department)
    .and(SEARCHED, containingWords(search));
  const order = orderBy(SORTABLE, sort === 'openedAt:desc' ? undefined : sort, USUAL, 'p.id');
  if (search) await ensureNamesCached(ctx);
  const found = await ctx.db.readOne<PositionsRow>(
    `with ${STAGES}, ${PEOPLE},
     found as materialized (
       select p.id, p.status, ${TAKES_PEOPLE} as taking, p.pipeline_template_id as pipeline_id
       from talent.position p ${joinedFor(where)} where ${where}),
     crowd as materialized (
       select found.taking, found.pipeline_id, people.* from found join people on people.position_id = found.id)
     select coalesce((select json_agg(page) from (
         select ${FIGURES} from (
           select p.id from talent.position p ${joinedFor(where, order)} where ${where} order by ${order}
           limit ${PAGE_SIZE} offset ${filters.arg((page - 1) * PAGE_SIZE)}) k
         join talent.position p on p.organization_id = $1 and p.id = k.id ${joinedFor(order)}
         order by ${order}) page), '[]'::json) as items,
       (select count(*)::int from found) as total,
       (select row_to_json(whole) from (
         select (select count(*) from found where status = 'open') as open,
           (select coalesce(sum(count), 0) from crowd where not taking) as remaining, added.*
         from (${summed('found')}) added) whole) as totals,
       (select coalesce(json_object_agg(type, count), '{}') from (
         select g.type, sum(crowd.count) as count from crowd
         join stage g on g.pipeline_id = crowd.pipeline_id and g.key = crowd.stage_key
         where crowd.taking group by g.type) one) as "byType",
       array(select distinct p.department from talent.position p where ${reach} order by 1) as departments,
       (select coalesce(json_agg(one), '[]'::json) from (${PIPELINES}) one) as pipelines`,
    filters.args,
  );
  return found!;
}
