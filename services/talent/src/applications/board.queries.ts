import type { Input } from '@talent-os/contracts';
import { COLUMN_CARDS, type getPipelineBoard } from '@talent-os/contracts/talent/applications.js';
import type { Ctx } from '@talent-os/service-kit';
import { keptTo } from '../interviews/reach.js';
import { knowNames } from '../people/know-names.js';
import { APPLICATION, FIELDS, INTERVIEWS, joinedFor, MATCH, STAGES } from './application.sql.js';
import { wantedOf, type ApplicationRow } from './applications.queries.js';
import { AGE } from './turn.sql.js';

type Wanted = Input<typeof getPipelineBoard>;

type Choice = {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly open: boolean;
  readonly pipelineId: string;
};

/** Positions with a pipeline to look at: those that take people, open ones first. */
export const positionChoices = (ctx: Ctx, { industry, mine }: Wanted): Promise<Choice[]> =>
  ctx.db.read(
    `select p.id, p.title, p.location, p.status = 'open' as open, p.pipeline_template_id as "pipelineId"
     from talent.position p
     where p.organization_id = $1 and p.status in ('open', 'on_hold') and ($2::uuid is null or p.hiring_manager_id = $2)
       and ($3::text is null or p.industry = $3) and (not $4 or $5 in (p.hiring_manager_id, p.recruiter_id))
     order by p.title, p.location, p.id`,
    [keptTo(ctx), industry ?? null, mine ?? false, ctx.userId],
  );

/** Pipelines somebody is under way in, whoever is searched for. */
export async function pipelinesInUse(ctx: Ctx, { positionId, industry, mine }: Wanted): Promise<string[]> {
  const { where, args } = wantedOf(ctx, { positionId, industry, mine });
  const rows = await ctx.db.read<{ id: string }>(
    `select distinct p.pipeline_template_id as id from ${APPLICATION} where ${where}`,
    args,
  );
  return rows.map(({ id }) => id);
}

/** What stands in one column: how many, how many of them are late, and its first cards, the best match on top. */
export type Standing = {
  readonly key: string;
  readonly count: number;
  readonly late: number;
  readonly overdue: number;
  readonly items: readonly ApplicationRow[];
};

/** Columns are stages, or types of stages where positions of several pipelines stand side by side. */
export async function columnsWith(ctx: Ctx, wanted: Wanted, by: 'stage' | 'type'): Promise<Standing[]> {
  const filters = wantedOf(ctx, wanted);
  const { where } = filters;
  if (wanted.search) await knowNames(ctx);
  const key = by === 'stage' ? 'g.key' : 'g.type';
  return ctx.db.read<Standing>(
    `with ${STAGES},
     found as materialized (
       select a.id, ${key} as key, ${AGE} as age, coalesce(${MATCH}, -1) as match, a.stage_entered_at
       from ${APPLICATION} ${joinedFor('g.', where)} where ${where}),
     placed as materialized (
       select found.*, row_number() over (partition by key order by match desc, stage_entered_at, id) as place from found)
     select c.key, c.count, c.late, c.overdue, coalesce((select json_agg(shown order by shown.place) from (
         select ${FIELDS}, k.place from placed k
         join talent.application a on a.organization_id = $1 and a.id = k.id
         join talent.position p on p.organization_id = $1 and p.id = a.position_id ${INTERVIEWS}
         where k.key = c.key and k.place <= ${COLUMN_CARDS}) shown), '[]'::json) as items
     from (
       select key, count(*)::int as count, count(*) filter (where age = 'late')::int as late,
         count(*) filter (where age = 'overdue')::int as overdue
       from found group by key) c`,
    filters.args,
  );
}
