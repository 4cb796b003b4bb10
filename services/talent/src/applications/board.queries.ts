import type { Input } from '@talent-os/contracts';
import { COLUMN_CARDS, type getPipelineBoard } from '@talent-os/contracts/talent/applications.js';
import type { Ctx } from '@talent-os/service-kit';
import { ensureNamesCached } from '../people/names-cache.js';
import { seatsTakingPeople } from '../positions/choices.queries.js';
import { humanOnly } from '../skills/human-only.sql.js';
import { matchesOf } from '../skills/match.sql.js';
import { APPLICATION, BY_SEAT, FIELDS, INTERVIEWS, joinedFor } from './application.sql.js';
import { filtersFor, type ApplicationRow } from './applications.queries.js';
import { AGE } from './waiting-party.sql.js';
import { STAGES } from '../positions/pipeline.sql.js';

type BoardInput = Input<typeof getPipelineBoard>;

/** Pipelines of the seats that take people, and those a person is under way in, whoever is searched for. */
export async function pipelinesInUse(ctx: Ctx, { positionId, industry, mine }: BoardInput): Promise<Set<string>> {
  const seats = { positionId, industry, mine };
  const [taking, underWay] = [seatsTakingPeople(ctx, seats), filtersFor(ctx, seats)];
  const found = await Promise.all([
    ctx.db.read<{ id: string }>(
      `select distinct p.pipeline_template_id as id from talent.position p where ${taking.where}`,
      taking.args,
    ),
    ctx.db.read<{ id: string }>(
      `select distinct p.pipeline_template_id as id from ${BY_SEAT} where ${underWay.where}`,
      underWay.args,
    ),
  ]);
  return new Set(found.flat().map(({ id }) => id));
}

/** What stands in one column: how many, how many of them are late, and its first cards in the order of `FAIR`. */
type ColumnState = {
  readonly key: string;
  readonly count: number;
  readonly late: number;
  readonly overdue: number;
  readonly items: readonly ApplicationRow[];
};

const BEST = `coalesce(match, -1) desc, stage_entered_at, id`;
/**
 * The best match on top. Whom no score sorts stands where their day puts them: behind as many others as have waited longer,
 * so that asking for it neither costs a place nor wins one. `ahead` counts who of the scored stands before somebody.
 */
const AHEAD = `case when f.human_only then (
    select count(*) from found o where o.key = f.key and not o.human_only
      and (o.stage_entered_at, o.id) < (f.stage_entered_at, f.id))
  else row_number() over (partition by f.key, f.human_only order by ${BEST}) - 1 end`;
const FAIR = 'ahead, not human_only, stage_entered_at, id';

/** Columns are stages, or types of stages where positions of several pipelines stand side by side. */
export async function columnsWith(ctx: Ctx, filter: BoardInput, by: 'stage' | 'type'): Promise<ColumnState[]> {
  const filters = filtersFor(ctx, filter);
  const { where } = filters;
  if (filter.search) await ensureNamesCached(ctx);
  const key = by === 'stage' ? 'g.key' : 'g.type';
  return ctx.db.read<ColumnState>(
    `with ${STAGES},
     found as materialized (
       select a.id, a.user_id, a.position_id, a.stage_entered_at, ${key} as key, ${AGE} as age,
         ${humanOnly('a.user_id')} as human_only
       from ${APPLICATION} ${joinedFor('g.', where)} where ${where}),
     ${matchesOf('found')},
     queue as materialized (
       select f.id, f.key, f.human_only, f.stage_entered_at, ${AHEAD} as ahead from found f left join matched using (id))
     select c.key, c.count, c.late, c.overdue, coalesce((select json_agg(shown order by shown.place) from (
         select ${FIELDS}, k.place from (
           select id, row_number() over (order by ${FAIR}) as place from queue
           where key = c.key order by ${FAIR} limit ${COLUMN_CARDS}) k
         join talent.application a on a.organization_id = $1 and a.id = k.id
         join talent.position p on p.organization_id = $1 and p.id = a.position_id ${INTERVIEWS}) shown), '[]'::json) as items
     from (
       select key, count(*)::int as count, count(*) filter (where age = 'late')::int as late,
         count(*) filter (where age = 'overdue')::int as overdue
       from found group by key) c`,
    filters.args,
  );
}
