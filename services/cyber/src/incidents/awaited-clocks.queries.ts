import type { Ctx, Transaction } from '@talent-os/service-kit';
import { nextDeadline } from './incident-clock.rules.js';
import type { Incident } from './incident.entity.js';

/** Notes the next deadline of an incident where the job of no organization finds it; none where no clock runs. */
export function awaitClock(tx: Transaction, incident: Incident): Promise<object[]> {
  const dueAt = nextDeadline(incident);
  return dueAt === null
    ? tx.rows('delete from cyber.awaited_clock where organization_id = $1 and incident_id = $2', [incident.id])
    : tx.rows(
        `insert into cyber.awaited_clock (organization_id, incident_id, due_at) values ($1, $2, $3)
         on conflict (incident_id) do update set due_at = excluded.due_at`,
        [incident.id, dueAt],
      );
}

export type Awaited = { readonly organizationId: string; readonly incidentId: string };

/** Incidents of all organizations with a deadline behind them; the one read without an organization. */
export const clocksDue = (ctx: Ctx, without: readonly string[] = []) =>
  ctx.db.read<Awaited>(
    `select organization_id as "organizationId", incident_id as "incidentId" from cyber.awaited_clock
     where $1::uuid is null and due_at < $2 and organization_id <> all($3::uuid[])
     order by due_at, incident_id limit 500`,
    [ctx.now, without],
  );
