import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { setClearanceDue } from '../due.js';
import { clearanceFacts, type ClearanceRecord } from './clearance-facts.js';
import { ClearanceGrant } from './clearance-grant.entity.js';
import { Clearance } from './clearance.entity.js';
import { reinvestigationDueOn } from './clearance.rules.js';
import { remainingNotices } from './notice.rules.js';
import { grantsAnotherLevel } from './report.rules.js';

/** What was confirmed becomes the clearance; another level than before begins a line of the history. */
export async function applyReport(
  tx: Transaction,
  ctx: Ctx,
  clearance: Clearance,
  confirmed: ClearanceRecord,
  today: Day,
): Promise<void> {
  const before = clearanceFacts(clearance);
  const after = clearanceFacts(confirmed);
  if (grantsAnotherLevel(before, after)) await grant(tx, clearance.id, after, today);
  await tx.update(Clearance, clearance, {
    ...after,
    reinvestigationDue: reinvestigationDueOn(after),
    verifiedBy: ctx.userId,
    verifiedAt: ctx.now,
    told: remainingNotices(before, after, clearance.told),
  });
  await setClearanceDue(tx, clearance);
}

async function grant(tx: Transaction, clearanceId: string, facts: ClearanceRecord, today: Day): Promise<void> {
  const last = (await tx.findAll(ClearanceGrant, { clearanceId })).find(({ endedOn }) => endedOn === null);
  if (last) await tx.update(ClearanceGrant, last, { endedOn: today });
  const { currentLevel: level, grantedDate, grantingAuthority } = facts;
  if (level === 'none' || !grantedDate || !grantingAuthority) return;
  await tx.insert(ClearanceGrant, { clearanceId, level, grantedDate, grantingAuthority, endedOn: null });
}
