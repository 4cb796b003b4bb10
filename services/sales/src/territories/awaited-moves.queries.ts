import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Reassignment } from './reassignment.entity.js';

/** Notes that an approved move waits for its day, where the job of no organization finds it. */
export const awaitDay = (tx: Transaction, { id, effectiveDate }: Reassignment) =>
  tx.rows(
    'insert into sales.awaited_move (organization_id, reassignment_id, effective_date) values ($1, $2, $3) on conflict do nothing',
    [id, effectiveDate],
  );

export const stopAwaiting = (tx: Transaction, reassignmentId: string) =>
  tx.rows('delete from sales.awaited_move where organization_id = $1 and reassignment_id = $2', [reassignmentId]);

/** Moves of all organizations whose day has come; the one read without an organization. */
export const movesDue = (ctx: Ctx, today: Day, without: readonly string[] = []) =>
  ctx.db.read<{ organizationId: string; reassignmentId: string }>(
    `select organization_id as "organizationId", reassignment_id as "reassignmentId" from sales.awaited_move
     where $1::uuid is null and effective_date <= $2::date
       and organization_id <> all($3::uuid[]) order by effective_date, reassignment_id`,
    [today, without],
  );
