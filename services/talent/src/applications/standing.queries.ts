import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { APPLICATION, joinedFor, ON_THE_WAY, STAGES } from './application.sql.js';
import { withinReach } from './applications.queries.js';
import { turnBesideInterviews } from './turn.sql.js';

/** The day a person has been in a stage for as long as it may take. */
const DUE_ON = `((a.stage_entered_at at time zone 'UTC')::date + g.sla)`;

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
  const day = `${filters.arg(today)}::date`;
  return ctx.db.read<Stage>(
    `with ${STAGES}
     select g.type as step, count(*)::int as count, (count(*) filter (where a.status = 'active'))::int as of,
       (count(*) filter (where a.status = 'active' and ${DUE_ON} < ${day}))::int as late,
       coalesce(max(${day} - ${DUE_ON}) filter (where a.status = 'active' and ${DUE_ON} < ${day}), 0) as days
     from ${APPLICATION} ${joinedFor('g.')} where ${filters.where} group by g.type`,
    filters.args,
  );
}

type Turn = {
  readonly kind: 'application';
  readonly id: string;
  readonly title: string;
  readonly personId: string;
  readonly dueOn: Day;
};

/** Applications that wait for the caller, other than for a scorecard: those are told interview by interview. */
export function myTurns(ctx: Ctx): Promise<Turn[]> {
  const filters = withinReach(ctx).andThat(ON_THE_WAY);
  const { where } = filters.andThat(turnBesideInterviews(filters.arg(ctx.userId)));
  return ctx.db.read<Turn>(
    `with ${STAGES}
     select 'application' as kind, a.id, p.title, a.user_id as "personId", ${DUE_ON}::text as "dueOn"
     from ${APPLICATION} ${joinedFor('g.')} where ${where}`,
    filters.args,
  );
}
