import type { Output } from '@talent-os/contracts';
import type { ClearanceDue } from '@talent-os/contracts/cyber/clearance-kinds.js';
import type { getClearancesDue } from '@talent-os/contracts/cyber/readiness.js';
import type { Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { NOTHING, type ClearanceRecord } from './clearance-facts.js';
import { byDue, dueCounts } from './due.rules.js';

/** Status and dates alone: nobody is named. */
const DATED = `
  select c.id, c.current_level as "currentLevel", c.investigation_status as "investigationStatus",
    c.expiration_date as "expirationDate", c.last_investigation_closed as "lastInvestigationClosed",
    c.questionnaire_updated as "questionnaireUpdated", c.access_ended_at as "accessEndedAt"
  from cyber.clearance c where c.organization_id = $1 and c.current_level <> 'none'`;
const WAITING = `
  select count(*)::int as waiting from cyber.clearance_update u where u.organization_id = $1 and u.status = 'submitted'`;

async function datedIn(ctx: Ctx) {
  const dated = await ctx.db.read<Partial<ClearanceRecord> & { readonly id: string }>(DATED);
  return dated.map((row) => ({ ...NOTHING, ...row }));
}

/** Ids of the clearances of the organization that come due, by how soon. */
export const dueBy = async (ctx: Ctx): Promise<Record<ClearanceDue, string[]>> =>
  byDue(await datedIn(ctx), await todayOf(ctx));

/** How many clearances of the organization come due, and how many reports wait. */
export async function clearancesDue(ctx: Ctx): Promise<Output<typeof getClearancesDue>> {
  const [dated, reports] = await Promise.all([datedIn(ctx), ctx.db.readOne<{ waiting: number }>(WAITING)]);
  return { ...dueCounts(dated, await todayOf(ctx)), waiting: reports?.waiting ?? 0 };
}
