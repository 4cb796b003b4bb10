import type { Ctx, Transaction } from '@talent-os/service-kit';

type Kind = 'interview' | 'scorecards' | 'offer' | 'requisition' | 'rejection' | 'onboarding';
type Awaited = { readonly organizationId: string; readonly id: string };

/** Notes when something of a row is due, where the job of no organization finds it; nothing where `dueAt` is undefined. */
export const awaitMoment = (tx: Transaction, kind: Kind, id: string, dueAt: Date | undefined): Promise<object[]> =>
  dueAt
    ? tx.rows(
        `insert into talent.awaited_moment (organization_id, subject_id, kind, due_at) values ($1, $2, $3, $4)
         on conflict (subject_id) do update set kind = excluded.kind, due_at = excluded.due_at`,
        [id, kind, dueAt],
      )
    : tx.rows('delete from talent.awaited_moment where organization_id = $1 and subject_id = $2', [id]);

/** Rows of all organizations of which something is due; the one read without an organization. */
export const momentsDue = (ctx: Ctx, kind: Kind, without: readonly string[] = []) =>
  ctx.db.read<Awaited>(
    `select organization_id as "organizationId", subject_id as id from talent.awaited_moment
     where $1::uuid is null and kind = $2 and due_at <= $3 and organization_id <> all($4::uuid[])
     order by due_at, subject_id limit 500`,
    [kind, ctx.now, without],
  );

/** Whether the moment noted for a row has come, as this transaction sees it. */
export async function isDue(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx.rows(
    'select 1 from talent.awaited_moment where organization_id = $1 and subject_id = $2 and due_at <= $3',
    [id, now],
  );
  return rows.length > 0;
}
