import { approvalSettled, type ApprovalOutcome } from '@talent-os/contracts/identity/approvals.js';
import type { Ctx, Reader, Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import { Approval } from './approval.entity.js';
import { ableHolders } from './approvals.queries.js';
import { PLATFORM_ROLE } from './effects.js';

type Settlement = Pick<Approval, 'decidedBy' | 'decidedByName' | 'note'> & { readonly state: ApprovalOutcome };

/** Writes down what became of a request that is locked. */
export async function settle(ctx: Ctx, tx: Transaction, approval: Approval, settlement: Settlement): Promise<void> {
  const { id: approvalId, kind, subjectId, askedBy, organizationId } = approval;
  await tx.update(Approval, approval, { ...settlement, settledAt: ctx.now });
  await due.set(tx, 'approval', approvalId, undefined);
  const userId = subjectId === organizationId ? null : subjectId;
  ctx.emit(approvalSettled, { approvalId, kind, userId, askedBy, state: settlement.state, by: settlement.decidedBy });
}

/** Whether somebody still administers the platform: nobody gives by another’s word what they do not hold any more. */
export const stillAdministers = async (home: Reader, personId: string): Promise<boolean> =>
  (await ableHolders(home, [PLATFORM_ROLE])).includes(personId);
