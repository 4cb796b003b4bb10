import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { HandoverTask } from './handover-task.entity.js';
import type { Transition } from './transition.entity.js';

/** Notes the day of a move whose handover is done where the job of no organization finds it; none while it cannot complete. */
export async function awaitDay(tx: Transaction, { id, status, effectiveDate }: Transition): Promise<void> {
  const tasks = await tx.findAll(HandoverTask, { transitionId: id });
  const ready = status === 'in_progress' && tasks.every(({ doneAt }) => doneAt !== null);
  await (ready
    ? tx.rows(
        `insert into talent.awaited_transition (organization_id, transition_id, effective_date) values ($1, $2, $3)
         on conflict (transition_id) do update set effective_date = excluded.effective_date`,
        [id, effectiveDate],
      )
    : tx.rows('delete from talent.awaited_transition where organization_id = $1 and transition_id = $2', [id]));
}

export type Awaited = {
  readonly organizationId: string;
  readonly transitionId: string;
  readonly effectiveDate: Day;
};

/** Moves of all organizations whose day has come where clocks are furthest ahead; the one read without an organization. */
export const movesDue = (ctx: Ctx, furthest: Day, without: readonly string[] = []) =>
  ctx.db.read<Awaited>(
    `select organization_id as "organizationId", transition_id as "transitionId", effective_date as "effectiveDate"
     from talent.awaited_transition where $1::uuid is null and effective_date <= $2::date
       and organization_id <> all($3::uuid[])
     order by effective_date, transition_id limit 500`,
    [furthest, without],
  );
