import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { APPLICATION, dueOnIn, isLate, joinedFor, ON_THE_WAY } from './application.sql.js';
import { withinReach } from './applications.queries.js';
import { STAGES } from '../positions/pipeline.sql.js';

type Stage = {
  readonly step: StageType;
  /** Everybody on the way, resting or not. */
  readonly count: number;
  /** Those who do not rest; how many of these are past their day, and by how many days at most. */
  readonly of: number;
  readonly late: number;
  readonly days: number;
};

/** People on their way into the seats the caller sees, by type of stage. */
export async function stagesOnTheWay(ctx: Ctx, today: Day): Promise<Stage[]> {
  const filters = withinReach(ctx).andThat(`${ON_THE_WAY} and $2::timestamptz is not null`);
  const placeholder = filters.arg(today);
  const timezone = filters.arg(await timezoneOf(ctx));
  const isPast = isLate(placeholder, timezone);
  const day = `${placeholder}::date`;
  return ctx.db.read<Stage>(
    `with ${STAGES}
     select g.type as step, count(*)::int as count, (count(*) filter (where a.status = 'active'))::int as of,
       (count(*) filter (where ${isPast}))::int as late,
       coalesce(max(${day} - ${dueOnIn(timezone)}) filter (where ${isPast}), 0) as days
     from ${APPLICATION} ${joinedFor('g.')} where ${filters.where} group by g.type`,
    filters.args,
  );
}
