import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Clearance } from './clearance.entity.js';
import { nextNoticeOf } from './notice.rules.js';

type Awaited = { readonly organizationId: string; readonly clearanceId: string };

/** Notes the day of a clearance's next notice, where the job of no organization finds it. */
export function awaitClearance(tx: Transaction, clearance: Clearance): Promise<object[]> {
  const dueOn = nextNoticeOf(clearance, clearance.told);
  if (!dueOn)
    return tx.rows('delete from cyber.awaited_clearance where organization_id = $1 and clearance_id = $2', [
      clearance.id,
    ]);
  return tx.rows(
    `insert into cyber.awaited_clearance (organization_id, clearance_id, due_on) values ($1, $2, $3)
     on conflict (clearance_id) do update set due_on = excluded.due_on`,
    [clearance.id, dueOn],
  );
}

/** Clearances of all organizations of which something is to be told; the one read without an organization. */
export const clearancesDue = (ctx: Ctx, today: Day, without: readonly string[] = []) =>
  ctx.db.read<Awaited>(
    `select organization_id as "organizationId", clearance_id as "clearanceId" from cyber.awaited_clearance
     where $1::uuid is null and due_on <= $2::date and organization_id <> all($3::uuid[])
     order by due_on, clearance_id limit 1000`,
    [today, without],
  );
