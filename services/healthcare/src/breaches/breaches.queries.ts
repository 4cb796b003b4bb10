import type { Breach } from '@talent-os/contracts/healthcare/breaches.js';
import type { Ctx } from '@talent-os/service-kit';

const SHOWN = 200;

/** Assessments, those whose clock runs first and of these the most urgent. */
export const assessments = (ctx: Ctx) =>
  ctx.db.read<Omit<Breach, 'daysLeft'>>(
    `select b.id, b.incident_id as "incidentId", b.title, b.discovered_at as "discoveredAt", b.notify_by as "notifyBy",
       b.affected_count as "affectedCount", b.decision, b.rationale, p.name as "decidedByName", b.notified_on as "notifiedOn"
     from healthcare.breach_assessment b
     left join healthcare.person p on p.organization_id = b.organization_id and p.id = b.decided_by_id
     where b.organization_id = $1
     order by b.decision in ('open', 'notify') desc, b.notify_by, b.id limit ${SHOWN}`,
  );
