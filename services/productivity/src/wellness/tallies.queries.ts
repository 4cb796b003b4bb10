import type { Scale } from '@talent-os/contracts/productivity/wellness-instruments.js';
import type { WorkloadFact } from '@talent-os/contracts/productivity/workload-facts.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Change, Sum } from './contribution.rules.js';

export type Tally = Sum & {
  readonly groupId: string;
  readonly measure: Scale | WorkloadFact;
  readonly periodStart: Day;
};

/** Adds to the sums of groups; what there is none of begins at nothing. Neither who adds nor when is written down. */
export const addToTallies = (tx: Transaction, tallies: readonly Tally[]) =>
  tx.execute(
    `insert into productivity.wellness_tally as t
       (id, organization_id, created_at, updated_at, version, group_id, measure, period_start, people, total)
     select gen_random_uuid(), $1::uuid, period_start, period_start, 1, group_id, measure, period_start, people, total
     from unnest($2::uuid[], $3::text[], $4::date[], $5::int[], $6::double precision[])
       as added (group_id, measure, period_start, people, total)
     order by group_id, measure, period_start
     on conflict (organization_id, group_id, measure, period_start)
     do update set people = t.people + excluded.people, total = t.total + excluded.total`,
    [
      tallies.map(({ groupId }) => groupId),
      tallies.map(({ measure }) => measure),
      tallies.map(({ periodStart }) => periodStart),
      tallies.map(({ people }) => people),
      tallies.map(({ total }) => total),
    ],
  );

/** The changes of one person's check-ins, as sums of their group and period. */
export const talliesOf = (groupId: string, periodStart: Day, changes: readonly Change[]): Tally[] =>
  changes.map(({ scale, people, total }) => ({ groupId, periodStart, measure: scale, people, total }));

/** The sums of groups in the given periods. */
export const talliesIn = (ctx: Ctx, groupIds: readonly string[], periods: readonly Day[]) =>
  ctx.db.read<Tally>(
    `select group_id as "groupId", measure, period_start as "periodStart", people, total
     from productivity.wellness_tally
     where organization_id = $1 and group_id = any($2::uuid[]) and period_start = any($3::date[])`,
    [groupIds, periods],
  );
