import type { Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import { nextNotice } from '../requisitions/approval.rules.js';
import type { Offer } from './offer.entity.js';
import { waitingApproval } from './offer.rules.js';

/** An offer is due while one of its approvals waits. */
export async function setOfferApprovalDue(
  tx: Transaction,
  { id, status, approvals }: Pick<Offer, 'id' | 'status' | 'approvals'>,
  timezone: string,
): Promise<void> {
  const waiting = status === 'in_approval' ? waitingApproval(approvals) : undefined;
  await due.set(tx, 'offerApproval', id, waiting && nextNotice(waiting, timezone)?.at);
}
