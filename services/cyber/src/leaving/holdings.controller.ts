import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listCyberHoldings } from '@talent-os/contracts/cyber/holdings.js';
import { openIncidentStates } from '@talent-os/contracts/cyber/incident-states.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { texts } from '@talent-os/service-kit/sql/texts';

const OPEN = `i.organization_id = $1 and i.status in (${texts(openIncidentStates)})`;
const HELD = `
  select (select count(*)::int from cyber.incident i where ${OPEN} and i.assignee_id = $2) as incidents,
    (select count(*)::int from cyber.incident_task k join cyber.incident i on i.id = k.incident_id and ${OPEN}
      where k.organization_id = $1 and k.assignee_id = $2 and k.done_at is null) as tasks`;

@Controller()
export class LeaverHoldingsController {
  @Handles(listCyberHoldings)
  async list({ userId }: Input<typeof listCyberHoldings>, ctx: Ctx) {
    const held = await ctx.db.readOne<{ incidents: number; tasks: number }>(HELD, [userId]);
    return {
      items: [
        { kind: 'incidents' as const, count: held!.incidents },
        { kind: 'incidentTasks' as const, count: held!.tasks },
      ],
      work: [],
    };
  }
}
