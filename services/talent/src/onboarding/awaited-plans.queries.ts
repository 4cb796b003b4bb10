import type { Ctx, Transaction } from '@talent-os/service-kit';

const KIND = 'onboarding';

/** Notes when a plan is to be looked at next, where the job of no organization finds it. */
export const awaitPlan = (tx: Transaction, planId: string, dueAt: Date) =>
  tx.rows(
    `insert into talent.awaited_moment (organization_id, subject_id, kind, due_at) values ($1, $2, '${KIND}', $3)
     on conflict (subject_id) do update set due_at = excluded.due_at`,
    [planId, dueAt],
  );

/** A plan that is over is looked at no more. */
export const stopAwaitingPlan = (tx: Transaction, planId: string) =>
  tx.rows('delete from talent.awaited_moment where organization_id = $1 and subject_id = $2', [planId]);

/** Running plans of all organizations that are to be looked at; the one read without an organization. */
export const plansDue = (ctx: Ctx) =>
  ctx.db.read<{ organizationId: string; planId: string }>(
    `select organization_id as "organizationId", subject_id as "planId" from talent.awaited_moment
     where $1::uuid is null and kind = '${KIND}' and due_at <= $2 order by due_at, subject_id limit 1000`,
    [ctx.now],
  );
