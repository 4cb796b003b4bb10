import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { APPLICATION, DUE_ON, isLate, joinedFor, ON_THE_WAY, STAGES } from './application.sql.js';
import { withinReach } from './applications.queries.js';

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
export function stagesOnTheWay(ctx: Ctx, today: Day): Promise<Stage[]> {
  const filters = withinReach(ctx).andThat(`${ON_THE_WAY} and $2::timestamptz is not null`);
  const placeholder = filters.arg(today);
  const day = `${placeholder}::date`;
  return ctx.db.read<Stage>(
    `with ${STAGES}
     select g.type as step, count(*)::int as count, (count(*) filter (where a.status = 'active'))::int as of,
       (count(*) filter (where ${isLate(placeholder)}))::int as late,
       coalesce(max(${day} - ${DUE_ON}) filter (where ${isLate(placeholder)}), 0) as days
     from ${APPLICATION} ${joinedFor('g.')} where ${filters.where} group by g.type`,
    filters.args,
  );
}
